"""Training runs: they learn, continue after a stop as if there had been none, and survive being killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch")

from menagerie.bots.network_weights import probabilities_of, read_weights  # noqa: E402
from menagerie.bots.reflex_bot import ReflexBot  # noqa: E402
from menagerie.core.errors import BadSetup  # noqa: E402
from menagerie.core.match import Match  # noqa: E402
from menagerie.fast.network import Network, padded  # noqa: E402
from menagerie.games import load  # noqa: E402
from menagerie.training.evaluation import shares_against  # noqa: E402
from menagerie.training.export import export  # noqa: E402
from menagerie.training.hyperparameters import EvaluationSettings, TrainingSettings  # noqa: E402
from menagerie.training.run import CHECKPOINT, TrainingRun  # noqa: E402

SMALL = TrainingSettings(
    hidden=(32, 16), decisions=4096, imitated_updates=2, batch=512, past_every=2, past_selves=2, averaging=0.5
)
QUIET = EvaluationSettings(every=1e9)
LONG = 1e6
"""Hours that no test takes."""


def run_in(folder: Path, game: str = "mausen", **kept: object) -> TrainingRun:
    return TrainingRun(load(game), folder, settings=SMALL, evaluations=QUIET, **kept)  # type: ignore[arg-type]


def trained(folder: Path, *updates: int) -> Network:
    """Return the network after these numbers of updates, with a stop after each."""
    for count in updates:
        with run_in(folder) as run:
            run.train(LONG, count)
    return run.learner.average.compiled()


def test_a_run_that_was_stopped_continues_as_if_it_had_not_been(tmp_path: Path) -> None:
    at_once = trained(tmp_path / "at once", 6)
    in_parts = trained(tmp_path / "in parts", 1, 3, 2)
    for mine, theirs in zip(at_once, in_parts, strict=True):
        np.testing.assert_array_equal(mine, theirs)


def test_another_seed_gives_another_network(tmp_path: Path) -> None:
    with run_in(tmp_path / "1", seed=1) as one, run_in(tmp_path / "2", seed=2) as two:
        pass
    assert not np.array_equal(one.learner.player.compiled().first, two.learner.player.compiled().first)


@pytest.mark.parametrize("game", ["mausen", "awimbawe", "mopsen"])
def test_it_learns_to_play_like_the_heuristic(game: str, tmp_path: Path) -> None:
    settings = TrainingSettings(hidden=(32, 16), decisions=8192, imitated_updates=8, batch=512)
    terms = EvaluationSettings(every=0, novice_deals=20)
    with TrainingRun(load(game), tmp_path, settings=settings, evaluations=terms) as run:
        run.train(LONG, 10)
    first, last = run.progress.lines[0], run.progress.lines[7]
    assert last["player_loss"] < 0.93 * first["player_loss"]
    assert last["explained"] > 0.1
    assert {line["update"] for line in run.progress.lines} == set(range(1, 11))


def test_the_curve_is_written_and_drawn(tmp_path: Path) -> None:
    terms = EvaluationSettings(every=0, novice_deals=4, strong_every=0, strong_deals=2)
    with TrainingRun(load("mausen"), tmp_path, settings=SMALL, evaluations=terms) as run:
        run.train(LONG, 2)
    lines = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert [line["update"] for line in lines] == [1, 2]
    assert set(lines[0]["novice"]) == set(lines[0]["strong"]) == {"3", "4", "5", "6"}
    pytest.importorskip("matplotlib")
    assert (tmp_path / "curve.svg").read_text().startswith("<?xml")


def test_a_killed_run_leaves_a_checkpoint_that_continues(tmp_path: Path) -> None:
    script = (
        "from pathlib import Path; from menagerie.games import load\n"
        "from menagerie.training.run import TrainingRun\n"
        "from menagerie.training.hyperparameters import EvaluationSettings, TrainingSettings\n"
        f"run = TrainingRun(load('mausen'), Path({str(tmp_path)!r}), settings={SMALL!r},"
        " evaluations=EvaluationSettings(every=1e9, save_every=0))\n"
        "run.train(1e6)"
    )
    process = subprocess.Popen([sys.executable, "-c", script], env=os.environ)
    checkpoint, until = tmp_path / CHECKPOINT, time.monotonic() + 600
    while not checkpoint.exists():
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()
    with run_in(tmp_path) as run:
        before = run.learner.updates
        run.train(LONG, 1)
    assert 1 <= before == run.learner.updates - 1


def test_two_programs_cannot_train_in_one_folder(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    with run_in(tmp_path), pytest.raises(BadSetup, match="Another program"):
        run_in(tmp_path)


@pytest.mark.parametrize("content", [b"", b"not a checkpoint"])
def test_a_file_that_is_not_a_checkpoint_is_refused_and_kept(content: bytes, tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_bytes(content)
    with pytest.raises(BadSetup, match="not a checkpoint"):
        run_in(tmp_path)
    assert (tmp_path / CHECKPOINT).read_bytes() == content


def test_a_checkpoint_of_another_game_is_refused(tmp_path: Path) -> None:
    trained(tmp_path, 1)
    with pytest.raises(BadSetup, match="not a checkpoint of mopsen"):
        run_in(tmp_path, "mopsen")


def test_the_exported_network_plays_and_says_how_it_came_about(tmp_path: Path) -> None:
    with run_in(tmp_path / "run") as run:
        run.train(LONG, 3)
    weights = export(run, tmp_path / "weights")
    with weights.open("rb") as file:
        packed = Network(**read_weights(file))
    trained = run.learner.average.compiled()
    for mine, theirs in zip(packed, trained, strict=True):
        np.testing.assert_allclose(mine, theirs, atol=np.abs(theirs).max() / 127)
    origin = json.loads((tmp_path / "weights" / "mausen.json").read_text())
    assert origin["updates"] == 3
    assert origin["command"].startswith("menagerie train mausen --hours")
    assert shares_against("novice", load("mausen"), packed, 3, 2, "x").shape == (2,)


@pytest.mark.parametrize("players", [3, 5])
def test_plain_compiled_and_trained_probabilities_agree(players: int, tmp_path: Path) -> None:
    with run_in(tmp_path, "mopsen") as run:
        run.train(LONG, 1)
    game, player = run.game, run.learner.player
    match = Match(game, players, seed=bytes(32))
    seat = match.actors[0]
    legal, cells = match.legal(seat), np.zeros(padded(game.width(5)), np.int8)
    observation = game.observe(match.state, seat)
    cells[: len(observation)] = observation
    plain = probabilities_of(player.compiled()._asdict(), players, observation, legal, 1.0)
    masks = torch.zeros(1, game.actions, dtype=torch.int8)
    masks[0, legal] = 1
    body, _ = player(torch.from_numpy(cells)[None], torch.tensor([players]))
    trained = player.log_probabilities(body, masks).exp()[0, legal].detach().numpy()
    np.testing.assert_allclose(plain, trained, rtol=1e-4)


def test_a_reflex_bot_follows_from_its_seed_and_the_view(tmp_path: Path) -> None:
    with run_in(tmp_path) as run:
        pass
    match = Match(run.game, 3, seed=bytes(32))
    bots = [ReflexBot(run.game, bytes(range(32)), run.learner.player.compiled()) for _ in range(2)]
    chosen = [[bot.choose(match.view(0), match.legal(0)) for _ in range(20)] for bot in bots]
    assert chosen[0] == chosen[1]
    assert set(chosen[0]) <= set(match.legal(0))
    assert len(set(chosen[0])) > 1
