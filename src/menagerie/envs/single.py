"""One seat of one game as a Gymnasium environment; bots of one of our levels play the other seats."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray

from menagerie.bots.levels import Bot, bot_of
from menagerie.core.bits import each, lowest
from menagerie.core.chance import SEED_LENGTH, derive, stream
from menagerie.core.errors import BadSetup
from menagerie.core.game import CHANCE, Game, part_of_victory
from menagerie.core.state import State, copy_of
from menagerie.envs.checks import action_of, check_one_of, finite, named
from menagerie.envs.positions import Position, position_of
from menagerie.envs.setup import Values, observation_space, other_saved, set_up
from menagerie.i18n.table_text import table_as_text
from menagerie.i18n.translator import FALLBACK, LANGUAGES

Observation = dict[str, NDArray[np.int8]]
Info = dict[str, Any]


@dataclass
class Episode:
    """A running game."""

    state: State
    seat: int
    """The environment's seat."""
    seed: bytes
    chance_events: int
    bots: dict[int, Bot]
    made: int = 0
    """The seat's points at its last decision."""
    legal: list[int] = field(default_factory=list)
    illegal: bool = False


@dataclass(frozen=True)
class Saved:
    """A running game of one kind, and its place in the run of games that determines the future."""

    kind: tuple[Any, ...]
    play: Episode
    run: bytes | None
    played: int


class MenagerieEnv(gymnasium.Env[Observation, int]):
    """One seat decides, step by step; chance and the other seats play until it must decide again.

    An illegal action ends the game with the penalty. The reward is the share of the victory at the end, or, with
    ``reward="points"``, the points that the seat has made since its last decision.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        *,
        seat: int | str = 0,
        opponents: str = "novice",
        options: Mapping[str, Any] | None = None,
        values: Values = (),
        reward: str = "victory",
        penalty: float = -1.0,
        render_mode: str | None = None,
        language: str = FALLBACK,
    ) -> None:
        self.setup = set_up(game, players, seat, options, values, reward)
        self.game: Game[Any] = self.setup.game
        bot_of(str(opponents), self.game)
        check_one_of("render_mode", render_mode, (None, *self.metadata["render_modes"]))
        check_one_of("language", language, LANGUAGES)
        self.opponents = opponents
        self.penalty = finite("penalty", penalty)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game, self.setup.players)  # type: ignore[assignment]
        self.action_space = gymnasium.spaces.Discrete(self.game.actions)  # type: ignore[assignment]
        self._language = language
        self._run: bytes | None = None
        self._played = 0
        self._play: Episode | None = None

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Observation, Info]:
        """Start the next game of the run that the seed begins, or start where the options say."""
        position = position_of(self.setup, named("options", options))
        run, number = self._run, self._played
        if seed is not None or run is None:
            run, number = np_random(seed)[0].bytes(SEED_LENGTH), 0
        play = self._begun(run, number, position)
        self._go_on(play)
        if not play.legal:
            raise BadSetup("env-seat-finished", game=self.game.name, seat=play.seat)
        play.made = self._points(play)[play.seat]
        super().reset(seed=seed)
        self._run, self._played, self._play = run, number + 1, play
        return self._seen(play), self._info(play)

    def _begun(self, run: bytes, number: int, position: Position | None) -> Episode:
        """Return a game of a run by its number; its deal and its opponents have different seeds derived from the
        run's seed."""
        setup = self.setup
        me = setup.seat_in(number)
        others = [seat for seat in range(setup.players) if seat != me]
        bots = {seat: bot_of(self.opponents, self.game, setup.bot_seed(run, number, seat)) for seat in others}
        at = position or Position(setup.fresh())
        return Episode(at.state, me, at.seed or setup.match_seed(run, number), at.chance_events, bots)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Apply the seat's action."""
        play = self._play
        if play is None or not play.legal:
            raise gymnasium.error.ResetNeeded("The game is over, or has not begun: call reset.")
        taken = action_of(action, self.game.actions)
        if taken not in play.legal:
            play.legal, play.illegal = [], True
            return self._seen(play), self.penalty, True, False, self._info(play)
        self.game.rules.apply(play.state, play.seat, taken, None)
        self._go_on(play)
        return self._seen(play), self._reward(play), not play.legal, False, self._info(play)

    def _go_on(self, play: Episode) -> None:
        """Let chance and the others play until the seat must decide or the game is over."""
        rules, state = self.game.rules, play.state
        while (acting := rules.actors(state)) and not (acting != CHANCE and acting >> play.seat & 1):
            if acting == CHANCE:
                outcome = [0] * self.game.outcome_length
                rules.sample_chance(state, stream(derive(play.seed, play.chance_events)), outcome)
                play.chance_events += 1
                rules.apply_chance(state, outcome, None)
            else:
                seat = lowest(acting)
                choice = play.bots[seat].choose(self.game.view(state, seat), self.game.legal(state, seat))
                rules.apply(state, seat, choice, None)
        play.legal = self.game.legal(state, play.seat)

    def _reward(self, play: Episode) -> float:
        if not self.setup.by_points:
            return 0.0 if play.legal else part_of_victory(self.game.rules.win_probability(play.state, play.seat))
        before, play.made = play.made, self._points(play)[play.seat]
        return float(play.made - before)

    def _points(self, play: Episode) -> list[int]:
        return [self.game.rules.points(play.state, seat) for seat in range(self.setup.players)]

    def _seen(self, play: Episode) -> Observation:
        seen = np.array(self.game.observe(play.state, play.seat), np.int8)
        return {"observation": seen, "action_mask": self._mask(play)}

    def _mask(self, play: Episode) -> NDArray[np.int8]:
        """Return the mask of legal actions; all actions when the game is over."""
        mask = np.full(self.game.actions, not play.legal, np.int8)
        mask[play.legal] = 1
        return mask

    def _info(self, play: Episode) -> Info:
        info: Info = {"action_mask": self._mask(play), "seat": play.seat, "illegal": play.illegal}
        if not play.legal and not play.illegal:
            info |= {"points": self._points(play), "winners": list(each(self.game.rules.winners(play.state)))}
        return info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions, for MaskablePPO."""
        return self._mask(self._under_way).astype(np.bool_)

    @property
    def _under_way(self) -> Episode:
        if self._play is None:
            raise BadSetup("env-not-begun")
        return self._play

    @property
    def truth(self) -> State:
        """Return a copy of the full state; ``reset`` takes it as the option "state"."""
        return copy_of(self._under_way.state)

    def render(self) -> str | None:
        """Return the table as text, as the seat sees it."""
        if self.render_mode is None or self._play is None:
            return None
        return table_as_text(self.game, self._play.state, self._play.seat, self._language)

    def save(self) -> Saved:
        """Return the running game, its opponents' memories and the random state that determines the future, for
        ``load``."""
        return self._copy(Saved(self._kind, self._under_way, self._run, self._played))

    def load(self, saved: Saved) -> tuple[Observation, Info]:
        """Continue from what was saved, any number of times."""
        if not isinstance(saved, Saved) or saved.kind != self._kind:
            raise other_saved(self.setup)
        kept = self._copy(saved)
        self._play, self._run, self._played = kept.play, kept.run, kept.played
        return self._seen(kept.play), self._info(kept.play)

    @property
    def _kind(self) -> tuple[Any, ...]:
        """Return what must be equal where a saved game is loaded."""
        return *self.setup.kind, self.opponents

    def _copy(self, saved: Saved) -> Saved:
        """Return a copy of everything but the game's own rules."""
        return deepcopy(saved, {id(self.game): self.game})
