"""The rules, compiled: thousands of games in the time in which plain Python plays one.

Importing this package imports Numba; ``menagerie`` itself never does. The first use of a game compiles for some
seconds, and what is compiled is kept in the user's cache folder.
"""

from menagerie.fast.compile import register
from menagerie.fast.rows import rows_of, state_of

__all__ = ["register", "rows_of", "state_of"]
