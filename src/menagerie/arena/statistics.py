"""Statistics of many games: wins by seat, the distribution of points and lengths, and the tallies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from math import sqrt
from typing import Any

from menagerie.arena.simulate import Progress, Run, on_all_cores
from menagerie.arena.standings import SURE, is_silent
from menagerie.core.errors import BadSetup
from menagerie.core.facts import BY_SEAT, DECISIONS, MARGIN, TALLIES, WINNERS, WINNING
from menagerie.core.state import State
from menagerie.core.tallies import Tally
from menagerie.engine import engine_for

BY_HEURISTIC = {"random": False, "novice": True}
"""For each level that the statistics support: whether it follows the heuristic."""

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass
class Distribution:
    """How often each number occurred."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, other: Distribution) -> None:
        self.counts.update(other.counts)

    @property
    def size(self) -> int:
        return self.counts.total()

    @property
    def total(self) -> int:
        return sum(number * count for number, count in self.counts.items())

    @property
    def mean(self) -> float:
        return self.total / max(self.size, 1)

    @property
    def sd(self) -> float:
        squares = sum(number * number * count for number, count in self.counts.items())
        return sqrt(max(0.0, squares / max(self.size, 1) - self.mean**2))

    @property
    def share_not_zero(self) -> float:
        """Return the share of numbers that are not 0."""
        return 1 - self.share(0)

    def share(self, number: int) -> float:
        return self.counts[number] / max(self.size, 1)

    def quantile(self, part: float) -> int:
        """Return the smallest number that this part of all numbers does not exceed."""
        numbers = sorted(self.counts)
        sums = accumulate(self.counts[number] for number in numbers)
        return next(number for number, below in zip(numbers, sums, strict=True) if below >= part * self.size)

    def in_bins(self, bins: int) -> list[tuple[int, int, int]]:
        """Return the numbers in about this many bins of one round width: first, last, and count."""
        least, most = min(self.counts), max(self.counts)
        width = bin_width(most - least + 1, bins)
        edges = range(least // width * width, most + 1, width)
        return [(edge, edge + width - 1, sum(self.counts[n] for n in range(edge, edge + width))) for edge in edges]

    def as_json(self) -> dict[str, Any]:
        if not self.counts:
            return {"mean": None}
        quantiles = {str(part): self.quantile(part) for part in QUANTILES}
        return {
            "mean": self.mean,
            "sd": self.sd,
            "least": min(self.counts),
            "most": max(self.counts),
            "quantiles": quantiles,
            "counts": {str(number): self.counts[number] for number in sorted(self.counts)},
        }


def bin_width(numbers: int, bins: int) -> int:
    """Return the smallest of 1, 2, 5, 10, 20, 50 … at which the numbers fit into this many bins."""
    ten = 1
    while True:
        for width in (ten, 2 * ten, 5 * ten):
            if numbers <= width * bins:
                return width
        ten *= 10


@dataclass
class SeatStatistics:
    """The results of one seat; a shared victory counts in parts."""

    sharers: Distribution = field(default_factory=Distribution)
    """For each game, how many seats shared this seat's victory; 0 if it did not win."""
    points: Distribution = field(default_factory=Distribution)

    def add(self, other: SeatStatistics) -> None:
        self.sharers.add(other.sharers)
        self.points.add(other.points)

    @property
    def wins(self) -> float:
        """The seat's share of the victories."""
        return self._mean_of_parts(1)

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % interval of that share; None if there are too few games."""
        error = sqrt(max(0.0, self._mean_of_parts(2) - self.wins**2) / max(self.sharers.size, 1))
        if is_silent(error, self.sharers.size):
            return None
        return max(0.0, self.wins - SURE * error), min(1.0, self.wins + SURE * error)

    def _mean_of_parts(self, power: int) -> float:
        won = ((sharers, count) for sharers, count in sorted(self.sharers.counts.items()) if sharers)
        return sum(count / float(sharers) ** power for sharers, count in won) / max(self.sharers.size, 1)

    def as_json(self) -> dict[str, Any]:
        low, high = self.interval or (None, None)
        return {"wins": self.wins, "low": low, "high": high, "points": self.points.mean, "sd": self.points.sd}


@dataclass(frozen=True)
class OutlineLine:
    """A tally as a line of a table: its indentation, its count, and its part of the tally that it belongs to."""

    tally: Tally
    depth: int
    distribution: Distribution
    part: float | None


@dataclass
class Statistics:
    """Everything that was counted in a run, or in a part of it."""

    seats: list[SeatStatistics]
    turns: list[SeatStatistics]
    """The results in the order of play from the first leader; all empty if there was none."""
    tallies: list[Distribution]
    """For each game, the tallies in the game's order."""
    points: Distribution = field(default_factory=Distribution)
    winning: Distribution = field(default_factory=Distribution)
    """The most points of each game."""
    margins: Distribution = field(default_factory=Distribution)
    """The winners' lead over the best of the others, for games that not everyone won."""
    winners: Distribution = field(default_factory=Distribution)
    """The number of winners."""
    decisions: Distribution = field(default_factory=Distribution)

    @classmethod
    def none(cls, players: int, tallies: int) -> Statistics:
        return cls(
            [SeatStatistics() for _ in range(players)],
            [SeatStatistics() for _ in range(players)],
            [Distribution() for _ in range(tallies)],
        )

    @property
    def games(self) -> int:
        return self.decisions.size

    @property
    def has_lead(self) -> bool:
        return self.turns[0].points.size > 0

    def add(self, other: Statistics) -> None:
        """Add what was counted in another part of the run."""
        for mine, theirs in zip(self.places, other.places, strict=True):
            mine.add(theirs)
        for distribution, more in zip(self.distributions, other.distributions, strict=True):
            distribution.add(more)

    @property
    def places(self) -> list[SeatStatistics]:
        return [*self.seats, *self.turns]

    @property
    def distributions(self) -> list[Distribution]:
        return [*self.tallies, self.points, self.winning, self.margins, self.winners, self.decisions]

    def outline(self, tallies: tuple[Tally, ...], of: str | None = None, depth: int = 0) -> Iterator[OutlineLine]:
        """Yield every tally, after the one that it is a part of."""
        totals = {tally.name: distribution.total for tally, distribution in zip(tallies, self.tallies, strict=True)}
        for tally, distribution in zip(tallies, self.tallies, strict=True):
            if tally.of == of:
                part = None if of is None else distribution.total / max(totals[of], 1)
                yield OutlineLine(tally, depth, distribution, part)
                yield from self.outline(tallies, tally.name, depth + 1)


def plays_by_heuristic(level: str) -> bool:
    """Return whether this level follows the heuristic; raise BadSetup for a level that kernels cannot play."""
    if level not in BY_HEURISTIC:
        raise BadSetup("unknown-level", level=level, known=", ".join(BY_HEURISTIC))
    return BY_HEURISTIC[level]


def study(run: Run, by_heuristic: bool, start: State, progress: Progress, threads: int | None = None) -> Statistics:
    """Play all games of a run on all cores, and return their statistics."""
    found = Statistics.none(run.players, len(run.game.tallies))
    for part in on_all_cores(partial(study_chunk, by_heuristic, run, start), run.games, threads):
        found.add(part)
        progress(part.games)
    return found


def study_chunk(by_heuristic: bool, run: Run, start: State, first: int, count: int) -> Statistics:
    """Play some games of a run, and return their statistics."""
    counters = engine_for(run.game, bulk=True).count_facts(start, run.seed, first, count, by_heuristic)
    facts, players = [Distribution(counter) for counter in counters], run.players
    points, sharers, turn_points, turn_sharers = (facts[k * players : (k + 1) * players] for k in range(BY_SEAT))
    rest = facts[BY_SEAT * players :]
    all_points = Distribution()
    for distribution in points:
        all_points.add(distribution)
    return Statistics(
        seats=[SeatStatistics(*seat) for seat in zip(sharers, points, strict=True)],
        turns=[SeatStatistics(*seat) for seat in zip(turn_sharers, turn_points, strict=True)],
        tallies=rest[TALLIES:],
        points=all_points,
        winning=rest[WINNING],
        margins=rest[MARGIN],
        winners=rest[WINNERS],
        decisions=rest[DECISIONS],
    )
