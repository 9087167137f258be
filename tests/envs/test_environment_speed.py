"""What ``menagerie bench --envs`` measures and prints."""

from __future__ import annotations

import numpy as np
import pytest

from menagerie import load
from menagerie.benchmarks import environment_speed, pettingzoo_loop
from menagerie.benchmarks.engine_speed import Way
from menagerie.benchmarks.environment_speed import bench_envs, env_ways, stepped
from menagerie.cli.bench import environments_text
from menagerie.cli.progress import note_if_slow
from menagerie.fast.random_actions import choose_any
from menagerie.i18n.translator import Translator


def missing() -> list[Way]:
    raise ImportError


def test_every_decision_is_counted_and_no_reset() -> None:
    steps = stepped(load("top"), 2, None)
    assert (steps() + steps() + steps()) * 3 == 2 * 3 * environment_speed.STEPS * environment_speed.GAMES_AT_ONCE


def test_measurements_are_printed_and_missing_packages_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    others: dict[str, object] = {"Slow": lambda: [("cards", 4, "Slow", (lambda: 1,))], "Absent": missing}
    monkeypatch.setattr(environment_speed, "OTHERS", others)
    for module in (environment_speed, pettingzoo_loop):
        monkeypatch.setattr(module, "names", lambda: ["mausen"])
    translator = Translator("en")
    ways = env_ways(lambda game: note_if_slow(game, translator))
    report = bench_envs(ways, 0.01, lambda: None)
    assert [speed.players for speed in report.ours] == [3, 4, 5, 6]
    assert "Absent" in report.missing
    text = environments_text(report, translator)
    assert "Mice!" in text
    assert "Slow cards" in text
    assert "Skipped because not installed: Absent" in text


@pytest.mark.parametrize("actions", [2, 16, 31, 32, 33, 136, 150])
def test_random_actions_are_legal_and_equally_likely(actions: int) -> None:
    allowed = sorted({0, actions // 3, actions // 2, actions - 1})
    masks = np.zeros((20_000, actions), np.int8)
    masks[:, allowed] = 1
    chosen = np.empty(len(masks), np.int64)
    choose_any(masks, np.array([1, 2, 3, 4]), chosen)
    counts = np.bincount(chosen, minlength=actions)
    assert np.flatnonzero(counts).tolist() == allowed
    assert abs(counts[allowed] - len(masks) / len(allowed)).max() < 500
