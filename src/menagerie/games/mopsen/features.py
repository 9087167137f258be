"""What a learning machine sees of Mopsen."""

from menagerie.core.bits import flags
from menagerie.core.features import Feature, each_other, each_seat, number, once, one_of, one_seat, seat_after, seats
from menagerie.core.game import CHANCE
from menagerie.core.rule import rule
from menagerie.games.mopsen.cards import CARDS, DUTIES, HAND
from menagerie.games.mopsen.scoring import bones_in
from menagerie.games.mopsen.state import ROUNDS, State


@rule
def hand(state: State, seat: int, cells: list[int], start: int) -> int:
    return flags(state.hands[seat], CARDS, cells, start)


@rule
def hand_sizes(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = number(state.hand_size[seat_after(state, seat, steps)], cells, start)
    return start


@rule
def known(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(1, state.players):
        start = flags(state.known[seat_after(state, seat, steps)], CARDS, cells, start)
    return start


@rule
def lacks(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(1, state.players):
        missing = state.lacks[seat_after(state, seat, steps)]
        for kind in range(3):
            cells[start + kind] = missing & DUTIES[kind] != 0
        start += 3
    return start


@rule
def trick(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = one_of(CARDS, state.trick[seat_after(state, seat, steps)], cells, start)
    return start


@rule
def led(state: State, seat: int, cells: list[int], start: int) -> int:
    for kind in range(3):
        cells[start + kind] = state.duty & DUTIES[kind] != 0
    return start + 3


@rule
def leader(state: State, seat: int, cells: list[int], start: int) -> int:
    return one_seat(state, seat, state.leader, cells, start)


@rule
def dealer(state: State, seat: int, cells: list[int], start: int) -> int:
    return one_seat(state, seat, state.dealer, cells, start)


@rule
def pecking_order(state: State, seat: int, cells: list[int], start: int) -> int:
    for kind in range(4):
        start = one_of(4, state.standing[kind], cells, start)
    return start


@rule
def gone(state: State, seat: int, cells: list[int], start: int) -> int:
    cards = state.discards
    for owner in range(state.players):
        cards |= state.bowls[owner]
    return flags(cards, CARDS, cells, start)


@rule
def put_away(state: State, seat: int, cells: list[int], start: int) -> int:
    return flags(state.put_away[seat], CARDS, cells, start)


@rule
def exchanged(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = number(state.put_away_size[seat_after(state, seat, steps)], cells, start)
    return start


@rule
def exchanging(state: State, seat: int, cells: list[int], start: int) -> int:
    return flags(max(0, state.chosen[seat]), CARDS, cells, start)


@rule
def empty_bowls(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        cells[start + steps] = state.bowls[seat_after(state, seat, steps)] == 0
    return start + state.players


@rule
def bones(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = number(bones_in(state, seat_after(state, seat, steps)), cells, start)
    return start


@rule
def points(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = number(state.totals[seat_after(state, seat, steps)], cells, start)
    return start


@rule
def deciding(state: State, seat: int, cells: list[int], start: int) -> int:
    return seats(state, seat, 0 if state.waiting == CHANCE else state.waiting, cells, start)


@rule
def phase(state: State, seat: int, cells: list[int], start: int) -> int:
    return one_of(3, state.phase, cells, start)


@rule
def rounds(state: State, seat: int, cells: list[int], start: int) -> int:
    return one_of(ROUNDS, state.round, cells, start)


@rule
def house_rules(state: State, seat: int, cells: list[int], start: int) -> int:
    return number(state.pinch_optional, cells, number(state.reshuffle_order, cells, start))


FEATURES = (
    Feature("hand", once(CARDS), "The cards in one's own hand.", hand),
    Feature("hand_sizes", each_seat(), "How many cards each hand has.", hand_sizes, most=HAND),
    Feature("known", each_other(CARDS), "The cards in each other hand that it was seen to pinch.", known),
    Feature("lacks", each_other(3), "The colours of pugs that each other hand was shown not to have.", lacks),
    Feature("trick", each_seat(CARDS), "The card that lies above each bowl.", trick),
    Feature("led", once(3), "The colour of pugs that must be followed.", led),
    Feature("leader", each_seat(), "Who leads this trick, or after the last card who leads the next.", leader),
    Feature("dealer", each_seat(), "Who has dealt.", dealer),
    Feature("pecking_order", once(16), "For each kind its place in the pecking order, weakest first.", pecking_order),
    Feature("gone", once(CARDS), "The cards that lie on bowls and among the discards.", gone),
    Feature("put_away", once(CARDS), "The cards that one has put under the stock.", put_away),
    Feature("exchanged", each_seat(), "How many cards each seat has exchanged.", exchanged, most=3),
    Feature("exchanging", once(CARDS), "The cards that one has chosen to exchange, until all have.", exchanging),
    Feature("empty_bowls", each_seat(), "Whether no card lies on a bowl.", empty_bowls),
    Feature("bones", each_seat(), "The bones that each bowl is worth.", bones, least=-127, most=127),
    Feature("points", each_seat(), "The bones of the rounds that were scored.", points, least=-127, most=127),
    Feature("deciding", each_seat(), "Who has yet to decide now.", deciding),
    Feature("phase", once(3), "Whether cards are exchanged, played or pinched.", phase),
    Feature("round", once(ROUNDS), "Which round is being played.", rounds),
    Feature("house_rules", once(2), "Whether the order is reshuffled, and whether pinching is optional.", house_rules),
)
