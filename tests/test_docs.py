"""What the documents say is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import menagerie
from menagerie import load
from menagerie.cli.arena import REPORTED
from menagerie.cli.main import COMMANDS
from tests import feature_tables
from tests.positions import GAMES

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
COMMAND_LINE = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", [README, ROOT / "docs" / "python.md"], ids=lambda page: page.name)
def test_the_programs_in_the_documents_run(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_readme_shows_a_picture_and_two_commands_within_ten_lines() -> None:
    start = README.read_text(encoding="utf-8").splitlines()[:10]
    assert any(line.startswith("![") for line in start)
    assert [line.split("#")[0].strip() for line in start if line.startswith("make ")] == ["make play", "make test"]


def test_the_packages_example_runs() -> None:
    assert doctest.testmod(menagerie).failed == 0


def test_every_command_is_documented() -> None:
    for name, command in COMMANDS.items():
        usage = re.findall(rf"^menagerie {name} (.*?)^(?:menagerie |```)", COMMAND_LINE, re.DOTALL | re.MULTILINE)[0]
        for argument in command.arguments:
            assert argument.name in usage, f"{name}: {argument.name}"


def test_the_arena_page_lists_what_a_contest_depends_on() -> None:
    page = (ROOT / "docs" / "arena.md").read_text(encoding="utf-8")
    paragraph = page.partition("A file of another contest")[2].partition("terms of a contest")[0]
    assert all(word in paragraph for word in ("seed", "bots", "options", "--timeout", "changed bot"))
    assert "first three forfeits" in page
    assert REPORTED == 3


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_page_that_names_its_options(name: str) -> None:
    page = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    for option in load(name).options:
        assert f"`{option.name}`" in page


@pytest.mark.parametrize(
    "page", sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md")), ids=lambda p: p.name
)
def test_every_link_leads_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_the_environments_page_lists_the_current_features() -> None:
    assert feature_tables.PAGE.read_text(encoding="utf-8") == feature_tables.page()


def test_the_programs_on_the_environments_page_run() -> None:
    pytest.importorskip("gymnasium")
    failed, tried = doctest.testfile(str(feature_tables.PAGE), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_architecture_page_names_files_and_functions_that_exist() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    files = [path for folder in ("src/menagerie", "tests") for path in (ROOT / folder).rglob("*.*")]
    sources = [path.read_text(encoding="utf-8") for path in files if path.suffix in (".py", ".js")]
    named = set(re.findall(r"`([\w/]+\.(?:py|js|svg))`", page))
    assert len(named) > 40
    for name in named:
        assert any(str(path).endswith(f"/{name}") for path in files), name
    for name in set(re.findall(r"`(?:\w+\.)*(\w+)(?:\([^`]*\))?`", page)):
        assert any(re.search(rf"\b{name}\b", source) for source in sources), name
