"""Reads the forms for new tables: the table to open, or a sentence for each field that is not valid."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from menagerie.core.counting import parse_number
from menagerie.core.game import Game
from menagerie.core.lesson import lesson_named
from menagerie.core.levels import DEFAULT_LEVEL, LEVELS
from menagerie.core.options import Flag, OneOf, Option
from menagerie.core.shared_deal import SharedDeal
from menagerie.i18n.translator import Translator
from menagerie.records.playback import beginning
from menagerie.records.record import LARGEST
from menagerie.server.errors import Malformed, NotFound, NotNow
from menagerie.server.tables.commands import Sit, valid_name
from menagerie.server.tables.entry import Body
from menagerie.server.tables.state import TableState
from menagerie.web.form_fields import YES
from menagerie.web.new_table_page import CLOCKS, HERE, NOBODY, PLACES, PUBLIC, example_of, field_of, other_seats

USUAL: Body = {"options": {}, "public": False, "spectators": True, "rated": True, "clock": None, "one_device": False}
"""The settings of a table that a form does not mention."""


@dataclass(frozen=True, slots=True)
class WantedTable:
    """A table to be opened: its setup, and what each seat becomes."""

    setup: Body
    seats: list[str]
    lesson: str = ""
    """The lesson that is played there, if one is."""
    seat: int = 0
    """The seat of the host."""
    beginning: Sequence[Body] = ()
    """The log with which the game begins, if it goes on from a record."""
    deal: SharedDeal | None = None
    """The deal that is played there, if others play the same one."""


def table_continuing(record: dict[str, Any], fields: dict[str, str]) -> WantedTable:
    """Return a table for one person and bots at which a finished game goes on, after a number of decisions."""
    made, seat, level = fields.get("decisions", ""), fields.get("seat", ""), fields.get("level", "")
    players = record["players"]
    if not (made.isascii() and made.isdigit()) or len(made) > len(str(LARGEST)) or level not in LEVELS:
        raise Malformed("server-malformed", where="decisions, level", reason="–")
    if seat not in map(str, range(players)):
        raise NotFound("server-no-such-seat", seat=seat[:20], last=players - 1)
    log = beginning(record, int(made))
    if len(log) == len(record["log"]):
        raise NotNow("server-game-over")
    setup = {**USUAL, "game": record["game"], "options": record["options"], "spectators": False}
    seats = ["open" if str(number) == seat else level for number in range(players)]
    return WantedTable({**setup, "hints": True, "rated": False}, seats, seat=int(seat), beginning=log)


def lesson_table(game: Game[Any], name: str) -> WantedTable:
    """Return the table at which a lesson is played; raise NotFound if the game has no such lesson."""
    lesson = lesson_named(game.lessons, name)
    if lesson is None:
        raise NotFound("server-no-page")
    setup = {**USUAL, "game": game.name, "spectators": False, "rated": False}
    return WantedTable(setup, ["open", *[DEFAULT_LEVEL] * (lesson.players - 1)], name)


def deal_table(deal: SharedDeal) -> WantedTable:
    """Return the table at which somebody plays a deal that others play as well; nobody may watch them."""
    setup = {**USUAL, "game": deal.game, "spectators": False, "rated": False}
    return WantedTable(setup, deal.seats, seat=deal.seat, deal=deal)


def is_lesson(state: TableState, game: str, name: str) -> bool:
    """Return whether an unfinished lesson of this name is played at a table."""
    guide, match = state.guide, state.match
    if guide is None or match is None or state.game.name != game or guide.lesson.name != name:
        return False
    return not guide.is_done(match)


class FormReader:
    """Reads one form, and collects the errors by field."""

    def __init__(self, fields: dict[str, str], game: Game[Any], language: str) -> None:
        self.fields = fields
        self.game = game
        self.translator = Translator(language, game)
        self.wrong: dict[str, str] = {}

    def table_against_bots(self) -> WantedTable | None:
        """Return a table for one person and bots, or None if the form is not valid."""
        players = self._one_of("players", list(map(str, self.game.seats)), self._too_many_or_few())
        level = self._one_of("level", LEVELS)
        if self.wrong:
            return None
        seats = ["open", *[level] * (int(players) - 1)]
        return WantedTable({**USUAL, "game": self.game.name, "hints": True, "rated": False}, seats)

    def table_for_friends(self) -> WantedTable | None:
        """Return a table to which others are invited, or None if the form is not valid."""
        self.name()
        place = self._one_of("place", PLACES)
        seats = self._seats(place)
        setup = {
            **USUAL,
            "game": self.game.name,
            "public": place == PUBLIC,
            "one_device": place == HERE,
            "clock": CLOCKS.get(self._one_of("clock", CLOCKS)),
            "spectators": self._ticked("spectators"),
            "hints": self._ticked("hints"),
        }
        setup["options"] = self._options(len(seats))
        return None if self.wrong else WantedTable(setup, seats)

    def name(self) -> str:
        name = valid_name(self.fields.get("name", ""))
        if name is None:
            self.wrong["name"] = self.translator.say("web-wrong-name")
        return name or ""

    def _one_of(self, field: str, allowed: Collection[str], sentence: str = "") -> str:
        value = self.fields.get(field, "")
        if value not in allowed:
            self.wrong[field] = sentence or self.translator.say("web-wrong-choice")
        return value

    def _ticked(self, field: str) -> bool:
        return field in self.fields and self._one_of(field, (YES,)) == YES

    def _seats(self, place: str) -> list[str]:
        """Return what each seat becomes; the first is the host's own."""
        kinds = ("open", "reserved", *LEVELS, NOBODY)
        chosen = [self._one_of(f"seat-{seat}", kinds) for seat in other_seats(self.game.name)]
        seats = ["open", *(kind for kind in chosen if kind != NOBODY)]
        if len(seats) not in self.game.seats:
            self.wrong["seats"] = self._too_many_or_few()
        return ["open" if kind == "reserved" and place == HERE else kind for kind in seats]

    def _too_many_or_few(self) -> str:
        title = self.translator.say(f"{self.game.name}-title")
        facts = {"game": title, "fewest": self.game.seats[0], "most": self.game.seats[-1]}
        return self.translator.say("web-wrong-players", facts)

    def _options(self, players: int) -> dict[str, Any]:
        """Return the options that differ from their defaults."""
        found = {option.name: self._option(option, players) for option in self.game.options}
        return {name: value for name, value in found.items() if value is not None}

    def _option(self, option: Option, players: int) -> Any:
        field = field_of(option)
        if isinstance(option, Flag):
            return self._ticked(field) or None
        if isinstance(option, OneOf):
            value = self._one_of(field, option.values)
            return value if value != option.default(players) else None
        order = seat_order(self.fields.get(field, ""))
        if order and not option.accepts(order, players):
            self.wrong[field] = self.translator.say("web-wrong-order", {"example": example_of(players)})
        return order


def seat_order(text: str) -> list[int] | None:
    """Return the seats in the order in which a person typed their numbers; None for an empty field."""
    return [seat_index(part) for part in text.replace(",", " ").split()] or None


def seat_index(text: str) -> int:
    """Return the index of the seat with this number; -1, which no option accepts, if it is not a number."""
    try:
        return parse_number(text)
    except ValueError:
        return -1


def sit_commands(fields: dict[str, str], one_device: bool) -> list[Sit]:
    """Return the commands that take seats: one under the person's own name, or one for everybody on this device."""
    named = [field for field in fields if field.startswith("name-")] or ["name"]
    return [sit_command(fields, field, one_device) for field in named]


def sit_command(fields: dict[str, str], field: str, one_device: bool) -> Sit:
    """Return the command for the seat of a field with a name; on one device, the seat gets that name."""
    name = must_be_name(fields.get(field, ""))
    seat = fields.get("seat", "") if field == "name" else field.removeprefix("name-")
    try:
        return Sit(do="sit", seat=int(seat), key=fields.get("key"), name=name if one_device else None)
    except ValueError as error:
        raise Malformed("server-malformed", where="seat", reason=str(error)) from None


def must_be_name(text: str) -> str:
    name = valid_name(text)
    if name is None:
        raise Malformed("web-wrong-name")
    return name
