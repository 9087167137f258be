"""Scoring, MOP-13 and MOP-14 of docs/rules.md."""

from math import exp, sqrt

from menagerie.core.bits import each, lowest
from menagerie.core.game import CERTAIN, CHANCE, share_of
from menagerie.core.phrases import GameEnded, Log, RoundEnded
from menagerie.core.rule import rule
from menagerie.games.mopsen.state import ROUNDS, MopsenState

FAR_BEHIND = 64
LEADS = tuple(
    tuple(round(CERTAIN * exp(-behind / (3.9 * sqrt(rounds)))) if rounds else 0 for behind in range(FAR_BEHIND))
    for rounds in range(ROUNDS + 1)
)
"""The weight of a seat's chance to win, by rounds to come and bones behind the best."""


@rule(inline=False)
def bones_in(state: MopsenState, seat: int) -> int:
    """All bones on the bowl's cards; a bowl without a card has 7 bones with 3 players, else 5."""
    cards = state.bowls[seat]
    if cards == 0:
        return 7 if state.players == 3 else 5
    total = 0
    while cards:
        total += state.bones[lowest(cards)]
        cards &= cards - 1
    return total


@rule(inline=False)
def score(state: MopsenState, seat: int) -> int:
    """A round is worth the bones in the bowl, and 1 for each card in hand."""
    return bones_in(state, seat) + state.hand_size[seat]


@rule(inline=False)
def end_round(state: MopsenState, log: Log | None) -> None:
    """Every seat scores; after three rounds the game is over."""
    for seat in range(state.players):
        state.totals[seat] += score(state, seat)
    if log is not None:
        log.append(round_ended(state))
    state.round += 1
    state.waiting = 0 if state.round == ROUNDS else CHANCE
    if log is not None and state.round == ROUNDS:
        log.append(GameEnded(tuple(state.totals[: state.players]), tuple(each(winners(state)))))


def round_ended(state: MopsenState) -> RoundEnded:
    """Return the event with the round's scores and its winners."""
    scores = tuple(score(state, seat) for seat in range(state.players))
    return RoundEnded(scores, tuple(seat for seat in range(state.players) if scores[seat] == max(scores)))


@rule(inline=False)
def points(state: MopsenState, seat: int) -> int:
    """Return the bones of all rounds that have been scored."""
    return state.totals[seat]


@rule(inline=False)
def winners(state: MopsenState) -> int:
    """Most bones over three rounds win; tied, the victory is shared."""
    most = -1
    together = 0
    for seat in range(state.players):
        if state.totals[seat] > most:
            most = state.totals[seat]
            together = 0
        if state.totals[seat] == most:
            together |= 1 << seat
    return together


@rule(inline=False)
def between_rounds(state: MopsenState) -> bool:
    """Return whether the next deal is due."""
    return state.waiting == CHANCE


@rule(inline=False)
def win_probability(state: MopsenState, seat: int) -> int:
    """Return a probability that is lower for seats that are behind, the more so the fewer rounds are left."""
    if state.waiting == 0:
        return share_of(winners(state), seat)
    best = 0
    for other in range(state.players):
        best = max(best, state.totals[other])
    total_weight = 0
    for other in range(state.players):
        total_weight += win_weight(state, best - state.totals[other])
    return CERTAIN * win_weight(state, best - state.totals[seat]) // total_weight


@rule
def win_weight(state: MopsenState, behind: int) -> int:
    return LEADS[ROUNDS - state.round][min(behind, FAR_BEHIND - 1)]
