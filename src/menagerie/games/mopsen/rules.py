"""The rules of Mopsen, MOP-1 to MOP-14 of docs/rules.md: who decides, what is legal, what a decision does."""

from menagerie.core.bits import write_cards
from menagerie.core.phrases import Log
from menagerie.core.rule import rule
from menagerie.games.mopsen.cards import PASS
from menagerie.games.mopsen.deal import choose, exchanges
from menagerie.games.mopsen.state import EXCHANGING, PLAYING, MopsenState
from menagerie.games.mopsen.tricks import cards_on_table, pinch, play, playable


@rule
def actors(state: MopsenState) -> int:
    """Return who decides: all seats at once exchange, one after the other plays, one pinches."""
    return state.waiting


@rule
def legal(state: MopsenState, seat: int, moves: list[int]) -> int:
    """List what the seat may exchange, play or pinch; pinching is required unless it is optional."""
    if state.phase == PLAYING:
        return write_cards(playable(state, seat), moves, 0)
    if state.phase == EXCHANGING:
        return exchanges(moves)
    count = write_cards(cards_on_table(state), moves, 0)
    if state.pinch_optional:
        moves[count] = PASS
        count += 1
    return count


@rule
def apply(state: MopsenState, seat: int, action: int, log: Log | None) -> None:
    """The seat exchanges, plays or pinches."""
    if state.phase == PLAYING:
        play(state, seat, action, log)
    elif state.phase == EXCHANGING:
        choose(state, seat, action, log)
    else:
        pinch(state, seat, action, log)
