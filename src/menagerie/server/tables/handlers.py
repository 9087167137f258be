"""The checks behind every command: a handler refuses it, or returns the log entry that carries it out.

Handlers change nothing, so one can run again when another node has written to the table in the meantime. ``HANDLERS``
is the only way from a command to a table's log; the server's own entries (bot moves, connections) have builders here
too.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from menagerie.bots.levels import check_level
from menagerie.core.chance import fresh_seed
from menagerie.core.errors import BadSetup
from menagerie.core.guide import guide_for
from menagerie.core.match import Match
from menagerie.core.shared_deal import SharedDeal
from menagerie.games import load
from menagerie.server.errors import NotAllowed, NotFound, NotNow
from menagerie.server.settings import Settings
from menagerie.server.tables import commands as c
from menagerie.server.tables.entry import Body
from menagerie.server.tables.logged_decision import UndoRequest
from menagerie.server.tables.seats import Person
from menagerie.server.tables.state import Phase, TableState, new_id, with_defaults

EntryBuilder: TypeAlias = Callable[[TableState], Body | int]
"""Returns the entry to append to a table's log, or the number of the entry that has already done it."""

Handler: TypeAlias = Callable[[TableState, Person, Any], Body | int]

HINT_LEVEL = "strong"
"""The bot level that computes hints."""

WRONG_PHASE: dict[Phase, str] = {"open": "server-not-open", "playing": "server-not-playing", "over": "server-not-over"}


def builder_for(command: c.TableCommand, person: Person, state: TableState) -> EntryBuilder:
    """Return the entry builder for a command that a person sends to a table in this state."""
    received, handler = command.received_at(state.n), HANDLERS[type(command)]
    return lambda state: handler(state, person, received)


# Commands -----------------------------------------------------------------------------------------------------------


def sit(state: TableState, person: Person, command: c.Sit) -> Body:
    must_be(state, "open")
    if state.seats_of(person.id) and not state.setup["one_device"]:
        raise NotNow("server-already-seated")
    if command.name is not None and not state.setup["one_device"]:
        raise NotAllowed("server-own-name")
    name = command.name or person.name
    return {"kind": "sat", "seat": free_seat(state, command), "person": person.id, "name": name}


def free_seat(state: TableState, command: c.Sit) -> int:
    """Return the wanted seat, or the first free one; with a key, the seat that is reserved under it."""
    if command.key is not None:
        fitting = [s for s, p in enumerate(state.seats) if p.kind == "reserved" and p.key == command.key]
        if not fitting or command.seat not in (None, fitting[0]):
            raise NotAllowed("server-wrong-key")
        return fitting[0]
    free = [s for s, p in enumerate(state.seats) if p.kind == "open"]
    if command.seat is None and free:
        return free[0]
    if command.seat is not None:
        must_exist(state, command.seat)
    if command.seat not in free:
        raise NotNow("server-seat-taken", free=written_seats(free))
    return command.seat


def leave(state: TableState, person: Person, command: c.Leave) -> Body:
    if state.phase == "over":
        raise NotNow("server-game-over")
    return {"kind": "left" if state.phase == "open" else "resigned", "seat": own_seat(state, person.id, command.seat)}


def offer(state: TableState, person: Person, command: c.Offer) -> Body:
    must_host(state, person)
    must_be(state, "open")
    must_exist(state, command.seat)
    return {"kind": "offered", "seat": command.seat, **offered(command.to)}


def start(state: TableState, person: Person, command: c.Start) -> Body:
    must_host(state, person)
    must_be(state, "open")
    empty = [s for s, seat_state in enumerate(state.seats) if seat_state.kind in ("open", "reserved")]
    if empty:
        raise NotNow("server-seats-empty", seats=written_seats(empty))
    return starting(state.deal)


def starting(deal: SharedDeal | None = None) -> Body:
    """Return the entry that starts a game, with the seed of its deal or a new one."""
    return {"kind": "started", "seed": (deal.match_seed if deal else fresh_seed()).hex()}


def move(state: TableState, person: Person, command: c.Move) -> Body | int:
    seats = own_seats(state, person.id, command.seat)
    if answered := already_answered(state, seats, command.id):
        return answered
    seat = deciding(playing(state), seats)
    action = playing(state).action_of(seat, command.move)
    if state.guide and state.guide.step(playing(state)) is None:
        raise NotNow("lesson-not-now")
    must_be_current(state, seats, command)
    return {"kind": "moved", "seat": seat, "action": action, "id": command.id}


def change(state: TableState, person: Person, command: c.Change) -> Body | int:
    seats = own_seats(state, person.id, command.seat)
    if answered := already_answered(state, seats, command.id):
        return answered
    if state.guide:
        raise NotNow("server-undo-final")
    changeable = tuple(seat for seat in seats if playing(state).may_change(seat))
    seat = only(changeable or seats[:1])
    action = playing(state).without_choice(seat).action_of(seat, command.move)
    must_be_current(state, seats, command)
    return {"kind": "changed", "seat": seat, "action": action, "id": command.id}


def already_answered(state: TableState, seats: tuple[int, ...], id: str) -> int | None:
    """Return the entry that a move with this id has led to."""
    return next((state.answered[seat, id] for seat in seats if (seat, id) in state.answered), None)


def must_be_current(state: TableState, seats: tuple[int, ...], command: c.Decision) -> None:
    """Refuse a move if one of the seats has moved since the client chose it."""
    if command.seen is not None and last_decided(state, seats) > command.seen:
        raise NotNow("server-moved-already")


def last_decided(state: TableState, seats: tuple[int, ...]) -> int:
    """Return the entry of the last move that any of these seats has made."""
    return max((state.decided.get(seat, 0) for seat in seats), default=0)


def deciding(match: Match[Any], seats: tuple[int, ...]) -> int:
    """Return the only one of these seats, or the only one of them that has to decide."""
    candidates = seats if len(seats) == 1 else tuple(seat for seat in seats if seat in match.actors)
    if not candidates:
        match.check_turn(seats[0])
    return only(candidates)


def stand_in(state: TableState, person: Person, command: c.StandIn) -> Body:
    if state.phase == "over":
        raise NotNow("server-game-over")
    return {"kind": "stand-in", "seat": own_seat(state, person.id, command.seat), "level": command.level}


def undo(state: TableState, person: Person, command: c.Undo) -> Body:
    seats = own_seats(state, person.id)
    playing(state)
    last = state.last
    if last is None or last.seat not in seats:
        raise NotNow("server-undo-not-last")
    if state.guide:
        return {"kind": "undone", "seat": last.seat}
    if last.final:
        raise NotNow("server-undo-final")
    if any(event.reveals for event in last.events):
        raise NotNow("server-undo-revealed")
    if last.undo_asked:
        raise NotNow("server-undo-asked")
    return {"kind": "undo-asked" if other_people(state, last.seat) else "undone", "seat": last.seat}


def agree(state: TableState, person: Person, command: c.Agree) -> Body:
    seat, request = pending_undo(state, person)
    missing = yet_to_agree(state, request) - {person.id}
    return {"kind": "undo-agreed", "seat": seat} if missing else {"kind": "undone", "seat": request.seat}


def decline(state: TableState, person: Person, command: c.Decline) -> Body:
    seat, _ = pending_undo(state, person)
    return {"kind": "undo-declined", "seat": seat}


def say(state: TableState, person: Person, command: c.Say) -> Body:
    must_see(state, person.id)
    to = "table" if state.seats_of(person.id) else "spectators"
    return {"kind": "said", "to": to, "person": person.id, "name": person.name, "text": command.text}


def mute(state: TableState, person: Person, command: c.Mute) -> Body:
    must_see(state, person.id)
    if not state.seats_of(command.person) and all(line.facts["person"] != command.person for line in state.chat):
        raise NotFound("server-nobody")
    return {"kind": "muted", "by": person.id, "person": command.person, "muted": command.muted}


def rematch(state: TableState, person: Person, command: c.Rematch) -> Body:
    own_seats(state, person.id)
    must_be(state, "over")
    if state.rematch:
        raise NotNow("server-rematch-there", table=state.rematch)
    missing = [s for s in state.seats if s.person and s.person.id != person.id and s.node is None]
    return {"kind": "rematched", "table": new_id(), "host": person.id, "start": not missing}


HANDLERS: dict[type[c.TableCommand], Handler] = {
    c.Sit: sit,
    c.Leave: leave,
    c.Offer: offer,
    c.Start: start,
    c.Move: move,
    c.Change: change,
    c.StandIn: stand_in,
    c.Undo: undo,
    c.Agree: agree,
    c.Decline: decline,
    c.Say: say,
    c.Mute: mute,
    c.Rematch: rematch,
}
"""Every command, and its handler."""


# Entries that the server makes itself -------------------------------------------------------------------------------


def bot_move(seat: int, action: int, turn_at: float, now: float, settings: Settings) -> EntryBuilder:
    """Build the entry for a bot's choice; it is refused if that turn is over or the bot is no longer to move."""

    def build(state: TableState) -> Body:
        playing(state).check(seat, action)
        at, due = state.due_for(seat, settings)
        if state.undo or state.turn_at != turn_at or due != seat or at > now:
            raise NotNow("server-moved-already")
        return {"kind": "moved", "seat": seat, "action": action, "by": state.seats[seat].level}

    return build


def if_still_due(body: Body, settings: Settings) -> EntryBuilder:
    """Build an entry that was due, if it still is."""

    def build(state: TableState) -> Body | int:
        due = state.next_due(settings)
        return body if due and due[1] == body else state.n

    return build


def connected(person: str | None, seat: int, node: str) -> EntryBuilder:
    """Build the entry that says that a seat's person is connected to a node, unless the table knows it."""

    def build(state: TableState) -> Body | int:
        seat_state = state.seats[seat]
        if seat not in state.seats_of(person) or (seat_state.node == node and not seat_state.stood_in):
            return state.n
        return {"kind": "back", "seat": seat, "node": node}

    return build


def disconnected(person: str | None, seat: int, node: str) -> EntryBuilder:
    """Build the entry that says that a seat's person has left a node, unless they are connected to another one."""

    def build(state: TableState) -> Body | int:
        if seat not in state.seats_of(person) or state.seats[seat].node != node:
            return state.n
        return {"kind": "away", "seat": seat}

    return build


def opening(
    setup: Body,
    seats: list[str],
    host: str,
    beginning: Sequence[Body] = (),
    lesson: str = "",
    deal: SharedDeal | None = None,
) -> Body:
    """Return the first entry of a table, at which a game may go on from the beginning of a record, or a lesson or a
    deal be played that others play as well; raise BadSetup if the game cannot be played like that."""
    setup = with_defaults(setup)
    game = load(setup["game"])
    game.start(len(seats), setup["options"])
    for level in seats:
        check_level(level, game)
    if setup["one_device"] and setup["public"]:
        raise BadSetup("server-one-device-private")
    rated = setup["rated"] and not setup["one_device"] and not setup["hints"]
    places = [{("kind" if key == "as" else key): value for key, value in offered(seat).items()} for seat in seats]
    chosen = {**setup, "game": game.name, "rated": rated}
    taught = {"lesson": guide_for(game, lesson).lesson.name} if lesson else {}
    begun = {"beginning": list(beginning)} if beginning else {}
    shared = {"deal": deal.as_json()} if deal else {}
    return {
        "kind": "opened",
        "setup": chosen,
        "seats": places,
        "host": host,
        "automatic": list(game.automatic),
        **taught,
        **begun,
        **shared,
    }


def rematch_opening(state: TableState, host: str) -> Body:
    """Return the first entry of a rematch: the same people, bots and rules."""
    seats = [seat_state.level if seat_state.kind == "bot" else "open" for seat_state in state.seats]
    people = {str(s): (p.person.id, p.person.name) for s, p in enumerate(state.seats) if p.person}
    origins = {str(s): p.origin for s, p in enumerate(state.seats) if p.person and p.origin}
    return {**opening(state.setup, seats, host, state.beginning), "people": people, "origins": origins}


def offered(to: str) -> Body:
    """Return what a seat becomes: open, reserved under a new key, or a bot's."""
    if to == "reserved":
        return {"as": "reserved", "key": secrets.token_urlsafe(9)}
    return {"as": "open"} if to == "open" else {"as": "bot", "level": to}


# Hints ---------------------------------------------------------------------------------------------------------------


def hinted_seat(state: TableState, person: str, seat: int | None) -> tuple[int, Match[Any]]:
    """Return the seat for which a person may have a hint now, and the game; refuse if they may not."""
    seat = own_seat(state, person, seat)
    if not state.setup["hints"]:
        raise NotAllowed("server-no-hints")
    match = playing(state)
    match.check_turn(seat)
    return seat, match


# Checks -------------------------------------------------------------------------------------------------------------


def own_seats(state: TableState, person: str | None, seat: int | None = None) -> tuple[int, ...]:
    """Return a person's seats, or only the one that they name."""
    seats = state.seats_of(person)
    if not seats:
        raise NotAllowed("server-no-seat")
    if seat is not None and seat not in seats:
        raise NotAllowed("server-not-your-seat", seat=seat, seats=written_seats(seats))
    return seats if seat is None else (seat,)


def own_seat(state: TableState, person: str | None, seat: int | None) -> int:
    """Return the seat that a person names, or their only one."""
    return only(own_seats(state, person, seat))


def only(seats: tuple[int, ...]) -> int:
    if len(seats) > 1:
        raise NotNow("server-which-seat", seats=written_seats(seats))
    return seats[0]


def written_seats(seats: Iterable[int]) -> str:
    """Return seats as text for a message."""
    return ", ".join(map(str, seats)) or "–"


def pending_undo(state: TableState, person: Person) -> tuple[int, UndoRequest]:
    """Return a person's first seat and the undo request that they have to answer."""
    seat = own_seats(state, person.id)[0]
    if state.undo is None or person.id not in yet_to_agree(state, state.undo):
        raise NotNow("server-undo-not-asked")
    return seat, state.undo


def yet_to_agree(state: TableState, request: UndoRequest) -> set[str]:
    """Return the people who have not yet agreed to an undo."""
    return other_people(state, request.seat) - {person.id for s in request.agreed if (person := state.seats[s].person)}


def other_people(state: TableState, seat: int) -> set[str]:
    """Return the people at the table besides the one in this seat; bots and absent people do not count."""
    people = {seat_state.person.id for seat_state in state.seats if seat_state.person and not seat_state.by_bot}
    own = state.seats[seat].person
    return people - {own.id} if own else people


def must_be(state: TableState, phase: Phase) -> None:
    if state.phase != phase:
        raise NotNow(WRONG_PHASE[phase])


def must_exist(state: TableState, seat: int) -> None:
    if seat >= len(state.seats):
        raise NotFound("server-no-such-seat", seat=seat, last=len(state.seats) - 1)


def must_see(state: TableState, person: str | None) -> None:
    if not state.may_watch(person):
        raise NotAllowed("server-no-spectators")


def must_host(state: TableState, person: Person) -> None:
    if person.id != state.host:
        raise NotAllowed("server-not-host")


def playing(state: TableState) -> Match[Any]:
    """Return the game in progress."""
    must_be(state, "playing")
    assert state.match is not None
    return state.match
