"""Build a release and try it in an environment of its own: ``make release``.

It writes the wheel, the source archive and the release notes to the folder ``dist``, and uploads nothing.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import rmtree

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
CONSTRAINTS = ROOT / "constraints.txt"
GAMES = ("mausen", "awimbawe", "mopsen")


class ReleaseError(Exception):
    """Why there is no release."""


def main() -> int:
    """Build, check and describe the release; return the exit code."""
    try:
        version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
        notes = notes_of((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
        wheel = build()
        try_out(wheel)
        (DIST / "notes.md").write_text(notes, encoding="utf-8")
    except ReleaseError as problem:
        print(problem, file=sys.stderr)
        return 2
    print("ready:", *sorted(str(file.relative_to(ROOT)) for file in DIST.iterdir()))
    return 0


def notes_of(changelog: str, version: str) -> str:
    """Return what the changelog says about a version."""
    sections = re.split(r"^## (.*)$", changelog, flags=re.MULTILINE)[1:]
    for heading, text in zip(sections[::2], sections[1::2], strict=True):
        if re.split(r"[ ,]", heading)[0] == version:
            if not text.strip():
                raise ReleaseError(f"CHANGELOG.md says nothing about version {version}.")
            return f"{text.strip()}\n"
    raise ReleaseError(f"CHANGELOG.md has no section for version {version}.")


def build() -> Path:
    """Build the source archive and the wheel, check their descriptions, and return the wheel."""
    rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", str(DIST), str(ROOT))
    built = sorted(DIST.iterdir())
    run(sys.executable, "-m", "twine", "check", "--strict", *map(str, built))
    [wheel] = [file for file in built if file.name.endswith("-py3-none-any.whl")]
    return wheel


def try_out(wheel: Path) -> None:
    """Install the wheel into an environment of its own, play a game of each kind, and run a server."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        venv.create(place / "venv", with_pip=True)
        scripts = place / "venv" / ("Scripts" if sys.platform == "win32" else "bin")
        run(str(scripts / "python"), "-m", "pip", "install", "--quiet", "--constraint", str(CONSTRAINTS), str(wheel))
        menagerie = str(scripts / "menagerie")
        for game in GAMES:
            record = str(place / f"{game}.jsonl")
            run(menagerie, "simulate", game, "--games", "20", "--record", record)
            run(menagerie, "verify", record)
            run(menagerie, "arena", game, "--bots", "casual", "novice", "novice", "--games", "1")
        with served(menagerie, place / "games.db") as address:
            for page in ("/healthz", "/readyz", "/", "/learn/mopsen"):
                with urllib.request.urlopen(address + page, timeout=30) as answer:  # noqa: S310
                    answer.read()


@contextmanager
def served(menagerie: str, database: Path) -> Iterator[str]:
    """Run a server, and yield its address."""
    command = [menagerie, "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        try:
            assert process.stdout is not None
            line = process.stdout.readline()
            found = re.search(r"http://[\w.:]+\d", line)
            if not found:
                raise ReleaseError(f"The server did not start: {line}")
            yield found[0]
        finally:
            process.terminate()


def run(*command: str) -> None:
    """Run a command; raise ReleaseError if it fails."""
    print("+", *command, flush=True)
    if subprocess.run(command, check=False).returncode:  # noqa: S603
        raise ReleaseError(f"This failed: {' '.join(command)}")


if __name__ == "__main__":
    sys.exit(main())
