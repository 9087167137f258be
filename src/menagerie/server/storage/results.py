"""The finished games of each person: how they ended, and the rating after each rated one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from menagerie.bots.rating import Rating
from menagerie.server.storage.schema import results
from menagerie.server.storage.store import Store
from menagerie.server.tables.seats import Person
from menagerie.server.tables.state import TableState

Outcome: TypeAlias = Literal["won", "lost", "left", "shared"]
"""How a game ended for a person; ``shared`` if they held several seats for people on one device."""


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game of a person."""

    table: str
    game: str
    at: float
    outcome: Outcome | None
    """None for a game that was finished before results were kept."""
    mu: float | None
    """The rating after the game; None if it was not rated."""
    sigma: float | None


async def record_results(
    connection: AsyncConnection, state: TableState, now: float, rated: Mapping[str, Rating], record: str
) -> None:
    """Record how a finished game ended for each person, with their rating after it if it was rated; nothing of a game
    that went on from another one. The record is that with this hash."""
    rows = [
        {"person": person, "table": state.id, "game": state.game.name, "at": now, "outcome": outcome_of(state, seats)}
        | {"mu": rated[person].mu if person in rated else None}
        | {"sigma": rated[person].sigma if person in rated else None}
        | {"record": record, "seat": seats[0] if len(seats) == 1 else None}
        for person, seats in seats_by_person(state).items()
        if not state.beginning
    ]
    await connection.execute(delete(results).where(results.c.table == state.id))
    if rows:
        await connection.execute(insert(results), rows)


def seats_by_person(state: TableState) -> dict[str, list[int]]:
    """Return the seats of everybody who played or resigned."""
    found: dict[str, list[int]] = {}
    for seat in range(len(state.seats)):
        if person := player_of(state, seat):
            found.setdefault(person.id, []).append(seat)
    return found


def player_of(state: TableState, seat: int) -> Person | None:
    """Return the person who played in a seat, also if they have left it to a bot."""
    return state.seats[seat].person or state.seats[seat].given_up_by


def outcome_of(state: TableState, seats: list[int]) -> Outcome:
    """Return how a finished game ended for the person in these seats."""
    assert state.match is not None
    if len(seats) > 1:
        return "shared"
    if state.left_at(seats[0]) is not None:
        return "left"
    return "won" if seats[0] in state.match.winners else "lost"


async def latest_results(store: Store, person: str, game: str, most: int) -> list[Result]:
    """Return a person's finished games of one kind, the latest first."""
    wanted = select(results).where(results.c.person == person, results.c.game == game)
    wanted = wanted.order_by(results.c.at.desc(), results.c.table).limit(most)
    async with store.begin() as connection:
        found = (await connection.execute(wanted)).mappings()
        return [Result(**{key: row[key] for key in Result.__slots__}) for row in found]


async def outcome_counts(store: Store, person: str) -> dict[tuple[str, Outcome | None], int]:
    """Return how many games of each kind have ended how for a person."""
    kinds = (results.c.game, results.c.outcome)
    wanted = select(*kinds, func.count()).where(results.c.person == person).group_by(*kinds)
    async with store.begin() as connection:
        return {(game, outcome): count for game, outcome, count in await connection.execute(wanted)}
