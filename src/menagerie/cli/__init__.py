"""The command line: ``menagerie COMMAND …``. What each command does lives in the layers below; here it is asked for and told."""

from menagerie.cli.main import main

__all__ = ["main"]
