"""The learner: proximal policy optimization (Schulman et al., 2017) with a critic that sees all cards."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn

from menagerie.fast.self_play import Decisions
from menagerie.training.hyperparameters import TrainingSettings
from menagerie.training.networks import TrainedNetwork


class Learner:
    """A player's network, its average over time, and the critic."""

    def __init__(self, player: TrainedNetwork, critic: TrainedNetwork, settings: TrainingSettings) -> None:
        self.player, self.critic, self.settings = player, critic, settings
        self.average = deepcopy(player)
        self.optimizers = [torch.optim.Adam(network.parameters(), settings.rate) for network in (player, critic)]
        self.updates = 0

    @property
    def imitating(self) -> bool:
        """Whether the learner still imitates the heuristic instead of playing itself."""
        return self.updates < self.settings.imitated_updates

    def improve(self, decisions: Decisions, count: int, rng: np.random.Generator) -> dict[str, float]:
        """Learn from decisions. Return means of what was measured on the way."""
        rate = self.settings.rate / (1 + self.updates / self.settings.slowdown)
        for optimizer in self.optimizers:
            for group in optimizer.param_groups:
                group["lr"] = rate
        columns = [torch.from_numpy(column[:count]) for column in decisions]
        found = []
        for _ in range(self.settings.epochs):
            order = torch.from_numpy(rng.permutation(count))
            for chosen in order.split(self.settings.batch):
                found.append(self._step(Decisions._make(column.index_select(0, chosen) for column in columns)))
        self.updates += 1
        self._move_average()
        means = np.mean(found, 0)
        variance = float(np.var(decisions.advantages[:count] + decisions.values[:count]))
        unexplained = float(np.var(decisions.advantages[:count])) / max(variance, 1e-9)
        names = ("entropy", "divergence", "player_loss", "critic_loss")
        return {**dict(zip(names, map(float, means), strict=True)), "explained": 1 - unexplained}

    def _step(self, batch: Any) -> tuple[float, float, float, float]:
        """Take one step along the gradient, for both networks."""
        settings, player = self.settings, self.player
        returns = batch.values + batch.advantages
        body, value = player(batch.cells[:, : len(player.scale)], batch.seats)
        log_probabilities = player.log_probabilities(body, batch.masks)
        chosen = log_probabilities.gather(1, batch.actions[:, None]).squeeze(1)
        # Illegal actions are set to 0 first: exponentials of huge negative numbers are slow.
        log_legal = log_probabilities * batch.masks
        entropy = -(log_legal.exp() * log_legal).sum(-1).mean()
        if self.imitating:
            gain, divergence = chosen.mean(), 0.0
        else:
            gain, divergence = self._clipped_gain(chosen - batch.probabilities.log(), batch.advantages)
        player_loss = -gain - settings.entropy * entropy + 0.5 * (value - returns).square().mean()
        self._follow(self.optimizers[0], player, player_loss)
        _, value = self.critic(batch.cells, batch.seats)
        critic_loss = (value - returns).square().mean()
        self._follow(self.optimizers[1], self.critic, critic_loss)
        return entropy.item(), divergence, player_loss.item(), critic_loss.item()

    def _clipped_gain(self, log_ratio: Tensor, advantages: Tensor) -> tuple[Tensor, float]:
        """Return what the changed probabilities gain, clipped, and how far they are from those that played."""
        gain, ratio = (advantages - advantages.mean()) / (advantages.std() + 1e-8), log_ratio.exp()
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        return torch.min(ratio * gain, clipped * gain).mean(), (ratio - 1 - log_ratio).mean().item()

    def _follow(self, optimizer: torch.optim.Optimizer, network: nn.Module, loss: Tensor) -> None:
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), self.settings.steepest)
        optimizer.step()

    @torch.no_grad()
    def _move_average(self) -> None:
        """Move the averaged network towards the player's, faster at first."""
        kept = min(self.settings.averaging, (1 + self.updates) / (10 + self.updates))
        for mean, latest in zip(self.average.parameters(), self.player.parameters(), strict=True):
            mean.lerp_(latest, 1 - kept)

    def state(self) -> dict[str, Any]:
        """Return everything that a later learner needs to continue."""
        networks = (self.player, self.critic, self.average)
        return {
            "networks": [network.state_dict() for network in networks],
            "optimizers": [optimizer.state_dict() for optimizer in self.optimizers],
            "updates": self.updates,
        }

    def load(self, state: dict[str, Any]) -> None:
        """Continue from a state."""
        for network, weights in zip((self.player, self.critic, self.average), state["networks"], strict=True):
            network.load_state_dict(weights)
        for optimizer, kept in zip(self.optimizers, state["optimizers"], strict=True):
            optimizer.load_state_dict(kept)
        self.updates = state["updates"]
