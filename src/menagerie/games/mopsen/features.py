"""What a learning program observes of Mopsen."""

from menagerie.core.bits import write_flags
from menagerie.core.features import Feature, number, one_of
from menagerie.core.game import CHANCE
from menagerie.core.rule import rule
from menagerie.games.mopsen.cards import CARDS, DUTIES, HAND
from menagerie.games.mopsen.scoring import bones_in
from menagerie.games.mopsen.state import ROUNDS, MopsenState

COLOURS = 3
PHASES = 3


@rule
def hand(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return write_flags(state.hands[me], CARDS, cells, start)


@rule
def put_away(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return write_flags(state.put_away[me], CARDS, cells, start)


@rule
def exchanging(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return write_flags(max(0, state.chosen[me]), CARDS, cells, start)


@rule
def gone(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    cards = state.discards
    for owner in range(state.players):
        cards |= state.bowls[owner]
    return write_flags(cards, CARDS, cells, start)


@rule
def colours(cards: int, cells: list[int], start: int) -> int:
    """Write a cell for each colour of pugs, 1 if the set has cards of it."""
    for kind in range(COLOURS):
        cells[start + kind] = cards & DUTIES[kind] != 0
    return start + COLOURS


@rule
def led(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return colours(state.duty, cells, start)


@rule
def pecking_order(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    for kind in range(4):
        start = one_of(4, state.standing[kind], cells, start)
    return start


@rule
def phase(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(PHASES, state.phase, cells, start)


@rule
def round_number(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(ROUNDS, state.round, cells, start)


@rule
def house_rules(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.pinch_optional, cells, number(state.reshuffle_order, cells, start))


@rule
def trick(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(CARDS, state.trick[seat], cells, start)


@rule
def known(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return write_flags(state.known[seat], CARDS, cells, start)


@rule
def lacks(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return colours(state.lacks[seat], cells, start)


@rule
def hand_size(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.hand_size[seat], cells, start)


@rule
def exchanged(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.put_away_size[seat], cells, start)


@rule
def empty_bowl(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.bowls[seat] == 0, cells, start)


@rule
def bones(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(bones_in(state, seat), cells, start)


@rule
def points(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.totals[seat], cells, start)


@rule
def dealer(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.dealer == seat, cells, start)


@rule
def leader(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.leader == seat, cells, start)


@rule
def deciding(state: MopsenState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number((state.waiting >> seat) & 1 if state.waiting != CHANCE else 0, cells, start)


FEATURES = (
    Feature("hand", CARDS, "The cards in one's own hand.", hand),
    Feature("put_away", CARDS, "The cards that one has put under the stock.", put_away),
    Feature("exchanging", CARDS, "The cards that one has chosen to exchange, until all have.", exchanging),
    Feature("gone", CARDS, "The cards that lie on bowls and among the discards.", gone),
    Feature("led", COLOURS, "The colour of pugs that must be followed.", led),
    Feature("pecking_order", 16, "For each kind its place in the pecking order, weakest first.", pecking_order),
    Feature("phase", PHASES, "Whether cards are exchanged, played or pinched.", phase),
    Feature("round", ROUNDS, "Which round is being played.", round_number),
    Feature("house_rules", 2, "Whether the order is reshuffled, and whether pinching is optional.", house_rules),
    Feature("trick", CARDS, "The card that lies above the bowl.", trick, by_seat=True),
    Feature("known", CARDS, "The cards in hand that the seat was seen to pinch.", known, by_seat=True),
    Feature("lacks", COLOURS, "The colours that the rest of the hand was shown not to have.", lacks, by_seat=True),
    Feature("hand_size", 1, "How many cards are in hand.", hand_size, most=HAND, by_seat=True),
    Feature("exchanged", 1, "How many cards the seat has exchanged.", exchanged, most=3, by_seat=True),
    Feature("empty_bowl", 1, "Whether no card lies on the bowl.", empty_bowl, by_seat=True),
    Feature("bones", 1, "The bones that the bowl is worth.", bones, least=-127, most=127, by_seat=True),
    Feature("points", 1, "The bones of the rounds that were scored.", points, least=-127, most=127, by_seat=True),
    Feature("dealer", 1, "Whether the seat has dealt.", dealer, by_seat=True),
    Feature("leader", 1, "Whether the seat leads this trick, or has won it and leads the next.", leader, by_seat=True),
    Feature("deciding", 1, "Whether the seat has yet to decide now.", deciding, by_seat=True),
)
