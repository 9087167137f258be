"""Random play in bulk. Game i of a run is the same game on one core, on several, compiled or recorded."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import partial
from itertools import islice
from time import perf_counter
from typing import Any, TypeVar

from menagerie.bots.random_bot import RandomBot
from menagerie.core.chance import derive
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.core.state import State
from menagerie.engine import engine_for
from menagerie.records.record import RecordWriter

Progress = Callable[[int], object]
T = TypeVar("T")

AT_A_TIME = 0.2
"""Seconds that a thread plays before it reports."""

MOST_AT_A_TIME = 1 << 16


@dataclass(frozen=True)
class Run:
    """What to play: a game, the number of games, and the seed that determines them all."""

    game: Game[Any]
    players: int
    games: int
    seed: bytes
    options: Mapping[str, Any]
    values: tuple[int, ...] = ()


@dataclass
class Totals:
    """The results by seat."""

    points: list[int]
    wins: list[int]
    decisions: int = 0
    seconds: float = 0.0

    @classmethod
    def none(cls, players: int) -> Totals:
        return cls([0] * players, [0] * players)

    def add(self, points: list[int], wins: list[int], decisions: int) -> None:
        self.points = [a + b for a, b in zip(self.points, points, strict=True)]
        self.wins = [a + b for a, b in zip(self.wins, wins, strict=True)]
        self.decisions += decisions


def cores() -> int:
    """Return the number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def simulate(run: Run, start: State, progress: Progress, threads: int | None = None) -> Totals:
    """Play all games of a run with the engine, on all cores."""
    totals = Totals.none(run.players)
    began = perf_counter()
    for count, points, wins, decisions in on_all_cores(partial(play_chunk, run, start), run.games, threads):
        totals.add(points, wins, decisions)
        progress(count)
    totals.seconds = perf_counter() - began
    return totals


def on_all_cores(play: Callable[[int, int], T], games: int, threads: int | None = None) -> Iterator[T]:
    """Play games in portions, each with a first game and a size. Yield each result as it is ready."""
    threads = threads or cores()
    ahead = chunks(play, games, threads)
    with ThreadPoolExecutor(threads) as pool:
        playing = {pool.submit(play, *chunk) for chunk in islice(ahead, 2 * threads)}
        while playing:
            done, playing = wait(playing, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
            playing |= {pool.submit(play, *chunk) for chunk in islice(ahead, len(done))}


def warmed_up(run: Run, play: Callable[[Run, State, int, int], object] | None = None) -> State:
    """Compile or load what the run needs and return its start; compiling takes seconds the first time."""
    start: State = run.game.start(run.players, run.options, run.values)
    (play or play_chunk)(run, start, 0, 0)
    return start


def chunks(play: Callable[[int, int], object], games: int, threads: int) -> Iterator[tuple[int, int]]:
    """Yield the games in portions that take a fraction of a second each."""
    trial = min(games, 64)
    began = perf_counter()
    play(0, trial)
    pace = trial / max(perf_counter() - began, 1e-9)
    fair = -(-games // threads)
    size = max(1, min(int(pace * AT_A_TIME), MOST_AT_A_TIME, fair))
    for first in range(0, games, size):
        yield first, min(size, games - first)


def play_chunk(run: Run, start: State, first: int, count: int) -> tuple[int, list[int], list[int], int]:
    """Play some games of a run. Return their number, points and wins by seat, and the number of decisions."""
    totals = engine_for(run.game, bulk=True).play_games(start, run.seed, first, count)
    return count, *totals


def recorded(run: Run, totals: Totals, legal: bool) -> Iterator[dict[str, Any]]:
    """Play all games of a run with the plain rules. Yield the record of each, and update the totals."""
    began = perf_counter()
    for i in range(run.games):
        match = Match(run.game, run.players, run.options, seed=derive(run.seed, 2 * i), values=run.values)
        writer = RecordWriter(match, legal)
        play_out(writer, RandomBot(derive(run.seed, 2 * i + 1)))
        totals.add(match.points, [int(seat in match.winners) for seat in range(run.players)], len(match.actions))
        totals.seconds = perf_counter() - began
        yield writer.record()


def play_out(writer: RecordWriter, bot: RandomBot) -> None:
    """Let one bot play every seat to the end."""
    match = writer.match
    while not match.over:
        seat = match.actors[0]
        writer.act(seat, bot.choose(match.view(seat), match.legal(seat)))
