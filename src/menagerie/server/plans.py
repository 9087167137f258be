"""What may happen at a table: every plan checks what is asked, and says which entry would do it; nothing changes.

This is the one door to a table's log. A plan may be tried again, when another node was faster.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, TypeAlias

from menagerie.core.chance import fresh_seed
from menagerie.core.match import Match
from menagerie.games import load
from menagerie.server import commands as c
from menagerie.server.problems import NotAllowed, NotFound, NotNow
from menagerie.server.rooms import Body, Person, Phase, Room, UndoAsked, new_id
from menagerie.server.settings import Settings

Plan: TypeAlias = Callable[[Room], Body | int]
"""Which entry to make at a table; or the number of the one by which it is done already."""

NOT_IN: dict[Phase, str] = {"open": "server-not-open", "playing": "server-not-playing", "over": "server-not-over"}


def asked_by(who: Person, asked: Any, room: Room) -> Plan:
    """The plan for what somebody asks, at a table as they see it."""
    return moving(who, asked, room) if isinstance(asked, c.Move) else lambda room: PLANS[asked.do](room, who, asked)


def moving(who: Person, asked: c.Move, room: Room) -> Plan:
    """A move, or the number of the entry that made it when it was asked before. It is meant for the table as it is
    now: not for the seat's next turn, if another device is faster.
    """
    mine = room.seat_of(who.id)
    decided = 0 if mine is None else room.decided.get(mine, 0)
    seen = decided if asked.seen is None else min(decided, asked.seen)

    def plan(room: Room) -> Body | int:
        seat = own_seat(room, who)
        if (seat, asked.id) in room.answered:
            return room.answered[seat, asked.id]
        action = playing(room).action_of(seat, asked.move)
        if room.decided.get(seat, 0) > seen:
            raise NotNow("server-moved-already")
        return {"kind": "moved", "seat": seat, "action": action, "id": asked.id}

    return plan


def thought(seat: int, action: int, turn_at: float, now: float, settings: Settings) -> Plan:
    """What a bot has chosen in a turn; refused like anybody's, and when it is no longer asked for."""

    def plan(room: Room) -> Body:
        playing(room).check(seat, action)
        at, what = room.due_at(seat, settings)
        if room.undo or room.turn_at != turn_at or what != seat or at > now:
            raise NotNow("server-moved-already")
        return {"kind": "moved", "seat": seat, "action": action, "by": room.places[seat].level}

    return plan


def still(body: Body, settings: Settings) -> Plan:
    """What was due, if it still is."""

    def plan(room: Room) -> Body | int:
        due = room.due(settings)
        return body if due and due[1] == body else room.n

    return plan


def coming_back(person: str | None, node: str) -> Plan:
    """Somebody is connected to this node, unless the table knows."""

    def plan(room: Room) -> Body | int:
        seat = room.seat_of(person)
        if seat is None or (room.places[seat].node == node and not room.places[seat].stood_in):
            return room.n
        return {"kind": "back", "seat": seat, "node": node}

    return plan


def going_away(person: str | None, node: str) -> Plan:
    """Somebody is no longer connected to this node, and has not come back by another."""

    def plan(room: Room) -> Body | int:
        seat = room.seat_of(person)
        if seat is None or room.places[seat].node != node:
            return room.n
        return {"kind": "away", "seat": seat}

    return plan


def sit(room: Room, who: Person, asked: c.Sit) -> Body:
    must_be(room, "open")
    if room.seat_of(who.id) is not None:
        raise NotNow("server-already-seated")
    return {"kind": "sat", "seat": free_seat(room, asked), "person": who.id, "name": who.name}


def free_seat(room: Room, asked: c.Sit) -> int:
    """The seat that is asked for, or any; a reserved one for who has its key."""
    if asked.key is not None:
        fitting = [s for s, p in enumerate(room.places) if p.kind == "reserved" and p.key == asked.key]
        if not fitting or asked.seat not in (None, fitting[0]):
            raise NotAllowed("server-wrong-key")
        return fitting[0]
    free = [s for s, p in enumerate(room.places) if p.kind == "open"]
    if asked.seat is None and free:
        return free[0]
    if asked.seat is not None:
        must_exist(room, asked.seat)
    if asked.seat not in free:
        raise NotNow("server-seat-taken", free=", ".join(map(str, free)) or "–")
    return asked.seat


def leave(room: Room, who: Person, asked: c.Leave) -> Body:
    if room.phase == "over":
        raise NotNow("server-game-over")
    return {"kind": "left" if room.phase == "open" else "resigned", "seat": own_seat(room, who)}


def offer(room: Room, who: Person, asked: c.Offer) -> Body:
    must_host(room, who)
    must_be(room, "open")
    must_exist(room, asked.seat)
    return {"kind": "offered", "seat": asked.seat, **offered(asked.to)}


def start(room: Room, who: Person, asked: c.Start) -> Body:
    must_host(room, who)
    must_be(room, "open")
    empty = [s for s, place in enumerate(room.places) if place.kind in ("open", "reserved")]
    if empty:
        raise NotNow("server-seats-empty", seats=", ".join(map(str, empty)))
    return {"kind": "started", "seed": fresh_seed().hex()}


def stand_in(room: Room, who: Person, asked: c.StandIn) -> Body:
    if room.phase == "over":
        raise NotNow("server-game-over")
    return {"kind": "stand-in", "seat": own_seat(room, who), "level": asked.level}


def undo(room: Room, who: Person, asked: c.Undo) -> Body:
    seat = own_seat(room, who)
    playing(room)
    last = room.last
    if last is None or last.seat != seat:
        raise NotNow("server-undo-not-last")
    if last.final:
        raise NotNow("server-undo-final")
    if any(event.reveals for event in last.events):
        raise NotNow("server-undo-revealed")
    if last.undo_asked:
        raise NotNow("server-undo-asked")
    return {"kind": "undo-asked" if others(room, seat) else "undone", "seat": seat}


def agree(room: Room, who: Person, asked: c.Agree) -> Body:
    seat, wish = asked_of(room, who)
    missing = others(room, wish.seat) - wish.agreed - {seat}
    return {"kind": "undo-agreed", "seat": seat} if missing else {"kind": "undone", "seat": wish.seat}


def decline(room: Room, who: Person, asked: c.Decline) -> Body:
    seat, _ = asked_of(room, who)
    return {"kind": "undo-declined", "seat": seat}


def say(room: Room, who: Person, asked: c.Say) -> Body:
    must_see(room, who.id)
    to = "table" if room.seat_of(who.id) is not None else "spectators"
    return {"kind": "said", "to": to, "person": who.id, "name": who.name, "text": asked.text}


def mute(room: Room, who: Person, asked: c.Mute) -> Body:
    must_see(room, who.id)
    if room.seat_of(asked.person) is None and all(line.facts["person"] != asked.person for line in room.chat):
        raise NotFound("server-nobody")
    return {"kind": "muted", "by": who.id, "person": asked.person, "muted": asked.muted}


def rematch(room: Room, who: Person, asked: c.Rematch) -> Body:
    own_seat(room, who)
    must_be(room, "over")
    if room.rematch:
        raise NotNow("server-rematch-there", table=room.rematch)
    return {"kind": "rematched", "table": new_id(), "host": who.id}


PLANS: dict[str, Callable[[Room, Person, Any], Body]] = {
    "sit": sit,
    "leave": leave,
    "offer": offer,
    "start": start,
    "stand-in": stand_in,
    "undo": undo,
    "agree": agree,
    "decline": decline,
    "say": say,
    "mute": mute,
    "rematch": rematch,
}


def own_seat(room: Room, who: Person) -> int:
    """The seat of who asks."""
    seat = room.seat_of(who.id)
    if seat is None:
        raise NotAllowed("server-no-seat")
    return seat


def asked_of(room: Room, who: Person) -> tuple[int, UndoAsked]:
    """The seat of who is asked to let a move be taken back, and the wish."""
    seat = own_seat(room, who)
    if room.undo is None or seat not in others(room, room.undo.seat) - room.undo.agreed:
        raise NotNow("server-undo-not-asked")
    return seat, room.undo


def others(room: Room, seat: int) -> set[int]:
    """The other people at the table, whose consent counts."""
    return {s for s, place in enumerate(room.places) if s != seat and not place.by_bot}


def must_be(room: Room, phase: Phase) -> None:
    if room.phase != phase:
        raise NotNow(NOT_IN[phase])


def must_exist(room: Room, seat: int) -> None:
    if seat >= len(room.places):
        raise NotFound("server-no-such-seat", seat=seat, last=len(room.places) - 1)


def must_see(room: Room, person: str | None) -> None:
    if not room.may_watch(person):
        raise NotAllowed("server-no-spectators")


def must_host(room: Room, who: Person) -> None:
    if who.id != room.host:
        raise NotAllowed("server-not-host")


def playing(room: Room) -> Match[Any]:
    """The game that is being played."""
    must_be(room, "playing")
    assert room.match is not None
    return room.match


def opening(setup: Body, seats: list[str], host: str) -> Body:
    """The first entry of a table; BadSetup where it could not be played."""
    game = load(setup["game"])
    game.start(len(seats), setup["options"])
    places = [{("kind" if key == "as" else key): value for key, value in offered(seat).items()} for seat in seats]
    return {"kind": "opened", "setup": {**setup, "game": game.name}, "seats": places, "host": host}


def again(room: Room, host: str) -> Body:
    """The first entry of a rematch: the same people, bots and rules."""
    seats = [place.level if place.kind == "bot" else "open" for place in room.places]
    people = {str(s): (p.person.id, p.person.name) for s, p in enumerate(room.places) if p.person}
    return {**opening(room.setup, seats, host), "people": people}


def offered(to: str) -> Body:
    """What a seat becomes: open, reserved with a fresh key, or a bot's."""
    if to == "reserved":
        return {"as": "reserved", "key": secrets.token_urlsafe(9)}
    return {"as": "open"} if to == "open" else {"as": "bot", "level": to}
