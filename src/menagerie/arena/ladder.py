"""The ladder: does each level beat the one below? One stronger player meets weaker ones, with the same deals from
every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from menagerie.arena.contest import Contest, PlayedGame
from menagerie.arena.simulate import cores
from menagerie.arena.standings import report_on
from menagerie.arena.workers import games_of, threads
from menagerie.bots.levels import LEVELS
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game


@dataclass(frozen=True)
class Rung:
    """The stronger player's share of the victories, with its 95 % interval, and the share that equal strength would
    give."""

    game: str
    players: int
    stronger: str
    weaker: str
    deals: int
    share: float
    low: float | None
    high: float | None
    fair: float

    @property
    def proved(self) -> bool:
        """Return whether the stronger level is stronger beyond luck."""
        return self.low is not None and self.low > self.fair


def pairs(level: str | None = None) -> list[tuple[str, str]]:
    """Return every level with the one below it, or only this level."""
    if level is not None and level not in LEVELS:
        raise BadSetup("unknown-level", level=level, known=", ".join(LEVELS))
    found = [(stronger, weaker) for weaker, stronger in pairwise(LEVELS) if level in (None, stronger)]
    if not found:
        raise BadSetup("ladder-lowest", level=str(level))
    return found


def contests(
    games: Iterable[Game[Any]], players: int | None, levels: Iterable[tuple[str, str]], seed: str
) -> list[Contest]:
    """Return a contest for each pair of levels in each game, at every number of seats or only this one."""
    return [
        Contest(game, seats, pair, seed)
        for game in games
        for seats in game.seats
        for pair in levels
        if players in (None, seats)
    ]


def ladder(asked: Iterable[Contest], deals: int, progress: Callable[[int], object]) -> Iterator[Rung]:
    """Yield the result of this many deals in each contest."""
    for contest in asked:
        yield climb(contest, deals, progress)


def climb(contest: Contest, deals: int, progress: Callable[[int], object]) -> Rung:
    """Play one stronger player against weaker ones; every deal is played from every seat."""
    games = games_of(threads(contest, cores(), recorded=False), range(deals * contest.players))
    report = report_on(contest, watched(games, progress))
    stronger, weaker = contest.bots
    (share,) = (standing.share for standing in report.standings if standing.bot == stronger)
    fair = 1 / contest.players
    return Rung(contest.game.name, contest.players, stronger, weaker, deals, share.mean, share.low, share.high, fair)


def watched(games: Iterable[PlayedGame], progress: Callable[[int], object]) -> Iterator[PlayedGame]:
    """Yield the games, and report each one to the progress."""
    for game in games:
        progress(1)
        yield game
