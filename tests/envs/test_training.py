"""The training example stays short, and trains."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.soak import amount, is_soaking

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "train.py"


def test_the_training_example_is_short_and_every_function_has_a_docstring() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 150
    parts = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    assert len(parts) > 5
    for part in parts:
        assert part.name == "__init__" or re.fullmatch(r"[A-Z].*\.", ast.get_docstring(part) or ""), part.name


def test_the_training_example_learns_to_beat_novices(tmp_path: Path) -> None:
    """How much it learns in some minutes depends on how busy the machine is, so only `make soak` judges that."""
    for needed in ("torch", "gymnasium", "matplotlib"):
        pytest.importorskip(needed)
    minutes = amount(0.02, 2.0)
    command = [sys.executable, EXAMPLE, "mausen", "--players", "4", "--minutes", str(minutes), "--out", tmp_path]
    ran = subprocess.run(
        command, capture_output=True, text=True, timeout=600, env=os.environ | {"PYTHONPATH": str(ROOT / "src")}
    )
    assert not ran.stderr
    *progress, last = ran.stdout.splitlines()
    assert re.search(
        r"decisions, +\d+ s, processor +\d+ s: \d+\.\d% ± \d\.\d% of the victories \(fair: 25\.0%\)", progress[-1]
    )
    verdict = re.fullmatch(r"6,000 fresh games: .*% ± .*% of the victories, ((?:not )?above) the fair 25\.0%", last)
    assert verdict
    assert ran.returncode == (verdict[1] != "above")
    assert verdict[1] == "above" or not is_soaking()
    assert "fair share" in (tmp_path / "learning-mausen.svg").read_text()
    assert (tmp_path / "mausen-4.pt").stat().st_size > 100_000
