"""How well reviews grade: what bots of every level choose in the same positions, and marks examined again.

The positions come from games between novices and from games between casual bots. What they play is graded as in a
review, and their mistakes and blunders are examined again, ten times deeper. In every position, bots of every level
choose a move, and each choice is graded. Reviews are good if marks withstand the deeper search, if masters are
hardly ever marked, and if stronger levels give up less.
"""

from __future__ import annotations

import json
import os
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import product
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, stdev
from time import process_time
from typing import Any

from menagerie.bots.levels import LEVELS, bot_of
from menagerie.core.chance import derive
from menagerie.core.game import View
from menagerie.core.match import Match
from menagerie.core.state import copy_of
from menagerie.engine import engine_for
from menagerie.games import load, names
from menagerie.records.record import RecordWriter
from menagerie.review import review
from menagerie.review.grading import Grade, Grader
from menagerie.review.review import DEFAULT_DEPTH

PLAYED_LEVELS = ("novice", "casual")
"""The levels whose games give the positions, and whose marks are examined again."""

EXAMINED_MARKS = ("mistake", "blunder")

DEEPER = 10
"""How many times more simulations a second examination runs."""

AHEAD = 3
"""The number of games for each process that are started before their results are needed."""

GAUGE = 150
"""The number of decisions for which the time of a review is given."""


@dataclass(frozen=True)
class GradedPosition:
    """A position with a choice: what each level gives up, and how its move is marked."""

    losses: dict[str, float]
    marks: dict[str, str | None]
    confirmed: bool | None
    """Whether the mark of the move that was played withstood the second examination; None if there was none."""


@dataclass(frozen=True)
class GradedGame:
    """The positions of a game."""

    game: str
    positions: tuple[GradedPosition, ...]
    seconds: float | None
    """The processor time that a review of this game takes for 150 decisions, if that was measured."""


@dataclass(frozen=True)
class LevelQuality:
    """The choices of one level in one game."""

    game: str
    players: int
    level: str
    positions: int
    loss: float
    """The mean loss of winning chance."""
    error: float
    marked: float
    """The share of its moves with a mark."""


@dataclass(frozen=True)
class ReviewQuality:
    """What all the games show."""

    levels: tuple[LevelQuality, ...]
    examined: int
    """How many mistakes and blunders of novices and casual bots were examined again."""
    confirmed: int
    master_marked: float
    """The share of a master's moves with a mark."""
    seconds: float
    """The processor time for a review of 150 decisions, in the slowest game."""

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


def measure_reviews(games: int, seed: bytes, done: int = 0, processes: int | None = None) -> Iterator[GradedGame]:
    """Grade this many games of each kind in processes, by default one for each core; yield them in order.

    The first ``done`` of all games are left out.
    """
    kinds = list(product(PLAYED_LEVELS, names()))
    width = processes or os.cpu_count() or 1
    waiting: deque[Future[GradedGame]] = deque()
    with ProcessPoolExecutor(width, get_context("spawn")) as pool:
        try:
            for number in range(done, games * len(kinds)):
                level, name = kinds[number % len(kinds)]
                waiting.append(pool.submit(graded_game, name, level, derive(seed, number), number < len(names())))
                if len(waiting) > AHEAD * width:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(cancel_futures=True)


def line_of(game: GradedGame) -> str:
    """Return a game as a line of a file that continues a measurement."""
    return json.dumps(asdict(game), separators=(",", ":")) + "\n"


def read_line(line: str) -> GradedGame:
    """Return the game of such a line."""
    found = json.loads(line)
    return GradedGame(found["game"], tuple(GradedPosition(**p) for p in found["positions"]), found["seconds"])


def games_measured(games: int) -> int:
    """Return how many games ``measure_reviews`` yields."""
    return games * len(PLAYED_LEVELS) * len(names())


def graded_game(name: str, level: str, seed: bytes, timed: bool) -> GradedGame:
    """Play a game between bots of a level, and grade what bots of every level choose in its positions."""
    game = load(name)
    writer = RecordWriter(Match(game, game.suggested_players, seed=seed))
    match = writer.match
    bots = {
        (seat, other): bot_of(other, game, derive(derive(seed, seat), k), bulk=True)
        for seat in range(match.players)
        for k, other in enumerate(LEVELS)
    }
    grader = Grader(game, DEFAULT_DEPTH, engine_for(game, bulk=True))
    positions: list[GradedPosition] = []
    while not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            chosen = {other: bots[seat, other].choose(match.view(seat), legal) for other in LEVELS}
            positions.append(
                graded_position(grader, unsettled_view(match, seat), chosen, level, derive(seed, len(match.actions)))
            )
            action = chosen[level]
        writer.act(seat, action)
    return GradedGame(name, tuple(positions), seconds_to_review(writer.record()) if timed else None)


def unsettled_view(match: Match[Any], seat: int) -> View[Any]:
    """Return the seat's view without what others have chosen at the same time."""
    state = copy_of(match.state)
    match.game.rules.reopen_choices(state, seat)
    return match.game.view(state, seat)


def graded_position(
    grader: Grader, view: View[Any], chosen: dict[str, int], played: str, seed: bytes
) -> GradedPosition:
    """Grade what each level chooses, and examine the mark of the level that plays."""
    grades: dict[int, Grade] = {action: grader.grade(view, action, seed) for action in set(chosen.values())}
    found = {level: grades[action] for level, action in chosen.items()}
    confirmed = None
    if found[played].mark in EXAMINED_MARKS:
        deeper = grader.grade_once(view, chosen[played], derive(seed, 7), DEFAULT_DEPTH.times(DEEPER))
        confirmed = deeper.loss > 0
    losses = {level: grade.loss for level, grade in found.items()}
    return GradedPosition(losses, {level: grade.mark for level, grade in found.items()}, confirmed)


def seconds_to_review(record: dict[str, Any]) -> float:
    """Review a record, and return the processor time for 150 decisions."""
    began = process_time()
    decisions = review(record).decisions_seen
    return GAUGE * (process_time() - began) / decisions


def quality_of(games: list[GradedGame]) -> ReviewQuality:
    """Sum up what some games show."""
    examined = [p.confirmed for game in games for p in game.positions if p.confirmed is not None]
    by_master = [p.marks["master"] is not None for game in games for p in game.positions]
    return ReviewQuality(
        tuple(
            level_quality(
                name,
                level,
                [position for game in games if game.game == name for position in game.positions],
            )
            for name, level in product(dict.fromkeys(game.game for game in games), LEVELS)
        ),
        len(examined),
        sum(examined),
        fmean(by_master),
        max(game.seconds for game in games if game.seconds is not None),
    )


def level_quality(name: str, level: str, positions: list[GradedPosition]) -> LevelQuality:
    losses = [position.losses[level] for position in positions]
    marked = fmean(position.marks[level] is not None for position in positions)
    error = stdev(losses) / sqrt(len(losses))
    return LevelQuality(name, load(name).suggested_players, level, len(positions), fmean(losses), error, marked)
