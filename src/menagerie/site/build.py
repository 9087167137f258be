"""Builds the site: a folder of files for any static web server.

Pyodide comes from the npm registry, in one fixed version; what it needs of Python packages comes from this
installation. Only modules that the workers import become part of the site.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tarfile
import zipfile
from base64 import b64encode
from collections.abc import Iterator
from html import escape
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from platformdirs import user_cache_path

from menagerie.core.errors import BadSetup, reason_of
from menagerie.engine.module import FOLDER, LAYOUT, MODULE, read_module
from menagerie.games import names, own_names
from menagerie.i18n.translator import FALLBACK, LANGUAGES, Translator
from menagerie.server.pages.offline_site import MARK
from menagerie.site.links import for_site
from menagerie.web import assets
from menagerie.web.card_faces import filled
from menagerie.web.layout import ICON, Reader
from menagerie.web.lobby_page import Lobby, lobby_page

PYODIDE = "pyodide-314.0.7"
INTEGRITY = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
"""The version of the npm package, and the SHA-512 of its archive as npm writes it."""

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")

SCRIPTS = ("start.js", "worker.js", "search.js", "review.js", "tree.js", "python.js", "database.js")

ENTRIES = "menagerie.site.browser, menagerie.site.local_reviews"
"""The modules that the workers import; with them come all that they import, and the data of their packages."""

NOT_IN_BROWSERS = ("orjson", "markupsafe._speedups")
"""Modules that this installation may have and the worker does without."""

DATA = (".ftl", ".svg", ".css", ".js", ".json", ".jsonl", ".md", ".dat")
"""The endings of data files that belong to the modules."""

BABEL_LOCALES = ("root", *LANGUAGES)

SENTENCES = ("no-storage", "damaged", "elsewhere", "old-browser", "again")
"""What the start page can say before Python runs: the messages ``web-site-NAME``."""


def build_site(folder: Path) -> int:
    """Write the site to a folder that is empty, new, or holds an older site; return its size in bytes.

    Raise BadSetup if that fails.
    """
    if others := sorted(set(names()) - set(own_names())):
        raise BadSetup("site-other-games", games=", ".join(others))
    check_folder(folder)
    package = fetched_pyodide()
    try:
        written = dict(all_files(package))
        folder.mkdir(parents=True, exist_ok=True)
        for old in sorted(folder.rglob("*"), reverse=True):
            old.rmdir() if old.is_dir() else old.unlink()
        for name, body in written.items():
            place = folder / name
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(body)
    except OSError as error:
        raise BadSetup("file-unwritable", file=str(folder), reason=reason_of(error)) from None
    return sum(map(len, written.values()))


def check_folder(folder: Path) -> None:
    """Refuse a folder with other files in it."""
    if folder.exists() and (not folder.is_dir() or (any(folder.iterdir()) and not (folder / MARK).is_file())):
        raise BadSetup("site-folder-in-use", folder=str(folder))


def all_files(package: Path) -> Iterator[tuple[str, bytes]]:
    """Yield the name and content of every file; the service worker, which lists the others, is the last."""
    found: dict[str, bytes] = {}
    for language in LANGUAGES:
        found[f"start/{language}.html"] = start_page(language)
    found["index.html"] = found[f"start/{FALLBACK}.html"]
    for asset in [*map(assets.style, assets.STYLES), *map(assets.script, assets.SCRIPTS)]:
        found[f"static/{asset.name}"] = asset.body
    found["static/preview.png"] = assets.preview().body
    for name in SCRIPTS:
        found[name] = own_file(name)
    for name in PYODIDE_FILES:
        found[f"pyodide/{name}"] = (package / name).read_bytes()
    found[MODULE], found[LAYOUT] = read_module(), (FOLDER / LAYOUT).read_bytes()
    found["menagerie.zip"] = python_archive(package)
    found["icon.svg"] = icon()
    found["manifest.webmanifest"] = manifest()
    loaded = (MODULE, LAYOUT, "menagerie.zip", *(f"pyodide/{name}" for name in PYODIDE_FILES[2:4]))
    python = hashlib.sha256(b"".join(found[name] for name in loaded)).hexdigest()[:16]
    found["sizes.json"] = json.dumps({"FILES": {name: len(found[name]) for name in loaded}, "PYTHON": python}).encode()
    yield from found.items()
    version = hashlib.sha256(b"".join(name.encode() + body for name, body in sorted(found.items()))).hexdigest()[:16]
    known = json.dumps({"version": version, "files": ["./", *sorted(found)]})
    yield MARK, f"const SITE = {known};\n".encode() + own_file(MARK)


def own_file(name: str) -> bytes:
    return files("menagerie.site").joinpath("static", name).read_bytes()


# The start page -----------------------------------------------------------------------------------------------------


def start_page(language: str) -> bytes:
    """Return the lobby as it is before Python runs, with a bar that shows how much has been loaded."""
    say = Translator(language).say
    said = {name: say(f"web-site-{name}") for name in SENTENCES} | {"languages": " ".join(LANGUAGES)}
    data = " ".join(f'data-{name}="{escape(text)}"' for name, text in said.items())
    loading = escape(say("web-site-loading"))
    progress = '<progress id="progress" max="1" value="0"></progress>'
    bar = f'<p id="starting" role="status"><label>{loading} {progress}</label></p>'
    head = (
        f'<link rel="manifest" href="manifest.webmanifest"><meta name="theme-color" content="#2f6b4f">'
        f'<meta name="description" content="{escape(say("web-lobby-lead"))}">'
        f'<script src="start.js" defer></script>'
    )
    page = filled(lobby_page(Reader(language, alone=True), Lobby()))
    page = page.replace("<script ", f"{head}<script ", 1).replace("<body>", f"<body {data}>{bar}", 1)
    without = f'<noscript><p class="wrong">{escape(say("web-site-no-script"))}</p></noscript>'
    return for_site(page.replace("</body>", f"{without}</body>", 1)).encode()


def icon() -> bytes:
    from urllib.parse import unquote

    return unquote(ICON.partition(",")[2]).encode()


def manifest() -> bytes:
    """Return what a browser needs to install the site."""
    icons = [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}]
    colours = {"background_color": "#f4efe6", "theme_color": "#2f6b4f"}
    fields = {
        "name": "menagerie",
        "short_name": "menagerie",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
    }
    return json.dumps({**fields, **colours, "icons": icons}).encode()


# Python -------------------------------------------------------------------------------------------------------------


def python_archive(package: Path) -> bytes:
    """Return a zip archive with the modules that the workers import, compiled by Pyodide, and their data."""
    node = shutil.which("node")
    if node is None:
        raise BadSetup("site-npm-missing")
    with TemporaryDirectory() as folder, as_file(files("menagerie.site") / "static" / "compile.mjs") as script:
        sources, compiled = Path(folder) / "sources.zip", Path(folder) / "compiled.zip"
        with zipfile.ZipFile(sources, "w") as packed:
            for name, file in sorted(python_files().items()):
                packed.write(file, name)
        subprocess.run([node, script, package, sources, compiled], check=True)
        return compiled.read_bytes()


def python_files() -> dict[str, Path]:
    """Return the files of the archive by their names in it."""
    absent = dict.fromkeys(NOT_IN_BROWSERS)
    program = f"""
import sys
sys.modules |= {absent}
import {ENTRIES}
from menagerie.games import load, own_names
for name in own_names():
    load(name)
print(*(module for module in sys.modules if sys.modules[module]))
"""
    imported = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    modules = imported.stdout.split()
    found: dict[str, Path] = {}
    for module in modules:
        top = module.partition(".")[0]
        spec = None if top in sys.stdlib_module_names or top == "__main__" else find_spec(module)
        if spec is None or spec.origin is None or not spec.origin.endswith(".py") or top.startswith("_"):
            continue
        file = Path(spec.origin)
        home = file.parents[module.count(".") + (file.name == "__init__.py")]
        found[file.relative_to(home).as_posix()] = file
        if file.name == "__init__.py":
            found |= {data.relative_to(home).as_posix(): data for data in data_of(file.parent)}
    return found


def data_of(package: Path) -> Iterator[Path]:
    """Yield the data files in a package and in its folders that are no packages."""
    for file in package.rglob("*"):
        between = [part for part in file.parents if part != package and package in part.parents]
        own = file.suffix in DATA and not any((part / "__init__.py").is_file() for part in between)
        if own and (file.parent.name != "locale-data" or file.stem in BABEL_LOCALES):
            yield file


# Pyodide ------------------------------------------------------------------------------------------------------------


def fetched_pyodide() -> Path:
    """Return the folder with Pyodide, fetched with npm the first time; raise BadSetup if that fails."""
    folder = user_cache_path("menagerie") / "site" / PYODIDE
    if all((folder / name).is_file() for name in PYODIDE_FILES):
        return folder
    npm = shutil.which("npm")
    if npm is None:
        raise BadSetup("site-npm-missing")
    folder.parent.mkdir(parents=True, exist_ok=True)
    name, _, version = PYODIDE.rpartition("-")
    asked = [npm, "pack", f"{name}@{version}", "--silent", "--pack-destination", str(folder.parent)]
    got = subprocess.run(asked, capture_output=True, text=True, check=False)
    archive = folder.parent / f"{PYODIDE}.tgz"
    if got.returncode or not archive.is_file():
        raise BadSetup("site-npm-failed", package=PYODIDE, reason=got.stderr.strip()[-200:])
    if b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode() != INTEGRITY:
        archive.unlink()
        raise BadSetup("site-npm-failed", package=PYODIDE, reason="SHA-512")
    folder.mkdir(exist_ok=True)
    with tarfile.open(archive) as packed:
        for wanted in PYODIDE_FILES:
            content = packed.extractfile(f"package/{wanted}")
            assert content is not None
            draft = folder / f"{wanted}.draft"
            draft.write_bytes(content.read())
            draft.replace(folder / wanted)
    archive.unlink()
    return folder
