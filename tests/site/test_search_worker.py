"""The search worker in JavaScript's engine: with the same seed, bots choose there as they choose anywhere."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

import pytest

from menagerie import load
from menagerie.bots.levels import SEARCHES, bot_of
from menagerie.core.chance import seed_of
from menagerie.core.match import Match
from menagerie.engine.module import FOLDER, LAYOUT, MODULE
from menagerie.site.remote_bots import Ask, RemoteBot, RemoteBots
from tests.positions import GAMES
from tests.soak import amount, one_for_each_game

pytestmark = pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")

TABLES = [(game, players) for game in GAMES for players in load(game).seats]


@asynccontextmanager
async def search_worker() -> AsyncIterator[Ask]:
    """Run the worker; yield what asks it."""
    host, worker = Path(__file__).with_name("search_host.mjs"), files("menagerie.site") / "static" / "search.js"
    arguments = [host, worker, FOLDER / MODULE, FOLDER / LAYOUT]
    pipe = asyncio.subprocess.PIPE
    node = await asyncio.create_subprocess_exec("node", *map(str, arguments), stdin=pipe, stdout=pipe, limit=1 << 20)
    assert node.stdin is not None
    assert node.stdout is not None
    turn = asyncio.Lock()

    async def ask(text: str) -> str:
        async with turn:
            node.stdin.write(text.encode() + b"\n")
            answer = json.loads(await node.stdout.readline())
        assert "wrong" not in answer, answer
        return str(answer["text"])

    try:
        yield ask
    finally:
        node.stdin.close()
        await node.wait()


@pytest.mark.parametrize("level", ["strong", "master"])
@pytest.mark.parametrize(("game", "players"), one_for_each_game(TABLES))
def test_bots_choose_as_they_do_without_a_browser(game: str, players: int, level: str) -> None:
    rules, most = load(game), amount(12, 60) if level == "master" else amount(40, 1000)

    async def play() -> int:
        match, decisions = Match(rules, players, seed=seed_of("7")), 0
        async with search_worker() as ask:
            here = [bot_of(level, rules, seed_of(str(seat))) for seat in range(players)]
            there = [RemoteBot(ask, rules, seed_of(str(seat)), **SEARCHES[level]) for seat in range(players)]
            while not match.over and decisions < most:
                seat = match.actors[0]
                view, legal = match.view(seat), match.legal(seat)
                action = here[seat].choose(view, legal)
                assert await there[seat].choose_remotely(view, legal) == action
                match.act(seat, action)
                decisions += 1
        return decisions

    assert asyncio.run(play()) > 10


def test_only_the_latest_tables_keep_their_searches() -> None:
    rules = load("mausen")
    match = Match(rules, 3, seed=seed_of("1"))
    view, legal = match.view(0), match.legal(0)
    done: list[str] = []

    async def play() -> None:
        async with search_worker() as ask:

            async def noted(text: str) -> str:
                done.append(json.loads(text)["do"])
                return await ask(text)

            bots = RemoteBots(noted, None)
            for table in ("first", "second", "third", "second"):
                assert await bots.choose(table, "master", "mausen", view, legal) in legal
            advice = await bots.advise("strong", "mausen", view)
            assert sum(move["share"] for move in advice) == pytest.approx(1, abs=0.01)

    asyncio.run(play())
    assert done.count("drop") == 2
