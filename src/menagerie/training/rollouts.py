"""Games of the learner against itself, its past selves and the heuristic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from menagerie.core.features import common, in_order
from menagerie.core.game import Game
from menagerie.fast import register, rows_of
from menagerie.fast.network import SHARPNESS, Network, activations_for, padded
from menagerie.fast.self_play import (
    BY_HEURISTIC,
    LEARNER,
    Decisions,
    Lineups,
    SelfPlayBuffers,
    estimate_advantages,
    play_lineups,
)
from menagerie.training.hyperparameters import TrainingSettings
from menagerie.training.networks import stacked

AS_LEARNT = 1.0
"""The sharpness of a policy that plays as it was learnt."""


class NetworkTable:
    """A game at every number of players, as networks see it."""

    def __init__(self, game: Game[Any]) -> None:
        register(game)
        self.game = game
        self.most_players = game.seats[-1]
        self.starts = np.concatenate([rows_of(game.start(players)) for players in game.seats])
        self.common = sum(feature.size for feature in common(game.features))
        self.width = padded(game.width(self.most_players))
        """The number of cells that a player's network sees."""
        self.critic_width = self.width + padded(self.common * (self.most_players - 1))
        """The number of cells that the critic sees."""

    def numbers(self) -> NDArray[np.int64]:
        """Return for each cell of the critic the number of its feature among those that are numbers, not bits; 0 for
        bits. Cells with the same number are scaled alike."""
        found = np.zeros(self.critic_width, np.int64)
        kinds = {feature.name: k for k, feature in enumerate(self.game.features, 1) if feature.most > 1}
        seen = in_order(self.game.features, self.most_players)
        hidden = common(self.game.features) * (self.most_players - 1)
        for start, features in ((0, seen), (self.width, hidden)):
            kind = [kinds.get(feature.name, 0) for feature in features]
            cells = np.repeat(kind, [feature.size for feature in features])
            found[start : start + len(cells)] = cells
        return found

    def scale(self, cells: NDArray[np.int8]) -> NDArray[np.float32]:
        """Return the factors that make the typical number of each feature 1, given typical decisions."""
        scale, kinds = np.ones(self.critic_width, np.float32), self.numbers()
        for kind in np.unique(kinds[kinds > 0]):
            part = cells[:, kinds == kind].astype(np.float32)
            scale[kinds == kind] = 1 / max(1.0, float(np.sqrt(np.square(part[part != 0]).mean())) if part.any() else 1)
        return scale

    def decisions(self, capacity: int) -> Decisions:
        """Return room for this many decisions."""
        whole, small = np.zeros(capacity, np.int64), np.zeros(capacity, np.float32)
        return Decisions(
            cells=np.zeros((capacity, self.critic_width), np.int8),
            seats=whole.copy(),
            masks=np.zeros((capacity, self.game.actions), np.int8),
            actions=whole.copy(),
            probabilities=small.copy(),
            values=small.copy(),
            rewards=small.copy(),
            following=whole.copy(),
            advantages=small.copy(),
        )

    def buffers(self, network: Network, critic: Network) -> SelfPlayBuffers:
        """Return working memory for games between networks of these shapes."""
        game = self.game
        return SelfPlayBuffers(
            rows=self.starts[:1].copy(),
            moves=np.zeros(game.most_legal, np.int64),
            outcome=np.zeros(max(1, game.outcome_length), np.int64),
            other=np.zeros(self.width, np.int8),
            actor=activations_for(game, network, self.critic_width),
            critic=activations_for(game, critic),
            last=np.zeros(self.most_players, np.int64),
            win_probabilities=np.zeros(self.most_players),
        )

    def random_lineups(self, count: int, past: int, settings: TrainingSettings, rng: np.random.Generator) -> Lineups:
        """Return games for the learner: alone with itself, or with the heuristic or one of its past selves."""
        tables = np.arange(count) % len(self.starts)
        players = np.full((count, self.most_players), LEARNER)
        by_heuristic = (rng.random(count) < settings.heuristic_games) | (past == 0)
        others = np.where(by_heuristic, BY_HEURISTIC, rng.integers(1, past + 1, count) if past else 0)
        elsewhere = rng.random(players.shape) < 0.5
        learners = rng.integers(0, np.array(self.game.seats)[tables])
        elsewhere[np.arange(count), learners] = False
        mixed = rng.random(count) < settings.mixed_games
        players = np.where(elsewhere & mixed[:, None], others[:, None], players)
        return Lineups(tables, players, streams(count, rng), streams(count, rng))

    def heuristic_lineups(self, count: int, rng: np.random.Generator) -> Lineups:
        """Return games in which every seat follows the heuristic."""
        players = np.full((count, self.most_players), BY_HEURISTIC)
        return Lineups(np.arange(count) % len(self.starts), players, streams(count, rng), streams(count, rng))

    def duplicate_lineups(self, players: int, deals: int, rng: np.random.Generator) -> Lineups:
        """Return games of one network against the heuristic, every deal from every seat."""
        count = deals * players
        lineup = np.full((count, self.most_players), BY_HEURISTIC)
        lineup[np.arange(count), np.arange(count) % players] = LEARNER
        tables = np.full(count, self.game.seats.index(players))
        return Lineups(tables, lineup, np.repeat(streams(deals, rng), players, 0), streams(count, rng))


def streams(count: int, rng: np.random.Generator) -> NDArray[np.int64]:
    """Return this many streams; none is all zeros."""
    words = rng.integers(0, 1 << 32, (count, 4))
    words[:, 3] |= 1
    return words


class SelfPlay:
    """Plays games and keeps the decisions of one player."""

    def __init__(self, table: NetworkTable, settings: TrainingSettings) -> None:
        self.table, self.settings = table, settings
        self.decisions = table.decisions(settings.decisions)

    def play(self, networks: Sequence[Network], critic: Network, rng: np.random.Generator) -> tuple[int, int]:
        """Play until there are enough decisions of the first network. Return the numbers of games and decisions."""
        lineups = self.table.random_lineups(self.settings.decisions, len(networks) - 1, self.settings, rng)
        return self._play(lineups, networks, critic, LEARNER)

    def demonstrate(self, network: Network, critic: Network, rng: np.random.Generator) -> tuple[int, int]:
        """Play until there are enough decisions of the heuristic. Return the numbers of games and decisions."""
        lineups = self.table.heuristic_lineups(self.settings.decisions, rng)
        return self._play(lineups, [network], critic, BY_HEURISTIC)

    def _play(self, lineups: Lineups, networks: Sequence[Network], critic: Network, recorded: int) -> tuple[int, int]:
        table, settings = self.table, self.settings
        games, count = play_lineups(
            table.starts,
            lineups,
            stacked(networks),
            AS_LEARNT,
            critic,
            table.common,
            settings.margin_weight,
            recorded,
            table.buffers(networks[0], critic),
            self.decisions,
            np.zeros((settings.decisions, table.most_players)),
        )
        estimate_advantages(self.decisions, count, settings.trace)
        return games, count


def shares_against_heuristic(
    table: NetworkTable,
    network: Network,
    critic: Network,
    players: int,
    deals: int,
    seed: int,
    sharpness: float = SHARPNESS,
) -> NDArray[np.float64]:
    """Return the network's share of the victories in each deal, which it plays from every seat."""
    lineups = table.duplicate_lineups(players, deals, np.random.default_rng(seed))
    shares = np.zeros((deals * players, table.most_players))
    play_lineups(
        table.starts,
        lineups,
        stacked([network]),
        sharpness,
        critic,
        table.common,
        0.0,
        LEARNER,
        table.buffers(network, critic),
        table.decisions(0),
        shares,
    )
    mine = shares[np.arange(len(shares)), np.arange(len(shares)) % players]
    found: NDArray[np.float64] = mine.reshape(deals, players).mean(1)
    return found
