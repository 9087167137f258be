"""People count from 1, programs from 0; this module converts between them.

Records, JSON and Python hold an index (the first seat is 0). Whatever a person reads or types is a number (the first
seat is 1).
"""

from __future__ import annotations

import re

LONGEST_NUMBER = 16
"""A number with more digits than this counts nothing here."""


def shown_number(index: int) -> int:
    """Return the number under which a person knows the thing at an index."""
    return index + 1


def parse_number(text: str) -> int:
    """Return the index of the thing that a person calls by this number; raise ValueError if it is not such a number."""
    text = text.strip()
    if not (text.isascii() and text.isdecimal() and len(text) <= LONGEST_NUMBER and int(text) > 0):
        raise ValueError(f"not a number from 1: {text}")
    return int(text) - 1


class IndexText(str):
    """Text in which every whole number is an index, such as the seat order ``2,0,1``."""

    __slots__ = ()


def shown_numbers(text: str) -> str:
    """Return a text with every index in it replaced by the number that a person knows."""
    return re.sub(rf"(?<!\d)\d{{1,{LONGEST_NUMBER}}}(?!\d)", lambda found: str(shown_number(int(found[0]))), text)
