"""The rules of Awimbawé as players read them: all of them, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from menagerie.games import awimbawe
from menagerie.games.awimbawe import GAME
from menagerie.i18n.rulebook import rulebook
from menagerie.i18n.translator import LANGUAGES

RULES = Path(awimbawe.__file__).parent / "locales" / "rules"
SPECIFICATION = Path(__file__).parents[2] / "docs" / "rules.md"
NUMBERS = [number for _, numbers in GAME.rulebook for number in numbers]


def test_every_numbered_rule_is_in_the_rulebook_once() -> None:
    specified = re.findall(r"^- \*\*(AWI-\d+)\*\*", SPECIFICATION.read_text(encoding="utf-8"), re.MULTILINE)
    assert specified
    assert sorted(NUMBERS) == sorted(specified)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_rule_and_chapter_and_nothing_else(language: str) -> None:
    resource = FluentParser().parse((RULES / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert sorted(found) == sorted(NUMBERS + [f"chapter-{name}" for name, _ in GAME.rulebook])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_and_rule_has_a_title_and_a_text_without_markup(language: str) -> None:
    for chapter in rulebook(GAME, language):
        assert chapter.title
        for rule in chapter.rules:
            assert rule.title
            assert rule.text.endswith(".")
            assert not re.search(r"[{}<>*_`⚖]", rule.title + rule.text), rule.number


def test_no_line_in_french_begins_with_a_colon() -> None:
    for chapter in rulebook(GAME, "fr"):
        for rule in chapter.rules:
            assert not re.search("« | [:;?!»]|[^\u202f][:;?!»]", rule.title + rule.text), rule.number


def test_every_language_has_the_same_numbers() -> None:
    def numbers(language: str) -> list[list[str]]:
        return [
            sorted(re.findall(r"\d+⁻?", rule.text)) for chapter in rulebook(GAME, language) for rule in chapter.rules
        ]

    for language in LANGUAGES:
        assert numbers(language) == numbers("en"), language


def test_every_event_names_its_rule() -> None:
    assert {kind.rule for kind in GAME.events} <= set(NUMBERS)
