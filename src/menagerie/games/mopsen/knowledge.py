"""What a seat may know in Mopsen, and what it can infer.

Everyone knows the tricks, the bowls, the discards, each hand's size, which cards it pinched, how many it exchanged, and
each colour that it could not follow: since then only pinched cards have come into that hand.
"""

from menagerie.core.bits import size, write_cards
from menagerie.core.chance import draw
from menagerie.core.hidden import scatter
from menagerie.core.rule import rule, zeros
from menagerie.core.state import NOBODY, UNKNOWN
from menagerie.games.mopsen.cards import CARDS, DECK, MOST_STOCK, PATTERNS, cards_at
from menagerie.games.mopsen.state import MopsenState


@rule(inline=False)
def conceal(state: MopsenState, seat: int) -> None:
    """Hide the stock, others' hands except pinched cards, and what others exchange or have put away."""
    for other in range(state.players):
        if other != seat:
            state.hands[other] = state.known[other]
            state.put_away[other] = 0
            if state.chosen[other] != NOBODY:
                state.chosen[other] = UNKNOWN
    for place in range(MOST_STOCK):
        if state.stock[place] != NOBODY:
            state.stock[place] = UNKNOWN


@rule(inline=False)
def determinize(state: MopsenState, rng: list[int]) -> None:
    """Lay the hidden cards into hands that are not known to lack them, among the cards put away, or into the stock."""
    cards = zeros(CARDS)
    lacks = zeros(CARDS)
    write_cards(hidden_cards(state), cards, 0)
    scatter(cards, lacks, hidden_places(state, lacks), rng)
    lay_out(state, cards)
    for seat in range(state.players):
        if state.chosen[seat] == UNKNOWN:
            state.chosen[seat] = cards_at(state.hands[seat], PATTERNS[draw(rng, len(PATTERNS))])


@rule(inline=False)
def hidden_cards(state: MopsenState) -> int:
    """Return the cards that are not visible."""
    seen = state.discards
    for seat in range(state.players):
        seen |= state.hands[seat] | state.put_away[seat] | state.bowls[seat]
        if state.trick[seat] != NOBODY:
            seen |= 1 << state.trick[seat]
    for place in range(MOST_STOCK):
        if state.stock[place] >= 0:
            seen |= 1 << state.stock[place]
    return DECK & ~seen


@rule(inline=False)
def hidden_places(state: MopsenState, lacks: list[int]) -> int:
    """Write what each place of a hidden card lacks: hands first, then all others. Return the number of places."""
    count = 0
    for seat in range(state.players):
        for _ in range(state.hand_size[seat] - size(state.hands[seat])):
            lacks[count] = state.lacks[seat]
            count += 1
    for seat in range(state.players):
        count += state.put_away_size[seat] - size(state.put_away[seat])
    for place in range(MOST_STOCK):
        if state.stock[place] == UNKNOWN:
            count += 1
    return count


@rule(inline=False)
def lay_out(state: MopsenState, cards: list[int]) -> None:
    """Lay the cards into the hidden places, in the order of ``hidden_places``."""
    used = 0
    for seat in range(state.players):
        for _ in range(state.hand_size[seat] - size(state.hands[seat])):
            state.hands[seat] |= 1 << cards[used]
            used += 1
    for seat in range(state.players):
        for _ in range(state.put_away_size[seat] - size(state.put_away[seat])):
            state.put_away[seat] |= 1 << cards[used]
            used += 1
    for place in range(MOST_STOCK):
        if state.stock[place] == UNKNOWN:
            state.stock[place] = cards[used]
            used += 1
