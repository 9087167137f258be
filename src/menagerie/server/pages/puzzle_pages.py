"""The pages of puzzles: the next one, its table, and what comes of an answer."""

from __future__ import annotations

from typing import Annotated
from urllib.parse import urlencode

from fastapi import APIRouter, Path, Query, Request, Response

from menagerie.games import names
from menagerie.puzzles.collection import puzzles_of
from menagerie.puzzles.progress import Answer, PuzzleProgress, check_theme
from menagerie.server.errors import NotFound
from menagerie.server.http.dependencies import run_in_turn, service_of
from menagerie.server.pages.lobby_pages import name_of
from menagerie.server.pages.requested_game import must_be_game
from menagerie.server.pages.responses import CurrentReader, Visitor, form_fields, html, named_person, redirect
from menagerie.server.pages.shown_puzzles import puzzle_named, shown_puzzle, status_of_game
from menagerie.server.storage.puzzle_answers import add_answer, answers_of
from menagerie.server.tables.seats import Person
from menagerie.web.puzzle_page import ADDRESS, puzzle_page, puzzles_page

puzzle_pages = APIRouter(prefix=ADDRESS, include_in_schema=False)

PuzzleId = Annotated[str, Path(max_length=40, pattern="^[0-9-]+$")]


@puzzle_pages.get("")
async def all_puzzles(request: Request, person: Visitor, reader: CurrentReader) -> Response:
    """The games with their puzzles."""
    games = [status_of_game(game, await answers_by(request, person, game)) for game in names()]
    return html(request, puzzles_page(reader, tuple(games)))


@puzzle_pages.get("/{game}")
async def back_to_all(request: Request, game: str) -> Response:
    """Redirect a visitor who opens the address of the form for the next puzzle."""
    must_be_game(game)
    return redirect(request, ADDRESS)


@puzzle_pages.post("/{game}")
async def next_puzzle(request: Request, game: str, person: Visitor, reader: CurrentReader) -> Response:
    """Go to the next puzzle for this visitor, who becomes a guest so that answers can be kept."""
    fields = await form_fields(request)
    theme = check_theme(must_be_game(game), fields.get("theme", ""))
    progress = PuzzleProgress(puzzles_of(game), await answers_by(request, person, game))
    puzzle = progress.next(theme, fields.get("besides", ""))
    if puzzle is None:
        raise NotFound("puzzle-none")
    visitor = await named_person(request, person, name_of(person) or reader.say("web-guest"))
    query = f"?{urlencode({'theme': theme})}" if theme else ""
    return redirect(request, f"{ADDRESS}/{game}/{puzzle.id}{query}", visitor)


@puzzle_pages.get("/{game}/{id}")
async def one_puzzle(
    request: Request,
    game: str,
    id: PuzzleId,
    person: Visitor,
    reader: CurrentReader,
    theme: Annotated[str, Query(max_length=40)] = "",
    move: Annotated[str, Query(max_length=100)] = "",
    at: Annotated[str, Query(max_length=5)] = "",
) -> Response:
    """A puzzle at its table; with ``move``, what comes of this answer."""
    puzzle = puzzle_named(must_be_game(game), id)
    check_theme(game, theme)
    answers = await answers_by(request, person, game)
    shown = await run_in_turn(request, lambda: shown_puzzle(reader, puzzle, answers, theme, move, at))
    if shown.answer and person and all(id != other for other, _ in answers):
        service = service_of(request)
        await add_answer(service.store, person.id, game, (id, shown.answer.right), service.settings.clock())
        answers = [*answers, (id, shown.answer.right)]
        shown = await run_in_turn(request, lambda: shown_puzzle(reader, puzzle, answers, theme, move, at))
    return html(request, await run_in_turn(request, lambda: puzzle_page(reader, shown)))


async def answers_by(request: Request, person: Person | None, game: str) -> list[Answer]:
    """Return the answers of a visitor."""
    return await answers_of(service_of(request).store, person.id, game) if person else []
