"""Names are unique: public classes never share one, and modules share one only where their folders give them roles."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import menagerie
from menagerie.games import names

ROOT = Path(menagerie.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))

GAME_MODULES = {
    "cards": "the deck",
    "state": "the state dataclass and the setup",
    "rules": "who decides, what is legal, what a decision does",
    "deal": "what chance decides",
    "tricks": "one trick, in the trick-taking games",
    "scoring": "points, the end of a round and of the game",
    "knowledge": "what a seat may know",
    "table": "the table as screens draw it",
    "look": "suits, symbols and drawings",
    "events": "events and moves as phrases",
    "notation": "moves and deals as text",
    "heuristic": "the move of a beginner",
    "chance_outcomes": "what chance may decide, with probabilities",
    "features": "what a learning program observes",
    "normal_form": "the state as a network sees it",
    "tallies": "what the statistics count",
    "lessons": "guided games that teach it",
    "explanations": "why tricks and rounds were won, and what cards can do",
}
"""The modules that game folders have in common, and what each holds."""

SHARED_PARTS = {"core/state", "core/table", "core/features", "core/chance_outcomes", "core/tallies", "core/look"}
"""Modules with what the modules of the same name in the game folders share."""

ROLES = {
    "errors": "core/errors holds the problems of a game, server/errors those of a request",
    "app": "server/app is the web application, terminal/app the full-screen one, site/app answers the pages of a site",
    "state": "server/tables/state is the state of a table on the server",
    "cards": "web/cards draws cards",
    "build": "engine/build makes the WebAssembly module, site/build the site without a server",
    "levels": "core/levels lists the names of the levels, bots/levels makes their bots",
}
"""Other twins, with the role that their folders give them."""


def folder_of(module: Path) -> str:
    return module.parent.relative_to(ROOT).as_posix()


def has_a_role(module: Path) -> bool:
    """Return whether the module's folder says what distinguishes it from modules of the same name."""
    folder, stem = folder_of(module), module.stem
    if folder.startswith("games/"):
        return stem in GAME_MODULES
    # A module of the command line is named after its command.
    return folder == "cli" or f"{folder}/{stem}" in SHARED_PARTS or stem in ROLES


def public_classes() -> Iterator[tuple[str, str]]:
    for module in MODULES:
        for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, str(module.relative_to(ROOT))


def test_no_two_public_classes_share_a_name() -> None:
    places = defaultdict(list)
    for name, module in public_classes():
        places[name].append(module)
    assert {name: modules for name, modules in places.items() if len(modules) > 1} == {}


def test_modules_of_the_same_name_have_a_role() -> None:
    twins = defaultdict(list)
    for module in MODULES:
        twins[module.stem].append(module)
    without_role = {
        stem: [folder_of(module) for module in modules if not has_a_role(module)]
        for stem, modules in twins.items()
        if len(modules) > 1 and stem != "__init__"
    }
    assert {stem: folders for stem, folders in without_role.items() if len(folders) > 1} == {}


def test_every_game_has_the_same_modules_for_the_same_things() -> None:
    ours = [name for name in names() if (ROOT / "games" / name).is_dir()]
    assert len(ours) >= 3
    for module in GAME_MODULES.keys() - {"tricks", "look", "normal_form"}:
        assert [name for name in ours if not (ROOT / "games" / name / f"{module}.py").exists()] == [], module
