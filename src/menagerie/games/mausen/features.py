"""What a learning machine sees of Mausen."""

from menagerie.core.bits import flags
from menagerie.core.features import Feature, each_other, each_seat, number, once, one_of, seat_after, seats
from menagerie.core.rule import rule
from menagerie.games.mausen.cards import CARDS, count_in
from menagerie.games.mausen.rules import State, mice_of, points


@rule
def hand(state: State, seat: int, cells: list[int], start: int) -> int:
    return flags(state.hands[seat], CARDS, cells, start)


@rule
def others_hands(state: State, seat: int, cells: list[int], start: int) -> int:
    """Everyone began with the same cards and has laid down the rest openly."""
    for steps in range(1, state.players):
        start = flags(state.hands[seat_after(state, seat, steps)], CARDS, cells, start)
    return start


@rule
def middle(state: State, seat: int, cells: list[int], start: int) -> int:
    for card in range(CARDS):
        cells[start + card] = count_in(state.middle, card)
    return start + CARDS


@rule
def chosen(state: State, seat: int, cells: list[int], start: int) -> int:
    return one_of(CARDS, state.chosen[seat], cells, start)


@rule
def choosing(state: State, seat: int, cells: list[int], start: int) -> int:
    return seats(state, seat, state.waiting, cells, start)


@rule
def captured(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = number(points(state, seat_after(state, seat, steps)), cells, start)
    return start


@rule
def mice(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = number(mice_of(state, seat_after(state, seat, steps)), cells, start)
    return start


@rule
def restocking(state: State, seat: int, cells: list[int], start: int) -> int:
    return number(state.restocking, cells, start)


@rule
def house_rules(state: State, seat: int, cells: list[int], start: int) -> int:
    return number(state.highest_mouse, cells, number(state.cascade, cells, start))


FEATURES = (
    Feature("hand", once(CARDS), "The cards in one's own hand.", hand),
    Feature("others_hands", each_other(CARDS), "The cards in each other hand, which everyone can count.", others_hands),
    Feature("middle", once(CARDS), "How many of each card lie in the middle.", middle, most=7),
    Feature("chosen", once(CARDS), "The card that one has chosen, until all are revealed.", chosen),
    Feature("choosing", each_seat(), "Who has yet to choose.", choosing),
    Feature("points", each_seat(), "The values that each seat has captured.", captured, most=127),
    Feature("mice", each_seat(), "What breaks a tie: the captured mice, or the highest of them.", mice, most=70),
    Feature("restocking", once(1), "Whether cards are chosen for an empty middle, and nobody hunts.", restocking),
    Feature("house_rules", once(2), "Whether ties cascade, and whether the highest mouse breaks a tie.", house_rules),
)
