"""Everything a person reads, in all five languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor
from hypothesis import given

import menagerie
from menagerie import Match, load
from menagerie.bots.levels import LEVELS
from menagerie.cli.main import COMMANDS
from menagerie.core.options import OneOf
from menagerie.core.phrases import (
    EndingLed,
    EndingMargin,
    EndingWon,
    GameEnded,
    Phrase,
    RoundEnded,
    message_of,
    name_of,
)
from menagerie.i18n.review_text import REASONS
from menagerie.i18n.table_text import TableText
from menagerie.i18n.translator import LANGUAGES, MissingMessage, Translator, language_of, tags_of
from menagerie.site.build import SENTENCES
from menagerie.terminal.line_mode import wrapped
from menagerie.web.layout import THEMES
from menagerie.web.profile_page import OUTCOMES
from menagerie.web.table_page import PACES
from tests.positions import GAMES, matches, viewpoint

NO_BREAK = "\u00a0"
SOURCES = Path(menagerie.__file__).parent
FOLDERS = {"": SOURCES / "i18n", **{name: SOURCES / "games" / name for name in GAMES}}


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The messages of a file with the variables each uses, through other messages too."""
    resource = FluentParser().parse((folder / "locales" / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found)
    by_name = {message.id.name: message for message in found}
    return {name: variables_of(message, by_name) for name, message in by_name.items()}


def variables_of(message: ast.Message, others: dict[str, ast.Message]) -> set[str]:
    used: set[str] = set()

    class Finder(visitor.Visitor):
        def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
            used.add(node.id.name)

        def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
            self.visit(others[node.id.name])

    Finder().visit(message)
    return used


def own_messages(part: str, language: str) -> dict[str, set[str]]:
    """Return the messages of a part without the shared ones that a game words in its own terms."""
    shared = messages(FOLDERS[""], "en").keys() if part else set()
    return {name: used for name, used in messages(FOLDERS[part], language).items() if name not in shared}


@pytest.mark.parametrize("part", FOLDERS)
def test_no_message_is_missing_in_any_language(part: str) -> None:
    english = own_messages(part, "en")
    for language in LANGUAGES:
        assert own_messages(part, language).keys() == english.keys(), language


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_may_word_a_shared_message_in_its_own_terms(name: str, language: str) -> None:
    shared = messages(FOLDERS[""], language)
    replaced = {message: used for message, used in messages(FOLDERS[name], language).items() if message in shared}
    assert replaced == {message: shared[message] for message in replaced}


def test_a_round_of_awimbawe_is_a_durchgang_in_german() -> None:
    ended = RoundEnded((1, 2), (1,))
    assert Translator("de", load("awimbawe")).phrase(ended).startswith("Der Durchgang ist zu Ende.")
    assert Translator("de", load("mopsen")).phrase(ended).startswith("Die Runde ist zu Ende.")


@pytest.mark.parametrize("part", FOLDERS)
def test_every_language_uses_the_same_variables(part: str) -> None:
    english = own_messages(part, "en")
    for language in LANGUAGES:
        for message, variables in own_messages(part, language).items():
            essential = {v for v in variables if not v.endswith("-is")}
            assert essential == {v for v in english[message] if not v.endswith("-is")}, (language, message)


def words_of(message: ast.Message) -> str:
    """Return the plain text of a message."""
    said: list[str] = []

    class Finder(visitor.Visitor):
        def visit_TextElement(self, node: Any) -> None:  # noqa: N802
            said.append(node.value)

        def visit_StringLiteral(self, node: Any) -> None:  # noqa: N802
            said.append(node.parse()["value"])

    Finder().visit(message)
    return "|".join(said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_line_breaks_inside_the_name_of_a_card(name: str, language: str) -> None:
    text = (FOLDERS[name] / "locales" / f"{language}.ftl").read_text(encoding="utf-8")
    (card,) = (e for e in FluentParser().parse(text).body if isinstance(e, ast.Message) and e.id.name == f"{name}-card")
    assert NO_BREAK in words_of(card)
    assert " " not in words_of(card)
    cards = Translator(language, load(name)).list([Translator(language, load(name)).value_name("card", 3)] * 30)
    assert not [line for line in wrapped(cards).splitlines() if re.match(r" *[\d(]", line)]


@pytest.mark.parametrize("part", FOLDERS)
def test_french_punctuation_follows_a_narrow_space_that_does_not_break(part: str) -> None:
    text = (FOLDERS[part] / "locales" / "fr.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            assert not re.search("«[ \u00a0]|[ \u00a0][:;?!»]| %", words_of(entry)), entry.id.name


def literals(folder: Path) -> set[str]:
    """Return every quoted word in the sources of a folder."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    return set(re.findall(r"[\"']([\w-]+)[\"']", text))


def composed() -> set[str]:
    """Return messages whose ids the command line composes."""
    helps = {f"cli-arg-{a.help or a.key}" for command in COMMANDS.values() for a in command.arguments}
    columns = {f"cli-column-{name}" for name in literals(SOURCES / "cli")}
    ways = {f"cli-way-{name}" for name in literals(SOURCES / "benchmarks")}
    ends = {name_of(kind, "") for kind in (RoundEnded, GameEnded, EndingLed, EndingWon, EndingMargin)}
    commands = {f"cli-command-{name}" for name in COMMANDS} | {f"cli-group-{c.group}" for c in COMMANDS.values()}
    pages = {f"level-{level}" for level in LEVELS} | {f"web-theme-{theme}" for theme in THEMES}
    pages |= {f"web-{name}" for name in literals(SOURCES / "web")} | {f"web-pace-{pace}" for pace in PACES}
    pages |= {f"web-{what}-{outcome}" for what in ("count", "outcome") for outcome in OUTCOMES}
    pages |= {f"web-site-{name}" for name in SENTENCES}
    return helps | columns | ways | ends | commands | pages | {"cli-arg-lang", "cli-arg-help"}


def test_no_shared_message_is_unused() -> None:
    assert set(messages(FOLDERS[""], "en")) - literals(SOURCES) - composed() == set()


def choices(name: str) -> set[str]:
    """Return the messages about house rules with several values, and about each value."""
    rules = [option for option in load(name).options if isinstance(option, OneOf)]
    values = {f"{name}-choice-{rule.name}-{value}" for rule in rules for value in rule.values}
    return {f"{name}-choice-{rule.name}" for rule in rules} | values


@pytest.mark.parametrize("name", GAMES)
def test_no_message_of_a_game_is_unused(name: str) -> None:
    game, words = load(name), literals(FOLDERS[name])
    phrases = {message_of(kind, name) for kind in (*game.events, *game.phrases, *game.explanations)}
    used = (
        phrases
        | {f"{phrase}-hidden" for phrase in phrases}
        | {
            f"{name}-title",
            f"{name}-names",
            f"{name}-about",
            f"{name}-credit",
            f"{name}-goal",
            f"{name}-values",
            f"{name}-worth",
            f"{name}-counts-round",
            f"{name}-counts-total",
            f"{name}-ahead-round",
            f"{name}-ahead-total",
        }
    )
    used |= {f"{name}-question-{word}-help" for word in words} | {f"{name}-reason-{reason}" for reason in REASONS}
    used |= {f"{name}-option-{option.name}" for option in game.options} | choices(name) | words
    used |= {
        f"{name}-{kind}-{word}" for kind in ("zone", "fact", "mark", "question", "tally", "reason") for word in words
    }
    assert set(own_messages(name, "en")) - used == set()


@pytest.mark.parametrize("name", GAMES)
def test_every_event_move_option_and_value_has_a_sentence(name: str) -> None:
    game = load(name)
    there = messages(FOLDERS[name], "en")
    assert {message_of(kind, name) for kind in (*game.events, *game.phrases, *game.explanations)} <= there.keys()
    assert {f"{name}-option-{option.name}" for option in game.options} | choices(name) <= there.keys()
    assert {f"{name}-tally-{tally.name}" for tally in game.tallies} <= there.keys()
    assert {f"{name}-values", f"{name}-worth"} & there.keys() == (
        {f"{name}-values", f"{name}-worth"} if game.values else set()
    )
    for kind in (*game.events, *game.phrases, *game.explanations):
        given = set(tags_of(kind)) | {f"{field}-is" for field, tag in tags_of(kind).items() if tag == "seat"}
        assert there[message_of(kind, name)] <= given, kind


@given(matches())
def test_every_event_has_a_sentence_in_every_language(match: Match[Any]) -> None:
    for language in LANGUAGES:
        open_cards = Translator(language, match.game)
        for event in match.events:
            assert said(open_cards, event)
        for seat in viewpoint(match):
            translator = Translator(language, match.game, seat)
            for event in match.events[-8:]:
                assert said(translator, event.visible_to(seat))


def said(translator: Translator, phrase: Phrase) -> str:
    text = translator.phrase(phrase)
    assert "{" not in text
    assert "None" not in text
    return text


@given(matches())
def test_every_table_can_be_read_aloud_in_every_language(match: Match[Any]) -> None:
    for language in LANGUAGES:
        for seat in range(match.players):
            words = TableText(Translator(language, match.game, seat))
            table = match.game.table(match.view(seat))
            assert all(words.table(table, match.players))
            assert table.question is None or words.label("question", table.question)
            for choice in table.choices[:10]:
                assert said(words.translator, choice.phrase)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "ja_JP", "LANGUAGE": "pt:nl:de"}, "nl"),
        ({"LANG": "it"}, "it"),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_comes_from_the_locale_variables(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_equal_strength_is_not_called_a_tie_in_german() -> None:
    assert Translator("de").say("cli-column-fair") == "bei gleicher Stärke"


def test_a_missing_message_falls_back_to_english_and_is_noticed_by_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    german = Translator("de")
    monkeypatch.setattr(german, "knows", lambda message: False)
    with pytest.warns(MissingMessage, match="seat-you is missing in de"):
        assert german.say("seat-you") == "You"
    with pytest.warns(MissingMessage, match="no-such-message is missing in en"):
        assert Translator("en").say("no-such-message") == "no-such-message"
    with pytest.warns(MissingMessage, match="seat-name in en"):
        assert Translator("en").say("seat-name", {}).startswith("Seat ")


def test_programs_read_a_problem_as_an_english_sentence() -> None:
    with pytest.raises(menagerie.BadSetup, match=r"Unknown game “chess”. Available games: .*mausen"):
        load("chess")
