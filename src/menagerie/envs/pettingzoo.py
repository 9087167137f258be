"""The games for PettingZoo: ``env("mopsen", players=4)``, seat by seat; ``parallel_env("mausen")``, all at once.

An observation is a dict of "observation", the game's features as the seat sees them, and "action_mask", which marks the
legal actions of the seat that is to act, and nothing for everyone else.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from menagerie.core.bits import each
from menagerie.core.errors import BadSetup, IllegalMove
from menagerie.core.game import Game
from menagerie.core.state import State
from menagerie.envs.checks import ANY_NUMBER, NO_ACTION, action_of, check_one_of, finite, named, whole
from menagerie.envs.pettingzoo_game import CompiledGame, Seen
from menagerie.envs.positions import OPTIONS, Position, position_of
from menagerie.envs.setup import ROTATE, Values, observation_space, other_saved, set_up
from menagerie.i18n.table_text import table_as_text
from menagerie.i18n.translator import FALLBACK, LANGUAGES

RENDER_MODES = ["ansi", "human"]


class PettingZooTable:
    """What both kinds of environments have: a board, agents that sit at it, and words for what lies on it."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game[Any] = "mausen",
        players: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        values: Values = (),
        reward: str = "victory",
        penalty: float | None = None,
        rotate: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        language: str = FALLBACK,
    ) -> None:
        self.setup = set_up(game, players, ROTATE if rotate else 0, options, values, reward)
        check_one_of("render_mode", render_mode, (None, *RENDER_MODES))
        check_one_of("language", language, LANGUAGES)
        self.penalty = None if penalty is None else finite("penalty", penalty)
        self.game, self.board, self.render_mode = self.setup.game, CompiledGame(self.setup, self.penalty), render_mode
        self.metadata = {**self.metadata, "name": f"{self.game.name}_v{self.game.version}"}
        self.max_cycles = None if max_cycles is None else whole("max_cycles", max_cycles, ANY_NUMBER)
        self.possible_agents = [f"seat_{number}" for number in range(self.setup.players)]
        self.agents: list[str] = []
        self._sees = {agent: observation_space(self.game, self.setup.players) for agent in self.possible_agents}
        self._does = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self._language = language

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._sees[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._does[agent]

    def seat_of(self, agent: str) -> int:
        """Where an agent sits in this game: at the seat of its number, unless seats rotate."""
        return (self.board.first + self.possible_agents.index(agent)) % self.setup.players

    def agent_at(self, seat: int) -> str:
        """Who sits there in this game."""
        return self.possible_agents[seat - self.board.first]

    @property
    def truth(self) -> State:
        """The whole state of the game, as a copy; ``reset`` takes it as the option "state"."""
        return self.board.state

    def render(self) -> str | None:
        """The table in words, as the seat sees it that is to act, or has acted last."""
        if self.render_mode is None:
            return None
        told = table_as_text(self.game, self.board.state, self.board.turn, self._language)
        if self.render_mode == "ansi":
            return told
        sys.stdout.write(f"{told}\n")
        return None

    def _position(self, options: Mapping[str, Any] | None) -> Position | None:
        """Where these options have a game begin; others mean nothing here."""
        given = named("options", options)
        return position_of(self.setup, {name: given[name] for name in given if name in OPTIONS})

    def _save_board(self) -> dict[str, Any]:
        if not self.board.begun:
            raise BadSetup("env-not-begun")
        return self.board.save()

    def _load_board(self, saved: Mapping[str, Any], beside: Sequence[str]) -> None:
        """Lay out what was saved, if it has all that an environment remembers beside its board."""
        if not isinstance(saved, Mapping) or not {"board", *beside} <= saved.keys():
            raise other_saved(self.setup)
        self.board.load(saved["board"])

    def close(self) -> None:
        """Nothing needs to be put away."""

    @property
    def finished(self) -> bool:
        """The game was played to its end."""
        return self.game.rules.actors(self.board.state) == 0

    def told_at_the_end(self, wrong: list[str]) -> dict[str, dict[str, Any]]:
        """What everyone is told: whether they did something illegal and, if the game is finished, how it went."""
        told: dict[str, dict[str, Any]] = {agent: {"illegal": agent in wrong} for agent in self.agents}
        if self.finished:
            state, rules = self.board.state, self.game.rules
            points = {agent: rules.points(state, self.seat_of(agent)) for agent in self.possible_agents}
            winners = sorted(self.agent_at(seat) for seat in each(rules.winners(state)))
            for info in told.values():
                info |= {"points": points.copy(), "winners": winners.copy()}
        return told


class TableEnv(PettingZooTable, AECEnv[str, Seen, int]):
    """One agent acts after the other; who chooses at the same time chooses unseen, lowest seat first.

    ``reward`` is "victory" (at the end: 1 for a victory, its part of a shared one) or "points" (when they are made).
    With a ``penalty``, an illegal action ends the game and is rewarded so; without one it is refused with an error.
    ``rotate``: every deal comes once for each seat, and the agents move on one seat each time. After ``max_cycles``
    times as many decisions as there are seats the game is cut short.
    """

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal the next game, the first one of a seed, or take up what the options say (docs/pettingzoo.md)."""
        self.board.begin(seed, self._position(options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._left = self.max_cycles * self.setup.players if self.max_cycles else -1
        self.agent_selection = self.agent_at(self.board.turn)

    def step(self, action: int | None) -> None:
        """The agent that is asked does this; once the game is over, it leaves."""
        if not self.agents:
            raise BadSetup("env-not-begun")
        agent, board = self.agent_selection, self.board
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        board.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._left -= 1
        over = board.over
        if over or self.setup.by_points:
            self._reward()
        if over or self._left == 0:
            self._end(agent, self.terminations if over else self.truncations)
        else:
            self.agent_selection = self.possible_agents[board.turn - board.first]

    def _reward(self) -> None:
        """Everyone gets what the last decision brought."""
        for agent in self.agents:
            self.rewards[agent] = float(self.board.rewards[self.seat_of(agent)])
            self._cumulative_rewards[agent] += self.rewards[agent]

    def _end(self, last: str, how: dict[str, bool]) -> None:
        """The game is over for everyone."""
        how.update(dict.fromkeys(self.agents, True))
        broken_off = how is self.terminations and not self.finished
        self.infos.update(self.told_at_the_end([last] if broken_off else []))
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        """What an agent sees; its mask is empty unless it is asked."""
        asked = agent == self.agent_selection and self._left != 0 and not self.board.over
        return self.board.seen_by(self.seat_of(agent), asked)

    def save(self) -> dict[str, Any]:
        """The game under way and all chance to come, for ``load``; it can be pickled."""
        board, kept = self._save_board(), {name: getattr(self, name) for name in KEPT}
        copies = {name: value.copy() if isinstance(value, dict | list) else value for name, value in kept.items()}
        return {"board": board, **copies}

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved, as often as you like."""
        self._load_board(saved, KEPT)
        for name in KEPT:
            value = saved[name]
            setattr(self, name, value.copy() if isinstance(value, dict | list) else value)


KEPT = (
    "agents",
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "_skip_agent_selection",
    "_left",
)
"""What an environment that goes seat by seat remembers beside its board."""


class ParallelTableEnv(PettingZooTable, ParallelEnv[str, Seen, int]):
    """All agents act at once, in a game in which they always do; the arguments are those of ``TableEnv``."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        if not self.game.all_at_once:
            raise BadSetup("env-in-turn", game=self.game.name)
        self._left = -1

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal the next game, the first one of a seed, or take up what the options say (docs/pettingzoo.md)."""
        position = self._position(options)
        if position and 0 < len(self.game.actors(position.state)) < self.setup.players:
            raise BadSetup("env-mid-choice", game=self.game.name)
        self.board.begin(seed, position)
        self.agents = self.possible_agents[:]
        self._left = self.max_cycles or -1
        return self._seen(True), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, int]) -> tuple[dict[str, Any], ...]:
        """Everyone does this; if anybody may not do what they do, nobody does anything."""
        if not self.agents:
            raise BadSetup("env-not-begun")
        agents = self.agents
        wrong = self._wrong(actions)
        total = self._broken_off(wrong, actions) if wrong else self._played(actions)
        self._left -= 1
        over, cut = self.board.over, self._left == 0 and not self.board.over
        seen = self._seen(not (over or cut))
        told = self.told_at_the_end(wrong) if over or cut else {agent: {} for agent in agents}
        if over or cut:
            self.agents = []
        return seen, total, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), told

    def _wrong(self, actions: Mapping[str, int]) -> list[str]:
        """The agents whose actions are illegal, or missing."""
        state, most = self.board.state, self.game.actions
        given = actions if isinstance(actions, Mapping) else {}
        legal = {agent: self.game.legal(state, self.seat_of(agent)) for agent in self.agents}
        return [agent for agent in self.agents if action_of(given.get(agent), most) not in legal[agent]]

    def _played(self, actions: Mapping[str, int]) -> dict[str, float]:
        """Let everyone act; what that brings to each."""
        total = dict.fromkeys(self.agents, 0.0)
        for seat in range(self.setup.players):
            self.board.act(actions[self.agent_at(seat)])
            for agent in self.agents:
                total[agent] += float(self.board.rewards[self.seat_of(agent)])
        return total

    def _broken_off(self, wrong: list[str], actions: Mapping[str, int]) -> dict[str, float]:
        """Refuse what the first of them does, or end the game with the penalty for all of them."""
        if self.penalty is None:
            given = actions.get(wrong[0]) if isinstance(actions, Mapping) else actions
            raise IllegalMove("illegal-move", seat=self.seat_of(wrong[0]), move=str(given))
        self.board.act(NO_ACTION)
        return {agent: self.penalty if agent in wrong else 0.0 for agent in self.agents}

    def _seen(self, asked: bool) -> dict[str, Seen]:
        return {agent: self.board.seen_by(self.seat_of(agent), asked) for agent in self.agents}

    def save(self) -> dict[str, Any]:
        """The game under way and all chance to come, for ``load``; it can be pickled."""
        return {"board": self._save_board(), "agents": self.agents[:], "left": self._left}

    def load(self, saved: Mapping[str, Any]) -> dict[str, Seen]:
        """Go on from what was saved, as often as you like; what everyone sees there."""
        self._load_board(saved, ("agents", "left"))
        self.agents, self._left = saved["agents"][:], saved["left"]
        return self._seen(bool(self.agents))


def raw_env(*arguments: Any, **named: Any) -> TableEnv:
    """A game, seat by seat, as fast as it goes."""
    return TableEnv(*arguments, **named)


def env(*arguments: Any, **named: Any) -> Any:
    """The same with PettingZoo's own checks around it; where there is a penalty, no action is out of bounds."""
    table: Any = raw_env(*arguments, **named)
    bounded = table if table.penalty is not None else wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(bounded)


def parallel_env(*arguments: Any, **named: Any) -> ParallelTableEnv:
    """A game in which all act at once."""
    return ParallelTableEnv(*arguments, **named)
