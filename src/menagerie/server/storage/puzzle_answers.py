"""Everybody's first answers to puzzles."""

from __future__ import annotations

from sqlalchemy import select, text

from menagerie.puzzles.progress import Answer
from menagerie.server.storage.schema import puzzle_answers
from menagerie.server.storage.store import Store

INSERT = text(
    "INSERT INTO puzzle_answers (person, game, puzzle, solved, at) VALUES (:person, :game, :puzzle, :solved, :at)"
    " ON CONFLICT DO NOTHING"
)


async def answers_of(store: Store, person: str, game: str) -> list[Answer]:
    """Return a person's first answers to the puzzles of a game, the earliest first."""
    columns = puzzle_answers.c
    wanted = select(columns.puzzle, columns.solved).where(columns.person == person, columns.game == game)
    async with store.begin() as connection:
        found = await connection.execute(wanted.order_by(columns.at, columns.puzzle))
        return [(puzzle, bool(solved)) for puzzle, solved in found]


async def add_answer(store: Store, person: str, game: str, answer: Answer, now: float) -> None:
    """Keep an answer, unless it is not the first one to its puzzle."""
    puzzle, solved = answer
    row = {"person": person, "game": game, "puzzle": puzzle, "solved": solved, "at": now}
    async with store.begin() as connection:
        await connection.execute(INSERT, row)
