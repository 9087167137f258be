"""What goes in and out over HTTP, as the OpenAPI description shows it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from menagerie.server.tables.commands import Asked, Level, Name

Clock = Annotated[int, Field(ge=5, le=14 * 24 * 60 * 60)]


class NewPerson(Asked):
    """Somebody who comes here for the first time, or gets another name."""

    name: Name


class NewTable(Asked):
    """A table to be opened. Each seat is open, reserved (its key opens it) or a bot's."""

    game: Annotated[str, Field(max_length=40, examples=["mausen"])]
    seats: Annotated[list[Literal["open", "reserved"] | Level], Field(min_length=1, max_length=9)]
    options: dict[str, Any] = Field(default_factory=dict)
    public: bool = False
    """In the list for everybody, or only for those who have the link."""
    spectators: bool = True
    """Whoever has the link may watch."""
    rated: bool = True
    """A public game counts for the ratings."""
    clock: Clock | None = None
    """Seconds for each move; a day is 86400; none without."""
    one_device: bool = False
    """Whoever sits may take several seats, for several people on one device; such a table is private and unrated."""
    hints: bool = False
    """Players may ask what a bot would do; such a game is unrated."""


class ResponseModel(BaseModel):
    """Something shown; more may be in it than is described."""

    model_config = ConfigDict(extra="allow")


class PersonShown(ResponseModel):
    """Somebody."""

    person: str
    name: str


class TokenShown(PersonShown):
    """A token: put it into the header ``Authorization: Bearer …``. It is shown only once."""

    token: str


class LinkShown(ResponseModel):
    """A link that makes another device the same person, once and soon; also as a picture."""

    link: str
    qr: str


class TableShown(ResponseModel):
    """A table without its cards."""

    table: str
    game: str
    phase: Literal["open", "playing", "over"]
    host: str
    seats: list[dict[str, Any]]


class EventShown(ResponseModel):
    """Something that happened, with its facts; in a sentence, with the number of the rule that applied."""

    event: str
    said: str
    rule: str


class ViewShown(TableShown):
    """All that one may see of a table."""

    n: int
    you: int | None
    numbers: dict[str, int | list[int]] = {}
    """With ``numbers=true``: the fields of the game's state, as far as one may know them."""
    events: list[EventShown] = []
    """With ``lang``: what happened lately."""
    rounds: list[list[int]] = []
    """With ``lang``: the points of every round that is over."""
    trick: dict[str, int | list[int]] = {}
    """With both: the numbers as they were when the last trick lay on the table."""


class Done(ResponseModel):
    """It is done, by this entry of the table's log; it will not be lost."""

    n: int


class MoveWeighed(ResponseModel):
    """What a search found out about a move."""

    move: str
    share: float
    """How much of the time it would be played."""
    win: float | None
    """The chance to win the game with it; null if it was never tried."""
    points: float | None
    """How many points the round may be expected to bring with it; null if it was never tried."""
    visits: int
    """How often it was tried: how much the numbers are worth."""


class HintShown(ResponseModel):
    """What a bot would do in a seat's place, the best move first."""

    type: Literal["hint"]
    seat: int
    seen: int
    """The number of the last entry that it knows of."""
    level: Level
    moves: list[MoveWeighed]


class RatingShown(ResponseModel):
    """How strong somebody is."""

    who: str
    name: str
    mu: float
    sigma: float
    games: int


class GameShown(ResponseModel):
    """A game that can be played here."""

    game: str
    title: str
    seats: list[int]
    options: list[dict[str, str]]


class RecordShown(ResponseModel):
    """A game that can be watched at this address."""

    hash: str
    address: str
    game: str
    players: int
    title: str


class RecordsShown(ResponseModel):
    """The games of a file, in their order; the address is that of the first."""

    address: str
    records: list[RecordShown]


class Wrong(BaseModel):
    """What was wrong: the problem's name, the facts, and a sentence in the language asked for."""

    problem: str
    message: str
    facts: dict[str, Any]
