"""What the statistics count in Mopsen: pinches, exchanges, empty bowls, and changes of the pecking order."""

from menagerie.core.bits import size
from menagerie.core.game import CHANCE
from menagerie.core.rule import rule
from menagerie.core.tallies import Tally
from menagerie.games.mopsen.cards import FIRST_EXCHANGE, PASS, PATTERNS, kind_of
from menagerie.games.mopsen.deal import next_dealer
from menagerie.games.mopsen.state import EXCHANGING, PINCHING, PLAYING, MopsenState

TALLIES = (
    Tally("rounds"),
    Tally("rounds-of-8", of="rounds"),
    Tally("rounds-of-9", of="rounds"),
    Tally("rounds-of-10", of="rounds"),
    Tally("rounds-of-11", of="rounds"),
    Tally("leader-won", of="rounds"),
    Tally("tricks"),
    Tally("order-changed", of="tricks"),
    Tally("pinched-red", of="tricks"),
    Tally("pinched-blue", of="tricks"),
    Tally("pinched-yellow", of="tricks"),
    Tally("pinched-cat", of="tricks"),
    Tally("pinched-nothing", of="tricks"),
    Tally("exchanges"),
    Tally("exchanged-0", of="exchanges"),
    Tally("exchanged-1", of="exchanges"),
    Tally("exchanged-2", of="exchanges"),
    Tally("exchanged-3", of="exchanges"),
    Tally("bowls"),
    Tally("bowls-empty", of="bowls"),
)

ROUNDS = 0
ROUNDS_OF = 1
"""One for each number of tricks, 8 to 11."""
LEADER_WON = 5
TRICKS = 6
ORDER_CHANGED = 7
PINCHED = 8
"""One for each kind, red to cat."""
PINCHED_NOTHING = 12
EXCHANGES = 13
EXCHANGED = 14
"""One for each number of cards, 0 to 3."""
BOWLS = 18
BOWLS_EMPTY = 19


@rule(inline=False)
def tally(before: MopsenState, seat: int, action: int, after: MopsenState, counts: list[int]) -> None:
    """Count an exchange, a trick, a pinch, or the end of a round."""
    if seat == CHANCE:
        return
    if before.phase == EXCHANGING:
        counts[EXCHANGES] += 1
        counts[EXCHANGED + size(PATTERNS[action - FIRST_EXCHANGE])] += 1
    elif before.phase == PLAYING and after.phase == PINCHING:
        counts[TRICKS] += 1
        counts[ORDER_CHANGED] += order_changed(before, after)
    elif before.phase == PINCHING:
        counts[PINCHED_NOTHING if action == PASS else PINCHED + kind_of(action)] += 1
        if after.round > before.round:
            tally_round(before, after, counts)


@rule(inline=False)
def order_changed(before: MopsenState, after: MopsenState) -> int:
    """Return whether the lowest card was not of the strongest kind."""
    for kind in range(4):
        if before.standing[kind] != after.standing[kind]:
            return 1
    return 0


@rule(inline=False)
def tally_round(before: MopsenState, after: MopsenState, counts: list[int]) -> None:
    """Count the tricks (each left a card on a bowl), the empty bowls, and whether the leader won."""
    leader = next_dealer(before)
    led = after.totals[leader] - before.totals[leader]
    tricks = 0
    leader_won = 1
    for seat in range(before.players):
        tricks += size(before.bowls[seat])
        counts[BOWLS] += 1
        if before.bowls[seat] == 0:
            counts[BOWLS_EMPTY] += 1
        if after.totals[seat] - before.totals[seat] > led:
            leader_won = 0
    counts[ROUNDS] += 1
    counts[ROUNDS_OF + tricks - 8] += 1
    counts[LEADER_WON] += leader_won
