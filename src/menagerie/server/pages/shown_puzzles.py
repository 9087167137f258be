"""Describes puzzles for their pages: the table, what comes of an answer, and how far somebody is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from menagerie.core.errors import IllegalMove
from menagerie.core.match import Match
from menagerie.i18n.puzzle_text import reasons_text
from menagerie.i18n.translator import Translator
from menagerie.puzzles.answer import line_after, outcome_of
from menagerie.puzzles.collection import puzzles_of, themes_of
from menagerie.puzzles.progress import Answer, PuzzleProgress
from menagerie.puzzles.puzzle import SOLVED, Puzzle
from menagerie.puzzles.sequel import branch
from menagerie.server.errors import NotFound
from menagerie.web.board import Board, renderer_for
from menagerie.web.board_renderer import Occupant
from menagerie.web.layout import Reader
from menagerie.web.puzzle_page import PuzzleGameStatus, ShownAnswer, ShownPuzzle

MOST_CHANCES = 8
"""The most moves whose winning chances are listed."""


@lru_cache(maxsize=64)
def match_at(game: str, id: str) -> Match[Any]:
    """Return the match at a puzzle's decision; nobody may continue it."""
    return puzzle_named(game, id).match()


def puzzle_named(game: str, id: str) -> Puzzle:
    """Return a puzzle; raise NotFound if there is none of this id."""
    puzzle = puzzles_of(game).get(id)
    if puzzle is None:
        raise NotFound("puzzle-unknown")
    return puzzle


def status_of_game(game: str, answers: Sequence[Answer]) -> PuzzleGameStatus:
    """Return how far somebody is with the puzzles of a game."""
    progress = PuzzleProgress(puzzles_of(game), answers)
    return PuzzleGameStatus(game, len(progress.puzzles), progress.solved, progress.streak, themes_of(game))


def shown_puzzle(
    reader: Reader, puzzle: Puzzle, answers: Sequence[Answer], theme: str = "", move: str = "", at: str = ""
) -> ShownPuzzle:
    """Return a puzzle at its table; with a move, what comes of it, up to the event ``at``.

    Raise IllegalMove if the move is not legal.
    """
    match = match_at(puzzle.game, puzzle.id)
    game, seat, view = match.game, puzzle.seat, match.view(puzzle.seat)
    table = game.table(view)
    moves = tuple(game.notation.move(view.state, seat, choice.action) for choice in table.choices)
    occupants = tuple(Occupant(Translator(reader.language).seat(other)) for other in range(puzzle.players))
    board = Board(game.name, reader.language, seat, occupants, (seat,), table, moves)
    translator = renderer_for(game.name, reader.language, seat, board.names).translator
    phrases = {m: translator.phrase(choice.phrase) for m, choice in zip(moves, table.choices, strict=True)}
    status = status_of_game(game.name, answers)
    shown = ShownPuzzle(puzzle.id, board, puzzle.level, puzzle.themes, status, theme, phrases)
    return answered(shown, puzzle, move, at, translator) if move else shown


def answered(shown: ShownPuzzle, puzzle: Puzzle, move: str, at: str, translator: Translator) -> ShownPuzzle:
    """Return a puzzle with an answer."""
    if move not in shown.phrases:
        raise IllegalMove("illegal-move", seat=puzzle.seat, move=move[:20])
    match = match_at(puzzle.game, puzzle.id)
    outcome = outcome_of(puzzle, match, move)
    states, line = [], branch(match)
    for seat, action in line_after(puzzle, match, move):
        states += line.act_with_states(seat, action).states
    last = len(outcome.events)
    number = min(int(at), last) if at.isdecimal() and len(at) < 6 else last
    state = states[number - 1] if 0 < number < last else line.state
    table = line.game.table(line.game.view(state, puzzle.seat))
    by_move = {m: choice.phrase for m, choice in zip(shown.board.moves, shown.board.table.choices, strict=True)}
    both = puzzle.best, puzzle.rival
    chances = [(shown.phrases[m], chance) for m, chance in puzzle.chances.items() if m in shown.phrases]
    answer = ShownAnswer(
        move,
        outcome.right,
        outcome.loss,
        tuple(translator.phrase(event.visible_to(puzzle.seat)) for event in outcome.events),
        number,
        tuple(chances[:MOST_CHANCES]) if outcome.right else (),
        tuple(reasons_text(both, puzzle.seat, puzzle.reasons, by_move, translator)) if outcome.right else (),
        puzzle.proof.kind == SOLVED,
        min(puzzle.proof.gaps),
    )
    board = Board(shown.board.game, shown.board.language, puzzle.seat, shown.board.occupants, (), table)
    return ShownPuzzle(shown.id, board, shown.level, shown.themes, shown.status, shown.theme, shown.phrases, answer)
