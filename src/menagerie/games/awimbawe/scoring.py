"""The end of a round and of the game: crowns, rivals, and who names the next leader (AWI-8, AWI-25, AWI-26)."""

from __future__ import annotations

from menagerie.core.bits import each, lowest
from menagerie.core.game import CERTAIN
from menagerie.core.phrases import Event, GameEnded, Log, RoundEnded
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.awimbawe.cards import EAGLES, FIRST_EAGLE
from menagerie.games.awimbawe.events import RivalTurnedGold, RoundUndecided
from menagerie.games.awimbawe.state import DEAL, NEXT_LEADER, OVER, AwimbaweState, ask, seats_of

ROUNDS_TO_WIN = 2

WIN_PROBABILITIES = (
    ((CERTAIN // 2, CERTAIN // 4, 0), (CERTAIN * 3 // 4, CERTAIN // 2, 0)),
    ((CERTAIN // 3, CERTAIN * 5 // 27, CERTAIN // 9), (CERTAIN * 17 // 27, CERTAIN * 4 // 9, CERTAIN // 3)),
)
"""The probability to win with two and with three sides, without and with a golden rival, by how many others have one.
"""


@rule(inline=False)
def score(state: AwimbaweState, seat: int) -> int:
    """Return the crowns that a seat's side has won, minus the crossed-out crowns."""
    total = 0
    cards = state.won[seat & state.sides]
    while cards:
        total += state.crowns[lowest(cards)]
        cards &= cards - 1
    return total


@rule(inline=False)
def round_winners(state: AwimbaweState) -> int:
    """Most crowns win the round; tied, the highest eagle won; without an eagle, nobody."""
    best = -(1 << 20)
    together = 0
    for side in range(2 if state.players == 4 else state.players):
        if (state.active >> side) & 1:
            rank = score(state, side) * 64 + ((state.won[side] & EAGLES) >> FIRST_EAGLE)
            if rank > best:
                best = rank
                together = seats_of(state, side)
            elif rank == best:
                together = 0
    return together


@rule(inline=False)
def loser_of_round(state: AwimbaweState, winners: int) -> int:
    """Return the loser: a seat that the hyenas drove out, else the fewest crowns; tied, the first clockwise after the
    winner."""
    everyone = (1 << state.players) - 1
    if state.active != everyone:
        return lowest(everyone & ~state.active)
    if winners and state.players != 3:
        return lowest(everyone & ~winners)
    first = lowest(winners) + 1 if winners else 0
    loser = NOBODY
    fewest = 1 << 20
    for step in range(state.players):
        seat = (first + step) % state.players
        crowns = score(state, seat)
        if crowns < fewest:
            fewest = crowns
            loser = seat
    return loser


@rule(inline=False)
def end_round(state: AwimbaweState, log: Log | None) -> None:
    """The winner's rival turns to gold, or wins the game; if the game goes on, the loser names who leads."""
    winners = round_winners(state)
    state.named_leader = NOBODY
    state.phase = NEXT_LEADER
    if log is not None:
        log.append(round_ended(state, winners))
    rounds = 0
    for seat in range(state.players):
        if (winners >> seat) & 1:
            state.rounds_won[seat] += 1
            rounds = state.rounds_won[seat]
    if rounds == ROUNDS_TO_WIN:
        state.phase = OVER
        state.turn = NOBODY
        state.acting = 0
    if log is not None:
        log.append(what_it_means(state, winners))
    if state.phase == NEXT_LEADER:
        ask(state, loser_of_round(state, winners), NEXT_LEADER)


def round_ended(state: AwimbaweState, winners: int) -> RoundEnded:
    """Return the event of the end of the round."""
    return RoundEnded(tuple(score(state, seat) for seat in range(state.players)), tuple(each(winners)))


def what_it_means(state: AwimbaweState, winners: int) -> Event:
    """Return the event that says what the end of the round means for the game."""
    seats = tuple(each(winners))
    if state.phase == OVER:
        return GameEnded(tuple(state.rounds_won[: state.players]), seats)
    return RivalTurnedGold(lowest(winners), seats) if winners else RoundUndecided()


@rule(inline=False)
def points(state: AwimbaweState, seat: int) -> int:
    """Return the rounds that a seat has won."""
    return state.rounds_won[seat]


@rule(inline=False)
def winners(state: AwimbaweState) -> int:
    """Two rounds win the game."""
    together = 0
    for seat in range(state.players):
        if state.rounds_won[seat] >= ROUNDS_TO_WIN:
            together |= 1 << seat
    return together


@rule(inline=False)
def between_rounds(state: AwimbaweState) -> bool:
    """From the end of a round until the next deal."""
    return state.phase == NEXT_LEADER or state.phase == DEAL


@rule(inline=False)
def win_probability(state: AwimbaweState, seat: int) -> int:
    """Return the probability to win, by one's own and others' golden rivals."""
    if state.phase == OVER:
        return CERTAIN if state.rounds_won[seat] >= ROUNDS_TO_WIN else 0
    sides = 2 if state.players == 4 else state.players
    others = -state.rounds_won[seat]
    for side in range(sides):
        others += state.rounds_won[side]
    return WIN_PROBABILITIES[sides - 2][state.rounds_won[seat]][others]
