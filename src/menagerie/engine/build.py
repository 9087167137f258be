"""Build the engine: compile the kernels ahead of time, from Numba's LLVM code to one WebAssembly module.

``python -m menagerie.engine.build`` writes ``menagerie.wasm`` and ``layout.json`` beside this file. It needs the extra
``fast`` and the linker ``wasm-ld``. The same sources and tools give the same bytes.

A kernel's arguments are arrays; the module's functions get an address instead, behind which ``layout.json`` says where
each array begins.
"""

from __future__ import annotations

import inspect
import json
import os
import platform
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from menagerie.engine.module import FOLDER, FORMAT, LAYOUT, MODULE, shape_of, source_hash
from menagerie.engine.object_code import F64, FLAG, I32, I64, WASM, exported_code, object_file

ENVIRONMENT = {"NUMBA_OPT": "0", "PYTHONHASHSEED": "0", "PYTHONWARNINGS": "ignore"}
"""Settings under which the code is made: not optimized for this machine, and the same each time. Numba would warn that
it cannot keep such code."""

STACK = 1 << 16


def linker() -> str | None:
    """Return the WebAssembly linker, or None if there is none."""
    found = [shutil.which(name) for name in ("wasm-ld", *(f"wasm-ld-{n}" for n in range(30, 13, -1)))]
    return next(filter(None, found), None)


def tools() -> dict[str, str]:
    """Return the versions of everything that has an influence on the module's bytes."""
    link = linker()
    linked_by = subprocess.run([link, "--version"], capture_output=True, text=True, check=True).stdout if link else ""
    return {
        "python": ".".join(platform.python_version_tuple()[:2]),
        "numba": version("numba"),
        "llvmlite": version("llvmlite"),
        "numpy": version("numpy"),
        "linker": next(iter(re.findall(r"\d+\.\d+\.\d+", linked_by)), ""),
        "machine": f"{sys.platform} {platform.machine()}",
    }


def build(folder: Path = FOLDER) -> None:
    """Write the module and its layout into a folder."""
    link = linker()
    if link is None:
        raise SystemExit("There is no wasm-ld: install the package lld.")
    with TemporaryDirectory(prefix="menagerie-") as scratch:
        # Numba must neither use code that it optimized for this machine before nor keep what it makes now.
        environment = {**os.environ, **ENVIRONMENT, "XDG_CACHE_HOME": scratch, "HOME": scratch}
        objects, described = Path(scratch) / "menagerie.o", Path(scratch) / LAYOUT
        subprocess.run(
            [sys.executable, "-m", "menagerie.engine.build", str(objects), str(described)], env=environment, check=True
        )
        layout = json.loads(described.read_text(encoding="utf-8"))
        exports = [f"--export={name}" for name in ("__heap_base", *layout["functions"])]
        options = ["--no-entry", "--gc-sections", "--strip-all", "-O2", "--stack-first", "-z", f"stack-size={STACK}"]
        module = Path(scratch) / MODULE
        subprocess.run([link, *options, *exports, str(objects), "-o", str(module)], check=True)
        layout["module"] = sha256(module.read_bytes()).hexdigest()
        shutil.copyfile(module, folder / MODULE)
    (folder / LAYOUT).write_text(json.dumps(layout, indent=1) + "\n", encoding="utf-8")


# In the process whose Numba does not optimize ----------------------------------------------------------------------


def write_object(objects: Path, described: Path) -> None:
    """Write the compiled kernels of all games, and what the layout says about them."""
    from menagerie.games import load, own_names

    layouts, functions, parts = {}, {}, []
    for name in own_names():
        game = load(name)
        layout = layout_of(game)
        layouts[name] = layout
        for entry, (kernel, arguments) in entries_of(game, layout).items():
            names = inspect.signature(kernel.py_func).parameters
            functions[f"{name}_{entry}"] = [[*named] for named in zip(names, map(WASM.get, arguments), strict=True)]
            parts += exported_code(f"{name}_{entry}", kernel, arguments)
    objects.write_bytes(object_file(parts, set(functions)))
    about = {
        "format": FORMAT,
        "sources": source_hash(),
        "module": "",
        "tools": tools(),
        "functions": functions,
        "games": layouts,
    }
    described.write_text(json.dumps(about), encoding="utf-8")


def layout_of(game: Any) -> dict[str, Any]:
    """Return where each array of a game begins, in bytes after the address that the functions get."""
    from menagerie.fast.rows import dtype_of
    from menagerie.fast.search import MOVE, NODE, memory_for

    words = dtype_of(game.state).itemsize // 8
    most = game.seats[-1]
    memory = memory_for(game, game.start(most), [0] * 4, 0)._asdict()
    lengths = {
        "view": ("i64", words),
        "run": ("i64", 8),
        "counts": ("i64", len(game.tallies) + 1),
        "points": ("i64", most),
        "wins": ("i64", most),
        "visits": ("f64", game.actions),
        "played": ("f64", game.actions),
        "simulated": ("i64", words),
        "viewer": ("i64", words),
    }
    for name, array in memory.items():
        if name not in ("nodes", "pool", "seen", *lengths):
            lengths[name] = ("f64" if array.dtype.kind == "f" else "i64", len(array))
    arrays, end = {}, 0
    for name, (kind, length) in lengths.items():
        arrays[name] = {"offset": end, "type": kind, "length": length}
        end += 8 * length
    return {
        "shape": shape_of(game),
        "arrays": arrays,
        "end": end,
        "node_bytes": NODE.itemsize,
        "move_bytes": MOVE.itemsize,
        "moves_per_node": 2,
        "spare_moves": game.most_legal,
    }


def entries_of(game: Any, layout: dict[str, Any]) -> dict[str, tuple[Any, tuple[str, ...]]]:
    """Return the module's functions for a game: each with the kernel behind it and the types of its arguments.

    Every function gets the address of the game's arrays. Behind them are a search's nodes and moves, or the facts of
    the statistics: a row of 64-bit numbers for each fact.
    """
    import numpy as np
    from numba import carray, njit

    from menagerie.core.facts import BY_SEAT, TALLIES
    from menagerie.core.search_settings import SearchSettings
    from menagerie.fast import register
    from menagerie.fast.kernels import play_games
    from menagerie.fast.rows import dtype_of
    from menagerie.fast.search import MOVE, NODE, SearchMemory, search, sum_root_statistics
    from menagerie.fast.statistics_kernel import collect_facts

    register(game)
    within: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "forceinline": True}
    whole: Any = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    row, ints, floats = pointer_to(dtype_of(game.state)), pointer_to(np.int64), pointer_to(np.float64)
    nodes_at, moves_at = pointer_to(NODE), pointer_to(MOVE)
    arrays, end = layout["arrays"], layout["end"]
    node_bytes, per_node, spare = layout["node_bytes"], layout["moves_per_node"], layout["spare_moves"]
    words, facts = arrays["view"]["length"], TALLIES + layout["shape"]["tallies"]

    def array(name: str, pointer: Any) -> Any:
        offset, length = arrays[name]["offset"], arrays[name]["length"]

        @njit(**within)
        def at(base: int) -> Any:
            return carray(pointer(base + offset), length)

        return at

    def rows(name: str) -> Any:
        offset = arrays[name]["offset"]

        @njit(**within)
        def at(base: int) -> Any:
            return carray(row(base + offset), 1)

        return at

    view, simulated, viewer = rows("view"), rows("simulated"), rows("viewer")
    seen_at = arrays["viewer"]["offset"]
    points_at, wins_at = arrays["points"]["offset"], arrays["wins"]["offset"]
    run, counts, used, rng = array("run", ints), array("counts", ints), array("used", ints), array("rng", ints)
    outcome, moves, places = array("outcome", ints), array("moves", ints), array("places", ints)
    legal_index, path, path_seats = array("legal_index", ints), array("path", ints), array("path_seats", ints)
    probabilities, bounds, tried = array("probabilities", floats), array("bounds", floats), array("tried", floats)
    won, scored = array("won", floats), array("scored", floats)
    visits, played = array("visits", floats), array("played", floats)

    @njit(**within)
    def memory_at(base: int, nodes: int) -> Any:
        return SearchMemory(
            carray(nodes_at(base + end), nodes),
            carray(moves_at(base + end + node_bytes * nodes), per_node * nodes + spare),
            used(base),
            simulated(base),
            viewer(base),
            carray(ints(base + seen_at), (1, words)),
            rng(base),
            outcome(base),
            moves(base),
            places(base),
            legal_index(base),
            probabilities(base),
            bounds(base),
            path(base),
            path_seats(base),
            tried(base),
            won(base),
            scored(base),
        )

    @njit(**whole)
    def search_entry(
        base: int,
        nodes: int,
        seat: int,
        simulations: int,
        min_visits: int,
        exploration: float,
        heuristic_rate: int,
        margin_weight: float,
        exploration_rate: float,
        assume_heuristic: int,
    ) -> int:
        settings = SearchSettings(
            min_visits, exploration, heuristic_rate, margin_weight, exploration_rate, assume_heuristic
        )
        return search(view(base), seat, simulations, memory_at(base, nodes), settings)  # type: ignore[no-any-return]

    @njit(**whole)
    def root_statistics_entry(base: int, nodes: int, seat: int) -> int:
        sum_root_statistics(view(base), seat, memory_at(base, nodes), visits(base), played(base))
        return 0

    @njit(**whole)
    def play_entry(base: int, players: int, first: int, count: int) -> int:
        points, wins = carray(ints(base + points_at), players), carray(ints(base + wins_at), players)
        return play_games(view(base), run(base), first, count, moves(base), outcome(base), points, wins)  # type: ignore[no-any-return]

    @njit(**whole)
    def facts_entry(base: int, players: int, first: int, count: int, by_heuristic: bool) -> int:
        found = carray(ints(base + end), (BY_SEAT * players + facts, count))
        collect_facts(view(base), run(base), first, by_heuristic, moves(base), outcome(base), counts(base), found)
        return 0

    return {
        "search": (search_entry, (I32, I32, I32, I32, I32, F64, I32, F64, F64, I32)),
        "sum_root_statistics": (root_statistics_entry, (I32, I32, I32)),
        "play": (play_entry, (I32, I32, I64, I32)),
        "collect_facts": (facts_entry, (I32, I32, I64, I32, FLAG)),
    }


def pointer_to(dtype: Any) -> Callable[[int], Any]:
    """Return a function for kernels that turns an address into a pointer to numbers or records of this kind."""
    import numba
    import numpy as np
    from numba import types
    from numba.extending import intrinsic

    kind = types.CPointer(numba.from_dtype(np.dtype(dtype)))

    @intrinsic
    def pointer(typingctx: Any, address: Any) -> Any:
        def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.inttoptr(args[0], context.get_value_type(kind))

        return kind(types.int64), build

    found: Callable[[int], Any] = pointer
    return found


if __name__ == "__main__":
    if len(sys.argv) == 3:
        write_object(*map(Path, sys.argv[1:]))
    else:
        build()
