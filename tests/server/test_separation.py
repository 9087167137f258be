"""Table state, command handlers and renderers work without a database and without a web framework."""

from __future__ import annotations

import subprocess
import sys

import pytest

from menagerie.server.tables import commands
from menagerie.server.tables.handlers import HANDLERS
from menagerie.server.tables.json_view import JsonRenderer

ALONE = """
import sys
for name in ("sqlalchemy", "alembic", "fastapi", "starlette", "aiosqlite", "asyncpg", "uvicorn"):
    sys.modules[name] = None
import menagerie.server.tables.handlers, menagerie.server.pages.html_view
from menagerie.server.tables.commands import Sit
from menagerie.server.tables.entry import Entry
from menagerie.server.tables.handlers import builder_for, opening
from menagerie.server.tables.json_view import JsonRenderer
from menagerie.server.tables.renderer import Viewpoint
from menagerie.server.tables.seats import Person
from menagerie.server.tables.state import TableState

setup = {"game": "mausen", "options": {}, "public": False, "spectators": True, "rated": False, "clock": None}
state, ada = TableState("table"), Person("ada", "Ada")
state.apply(Entry(1, 0.0, opening(setup, ["open"] * 3, ada.id)))
state.apply(Entry(2, 0.0, builder_for(Sit(do="sit"), ada, state)(state)))
print(JsonRenderer().view(state, Viewpoint("ada", 0))["seats"][0]["name"])
"""


def test_a_table_works_without_database_and_web_framework() -> None:
    found = subprocess.run([sys.executable, "-c", ALONE], capture_output=True, text=True, check=False)
    assert (found.stdout, found.returncode) == ("Ada\n", 0), found.stderr


def test_every_command_has_a_handler() -> None:
    kinds = commands.TableCommand.__subclasses__()
    kinds += [kind for parent in kinds for kind in parent.__subclasses__()]
    assert set(HANDLERS) == {kind for kind in kinds if not kind.__subclasses__()}


@pytest.mark.parametrize(("numbers", "language", "needs_frames"), [(False, None, False), (True, "de", True)])
def test_frames_are_kept_only_for_numbers_with_sentences(
    numbers: bool, language: str | None, needs_frames: bool
) -> None:
    assert JsonRenderer(numbers, language).needs_frames == needs_frames
