"""What can be asked at a table, over the socket and over HTTP alike: one JSON object, its ``do`` says what."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter, ValidationError

from menagerie.bots.levels import LEVELS
from menagerie.server.errors import Malformed

PRINTABLE = r"^[^\x00-\x1f\x7f]*$"
Line = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500, pattern=PRINTABLE)]
Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=PRINTABLE)]
Id = Annotated[str, StringConstraints(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Field(ge=0, le=9)]
Eye = SeatNumber | Literal["none"] | None
Level = Literal["random", "novice", "casual", "strong", "master"]
assert Level.__args__ == LEVELS  # type: ignore[attr-defined]


class Asked(BaseModel):
    """Something asked, with nothing else in it."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class Sit(Asked):
    """Take a seat: this one, or any that is free; a reserved one with its key. At a table on one device that can be
    done again, for somebody else on that device, each seat under a name of its own.
    """

    do: Literal["sit"]
    seat: SeatNumber | None = None
    key: Id | None = None
    name: Name | None = None


class Leave(Asked):
    """Give the seat up: before the start it is free again, later a bot plays on."""

    do: Literal["leave"]
    seat: SeatNumber | None = None


class Offer(Asked):
    """The host makes a seat open, reserved, or a bot's, before the start; who sat there is removed."""

    do: Literal["offer"]
    seat: SeatNumber
    to: Literal["open", "reserved"] | Level


class Start(Asked):
    """The host starts the game; every seat must be taken."""

    do: Literal["start"]


class Move(Asked):
    """Make a move, as the record writes it. Sent again with the same id, it is answered again and made once.

    ``seen`` is the number of the last entry that was known when the move was chosen: it is refused if the seat has
    made another move since. ``seat`` is needed where several of one's seats have to decide.
    """

    do: Literal["move"]
    move: Annotated[str, StringConstraints(min_length=1, max_length=40)]
    id: Id
    seen: Annotated[int, Field(ge=0, le=1 << 31)] | None = None
    seat: SeatNumber | None = None


class StandIn(Asked):
    """Say which bot plays when the connection has dropped."""

    do: Literal["stand-in"]
    level: Level
    seat: SeatNumber | None = None


class Undo(Asked):
    """Ask everybody to let the last move be taken back."""

    do: Literal["undo"]


class Agree(Asked):
    """Agree that a move is taken back."""

    do: Literal["agree"]


class Decline(Asked):
    """Do not agree that a move is taken back."""

    do: Literal["decline"]


class Say(Asked):
    """Say something to everybody at the table or, as a spectator, to the spectators."""

    do: Literal["say"]
    text: Line


class Mute(Asked):
    """Do not hear somebody any more, or again."""

    do: Literal["mute"]
    person: Id
    muted: bool = True


class Rematch(Asked):
    """Open another table with the same people."""

    do: Literal["rematch"]


class LookFrom(Asked):
    """Over the socket: look from this seat of mine, or, with ``none``, like a spectator; without either from my only
    seat.
    """

    do: Literal["look"]
    seat: Eye = None


class Hint(Asked):
    """Over the socket: what would a bot do in the place of this seat of mine, or of the one I look from?"""

    do: Literal["hint"]
    id: Id
    seat: SeatNumber | None = None


Command = Annotated[
    Sit | Leave | Offer | Start | Move | StandIn | Undo | Agree | Decline | Say | Mute | Rematch,
    Field(discriminator="do"),
]

_message: TypeAdapter[Any] = TypeAdapter(Annotated[Command | LookFrom | Hint, Field(discriminator="do")])


def read(message: str | bytes) -> Any:
    """What a message over the socket asks; Malformed where it asks nothing."""
    try:
        return _message.validate_json(message)
    except ValidationError as error:
        raise malformed(error.errors(include_url=False, include_context=False, include_input=False)) from None


def malformed(errors: Any) -> Malformed:
    """The first thing that is wrong, and where."""
    first = errors[0]
    return Malformed("server-malformed", where=".".join(map(str, first["loc"])) or "–", reason=str(first["msg"]))
