"""Playing a card: leading, following, what that shows, eagles (AWI-9 to AWI-15)."""

from __future__ import annotations

from menagerie.core.phrases import Log
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.awimbawe.animals import has_target
from menagerie.games.awimbawe.cards import (
    EAGLE,
    EAGLES,
    FIRST_EAGLE,
    FOLLOWING,
    MULTICOLOUR,
    STRENGTHS,
    SUITS,
    VALUES,
)
from menagerie.games.awimbawe.events import AwimbawePlayed, ColourNamed, Fled, Fought, Unblocked
from menagerie.games.awimbawe.piles import BITS, LAID, face_up
from menagerie.games.awimbawe.state import COLOUR, FIGHT_OR_FLEE, LACKS, AwimbaweState, ask
from menagerie.games.awimbawe.tricks import available, end_turn, see_top

ABILITIES = tuple(value if value in (2, 3, 5) else 0 for value in VALUES)
"""The phase in which the owner of a card uses its animal, by card, or 0 (AWI-18)."""

MISSING = FOLLOWING[:5] + tuple(cards | EAGLES for cards in FOLLOWING[:5]) + (EAGLES,)
"""The sets that a hand can be shown to lack: the led colour; the led colour and eagles; eagles."""


@rule
def playable(state: AwimbaweState, seat: int) -> int:
    """Follow if you can; if not, play an eagle if you have one; if not, any available card."""
    cards = available(state, seat)
    return cards & state.following or cards & EAGLES or cards


@rule
def play_card(state: AwimbaweState, seat: int, card: int, log: Log | None) -> None:
    """A card leaves the hand or its pile for the trick, leads or follows, and ends its owner's blocks."""
    follows = (state.following >> card) & 1
    if not follows:
        show_lack(state, seat, card)
    if (state.hands[seat] >> card) & 1:
        leave_hand(state, seat, card)
    else:
        leave_pile(state, seat, card)
    state.laid[seat] = card
    if state.trick == 0:
        lead(state, card)
    elif follows:
        contend(state, card)
    state.trick |= 1 << card
    if log is not None:
        log.append(AwimbawePlayed(seat, card))
    if state.blocked[seat]:
        end_blocks(state, seat, log)
    if state.led == NOBODY:
        ask(state, seat, COLOUR)
    elif card >= FIRST_EAGLE and not follows:
        ask(state, seat, FIGHT_OR_FLEE)
    else:
        use_animal(state, seat, card, log)


@rule
def lead(state: AwimbaweState, card: int) -> None:
    """The led card says which suit must be followed; of a multicolour card its owner says it."""
    state.winning = card
    suit = SUITS[card]
    if suit != MULTICOLOUR:
        state.led = suit
        state.following = FOLLOWING[suit]


@rule
def name_colour(state: AwimbaweState, seat: int, colour: int, log: Log | None) -> None:
    """The named colour is led."""
    state.led = colour
    state.following = FOLLOWING[colour]
    if log is not None:
        log.append(ColourNamed(seat, colour))
    use_animal(state, seat, state.laid[seat], log)


@rule
def contend(state: AwimbaweState, card: int) -> None:
    """The highest card wins so far."""
    if STRENGTHS[card] > STRENGTHS[state.winning]:
        state.winning = card


@rule
def use_animal(state: AwimbaweState, seat: int, card: int, log: Log | None) -> None:
    """Rhino, cheetah and snake are used as they are played, before the next player."""
    ability = ABILITIES[card]
    if ability and has_target(state, seat, ability):
        ask(state, seat, ability)
    else:
        end_turn(state, seat, log)


@rule
def fight(state: AwimbaweState, seat: int, log: Log | None) -> None:
    """The highest fighting eagle wins the trick."""
    card = state.laid[seat]
    contend(state, card)
    if log is not None:
        log.append(Fought(seat, card))
    end_turn(state, seat, log)


@rule
def flee(state: AwimbaweState, seat: int, log: Log | None) -> None:
    """The trick is decided without a fled eagle."""
    card = state.laid[seat]
    state.fled |= 1 << card
    if log is not None:
        log.append(Fled(seat, card))
    end_turn(state, seat, log)


@rule
def end_blocks(state: AwimbaweState, seat: int, log: Log | None) -> None:
    """All of a seat's blocks end when it plays."""
    state.blocked[seat] = 0
    state.blocked_in_hand[seat] = 0
    if log is not None:
        log.append(Unblocked(seat))


@rule
def leave_hand(state: AwimbaweState, seat: int, card: int) -> None:
    """A hand card is played."""
    state.hands[seat] ^= 1 << card
    state.hand_size[seat] -= 1
    if state.limited[seat]:
        count_down(state, seat, card)


@rule
def leave_pile(state: AwimbaweState, seat: int, card: int) -> None:
    """The card on top of a pile is played."""
    top = face_up(card)
    pile = 4 * seat
    while state.piles[pile] & LAID != top:
        pile += 1
    state.piles[pile] >>= BITS
    state.tops[seat] ^= 1 << card
    see_top(state, pile)


@rule
def show_lack(state: AwimbaweState, seat: int, card: int) -> None:
    """A seat that does not follow has no card in hand that follows and, unless it plays one, no eagle; blocked cards
    may be."""
    if state.led == EAGLE:
        missing = LACKS - 1
    elif card >= FIRST_EAGLE:
        missing = state.led
    else:
        missing = state.led + 5
    blocked = state.blocked_in_hand[seat]
    limit = LACKS * seat + missing
    if blocked == 0:
        state.lacks[seat] |= MISSING[missing]
    elif (state.limited[seat] >> missing) & 1 == 0 or blocked < state.limits[limit]:
        state.limited[seat] |= 1 << missing
        state.limits[limit] = blocked


@rule(inline=False)
def count_down(state: AwimbaweState, seat: int, card: int) -> None:
    """Lower the limit of a set by one when the hand plays a card of it."""
    for missing in range(LACKS):
        if (state.limited[seat] >> missing) & (MISSING[missing] >> card) & 1:
            limit = LACKS * seat + missing
            state.limits[limit] -= 1
            if state.limits[limit] == 0:
                state.limited[seat] ^= 1 << missing
                state.lacks[seat] |= MISSING[missing]
