"""The training example stays short, and trains."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "train.py"


def test_it_is_short_and_every_part_is_told_in_a_sentence() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 150
    parts = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    assert len(parts) > 5
    for part in parts:
        assert part.name == "__init__" or re.fullmatch(r"[A-Z].*\.", ast.get_docstring(part) or ""), part.name


def test_it_learns_to_beat_novices(tmp_path: Path) -> None:
    for needed in ("torch", "gymnasium", "matplotlib"):
        pytest.importorskip(needed)
    command = [sys.executable, EXAMPLE, "mausen", "--players", "4", "--minutes", "0.4", "--out", tmp_path]
    ran = subprocess.run(
        command, capture_output=True, text=True, timeout=600, env=os.environ | {"PYTHONPATH": str(ROOT / "src")}
    )
    assert not ran.stderr
    *progress, last = ran.stdout.splitlines()
    assert re.search(
        r"decisions, +\d+ s, processor +\d+ s: \d+\.\d% ± \d\.\d% of the victories \(fair: 25\.0%\)", progress[-1]
    )
    assert re.fullmatch(r"6,000 fresh games: .*% ± .*% of the victories, above the fair 25\.0%", last)
    assert ran.returncode == 0
    assert "fair share" in (tmp_path / "learning-mausen.svg").read_text()
    assert (tmp_path / "mausen-4.pt").stat().st_size > 100_000
