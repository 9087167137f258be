"""The normal form of a decision in Awimbawé: a network counts the seats that moves name from its own."""

from menagerie.core.rule import rule
from menagerie.games.awimbawe.rules import HANDS, LEADERS, OPEN_CARDS, PUSHES
from menagerie.games.awimbawe.state import AwimbaweState


@rule(inline=False)
def action_unit(state: AwimbaweState, seat: int, action: int) -> int:
    """Return the action that names the same place at the table, counted clockwise from the seat."""
    if action < LEADERS:
        return action
    first, places = LEADERS, 1
    if action >= PUSHES:
        first, places = PUSHES, 16
    elif action >= OPEN_CARDS:
        first, places = OPEN_CARDS, 4
    elif action >= HANDS:
        first = HANDS
    target = (action - first) // places
    steps = target - seat if target >= seat else target - seat + state.players
    return first + places * steps + (action - first) % places
