"""A game in the terminal asks nobody for the only answer there is."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from menagerie.records.playback import verify
from menagerie.records.record import read_records
from menagerie.terminal import saved_games
from menagerie.terminal.local_game import LocalGame
from tests.terminal.sessions import begun, lineup


@pytest.fixture(autouse=True)
def _fresh_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.parametrize("people", [1, 3])
def test_a_game_of_three_never_asks_what_to_pinch(people: int) -> None:
    async def play(game: LocalGame) -> int:
        rng, pinches = Random(people), 0
        async for frame in game.frames():
            pinches += sum("MOP-10" in line.rule for line in frame.news)
            if frame.pass_to is not None:
                game.take_device(frame.pass_to)
            elif frame.asked and frame.viewpoint is not None:
                assert frame.table.question != "pinch"
                await game.decide(frame.viewpoint, rng.choice(frame.table.choices).action)
        return pinches

    game = LocalGame(begun("mopsen", 3, people=people), "en")
    assert asyncio.run(play(game)) > 10
    assert game.record is not None
    ((_, record),) = read_records(game.record)
    verify(record)


def test_a_game_that_was_saved_before_the_only_answer_gives_it_first() -> None:
    async def watch_until_asked(game: LocalGame) -> None:
        async for frame in game.frames():
            if frame.actors:
                break
        await game.close()

    saved, rng = saved_games.start(lineup("mopsen", 3, people=3)), Random(1)
    match = saved.lineup.match()
    while not match.forced():
        seat = match.actors[0]
        action = rng.choice(match.legal(seat))
        saved.add_move(seat, match.game.notation.move(match.state, seat, action))
        match.act(seat, action)
    saved.close()
    game = LocalGame(saved_games.resume(saved.path), "en")
    asyncio.run(watch_until_asked(game))
    assert game.match.actions[:-1] == match.actions
    assert game.match.actions[-1] == match.forced()
    again = saved_games.resume(saved.path)
    assert len(again.moves) == len(match.actions) + 1
    again.close()
