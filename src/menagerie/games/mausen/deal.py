"""The deal: Mausen has none, since everyone starts with the same cards (MAU-2 of docs/rules.md)."""

from menagerie.core.phrases import Log
from menagerie.core.rule import rule
from menagerie.games.mausen.state import MausenState


@rule
def sample_chance(state: MausenState, rng: list[int], outcome: list[int]) -> None:
    """Do nothing: chance decides nothing in Mausen."""


@rule
def apply_chance(state: MausenState, outcome: list[int], log: Log | None) -> None:
    """Do nothing: chance decides nothing in Mausen."""
