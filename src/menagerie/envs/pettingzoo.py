"""The games for PettingZoo: ``env("mopsen", players=4)``, seat by seat; ``parallel_env("mausen")``, all at once.

An observation is a dict of "observation", the game's features as the seat sees them, and "action_mask", which marks the
legal actions of the seat that is to act, and nothing for everyone else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from menagerie.core.chance import derive, fresh_seed, seed_of
from menagerie.core.errors import BadSetup, IllegalMove
from menagerie.core.features import in_order
from menagerie.core.game import Game
from menagerie.fast import rows_of, state_of, teach
from menagerie.fast.batch import ASKED, FRESH, SET_UP, Terms, batch_of, room_for, shown_of, step_games
from menagerie.fast.looks import look_at
from menagerie.fast.streams import words_of
from menagerie.games import load

Seen = dict[str, NDArray[np.int8]]
"""What a seat sees and may do."""

REWARDS = ("win", "points")
"""What a seat is rewarded with: its chance to have won, at the end; or every point when it is made."""


def agent_of(number: int) -> str:
    return f"seat_{number}"


class Board:
    """One game in a compiled row, and who plays for which seat.

    The game is one of a run that follows from a seed, deal after deal; ``rotated``, each deal comes once for every
    seat, and everyone moves on one seat each time.
    """

    def __init__(self, game: Game[Any], players: int, options: Mapping[str, Any], terms: Terms) -> None:
        teach(game)
        self.game, self.players, self.terms = game, players, terms
        self.start = game.start(players, options)
        self.batch, self.shown = batch_of(game, self.start, 1), shown_of(game, players, 1)
        self._room, self._actions = room_for(game), np.zeros(1, np.int64)
        self.mask, self.rewards = self.shown.masks[0], self.shown.all_rewards[0]
        self.sow(fresh_seed())

    def sow(self, seed: bytes) -> None:
        """All games from now on follow from this seed."""
        self.batch.runs[0] = words_of(seed)
        self.batch.played[0] = 0

    def begin(self) -> None:
        """Deal the next game."""
        self.batch.stands[0] = FRESH
        self.act(0)

    def set_up(self, state: Any) -> None:
        """Go on from this position; what chance has yet to decide follows from the seed."""
        self.begin()
        self.batch.rows[:] = rows_of(state)
        self.batch.points[0] = [self.game.rules.points(state, seat) for seat in range(self.players)]
        self.batch.stands[0] = SET_UP
        self.act(0)

    def act(self, action: int) -> None:
        """The seat whose turn it is does this."""
        self._actions[0] = action
        step_games(self.batch, self._room, self._actions, self.terms, self.shown)

    @property
    def turn(self) -> int:
        return int(self.batch.turns[0])

    @property
    def over(self) -> bool:
        return bool(self.batch.counts[0] == 0)

    @property
    def state(self) -> Any:
        return state_of(self.game.state, self.batch.rows[0])

    @property
    def first(self) -> int:
        """Where the first agent sits."""
        return int(self.batch.learners[0]) if self.terms.rotated else 0

    def seen_by(self, seat: int) -> Seen:
        """What a seat sees; what it may do, if it is its turn."""
        sees = np.empty_like(self.shown.observations[0])
        look_at(self.batch.rows, seat, sees)
        mine = seat == self.turn and not self.over
        return {"observation": sees, "action_mask": self.mask.copy() if mine else np.zeros_like(self.mask)}

    def save(self) -> list[NDArray[Any]]:
        """All that is needed to go on from here."""
        return [part.copy() for part in (*self.batch, *self.shown)]

    def load(self, saved: list[NDArray[Any]]) -> None:
        """Go on from where this was saved."""
        for part, kept in zip((*self.batch, *self.shown), saved, strict=True):
            part[...] = kept


class TableEnv(AECEnv[str, Seen, int]):
    """A game in which one agent acts after the other; who chooses at the same time chooses unseen, lowest seat first.

    ``reward`` is "win" (at the end: 1 for a victory, its part of a shared one) or "points" (whenever they are made).
    With a ``penalty``, an illegal action ends the game and is rewarded so; without one it is refused with an error.
    ``rotated``: every deal comes once for each seat, and the agents move on. After ``max_cycles`` times as many
    decisions as there are seats the game is cut short.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str = "mausen",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = "win",
        penalty: float | None = None,
        rotated: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.board = board_for(load(game), players, options or {}, reward, penalty, rotated)
        self.metadata = {**self.metadata, "name": f"{self.board.game.name}_v{self.board.game.version}"}
        self.render_mode = render_mode
        self._penalised, self._by_points = penalty is not None, reward == "points"
        self._most = max_cycles * self.board.players if max_cycles else None
        self.possible_agents = [agent_of(number) for number in range(self.board.players)]
        self.agents: list[str] = []
        self._spaces = {agent: space_of(self.board) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(self.board.game.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game, or set up what the options say; with a seed, begin a new run of games."""
        deal(self.board, seed, options or {})
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._decisions, self._ended = 0, False
        self._go_on()

    def _go_on(self) -> None:
        """Whose turn it is, is asked; when the game is over, everyone is told."""
        board = self.board
        over, cut = board.over, self._decisions == self._most
        if over or self._by_points:
            self._reward()
        if over or cut:
            self._ended = True
            ends = self.terminations if over else self.truncations
            ends.update(dict.fromkeys(self.agents, True))
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[board.turn - board.first]

    def _reward(self) -> None:
        """Everyone gets what the last decision brought."""
        first = self.board.first
        for number, agent in enumerate(self.possible_agents):
            reward = float(self.board.rewards[(first + number) % self.board.players])
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def step(self, action: int | None) -> None:
        """The agent that is asked does this; once the game is over, it leaves."""
        if self._ended:
            self._was_dead_step(action)  # type: ignore[arg-type]
            return
        if not self._penalised:
            check(self.board, action)
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._decisions += 1
        self.board.act(action if action is not None else -1)
        self._go_on()

    def observe(self, agent: str) -> Seen:
        """What an agent sees; its mask is empty unless it is asked."""
        board = self.board
        return board.seen_by((board.first + self.possible_agents.index(agent)) % board.players)


def check(board: Board, action: int | None) -> None:
    """Refuse what the rules do not allow."""
    if action is None or not 0 <= action < len(board.mask) or not board.mask[action]:
        raise IllegalMove("illegal-move", seat=board.turn, move=str(action))


def board_for(
    game: Game[Any], players: int | None, options: Mapping[str, Any], reward: str, penalty: float | None, rotated: bool
) -> Board:
    """A board on these terms; BadSetup where nobody can play at it."""
    if reward not in REWARDS:
        raise BadSetup("bad-option", option="reward", value=reward, allowed=", ".join(REWARDS))
    terms = Terms(ASKED, 0, rotated, reward == "points", penalty or 0.0, same_step=False, begins_anew=False)
    return Board(game, players or game.seats[0], options, terms)


def space_of(board: Board) -> spaces.Space[Any]:
    """What can be seen and done."""
    features = in_order(board.game.features, board.players)
    sizes = [feature.size for feature in features]
    low = np.repeat(np.array([feature.least for feature in features], np.int8), sizes)
    high = np.repeat(np.array([feature.most for feature in features], np.int8), sizes)
    mask = spaces.MultiBinary(board.game.actions)
    return spaces.Dict({"observation": spaces.Box(low, high, dtype=np.int8), "action_mask": mask})


def deal(board: Board, seed: int | None, options: dict[str, Any]) -> None:
    """The next game of the run, or of a new run, or what the options say."""
    if seed is not None:
        board.sow(seed_of(str(seed)))
    if "state" in options:
        board.set_up(options["state"])
    else:
        board.begin()
