"""Mausen as players read it: its rules, and its sentences, in five languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from menagerie.games.mausen import GAME
from menagerie.games.mausen.cards import Species, card_of
from menagerie.games.mausen.events import FoundNothing, Hunted, Tied
from menagerie.i18n.rulebook import rulebook
from menagerie.i18n.translator import LANGUAGES, Translator

NUMBERED = Path(__file__).parents[2] / "docs" / "rules.md"

everywhere = pytest.mark.parametrize("language", LANGUAGES)


def numbers() -> list[str]:
    return [number for _, numbers in GAME.rulebook for number in numbers]


def written(language: str) -> list[ast.Message]:
    text = files("menagerie.games.mausen").joinpath("locales", "rules", f"{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(text).body
    assert all(isinstance(entry, ast.Message) for entry in body)
    return [entry for entry in body if isinstance(entry, ast.Message)]


def test_every_numbered_rule_is_in_the_rulebook_once() -> None:
    numbered = re.findall(r"^- \*\*(MAU-\d+)\*\*", NUMBERED.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(numbered) == 16
    assert sorted(numbers()) == sorted(numbered)


@everywhere
def test_every_language_has_the_same_rules(language: str) -> None:
    messages = [message.id.name for message in written(language)]
    assert sorted(messages) == sorted([*numbers(), *(f"chapter-{name}" for name, _ in GAME.rulebook)])


@everywhere
def test_every_chapter_and_every_rule_has_a_title_and_every_rule_a_text(language: str) -> None:
    chapters = rulebook(GAME, language)
    rules = [rule for chapter in chapters for rule in chapter.rules]
    assert [rule.number for rule in rules] == numbers()
    assert all(chapter.title for chapter in chapters)
    assert all(rule.title and not rule.title.endswith(".") for rule in rules)
    assert all(rule.text.endswith(".") for rule in rules)
    assert not any(re.search(r"[{}<>*_#]|\s\s|\n", rule.title + rule.text) for rule in rules)


@everywhere
def test_every_language_names_the_same_cards_and_values(language: str) -> None:
    said = {rule.number: rule.text for chapter in rulebook(GAME, language) for rule in chapter.rules}
    english = {rule.number: rule.text for chapter in rulebook(GAME, "en") for rule in chapter.rules}
    for number, text in said.items():
        assert re.findall(r"\d", text) == re.findall(r"\d", english[number]), number


def test_no_line_in_french_begins_with_a_colon() -> None:
    for chapter in rulebook(GAME, "fr"):
        for rule in chapter.rules:
            assert not re.search("« | [:;?!»]|[^\u202f][:;?!»]", rule.title + rule.text), rule.number


def test_every_event_names_the_rule_that_applied() -> None:
    assert {event.rule for event in GAME.events} <= set(numbers())


@pytest.mark.parametrize(
    ("language", "vain", "tied"),
    [
        (
            "de",
            ["keinen Elefanten", "keinen Hund", "keine Katze", "keine Maus"],
            ["Kein Elefant", "Kein Hund", "Keine Katze", "Keine Maus"],
        ),
        ("en", ["no elephant", "no dog", "no cat", "no mouse"], ["no elephant", "no dog", "no cat", "no mouse"]),
        (
            "fr",
            ["aucun éléphant", "aucun chien", "aucun chat", "aucune souris"],
            ["aucun éléphant", "aucun chien", "aucun chat", "aucune souris"],
        ),
        (
            "it",
            ["nessun elefante", "nessun cane", "nessun gatto", "nessun topo"],
            ["nessun elefante", "nessun cane", "nessun gatto", "nessun topo"],
        ),
        (
            "nl",
            ["geen olifant", "geen hond", "geen kat", "geen muis"],
            ["geen olifant", "geen hond", "geen kat", "geen muis"],
        ),
    ],
)
def test_animals_in_sentences_have_the_right_articles(language: str, vain: list[str], tied: list[str]) -> None:
    translator = Translator(language, GAME)
    for species in Species:
        assert translator.phrase(FoundNothing(0, 0, species)).endswith(f" {vain[species]}.")
        assert f" {tied[species]}" in translator.phrase(Tied(species))


@pytest.mark.parametrize(
    ("language", "mine", "others"),
    [
        (
            "de",
            "Du setzt den\u00a0Elefanten\u00a03 ein und verjagst den\u00a0Hund\u00a01 und den\u00a0Hund\u00a04.",
            "Platz 2 setzt den\u00a0Elefanten\u00a03 ein und verjagt ",
        ),
        ("en", "Your elephant\u00a03 takes dog\u00a01 and dog\u00a04.", "Seat 2’s elephant\u00a03 takes "),
        (
            "fr",
            "Avec l’éléphant\u00a03, tu captures le\u00a0chien\u00a01 et le\u00a0chien\u00a04.",
            "Avec l’éléphant\u00a03, Place 2 capture ",
        ),
        (
            "it",
            "Con l’elefante\u00a03 catturi il\u00a0cane\u00a01 e il\u00a0cane\u00a04.",
            "Con l’elefante\u00a03, Posto 2 cattura ",
        ),
        (
            "nl",
            "Met de\u00a0olifant\u00a03 vang je de\u00a0hond\u00a01 en de\u00a0hond\u00a04.",
            "Met de\u00a0olifant\u00a03 vangt Plaats 2 ",
        ),
    ],
)
def test_sentences_distinguish_you_from_others(language: str, mine: str, others: str) -> None:
    hunted = Hunted(1, card_of(Species.ELEPHANT, 3), Species.DOG, (card_of(Species.DOG, 1), card_of(Species.DOG, 4)))
    assert Translator(language, GAME, 1).phrase(hunted) == mine
    assert Translator(language, GAME, 0).phrase(hunted).startswith(others)
