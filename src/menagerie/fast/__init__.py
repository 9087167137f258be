"""The compiled engine: kernels that play games thousands of times faster than plain Python.

Importing this package imports Numba; ``menagerie`` itself never does. The first use of a game compiles for some
seconds; the compiled code is cached in the user's cache folder.
"""

from menagerie.fast.compile import register
from menagerie.fast.rows import rows_of, state_of

__all__ = ["register", "rows_of", "state_of"]
