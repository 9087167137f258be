"""The WebAssembly module belongs to the sources, and no damaged file can crash the program."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import wasmtime

from menagerie import BadSetup, load
from menagerie.engine import VARIABLE, check_engine, engine_for, module
from menagerie.engine.build import build, linker, tools
from menagerie.engine.module import FOLDER, LAYOUT, MODULE, cache_file, contains, layout, source_hash
from menagerie.games import own_names
from tests.positions import EXAMPLES

POSIX = pytest.mark.skipif(os.name != "posix", reason="files have owners and modes elsewhere")


@pytest.fixture
def fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Let this process read a copy of the module as if for the first time, with an empty cache; return the copy."""
    folder = tmp_path / "engine"
    folder.mkdir()
    for name in (MODULE, LAYOUT):
        shutil.copyfile(FOLDER / name, folder / name)
    monkeypatch.setattr(module, "FOLDER", folder)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setenv("HOME", str(tmp_path))
    forget()
    yield folder
    forget()


def forget() -> None:
    """Let the module and its layout be read again."""
    layout.cache_clear()
    module._loaded_module.cache_clear()


def test_the_module_is_built_from_these_sources() -> None:
    assert layout()["sources"] == source_hash(), "rules or kernels have changed: run `make engine`"


def test_the_module_needs_nothing_from_outside_and_has_what_the_layout_says() -> None:
    found = wasmtime.Module.from_file(wasmtime.Engine(), FOLDER / MODULE)
    assert not list(found.imports)
    functions = {
        export.name: [str(parameter) for parameter in export.type.params]
        for export in found.exports
        if isinstance(export.type, wasmtime.FuncType)
    }
    assert functions == {name: [kind for _, kind in given] for name, given in layout()["functions"].items()}
    assert {export.name for export in found.exports} == {*functions, "memory", "__heap_base"}
    assert set(layout()["games"]) == set(own_names())


def test_the_module_says_nothing_about_the_machine_that_built_it() -> None:
    for name in (MODULE, LAYOUT):
        content = (FOLDER / name).read_bytes()
        assert not [found for found in (b"/work", b"/home", b"/root", b"/tmp", b"site-packages") if found in content]


def test_the_arrays_of_a_game_do_not_overlap() -> None:
    for game in layout()["games"].values():
        end = 0
        for array in game["arrays"].values():
            assert array["offset"] == end
            end += 8 * array["length"]
        assert game["end"] == end


@pytest.mark.soak
def test_the_same_sources_give_the_same_module(tmp_path: Path) -> None:
    if linker() is None:
        pytest.skip("there is no wasm-ld")
    if tools() != layout()["tools"]:
        pytest.skip("the module was built with other versions of the tools")
    build(tmp_path)
    assert json.loads((tmp_path / LAYOUT).read_text(encoding="utf-8")) == layout()
    assert (tmp_path / MODULE).read_bytes() == (FOLDER / MODULE).read_bytes()


def test_games_of_others_are_not_in_the_module() -> None:
    assert [contains(load(name)) for name in EXAMPLES] == [False] * len(EXAMPLES)


# The cache


def works() -> bool:
    forget()
    game = load("mausen")
    module.loaded_module()
    return contains(game)


def kept() -> Path:
    return cache_file(layout()["module"])


def translations(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Return a list of what is translated from now on."""
    found: list[bytes] = []
    translate = wasmtime.Module

    class Counting(translate):  # type: ignore[valid-type, misc]
        def __init__(self, engine: wasmtime.Engine, source: bytes) -> None:
            found.append(source)
            super().__init__(engine, source)

    monkeypatch.setattr(wasmtime, "Module", Counting)
    return found


def test_the_module_is_translated_once(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = translations(monkeypatch)
    assert works()
    assert works()
    assert len(made) == 1


def test_threads_share_the_module(fresh: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        loaded = list(pool.map(lambda _: module.loaded_module(), range(8)))
    assert len({id(found.engine) for found in loaded}) == 1


@POSIX
def test_only_the_owner_can_read_the_translation(fresh: Path) -> None:
    assert works()
    assert kept().stat().st_mode & 0o777 == 0o600
    assert kept().parent.stat().st_mode & 0o777 == 0o700


@pytest.mark.parametrize("damage", ["empty", "cut", "flipped", "folder"])
def test_a_damaged_translation_is_made_again(fresh: Path, monkeypatch: pytest.MonkeyPatch, damage: str) -> None:
    assert works()
    content = kept().read_bytes()
    if damage == "folder":
        kept().unlink()
        kept().mkdir()
    else:
        middle = len(content) // 2
        flipped = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
        kept().write_bytes({"empty": b"", "cut": content[:-100], "flipped": flipped}[damage])
    made = translations(monkeypatch)
    assert works()
    assert len(made) == 1
    if damage != "folder":
        assert kept().read_bytes()[:4] != b""
        assert works()
        assert len(made) == 1


def test_a_translation_by_another_wasmtime_is_made_again(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert works()
    kept().unlink()
    module.write_private(kept(), b"\x7fELF made by another version")
    made = translations(monkeypatch)
    assert works()
    assert len(made) == 1


@POSIX
@pytest.mark.parametrize("open_to_others", ["file", "folder", "link"])
def test_a_translation_that_others_can_write_is_not_used(
    fresh: Path, monkeypatch: pytest.MonkeyPatch, open_to_others: str
) -> None:
    assert works()
    if open_to_others == "link":
        target = fresh / "elsewhere"
        kept().rename(target)
        kept().symlink_to(target)
    else:
        place = kept() if open_to_others == "file" else kept().parent
        place.chmod(place.stat().st_mode | 0o020)
    made = translations(monkeypatch)
    assert works()
    assert len(made) == 1


def test_nothing_is_kept_where_no_folder_can_be_made(fresh: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (fresh / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(fresh / "file"))
    monkeypatch.setenv("HOME", str(fresh / "file"))
    assert works()


# The package


@pytest.mark.parametrize("file", [MODULE, LAYOUT])
@pytest.mark.parametrize("damage", [None, b"", b"\0asm\1\0\0\0", b"{}", b'{"format": 1, "games": {}}'])
def test_a_damaged_module_is_reported(fresh: Path, file: str, damage: bytes | None) -> None:
    (fresh / file).unlink()
    if damage is not None:
        (fresh / file).write_bytes(damage)
    with pytest.raises(BadSetup, match="of the engine is missing or damaged"):
        works()


def test_a_module_that_is_older_than_the_rules_is_reported(fresh: Path) -> None:
    found = json.loads((fresh / LAYOUT).read_text(encoding="utf-8"))
    found["games"]["mopsen"]["shape"]["state"].pop()
    (fresh / LAYOUT).write_text(json.dumps(found), encoding="utf-8")
    forget()
    with pytest.raises(BadSetup, match="The engine is older than the rules"):
        check_engine()


def test_an_unknown_engine_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "steam")
    with pytest.raises(BadSetup, match="There is no engine “steam”"):
        engine_for(load("mausen"))


def test_the_end_of_the_program_is_silent() -> None:
    code = (
        "from menagerie import load; from menagerie.engine import engine_for;"
        "game = load('mausen'); engine = engine_for(game); tree = engine.new_tree([1, 2, 3, 4], 10);"
        "engine.play_games(game.start(3), bytes(32), 0, 1)"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert result.stdout + result.stderr == ""
