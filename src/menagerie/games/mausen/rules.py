"""The rules of Mausen, MAU-1 to MAU-16 of docs/rules.md."""

from menagerie.core.bits import write_cards
from menagerie.core.phrases import Log
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.mausen.cards import herd_of
from menagerie.games.mausen.events import Chose, MiddleEmptied, Restocked, Revealed
from menagerie.games.mausen.hunt import hunt
from menagerie.games.mausen.scoring import ended
from menagerie.games.mausen.state import MausenState


@rule
def actors(state: MausenState) -> int:
    """Return the seats that have not chosen yet."""
    return state.waiting


@rule
def legal(state: MausenState, seat: int, moves: list[int]) -> int:
    """Any hand card may be chosen; no passing."""
    return write_cards(state.hands[seat], moves, 0)


@rule
def apply(state: MausenState, seat: int, action: int, log: Log | None) -> None:
    """A choice is secret until the last seat has chosen."""
    state.chosen[seat] = action
    state.waiting &= ~(1 << seat)
    if log is not None:
        log.append(Chose(seat, action))
    if state.waiting == 0:
        reveal(state, log)


@rule
def reveal(state: MausenState, log: Log | None) -> None:
    """All are revealed together, and hunt or restock."""
    played = 0
    for seat in range(state.players):
        card = state.chosen[seat]
        state.hands[seat] &= ~(1 << card)
        played += herd_of(card)
    state.middle += played
    if log is not None:
        log.append((Restocked if state.restocking else Revealed)(tuple(state.chosen[: state.players])))
    if state.restocking:
        state.restocking = 0
    else:
        hunt(state, played, log)
    for seat in range(state.players):
        state.chosen[seat] = NOBODY
    go_on(state, log)


@rule
def go_on(state: MausenState, log: Log | None) -> None:
    """The game ends when hands are empty; an empty middle is restocked first."""
    if state.hands[0] == 0:
        if log is not None:
            log.append(ended(state))
        return
    state.waiting = (1 << state.players) - 1
    if state.middle == 0:
        state.restocking = 1
        if log is not None:
            log.append(MiddleEmptied())


@rule
def reopen_choices(state: MausenState, seat: int) -> None:
    """Let the others who have chosen choose again."""
    for other in range(state.players):
        if other != seat and state.chosen[other] != NOBODY:
            state.chosen[other] = NOBODY
            state.waiting |= 1 << other
