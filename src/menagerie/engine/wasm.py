"""The engine in WebAssembly: the module in the package, which ``wasmtime`` runs on every platform without a compiler.

wasmtime translates the module once and keeps the result in the user's cache folder. Each search tree, and each thread
that plays in bulk, has an instance of the module with a memory of its own.
"""

from __future__ import annotations

import ctypes
import struct
import threading
import weakref
from collections import Counter
from typing import Any, Final

import wasmtime

from menagerie.core.facts import UNKNOWABLE, rows_for
from menagerie.core.game import Game
from menagerie.core.search_settings import SearchSettings, is_crowded, nodes_for
from menagerie.core.state import State
from menagerie.engine.interface import GameTotals, SearchResult, state_numbers
from menagerie.engine.module import layout, loaded_module

PAGE = 1 << 16
NUMBERS: Final = {"i64": ctypes.c_int64, "f64": ctypes.c_double}


class Instance:
    """An instance of the module with the arrays of one game, and room behind them."""

    def __init__(self, game: str, room: int = 0) -> None:
        self._game, self._layout = game, layout()["games"][game]
        loaded = loaded_module()
        self._store = wasmtime.Store(loaded.engine)
        # Close it before Python exits: by then, wasmtime can no longer call its library.
        weakref.finalize(self, self._store.close)
        self._exports = wasmtime.Instance(self._store, loaded.module, []).exports(self._store)
        self._memory: wasmtime.Memory = self._exports["memory"]  # type: ignore[assignment]
        base: Any = self._exports["__heap_base"]
        self.base = -(-base.value(self._store) // 16) * 16
        self.make_room(room)

    def __deepcopy__(self, memo: dict[int, Any]) -> Instance:
        """Return an instance with the same memory."""
        size = self._memory.data_len(self._store)
        copied = Instance(self._game, size - self.base - self._layout["end"])
        ctypes.memmove(copied._start - copied.base, self._start - self.base, size)
        return copied

    def make_room(self, room: int) -> None:
        """Let at least this many bytes follow the arrays; views of them become invalid."""
        needed = self.base + self._layout["end"] + room
        pages = -(-needed // PAGE) - self._memory.size(self._store)
        if pages > 0:
            self._memory.grow(self._store, pages)
        pointer = ctypes.cast(self._memory.data_ptr(self._store), ctypes.c_void_p)
        self._start = (pointer.value or 0) + self.base
        self._views: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        """Return an array of the game by its name."""
        if name not in self._views:
            array = self._layout["arrays"][name]
            self._views[name] = (NUMBERS[array["type"]] * array["length"]).from_address(self._start + array["offset"])
        return self._views[name]

    def after(self, numbers: int) -> Any:
        """Return this many 64-bit ints behind the arrays."""
        return (ctypes.c_int64 * numbers).from_address(self._start + self._layout["end"])

    def clear(self, name: str) -> None:
        array = self[name]
        ctypes.memset(array, 0, ctypes.sizeof(array))

    def clear_after(self, size: int) -> None:
        """Set this many bytes behind the arrays to 0."""
        ctypes.memset(self._start + self._layout["end"], 0, size)

    def call(self, name: str, *arguments: float) -> int:
        """Call one of the game's functions."""
        function: Any = self._exports[f"{self._game}_{name}"]
        return int(function(self._store, self.base, *arguments))


class WasmTree:
    """A search tree in an instance's memory."""

    def __init__(self, game: str, stream: list[int], simulations: int) -> None:
        described = layout()["games"][game]
        self._nodes = nodes_for(simulations)
        self._moves = described["moves_per_node"] * self._nodes + described["spare_moves"]
        self._bytes = described["node_bytes"] * self._nodes + described["move_bytes"] * self._moves
        self._instance = Instance(game, self._bytes)
        self._instance["rng"][:] = stream
        self._seat = 0

    def make_ready(self, view: State, seat: int) -> None:
        instance = self._instance
        nodes, moves = instance["used"]
        if is_crowded(nodes, self._nodes) or is_crowded(moves, self._moves):
            instance.clear_after(self._bytes)
            instance.clear("used")
        for name in ("tried", "won", "scored"):
            instance.clear(name)
        instance["view"][:] = state_numbers(view)
        self._seat = seat

    def search(self, simulations: int, settings: SearchSettings) -> int:
        return self._instance.call("search", self._nodes, self._seat, simulations, *settings)

    def result(self) -> SearchResult:
        instance = self._instance
        for name in ("visits", "played"):
            instance.clear(name)
        instance.call("sum_root_statistics", self._nodes, self._seat)
        return SearchResult(*(list(instance[name]) for name in SearchResult._fields))


class WasmEngine:
    """One game of the module."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._threads = threading.local()

    def __deepcopy__(self, memo: dict[int, Any]) -> WasmEngine:
        """Return this engine: copies of a bot share it."""
        return self

    def get_ready(self, start: State) -> None:
        self.new_tree([1, 2, 3, 4], 0)

    def new_tree(self, stream: list[int], simulations: int) -> WasmTree:
        return WasmTree(self._game.name, stream, simulations)

    def play_games(self, start: State, seed: bytes, first: int, count: int) -> GameTotals:
        instance = self._instance_for(start, seed)
        for name in ("points", "wins"):
            instance.clear(name)
        decisions = instance.call("play", start.players, first, count)
        return GameTotals(instance["points"][: start.players], instance["wins"][: start.players], decisions)

    def count_facts(self, start: State, seed: bytes, first: int, count: int, by_heuristic: bool) -> list[Counter[int]]:
        instance = self._instance_for(start, seed)
        facts = rows_for(self._game, start.players)
        instance.make_room(8 * facts * count)
        instance.call("collect_facts", start.players, first, count, int(by_heuristic))
        found = instance.after(facts * count)
        counters = [Counter(found[fact * count : (fact + 1) * count]) for fact in range(facts)]
        for counter in counters:
            del counter[UNKNOWABLE]
        return counters

    def _instance_for(self, start: State, seed: bytes) -> Instance:
        """Return this thread's instance, ready to play from the start."""
        if not hasattr(self._threads, "instance"):
            self._threads.instance = Instance(self._game.name)
        instance: Instance = self._threads.instance
        instance["view"][:] = state_numbers(start)
        instance["run"][:] = struct.unpack(">8I", seed)
        return instance
