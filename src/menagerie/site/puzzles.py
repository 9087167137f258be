"""Answers what pages ask about puzzles; the answers are kept in this browser."""

from __future__ import annotations

from urllib.parse import urlencode

from menagerie.games import names
from menagerie.puzzles.collection import puzzles_of
from menagerie.puzzles.progress import Answer, PuzzleProgress, answers_in, check_theme
from menagerie.server.errors import NotFound
from menagerie.server.pages.requested_game import must_be_game
from menagerie.server.pages.shown_puzzles import puzzle_named, shown_puzzle, status_of_game
from menagerie.site.requests import Route, SiteAnswer, SiteRequest, page
from menagerie.site.storage import Storage
from menagerie.web.puzzle_page import ADDRESS, puzzle_page, puzzles_page


class SitePuzzles:
    """The puzzles, and how far the player is with them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.routes: list[tuple[str, str, Route]] = [
            ("GET", ADDRESS, self._all),
            ("GET", f"{ADDRESS}/([a-z]+)", self._back_to_all),
            ("POST", f"{ADDRESS}/([a-z]+)", self._next),
            ("GET", f"{ADDRESS}/([a-z]+)/([0-9-]+)", self._one),
        ]

    async def _answers(self, game: str) -> list[Answer]:
        return answers_in(await self.storage.kept(name_of(game)))

    async def _all(self, request: SiteRequest) -> SiteAnswer:
        games = [status_of_game(game, await self._answers(game)) for game in names()]
        return page(puzzles_page(request.reader, tuple(games)))

    async def _back_to_all(self, request: SiteRequest, game: str) -> SiteAnswer:
        must_be_game(game)
        return SiteAnswer(redirect=ADDRESS)

    async def _next(self, request: SiteRequest, game: str) -> SiteAnswer:
        """Go to the next puzzle."""
        theme = check_theme(must_be_game(game), request.fields.get("theme", ""))
        progress = PuzzleProgress(puzzles_of(game), await self._answers(game))
        puzzle = progress.next(theme, request.fields.get("besides", ""))
        if puzzle is None:
            raise NotFound("puzzle-none")
        query = f"?{urlencode({'theme': theme})}" if theme else ""
        return SiteAnswer(redirect=f"{ADDRESS}/{game}/{puzzle.id}{query}")

    async def _one(self, request: SiteRequest, game: str, id: str) -> SiteAnswer:
        """A puzzle at its table; with a move, what comes of this answer."""
        puzzle, asked = puzzle_named(must_be_game(game), id), request.query
        theme, move, at = check_theme(game, asked.get("theme", "")), asked.get("move", ""), asked.get("at", "")
        answers = await self._answers(game)
        if move and all(id != other for other, _ in answers):
            shown = shown_puzzle(request.reader, puzzle, answers, theme, move, at)
            answers.append((id, shown.answer is not None and shown.answer.right))
            await self.storage.keep(name_of(game), answers)
        return page(puzzle_page(request.reader, shown_puzzle(request.reader, puzzle, answers, theme, move, at)))


def name_of(game: str) -> str:
    """Return the name of a kept value: the answers to the puzzles of a game."""
    return f"puzzles {game}"
