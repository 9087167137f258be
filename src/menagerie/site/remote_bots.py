"""Bots whose searches run in another worker of the browser, while Python goes on with the game."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from time import perf_counter
from typing import Any, TypeAlias

from menagerie.bots.deal_play import SeededDecision, seeded_choice
from menagerie.bots.levels import SEARCHES, adviser_settings, bot_of
from menagerie.bots.search_bot import Advice, SearchBot, advice_from, ranked
from menagerie.core.game import Game, View
from menagerie.core.search_settings import SearchSettings, nodes_for
from menagerie.core.state import State
from menagerie.engine.interface import SearchResult, state_numbers
from menagerie.games import load

Ask: TypeAlias = Callable[[str], Awaitable[str]]
"""Sends a message to the search worker and returns its answer; messages are handled one after the other."""

TABLES_KEPT = 2
"""How many tables have bots that remember their earlier searches."""

_numbers = count(1)


class RemoteTree:
    """A search tree in the memory of the search worker; ``static/search.js`` does the work."""

    def __init__(self, ask: Ask, game: str, stream: list[int], simulations: int) -> None:
        self._ask = ask
        self._id = next(_numbers)
        self._first: dict[str, Any] = {"game": game, "stream": text_of(stream), "nodes": nodes_for(simulations)}
        self._ready: dict[str, Any] = {}

    def make_ready(self, view: State, seat: int) -> None:
        self._ready = {**self._first, "view": text_of(state_numbers(view)), "seat": seat}
        self._first = {}

    async def search(self, simulations: int, settings: SearchSettings) -> int:
        """Run simulations. Return the number of decisions in them."""
        ready, self._ready = self._ready, {}
        return int(await self._do("search", **ready, simulations=simulations, settings=settings))

    async def result(self) -> SearchResult:
        """Return what the simulations since ``make_ready`` have found out."""
        return SearchResult(*await self._do("result"))

    async def drop(self) -> None:
        """Free the memory."""
        await self._do("drop")

    async def _do(self, what: str, **facts: Any) -> Any:
        return json.loads(await self._ask(json.dumps({"do": what, "tree": self._id, **facts})))


class RemoteEngine:
    """The engine of the search worker for one game; only for ``RemoteBot``."""

    def __init__(self, ask: Ask, game: str) -> None:
        self._ask = ask
        self._game = game

    def new_tree(self, stream: list[int], simulations: int) -> Any:
        return RemoteTree(self._ask, self._game, stream, simulations)


class RemoteBot(SearchBot):
    """A search bot whose trees are remote. With the same seed it chooses like any other."""

    def __init__(self, ask: Ask, game: Game[Any], seed: bytes | None = None, **search: Any) -> None:
        super().__init__(game, seed, engine=RemoteEngine(ask, game.name), **search)  # type: ignore[arg-type]

    async def choose_remotely(self, view: View[Any], legal: Sequence[int]) -> int:
        """Return one of the legal actions."""
        choice = self._without_search(view, legal)
        return self._drawn(await self.advise_remotely(view)) if choice is None else choice

    async def advise_remotely(self, view: View[Any]) -> list[Advice]:
        """Return what a search finds out about every legal move."""
        seat, legal = self._decision(view)
        trees: list[Any] = self._trees_for(view, seat)
        until = None if self._seconds is None else perf_counter() + self._seconds
        for tree in trees:
            portions = self._portions(until)
            portion: tuple[int, SearchSettings] | None = next(portions)
            while portion is not None:
                decisions = await tree.search(*portion)
                try:
                    portion = portions.send(decisions)
                except StopIteration:
                    portion = None
        return advice_from([await tree.result() for tree in trees], legal)

    async def drop(self) -> None:
        """Free the memory of the trees."""
        trees: list[Any] = self._trees
        for tree in trees:
            await tree.drop()


class RemoteBots:
    """The bots of the tables that were played last."""

    def __init__(self, ask: Ask, seconds: float | None) -> None:
        self._ask = ask
        self._seconds = seconds
        self._bots: dict[str, dict[tuple[int, str], RemoteBot]] = {}

    async def choose(self, table: str, level: str, game: str, view: View[Any], legal: list[int]) -> int:
        """Return the choice of the bot in the view's seat."""
        if level not in SEARCHES:
            return bot_of(level, load(game)).choose(view, legal)
        assert view.seat is not None
        bots = self._bots[table] = self._bots.pop(table, {})
        key = view.seat, level
        if key not in bots:
            bots[key] = RemoteBot(self._ask, load(game), seconds=self._seconds, **SEARCHES[level])
            await self._forget()
        return await bots[key].choose_remotely(view, legal)

    async def choose_seeded(self, level: str, game: str, decision: SeededDecision) -> int:
        """Return the choice of a bot that makes the same one everywhere, however long that takes."""
        if level not in SEARCHES:
            return seeded_choice(level, load(game), decision)
        bot = RemoteBot(self._ask, load(game), decision.seed, **SEARCHES[level])
        try:
            return await bot.choose_remotely(decision.view, decision.legal)
        finally:
            await bot.drop()

    async def advise(self, level: str, game: str, view: View[Any]) -> list[dict[str, Any]]:
        """Return what the search of this level finds out about every move, the best move first."""
        found = load(game)
        assert view.seat is not None
        search = adviser_settings(level, len(found.legal(view.state, view.seat)))
        bot = RemoteBot(self._ask, found, seconds=self._seconds, **search)
        advice = await bot.advise_remotely(view)
        await bot.drop()
        return ranked(found, view, advice)

    async def _forget(self) -> None:
        """Let the bots of other tables go."""
        while len(self._bots) > TABLES_KEPT:
            for bot in self._bots.pop(next(iter(self._bots))).values():
                await bot.drop()


def text_of(numbers: Sequence[int]) -> str:
    """Return numbers of 64 bits as text: those of JavaScript have 53."""
    return " ".join(map(str, numbers))
