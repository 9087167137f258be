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
from menagerie.server.errors import NotAllowed, NotFound, NotNow
from menagerie.server.settings import Settings
from menagerie.server.tables import commands as c
from menagerie.server.tables.state import Body, Person, Phase, TableState, UndoAsked, new_id, whole

Plan: TypeAlias = Callable[[TableState], Body | int]
"""Which entry to make at a table; or the number of the one by which it is done already."""

NOT_IN: dict[Phase, str] = {"open": "server-not-open", "playing": "server-not-playing", "over": "server-not-over"}


def asked_by(who: Person, asked: Any, state: TableState) -> Plan:
    """The plan for what somebody asks, at a table as they see it."""
    return moving(who, asked, state) if isinstance(asked, c.Move) else lambda state: PLANS[asked.do](state, who, asked)


def moving(who: Person, asked: c.Move, state: TableState) -> Plan:
    """A move, or the number of the entry that made it when it was asked before. It is meant for the table as it is
    now: not for the seat's next turn, nor another seat's if it does not say which, if another device is faster.
    """
    decided = last_decided(state, state.seats_of(who.id) if asked.seat is None else (asked.seat,))
    seen = decided if asked.seen is None else min(decided, asked.seen)

    def plan(state: TableState) -> Body | int:
        seats = own_seats(state, who.id, asked.seat)
        for seat in seats:
            if (seat, asked.id) in state.answered:
                return state.answered[seat, asked.id]
        seat = deciding(playing(state), seats)
        action = playing(state).action_of(seat, asked.move)
        if last_decided(state, seats) > seen:
            raise NotNow("server-moved-already")
        return {"kind": "moved", "seat": seat, "action": action, "id": asked.id}

    return plan


def last_decided(state: TableState, seats: tuple[int, ...]) -> int:
    """The number of the last move that any of these seats has made."""
    return max((state.decided.get(seat, 0) for seat in seats), default=0)


def deciding(match: Match[Any], seats: tuple[int, ...]) -> int:
    """The only one of these seats, or the only one of them that has to decide."""
    asked = seats if len(seats) == 1 else tuple(seat for seat in seats if seat in match.actors)
    if not asked:
        match.check_turn(seats[0])
    return only(asked)


def thought(seat: int, action: int, turn_at: float, now: float, settings: Settings) -> Plan:
    """What a bot has chosen in a turn; refused like anybody's, and when it is no longer asked for."""

    def plan(state: TableState) -> Body:
        playing(state).check(seat, action)
        at, what = state.due_at(seat, settings)
        if state.undo or state.turn_at != turn_at or what != seat or at > now:
            raise NotNow("server-moved-already")
        return {"kind": "moved", "seat": seat, "action": action, "by": state.seats[seat].level}

    return plan


def still(body: Body, settings: Settings) -> Plan:
    """What was due, if it still is."""

    def plan(state: TableState) -> Body | int:
        due = state.due(settings)
        return body if due and due[1] == body else state.n

    return plan


def coming_back(person: str | None, seat: int, node: str) -> Plan:
    """Somebody who has this seat is connected to this node, unless the table knows."""

    def plan(state: TableState) -> Body | int:
        seat_state = state.seats[seat]
        if seat not in state.seats_of(person) or (seat_state.node == node and not seat_state.stood_in):
            return state.n
        return {"kind": "back", "seat": seat, "node": node}

    return plan


def going_away(person: str | None, seat: int, node: str) -> Plan:
    """Somebody who has this seat is no longer connected to this node, and has not come back by another."""

    def plan(state: TableState) -> Body | int:
        if seat not in state.seats_of(person) or state.seats[seat].node != node:
            return state.n
        return {"kind": "away", "seat": seat}

    return plan


def sit(state: TableState, who: Person, asked: c.Sit) -> Body:
    must_be(state, "open")
    if state.seats_of(who.id) and not state.setup["one_device"]:
        raise NotNow("server-already-seated")
    if asked.name is not None and not state.setup["one_device"]:
        raise NotAllowed("server-own-name")
    return {"kind": "sat", "seat": free_seat(state, asked), "person": who.id, "name": asked.name or who.name}


def free_seat(state: TableState, asked: c.Sit) -> int:
    """The seat that is asked for, or any; a reserved one for who has its key."""
    if asked.key is not None:
        fitting = [s for s, p in enumerate(state.seats) if p.kind == "reserved" and p.key == asked.key]
        if not fitting or asked.seat not in (None, fitting[0]):
            raise NotAllowed("server-wrong-key")
        return fitting[0]
    free = [s for s, p in enumerate(state.seats) if p.kind == "open"]
    if asked.seat is None and free:
        return free[0]
    if asked.seat is not None:
        must_exist(state, asked.seat)
    if asked.seat not in free:
        raise NotNow("server-seat-taken", free=listed(free))
    return asked.seat


def leave(state: TableState, who: Person, asked: c.Leave) -> Body:
    if state.phase == "over":
        raise NotNow("server-game-over")
    return {"kind": "left" if state.phase == "open" else "resigned", "seat": own_seat(state, who.id, asked.seat)}


def offer(state: TableState, who: Person, asked: c.Offer) -> Body:
    must_host(state, who)
    must_be(state, "open")
    must_exist(state, asked.seat)
    return {"kind": "offered", "seat": asked.seat, **offered(asked.to)}


def start(state: TableState, who: Person, asked: c.Start) -> Body:
    must_host(state, who)
    must_be(state, "open")
    empty = [s for s, seat_state in enumerate(state.seats) if seat_state.kind in ("open", "reserved")]
    if empty:
        raise NotNow("server-seats-empty", seats=listed(empty))
    return {"kind": "started", "seed": fresh_seed().hex()}


def stand_in(state: TableState, who: Person, asked: c.StandIn) -> Body:
    if state.phase == "over":
        raise NotNow("server-game-over")
    return {"kind": "stand-in", "seat": own_seat(state, who.id, asked.seat), "level": asked.level}


def undo(state: TableState, who: Person, asked: c.Undo) -> Body:
    seats = own_seats(state, who.id)
    playing(state)
    last = state.last
    if last is None or last.seat not in seats:
        raise NotNow("server-undo-not-last")
    if last.final:
        raise NotNow("server-undo-final")
    if any(event.reveals for event in last.events):
        raise NotNow("server-undo-revealed")
    if last.undo_asked:
        raise NotNow("server-undo-asked")
    return {"kind": "undo-asked" if others(state, last.seat) else "undone", "seat": last.seat}


def agree(state: TableState, who: Person, asked: c.Agree) -> Body:
    seat, wish = asked_of(state, who)
    missing = yet_to_agree(state, wish) - {who.id}
    return {"kind": "undo-agreed", "seat": seat} if missing else {"kind": "undone", "seat": wish.seat}


def decline(state: TableState, who: Person, asked: c.Decline) -> Body:
    seat, _ = asked_of(state, who)
    return {"kind": "undo-declined", "seat": seat}


def say(state: TableState, who: Person, asked: c.Say) -> Body:
    must_see(state, who.id)
    to = "table" if state.seats_of(who.id) else "spectators"
    return {"kind": "said", "to": to, "person": who.id, "name": who.name, "text": asked.text}


def mute(state: TableState, who: Person, asked: c.Mute) -> Body:
    must_see(state, who.id)
    if not state.seats_of(asked.person) and all(line.facts["person"] != asked.person for line in state.chat):
        raise NotFound("server-nobody")
    return {"kind": "muted", "by": who.id, "person": asked.person, "muted": asked.muted}


def rematch(state: TableState, who: Person, asked: c.Rematch) -> Body:
    own_seats(state, who.id)
    must_be(state, "over")
    if state.rematch:
        raise NotNow("server-rematch-there", table=state.rematch)
    return {"kind": "rematched", "table": new_id(), "host": who.id}


PLANS: dict[str, Callable[[TableState, Person, Any], Body]] = {
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


def own_seats(state: TableState, person: str | None, seat: int | None = None) -> tuple[int, ...]:
    """The seats of who asks; only the one they name, if they do."""
    seats = state.seats_of(person)
    if not seats:
        raise NotAllowed("server-no-seat")
    if seat is not None and seat not in seats:
        raise NotAllowed("server-not-your-seat", seat=seat, seats=listed(seats))
    return seats if seat is None else (seat,)


def own_seat(state: TableState, person: str | None, seat: int | None) -> int:
    """The seat of who asks: the one they name, or their only one."""
    return only(own_seats(state, person, seat))


def only(seats: tuple[int, ...]) -> int:
    if len(seats) > 1:
        raise NotNow("server-which-seat", seats=listed(seats))
    return seats[0]


def listed(seats: Iterable[int]) -> str:
    """Seats in a sentence."""
    return ", ".join(map(str, seats)) or "–"


def asked_of(state: TableState, who: Person) -> tuple[int, UndoAsked]:
    """The (first) seat of who is asked to let a move be taken back, and the wish."""
    seat = own_seats(state, who.id)[0]
    if state.undo is None or who.id not in yet_to_agree(state, state.undo):
        raise NotNow("server-undo-not-asked")
    return seat, state.undo


def yet_to_agree(state: TableState, wish: UndoAsked) -> set[str]:
    """Whose consent to an undo is missing."""
    return others(state, wish.seat) - {person.id for s in wish.agreed if (person := state.seats[s].person)}


def others(state: TableState, seat: int) -> set[str]:
    """The people at the table besides who has this seat; their consent counts, each once."""
    people = {seat_state.person.id for seat_state in state.seats if seat_state.person and not seat_state.by_bot}
    mine = state.seats[seat].person
    return people - {mine.id} if mine else people


def must_be(state: TableState, phase: Phase) -> None:
    if state.phase != phase:
        raise NotNow(NOT_IN[phase])


def must_exist(state: TableState, seat: int) -> None:
    if seat >= len(state.seats):
        raise NotFound("server-no-such-seat", seat=seat, last=len(state.seats) - 1)


def must_see(state: TableState, person: str | None) -> None:
    if not state.may_watch(person):
        raise NotAllowed("server-no-spectators")


def must_host(state: TableState, who: Person) -> None:
    if who.id != state.host:
        raise NotAllowed("server-not-host")


def playing(state: TableState) -> Match[Any]:
    """The game that is being played."""
    must_be(state, "playing")
    assert state.match is not None
    return state.match


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


def again(state: TableState, host: str) -> Body:
    """The first entry of a rematch: the same people, bots and rules."""
    seats = [seat_state.level if seat_state.kind == "bot" else "open" for seat_state in state.seats]
    people = {str(s): (p.person.id, p.person.name) for s, p in enumerate(state.seats) if p.person}
    return {**opening(state.setup, seats, host), "people": people}


def offered(to: str) -> Body:
    """What a seat becomes: open, reserved with a fresh key, or a bot's."""
    if to == "reserved":
        return {"as": "reserved", "key": secrets.token_urlsafe(9)}
    return {"as": "open"} if to == "open" else {"as": "bot", "level": to}
