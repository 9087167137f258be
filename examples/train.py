"""Learn to beat novices: python examples/train.py GAME [--players N] [--reward victory|points] [--minutes M] …

PPO with masked actions (Schulman et al., 2017): one network on one seat of 1,024 games at once, novices on the others.
It learns from its share of the victory at the end or, where beginners hardly ever win, from the points that it makes;
what it is judged by is always its share of the victories. The extra `train` brings what is needed.
"""

import argparse
import math
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

GAMES, STEPS, EPOCHS, BATCH = 1024, 32, 3, 2048
RATE, CLIP, LAMBDA, ENTROPY, STEEPEST, SCALE = 5e-4, 0.2, 0.95, 0.01, 0.5, {"victory": 1.0, "points": 0.05}
UPDATES_TOLD, GAMES_TOLD, GAMES_JUDGED = 10, 1200, 6000


class Network(nn.Module):
    """What to do, and which share of the victory to expect."""

    def __init__(self, env: MenagerieVectorEnv) -> None:
        super().__init__()
        bounds: Any = env.single_observation_space["observation"]
        self.register_buffer("most", torch.tensor(np.maximum(bounds.high, -bounds.low), dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(*bounds.shape, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy, self.value = nn.Linear(256, env.game.actions), nn.Linear(256, 1)

    def forward(self, observation: Any, action_mask: Any) -> tuple[Categorical, Tensor]:
        """The chances of the legal actions, and the expected share."""
        body = self.body(torch.as_tensor(observation) / self.most)
        logits = self.policy(body).masked_fill(torch.as_tensor(action_mask) == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(body).squeeze(-1)


def table(game: str, players: int | None, games: int, reward: str = "victory") -> MenagerieVectorEnv:
    """Games against novices, every deal from every seat; what ends is begun anew at once, so every step decides."""
    return MenagerieVectorEnv(game, players, games, seat="rotate", reward=reward, autoreset_mode="SameStep")


def train(env: MenagerieVectorEnv, network: Network, scale: float, seed: int) -> Iterator[None]:
    """Play and improve, without end."""
    optimizer = torch.optim.Adam(network.parameters(), RATE)
    seen = env.reset(seed=seed)[0]
    while True:
        steps, gains, results = [], [], []
        for _ in range(STEPS):
            policy, value = network(**seen)
            action = policy.sample()
            steps.append((*seen.values(), action, policy.log_prob(action), value.numpy()))
            seen, reward, ended, _, _ = env.step(action.numpy())
            results.append((scale * reward, ended))
        later, gain = network(**seen)[1].numpy(), np.zeros(env.num_envs)
        for (*_, value), (reward, ended) in zip(reversed(steps), reversed(results), strict=True):
            gain, later = reward + ~ended * (later + LAMBDA * gain) - value, value  # nothing flows across an end
            gains.insert(0, gain.astype(np.float32))
        improve(network, optimizer, [*zip(*steps, strict=True), gains])
        yield


@torch.enable_grad()
def improve(network: Network, optimizer: torch.optim.Optimizer, columns: list[Any]) -> None:
    """Follow the clipped gradient a few times over all decisions that were played."""
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
    """The share over fresh deals, each played once from every seat, and how far its 95 % interval reaches."""
    shares, games, players = np.zeros(env.num_envs), np.zeros(env.num_envs, int), env.setup.players
    observations, _ = env.reset(seed=seed)
    while (games < players).any():
        observations, reward, ended, _, _ = env.step(network(**observations)[0].sample().numpy())
        shares += reward * (games < players) / players
        games += ended
    return float(shares.mean()), 1.96 * float(shares.std()) / math.sqrt(len(shares))


def draw(path: Path, title: str, fair: float, curve: list[tuple[float, float, float]]) -> None:
    """The learning curve, with the share that equals would have."""
    with pyplot.rc_context({"svg.fonttype": "none", "svg.hashsalt": "menagerie", "font.family": "sans-serif"}):
        figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
        minutes, means, margins = np.array(curve).T
        axes.fill_between(minutes, means - margins, means + margins, color="#0072b2", alpha=0.25, linewidth=0)
        axes.plot(minutes, means, color="#0072b2", label="the network")
        axes.axhline(fair, color="#d55e00", linestyle="--", label="fair share")
        axes.set(title=title, xlabel="minutes", ylabel="share of the victories", xlim=(0, None), ylim=(0, 1))
        axes.legend(loc="lower right", frameon=False)
        figure.savefig(path, metadata={"Date": None})


@torch.no_grad()
def main(game: str, players: int | None, reward: str, minutes: float, seed: int, threads: int, out: Path) -> bool:
    """Train, judge, draw and save; whether the network is shown to be better than a novice."""
    begun, curve = time.monotonic(), []
    torch.manual_seed(seed)
    torch.set_num_threads(threads)
    env = table(game, players, GAMES, reward)
    network, players, fair = Network(env), env.setup.players, 1 / len(env.game.teams(env.setup.players))
    for update, _ in enumerate(train(env, network, SCALE[reward], seed), 1):
        spent = (time.monotonic() - begun) / 60
        if update % UPDATES_TOLD == 0 or spent >= minutes:
            mean, margin = judge(table(game, players, GAMES_TOLD // players), network, seed + update * GAMES)
            curve.append((spent, mean, margin))
            done = f"{update * GAMES * STEPS:>10,} decisions, {60 * spent:3.0f} s"
            print(f"{done}: {mean:.1%} ± {margin:.1%} of the victories (fair: {fair:.1%})", flush=True)
        if spent >= minutes:
            break
    mean, margin = judge(table(game, players, GAMES_JUDGED // players), network, seed + (update + 1) * GAMES)
    better = mean - margin > fair
    place = f"{'above' if better else 'not above'} the fair {fair:.1%}"
    print(f"{GAMES_JUDGED:,} fresh games: {mean:.1%} ± {margin:.1%} of the victories, {place}")
    out.mkdir(parents=True, exist_ok=True)
    draw(out / f"learning-{game}.svg", f"{game}, {players} players, against novices", fair, curve)
    torch.save(network.state_dict(), out / f"{game}-{players}.pt")
    return better


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn to beat novices.")
    parser.add_argument("game", choices=["mausen", "awimbawe", "mopsen"])
    parser.add_argument("--players", type=int)
    parser.add_argument("--reward", choices=SCALE, default="victory")
    for name, usual in {"minutes": 10.0, "seed": 1, "threads": 1, "out": Path()}.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual)
    raise SystemExit(not main(**vars(parser.parse_args())))
