"""The daily deal in the terminal: the same cards as on the site, the first result counts, and a game can be resumed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, date, datetime
from pathlib import Path

import pytest

from menagerie.cli import daily
from menagerie.cli.main import main
from menagerie.core.errors import Problem
from menagerie.core.shared_deal import SharedDeal, daily_deal, public_seed
from menagerie.games import load
from menagerie.i18n.deal_text import result_text
from menagerie.terminal.app import PlayApp
from menagerie.terminal.daily_game import DailyGame
from menagerie.terminal.daily_results import daily_results
from menagerie.terminal.line_mode import LineMode
from menagerie.terminal.saved_games import resumable
from tests.positions import GAMES
from tests.soak import one_for_each_game
from tests.terminal.test_screen import AT_ONCE, until

DAY = date(2026, 11, 20)
"""A day on which the bots of all games are quick."""


@pytest.fixture(autouse=True)
def _fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def deal_of(game: str) -> SharedDeal:
    return daily_deal(DAY, public_seed(DAY), load(game))


def play_lines(session: DailyGame, choice: int = 0, stop_after: int = 10_000) -> None:
    """Play line by line, always with the same choice; stop after this many decisions."""
    left = iter(range(stop_after))

    async def ask(question: str) -> str:
        if next(left, None) is None:
            raise EOFError
        actions = session.match.legal(session.deal.seat)
        return session.written_move(session.deal.seat, actions[choice]) if actions else ""

    async def play() -> None:
        with suppress(EOFError):
            await LineMode(session, ask).play()
        await session.close()

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_the_first_result_counts_and_a_game_is_resumed(game: str) -> None:
    deal = deal_of(game)
    session = DailyGame(deal, "en")
    hand = session.match.view(deal.seat)
    play_lines(session, stop_after=3)
    assert not session.match.over
    assert len(resumable()) == 1
    session = DailyGame(deal, "en")
    assert len(session.match.actions) > 0
    play_lines(session)
    assert session.match.over
    first = daily_results()[deal.occasion]
    again = DailyGame(deal, "en")
    assert again.match.view(deal.seat) == hand
    play_lines(again, choice=-1)
    assert again.match.over
    assert daily_results() == {deal.occasion: first}


def test_a_move_is_not_taken_back_and_nobody_gives_a_hint() -> None:
    session = DailyGame(deal_of("mausen"), "en")

    async def ask_for_help() -> None:
        with pytest.raises(Problem, match="no move is taken back"):
            await session.undo()
        with pytest.raises(Problem, match="no hints"):
            await session.hint(session.deal.seat)
        await session.close()

    asyncio.run(ask_for_help())


@pytest.mark.parametrize(("game", "language"), one_for_each_game([("awimbawe", "de")]))
def test_the_full_screen_begins_the_deal(game: str, language: str) -> None:
    session = DailyGame(deal_of(game), language)

    async def play() -> None:
        app = PlayApp(session, language, speed=AT_ONCE)
        async with app.run_test(size=(80, 24)) as pilot:
            await until(pilot, lambda: session.deal.seat in session.match.actors)

    asyncio.run(play())


def test_the_command_prints_the_levels_and_a_text_without_cards(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "LEVELS", ("random", "novice"))
    deal = deal_of("awimbawe")
    play_lines(DailyGame(deal, "en"))
    capsys.readouterr()
    daily.show_results(deal, DAY, daily.Translator("en"))
    said = capsys.readouterr().out
    assert result_text(daily_results()[deal.occasion]) in said
    assert "novice" in said
    head, squares = said.strip().splitlines()[-2:]
    assert head == "The daily deal · Awimbawé · 2026-11-20"
    assert len(set(squares) & set("🟩🟨🟥")) > 0


def test_the_command_lists_the_days(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Das Spiel des Tages")
    assert datetime.now(UTC).date().isoformat() in said
    assert len(said.splitlines()) == 2 + daily.DAYS_SHOWN


@pytest.mark.parametrize("words", [["--date", "2025-01-01"], ["--date", "9999-01-01"], ["--date", "soon"], ["chess"]])
def test_days_and_games_without_a_deal_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["daily", *words]) == 2
    assert capsys.readouterr().err.startswith("menagerie: ")
