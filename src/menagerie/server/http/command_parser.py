"""Parses the commands that come over the network."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from menagerie.server.errors import Malformed
from menagerie.server.tables.commands import (
    Agree,
    Change,
    Decline,
    Hint,
    Leave,
    LookFrom,
    Move,
    Mute,
    Offer,
    Rematch,
    Report,
    Say,
    Sit,
    SocketMessage,
    StandIn,
    Start,
    Undo,
)

Command = Annotated[
    Sit | Leave | Offer | Start | Move | Change | StandIn | Undo | Agree | Decline | Say | Mute | Rematch,
    Field(discriminator="do"),
]

_message: TypeAdapter[SocketMessage] = TypeAdapter(
    Annotated[Command | LookFrom | Hint | Report, Field(discriminator="do")]
)


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
