"""Mopsen's rules as players read them: every rule once, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import menagerie.games.mopsen
from menagerie.games.mopsen import GAME
from menagerie.games.mopsen.events import EVENTS
from menagerie.i18n.rulebook import rulebook
from menagerie.i18n.translator import LANGUAGES
from tests.rule_coverage import numbered_rules

FOLDER = Path(menagerie.games.mopsen.__file__).parent / "locales" / "rules"
NUMBERS = [number for number in numbered_rules() if number.startswith("MOP-")]

everywhere = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
    assert all(isinstance(entry, ast.Message) for entry in resource.body)
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def test_every_rule_is_in_the_rulebook_once() -> None:
    text = [number for _, numbers in GAME.rulebook for number in numbers]
    assert len(NUMBERS) == 14
    assert sorted(text) == sorted(NUMBERS)


@everywhere
def test_every_language_has_the_same_messages(language: str) -> None:
    chapters = {f"chapter-{chapter}" for chapter, _ in GAME.rulebook}
    assert set(messages(language)) == chapters | set(NUMBERS)


@everywhere
def test_every_rule_has_a_title_and_a_text_of_its_own(language: str) -> None:
    rules = [rule for chapter in rulebook(GAME, language) for rule in chapter.rules]
    assert all(chapter.title for chapter in rulebook(GAME, language))
    assert len({rule.title for rule in rules}) == len({rule.text for rule in rules}) == len(NUMBERS)
    for rule in rules:
        assert rule.title
        assert re.fullmatch(r"[^<>{}*\n]+\.", rule.text), rule.number


@everywhere
def test_every_language_names_the_same_numbers(language: str) -> None:
    for chapter, english in zip(rulebook(GAME, language), rulebook(GAME, "en"), strict=True):
        for rule, right in zip(chapter.rules, english.rules, strict=True):
            assert re.findall(r"\d+", rule.text) == re.findall(r"\d+", right.text), rule.number


def test_no_line_in_french_begins_with_a_colon() -> None:
    assert not re.search("« | [:;?!»%]", (FOLDER / "fr.ftl").read_text(encoding="utf-8"))


@pytest.mark.parametrize("event", EVENTS)
def test_every_event_names_a_rule_of_the_rulebook(event: type) -> None:
    assert event.rule in NUMBERS  # type: ignore[attr-defined]


@everywhere
def test_the_house_rules_are_mentioned(language: str) -> None:
    texts = {rule.number: rule.text for chapter in rulebook(GAME, language) for rule in chapter.rules}
    words = {"de": "Hausregel", "en": "House rule", "fr": "Règle maison", "it": "Regola della casa", "nl": "Huisregel"}
    assert {number for number, text in texts.items() if words[language] in text} == {"MOP-1", "MOP-2", "MOP-10"}
