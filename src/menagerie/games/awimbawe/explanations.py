"""Why a seat took a trick, what its crowns came from, and what each card can do (AWI-13 to AWI-25)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from menagerie.core.game import CardHelp, took_cards
from menagerie.core.phrases import Event, Phrase
from menagerie.games.awimbawe.cards import (
    EAGLES,
    ELEPHANT,
    FIRST_EAGLE,
    MOUSE,
    MULTICOLOUR_ELEPHANT,
    VALUES,
    Card,
    Colour,
)
from menagerie.games.awimbawe.events import Eliminated, HyenasGathered, LostToHyenas
from menagerie.games.awimbawe.scoring import round_winners, score
from menagerie.games.awimbawe.state import AwimbaweState


@dataclass(frozen=True, slots=True)
class HighestOfColour(Phrase):
    """The card won as the highest of the led colour."""

    card: Card
    colour: Colour


@dataclass(frozen=True, slots=True)
class HighestEagle(Phrase):
    """The card won as the highest eagle that fought."""

    card: Card


@dataclass(frozen=True, slots=True)
class MouseWon(Phrase):
    """The mouse won because it met the elephant of the led colour."""

    card: Card


@dataclass(frozen=True, slots=True)
class UnscaredElephant(Phrase):
    """The multicolour elephant won although the mouse met the elephant of the led colour."""

    card: Card


@dataclass(frozen=True, slots=True)
class CrownsWon(Phrase):
    """The crowns on the cards that a seat has won; with four players, its team."""

    points: int
    players: int


@dataclass(frozen=True, slots=True)
class FourthHyena(Phrase):
    """The fourth hyena lost the round, whatever the crowns."""

    players: int


@dataclass(frozen=True, slots=True)
class EagleBrokeTie(Phrase):
    """Crowns were tied, and this eagle won the round."""

    card: Card


@dataclass(frozen=True, slots=True)
class LostTie(Phrase):
    """Crowns were tied, and another seat had the higher eagle."""


@dataclass(frozen=True, slots=True)
class TieWithoutEagle(Phrase):
    """Crowns were tied, and none of the tied seats had an eagle, so nobody won."""


EXPLANATIONS = (
    HighestOfColour,
    HighestEagle,
    MouseWon,
    UnscaredElephant,
    CrownsWon,
    FourthHyena,
    EagleBrokeTie,
    LostTie,
    TieWithoutEagle,
)

HELP = {
    1: CardHelp("awimbawe-help-mouse", "AWI-19"),
    2: CardHelp("awimbawe-help-rhino", "AWI-20"),
    3: CardHelp("awimbawe-help-cheetah", "AWI-21"),
    4: CardHelp("awimbawe-help-hyena", "AWI-24"),
    5: CardHelp("awimbawe-help-snake", "AWI-22"),
    6: CardHelp("awimbawe-help-elephant", "AWI-19"),
}
"""By the value of an animal."""


def card_help(card: int) -> CardHelp:
    """Return what the animal on a card can do."""
    if card == MULTICOLOUR_ELEPHANT:
        return CardHelp("awimbawe-help-multicolour-elephant", "AWI-19")
    return HELP.get(VALUES[card], CardHelp("awimbawe-help-eagle", "AWI-14"))


def consequences(events: Sequence[Event], side: Sequence[int]) -> tuple[str, ...]:
    """Return whether the side won the trick, a hyena with it, and the fourth hyena."""
    gathered = any(isinstance(event, HyenasGathered) and event.seat in side for event in events)
    fourth = any(isinstance(event, Eliminated | LostToHyenas) and event.seat in side for event in events)
    return took_cards(events, side) + (("hyena",) if gathered else ()) + (("fourth-hyena",) if fourth else ())


def why_won(state: AwimbaweState, seat: int) -> Phrase:
    """Return why the seat's card wins the complete trick."""
    card = state.laid[seat]
    if card >= FIRST_EAGLE:
        return HighestEagle(card)
    mouse, elephant = 6 * state.led + MOUSE, 6 * state.led + ELEPHANT
    if state.trick >> mouse & state.trick >> elephant & 1:
        return MouseWon(card) if card == mouse else UnscaredElephant(card)
    return HighestOfColour(card, state.led)


def reasons(state: AwimbaweState, seat: int) -> tuple[Phrase, ...]:
    """Return the seat's crowns, and what else decided the round."""
    crowns = CrownsWon(score(state, seat), state.players)
    if not state.active >> seat & 1:
        return crowns, FourthHyena(state.players)
    tie = _tie(state, seat)
    return (crowns, tie) if tie else (crowns,)


def _tie(state: AwimbaweState, seat: int) -> Phrase | None:
    """Return how a tie for the most crowns was decided, if the seat was in it."""
    best = {other: score(state, other) for other in range(state.players) if state.active >> other & 1}
    tied = [other for other in best if best[other] == max(best.values())]
    if state.players == 4 or seat not in tied or len(tied) == 1:
        return None
    winners = round_winners(state)
    if not winners:
        return TieWithoutEagle()
    return EagleBrokeTie((state.won[seat] & EAGLES).bit_length() - 1) if winners >> seat & 1 else LostTie()
