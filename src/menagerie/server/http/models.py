"""The JSON objects of the HTTP API, as the OpenAPI description shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from menagerie.server.tables.commands import Id, Level, Name

Clock = Annotated[int, Field(ge=5, le=14 * 24 * 60 * 60)]


class RequestModel(BaseModel):
    """A JSON object from a client; unknown fields are refused."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class NewPerson(RequestModel):
    """A new person, or a new name for one."""

    name: Name


class NewTable(RequestModel):
    """A table to be opened. Each seat is open, reserved (it needs a key) or a bot's."""

    game: Annotated[str, Field(max_length=40, examples=["mausen"])]
    seats: Annotated[list[Literal["open", "reserved"] | Level], Field(min_length=1, max_length=9)]
    options: dict[str, Any] = Field(default_factory=dict)
    public: bool = False
    """Whether the table is listed for everybody; otherwise it can be found by its link only."""
    spectators: bool = True
    """Whether everybody who has the link may watch."""
    rated: bool = True
    """Whether a public game counts for the ratings."""
    clock: Clock | None = None
    """Seconds for each move (a day is 86400); no limit if null."""
    one_device: bool = False
    """Whether one person may take several seats, for several people on one device; then private and unrated."""
    unattended: bool = False
    """Whether bots play on while nobody is there; rated public games and clocks of a day or more do so anyway."""
    hints: bool = False
    """Whether players may ask what a bot would do; then unrated."""


class NewReport(RequestModel):
    """A report of a person's name at a table, or of a line that they have chatted there."""

    person: Id
    line: Annotated[int, Field(ge=1, le=1 << 31)] | None = None
    """The entry of the line; without one, the name is reported."""


class ResponseModel(BaseModel):
    """An answer; it may have more fields than described."""

    model_config = ConfigDict(extra="allow")


class PersonShown(ResponseModel):
    """A person."""

    person: str
    name: str


class TokenShown(PersonShown):
    """A token for the header ``Authorization: Bearer …``. It is shown only once."""

    token: str


class DeviceShown(ResponseModel):
    """A browser in which a person is signed in."""

    device: str
    label: str
    """The browser and its system, as far as it tells."""
    seen: float
    this: bool
    """Whether it is the one that asks."""


class LinkShown(ResponseModel):
    """A link that identifies another device as the same person, once, within 15 minutes; also as a QR code."""

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
    """An event with its facts, as a sentence, and with the number of the rule that applied."""

    event: str
    said: str
    rule: str


class ViewShown(TableShown):
    """Everything that one may see of a table."""

    n: int
    you: int | None
    numbers: dict[str, int | list[int]] = {}
    """With ``numbers=true``: the fields of the game's state, as far as one may know them."""
    events: list[EventShown] = []
    """With ``lang``: the latest events."""
    rounds: list[list[int]] = []
    """With ``lang``: the points of every finished round."""
    trick: dict[str, int | list[int]] = {}
    """With both: the numbers at the last complete trick."""


class Done(ResponseModel):
    """The command was carried out by this entry of the table's log, which is durable."""

    n: int


class MoveWeighed(ResponseModel):
    """What a search found out about a move."""

    move: str
    share: float
    """How often the bot would play it, from 0 to 1."""
    win: float | None
    """The probability to win the game with it; null if it was never tried."""
    points: float | None
    """The expected points of the round with it; null if it was never tried."""
    visits: int
    """How often it was tried; the more, the more reliable the numbers."""


class HintShown(ResponseModel):
    """What a bot would do in a seat, the best move first."""

    type: Literal["hint"]
    seat: int
    seen: int
    """The last entry that the hint takes into account."""
    level: Level
    moves: list[MoveWeighed]


class RatingShown(ResponseModel):
    """The rating of a person or a bot level."""

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


class DayShown(ResponseModel):
    """A day of daily deals. The SHA-256 of its seed is known before the day, the seed an hour after it."""

    day: str
    games: list[str]
    commitment: str
    seed: str | None


class DealResultShown(ResponseModel):
    """How a game ended for a seat: whether it won, its points, and by how many it was ahead of the best other."""

    won: bool
    margin: int
    points: int


class DailyDealShown(ResponseModel):
    """The deal of a day; with the viewer's game once they have begun it, and with the levels once it has ended."""

    day: str
    game: str
    players: int
    seat: int
    level: Level
    """The level of all bots."""
    table: str | None = None
    ended: bool = False
    result: DealResultShown | None = None
    rank: int | None = None
    people: int | None = None
    levels: dict[str, DealResultShown | None] = {}


class RecordShown(ResponseModel):
    """A game record that can be replayed at this address."""

    hash: str
    address: str
    game: str
    players: int
    title: str


class RecordsShown(ResponseModel):
    """The games of a file, in order; the address is that of the first."""

    address: str
    records: list[RecordShown]


class ProblemShown(BaseModel):
    """A problem: its name, its facts, and a sentence in the requested language."""

    problem: str
    message: str
    facts: dict[str, Any]
