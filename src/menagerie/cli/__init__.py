"""The command line: ``menagerie COMMAND …``. What a command does lives in the layers below; here it is asked for."""

from menagerie.cli.main import main

__all__ = ["main"]
