"""The levels of bots, from the weakest to the strongest, and the one that every screen offers first."""

from __future__ import annotations

LEVELS = ("random", "novice", "casual", "strong", "master")

DEFAULT_LEVEL = "casual"
"""The level of new bots, and of a bot that stands in for a person."""
