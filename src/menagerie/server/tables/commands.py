"""The commands that people send to a table, the same over WebSocket and HTTP: one JSON object, named by its ``do``."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from menagerie.bots.levels import LEVELS
from menagerie.server.errors import Malformed

PRINTABLE = r"^[^\x00-\x1f\x7f]*$"
ChatText = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=PRINTABLE)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=PRINTABLE)]
Id = Annotated[str, StringConstraints(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
WantedSeat = SeatNumber | Literal["none"] | None
Level = Literal["random", "novice", "casual", "strong", "master"]
assert Level.__args__ == LEVELS  # type: ignore[attr-defined]


class RequestModel(BaseModel):
    """A JSON object from a client; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class TableCommand(RequestModel):
    """A command to a table."""

    def received_at(self, n: int) -> Self:
        """Return the command as it is meant at a table whose last entry is the n-th."""
        return self


class Sit(TableCommand):
    """Take a seat: this one, or any free one; a reserved seat needs its key. At a table on one device a person may
    take several seats, for several people on that device, each under its own name.
    """

    do: Literal["sit"]
    seat: SeatNumber | None = None
    key: Id | None = None
    name: Name | None = None


class Leave(TableCommand):
    """Give up a seat: before the start it becomes free, later a bot takes it over."""

    do: Literal["leave"]
    seat: SeatNumber | None = None


class Offer(TableCommand):
    """As host, make a seat open, reserved or a bot's, before the start; a person who sat there is removed."""

    do: Literal["offer"]
    seat: SeatNumber
    to: Literal["open", "reserved"] | Level


class Start(TableCommand):
    """As host, start the game; every seat must be taken."""

    do: Literal["start"]


class Decision(TableCommand):
    """A command with a move, in the notation of game records. Sent again with the same id, it is carried out once and
    answered again.

    ``seen`` is the last entry that the client knew when it chose the move: the move is refused if the seat has made
    another move since. ``seat`` is needed if several of one's seats have to decide.
    """

    move: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    id: Id
    seen: Annotated[int, Field(ge=0, le=1 << 31)] | None = None
    seat: SeatNumber | None = None

    def received_at(self, n: int) -> Self:
        """Return the move as meant for this turn: not for the seat's next turn, if another device moves first."""
        return self.model_copy(update={"seen": n if self.seen is None else min(n, self.seen)})


class Move(Decision):
    """Make a move."""

    do: Literal["move"]


class Change(Decision):
    """Replace my choice, while others still choose at the same time. Nobody else learns of it."""

    do: Literal["change"]


class StandIn(TableCommand):
    """Choose the bot that plays while the connection is lost."""

    do: Literal["stand-in"]
    level: Level
    seat: SeatNumber | None = None


class Undo(TableCommand):
    """Ask everybody to let the last move be undone."""

    do: Literal["undo"]


class Agree(TableCommand):
    """Agree to an undo."""

    do: Literal["agree"]


class Decline(TableCommand):
    """Decline an undo."""

    do: Literal["decline"]


class Say(TableCommand):
    """Send a chat line to everybody at the table or, as a spectator, to the spectators."""

    do: Literal["say"]
    text: ChatText


class Mute(TableCommand):
    """Hide or show a person's chat lines."""

    do: Literal["mute"]
    person: Id
    muted: bool = True


class Rematch(TableCommand):
    """Play again at another table with the same people and bots; it starts at once if everybody is connected."""

    do: Literal["rematch"]


class LookFrom(RequestModel):
    """Over the socket: see the table from this seat of mine, like a spectator (``none``), or from my only seat."""

    do: Literal["look"]
    seat: WantedSeat = None


class Hint(RequestModel):
    """Over the socket: ask what a bot would do in this seat of mine, or in the one from which I see the table."""

    do: Literal["hint"]
    id: Id
    seat: SeatNumber | None = None


Command = Annotated[
    Sit | Leave | Offer | Start | Move | Change | StandIn | Undo | Agree | Decline | Say | Mute | Rematch,
    Field(discriminator="do"),
]
SocketMessage: TypeAlias = TableCommand | LookFrom | Hint

_message: TypeAdapter[SocketMessage] = TypeAdapter(Annotated[Command | LookFrom | Hint, Field(discriminator="do")])


def parse(message: str | bytes) -> SocketMessage:
    """Parse a message from the socket; raise Malformed if it is not a valid command."""
    try:
        return _message.validate_json(message)
    except ValidationError as error:
        raise malformed(error.errors(include_url=False, include_context=False, include_input=False)) from None


def malformed(errors: Any) -> Malformed:
    """Return a problem for the first of some validation errors, with its place."""
    first = errors[0]
    return Malformed("server-malformed", where=".".join(map(str, first["loc"])) or "–", reason=str(first["msg"]))
