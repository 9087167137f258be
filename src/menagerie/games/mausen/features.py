"""What a learning program observes of Mausen."""

from menagerie.core.bits import write_flags
from menagerie.core.features import Feature, number, one_of
from menagerie.core.rule import rule
from menagerie.games.mausen.cards import CARDS, count_in
from menagerie.games.mausen.scoring import mice_of
from menagerie.games.mausen.scoring import points as points_of
from menagerie.games.mausen.state import MausenState


@rule
def middle(state: MausenState, me: int, seat: int, cells: list[int], start: int) -> int:
    for card in range(CARDS):
        cells[start + card] = count_in(state.middle, card)
    return start + CARDS


@rule
def chosen(state: MausenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(CARDS, state.chosen[me], cells, start)


@rule
def restocking(state: MausenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.restocking, cells, start)


@rule
def house_rules(state: MausenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.highest_mouse, cells, number(state.cascade, cells, start))


@rule
def hand(state: MausenState, me: int, seat: int, cells: list[int], start: int) -> int:
    """Everyone began with the same cards and has laid down the rest openly."""
    return write_flags(state.hands[seat], CARDS, cells, start)


@rule
def choosing(state: MausenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number((state.waiting >> seat) & 1, cells, start)


@rule
def points(state: MausenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(points_of(state, seat), cells, start)


@rule
def mice(state: MausenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(mice_of(state, seat), cells, start)


FEATURES = (
    Feature("middle", CARDS, "How many of each card lie in the middle.", middle, most=7),
    Feature("chosen", CARDS, "The card that one has chosen, until all are revealed.", chosen),
    Feature("restocking", 1, "Whether cards are chosen for an empty middle, and nobody hunts.", restocking),
    Feature("house_rules", 2, "Whether ties cascade, and whether the highest mouse breaks a tie.", house_rules),
    Feature("hand", CARDS, "The cards in hand, which everyone can count.", hand, by_seat=True),
    Feature("choosing", 1, "Whether the seat has yet to choose.", choosing, by_seat=True),
    Feature("points", 1, "The values that the seat has captured.", points, most=127, by_seat=True),
    Feature("mice", 1, "What breaks a tie: the captured mice, or the highest of them.", mice, most=70, by_seat=True),
)
