"""What may happen at a table: every plan checks what is asked, and says which entry would do it; nothing changes.

This is the one door to a table's log. A plan may be tried again, when another node was faster.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from menagerie.core.chance import fresh_seed
from menagerie.core.errors import BadSetup
from menagerie.core.match import Match
from menagerie.games import load
from menagerie.server import commands as c
from menagerie.server.problems import NotAllowed, NotFound, NotNow
from menagerie.server.rooms import Body, Person, Phase, Room, UndoAsked, new_id, whole
from menagerie.server.settings import Settings

Plan: TypeAlias = Callable[[Room], Body | int]
"""Which entry to make at a table; or the number of the one by which it is done already."""

NOT_IN: dict[Phase, str] = {"open": "server-not-open", "playing": "server-not-playing", "over": "server-not-over"}


def asked_by(who: Person, asked: Any, room: Room) -> Plan:
    """The plan for what somebody asks, at a table as they see it."""
    return moving(who, asked, room) if isinstance(asked, c.Move) else lambda room: PLANS[asked.do](room, who, asked)


def moving(who: Person, asked: c.Move, room: Room) -> Plan:
    """A move, or the number of the entry that made it when it was asked before. It is meant for the table as it is
    now: not for the seat's next turn, nor another seat's if it does not say which, if another device is faster.
    """
    decided = last_decided(room, room.seats_of(who.id) if asked.seat is None else (asked.seat,))
    seen = decided if asked.seen is None else min(decided, asked.seen)

    def plan(room: Room) -> Body | int:
        seats = own_seats(room, who.id, asked.seat)
        for seat in seats:
            if (seat, asked.id) in room.answered:
                return room.answered[seat, asked.id]
        seat = deciding(playing(room), seats)
        action = playing(room).action_of(seat, asked.move)
        if last_decided(room, seats) > seen:
            raise NotNow("server-moved-already")
        return {"kind": "moved", "seat": seat, "action": action, "id": asked.id}

    return plan


def last_decided(room: Room, seats: tuple[int, ...]) -> int:
    """The number of the last move that any of these seats has made."""
    return max((room.decided.get(seat, 0) for seat in seats), default=0)


def deciding(match: Match[Any], seats: tuple[int, ...]) -> int:
    """The only one of these seats, or the only one of them that has to decide."""
    asked = seats if len(seats) == 1 else tuple(seat for seat in seats if seat in match.actors)
    if not asked:
        match.check_turn(seats[0])
    return only(asked)


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


def coming_back(person: str | None, seat: int, node: str) -> Plan:
    """Somebody who has this seat is connected to this node, unless the table knows."""

    def plan(room: Room) -> Body | int:
        place = room.places[seat]
        if seat not in room.seats_of(person) or (place.node == node and not place.stood_in):
            return room.n
        return {"kind": "back", "seat": seat, "node": node}

    return plan


def going_away(person: str | None, seat: int, node: str) -> Plan:
    """Somebody who has this seat is no longer connected to this node, and has not come back by another."""

    def plan(room: Room) -> Body | int:
        if seat not in room.seats_of(person) or room.places[seat].node != node:
            return room.n
        return {"kind": "away", "seat": seat}

    return plan


def sit(room: Room, who: Person, asked: c.Sit) -> Body:
    must_be(room, "open")
    if room.seats_of(who.id) and not room.setup["one_device"]:
        raise NotNow("server-already-seated")
    if asked.name is not None and not room.setup["one_device"]:
        raise NotAllowed("server-own-name")
    return {"kind": "sat", "seat": free_seat(room, asked), "person": who.id, "name": asked.name or who.name}


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
        raise NotNow("server-seat-taken", free=listed(free))
    return asked.seat


def leave(room: Room, who: Person, asked: c.Leave) -> Body:
    if room.phase == "over":
        raise NotNow("server-game-over")
    return {"kind": "left" if room.phase == "open" else "resigned", "seat": own_seat(room, who.id, asked.seat)}


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
        raise NotNow("server-seats-empty", seats=listed(empty))
    return {"kind": "started", "seed": fresh_seed().hex()}


def stand_in(room: Room, who: Person, asked: c.StandIn) -> Body:
    if room.phase == "over":
        raise NotNow("server-game-over")
    return {"kind": "stand-in", "seat": own_seat(room, who.id, asked.seat), "level": asked.level}


def undo(room: Room, who: Person, asked: c.Undo) -> Body:
    seats = own_seats(room, who.id)
    playing(room)
    last = room.last
    if last is None or last.seat not in seats:
        raise NotNow("server-undo-not-last")
    if last.final:
        raise NotNow("server-undo-final")
    if any(event.reveals for event in last.events):
        raise NotNow("server-undo-revealed")
    if last.undo_asked:
        raise NotNow("server-undo-asked")
    return {"kind": "undo-asked" if others(room, last.seat) else "undone", "seat": last.seat}


def agree(room: Room, who: Person, asked: c.Agree) -> Body:
    seat, wish = asked_of(room, who)
    missing = yet_to_agree(room, wish) - {who.id}
    return {"kind": "undo-agreed", "seat": seat} if missing else {"kind": "undone", "seat": wish.seat}


def decline(room: Room, who: Person, asked: c.Decline) -> Body:
    seat, _ = asked_of(room, who)
    return {"kind": "undo-declined", "seat": seat}


def say(room: Room, who: Person, asked: c.Say) -> Body:
    must_see(room, who.id)
    to = "table" if room.seats_of(who.id) else "spectators"
    return {"kind": "said", "to": to, "person": who.id, "name": who.name, "text": asked.text}


def mute(room: Room, who: Person, asked: c.Mute) -> Body:
    must_see(room, who.id)
    if not room.seats_of(asked.person) and all(line.facts["person"] != asked.person for line in room.chat):
        raise NotFound("server-nobody")
    return {"kind": "muted", "by": who.id, "person": asked.person, "muted": asked.muted}


def rematch(room: Room, who: Person, asked: c.Rematch) -> Body:
    own_seats(room, who.id)
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


def own_seats(room: Room, person: str | None, seat: int | None = None) -> tuple[int, ...]:
    """The seats of who asks; only the one they name, if they do."""
    seats = room.seats_of(person)
    if not seats:
        raise NotAllowed("server-no-seat")
    if seat is not None and seat not in seats:
        raise NotAllowed("server-not-your-seat", seat=seat, seats=listed(seats))
    return seats if seat is None else (seat,)


def own_seat(room: Room, person: str | None, seat: int | None) -> int:
    """The seat of who asks: the one they name, or their only one."""
    return only(own_seats(room, person, seat))


def only(seats: tuple[int, ...]) -> int:
    if len(seats) > 1:
        raise NotNow("server-which-seat", seats=listed(seats))
    return seats[0]


def listed(seats: Iterable[int]) -> str:
    """Seats in a sentence."""
    return ", ".join(map(str, seats)) or "–"


def asked_of(room: Room, who: Person) -> tuple[int, UndoAsked]:
    """The (first) seat of who is asked to let a move be taken back, and the wish."""
    seat = own_seats(room, who.id)[0]
    if room.undo is None or who.id not in yet_to_agree(room, room.undo):
        raise NotNow("server-undo-not-asked")
    return seat, room.undo


def yet_to_agree(room: Room, wish: UndoAsked) -> set[str]:
    """Whose consent to an undo is missing."""
    return others(room, wish.seat) - {person.id for s in wish.agreed if (person := room.places[s].person)}


def others(room: Room, seat: int) -> set[str]:
    """The people at the table besides who has this seat; their consent counts, each once."""
    people = {place.person.id for place in room.places if place.person and not place.by_bot}
    mine = room.places[seat].person
    return people - {mine.id} if mine else people


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
    setup = whole(setup)
    game = load(setup["game"])
    game.start(len(seats), setup["options"])
    if setup["one_device"] and setup["public"]:
        raise BadSetup("server-one-device-private")
    rated = setup["rated"] and not setup["one_device"] and not setup["hints"]
    places = [{("kind" if key == "as" else key): value for key, value in offered(seat).items()} for seat in seats]
    return {"kind": "opened", "setup": {**setup, "game": game.name, "rated": rated}, "seats": places, "host": host}


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
