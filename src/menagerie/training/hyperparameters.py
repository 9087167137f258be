"""The settings of a training run."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class TrainingSettings:
    """Everything that, with the seed and the sources, determines a training run."""

    hidden: tuple[int, int] = (128, 64)
    """The units of the two hidden layers, in the player's network and in the critic."""
    decisions: int = 1 << 16
    """The number of decisions in one update."""
    imitated_updates: int = 30
    """The number of updates at the start that imitate the heuristic."""
    batch: int = 2048
    epochs: int = 1
    rate: float = 2e-3
    """The learning rate at the start; after ``slowdown`` updates it has halved, after three times as many it is a
    quarter."""
    slowdown: float = 1000.0
    clip: float = 0.2
    trace: float = 0.85
    """The lambda of generalized advantage estimation."""
    entropy: float = 0.005
    margin_weight: float = 0.2
    """The weight of the lead in points beside the victory."""
    steepest: float = 0.5
    """The largest norm of a gradient."""
    averaging: float = 0.98
    """The part of the averaged network that an update keeps; this average is what plays in the end."""
    past_selves: int = 8
    """The number of past selves among the opponents."""
    past_every: int = 25
    """The number of updates between two past selves."""
    mixed_games: float = 0.4
    """The part of the games in which some seats are not played by the learner."""
    heuristic_games: float = 0.4
    """The part of those games in which the other seats follow the heuristic; in the rest they are a past self."""


@dataclass(frozen=True)
class EvaluationSettings:
    """How often a run is evaluated and saved, in seconds, and with how many deals; the training does not depend on
    it."""

    every: float = 300.0
    novice_deals: int = 400
    strong_every: float = 1800.0
    strong_deals: int = 20
    save_every: float = 60.0
