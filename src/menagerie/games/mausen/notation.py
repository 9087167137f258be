"""Mausen's cards and moves as text (docs/notation.md)."""

from menagerie.core.errors import BadRecord
from menagerie.core.game import Entry
from menagerie.core.phrases import Event, Phrase
from menagerie.games.mausen.cards import SYMBOLS, code_of, species_of, value_of
from menagerie.games.mausen.events import Hunt, Restock
from menagerie.games.mausen.state import MausenState


def move(state: MausenState, seat: int, action: int) -> str:
    return code_of(action)


def phrase(state: MausenState, seat: int, action: int) -> Phrase:
    return Restock(action) if state.restocking else Hunt(action)


def name(tag: str, value: int) -> tuple[str, dict[str, str | int]]:
    if tag == "card":
        return "mausen-card", {"species": SYMBOLS[species_of(value)], "value": value_of(value)}
    return "mausen-species", {"species": SYMBOLS[value]}


def lists_legal(state: MausenState) -> bool:
    return True


def entry(event: Event) -> Entry | None:
    return None


def outcome(state: MausenState, entry: Entry) -> list[int]:
    raise BadRecord("entry-out-of-place")
