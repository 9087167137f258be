"""What a learning machine sees of Awimbawé."""

from menagerie.core.bits import flags, size
from menagerie.core.features import Feature, number, one_of
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.awimbawe.cards import CARDS, FIRST_EAGLE, SUITS, TRICKS, VALUES
from menagerie.games.awimbawe.piles import BITS, LAID, shown_in
from menagerie.games.awimbawe.state import LACKS, NEXT_LEADER, State

SUIT_COUNT = 7
EAGLE_COUNT = CARDS - FIRST_EAGLE
PER_PILE = SUIT_COUNT + 4
QUESTIONS = NEXT_LEADER + 1
"""So many phases ask a seat to decide."""

TOPS = (
    0,
    0,
    *(1 << SUITS[card] | VALUES[card] << 8 if up else 1 << SUIT_COUNT for card in range(CARDS) for up in (0, 1)),
    *(1 << SUIT_COUNT,) * (LAID + 1 - 2 * CARDS - 2),
)
"""By what lies on top of a pile: its suit as a bit, or that it lies face down; from the ninth bit on its value."""

FACE_UP = sum(1 << BITS * place for place in range(8))
LOWER_SIX = 0b0111111 * FACE_UP
SEVENTH = 0b1000000 * FACE_UP
"""Bits of all cards in a pile."""


@rule
def own_seat(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(4, me, cells, start)


@rule
def hand(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return flags(state.hands[me], CARDS, cells, start)


@rule
def blocked(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return flags(state.blocked[me], CARDS, cells, start)


@rule
def led(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(SUIT_COUNT, state.led, cells, start)


@rule
def fled(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return flags(state.fled >> FIRST_EAGLE, EAGLE_COUNT, cells, start)


@rule
def phase(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(QUESTIONS, state.phase if state.phase < QUESTIONS else NOBODY, cells, start)


@rule
def tricks_left(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.tricks_left, cells, start)


@rule
def trick(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(CARDS, state.laid[seat], cells, start)


@rule
def tops(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return flags(state.tops[seat], CARDS, cells, start)


@rule
def covered(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    """A rhino pushed them there; most of the time there are none."""
    together = 0
    for pile in range(4 * seat, 4 * seat + 4):
        together |= state.piles[pile] >> BITS
    cards = 0
    if together & FACE_UP:
        for pile in range(4 * seat, 4 * seat + 4):
            cards |= shown_in(state.piles[pile] >> BITS)
    return flags(cards, CARDS, cells, start)


@rule
def piles(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    for pile in range(4 * seat, 4 * seat + 4):
        start = one_pile(state.piles[pile], state.blocked[seat], cells, start)
    return start


@rule
def one_pile(pile: int, blocked: int, cells: list[int], start: int) -> int:
    """The top card's suit if it lies face up, or that it lies face down; its value, whether it is blocked; the size."""
    top = pile & LAID
    seen = TOPS[top]
    start = flags(seen & 0xFF, SUIT_COUNT + 1, cells, start)
    cells[start] = seen >> 8
    cells[start + 1] = (blocked << 1 >> (top >> 1)) & top & 1
    cells[start + 2] = cards_in(pile)
    return start + 3


@rule
def cards_in(pile: int) -> int:
    """How many cards lie in the pile: none is 0, so each has a bit among its lower six or the seventh."""
    return size(((pile & LOWER_SIX) + LOWER_SIX | pile) & SEVENTH)


@rule
def winning(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.laid[seat] != NOBODY and state.laid[seat] == state.winning, cells, start)


@rule
def won(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return flags(state.won[seat & state.sides], CARDS, cells, start)


@rule
def lacks(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return flags(state.lacks[seat], CARDS, cells, start)


@rule
def limits(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    limited = state.limited[seat]
    if limited == 0:
        return flags(0, LACKS, cells, start)
    for shown in range(LACKS):
        cells[start + shown] = state.limits[LACKS * seat + shown] if (limited >> shown) & 1 else 0
    return start + LACKS


@rule
def hand_size(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.hand_size[seat], cells, start)


@rule
def blocked_in_hand(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.blocked_in_hand[seat], cells, start)


@rule
def rounds_won(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.rounds_won[seat], cells, start)


@rule
def active(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return number((state.active >> seat) & 1, cells, start)


@rule
def turn(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.turn == seat, cells, start)


@rule
def waiting(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return number((state.waiting >> seat) & 1, cells, start)


@rule
def named_leader(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.named_leader == seat, cells, start)


FEATURES = (
    Feature("seat", 4, "One's own seat by its number, since moves name seats by number.", own_seat),
    Feature("hand", CARDS, "The cards in one's own hand.", hand),
    Feature("blocked", CARDS, "One's own cards that a snake has blocked.", blocked),
    Feature("led", SUIT_COUNT, "The suit that was led or named.", led),
    Feature("fled", EAGLE_COUNT, "The eagles that have fled from this trick.", fled),
    Feature("phase", QUESTIONS, "What is to be decided: a card, a colour, a rhino, …", phase),
    Feature("tricks_left", 1, "How many tricks are still to come in this round.", tricks_left, most=max(TRICKS)),
    Feature("trick", CARDS, "The card that the seat has laid in this trick.", trick, by_seat=True),
    Feature("tops", CARDS, "The open cards on top of the piles.", tops, by_seat=True),
    Feature("covered", CARDS, "The open cards that lie under others in the piles.", covered, by_seat=True),
    Feature(
        "piles",
        4 * PER_PILE,
        "For each pile the suit of its open top card, or that it lies face down; its value, whether it is blocked, and "
        "how many cards there are.",
        piles,
        most=12,
        by_seat=True,
    ),
    Feature("winning", 1, "Whether the seat's card is the strongest so far, mice aside.", winning, by_seat=True),
    Feature("won", CARDS, "The cards that the seat's side has won, hyenas and eagles among them.", won, by_seat=True),
    Feature("lacks", CARDS, "The cards that the hand was shown not to have.", lacks, by_seat=True),
    Feature(
        "limits",
        LACKS,
        "Of each colour, each colour with the eagles, and the eagles: if only so many can be in hand, since so many "
        "were blocked when the rest was shown to be lacking; else 0.",
        limits,
        most=6,
        by_seat=True,
    ),
    Feature("hand_size", 1, "How many cards are in hand.", hand_size, most=6, by_seat=True),
    Feature("blocked_in_hand", 1, "How many of them are blocked.", blocked_in_hand, most=6, by_seat=True),
    Feature("rounds_won", 1, "How many rounds the seat has won.", rounds_won, most=2, by_seat=True),
    Feature("active", 1, "Whether the seat is still in this round.", active, by_seat=True),
    Feature("turn", 1, "Whether it is this seat's card or animal now.", turn, by_seat=True),
    Feature("waiting", 1, "Whether the seat has yet to finish its turn in this trick.", waiting, by_seat=True),
    Feature("named_leader", 1, "Whether the seat was named to lead next.", named_leader, by_seat=True),
)
