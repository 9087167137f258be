"""The documentation site is built from the pages without a broken link, and names only commands that exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from menagerie.cli.main import COMMANDS

ROOT = Path(__file__).parent.parent
PAGES = sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md"))


def test_the_site_is_built_and_contains_every_page(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs")
    pytest.importorskip("mkdocstrings")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for page in (ROOT / "docs").rglob("*.md"):
        assert (tmp_path / page.relative_to(ROOT / "docs")).with_suffix(".html").exists()
    start = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert 'href="changelog.html"' in start
    assert 'src="pictures/awimbawe-desktop.jpeg"' in start
    assert "Return the game of this name" in (tmp_path / "reference.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_in_the_documents_exist(page: Path) -> None:
    for name, options in commands_in(page.read_text(encoding="utf-8")):
        if name == "help":
            continue
        assert name in COMMANDS, name
        known = {known for argument in COMMANDS[name].all_arguments for known in argument.name.split(", ")}
        for option in options:
            assert option in known, f"menagerie {name} {option}"


def commands_in(text: str) -> list[tuple[str, list[str]]]:
    """Return the name and the options of each command in code."""
    code = re.findall(r"^```\n(.*?)^```", text, re.DOTALL | re.MULTILINE) + re.findall(r"`([^`\n]+)`", text)
    lines = [line.split("  ")[0].split("#")[0] for part in code for line in part.splitlines()]
    calls = [match for line in lines if (match := re.match(r"(?:\.venv/bin/)?menagerie ([a-z]+)\b(.*)", line.strip()))]
    return [(call[1], re.findall(r"(?<![\w-])--?[a-z][a-z-]*", call[2])) for call in calls]
