"""The command line ``menagerie COMMAND …``: reads arguments, calls the layers below and prints results."""

from menagerie.cli.main import main

__all__ = ["main"]
