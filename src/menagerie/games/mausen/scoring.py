"""Points and the end of the game (MAU-13, MAU-14 and MAU-16 of docs/rules.md)."""

from menagerie.core.bits import each
from menagerie.core.game import share_of
from menagerie.core.phrases import GameEnded
from menagerie.core.rule import rule
from menagerie.games.mausen.cards import Species, card_of, count_in, value_of
from menagerie.games.mausen.state import MausenState


def ended(state: MausenState) -> GameEnded:
    """Return the event of the end of the game."""
    return GameEnded(tuple(points(state, s) for s in range(state.players)), tuple(each(winners(state))))


@rule(inline=False)
def points(state: MausenState, seat: int) -> int:
    """The sum of the values captured."""
    total = 0
    for card in range(16):
        total += count_in(state.captured[seat], card) * value_of(card)
    return total


@rule
def score(state: MausenState, seat: int) -> int:
    """Mausen has one round: its score is the points."""
    return points(state, seat)


@rule(inline=False)
def mice_of(state: MausenState, seat: int) -> int:
    """Return what breaks a tie: the sum of the mice captured, or the highest single mouse."""
    total = 0
    highest = 0
    for value in range(1, 5):
        count = count_in(state.captured[seat], card_of(Species.MOUSE, value))
        total += count * value
        if count:
            highest = value
    return highest if state.highest_mouse else total


@rule(inline=False)
def winners(state: MausenState) -> int:
    """Most points win; tied, the better mice; still tied, the victory is shared."""
    best = -1
    together = 0
    for seat in range(state.players):
        rank = points(state, seat) * 1024 + mice_of(state, seat)
        if rank > best:
            best = rank
            together = 0
        if rank == best:
            together |= 1 << seat
    return together


@rule
def win_probability(state: MausenState, seat: int) -> int:
    """There is one round: its winners have won the game."""
    return share_of(winners(state), seat)
