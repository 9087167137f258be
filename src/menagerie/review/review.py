"""The review of a finished game: a grade for each decision, and a ledger for each seat.

The ledger follows each seat's chance to win with all cards open, from before the first deal to the result. Every change
has one cause: a deal, another seat's choice, or the seat's own choice. An own choice splits into what it gave up by
the seat's knowledge (its loss) and the rest, which the seat could not know. The parts add up to the result.

Where several seats choose at once, each seat's own choice comes first for that seat, and then those of the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from math import fsum
from typing import Any

from menagerie.core.bits import size
from menagerie.core.chance import SEED_LENGTH, derive
from menagerie.core.game import CHANCE
from menagerie.core.match import Match
from menagerie.core.state import State, copy_of
from menagerie.engine import Engine, check_searchable
from menagerie.records.playback import match_of, play_record
from menagerie.review.grading import Depth, Grader, MoveValue, win_chance
from menagerie.review.reasons import Reason

FORMAT = "menagerie-review/1"
DEFAULT_DEPTH = Depth()
TURNING_POINTS = 3

Chances = tuple[float, ...]
"""Each seat's chance to win with all cards open."""


@dataclass(frozen=True)
class ReviewedDecision:
    """A decision with its grade; moves are written as in the record."""

    n: int
    """The number of decisions before it."""
    seat: int
    question: str
    move: str
    best: str
    loss: float
    error: float
    mark: str | None
    swing: float
    """How much it changed its seat's chance to win with all cards open."""
    moves: tuple[tuple[str, MoveValue], ...]
    reasons: tuple[Reason, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "n": self.n,
            "seat": self.seat,
            "question": self.question,
            "move": self.move,
            "best": self.best,
            "loss": self.loss,
            "error": self.error,
            "mark": self.mark,
            "swing": self.swing,
            "moves": [
                {"move": move, "win": value.win, "error": value.error, "open": value.open} for move, value in self.moves
            ],
            "reasons": [asdict(reason) for reason in self.reasons],
        }


@dataclass(frozen=True)
class SeatLedger:
    """Where a seat's result came from: ``fair + deals + others + given_up + fortune = result``."""

    seat: int
    fair: float
    deals: float
    others: float
    given_up: float
    fortune: float
    result: float
    accuracy: float
    """The part kept of everything that the seat could have given up: 1 if it lost nothing, 0 if it always chose the
    worst move."""


@dataclass(frozen=True)
class Review:
    """What a review found out about a game."""

    game: str
    players: int
    seats: tuple[SeatLedger, ...]
    decisions: tuple[ReviewedDecision, ...]
    """The decisions with more than one legal move."""
    values: tuple[Chances, ...]
    """Each seat's chance to win with all cards open, after 0, 1, … decisions."""

    @property
    def decisions_seen(self) -> int:
        """The number of decisions that are reviewed, with those that had only one legal move."""
        return len(self.values) - 1

    @cached_property
    def turning_points(self) -> tuple[ReviewedDecision, ...]:
        """The decisions that changed their seat's chance most, in the order of play."""
        found = sorted(self.decisions, key=lambda decision: (-abs(decision.swing), decision.n))[:TURNING_POINTS]
        return tuple(sorted(found, key=lambda decision: decision.n))

    def as_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "seats": [asdict(seat) for seat in self.seats],
            "decisions": [decision.as_json() for decision in self.decisions],
            "turning_points": [decision.n for decision in self.turning_points],
            "values": [list(chances) for chances in self.values],
        }


def review(
    record: dict[str, Any],
    values: tuple[int, ...] = (),
    *,
    depth: Depth = DEFAULT_DEPTH,
    seed: bytes = bytes(SEED_LENGTH),
    progress: Callable[[int], object] = lambda decisions: None,
) -> Review:
    """Review the finished game of a record; raise BadRecord or RuleBroken if it is none.

    The result follows from the record, the depth and the seed. ``progress`` is called with the number of decisions
    that have just been reviewed.
    """
    done = 0
    for found in reviewing(record, values, depth=depth, seed=seed):
        progress(found.decisions_seen - done)
        done = found.decisions_seen
    return found


def reviewing(
    record: dict[str, Any],
    values: tuple[int, ...] = (),
    *,
    depth: Depth = DEFAULT_DEPTH,
    seed: bytes = bytes(SEED_LENGTH),
    engine: Engine | None = None,
) -> Iterator[Review]:
    """Review a game step by step: yield the review of its beginning, longer and longer, and in the end of all of it.

    Before the end, the result of a seat is its chance to win so far.
    """
    decisions = play_record(record, values).match.actions
    match = match_of(record, values)
    if engine is None:
        check_searchable(match.game)
    return _Reviewer(match, depth, seed, engine).steps(decisions)


class _Reviewer:
    """Plays a match again and reviews it."""

    def __init__(self, match: Match[Any], depth: Depth, seed: bytes, engine: Engine | None) -> None:
        self.match, self.game, self.seed = match, match.game, seed
        self.grader = Grader(match.game, depth, engine)
        self.teams = match.game.teams(match.players)
        self.seats = range(match.players)
        self.causes: list[dict[str, list[float]]] = [
            {name: [] for name in ("deals", "others", "given_up", "fortune")} for _ in self.seats
        ]
        self.graded: list[ReviewedDecision] = []
        self.fair: Chances = tuple(1 / len(self.teams) for _ in self.seats)
        self.values: list[Chances] = []

    def steps(self, decisions: list[tuple[int, int]]) -> Iterator[Review]:
        now = self._open(self.match.state, 0)
        self._blame_deals(self.fair, now)
        self.values.append(now)
        yield self._found(now)
        for group in self._groups(decisions):
            now = self._review_group(group, now)
            yield self._found(now)

    def _found(self, now: Chances) -> Review:
        return Review(
            self.game.name,
            self.match.players,
            tuple(self._ledger(seat, now[seat]) for seat in self.seats),
            tuple(self.graded),
            tuple(self.values),
        )

    def _groups(self, decisions: list[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
        """Yield the decisions; together those that are made at the same time."""
        done = 0
        while done < len(decisions):
            count = size(self.game.rules.actors(self.match.state))
            yield decisions[done : done + count]
            done += count

    def _review_group(self, group: list[tuple[int, int]], before: Chances) -> Chances:
        """Grade the decisions of a group, apply them, and return the chances after them."""
        n, start = len(self.values) - 1, copy_of(self.match.state)
        for seat, action in group[:-1]:
            self.match.act(seat, action)
        settled = copy_of(self.match.state)
        self.game.rules.apply(settled, *group[-1], None)
        self.match.act(*group[-1])
        after = self._open(settled, n + len(group))
        alone = {seat: after[seat] if len(group) == 1 else self._alone(start, seat, a, n) for seat, a in group}
        lost = {
            seat: self._grade(n + i, start, seat, a, alone[seat] - before[seat]) for i, (seat, a) in enumerate(group)
        }
        for seat in self.seats:
            own = alone[seat] - before[seat] if seat in alone else 0.0
            self.causes[seat]["given_up"].append(-lost.get(seat, 0.0))
            self.causes[seat]["fortune"].append(own + lost.get(seat, 0.0))
            self.causes[seat]["others"].append(after[seat] - before[seat] - own)
        by_chance = self.game.rules.actors(settled) == CHANCE
        now = self._open(self.match.state, n + len(group)) if by_chance else after
        self._blame_deals(after, now)
        self.values += [before] * (len(group) - 1) + [now]
        return now

    def _alone(self, start: State, seat: int, action: int, n: int) -> float:
        """Return the seat's chance with open cards when it has chosen, and the others are still to choose."""
        chosen = copy_of(start)
        self.game.rules.apply(chosen, seat, action, None)
        return self.grader.open_values(chosen, seat, derive(derive(self.seed, n), 2))[0]

    def _grade(self, n: int, start: State, seat: int, action: int, swing: float) -> float:
        """Grade a decision, unless there was only one move. Return its loss."""
        seed = derive(self.seed, n)
        if len(self.game.legal(start, seat)) == 1:
            return 0.0
        view = self.game.view(start, seat)
        grade = self.grader.grade(view, action, seed)
        opened = self.grader.open_values(start, seat, derive(seed, 3))[1]

        def written(a: int) -> str:
            return self.game.notation.move(start, seat, a)

        self.graded.append(
            ReviewedDecision(
                n,
                seat,
                self.game.table(view).question or "",
                written(action),
                written(grade.best),
                grade.loss,
                grade.error,
                grade.mark,
                swing,
                tuple((written(value.action), replace(value, open=opened.get(value.action))) for value in grade.moves),
                grade.reasons,
            )
        )
        return grade.loss

    def _open(self, state: State, n: int) -> Chances:
        """Return each seat's chance to win with all cards open; those of all sides add up to 1."""
        rules = self.game.rules
        if rules.actors(state) == 0 or rules.between_rounds(state):
            found = [win_chance(self.game, state, team[0]) for team in self.teams]
        else:
            seed = derive(derive(self.seed, n), 4)
            found = [self.grader.open_values(state, team[0], seed)[0] for team in self.teams]
        total = fsum(found)
        by_seat = {seat: chance / total for team, chance in zip(self.teams, found, strict=True) for seat in team}
        return tuple(by_seat[seat] for seat in self.seats)

    def _blame_deals(self, before: Chances, after: Chances) -> None:
        for seat in self.seats:
            self.causes[seat]["deals"].append(after[seat] - before[seat])

    def _ledger(self, seat: int, result: float) -> SeatLedger:
        sums = {name: fsum(changes) for name, changes in self.causes[seat].items()}
        return SeatLedger(seat, self.fair[seat], **sums, result=result, accuracy=self._accuracy(seat))

    def _accuracy(self, seat: int) -> float:
        mine = [decision for decision in self.graded if decision.seat == seat]
        wins = [[value.win for _, value in decision.moves] for decision in mine]
        at_stake = fsum(max(chances) - min(chances) for chances in wins)
        lost = fsum(decision.loss for decision in mine)
        return max(0.0, 1 - lost / at_stake) if at_stake else 1.0
