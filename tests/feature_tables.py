"""Writes the tables of features into docs/environments.md: ``python -m tests.feature_tables``."""

from __future__ import annotations

from pathlib import Path

from menagerie import load
from menagerie.core.features import Feature
from menagerie.core.game import Game
from menagerie.i18n.translator import Translator
from tests.positions import GAMES

PAGE = Path(__file__).parent.parent / "docs" / "environments.md"
BEGIN, END = "<!-- features -->", "<!-- end of features -->"


def tables() -> str:
    """A table for each game."""
    return "\n".join(part for name in GAMES for part in table(load(name)))


def table(game: Game[object]) -> list[str]:
    """The features in the order in which they are seen, and how many cells that makes."""
    widths = ", ".join(f"{game.width(players)} with {players}" for players in game.seats)
    title = Translator("de", game).say(f"{game.name}-title")
    head = [
        f"**{title}**: {widths} players.",
        "",
        "| feature | cells | of | values | what it tells |",
        "|---|---|---|---|---|",
    ]
    return [*head, *map(row, game.features), ""]


def row(feature: Feature) -> str:
    whose = "each seat" if feature.by_seat else "the table"
    return f"| `{feature.name}` | {feature.size} | {whose} | {feature.least} … {feature.most} | {feature.meaning} |"


def page() -> str:
    """The page with its tables as they must be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return f"{before}{BEGIN}\n{tables()}\n{END}{rest.partition(END)[2]}"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
