"""Every legal move can be reached in the browser, and no screen is wired to a game."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

import menagerie
from menagerie import Match, load, names
from menagerie.web.board import Board, board_parts
from menagerie.web.board_renderer import Occupant
from tests.positions import GAMES, matches
from tests.web.html import Page

SOURCES = Path(menagerie.__file__).parent
EXAMPLES_IN_DOCS = ("__init__.py", "server/http/models.py", "server/app.py", "envs/pettingzoo.py")
"""Files that name a game as an example for their readers."""


def page_of(match: Match[Any], seat: int) -> tuple[Page, list[str]]:
    """Draw what a seat sees; and its legal moves."""
    view = match.view(seat)
    table = match.game.table(view)
    moves = [match.game.notation.move(view.state, seat, choice.action) for choice in table.choices]
    occupants = tuple(Occupant(f"P{number}") for number in range(match.players))
    board = Board(match.game.name, "en", seat, occupants, match.actors, table, tuple(moves))
    return Page("".join(board_parts(board).values())), moves


def left_after(stages: list[list[str]], touches: list[str]) -> list[list[str]] | None:
    """Follow the rule of static/menagerie.js."""
    rest = touches
    for place, stage in enumerate(stages):
        done = rest[: len(stage)]
        if not set(done) <= set(stage):
            return None
        if len(done) < len(stage):
            return [[touch for touch in stage if touch not in done], *stages[place + 1 :]]
        rest = rest[len(stage) :]
    return None if rest else []


class Script:
    """What static/menagerie.js does with a page."""

    def __init__(self, page: Page) -> None:
        part = [element for element in page.elements if "data-ways" in element.attributes]
        listed = json.loads(part[0].attributes["data-ways"]) if part else []
        self.ways = {
            move: [stage.split(" ") for stage in stages.split("|")] if stages else [] for move, stages, *_ in listed
        }
        self.touchable = {e.attributes["data-touch"] for e in page.elements if "data-touch" in e.attributes}
        self.confirms = any("data-confirm" in element.attributes for element in page.elements)
        self.direct = {e.attributes["data-move"] for e in page.elements if "data-move" in e.attributes}

    def reachable(self, touches: list[str]) -> dict[str, list[list[str]]]:
        found = {move: left_after(stages, touches) for move, stages in self.ways.items()}
        return {move: left for move, left in found.items() if left is not None}

    def buttons(self, touches: list[str]) -> list[str]:
        """Return the moves with a button; the first one that is ready may be the confirm button."""
        found = self.reachable(touches)
        ready = [move for move, left in found.items() if not left]
        lacking = [m for m, left in found.items() if len(left) == 1 and len(left[0]) == 1 and left[0][0][0] != "c"]
        return [*ready, *(lacking if touches else [])]

    def reaches(self, move: str) -> bool:
        if move in self.direct:
            return True
        touches: list[str] = []
        for touch in [touch for stage in self.ways[move] for touch in stage]:
            if touches and list(self.reachable(touches)) == [move] and not self.confirms:
                return True
            assert touch in self.touchable, touch
            assert any(left and touch in left[0] for left in self.reachable(touches).values())
            touches.append(touch)
        return move in self.buttons(touches)


@settings(max_examples=60)
@given(matches())
def test_every_legal_move_can_be_reached_in_the_browser(match: Match[Any]) -> None:
    for seat in match.actors:
        page, moves = page_of(match, seat)
        script = Script(page)
        assert script.direct | set(script.ways) == set(moves)
        assert all(map(script.reaches, moves))


@pytest.mark.parametrize("name", names())
def test_every_move_of_a_whole_game_can_be_reached(name: str) -> None:
    match = Match(load(name), load(name).seats[0], seed=bytes(range(32)))
    while not match.over:
        seat = match.actors[0]
        page, moves = page_of(match, seat)
        script = Script(page)
        assert len(page.all("button", class_="choice")) <= 12
        assert all(map(script.reaches, moves))
        match.act(seat, match.legal(seat)[len(moves) // 2])


def test_three_of_thirteen_are_cards_and_one_button() -> None:
    page, moves = page_of(Match(load("ferry"), 2, seed=bytes(range(32))), 0)
    assert len(moves) == 286
    assert len(page.all("button", class_="choice confirm")) == len(page.all("button")) == 1
    assert len(page.all("span", role="button")) == len(page.all("span", aria_pressed="false")) == 13


def test_a_card_with_targets_lists_them() -> None:
    match = Match(load("ferry"), 3, seed=bytes(range(32)))
    for seat in range(3):
        match.act(seat, match.legal(seat)[7])
    page, moves = page_of(match, 0)
    assert len(moves) == 12
    assert {"p:0-0", "p:0-1", "s:1", "s:2"} <= Script(page).touchable
    assert len(page.all("span", role="button", class_="card empty")) == 2


# No screen knows a game ----------------------------------------------------------------------------------------------


def strings_in(file: Path) -> set[str]:
    """Return the text and the names in a Python file, without docstrings and comments."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    docs = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)}
    constants = (n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and id(n) not in docs)
    modules = [n.module or "" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
    named = [n.id for n in ast.walk(tree) if isinstance(n, ast.Name)]
    return {text for text in (*constants, *modules, *named) if isinstance(text, str)}


@pytest.mark.parametrize("game", GAMES)
def test_only_a_games_own_folder_names_it(game: str) -> None:
    files = [file for file in SOURCES.rglob("*.py") if "games" not in file.relative_to(SOURCES).parts]
    naming = {
        file.relative_to(SOURCES).as_posix() for file in files if any(game in text.lower() for text in strings_in(file))
    }
    assert naming <= set(EXAMPLES_IN_DOCS)
    for file in (SOURCES / "web" / "static").glob("*.[cjs]*"):
        assert game not in file.read_text(encoding="utf-8"), file


@pytest.mark.parametrize("game", GAMES)
def test_style_sheets_and_scripts_name_no_zone_or_fact_of_a_game(game: str) -> None:
    look = load(game).look
    text = "\n".join(file.read_text(encoding="utf-8") for file in (SOURCES / "web" / "static").glob("*.[cj]s*"))
    for name in (*look.zones, *look.facts, *look.marks):
        assert not re.search(rf"\.[zf]-{name}\b|\.card\.{name}\b", text), name
