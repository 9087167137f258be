"""The lessons that each person has finished."""

from __future__ import annotations

from sqlalchemy import Executable, delete, insert, select

from menagerie.server.storage.schema import lessons
from menagerie.server.storage.store import Store


def finish_lesson(person: str, game: str, lesson: str, now: float) -> list[Executable]:
    """Return the statements that note that a person has finished a lesson, maybe again."""
    row = {"person": person, "game": game, "lesson": lesson}
    return [delete(lessons).filter_by(**row), insert(lessons).values(**row, at=now)]


async def lessons_of(store: Store, person: str) -> frozenset[tuple[str, str]]:
    """Return the game and the name of each lesson that a person has finished."""
    wanted = select(lessons.c.game, lessons.c.lesson).where(lessons.c.person == person)
    async with store.begin() as connection:
        return frozenset((game, lesson) for game, lesson in await connection.execute(wanted))
