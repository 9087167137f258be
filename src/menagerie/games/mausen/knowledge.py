"""What a seat may know in Mausen: all but the cards that others have chosen and not yet revealed (MAU-3, MAU-15)."""

from menagerie.core.bits import nth, size
from menagerie.core.chance import draw
from menagerie.core.rule import rule
from menagerie.core.state import UNKNOWN
from menagerie.games.mausen.state import MausenState


@rule(inline=False)
def conceal(state: MausenState, seat: int) -> None:
    """Others' choices are secret until they have left the hands: all are revealed together."""
    for other in range(state.players):
        card = state.chosen[other]
        if other != seat and card >= 0 and state.hands[other] >> card & 1:
            state.chosen[other] = UNKNOWN


@rule(inline=False)
def determinize(state: MausenState, rng: list[int]) -> None:
    """A secret choice may be any hand card."""
    for seat in range(state.players):
        if state.chosen[seat] == UNKNOWN:
            hand = state.hands[seat]
            state.chosen[seat] = nth(hand, draw(rng, size(hand)))
