"""A law: every legal move can be reached on the full screen and in line mode, in every game and example game."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from textual.pilot import Pilot

from menagerie.core.counting import shown_number
from menagerie.core.match import Match
from menagerie.core.selection import Selection
from menagerie.core.table import Choice, Table
from menagerie.i18n.translator import Translator
from menagerie.records.playback import verify
from menagerie.records.record import read_records
from menagerie.terminal.decisions import PendingDecision, Target, new_decision, path_to
from menagerie.terminal.game_session import SeatedPlayer
from menagerie.terminal.line_mode import LineMode
from menagerie.terminal.line_steps import FEW, LineStep, first_step
from menagerie.terminal.local_game import LocalGame
from menagerie.terminal.table_renderer import Scene, TableRenderer, target_positions
from tests.positions import matches
from tests.terminal.sessions import begun, lineup
from tests.terminal.test_screen import asked, names_winner, play_on, run_app, table_of, text, until


@pytest.fixture(autouse=True)
def _fresh_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))


@st.composite
def decisions(draw: st.DrawFn) -> tuple[Match[Any], int, Choice]:
    """A match, a seat that must decide in it, and one of its legal moves."""
    match = draw(matches())
    assume(not match.over)
    seat = draw(st.sampled_from(match.actors))
    table = match.game.table(match.view(seat))
    assert sorted(choice.action for choice in table.choices) == match.legal(seat)
    return match, seat, draw(st.sampled_from(table.choices))


def drawn_targets(decision: PendingDecision, match: Match[Any], seat: int, width: int = 78) -> set[Target]:
    """Return every target that the full screen shows."""
    seats = tuple(SeatedPlayer(f"P{shown_number(other)}") for other in range(match.players))
    translator = Translator("en", match.game, seat, [player.name for player in seats])
    renderer = TableRenderer(Scene(decision.table, translator, seats, match.actors, decision), width)
    return {target for target, _, _ in target_positions([*renderer.table(0), *renderer.buttons()])}


@given(decisions())
def test_every_move_is_reached_on_the_full_screen(found: tuple[Match[Any], int, Choice]) -> None:
    """Every touch on the way to a move is drawn, and so is the button where one is needed."""
    match, seat, choice = found
    decision = new_decision(match.game.table(match.view(seat)))
    button: Target = ("choice", choice.action)
    for touch in [*path_to(choice, decision.table), button]:
        targets = drawn_targets(decision, match, seat)
        if button in decision.targets():
            assert button in targets
            assert decision.chosen(button) == choice.action
            return
        assert touch in decision.targets()
        assert touch in targets
        after = decision.chosen(touch)
        if isinstance(after, int):
            assert after == choice.action
            return
        decision = after
    raise AssertionError(choice)


def codes_of(match: Match[Any]) -> Any:
    return lambda card: match.game.notation.code("card", card)


def reached_in_lines(step: LineStep, choice: Choice, match: Match[Any], by_code: bool) -> int:
    """Answer step by step until a move is made, as somebody would who wants this move."""
    code = codes_of(match)
    for _ in range(10):
        items = step.items
        assert len(items) <= max(FEW, len(step.touches) + len(step.selection.ready()))
        if step.takes_set:
            cards = [card for card in choice.cards if ("card", card) in items]
            numbers = [str(shown_number(items.index(("card", card)))) for card in cards]
            answer = " ".join(map(code, cards)) if by_code else ", ".join(numbers)
        else:
            way = [choice, *path_to(choice, step.selection.table)]
            wanted = next(target for target in way if target in items)
            answer = str(shown_number(items.index(wanted)))
        after = step.answered(answer, code)
        if isinstance(after, int):
            return after
        step = after
    raise AssertionError(choice)


@given(decisions(), st.booleans())
def test_every_move_is_reached_in_line_mode(found: tuple[Match[Any], int, Choice], by_code: bool) -> None:
    match, seat, choice = found
    table = match.game.table(match.view(seat))
    assert reached_in_lines(first_step(table), choice, match, by_code) == choice.action


@pytest.mark.parametrize("players", [2, 3])
def test_no_list_is_long_in_the_example_game(players: int) -> None:
    """Choosing three of thirteen cards is never a list of 286 moves."""
    match = lineup("ferry", players).match()
    table = match.game.table(match.view(match.actors[0]))
    assert len(table.choices) == 286
    assert len(first_step(table).items) == 13
    assert len(new_decision(table).targets()) == 13


def test_a_set_of_cards_can_be_named_bit_by_bit() -> None:
    match = lineup("ferry", 2).match()
    code = codes_of(match)
    table = match.game.table(match.view(0))
    wanted = table.choices[100]
    first = first_step(table).answered(code(wanted.cards[0]), code)
    assert isinstance(first, LineStep)
    assert len(first.moves) == 66
    assert first.answered(" ".join(map(code, wanted.cards[1:])), code) == wanted.action


def test_the_example_game_is_played_by_keys() -> None:
    """Three cards are picked together; then a card is chosen, and then its boat or the seat that gets it."""

    async def act(pilot: Pilot[Any]) -> None:
        screen = await asked(pilot)
        assert "Pick another card" in text(screen, "below")
        await pilot.press("space", "right", "space", "right", "space")
        assert screen.decision is not None
        assert len(screen.decision.picked) == 3
        assert "[ Keep" in text(screen, "below")
        await pilot.press("down", "enter")
        screen = await asked(pilot)
        await until(pilot, lambda: screen.decision is not None and not screen.decision.picks_set)
        moved = len(screen.session.saved.moves)  # type: ignore[attr-defined]
        await pilot.press("enter")
        assert screen.decision is not None
        assert screen.decision.begun
        assert len(screen.session.saved.moves) == moved  # type: ignore[attr-defined]
        assert "[ Back ]" in text(screen, "below")
        await pilot.press("escape")
        assert not screen.decision.begun
        await play_on(pilot, Random(4))
        record = table_of(pilot).session.record
        assert record is not None
        verify(next(read_records(record))[1])

    run_app(lambda: LocalGame(begun("ferry", 3), "en"), act)


def test_the_example_game_is_played_line_by_line(capsys: pytest.CaptureFixture[str]) -> None:
    questions: list[str] = []

    async def first(question: str) -> str:
        questions.append(question)
        return "b" if len(questions) == 2 else "1"

    session = LocalGame(begun("ferry", 2), "en")
    asyncio.run(LineMode(session, first).play())
    asyncio.run(session.close())
    out = capsys.readouterr().out
    assert "286 choices, step by step:" in out
    assert names_winner(out)
    assert "b: back" in questions[1]
    assert "b: back" not in questions[2]
    assert session.record is not None
    verify(next(read_records(Path(session.record)))[1])


def test_a_choice_of_several_moves_of_one_card_is_asked_about() -> None:
    """A card with several moves shows them all as buttons."""
    from menagerie.core.phrases import Phrase

    table = Table((), (), "x", tuple(Choice(action, Phrase(), cards=(7,)) for action in (1, 2)))
    decision = new_decision(table).chosen(("card", 7))
    assert isinstance(decision, PendingDecision)
    assert decision.selection == Selection(table, (("card", 7),))
    assert [decision.chosen(target) for target in decision.targets()[:2]] == [1, 2]
