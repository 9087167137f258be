"""What a learning program observes of Awimbawé."""

from menagerie.core.bits import lowest, size, write_flags, write_unpacked
from menagerie.core.features import Feature, number, one_of
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.awimbawe.cards import CARDS, FIRST_EAGLE, SUITS, TRICKS, VALUES
from menagerie.games.awimbawe.piles import BITS, LAID, card_of
from menagerie.games.awimbawe.state import LACKS, NEXT_LEADER, AwimbaweState

SUIT_COUNT = 7
EAGLE_COUNT = CARDS - FIRST_EAGLE
PER_PILE = SUIT_COUNT + 4
QUESTIONS = NEXT_LEADER + 1
"""The number of phases in which a seat decides."""

VALUE = 32
TOPS = (
    0,
    0,
    *(1 << SUITS[card] | VALUES[card] << VALUE if up else 1 << SUIT_COUNT for card in range(CARDS) for up in (0, 1)),
    *(1 << SUIT_COUNT,) * (LAID + 1 - 2 * CARDS - 2),
)
"""The top of a pile: its suit as a bit, or that it lies face down, and its value in the upper half.

The tops of four piles fit side by side, with a byte in each half for each.
"""

FACE_UP = sum(1 << BITS * place for place in range(8))
LOWER_SIX = 0b0111111 * FACE_UP
SEVENTH = 0b1000000 * FACE_UP
"""Bits of all cards in a pile."""
COVERED = FACE_UP ^ 1
"""Like FACE_UP, without the top card."""


@rule
def own_seat(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(4, me, cells, start)


@rule
def hand(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return write_flags(state.hands[me], CARDS, cells, start)


@rule
def blocked(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return write_flags(state.blocked[me], CARDS, cells, start)


@rule
def led(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(SUIT_COUNT, state.led, cells, start)


@rule
def fled(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return write_flags(state.fled >> FIRST_EAGLE, EAGLE_COUNT, cells, start)


@rule
def phase(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(QUESTIONS, state.phase if state.phase < QUESTIONS else NOBODY, cells, start)


@rule
def tricks_left(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.tricks_left, cells, start)


@rule
def trick(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(CARDS, state.laid[seat], cells, start)


@rule
def tops(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return write_flags(state.tops[seat], CARDS, cells, start)


@rule
def covered(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    """Write the cards that a rhino pushed under a pile; a card has more bits than a seat has piles, so each pile gets
    one."""
    faces = 0
    for slot in range(4):
        faces |= (state.piles[4 * seat + slot] & COVERED) << slot
    cards = 0
    while faces:
        place = lowest(faces)
        faces &= faces - 1
        slot = place % BITS
        cards |= 1 << card_of((state.piles[4 * seat + slot] >> (place - slot)) & LAID)
    return write_flags(cards, CARDS, cells, start)


@rule
def piles(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    seen, sizes = 0, 0
    for slot in range(4):
        pile = state.piles[4 * seat + slot]
        seen |= TOPS[pile & LAID] << 8 * slot
        sizes |= cards_in(pile) << 8 * slot
    blocked = blocked_piles(state, seat)
    start = write_flags(seen, 4 * (SUIT_COUNT + 1), cells, start)
    start = write_unpacked(seen >> VALUE, cells, start)
    start = write_unpacked(sizes, cells, start)
    return write_flags(blocked, 4, cells, start)


@rule
def blocked_piles(state: AwimbaweState, seat: int) -> int:
    """Return the seat's piles whose open top card a snake has blocked; usually there are none."""
    blocked = state.blocked[seat] & state.tops[seat]
    found = 0
    if blocked:
        for slot in range(4):
            top = state.piles[4 * seat + slot] & LAID
            found |= ((blocked << 1 >> (top >> 1)) & top & 1) << slot
    return found


@rule
def cards_in(pile: int) -> int:
    """Return the number of cards in the pile; no card is 0, so each sets one of its lower six bits or the seventh."""
    return size(((pile & LOWER_SIX) + LOWER_SIX | pile) & SEVENTH)


@rule
def winning(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.laid[seat] != NOBODY and state.laid[seat] == state.winning, cells, start)


@rule
def won(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return write_flags(state.won[seat & state.sides], CARDS, cells, start)


@rule
def lacks(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return write_flags(state.lacks[seat], CARDS, cells, start)


@rule
def limits(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    limited = state.limited[seat]
    if limited == 0:
        return write_flags(0, LACKS, cells, start)
    for shown in range(LACKS):
        cells[start + shown] = state.limits[LACKS * seat + shown] if (limited >> shown) & 1 else 0
    return start + LACKS


@rule
def hand_size(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.hand_size[seat], cells, start)


@rule
def blocked_in_hand(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.blocked_in_hand[seat], cells, start)


@rule
def rounds_won(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.rounds_won[seat], cells, start)


@rule
def active(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number((state.active >> seat) & 1, cells, start)


@rule
def turn(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(state.turn == seat, cells, start)


@rule
def waiting(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
    return number((state.waiting >> seat) & 1, cells, start)


@rule
def named_leader(state: AwimbaweState, me: int, seat: int, cells: list[int], start: int) -> int:
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
        "For each pile the suit of its open top card, or that it lies face down; then the values of the four cards; "
        "how many cards each pile has; which of the four is blocked.",
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
