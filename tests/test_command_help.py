"""Help, suggestions, names of games and shell completion."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from argparse import Namespace
from dataclasses import replace
from pathlib import Path

import pytest

from menagerie import BadSetup, Problem
from menagerie.cli.arguments import help_for
from menagerie.cli.completion import SHELLS
from menagerie.cli.main import COMMANDS, overview, run
from menagerie.cli.suggestions import with_suggestion
from menagerie.core.levels import DEFAULT_LEVEL
from menagerie.i18n.game_names import find_game, known_names
from menagerie.i18n.translator import LANGUAGES, Translator
from tests.golden_records import FOLDER
from tests.positions import GAMES

RECORDS = str(FOLDER / "mausen-3.jsonl")


def sentence(*words: str, language: str = "en") -> str:
    """Return the sentence with which the command line refuses these words."""
    translator = Translator(language)
    with pytest.raises(Problem) as caught:
        run(words, translator)
    return translator.problem(with_suggestion(caught.value))


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("simulate mausen --player 3", "Unknown option --player. Did you mean --players?"),
        ("simulat mausen", "Unknown command “simulat”. Did you mean “simulate”?"),
        ("help simulat", "Unknown command “simulat”. Did you mean “simulate”?"),
        ("--versoin", "Unknown command “--versoin”. Did you mean “--version”?"),
        ("simulate mausne", "Unknown game “mausne”. Did you mean “mausen”?"),
        ("play mausen --level strog", "Unknown level “strog”. Did you mean “strong”?"),
        ("stats mausen --level novise", "Unknown level “novise”. Did you mean “novice”?"),
        ("arena mausen --players 3 --bots strog", "Unknown bot “strog”. Did you mean “strong”?"),
        ("simulate mausen --option tie=next", "Unknown option “tie”. Did you mean “ties”?"),
        ("simulate mausen --option ties=casade", "Option ties cannot be “casade”. Did you mean “cascade”?"),
        ("completion fihs", "Unknown shell “fihs”. Did you mean “fish”?"),
        ("completion powershell", "Unknown shell “powershell”. Available shells: bash, zsh, fish."),
        ("completion", "SHELL is missing."),
    ],
)
def test_a_similar_word_is_suggested(words: str, expected: str) -> None:
    assert sentence(*words.split()) == expected


@pytest.mark.parametrize(
    ("language", "marked"),
    [("de", "Standard"), ("en", "default"), ("fr", "par défaut"), ("it", "predefinito"), ("nl", "standaard")],
)
def test_the_default_level_is_marked(language: str, marked: str) -> None:
    levels = Translator(language).say("cli-arg-level").partition(": ")[2].replace(" : ", ": ")
    [default] = [level for level in re.split(r", (?=[a-z]+ ?[(,]|strong)", levels) if marked in level]
    assert default.startswith(DEFAULT_LEVEL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_suggestions_are_made_in_every_language(language: str) -> None:
    assert "--players" in sentence("simulate", "mausen", "--player", "3", language=language)


@pytest.mark.parametrize("columns", [50, 80, 200])
@pytest.mark.parametrize("name", COMMANDS)
def test_help_is_wrapped_at_the_width_of_the_terminal(name: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    text = help_for(COMMANDS[name], [], Translator("en"))
    usage = text.partition("\n\n")[0]
    assert max(map(len, usage.splitlines())) <= columns
    for argument in COMMANDS[name].arguments:
        assert argument.name in usage


def test_help_is_accepted_before_or_after_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    texts = set()
    for words in (["help", "play"], ["play", "--help"], ["play", "-h"], ["--help", "play"]):
        assert run(words, Translator("en")) == 0
        texts.add(capsys.readouterr().out)
    assert len(texts) == 1


def test_help_marks_defaults_and_names_the_games_it_is_asked_about() -> None:
    text = help_for(COMMANDS["play"], ["mice"], Translator("en"))
    assert "[default: next]" in text
    assert "(default: 1)" in text
    assert "youngest" not in text
    assert "[default: 1,2,3,4]" in help_for(COMMANDS["play"], ["awimbawe"], Translator("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_overview_lists_every_command_once(language: str) -> None:
    lines = overview(Translator(language)).splitlines()
    assert [line.split()[0] for line in lines if line.startswith("  ") and line[2] != " "] == list(COMMANDS)


@pytest.mark.parametrize("words", [[], ["--lang", "nl"]])
def test_without_a_command_the_lobby_opens(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Namespace] = []
    serve = replace(COMMANDS["serve"], run=lambda asked, translator: given.append(asked) or 0)
    monkeypatch.setitem(COMMANDS, "serve", serve)
    assert run(words, Translator("en")) == 0
    assert [(asked.browser, asked.port, asked.host) for asked in given] == [(True, None, None)]


def test_help_without_a_command_is_the_overview(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["help"], ["--help"], ["-h"], ["help", "help"]):
        assert run(words, Translator("en")) == 0
        assert capsys.readouterr().out == overview(Translator("en")) + "\n"


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--version"], Translator("en")) == 0
    assert capsys.readouterr().out.startswith("menagerie ")


@pytest.mark.parametrize(
    ("text", "game"),
    [
        ("mice", "mausen"),
        ("Mice!", "mausen"),
        ("Mäuse", "mausen"),
        ("mause", "mausen"),
        ("Une souris !", "mausen"),
        ("topi", "mausen"),
        ("AWIMBAWÉ", "awimbawe"),
        ("awi", "awimbawe"),
        ("pugs", "mopsen"),
        ("pinching", "mopsen"),
        ("chiens et chats", "mopsen"),
        ("snaaien", "mopsen"),
        ("Mop", "mopsen"),
    ],
)
def test_a_game_is_found_by_its_name_in_any_language(text: str, game: str) -> None:
    assert find_game(text).name == game


@pytest.mark.parametrize("text", ["", " ", "m", "chess", "mausen mopsen", "!"])
def test_an_unknown_or_ambiguous_game_name_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="Unknown game"):
        find_game(text)


def test_every_game_is_found_by_its_id_and_no_name_is_shared() -> None:
    assert {name: find_game(name).name for name in GAMES} == {name: name for name in GAMES}
    assert all(find_game(name).name == game for name, game in known_names().items())


def test_several_files_are_verified_and_the_worst_sets_the_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.jsonl"
    broken.write_text(Path(RECORDS).read_text(encoding="utf-8").replace('"winners":[', '"winners":[9,'))
    assert run(["verify", RECORDS, RECORDS], Translator("en")) == 0
    assert capsys.readouterr().out.count(f"{RECORDS}: ") == 2
    assert run(["verify", str(broken), RECORDS], Translator("en")) == 1
    assert run(["verify", "no-such-file", str(broken), RECORDS], Translator("en")) == 2
    shown = capsys.readouterr()
    assert "no-such-file" in shown.err
    assert f"{RECORDS}: " in shown.out


def script(shell: str, capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["completion", shell], Translator("en")) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("shell", SHELLS)
def test_a_completion_script_knows_every_command_option_game_and_level(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = script(shell, capsys)
    for command in COMMANDS.values():
        assert command.name in text
        options = [argument.name for argument in command.arguments if argument.name.startswith("--")]
        assert all(option.lstrip("-") in text for option in options)
    assert all(word in text for word in (*GAMES, "strong", "ties=cascade", "open_scores=true"))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("pl", {"play"}),
        ("play m", {"mausen", "mopsen"}),
        ("play mausen --pl", {"--players"}),
        ("play mausen --level s", {"strong"}),
        ("simulate mausen --option ties=", {"ties=next", "ties=cascade"}),
        ("completion z", {"zsh"}),
        ("help ver", {"verify"}),
        ("verify rec", {"record.jsonl"}),
        ("verify record.jsonl rec", {"record.jsonl"}),
        ("replay rec", {"record.jsonl"}),
    ],
)
def test_bash_completes(line: str, expected: set[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("bash is not installed")
    (tmp_path / "record.jsonl").write_text("")
    (tmp_path / "completion.bash").write_text(script("bash", capsys))
    program = (
        "source ./completion.bash; complete -p menagerie > /dev/null || exit 3; "
        f"COMP_WORDS=(menagerie {line}); COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1)); "
        'COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}; _shtab_menagerie; '
        'printf "%s\\n" "${COMPREPLY[@]}"'
    )
    result = subprocess.run(
        [bash, "--norc", "-c", program], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False
    )
    assert result.returncode == 0, result.stderr
    assert set(result.stdout.split()) == expected


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_completion_script_has_no_syntax_error(
    shell: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = shutil.which(shell)
    text = script(shell, capsys)
    if program is None:
        assert {"zsh": "#compdef menagerie", "fish": "complete -c menagerie"}[shell] in text
        return
    (tmp_path / "script").write_text(text)
    subprocess.run([program, "-n", str(tmp_path / "script")], check=True, timeout=120, env=dict(os.environ))
