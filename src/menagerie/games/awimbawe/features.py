"""What a learning machine sees of Awimbawé."""

from menagerie.core.bits import flags, size
from menagerie.core.features import Feature, each_other, each_seat, number, once, one_of, one_seat, seat_after, seats
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.awimbawe.cards import CARDS, EAGLES, FIRST_EAGLE, HYENAS, SUITS, TRICKS, VALUES
from menagerie.games.awimbawe.piles import BITS, LAID, card_of, shown_in
from menagerie.games.awimbawe.plays import MISSING
from menagerie.games.awimbawe.scoring import crowns_of
from menagerie.games.awimbawe.state import LACKS, NEXT_LEADER, State

SUIT_COUNT = 7
EAGLE_COUNT = CARDS - FIRST_EAGLE
PER_TOP = SUIT_COUNT + 4
QUESTIONS = NEXT_LEADER + 1
"""So many phases ask a seat to decide."""


@rule
def own_seat(state: State, seat: int, cells: list[int], start: int) -> int:
    return one_of(state.players, seat, cells, start)


@rule
def hand(state: State, seat: int, cells: list[int], start: int) -> int:
    return flags(state.hands[seat], CARDS, cells, start)


@rule
def blocked(state: State, seat: int, cells: list[int], start: int) -> int:
    return flags(state.blocked[seat], CARDS, cells, start)


@rule
def hand_sizes(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = number(state.hand_size[seat_after(state, seat, steps)], cells, start)
    return start


@rule
def blocked_in_hand(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = number(state.blocked_in_hand[seat_after(state, seat, steps)], cells, start)
    return start


@rule
def tops(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = flags(state.tops[seat_after(state, seat, steps)], CARDS, cells, start)
    return start


@rule
def covered(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        other = seat_after(state, seat, steps)
        cards = 0
        for pile in range(4 * other, 4 * other + 4):
            cards |= shown_in(state.piles[pile] >> BITS)
        start = flags(cards, CARDS, cells, start)
    return start


@rule
def piles(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        other = seat_after(state, seat, steps)
        for slot in range(4):
            start = pile_top(state, other, state.piles[4 * other + slot], cells, start)
    return start


@rule
def pile_top(state: State, owner: int, pile: int, cells: list[int], start: int) -> int:
    """The top card's suit and value if it lies face up, whether it is blocked, whether it lies face down; the size."""
    top = pile & LAID
    card = card_of(top) if top & 1 else NOBODY
    start = one_of(SUIT_COUNT, SUITS[card] if card >= 0 else NOBODY, cells, start)
    cells[start] = VALUES[card] if card >= 0 else 0
    cells[start + 1] = (state.blocked[owner] >> card) & 1 if card >= 0 else 0
    cells[start + 2] = top != 0 and top & 1 == 0
    cells[start + 3] = cards_in(pile)
    return start + 4


@rule
def cards_in(pile: int) -> int:
    """How many cards lie in the pile."""
    count = 0
    while pile:
        pile >>= BITS
        count += 1
    return count


@rule
def trick(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = one_of(CARDS, state.laid[seat_after(state, seat, steps)], cells, start)
    return start


@rule
def led(state: State, seat: int, cells: list[int], start: int) -> int:
    return one_of(SUIT_COUNT, state.led, cells, start)


@rule
def winning(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        card = state.laid[seat_after(state, seat, steps)]
        cells[start + steps] = card != NOBODY and card == state.winning
    return start + state.players


@rule
def fled(state: State, seat: int, cells: list[int], start: int) -> int:
    return flags(state.fled >> FIRST_EAGLE, EAGLE_COUNT, cells, start)


@rule
def gone(state: State, seat: int, cells: list[int], start: int) -> int:
    cards = 0
    for side in range(state.players):
        cards |= state.won[side]
    return flags(cards, CARDS, cells, start)


@rule
def crowns(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = number(crowns_of(state, seat_after(state, seat, steps)), cells, start)
    return start


@rule
def hyenas(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        won = state.won[seat_after(state, seat, steps) & state.sides]
        start = number(size(won & HYENAS), cells, start)
    return start


@rule
def eagles(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        won = state.won[seat_after(state, seat, steps) & state.sides]
        start = flags((won & EAGLES) >> FIRST_EAGLE, EAGLE_COUNT, cells, start)
    return start


@rule
def lacks(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(1, state.players):
        missing = state.lacks[seat_after(state, seat, steps)]
        for shown in range(LACKS):
            cells[start + shown] = MISSING[shown] & ~missing == 0
        start += LACKS
    return start


@rule
def limits(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(1, state.players):
        other = seat_after(state, seat, steps)
        for shown in range(LACKS):
            limited = (state.limited[other] >> shown) & 1
            cells[start + shown] = state.limits[LACKS * other + shown] if limited else 0
        start += LACKS
    return start


@rule
def rounds_won(state: State, seat: int, cells: list[int], start: int) -> int:
    for steps in range(state.players):
        start = number(state.rounds_won[seat_after(state, seat, steps)], cells, start)
    return start


@rule
def active(state: State, seat: int, cells: list[int], start: int) -> int:
    return seats(state, seat, state.active, cells, start)


@rule
def turn(state: State, seat: int, cells: list[int], start: int) -> int:
    return one_seat(state, seat, state.turn, cells, start)


@rule
def waiting(state: State, seat: int, cells: list[int], start: int) -> int:
    return seats(state, seat, state.waiting, cells, start)


@rule
def named_leader(state: State, seat: int, cells: list[int], start: int) -> int:
    return one_seat(state, seat, state.named_leader, cells, start)


@rule
def tricks_left(state: State, seat: int, cells: list[int], start: int) -> int:
    return number(state.tricks_left, cells, start)


@rule
def phase(state: State, seat: int, cells: list[int], start: int) -> int:
    return one_of(QUESTIONS, state.phase if state.phase < QUESTIONS else NOBODY, cells, start)


FEATURES = (
    Feature("seat", each_seat(), "One's own seat by its number, since moves name seats by number.", own_seat),
    Feature("hand", once(CARDS), "The cards in one's own hand.", hand),
    Feature("blocked", once(CARDS), "One's own cards that a snake has blocked.", blocked),
    Feature("hand_sizes", each_seat(), "How many cards each hand has.", hand_sizes, most=6),
    Feature("blocked_in_hand", each_seat(), "How many cards are blocked in each hand.", blocked_in_hand, most=6),
    Feature("tops", each_seat(CARDS), "The open cards on each seat's piles.", tops),
    Feature("covered", each_seat(CARDS), "The open cards that lie under others in each seat's piles.", covered),
    Feature(
        "piles",
        each_seat(4 * PER_TOP),
        "For each pile the suit and the value of its open top card, whether that is blocked, whether the top card lies "
        "face down, and how many cards there are.",
        piles,
        most=12,
    ),
    Feature("trick", each_seat(CARDS), "The card that each seat has laid in this trick.", trick),
    Feature("led", once(SUIT_COUNT), "The suit that was led or named.", led),
    Feature("winning", each_seat(), "Whose card is the strongest so far, mice aside.", winning),
    Feature("fled", once(EAGLE_COUNT), "The eagles that have fled from this trick.", fled),
    Feature("gone", once(CARDS), "The cards that were won in this round.", gone),
    Feature("crowns", each_seat(), "The crowns that each seat's side has won.", crowns, least=-127, most=127),
    Feature("hyenas", each_seat(), "The hyenas that each seat's side has won.", hyenas, most=5),
    Feature("eagles", each_seat(EAGLE_COUNT), "The eagles that each seat's side has won.", eagles),
    Feature(
        "lacks",
        each_other(LACKS),
        "What each other hand was shown not to have: a colour, a colour and eagles, eagles.",
        lacks,
    ),
    Feature(
        "limits",
        each_other(LACKS),
        "Of which of these a hand has at most so many, because cards were blocked when it was shown; else 0.",
        limits,
        most=6,
    ),
    Feature("rounds_won", each_seat(), "How many rounds each seat has won.", rounds_won, most=2),
    Feature("active", each_seat(), "Who is still in this round.", active),
    Feature("turn", each_seat(), "Whose card or animal it is now.", turn),
    Feature("waiting", each_seat(), "Who has yet to finish their turn in this trick.", waiting),
    Feature("named_leader", each_seat(), "Who was named to lead next.", named_leader),
    Feature("tricks_left", once(1), "How many tricks are still to come in this round.", tricks_left, most=max(TRICKS)),
    Feature("phase", once(QUESTIONS), "What is to be decided: a card, a colour, a rhino, …", phase),
)
