"""The interface between a game and the terminal: frames to show, and now and then a decision to make.

The full screen and line mode both show any ``GameSession``: a game on this machine (``local_game``) or a table of a
server (``remote_game``).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from menagerie.core.endings import Ending, Endings
from menagerie.core.errors import Problem
from menagerie.core.game import Game
from menagerie.core.table import Choice, Table
from menagerie.i18n.hint_text import SuggestedMove
from menagerie.i18n.translator import Translator


@dataclass(frozen=True, slots=True)
class LogLine:
    """One sentence about an event, and the number of the rule that applied."""

    text: str
    rule: str = ""


@dataclass(frozen=True, slots=True)
class SeatedPlayer:
    """The name shown for a seat, and the level of the bot that plays there, if one does."""

    name: str
    level: str = ""


@dataclass(frozen=True, slots=True)
class LessonNote:
    """What a lesson says at one moment."""

    lines: tuple[str, ...]
    taught: Choice | None = None
    """The choice that it asks for."""
    explains: bool = False
    """Whether it explains another move, which can be taken back."""
    done: bool = False
    """Whether the lesson is over; it says what it has taught."""
    title: str = "lesson-learnt"
    """The message above what it says at its end."""
    following: str = "lesson-next"
    """The message that offers what comes next."""


@dataclass(frozen=True, slots=True)
class Frame:
    """The table as one viewer sees it, the sentences about what just happened, and the seats that must decide."""

    table: Table
    viewpoint: int | None
    """The viewer's seat, or None for a spectator view."""
    news: tuple[LogLine, ...] = ()
    actors: tuple[int, ...] = ()
    """The seats that must decide now; empty while an event is shown."""
    pass_to: int | None = None
    """Several people share this screen, all hands are covered, and this seat is next to take it."""
    winners: tuple[int, ...] = ()
    """The winners' seats when the game is over."""
    waiting: bool = False
    """The game has not begun."""
    ending: Ending | None = None
    """What has just ended: a scene that stays for a while."""
    changeable: Table | None = None
    """The table without the viewer's choice, while they may change it because others still choose."""
    lesson: LessonNote | None = None

    def reopened(self) -> Frame:
        """Return the frame in which the viewer changes their choice."""
        assert self.changeable is not None
        assert self.viewpoint is not None
        return replace(self, table=self.changeable, actors=(*self.actors, self.viewpoint))

    @property
    def asked(self) -> bool:
        """Whether the viewer must decide."""
        return self.viewpoint in self.actors

    @property
    def over(self) -> bool:
        return bool(self.winners) or (self.lesson is not None and self.lesson.done)


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The points of each finished round, and the points in the game so far; a game without rounds counts as one."""

    rounds: tuple[tuple[int, ...], ...] = ()
    total: tuple[int, ...] = ()


class MoveTooLate(Problem):
    """The game went on before this move arrived."""


class GameSession(ABC):
    """One game as the terminal plays or watches it."""

    game: Game[Any]
    seats: tuple[SeatedPlayer, ...]
    language: str
    record: str | None
    """The path of the finished game's record."""
    can_rematch: bool
    """Whether ``rematch`` starts another game."""
    can_chat: bool = False
    """Whether ``say`` reaches other people."""
    alone: bool = False
    """Whether one person plays against bots, so that nobody else waits."""
    others_wait: bool = False
    """Whether people elsewhere wait while something is shown here."""
    endings: Endings
    """What has ended so far: the last trick, and the rounds with their reasons."""
    house_rules: Mapping[str, Any]
    """The options that differ from their defaults."""
    chat: list[LogLine]
    """What people wrote, the latest last."""
    undo_asked_by: int | None = None
    """The seat of another person who would like to undo their last move."""

    @abstractmethod
    def frames(self) -> AsyncIterator[Frame]:
        """Yield every frame until the game is over."""

    @abstractmethod
    def written_move(self, seat: int, action: int) -> str:
        """Return a seat's action in the notation of records."""

    @abstractmethod
    async def decide(self, seat: int, action: int) -> None:
        """Make a move. Raise Problem if it is refused, and MoveTooLate if the game went on without it."""

    async def change(self, seat: int, action: int) -> None:
        """Replace the viewer's choice. Raise Problem if it is refused, and MoveTooLate if everybody has chosen."""
        raise MoveTooLate("choice-final")

    @abstractmethod
    def take_device(self, seat: int) -> None:
        """Uncover the hand of the next of several people at this screen."""

    @abstractmethod
    async def hint(self, seat: int) -> list[SuggestedMove]:
        """Return what a strong bot would do, best move first. Raise Problem if hints are not allowed."""

    @abstractmethod
    def history(self, language: str, viewpoint: int | None) -> list[LogLine]:
        """Return every event so far as the viewer may know it."""

    @abstractmethod
    def score_sheet(self) -> ScoreSheet:
        """Return the points so far; an empty sheet before the end of the first round."""

    @abstractmethod
    def rematch(self) -> GameSession | None:
        """Start another game with the same players, or return None where that is not possible."""

    @abstractmethod
    async def undo(self) -> None:
        """Take back one's last move, or ask the others to agree to that. Raise Problem if it cannot be undone."""

    async def answer_undo(self, agree: bool) -> None:
        """Agree or decline when another person would like to undo a move."""
        raise Problem("server-undo-not-asked")

    async def say(self, text: str) -> None:
        """Send a chat line to everybody at the table."""
        raise Problem("play-no-chat")

    @abstractmethod
    async def close(self) -> None:
        """Stop playing. An unfinished game or a seat at a server is kept."""

    @abstractmethod
    def farewell(self) -> str:
        """Return what becomes of the game after quitting, and how to continue it."""

    def translator(self, language: str, viewpoint: int | None) -> Translator:
        """Return the translator for this game and this viewer."""
        return Translator(language, self.game, viewpoint, [player.name for player in self.seats])
