"""Playing a trick and pinching, MOP-7 to MOP-12 of docs/rules.md."""

from menagerie.core.bits import each
from menagerie.core.phrases import Log
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.mopsen.cards import CATS, DUTIES, PASS, kind_of
from menagerie.games.mopsen.events import Discarded, Jostled, MopsenPlayed, MopsenTrickWon, Pinched, PinchedNothing
from menagerie.games.mopsen.scoring import end_round
from menagerie.games.mopsen.state import PINCHING, PLAYING, MopsenState, order_of


@rule
def playable(state: MopsenState, seat: int) -> int:
    """Return the playable cards: a seat that has the led colour must follow it or play a cat; otherwise any card."""
    hand = state.hands[seat]
    following = hand & state.duty
    return following | hand & CATS if following else hand


@rule
def play(state: MopsenState, seat: int, card: int, log: Log | None) -> None:
    """A card is laid above its owner's bowl; then the next seat plays, clockwise, until all have."""
    state.waiting = 0
    leader = state.leader
    duty = state.duty
    if seat == leader:
        state.duty = DUTIES[kind_of(card)]
    elif duty and ((duty | CATS) >> card) & 1 == 0:
        state.lacks[seat] |= duty
    others = ~(1 << card)
    state.hands[seat] &= others
    state.known[seat] &= others
    state.hand_size[seat] -= 1
    state.trick[seat] = card
    if log is not None:
        log.append(MopsenPlayed(seat, card))
    following = seat + 1
    if following == state.players:
        following = 0
    if following == leader:
        compare(state, log)
    else:
        state.waiting = 1 << following


@rule
def strength_of(card: int, standing: list[int]) -> int:
    """Return a card's strength: first its kind's place in the pecking order counts, then its number."""
    return standing[card >> 4] << 4 | card & 15


@rule
def compare(state: MopsenState, log: Log | None) -> None:
    """All cards of the trick are compared: the owner of the highest feeds, that of the lowest jostles and pinches."""
    winner = 0
    loser = 0
    highest = -1
    lowest = 64
    trick = state.trick
    standing = state.standing
    for seat in range(state.players):
        strength = strength_of(trick[seat], standing)
        if strength > highest:
            highest = strength
            winner = seat
        if strength < lowest:
            lowest = strength
            loser = seat
    fill_bowl(state, winner, log)
    jostle(state, loser, log)
    state.phase = PINCHING
    state.waiting = 1 << loser


@rule
def fill_bowl(state: MopsenState, seat: int, log: Log | None) -> None:
    """The winner lays the highest card on their own bowl, and leads next."""
    card = state.trick[seat]
    if log is not None:
        log.append(MopsenTrickWon(seat, card))
    state.trick[seat] = NOBODY
    state.bowls[seat] |= 1 << card
    state.leader = seat


@rule
def jostle(state: MopsenState, seat: int, log: Log | None) -> None:
    """The lowest card's kind moves to the top of the pecking order, the others keep their order; it is discarded."""
    card = state.trick[seat]
    to_the_top(state.standing, kind_of(card))
    if log is not None:
        log.append(Jostled(seat, kind_of(card), order_of(state.standing)))
    state.trick[seat] = NOBODY
    state.discards |= 1 << card
    if log is not None:
        log.append(Discarded((card,)))


@rule
def to_the_top(standing: list[int], kind: int) -> None:
    """Move this kind to the top; the kinds above it go down by one."""
    before = standing[kind]
    for other in range(4):
        if standing[other] > before:
            standing[other] -= 1
    standing[kind] = 3


@rule
def cards_on_table(state: MopsenState) -> int:
    """Return the trick's cards that can be pinched, once the winner's and the pinching seat's own are gone."""
    cards = 0
    for card in state.trick:
        if card != NOBODY:
            cards |= 1 << card
    return cards


@rule
def pinch(state: MopsenState, seat: int, action: int, log: Log | None) -> None:
    """The owner of the lowest card takes one of the others into their hand; what remains is discarded."""
    state.waiting = 0
    if action != PASS:
        take(state, seat, action)
    if log is not None:
        log.append(PinchedNothing(seat) if action == PASS else Pinched(seat, action))
    discard_the_rest(state, log)
    go_on(state, log)


@rule
def take(state: MopsenState, seat: int, card: int) -> None:
    """A card of the trick goes into a hand, and everyone sees which."""
    for owner in range(state.players):
        if state.trick[owner] == card:
            state.trick[owner] = NOBODY
    pinched = 1 << card
    state.hands[seat] |= pinched
    state.known[seat] |= pinched
    state.hand_size[seat] += 1


@rule
def discard_the_rest(state: MopsenState, log: Log | None) -> None:
    """Discard what is left of the trick."""
    remaining = cards_on_table(state)
    state.discards |= remaining
    for seat in range(state.players):
        state.trick[seat] = NOBODY
    if log is not None and remaining:
        log.append(Discarded(tuple(each(remaining))))


@rule
def go_on(state: MopsenState, log: Log | None) -> None:
    """The winner leads the next trick, unless a hand is empty: then the round ends."""
    someone_is_out = False
    for seat in range(state.players):
        if state.hand_size[seat] == 0:
            someone_is_out = True
    state.duty = 0
    if someone_is_out:
        end_round(state, log)
    else:
        state.phase = PLAYING
        state.waiting = 1 << state.leader
