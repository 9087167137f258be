"""Follow a lesson over a match: which step is next, whether the learner has left it, and when it is done.

Everything follows from the moves that have been made, so that a screen, a server and a test that see the same match
see the same lesson; a move that is taken back takes the lesson back with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from menagerie.core.chance import SEED_LENGTH
from menagerie.core.endings import TAKEN, Ending, Endings
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game
from menagerie.core.lesson import LEARNER, Lesson, Step, lesson_named
from menagerie.core.match import Match, seeded
from menagerie.core.phrases import Phrase
from menagerie.core.state import State
from menagerie.core.table import Choice

Decided: TypeAlias = tuple[int, int]
"""A seat and its action."""


@dataclass(frozen=True)
class Sentence:
    """What a lesson says now: a message and, if it explains a move that the lesson did not ask for, that move."""

    message: str
    other: Phrase | None = None

    @property
    def explains(self) -> bool:
        """Whether it explains a move that the lesson did not ask for, and that can be taken back."""
        return self.other is not None


@dataclass(frozen=True)
class Track:
    """The decisions of a whole lesson."""

    opening: list[Decided]
    """Those before the learner joins."""
    decisions: list[Decided]
    """All, those of the opening included."""
    steps: dict[int, Step]
    """The step of each decision of the learner, by its place."""
    last: int
    """The place of the last decision that is not forced."""


class Guide:
    """One lesson of a game: the match that it begins with, and where a match stands in it."""

    def __init__(self, game: Game[Any], lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson

    @cached_property
    def _track(self) -> Track:
        match, steps, last = self._dealt(), {}, 0
        for move in self.lesson.opening:
            _play(match, move)
        opening = match.actions[:]
        for step in self.lesson.steps:
            steps[len(match.actions)] = step
            for move in (step.move, *step.then):
                last = len(match.actions)
                _play(match, move)
        return Track(opening, match.actions, steps, last)

    def _dealt(self) -> Match[Any]:
        """Return the match as it is dealt."""
        return Match(self.game, self.lesson.players, chance=self._decide)

    def _decide(self, game: Game[Any], state: State, k: int) -> list[int]:
        """Return what chance decides; after the lesson's last deal, always the same by itself."""
        if k >= len(self.lesson.deal):
            return seeded(bytes(SEED_LENGTH))(game, state, k)
        outcome = game.notation.outcome(state, self.lesson.deal[k])
        return outcome + [0] * (game.outcome_length - len(outcome))

    def match(self) -> Match[Any]:
        """Return a match as the lesson begins, with its opening played."""
        match = self._dealt()
        for seat, action in self._track.opening:
            match.act(seat, action)
        return match

    def is_on_track(self, match: Match[Any]) -> bool:
        """Return whether all moves so far are those of the lesson."""
        return match.actions == self._track.decisions[: len(match.actions)]

    def is_done(self, match: Match[Any]) -> bool:
        """Return whether the lesson's last move has been made."""
        return len(match.actions) == len(self._track.decisions) and self.is_on_track(match)

    def finishes(self, match: Match[Any], decided: Decided) -> bool:
        """Return whether this decision is the lesson's last one."""
        return len(match.actions) == self._track.last and self.next_move(match) == decided

    def next_move(self, match: Match[Any]) -> Decided | None:
        """Return the lesson's next move; None if it is done, or if the learner has left it."""
        if self.is_done(match) or not self.is_on_track(match):
            return None
        return self._track.decisions[len(match.actions)]

    def step(self, match: Match[Any]) -> Step | None:
        """Return the step that asks the learner now."""
        return self._track.steps.get(len(match.actions)) if self.is_on_track(match) else None

    def sentence(self, match: Match[Any]) -> Sentence | None:
        """Return what the lesson says now; None while others move."""
        if self.is_done(match):
            return Sentence(self.message("learnt"))
        if step := self.step(match):
            return Sentence(self.message(step.name))
        if self.is_on_track(match):
            return None
        left = self._left_at(match)
        before = self._dealt()
        for seat, action in match.actions[:left]:
            before.act(seat, action)
        step = next(step for at, step in sorted(self._track.steps.items(), reverse=True) if at <= left)
        phrase = self.game.notation.phrase(before.state, *match.actions[left])
        return Sentence(self.message(step.instead or f"{step.name}-instead"), phrase)

    def _left_at(self, match: Match[Any]) -> int:
        """Return the place of the decision with which the learner left the lesson."""
        return next(at for at, made in enumerate(match.actions) if self._track.decisions[at : at + 1] != [made])

    def kept(self, match: Match[Any]) -> int:
        """Return how many decisions after the opening remain when the learner comes back to the lesson."""
        return self._left_at(match) - len(self._track.opening)

    def endings(self) -> list[tuple[Step, Ending]]:
        """Return the tricks or hunts of the lesson that are examples, as the learner sees them, each with its step."""
        match, seen, found = self.match(), Endings(self.game, LEARNER), []
        step = self.lesson.steps[0]
        for at, decided in enumerate(self._track.decisions[len(match.actions) :], len(match.actions)):
            step = self._track.steps.get(at, step)
            log = match.act_with_states(*decided)
            endings = [seen.see(event, state) for event, state in zip(log, log.states, strict=True)]
            for ending in (*endings, seen.finish_decision(match.state)):
                if ending and ending.kind in TAKEN and step.name in self.lesson.pictured:
                    found.append((step, ending))
        return found

    def message(self, name: str) -> str:
        """Return the id of one of the lesson's messages; those for other moves may belong to all lessons."""
        prefix = f"{self.game.name}-lesson"
        return f"{prefix}-{name}" if name.startswith("instead-") else f"{prefix}-{self.lesson.name}-{name}"

    def taught(self, match: Match[Any]) -> Choice | None:
        """Return the choice that the lesson asks the learner to make."""
        due = self.next_move(match)
        if due is None or due[0] != LEARNER or self.step(match) is None:
            return None
        table = self.game.table(match.view(LEARNER))
        return next(choice for choice in table.choices if choice.action == due[1])


def _play(match: Match[Any], move: str) -> None:
    """Make a move of the next seat to decide, and the forced ones after it."""
    match.play(match.actors[0], move)
    while forced := match.forced():
        match.act(*forced)


def guide_for(game: Game[Any], name: str) -> Guide:
    """Return the guide of a game's lesson; raise BadSetup if there is no such lesson."""
    lesson = lesson_named(game.lessons, name)
    if lesson is None:
        raise BadSetup("unknown-lesson", lesson=name, known=", ".join(lesson.name for lesson in game.lessons) or "–")
    return Guide(game, lesson)
