"""The review of a recorded game on the full screen."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from functools import partial
from typing import Any

import pytest
from textual.pilot import Pilot

from menagerie import BadSetup, Match, load
from menagerie.core.chance import seed_of
from menagerie.i18n.translator import LANGUAGES, Translator
from menagerie.records.record import read_records
from menagerie.records.replay import Replay, replay_of, replay_of_record
from menagerie.review import Review, review, reviewing
from menagerie.review.grading import Depth
from menagerie.terminal import replay_screen
from menagerie.terminal.app import ReplayApp
from menagerie.terminal.replay_screen import ReplayScreen
from menagerie.terminal.review_lines import BLOCKS, MISTAKES, SIGNS, curve_lines
from tests.golden_records import FOLDER
from tests.terminal.test_screen import until

SHALLOW = Depth(simulations=30, deals=4, each=4, open=20)
SMALL = (80, 24)


@pytest.fixture
def replay() -> Replay:
    _, record = next(read_records(FOLDER / "awimbawe-2.jsonl"))
    return replay_of_record(record)


@pytest.fixture(autouse=True)
def _shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay_screen, "reviewing", partial(reviewing, depth=SHALLOW))


Look = Callable[[Pilot[Any], ReplayScreen], Coroutine[Any, Any, None]]


def watch(replay: Replay, look: Look, language: str = "en") -> None:
    """Show a replay in a small window, and look at it."""

    async def run() -> None:
        app = ReplayApp(replay, language)
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: app.screen is app.replay_screen)
            await look(pilot, app.replay_screen)

    asyncio.run(run())


def below(screen: ReplayScreen) -> str:
    return "\n".join(line.plain for line in screen.below.lines)


def keys(screen: ReplayScreen) -> str:
    return screen.keys_line.lines[0].plain


def complete(screen: ReplayScreen) -> bool:
    return screen.review is not None and screen.review.decisions_seen == screen.replay.decisions


def test_a_key_reviews_and_another_goes_from_mistake_to_mistake(replay: Replay) -> None:
    async def look(pilot: Pilot[Any], screen: ReplayScreen) -> None:
        assert "r  Review" in keys(screen)
        assert "Next mistake" not in keys(screen)
        await pilot.press("r")
        await until(pilot, lambda: complete(screen))
        assert "Next mistake" in keys(screen)
        assert screen.review is not None
        curves = [line for line in below(screen).splitlines() if any(block in line for block in BLOCKS)]
        assert [line.split()[1] for line in curves] == ["1", "2"]
        expected = [replay.first_frame_after(d.n) for d in screen.review.decisions if d.mark in MISTAKES]
        assert len(expected) > 3
        await pilot.press("end")
        for at in [*dict.fromkeys(expected), expected[0]]:
            await pilot.press("m")
            assert screen.at == at
            assert "was better by" in " ".join(below(screen).split())
        await pilot.press("e", "e", "home")
        assert screen.viewpoint == 0
        own = [replay.first_frame_after(d.n) for d in screen.review.decisions if d.mark in MISTAKES and d.seat == 0]
        await pilot.press("m")
        assert screen.at == next(at for at in own if at > 0)

    watch(replay, look)


def test_the_progress_is_shown_while_the_review_is_computed(replay: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()

    def halting(*arguments: Any, **more: Any) -> Iterator[Review]:
        for found in reviewing(*arguments, depth=SHALLOW):
            yield found
            if found.decisions_seen == 20:
                go_on.wait()

    monkeypatch.setattr(replay_screen, "reviewing", halting)
    monkeypatch.setattr(replay_screen, "REDRAWN", 0)

    async def look(pilot: Pilot[Any], screen: ReplayScreen) -> None:
        await pilot.press("r")
        await until(pilot, lambda: screen.review is not None and screen.review.decisions_seen == 20)
        assert f"Reviewing: {round(100 * 20 / replay.decisions)}%" in str(screen.title_line.render())
        go_on.set()
        await until(pilot, lambda: complete(screen))
        assert "Reviewing" not in str(screen.title_line.render())

    watch(replay, look)


def test_a_game_that_cannot_be_reviewed_gets_a_sentence(replay: Replay, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*arguments: Any) -> Iterator[Review]:
        raise BadSetup("unknown-game", game="chess", known="mausen")

    monkeypatch.setattr(replay_screen, "reviewing", refuse)

    async def look(pilot: Pilot[Any], screen: ReplayScreen) -> None:
        await pilot.press("r")
        await until(pilot, lambda: "chess" in below(screen))

    watch(replay, look)


def test_a_game_without_a_record_has_no_review() -> None:
    match = Match(load("mausen"), 3, seed=seed_of("replay"))
    decisions = []
    while not match.over:
        seat = match.actors[0]
        decisions.append((seat, match.legal(seat)[0]))
        match.act(*decisions[-1])
    replay = replay_of(Match(load("mausen"), 3, seed=seed_of("replay")), decisions)

    async def look(pilot: Pilot[Any], screen: ReplayScreen) -> None:
        assert "Review" not in keys(screen)
        await pilot.press("r", "m")
        assert screen.review is None

    watch(replay, look)


def test_every_language_has_room_for_the_keys_of_a_review(replay: Replay) -> None:
    for language in LANGUAGES:
        said = Translator(language)

        async def look(pilot: Pilot[Any], screen: ReplayScreen, said: Translator = said) -> None:
            assert said.say("review-title") in keys(screen)
            await pilot.press("r")
            await until(pilot, lambda: screen.review is not None)
            assert said.say("review-next-mistake") in keys(screen)

        watch(replay, look, language)


def test_curves_are_as_wide_as_the_screen_and_show_every_mark(replay: Replay) -> None:
    assert replay.record is not None
    found = review(replay.record, depth=SHALLOW)
    translator = Translator("en", replay.game)
    for width in (40, 78, 300):
        *curves, marks = curve_lines(found, range(2), 5, replay.decisions, width, translator)
        assert all(line.cell_len <= width for line in curves)
        assert len(curves) == 2
        assert {sign for sign in marks.plain if sign != " "} <= set(SIGNS.values())
    assert len([sign for sign in marks.plain if sign != " "]) == sum(d.mark is not None for d in found.decisions)
    first, second = (line.plain for line in curves)
    start = len(" Seat 1") + 1
    chances = [BLOCKS.index(block) for block in first[start : start + replay.decisions]]
    assert chances[0] == min(7, int(found.values[0][0] * 8))
    assert second[start] in BLOCKS
