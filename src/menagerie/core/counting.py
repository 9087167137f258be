"""The one place that converts between how people count (from 1) and how programs count (from 0)."""

from __future__ import annotations


def shown_number(index: int) -> int:
    """Return the number that a person reads for an index: seat 0 is seat 1."""
    return index + 1


def parse_number(text: str) -> int:
    """Return the index for a number that a person typed. Raise ValueError unless it is a whole number from 1."""
    if not (text.isascii() and text.isdecimal() and int(text) >= 1):
        raise ValueError(text)
    return int(text) - 1
