"""A training run in a folder: it can be stopped at any moment and continues from its last checkpoint."""

from __future__ import annotations

import os
import pickle
import subprocess
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from importlib.metadata import version
from pathlib import Path
from time import monotonic, process_time
from typing import Any

import numpy as np
import torch
from platformdirs import user_data_path

import menagerie
from menagerie.core.errors import BadSetup, reason_of
from menagerie.core.files import claim, flush_folder
from menagerie.core.game import Game
from menagerie.fast.network import Network
from menagerie.training.curve import write_curve
from menagerie.training.evaluation import estimate, shares_against
from menagerie.training.hyperparameters import EvaluationSettings, TrainingSettings
from menagerie.training.learner import Learner
from menagerie.training.networks import TrainedNetwork
from menagerie.training.rollouts import NetworkTable, SelfPlay, shares_against_heuristic

CHECKPOINT = "checkpoint.pt"
FORMAT = "menagerie-training/1"
HOUR = 3600.0
MANY_CELLS = 500
"""The number of cells above which an observation takes long to understand."""

Line = dict[str, Any]


def default_folder(game: Game[Any]) -> Path:
    """Return the folder of a game's training run, unless the person names another one."""
    return user_data_path("menagerie", appauthor=False) / "training" / game.name


@dataclass
class Progress:
    """How far a run has come."""

    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    processor_seconds: float = 0.0
    evaluated: float = -1e9
    evaluated_strong: float = 0.0
    """The run's seconds at the last evaluation against each level."""
    lines: list[Line] = field(default_factory=list)
    """The curve so far."""
    commits: list[str] = field(default_factory=list)
    """The commits of the sources that were used, in order."""


class TrainingRun:
    """The learner of a game with everything that it needs to continue after a stop."""

    def __init__(
        self,
        game: Game[Any],
        folder: Path,
        seed: int = 1,
        settings: TrainingSettings | None = None,
        evaluations: EvaluationSettings | None = None,
    ) -> None:
        if not game.features:
            raise BadSetup("env-no-features", game=game.name)
        torch.set_num_threads(1)
        self.game, self.folder = game, folder
        self.evaluations = evaluations or EvaluationSettings()
        self._claim()
        try:
            kept = self._checkpoint()
        except BadSetup:
            self._lock.close()
            raise
        self.seed = kept["seed"] if kept else seed
        self.settings = settings_of(kept["settings"]) if kept else settings or settings_for(game)
        self.table = NetworkTable(game)
        self.self_play = SelfPlay(self.table, self.settings)
        self.past = (
            [Network(**{name: part.numpy() for name, part in past.items()}) for past in kept["past"]] if kept else []
        )
        self.progress = Progress(**kept["progress"]) if kept else Progress()
        self.learner = self._learner(kept["scale"].numpy() if kept else self._typical_scale())
        if kept:
            self.learner.load(kept["learner"])
            write_curve(self.folder, self.game.name, self.progress.lines)

    def _claim(self) -> None:
        """Make the folder, and keep other programs from training in it."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._lock = (self.folder / "lock").open("w")
        except OSError as error:
            raise BadSetup("file-unwritable", file=str(self.folder), reason=reason_of(error)) from None
        try:
            claim(self._lock)
        except OSError:
            self._lock.close()
            raise BadSetup("train-busy", folder=str(self.folder)) from None

    def __enter__(self) -> TrainingRun:
        return self

    def __exit__(self, *error: object) -> None:
        """Let other programs train in the folder."""
        self._lock.close()

    def _checkpoint(self) -> dict[str, Any] | None:
        """Return what the last checkpoint holds; None in a new folder."""
        path = self.folder / CHECKPOINT
        if not path.exists():
            return None
        try:
            kept: Any = torch.load(path, weights_only=True)
        except (OSError, RuntimeError, EOFError, KeyError, pickle.UnpicklingError):
            kept = None
        if not isinstance(kept, Mapping) or kept.get("format") != FORMAT or kept.get("game") != self.game.name:
            raise BadSetup("train-bad-checkpoint", file=str(path), game=self.game.name)
        return dict(kept)

    def _learner(self, scale: np.ndarray[Any, np.dtype[np.float32]]) -> Learner:
        """Return a learner with random weights, which follow from the seed."""
        table, hidden = self.table, self.settings.hidden
        torch.manual_seed(self.seed)
        player = TrainedNetwork(scale[: table.width].copy(), table.most_players, hidden, self.game.actions)
        return Learner(player, TrainedNetwork(scale, table.most_players, hidden, 0), self.settings)

    def _typical_scale(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Return the scale of the cells in games of the heuristic."""
        learner = self._learner(np.ones(self.table.critic_width, np.float32))
        networks = learner.player.compiled(), learner.critic.compiled()
        _, count = self.self_play.demonstrate(*networks, np.random.default_rng(self.seed))
        return self.table.scale(self.self_play.decisions.cells[:count])

    def train(
        self, hours: float, updates: int | None = None, report: Callable[[Line], object] = lambda line: None
    ) -> None:
        """Train until the run has taken this many hours, or for a number of updates at most."""
        progress, begun, used = self.progress, monotonic(), process_time()
        before, used_before, saved = progress.seconds, progress.processor_seconds, monotonic()
        last = None if updates is None else self.learner.updates + updates
        sources = commit()
        while progress.seconds < hours * HOUR and self.learner.updates != last:
            measured = self._update()
            if progress.commits[-1:] != [sources]:
                progress.commits.append(sources)
            progress.seconds = before + monotonic() - begun
            progress.processor_seconds = used_before + process_time() - used
            if progress.seconds >= progress.evaluated + self.evaluations.every:
                report(self._evaluate(measured))
            if monotonic() >= saved + self.evaluations.save_every:
                self.save()
                saved = monotonic()
        self.save()

    def _update(self) -> dict[str, float]:
        """Play and learn once."""
        learner, settings = self.learner, self.settings
        rng = np.random.default_rng([self.seed, learner.updates])
        player, critic = learner.player.compiled(), learner.critic.compiled()
        if learner.imitating:
            games, count = self.self_play.demonstrate(player, critic, rng)
        else:
            games, count = self.self_play.play([player, *self.past], critic, rng)
        measured = learner.improve(self.self_play.decisions, count, rng)
        if learner.updates % settings.past_every == 0:
            self.past = [*self.past, learner.average.compiled()][-settings.past_selves :]
        self.progress.decisions += count
        self.progress.games += games
        return measured

    def _evaluate(self, measured: dict[str, float]) -> Line:
        """Add a line to the curve: what was measured while learning, and shares of the victories."""
        progress, terms = self.progress, self.evaluations
        progress.evaluated = progress.seconds
        line: Line = {
            "update": self.learner.updates,
            "decisions": progress.decisions,
            "games": progress.games,
            "hours": round(progress.seconds / HOUR, 4),
            "processor_hours": round(progress.processor_seconds / HOUR, 4),
            **{name: round(value, 4) for name, value in measured.items()},
            "novice": self._shares("novice", terms.novice_deals),
        }
        if progress.seconds >= progress.evaluated_strong + terms.strong_every:
            progress.evaluated_strong = progress.seconds
            line["strong"] = self._shares("strong", terms.strong_deals)
        progress.lines.append(line)
        write_curve(self.folder, self.game.name, progress.lines)
        return line

    def _shares(self, level: str, deals: int) -> dict[str, list[float]]:
        """Return for each number of players the share of the victories, and the half width of its interval."""
        network, critic = self.learner.average.compiled(), self.learner.critic.compiled()
        found = {}
        for players in self.game.seats:
            if level == "novice":
                shares = shares_against_heuristic(self.table, network, critic, players, deals, self.learner.updates)
            else:
                shares = shares_against(level, self.game, network, players, deals, str(self.learner.updates))
            found[str(players)] = [round(number, 4) for number in estimate(shares)]
        return found

    def save(self) -> None:
        """Write a checkpoint; one that was begun and not finished leaves the one before."""
        path, draft = self.folder / CHECKPOINT, self.folder / f".{CHECKPOINT}.draft"
        try:
            with draft.open("wb") as file:
                torch.save(self.state(), file)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
            flush_folder(self.folder)
        except OSError as error:
            raise BadSetup("file-unwritable", file=str(path), reason=reason_of(error)) from None

    def state(self) -> dict[str, Any]:
        """Return everything that a checkpoint holds."""
        return {
            "format": FORMAT,
            "game": self.game.name,
            "seed": self.seed,
            "settings": asdict(self.settings),
            "scale": self.learner.critic.scale,
            "past": [{name: torch.from_numpy(part) for name, part in past._asdict().items()} for past in self.past],
            "progress": asdict(self.progress),
            "learner": self.learner.state(),
        }


def network_of(kept: Mapping[str, Any]) -> Network:
    """Return the network of a past self in a checkpoint."""
    return Network(**{name: part.numpy() for name, part in kept.items()})


def settings_of(kept: Mapping[str, Any]) -> TrainingSettings:
    """Return the settings of a checkpoint."""
    return replace(TrainingSettings(), **{**kept, "hidden": tuple(kept["hidden"])})


def settings_for(game: Game[Any]) -> TrainingSettings:
    """Return the settings with which a game learns well.

    The more there is to see, the larger is the network, and the longer it imitates first. Where all choose at once,
    it must stay hard to predict.
    """
    entropy = 0.01 if game.all_at_once else 0.005
    if game.width(game.seats[-1]) > MANY_CELLS:
        return TrainingSettings(hidden=(256, 128), imitated_updates=50, entropy=entropy)
    return TrainingSettings(entropy=entropy)


def commit() -> str:
    """Return the commit of the sources, or the version of an installed package."""
    folder = Path(menagerie.__file__).parent
    asked = ["git", "-C", str(folder), "rev-parse", "HEAD"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603
    except (OSError, subprocess.CalledProcessError):
        return version("menagerie-games")
