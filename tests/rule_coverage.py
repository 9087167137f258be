"""Find the rules of docs/rules.md that no test names."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent


def numbered_rules() -> list[str]:
    """Return every rule number of docs/rules.md."""
    return re.findall(r"\*\*([A-Z]{3}-\d+)\*\*", (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8"))


def named_rules() -> set[str]:
    """Return every rule number that marks a test."""
    sources = "\n".join(file.read_text(encoding="utf-8") for file in TESTS.rglob("test_*.py"))
    marks = " ".join(re.findall(r"mark\.rule\(([^)]*)\)", sources))
    return set(re.findall(r"[A-Z]{3}-\d+", marks))


def untested_rules() -> list[str]:
    return [number for number in numbered_rules() if number not in named_rules()]
