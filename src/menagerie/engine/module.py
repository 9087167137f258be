"""The WebAssembly module in the package, its layout, and its translation for this machine, which is kept."""

from __future__ import annotations

import atexit
import json
import os
import threading
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import menagerie
from menagerie.core.errors import BadSetup
from menagerie.core.game import Game
from menagerie.core.state import columns
from menagerie.games import load, own_names

if TYPE_CHECKING:
    import wasmtime

FORMAT = 1
FOLDER = Path(__file__).parent
MODULE = "menagerie.wasm"
LAYOUT = "layout.json"

DIGEST = 32
"""The bytes at the start of a cached translation: a hash of the rest."""

KEPT = 3
"""How many translations of other versions stay in the cache."""


# The layout ---------------------------------------------------------------------------------------------------------


@cache
def layout() -> dict[str, Any]:
    """Return what the layout says; raise BadSetup if it is damaged or does not belong to this program."""
    try:
        found = json.loads((FOLDER / LAYOUT).read_text(encoding="utf-8"))
        if found["format"] == FORMAT and found["module"] and all(load(name) for name in found["games"]):
            return dict(found)
    except (OSError, ValueError, LookupError, TypeError, BadSetup):
        pass
    raise BadSetup("engine-damaged", file=LAYOUT)


def contains(game: Game[Any]) -> bool:
    """Return whether the module plays this game with its own rules."""
    if game.name not in own_names() or game.name not in layout()["games"]:
        return False
    own, described = load(game.name), layout()["games"][game.name]
    if described["shape"] != shape_of(own):
        raise BadSetup("engine-outdated")
    return own.rules == game.rules and shape_of(own) == shape_of(game)


def shape_of(game: Game[Any]) -> dict[str, Any]:
    """Return everything about a game that the size of its arrays depends on."""
    return {
        "state": [[name, length] for name, length in columns(game.state)],
        "actions": game.actions,
        "most_legal": game.most_legal,
        "outcome_length": game.outcome_length,
        "most_players": game.seats[-1],
        "tallies": len(game.tallies),
    }


# The module ---------------------------------------------------------------------------------------------------------

_lock = threading.Lock()


def read_module() -> bytes:
    """Return the module as it is in the package; raise BadSetup if it is damaged or not that of the layout."""
    try:
        source = (FOLDER / MODULE).read_bytes()
    except OSError:
        source = b""
    if sha256(source).hexdigest() != layout()["module"]:
        raise BadSetup("engine-damaged", file=MODULE)
    return source


class LoadedModule(NamedTuple):
    """The module, translated for this machine, and the wasmtime engine that runs all its instances."""

    engine: wasmtime.Engine
    module: wasmtime.Module


def loaded_module() -> LoadedModule:
    """Return the module, the same in all threads; raise BadSetup if it is damaged."""
    with _lock:
        return _loaded_module()


@cache
def _loaded_module() -> LoadedModule:
    import wasmtime

    engine = wasmtime.Engine()
    module = _translated(read_module(), engine)
    # Close it before Python exits: by then, wasmtime can no longer call its library.
    for part in (module, engine):
        atexit.register(part.close)
    return LoadedModule(engine, module)


def _translated(source: bytes, engine: wasmtime.Engine) -> wasmtime.Module:
    """Return the module from the cache, or translate it and put it there."""
    import wasmtime

    place = cache_file(layout()["module"])
    found = read_private(place)
    if found is not None:
        try:
            return wasmtime.Module.deserialize(engine, found)
        except wasmtime.WasmtimeError:
            pass  # It was made for another processor or with other settings.
    module = wasmtime.Module(engine, source)
    write_private(place, bytes(module.serialize()))
    return module


def cache_file(module: str) -> Path:
    """Return where the translation of the module with this hash is kept."""
    from platformdirs import user_cache_path

    return user_cache_path("menagerie") / "engine" / f"wasmtime-{version('wasmtime')}-{module[:16]}"


def read_private(file: Path) -> bytes | None:
    """Return the content of a file that nobody else can have written; None if there is no such file or it is damaged.

    wasmtime runs what it is given here without any further check.
    """
    try:
        if not (is_private(file.parent) and is_private(file)):
            return None
        content = file.read_bytes()
    except OSError:
        return None
    digest, rest = content[:DIGEST], content[DIGEST:]
    return rest if sha256(rest).digest() == digest else None


def is_private(path: Path) -> bool:
    """Return whether only this user can write to a file or folder. On Windows the profile folder sees to that."""
    if not hasattr(os, "getuid"):
        return True
    found = path.lstat()
    return found.st_uid == os.getuid() and not path.is_symlink() and found.st_mode & 0o022 == 0


def write_private(file: Path, content: bytes) -> None:
    """Keep a file for the next time, and delete the oldest files beside it; without a cache folder, do nothing."""
    draft = file.with_name(f"{file.name}.{os.getpid()}.{threading.get_ident()}")
    try:
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if not is_private(file.parent):
            return
        with open(draft, "xb", opener=lambda path, flags: os.open(path, flags, 0o600)) as written:
            written.write(sha256(content).digest() + content)
        draft.replace(file)
        others = sorted((f for f in file.parent.iterdir() if f != file), key=lambda f: f.stat().st_mtime)
        for old in others[:-KEPT]:
            old.unlink(missing_ok=True)
    except OSError:
        with suppress(OSError):
            draft.unlink()


# The sources --------------------------------------------------------------------------------------------------------

KERNELS = ("compile", "kernels", "logarithm", "rows", "search", "seed_streams", "statistics_kernel")
"""The modules of ``menagerie.fast`` that become part of the module."""

NOT_PLAYED = ("features.py", "normal_form.py")
"""Files with rules that only environments and networks use."""


def sources() -> list[Path]:
    """Return the files that the module is built from: kernels, and every file with rules, cards or a state."""
    home = Path(menagerie.__file__).parent
    found = [home / "fast" / f"{name}.py" for name in KERNELS]
    found += [home / "core" / f"{name}.py" for name in ("facts", "search_settings", "state")]
    found += [home / "engine" / f"{name}.py" for name in ("build", "object_code")]
    for folder in (home / "core", *(home / "games" / name for name in own_names())):
        for file in folder.glob("*.py"):
            has_rules = file.name in ("cards.py", "state.py") or "@rule" in file.read_text(encoding="utf-8")
            if has_rules and file.name not in NOT_PLAYED:
                found.append(file)
    return sorted(set(found))


def source_hash() -> str:
    """Return a hash of the sources that the module is built from."""
    home, digest = Path(menagerie.__file__).parent, sha256()
    for file in sources():
        lines = file.read_text(encoding="utf-8")
        digest.update(f"{file.relative_to(home).as_posix()}\0{lines}\0".encode())
    return digest.hexdigest()
