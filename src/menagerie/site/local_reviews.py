"""Reviews in a worker of the browser, with search trees that JavaScript keeps (``static/review.js``)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from menagerie.core.search_settings import SearchSettings, nodes_for
from menagerie.core.state import State
from menagerie.engine.interface import SearchResult, state_numbers
from menagerie.records.record import parse
from menagerie.review import reviewing
from menagerie.site.remote_bots import text_of


class LocalTree:
    """A search tree of the worker that this Python runs in."""

    def __init__(self, host: Any, game: str, stream: list[int], simulations: int) -> None:
        self._host = host
        self._tree = host.take(game, text_of(stream), nodes_for(simulations))

    def make_ready(self, view: State, seat: int) -> None:
        self._tree.makeReady(text_of(state_numbers(view)), seat)

    def search(self, simulations: int, settings: SearchSettings) -> int:
        return int(self._tree.call("search", simulations, *settings))

    def result(self) -> SearchResult:
        return SearchResult(*self._tree.result().to_py())

    def __del__(self) -> None:
        self._host.give(self._tree)


class LocalEngine:
    """The engine of one game, only for searches."""

    def __init__(self, host: Any, game: str) -> None:
        self._host = host
        self._game = game

    def new_tree(self, stream: list[int], simulations: int) -> LocalTree:
        return LocalTree(self._host, self._game, stream, simulations)


def steps(host: Any, line: str) -> Iterator[str]:
    """Review a record; yield the review of its beginning, longer and longer, as JSON."""
    record = parse(line, "", 1)
    engine: Any = LocalEngine(host, record["game"])
    for found in reviewing(record, engine=engine):
        yield json.dumps(found.as_json())
