"""What a seat may know in Awimbawé: its own hand, everything open, and what plays have shown (AWI-6, AWI-16, AWI-22).

Won cards are closed on the table, but everyone saw them when they were played. So they stay in a view but are not
drawn.
"""

from __future__ import annotations

from menagerie.core.bits import nth, size, write_cards
from menagerie.core.chance import draw
from menagerie.core.hidden import scatter
from menagerie.core.rule import rule, zeros
from menagerie.games.awimbawe.cards import CARDS, DECKS
from menagerie.games.awimbawe.piles import BACK, BITS, LAID, backs_of, face_down, shown_in
from menagerie.games.awimbawe.plays import MISSING
from menagerie.games.awimbawe.state import LACKS, AwimbaweState

GUESSES = 4096
"""How often other hand places are tried for the cards that were blocked when a hand showed what it lacks."""


@rule(inline=False)
def conceal(state: AwimbaweState, seat: int) -> None:
    """Hide others' hands, with what is blocked in them, and every card that lies face down."""
    for other in range(state.players):
        if other != seat:
            state.blocked[other] &= ~state.hands[other]
            state.hands[other] = 0
    for pile in range(16):
        state.piles[pile] = backs_of(state.piles[pile])


@rule(inline=False)
def determinize(state: AwimbaweState, rng: list[int]) -> None:
    """Lay the unseen cards where each may lie, and draw again which hand cards are blocked."""
    unseen = unseen_cards(state)
    places = size(unseen)
    if state.active == 0 or places == 0:
        return
    cards = zeros(CARDS)
    lacks = zeros(CARDS)
    write_cards(unseen, cards, 0)
    for _ in range(GUESSES):
        write_lacks(state, lacks, places, rng)
        if scatter(cards, lacks, places, rng):
            break
    pick_up(state, cards, rng)


@rule
def is_concealed(state: AwimbaweState, seat: int) -> bool:
    """Return whether this seat's hand is hidden."""
    return state.hands[seat] == 0 and state.hand_size[seat] > 0


@rule(inline=False)
def unseen_cards(state: AwimbaweState) -> int:
    """Return the cards of the deck that are neither in a known hand, nor open, nor played."""
    seen = state.trick
    for seat in range(state.players):
        seen |= state.hands[seat] | state.won[seat]
    for pile in range(16):
        seen |= shown_in(state.piles[pile])
    return DECKS[state.players] & ~seen


@rule(inline=False)
def write_lacks(state: AwimbaweState, lacks: list[int], places: int, rng: list[int]) -> None:
    """Write for each place, hidden hands first, the cards that cannot lie there."""
    place = 0
    for seat in range(state.players):
        if is_concealed(state, seat):
            cards = state.hand_size[seat]
            for hand_place in range(place, place + cards):
                lacks[hand_place] = state.lacks[seat]
            for missing in range(LACKS):
                if (state.limited[seat] >> missing) & 1:
                    limit = state.limits[LACKS * seat + missing]
                    spread(MISSING[missing], limit, lacks, place, cards, rng)
            place += cards
    for pile_place in range(place, places):
        lacks[pile_place] = 0


@rule(inline=False)
def spread(missing: int, limit: int, lacks: list[int], first: int, count: int, rng: list[int]) -> None:
    """Let all of these places but this many, drawn at random, lack the missing cards."""
    for place in range(count):
        if draw(rng, count - place) < limit:
            limit -= 1
        else:
            lacks[first + place] |= missing


@rule(inline=False)
def pick_up(state: AwimbaweState, cards: list[int], rng: list[int]) -> None:
    """Lay the cards into the hidden hands and under the backs in the piles, in the order of the places."""
    place = 0
    for seat in range(state.players):
        if is_concealed(state, seat):
            for _ in range(state.hand_size[seat]):
                state.hands[seat] |= 1 << cards[place]
                place += 1
            draw_blocked(state, seat, rng)
    for pile in range(16):
        shift = 0
        while state.piles[pile] >> shift:
            if (state.piles[pile] >> shift) & LAID == BACK:
                state.piles[pile] ^= (BACK ^ face_down(cards[place])) << shift
                place += 1
            shift += BITS


@rule(inline=False)
def draw_blocked(state: AwimbaweState, seat: int, rng: list[int]) -> None:
    """Draw the blocked cards of a hand at random."""
    for _ in range(state.blocked_in_hand[seat]):
        free = state.hands[seat] & ~state.blocked[seat]
        state.blocked[seat] |= 1 << nth(free, draw(rng, size(free)))
