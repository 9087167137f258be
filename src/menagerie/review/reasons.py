"""Why a move was better: counts of what follows from it in possible deals.

In each deal, both moves are tried, and everybody continues by the game's heuristic, with the same luck, to the end of
the trick or the hunt. ``Game.consequences`` names what happened to the side of the seat; rounds, games and points are
counted in every game.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from menagerie.core.bits import lowest, size
from menagerie.core.chance import derive, stream
from menagerie.core.endings import is_cleared
from menagerie.core.game import CHANCE, Game
from menagerie.core.phrases import GameEnded, Log, RoundEnded
from menagerie.core.state import State, copy_of

MOST_REASONS = 3
"""The most reasons that a decision gets: those in which the two moves differ most."""

POINTS = "points"
"""The reason that sums points instead of counting deals."""

ENDED = {RoundEnded: "wins-round", GameEnded: "wins-game"}
"""The reasons that every game has, by the event at which they are counted."""


@dataclass(frozen=True)
class Reason:
    """Something that happens after the best move in another number of deals than after the move played."""

    reason: str
    best: int
    """In how many deals it happens after the best move; for ``points``, the sum of the points that the move brings."""
    played: int
    of: int
    """The number of deals."""


def reasons_for(
    game: Game[Any], seat: int, deals: Sequence[State], best: int, played: int, seed: bytes, certainty: float
) -> tuple[Reason, ...]:
    """Return the reasons in which two moves differ by more than this many standard errors, the clearest first.

    A choice that several seats make at once before the tricks has none: too much is still to come.
    """
    if not game.all_at_once and size(game.rules.actors(deals[0])) > 1:
        return ()
    outcomes = [
        [outcome_of(game, deal, seat, action, derive(seed, i)) for action in (best, played)]
        for i, deal in enumerate(deals)
    ]
    names = sorted({name for pair in outcomes for outcome in pair for name in outcome})
    found = []
    for name in names:
        pairs = [(first.get(name, 0), second.get(name, 0)) for first, second in outcomes]
        differences = [first - second for first, second in pairs]
        mean = fmean(differences)
        spread = stdev(differences)
        if abs(mean) > certainty * spread / sqrt(len(pairs)):
            reason = Reason(name, sum(first for first, _ in pairs), sum(second for _, second in pairs), len(pairs))
            found.append((name == POINTS, -abs(mean), reason))
    return tuple(reason for *_, reason in sorted(found, key=lambda entry: entry[:2])[:MOST_REASONS])


def outcome_of(game: Game[Any], deal: State, seat: int, action: int, seed: bytes) -> dict[str, int]:
    """Return what follows from an action in a deal: 1 for all that happens to the seat's side, and its points."""
    log: Log = []
    state, rules, rng = copy_of(deal), game.rules, stream(seed)
    side = next(team for team in game.teams(state.players) if seat in team)
    before = rules.score(state, seat)
    rules.apply(state, seat, action, log)
    while rules.actors(state) and not (any(event.ends for event in log) and is_cleared(game, state)):
        _continue(game, state, log, rng)
    happened = (*game.consequences(log, side), *_ended(log, seat))
    return {**dict.fromkeys(happened, 1), POINTS: rules.score(state, seat) - before}


def _continue(game: Game[Any], state: State, log: Log, rng: list[int]) -> None:
    """Let chance decide, or a seat by the heuristic."""
    rules = game.rules
    actors = rules.actors(state)
    if actors == CHANCE:
        outcome = [0] * game.outcome_length
        rules.sample_chance(state, rng, outcome)
        rules.apply_chance(state, outcome, log)
        return
    seat = lowest(actors)
    legal = game.legal(state, seat)
    rules.apply(state, seat, rules.heuristic(state, seat, legal, len(legal), rng), log)


def _ended(log: Log, seat: int) -> Iterator[str]:
    for event in log:
        if isinstance(event, RoundEnded | GameEnded) and seat in event.winners:
            yield ENDED[type(event)]
