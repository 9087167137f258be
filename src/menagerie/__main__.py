"""``python -m menagerie`` is ``menagerie``."""

import sys

from menagerie.cli import main

if __name__ == "__main__":
    sys.exit(main())
