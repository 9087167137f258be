"""Tests of what the full screen says and keeps: endings, reasons, results, undo, speed, house rules."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from menagerie.core.endings import TAKEN
from menagerie.core.errors import BadSetup
from menagerie.games import load
from menagerie.i18n.hint_text import SuggestedMove
from menagerie.i18n.translator import LANGUAGES, Translator
from menagerie.terminal import saved_games
from menagerie.terminal.app import PlayApp
from menagerie.terminal.card_style import legend, style_of
from menagerie.terminal.ending_lines import hint_note
from menagerie.terminal.game_session import Frame
from menagerie.terminal.info_pages import EndingPage, InfoPage
from menagerie.terminal.local_game import LocalGame
from menagerie.terminal.speed import SPEEDS, saved_speed
from menagerie.terminal.start_screen import StartScreen
from menagerie.terminal.table_screen import TableScreen
from tests.terminal.sessions import begun
from tests.terminal.test_screen import (
    SCENES,
    asked,
    names_winner,
    play_on,
    press_until,
    run_app,
    table_of,
    text,
    until,
)


@pytest.fixture(autouse=True)
def _fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


def below(screen: TableScreen) -> str:
    """Return the text below the table in one line."""
    return " ".join(text(screen, "below").split())


def page_text(page: InfoPage) -> str:
    return "\n".join(str(getattr(part, "plain", part)) for part in page.parts)


# Endings


def test_the_end_of_a_hunt_stays_until_it_is_dismissed_and_says_who_took_what() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: screen.frame is not None and screen.frame.ending is not None)
        assert screen.frame is not None
        ending = screen.frame.ending
        assert ending is not None
        assert len(ending.trick) == 3
        assert "End of the hunt" in below(screen)
        await pilot.press("right", "x", "down")
        assert screen.frame.ending is ending
        await pilot.press("enter")
        await asked(pilot)
        await until(pilot, lambda: screen.frame is not None and screen.frame.asked)

    run_app(lambda: LocalGame(begun("mausen", 3), "en"), act, speed=SCENES)


async def to_the_end(pilot: Pilot[Any]) -> EndingPage:
    """Play on, dismiss every scene before the last, and return the page of the result."""
    rng = Random(5)
    while True:
        screen = pilot.app.screen
        if isinstance(screen, EndingPage):
            if screen.heading == "End of the game":
                return screen
            screen._since = 0.0
            await pilot.press("enter")
        elif isinstance(screen, TableScreen) and screen.frame is not None and screen.frame.ending is not None:
            await pilot.press("enter")
        elif isinstance(screen, TableScreen) and screen.decision is not None:
            await pilot.press(*rng.choices(("left", "right"), k=rng.randrange(3)), "enter")
        await pilot.pause()


@pytest.mark.parametrize(("name", "counted"), [("mausen", "Value"), ("awimbawe", "Rounds won"), ("mopsen", "Bones")])
def test_the_result_stays_until_a_key_that_does_nothing_else(name: str, counted: str) -> None:
    async def act(pilot: Pilot[Any]) -> None:
        page = await to_the_end(pilot)
        assert names_winner(page_text(page))
        page._since = 0.0
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        screen = table_of(pilot)
        await until(pilot, lambda: screen.frame is not None and screen.frame.over)
        session = screen.session
        await pilot.press("s")
        scores = pilot.app.screen
        assert isinstance(scores, InfoPage)
        assert "No scores yet." not in page_text(scores)
        assert counted in " ".join(str(cell) for cell in scores.parts[0].columns[0].cells)  # type: ignore[union-attr]
        await pilot.press("escape", "enter")
        assert isinstance(pilot.app.screen, EndingPage)
        pilot.app.screen._since = 0.0
        await pilot.press("enter")
        assert table_of(pilot).session is session
        await pilot.press("x", "right", "n")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen) and table_of(pilot).session is not session)

    players = load(name).seats[0]
    moves = {"mausen": 40, "awimbawe": 10_000, "mopsen": 10_000}[name]
    run_app(lambda: LocalGame(shortly_before_the_end(name, players, moves), "en"), act, speed=SCENES)


def shortly_before_the_end(name: str, players: int, moves: int) -> saved_games.SavedGame:
    """Return a game in which the last free choice of the person is taken back."""
    whole = begun(name, players, 10_000)
    game = LocalGame(whole, "en")
    whole.rewind(game._last_free_choice())
    return whole


def test_losing_says_by_how_much() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        await play_on(pilot, Random(2))
        screen = table_of(pilot)
        assert screen.frame is not None
        said = below(screen)
        assert ("You won!" in said) == (screen.frame.winners == (0,))
        assert " ahead of " in said or "Won by" in said

    run_app(lambda: LocalGame(begun("mausen", 3, moves=40), "en"), act, size=(100, 30))


@pytest.mark.parametrize("name", ["mausen", "awimbawe", "mopsen"])
def test_every_ending_of_a_game_is_shown_once(name: str) -> None:
    """One scene for each trick or hunt, each round and the game, with all cards and a sentence."""

    async def watch() -> list[Frame]:
        game = LocalGame(begun(name, load(name).seats[-1]), "en")
        rng, seen = Random(1), []
        async for frame in game.frames():
            seen.append(frame)
            if frame.asked:
                await game.decide(0, rng.choice(game.match.legal(0)))
        await game.close()
        return seen

    seen = asyncio.run(watch())
    endings = [frame.ending for frame in seen if frame.ending is not None]
    kinds = [ending.kind for ending in endings]
    assert kinds[-1] == "game"
    assert kinds.count("game") == 1
    assert all(len(ending.trick) > 1 for ending in endings if ending.kind in TAKEN)
    rounds = {"mausen": 0, "mopsen": 3}.get(name)
    assert rounds is None or kinds.count("round") == rounds


# Choices


def test_a_barred_card_says_why_with_the_keyboard() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        before = screen.decision
        for _ in range(12):
            if screen.cursor is not None and screen.cursor[0] == "barred":
                break
            await pilot.press("right")
        assert "blue pug" in below(screen)
        await pilot.press("enter")
        assert screen.decision is before

    run_app(lambda: LocalGame(begun("mopsen", 5, moves=35, level="novice"), "en"), act)


def test_a_fourth_card_to_exchange_says_at_most_three() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        await pilot.press("space", "right", "space", "right", "space", "right")
        assert "At most 3 cards" in below(screen)
        await pilot.press("space")
        assert screen.decision is not None
        assert len(screen.decision.picked) == 3

    run_app(lambda: LocalGame(begun("mopsen", 3), "en"), act)


def test_a_selection_and_a_hint_survive_what_others_do() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        await pilot.press("space", "right", "space")
        assert screen.frame is not None
        assert screen.decision is not None
        picked, cursor = screen.decision.picked, screen.cursor
        screen.hinted = frozenset({3})
        screen._show(replace(screen.frame, actors=()))
        screen._show(screen.frame)
        assert screen.decision.picked == picked
        assert (screen.cursor, screen.hinted) == (cursor, {3})

    run_app(lambda: LocalGame(begun("mopsen", 3), "en"), act)


def test_undo_goes_back_to_the_last_choice_on_disk_too() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        game = screen.session
        assert isinstance(game, LocalGame)
        content, choices = game.saved.path.read_bytes(), screen.decision
        await pilot.press("u")
        await until(pilot, lambda: "There is no move to undo yet." in below(screen))
        await pilot.press("right", "enter")
        await until(pilot, lambda: screen.decision is not None and screen.decision is not choices)
        await until(pilot, lambda: len(game.saved.moves) >= 3)
        await asked(pilot)
        await pilot.press("u")
        await until(pilot, lambda: not game.saved.moves and screen.decision is not None)
        assert game.saved.path.read_bytes() == content
        await pilot.press("enter")
        await until(pilot, lambda: len(game.saved.moves) >= 3)

    run_app(lambda: LocalGame(begun("mausen", 3), "en"), act)


@pytest.mark.parametrize("name", ["mausen", "awimbawe", "mopsen"])
def test_a_game_that_was_rewound_continues_and_can_be_read_again(name: str) -> None:
    saved = begun(name, 3, moves=40)
    moves = list(saved.moves)
    for count in (30, 11, 1, 0):
        saved.rewind(count)
        assert saved.moves == moves[:count]
        saved.close()
        saved = saved_games.resume(saved.path)
        assert saved.moves == moves[:count]
    for seat, move in moves:
        saved.add_move(seat, move)
    saved.close()
    again = saved_games.resume(saved.path)
    assert again.moves == moves
    again.close()


# Settings and the first screen


def test_the_speed_is_switched_and_kept() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        for _ in SPEEDS:
            await pilot.press("p")
            assert saved_speed() == screen.speed
        assert len(set(SPEEDS)) == 4

    run_app(lambda: LocalGame(begun("mausen", 3), "en"), act)


def test_deleting_a_saved_game_asks_first() -> None:
    begun("mausen", 3, moves=5).close()

    async def act(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, StartScreen) and pilot.app.screen.saved)
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        await pilot.press("delete")
        assert "for good" in text(screen, "board")
        await pilot.press("enter")
        assert "for good" not in text(screen, "board")
        assert len(list(saved_games.saved_paths())) == 1
        await pilot.press("delete", "delete")
        assert list(saved_games.saved_paths()) == []

    run_app(lambda: None, act)


def test_house_rules_are_chosen_on_the_first_screen_and_named_on_the_help_page() -> None:
    async def act(pilot: Pilot[Any]) -> None:
        await until(pilot, lambda: isinstance(pilot.app.screen, StartScreen))
        screen = pilot.app.screen
        assert isinstance(screen, StartScreen)
        screen.row = ("game",)
        await press_until(pilot, "right", lambda: screen.setup.game, "mopsen")
        screen.setup = replace(screen.setup, kinds=("person", *("random",) * (len(screen.setup.kinds) - 1)))
        screen.row = ("rule", 1)
        await pilot.press("right")
        await until(pilot, lambda: screen.setup.rules == {"pinch_optional": True})
        screen.row = ("play",)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))
        await asked(pilot)
        await pilot.press("i")
        page = pilot.app.screen
        assert isinstance(page, InfoPage)
        assert "The player of the lowest card does not have to pinch." in page_text(page)

    run_app(lambda: None, act)


def test_a_game_that_is_open_elsewhere_is_not_said_to_be_missing() -> None:
    with pytest.raises(BadSetup, match="There is no saved game"):
        saved_games.latest()
    played = begun("mausen", 3, moves=5)
    with pytest.raises(BadSetup, match="is open in another terminal"):
        saved_games.latest()
    with pytest.raises(BadSetup, match="is open in another terminal"):
        saved_games.delete(played.path)
    played.close()
    saved_games.latest().close()


def test_quitting_says_where_the_game_is_and_how_to_continue() -> None:
    farewell: list[str] = []

    async def play() -> None:
        app = PlayApp(LocalGame(begun("mausen", 3, moves=6), "en"), "en", speed=SCENES)
        async with app.run_test() as pilot:
            await asked(pilot)
            await pilot.press("q")
            await pilot.pause()
        farewell.append(app.farewell)

    asyncio.run(play())
    (path,) = saved_games.saved_paths()
    assert str(path) in farewell[0]
    assert "menagerie play --resume" in farewell[0]


# Colours and hints


@pytest.mark.parametrize("name", ["mausen", "awimbawe", "mopsen"])
def test_cards_have_the_colours_of_their_suits_and_the_legend_names_them(name: str) -> None:
    game = load(name)
    for letter, suit in game.look.suits.items():
        assert suit.colours[0] in style_of(game, "card", card_of(name, letter), true_colours=True).style
        assert style_of(game, "card", card_of(name, letter)).style == suit.terminal
    assert len({suit.terminal for suit in game.look.suits.values()}) == len(game.look.suits)
    for language in LANGUAGES:
        lines = [line.plain.split(maxsplit=1) for line in legend(Translator(language, game), true_colours=True)]
        assert [sign for sign, _ in lines] == [suit.sign for suit in game.look.suits.values()]
        assert len({named for _, named in lines}) == len(lines)


def card_of(name: str, letter: str) -> int:
    """Return a card of a suit."""
    notation = load(name).notation
    return next(card for card in range(64) if notation.code("card", card).startswith(letter))


def test_a_hint_explains_numbers_that_seem_to_disagree() -> None:
    best, other = SuggestedMove(1, 0.4, 5.0, 1.0), SuggestedMove(2, 0.3, 4.0, 0.0)
    assert hint_note([best, other]) == ""
    assert hint_note([best, replace(other, win=0.5)]) == "play-hint-tried"
    assert hint_note([replace(best, share=0.6), replace(other, share=0.4)]) == "play-hint-mixed"
