"""Tests of the full screen, played by keys and mouse with Textual's pilot."""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text
from textual.pilot import Pilot

from menagerie.core.levels import DEFAULT_LEVEL, LEVELS
from menagerie.games import load
from menagerie.i18n.translator import LANGUAGES
from menagerie.records.playback import verify
from menagerie.records.record import read_records
from menagerie.terminal import saved_games
from menagerie.terminal.app import PlayApp
from menagerie.terminal.decisions import BACK, PendingDecision, new_decision
from menagerie.terminal.game_session import GameSession
from menagerie.terminal.info_pages import InfoPage
from menagerie.terminal.joining import join
from menagerie.terminal.local_game import LocalGame
from menagerie.terminal.speed import EventSpeed
from menagerie.terminal.start_screen import StartScreen
from menagerie.terminal.table_renderer import target_positions
from menagerie.terminal.table_screen import TableScreen
from menagerie.terminal.text_picture import TextPicture, wrapped
from tests.server.running import people, served
from tests.soak import quick_for
from tests.terminal.sessions import begun

TABLES = [(name, players) for name in ("mausen", "awimbawe", "mopsen") for players in load(name).seats]

PATIENCE = 600.0
"""Seconds in which even a busy machine plays a game."""

KEYS = ("left", "right", "up", "down")

AT_ONCE = EventSpeed("at-once", "web-pace-fast", 0.0, 0.0, waits_alone=False, shows_rounds=False)
"""Shows everything without waiting."""

SCENES = EventSpeed("scenes", "web-pace-normal", 0.0, 0.0)
"""Shows events without waiting, but what has ended until it is dismissed."""


@pytest.fixture(autouse=True)
def _fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


Act = Callable[[Pilot[Any]], Coroutine[Any, Any, None]]


def run_app(session: Callable[[], GameSession | None], act: Act, **how: Any) -> None:
    """Run the app with a pilot that acts as the player."""

    async def play() -> None:
        app = PlayApp(session(), how.pop("language", "en"), speed=how.pop("speed", AT_ONCE))
        async with app.run_test(size=how.pop("size", (80, 24))) as pilot:
            await acted(pilot, act)

    asyncio.run(play())


async def acted(pilot: Pilot[Any], act: Act) -> None:
    """Let a pilot act. Fail at once if the app crashes: what the pilot waits for would never happen."""

    async def in_time() -> None:
        async with asyncio.timeout(PATIENCE):
            await act(pilot)

    acting = asyncio.create_task(in_time())
    crashing = asyncio.create_task(pilot.app._exception_event.wait())
    try:
        await asyncio.wait((acting, crashing), return_when=asyncio.FIRST_COMPLETED)
        assert acting.done(), "the app has crashed"
        acting.result()
    finally:
        acting.cancel()
        crashing.cancel()


async def until(pilot: Pilot[Any], true: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    late = monotonic() + PATIENCE
    while not true():
        assert monotonic() < late, pilot.app.screen
        assert not pilot.app.return_code, "the app has crashed"
        await pilot.pause()


def names_winner(said: str) -> bool:
    """Return whether a text says who has won."""
    return any(word in said for word in ("You won!", "Won by", " wins,"))


def table_of(pilot: Pilot[Any]) -> TableScreen:
    found = pilot.app.screen
    assert isinstance(found, TableScreen), found
    return found


async def asked(pilot: Pilot[Any]) -> TableScreen:
    """Wait until the player must decide or the game is over."""
    screen = table_of(pilot)
    await until(pilot, lambda: screen.frame is not None and (screen.decision is not None or screen.frame.over))
    return screen


async def play_on(pilot: Pilot[Any], rng: Random) -> None:
    """Play random keys to the end of the game."""
    late = monotonic() + PATIENCE
    while True:
        assert monotonic() < late, text(table_of(pilot), "below")
        screen = table_of(pilot)
        frame = screen.frame
        if frame is not None and frame.over:
            return
        if frame is not None and frame.pass_to is not None:
            await pilot.press("v")
        elif screen.decision is None:
            await pilot.pause()
        else:
            await pilot.press(*rng.choices(KEYS, k=rng.randrange(3)), "enter")


def text(screen: TableScreen | StartScreen, name: str) -> str:
    return "\n".join(line.plain for line in screen.query_one(f"#{name}", TextPicture).lines)


@pytest.mark.parametrize(("name", "players"), quick_for([("mopsen", 3)], TABLES))
def test_a_game_is_played_to_its_end_by_keys(name: str, players: int) -> None:
    async def act(pilot: Pilot[Any]) -> None:
        await play_on(pilot, Random(players))
        screen = table_of(pilot)
        assert names_winner(text(screen, "below"))
        record = screen.session.record
        assert record is not None
        assert Path(record).name in "".join(text(screen, "below").split())
        verify(next(read_records(record))[1])
        assert list(saved_games.saved_paths()) == []

    run_app(lambda: LocalGame(begun(name, players), "en"), act)


def test_several_people_pass_the_screen_and_nobody_sees_anothers_cards() -> None:
    covered: list[int] = []

    async def act(pilot: Pilot[Any]) -> None:
        rng = Random(2)
        while True:
            screen = table_of(pilot)
            frame = screen.frame
            if frame is not None and frame.over:
                break
            if frame is not None and frame.pass_to is not None:
                covered.append(frame.pass_to)
                hands = [zone for zone in frame.table.zones if zone.name == "hand"]
                assert all(shown.card is None for zone in hands for shown in zone.cards)
                assert "You " not in text(screen, "below").replace("I am", "")
                assert ("Ada", "Ben")[frame.pass_to] in text(screen, "below")
                await pilot.press("enter", "space")
                assert screen.frame is frame, "keys that play or hurry show nobody's cards"
                await pilot.press("v")
                await pilot.pause()
            elif screen.decision is None:
                await pilot.pause()
            else:
                await pilot.press(*rng.choices(KEYS, k=rng.randrange(3)), "enter")

    run_app(lambda: LocalGame(begun("mausen", 3, people=2), "en"), act)
    assert set(covered) == {0, 1}


def test_a_card_can_be_clicked() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        board = screen.query_one("#board", TextPicture)
        target, row, column = next(found for found in target_positions(board.lines) if found[0] == ("card", 2))
        await pilot.click("#board", offset=(column + 1, row + 1))
        await until(pilot, lambda: screen.decision is not None and ("card", 2) not in screen.decision.targets())
        assert target == ("card", 2)

    run_app(lambda: LocalGame(begun("mausen", 3), "en"), act)


def test_a_card_that_cannot_be_played_says_why() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        assert screen.frame is not None
        assert screen.frame.table.barred
        board = screen.query_one("#board", TextPicture)
        row, column = next(
            (row, column) for target, row, column in target_positions(board.lines) if target[0] == "barred"
        )
        before = screen.decision
        await pilot.click("#board", offset=(column + 1, row + 1))
        await until(pilot, lambda: "blue pug" in " ".join(text(screen, "below").split()))
        assert screen.decision is before

    run_app(lambda: LocalGame(begun("mopsen", 5, moves=35, level="novice"), "en"), act)


def test_letters_find_cards_by_their_names_and_codes() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        for keys, found in (("d", "D1"), ("d", "D2"), ("m3", "M3"), ("e4", "E4"), ("C", "C1")):
            await pilot.press(*keys)
            assert screen.cursor is not None
            assert screen.session.game.notation.code("card", int(screen.cursor[1])) == found, keys

    run_app(lambda: LocalGame(begun("mausen", 3), "en"), act)


def test_cards_are_picked_together() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        assert "[ Exchange no cards ]" in text(screen, "below")
        await pilot.press("space", "right", "space")
        assert screen.decision is not None
        assert len(screen.decision.picked) == 2
        assert "✓" in text(screen, "board")
        await pilot.press("escape")
        assert screen.decision.picked == frozenset()
        await pilot.press("space", "down")
        assert screen.cursor is not None
        assert screen.cursor[0] == "choice"
        await pilot.press("enter")
        await until(pilot, lambda: screen.frame is not None and screen.frame.table.question != "exchange")

    run_app(lambda: LocalGame(begun("mopsen", 3), "en"), act)


@pytest.mark.parametrize(
    ("key", "heading", "said"),
    [
        ("question_mark", "Rules", "MAU-1"),
        ("l", "Log", "All cards are turned face up."),
        ("t", "Last hunt", "■"),
        ("s", "Scores", "No scores yet."),
        ("i", "Help", "Keys"),
    ],
)
def test_info_pages_open(key: str, heading: str, said: str) -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        decision = screen.decision
        await pilot.press(key)
        page = pilot.app.screen
        assert isinstance(page, InfoPage)
        assert page.heading == heading
        assert any(said in str(getattr(part, "plain", part)) for part in page.parts)
        await pilot.press(key)
        await until(pilot, lambda: pilot.app.screen is screen)
        assert screen.decision is decision

    run_app(lambda: LocalGame(begun("mausen", 3, moves=12), "en"), act)


def test_a_hint_is_shown_and_changes_nothing() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        before = screen.decision
        await pilot.press("h")
        await until(pilot, lambda: isinstance(pilot.app.screen, InfoPage))
        page = pilot.app.screen
        assert isinstance(page, InfoPage)
        assert "1. " in str(page.parts[0])
        assert "% of the games" in str(page.parts[0])
        await pilot.press("escape")
        assert screen.decision is before
        assert screen.hinted

    run_app(lambda: LocalGame(begun("mausen", 3, moves=36), "en"), act, size=(100, 40))


def test_the_game_that_was_left_is_offered_again() -> None:
    async def leave(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        await pilot.press("enter")
        await asked(pilot)
        await pilot.press("q")
        await pilot.pause()

    async def resume(pilot: Pilot[Any]) -> None:
        screen = pilot.app.screen
        await until(pilot, lambda: isinstance(pilot.app.screen, StartScreen))
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        assert "Mice! · random" in text(screen, "board")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        table = await asked(pilot)
        assert isinstance(table.session, LocalGame)
        assert len(table.session.saved.moves) >= 3

    run_app(lambda: LocalGame(begun("mausen", 3), "en"), leave)
    run_app(lambda: None, resume)


async def step_to(pilot: Pilot[Any], screen: StartScreen, seat: int, kind: str) -> None:
    """Press the left arrow until the seat has this kind of player."""
    await press_until(pilot, "left", lambda: screen.setup.kinds[seat], kind)


async def press_until(pilot: Pilot[Any], key: str, value: Callable[[], object], wanted: object) -> None:
    """Press a key until a value is the wanted one; on a busy machine a key takes effect after it was pressed."""
    while (before := value()) != wanted:
        await pilot.press(key)
        await until(pilot, lambda: value() != before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_chosen_on_the_first_screen(language: str) -> None:
    async def act(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, StartScreen))
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        await pilot.press("up")
        await until(pilot, lambda: screen.row == ("language",))
        await press_until(pilot, "right", lambda: screen.setup.language, language)
        await pilot.press("down", "down", "down", "right", "left", "down", "right")
        await until(pilot, lambda: (screen.setup.game, screen.setup.players) == ("mausen", 4))
        await pilot.press("down", "A", "d", "a", "x", "backspace", "down")
        await step_to(pilot, screen, 1, "person")
        await pilot.press("B", "e", "n", "down", "right")
        await until(pilot, lambda: screen.setup.kinds[2] == LEVELS[LEVELS.index(DEFAULT_LEVEL) + 1])
        assert screen.setup.kinds[:2] == ("person", "person")
        await step_to(pilot, screen, 2, "random")
        await pilot.press("down")
        await step_to(pilot, screen, 3, "random")
        await pilot.press("down", *("down",) * len(screen.setup.options), "down", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        session = table_of(pilot).session
        assert isinstance(session, LocalGame)
        assert session.language == language
        assert session.lineup.names == {0: "Ada", 1: "Ben"}
        assert session.lineup.seats == ("person", "person", "random", "random")

    run_app(lambda: None, act)


def test_a_small_window_still_shows_the_hand_and_the_question() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        for name, players in TABLES:
            screen = TableScreen(LocalGame(begun(name, players, moves=7 * players), "de"), AT_ONCE)
            await pilot.app.push_screen(screen)
            await asked(pilot)
            lines = screen.query_one("#board", TextPicture).lines
            assert max(line.cell_len for line in lines) <= 78
            assert len(lines) + len(screen.query_one("#below", TextPicture).lines) + 3 <= 24, name
            await screen.session.close()
            pilot.app.pop_screen()

    run_app(lambda: LocalGame(begun("mausen", 3), "en"), act)


def test_piles_stay_in_one_row_in_a_narrow_window() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        piles = [line.plain for line in screen.board.lines if "+1╮" in line.plain or "+1┓" in line.plain]
        assert len(piles) == 1
        assert piles[0].count("+1") == 4

    run_app(lambda: LocalGame(begun("awimbawe", 3), "en"), act, size=(60, 20))


def test_a_pile_that_can_go_to_several_places_is_asked_about() -> None:
    from menagerie.core.phrases import Phrase
    from menagerie.core.table import Choice, Table

    choices = tuple(Choice(action, Phrase(), seat=1, slot=0, onto=action) for action in (1, 2))
    decision = new_decision(Table((), (), "rhino", (*choices, Choice(9, Phrase(), seat=1, slot=3, onto=0))))
    assert decision.targets() == [("pile", 1, 0), ("pile", 1, 3)]
    assert decision.chosen(("pile", 1, 3)) == 9
    begun_with = decision.chosen(("pile", 1, 0))
    assert isinstance(begun_with, PendingDecision)
    assert begun_with.targets() == [("pile", 1, 1), ("pile", 1, 2), ("choice", 1), ("choice", 2), BACK]
    assert begun_with.chosen(("pile", 1, 2)) == 2
    assert begun_with.chosen(("choice", 1)) == 1
    assert begun_with.chosen(BACK) == decision


def test_a_table_of_a_server_is_played_on_the_full_screen(tmp_path: Path) -> None:
    async def play(url: str) -> None:
        async with people(url, "Ben") as (ben,):
            table = (await ben.open("mausen", ["open", "random", "random"]))["table"]
            guest = await join(f"{url}/t/{table}", "Ada", "en")
            app = PlayApp(guest, "en", speed=AT_ONCE)
            async with app.run_test(size=(80, 24)) as pilot:
                await until(pilot, lambda: "the host starts" in text(table_of(pilot), "below"))
                await ben.do(table, do="start")
                await acted(pilot, lambda pilot: play_on(pilot, Random(1)))
                assert names_winner(text(table_of(pilot), "below"))
                record = table_of(pilot).session.record
                assert record is not None
                verify(next(read_records(record))[1])

    with served(tmp_path / "screen.db", "--pause", "0") as server:
        asyncio.run(play(server.url))


def test_a_screen_that_is_being_closed_can_be_redrawn() -> None:
    """The parts of a screen are removed before the task that draws it is stopped."""

    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        await screen.remove_children()
        screen.draw()
        screen.action_scroll(1)

    run_app(lambda: LocalGame(begun("mausen", 3), "en"), act, size=(120, 40))


def test_a_line_does_not_end_between_a_name_and_its_number() -> None:
    text = Text("All cards are turned face up: elephant\u00a04.", "bold")
    lines = wrapped(text, Console(), 40)
    assert [line.plain for line in lines] == ["All cards are turned face up: ", "elephant\u00a04."]
    assert {line.style for line in lines} == {"bold"}


def test_two_keys_leave_once() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        for _ in range(3):
            screen.action_quit()
        await pilot.pause()

    run_app(lambda: LocalGame(begun("mausen", 3), "en"), act)


def test_a_page_of_the_previous_viewer_is_closed() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = table_of(pilot)
        await until(pilot, lambda: screen.frame is not None and screen.frame.pass_to == 0)
        await pilot.press("v")
        await asked(pilot)
        await pilot.press("l")
        assert isinstance(pilot.app.screen, InfoPage)
        assert screen.cursor is not None
        screen._touch(screen.cursor)
        await until(pilot, lambda: screen.frame is not None and screen.frame.pass_to == 1)
        await until(pilot, lambda: pilot.app.screen is screen)

    run_app(lambda: LocalGame(begun("mausen", 3, people=2), "en"), act)


def test_a_key_that_hurries_plays_no_card() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        before = screen.decision
        await pilot.press("enter", "space")
        assert screen.decision is before
        screen._since = 0.0
        await pilot.press("enter")
        await until(pilot, lambda: screen.decision is not before)

    async def play() -> None:
        app = PlayApp(LocalGame(begun("mausen", 3), "en"), "en", speed=replace(AT_ONCE, event=0.01))
        async with app.run_test() as pilot:
            screen = await asked(pilot)
            screen._since = monotonic() + 60
            await act(pilot)

    asyncio.run(play())


def test_a_move_that_cannot_be_kept_is_not_made_and_can_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        assert isinstance(screen.session, LocalGame)
        kept = screen.session.saved
        content = kept.path.read_bytes()

        def full(descriptor: int) -> None:
            raise OSError(errno.ENOSPC, "")

        with monkeypatch.context() as patch:
            patch.setattr("menagerie.terminal.saved_games.os.fsync", full)
            await pilot.press("enter")
            await until(pilot, lambda: "no space left" in "".join(note.plain for note in screen.notes))
        assert kept.path.read_bytes() == content
        assert screen.decision is not None
        await pilot.press("enter")
        await until(pilot, lambda: len(kept.moves) >= 3)

    run_app(lambda: LocalGame(begun("mausen", 3), "en"), act)


def test_a_record_that_cannot_be_written_where_it_was_wanted_goes_to_the_others(tmp_path: Path) -> None:
    async def act(pilot: Pilot[Any]) -> None:
        await play_on(pilot, Random(1))
        screen = table_of(pilot)
        shown = " ".join(text(screen, "below").split())
        assert "the folder does not exist" in shown
        assert screen.session.record is not None
        verify(next(read_records(screen.session.record))[1])

    missing = tmp_path / "nowhere" / "game.jsonl"
    run_app(lambda: LocalGame(begun("mausen", 3, moves=40), "en", str(missing)), act, size=(100, 30))


def test_a_game_that_was_over_when_it_was_cut_short_gets_its_record() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = table_of(pilot)
        await until(pilot, lambda: screen.session.record is not None)
        assert list(saved_games.saved_paths()) == []

    run_app(lambda: LocalGame(begun("mausen", 3, moves=10_000), "en"), act)


def test_a_game_in_which_nobody_has_moved_is_not_kept() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        await asked(pilot)
        await pilot.press("q")

    run_app(lambda: LocalGame(begun("mausen", 3), "en"), act)
    assert list(saved_games.saved_paths()) == []
