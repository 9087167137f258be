"""Learn to beat novices: python examples/train.py GAME [--players N] [--minutes M] [--seed S] [--threads T] [--out DIR]

PPO with masked actions (Schulman et al., 2017): one network on one seat of 1,024 games at once, novices on the others.
It is rewarded with its share of the victory at the end, and on the way there whenever its lead grows, which it can see.
"""

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import torch
from matplotlib import pyplot
from torch import Tensor, nn
from torch.distributions import Categorical

from menagerie.envs import MenagerieVectorEnv

GAMES, STEPS, EPOCHS, BATCH = 1024, 32, 2, 1024
RATE, CLIP, LAMBDA, ENTROPY, STEEPEST, LEAD = 1e-3, 0.2, 0.95, 0.01, 0.5, 3.0
UPDATES_TOLD, GAMES_TOLD, GAMES_JUDGED = 10, 1200, 6000


class Network(nn.Module):
    """A network with two outputs: a policy and a value."""

    def __init__(self, env: MenagerieVectorEnv) -> None:
        super().__init__()
        bounds: Any = env.single_observation_space["observation"]
        self.register_buffer("most", torch.tensor(np.maximum(bounds.high, -bounds.low), dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(*bounds.shape, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy, self.value = nn.Linear(256, env.game.actions), nn.Linear(256, 1)

    def forward(self, observation: Any, action_mask: Any) -> tuple[Categorical, Tensor]:
        """Return the distribution over the legal actions, and the expected reward."""
        body = self.body(torch.as_tensor(observation) / self.most)
        logits = self.policy(body).masked_fill(torch.as_tensor(action_mask) == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(body).squeeze(-1)


def table(game: str, players: int | None, games: int) -> MenagerieVectorEnv:
    """Return games against novices, every deal from every seat; each restarts at once, so every step is a decision."""
    return MenagerieVectorEnv(game, players, games, seat="rotate", opponents="novice", autoreset_mode="SameStep")


def lead_in(env: MenagerieVectorEnv) -> np.ndarray:
    """Return the weight of each cell of an observation in the lead: one's own points minus the mean of all."""
    players, most = env.setup.players, env.single_observation_space["observation"].high
    parts = [part for part in env.game.features if part.by_seat]
    seat = np.repeat([part.name in {"points", "bones", "rounds_won"} for part in parts], [part.size for part in parts])
    cells = np.kron(np.eye(1, players) - 1 / players, seat)[0]
    return LEAD * np.pad(cells, (len(most) - len(cells), 0)) / most


def train(env: MenagerieVectorEnv, network: Network, seed: int) -> Iterator[None]:
    """Play and improve, forever."""
    optimizer, lead = torch.optim.Adam(network.parameters(), RATE), lead_in(env)
    seen = env.reset(seed=seed)[0]
    while True:
        steps, gains, results = [], [], []
        for _ in range(STEPS):
            policy, value = network(**seen)
            action = policy.sample()
            steps.append((*seen.values(), action, policy.log_prob(action), value.numpy()))
            seen, reward, ended, _, _ = env.step(action.numpy())
            results.append((reward + ~ended * (seen["observation"] @ lead - steps[-1][0] @ lead), ended))
        later, gain = network(**seen)[1].numpy(), np.zeros(env.num_envs)
        for (*_, value), (reward, ended) in zip(reversed(steps), reversed(results), strict=True):
            gain, later = reward + ~ended * (later + LAMBDA * gain) - value, value  # nothing flows across an end
            gains.insert(0, gain.astype(np.float32))
        yield improve(network, optimizer, [*zip(*steps, strict=True), gains])


@torch.enable_grad()
def improve(network: Network, optimizer: torch.optim.Optimizer, columns: list[Any]) -> None:
    """Follow the clipped gradient over all played decisions, a few times."""
    played = [torch.as_tensor(np.concatenate(column)) for column in columns]
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(played[0])).split(BATCH):
            seen, mask, action, chance, expected, gain = (column[chosen] for column in played)
            policy, value = network(seen, mask)
            target = expected + gain
            ratio = (policy.log_prob(action) - chance).exp()
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = (value - target).square().mean() - better - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), STEEPEST)
            optimizer.step()


def judge(env: MenagerieVectorEnv, network: Network, seed: int) -> tuple[float, float]:
    """Return the share that its most likely moves win in new deals, each from every seat, and its 95% interval."""
    shares, games, players = np.zeros(env.num_envs), np.zeros(env.num_envs, int), env.setup.players
    observations, _ = env.reset(seed=seed)
    while (games < players).any():
        observations, reward, ended, _, _ = env.step(network(**observations)[0].logits.argmax(-1).numpy())
        shares += reward * (games < players) / players
        games += ended
    return float(shares.mean()), 1.96 * float(shares.std()) / len(shares) ** 0.5


def draw(path: Path, title: str, fair: float, curve: list[tuple[float, float, float]]) -> None:
    """Draw the learning curve, with the fair share."""
    with pyplot.rc_context({"svg.fonttype": "none", "svg.hashsalt": "menagerie", "font.family": "sans-serif"}):
        figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
        minutes, means, margins = np.array(curve).T
        axes.fill_between(minutes, means - margins, means + margins, color="#0072b2", alpha=0.25, linewidth=0)
        axes.plot(minutes, means, color="#0072b2", label="the network")
        axes.axhline(fair, color="#d55e00", linestyle="--", label="fair share")
        axes.set(title=title, xlabel="minutes", ylabel="share of wins", xlim=(0, None), ylim=(0, 1))
        axes.legend(loc="lower right", frameon=False)
        figure.savefig(path, metadata={"Date": None})


@torch.no_grad()
def main(game: str, players: int, minutes: float, seed: int, threads: int, out: Path) -> bool:
    """Train, judge, draw and save. Return whether the network is better than a novice."""
    begun, curve = time.monotonic(), []
    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    env = table(game, players or None, GAMES)
    network, players, fair = Network(env), env.setup.players, 1 / len(env.game.teams(env.setup.players))
    for update, _ in enumerate(train(env, network, seed), 1):
        if (spent := (time.monotonic() - begun) / 60) >= minutes or update % UPDATES_TOLD == 0:
            mean, margin = judge(table(game, players, GAMES_TOLD // players), network, seed + update * GAMES)
            curve.append((spent, mean, margin))
            done = f"{update * GAMES * STEPS:>10,} decisions, {60 * spent:.0f} s, processor {time.process_time():.0f} s"
            print(f"{done}: {mean:.1%} ± {margin:.1%} of the victories (fair: {fair:.1%})", flush=True)
        if spent >= minutes:
            break
    mean, margin = judge(table(game, players, GAMES_JUDGED // players), network, seed + (update + 1) * GAMES)
    verdict = "above" if mean - margin > fair else "not above"
    print(f"{GAMES_JUDGED:,} fresh games: {mean:.1%} ± {margin:.1%} of the victories, {verdict} the fair {fair:.1%}")
    out.mkdir(parents=True, exist_ok=True)
    draw(out / f"learning-{game}.svg", f"{game}, {players} players, against novices", fair, curve)
    torch.save(network.state_dict(), out / f"{game}-{players}.pt")
    return verdict == "above"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn to beat novices.")
    parser.add_argument("game", choices=["mausen", "awimbawe", "mopsen"])
    for name, usual in {"players": 0, "minutes": 10.0, "seed": 1, "threads": 1, "out": Path()}.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    raise SystemExit(not main(**vars(parser.parse_args())))
