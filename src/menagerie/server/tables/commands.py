"""The commands that people send to a table, the same over WebSocket and HTTP: one JSON object, named by its ``do``.

``http.command_parser`` checks what comes over the network; a site without a server builds them with ``command_of``.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, Literal, Self, TypeAlias

from menagerie.bots.levels import LEVELS
from menagerie.server.errors import Malformed

PRINTABLE = r"^[^\x00-\x1f\x7f]*$"

LONGEST_NAME = 40
"""The most characters in a person's name."""


class Limits:
    """The limits of a field, in the words of pydantic's schemas. This module does without pydantic itself."""

    def __init__(self, **limits: Any) -> None:
        self.limits = limits

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        return {**handler(source), "strict": True, **self.limits}


def line_of_text(longest: int) -> Limits:
    """Return the limits of a text that people see: printable, on one line, not empty."""
    return Limits(strip_whitespace=True, min_length=1, max_length=longest, pattern=PRINTABLE)


LONGEST_LINE = 300
"""The most characters in a chat line."""

ChatText = Annotated[str, line_of_text(LONGEST_LINE)]
Id = Annotated[str, Limits(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Limits(ge=0, le=9)]
WantedSeat = SeatNumber | Literal["none"] | None
Level = Literal["random", "novice", "casual", "strong", "master"]
assert Level.__args__ == LEVELS  # type: ignore[attr-defined]


INVISIBLE = "\u115f\u1160\u3164\uffa0"
"""Letters that show nothing."""

JOINERS = "\u200c\u200d"
"""Characters without a picture that some scripts need inside of words."""

MOST_MARKS = 3
"""The most accents on one letter."""

LIKE_A_BOT = re.compile(r"\W*(ro)?bot\W*\d+\W*")


def valid_name(text: str) -> str | None:
    """Return the text as a person's name, or None if it is not valid.

    A name has a letter or digit that people see, nothing that changes the direction of the text around it, and is not
    like that of a bot.
    """
    name = text.strip()
    plain = unicodedata.normalize("NFKC", name).casefold()
    kinds = "".join(unicodedata.category(sign)[0] for sign in name if sign not in INVISIBLE)
    hidden = any(unicodedata.category(sign) in ("Cc", "Cf", "Zl", "Zp") for sign in name if sign not in JOINERS)
    fits = 0 < len(name) <= LONGEST_NAME and re.match(PRINTABLE, name) and not hidden and "M" * MOST_MARKS not in kinds
    seen = "L" in kinds or "N" in kinds
    return name if fits and seen and not LIKE_A_BOT.fullmatch(plain) else None


class NameLimits(Limits):
    """The limits of a person's name."""

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        def checked(text: str) -> str:
            name = valid_name(text)
            if name is None:
                raise ValueError("not a name that people can read and tell from a bot's")
            return name

        schema = super().__get_pydantic_core_schema__(source, handler)
        return {"type": "function-after", "function": {"type": "no-info", "function": checked}, "schema": schema}


Name = Annotated[str, NameLimits(**line_of_text(LONGEST_NAME).limits)]


class Message:
    """A JSON object from a client; unknown fields are refused."""

    __pydantic_config__: ClassVar[Any] = {"extra": "forbid"}


@dataclass(frozen=True, kw_only=True)
class TableCommand(Message):
    """A command to a table."""

    def received_at(self, n: int) -> Self:
        """Return the command as it is meant at a table whose last entry is the n-th."""
        return self


@dataclass(frozen=True, kw_only=True)
class Sit(TableCommand):
    """Take a seat: this one, or any free one; a reserved seat needs its key. At a table on one device a person may
    take several seats, for several people on that device, each under its own name.
    """

    do: Literal["sit"]
    seat: SeatNumber | None = None
    key: Id | None = None
    name: Name | None = None


@dataclass(frozen=True, kw_only=True)
class Leave(TableCommand):
    """Give up a seat: before the start it becomes free, later a bot takes it over."""

    do: Literal["leave"]
    seat: SeatNumber | None = None


@dataclass(frozen=True, kw_only=True)
class Offer(TableCommand):
    """As host, make a seat open, reserved or a bot's, before the start; a person who sat there is removed."""

    do: Literal["offer"]
    seat: SeatNumber
    to: Literal["open", "reserved"] | Level


@dataclass(frozen=True, kw_only=True)
class Start(TableCommand):
    """As host, start the game; every seat must be taken."""

    do: Literal["start"]


@dataclass(frozen=True, kw_only=True)
class Decision(TableCommand):
    """A command with a move, in the notation of game records. Sent again with the same id, it is carried out once and
    answered again.

    ``seen`` is the last entry that the client knew when it chose the move: the move is refused if the seat has made
    another move since. ``seat`` is needed if several of one's seats have to decide.
    """

    move: Annotated[str, Limits(min_length=1, max_length=40)]
    id: Id
    seen: Annotated[int, Limits(ge=0, le=1 << 31)] | None = None
    seat: SeatNumber | None = None

    def received_at(self, n: int) -> Self:
        """Return the move as meant for this turn: not for the seat's next turn, if another device moves first."""
        return replace(self, seen=n if self.seen is None else min(n, self.seen))


@dataclass(frozen=True, kw_only=True)
class Move(Decision):
    """Make a move."""

    do: Literal["move"]


@dataclass(frozen=True, kw_only=True)
class Change(Decision):
    """Replace my choice, while others still choose at the same time. Nobody else learns of it."""

    do: Literal["change"]


@dataclass(frozen=True, kw_only=True)
class StandIn(TableCommand):
    """Choose the bot that plays while the connection is lost."""

    do: Literal["stand-in"]
    level: Level
    seat: SeatNumber | None = None


@dataclass(frozen=True, kw_only=True)
class Undo(TableCommand):
    """Ask everybody to let the last move be undone."""

    do: Literal["undo"]


@dataclass(frozen=True, kw_only=True)
class Agree(TableCommand):
    """Agree to an undo."""

    do: Literal["agree"]


@dataclass(frozen=True, kw_only=True)
class Decline(TableCommand):
    """Decline an undo."""

    do: Literal["decline"]


@dataclass(frozen=True, kw_only=True)
class Say(TableCommand):
    """Send a chat line to everybody at the table or, as a spectator, to the spectators."""

    do: Literal["say"]
    text: ChatText


@dataclass(frozen=True, kw_only=True)
class Mute(TableCommand):
    """Hide or show a person's chat lines."""

    do: Literal["mute"]
    person: Id
    muted: Annotated[bool, Limits()] = True


@dataclass(frozen=True, kw_only=True)
class Rematch(TableCommand):
    """Play again at another table with the same people and bots; it starts at once if everybody is connected."""

    do: Literal["rematch"]


@dataclass(frozen=True, kw_only=True)
class LookFrom(Message):
    """Over the socket: see the table from this seat of mine, like a spectator (``none``), or from my only seat."""

    do: Literal["look"]
    seat: WantedSeat = None


@dataclass(frozen=True, kw_only=True)
class Hint(Message):
    """Over the socket: ask what a bot would do in this seat of mine, or in the one from which I see the table."""

    do: Literal["hint"]
    id: Id
    seat: SeatNumber | None = None


@dataclass(frozen=True, kw_only=True)
class Report(Message):
    """Report a person's name, or a line that they have chatted, to whoever runs the server."""

    do: Literal["report"]
    person: Id
    line: Annotated[int, Limits(ge=1, le=1 << 31)] | None = None


SocketMessage: TypeAlias = TableCommand | LookFrom | Hint | Report

MESSAGES: dict[str, type[SocketMessage]] = {
    "sit": Sit,
    "leave": Leave,
    "offer": Offer,
    "start": Start,
    "move": Move,
    "change": Change,
    "stand-in": StandIn,
    "undo": Undo,
    "agree": Agree,
    "decline": Decline,
    "say": Say,
    "mute": Mute,
    "rematch": Rematch,
    "look": LookFrom,
    "hint": Hint,
    "report": Report,
}
"""Every message by its ``do``."""


def command_of(fields: dict[str, Any]) -> SocketMessage:
    """Return the command of a page on the same device, which needs no further check; raise Malformed if it is none."""
    try:
        return MESSAGES[fields["do"]](**fields)
    except (KeyError, TypeError) as error:
        raise Malformed("server-malformed", where="do", reason=str(error)) from None
