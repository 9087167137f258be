"""The games for OpenSpiel: import this, then ``pyspiel.load_game("menagerie_mopsen(players=4)")``.

Every game is sequential, with explicit chance and imperfect information, and zero-sum; docs/openspiel.md says why.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import wraps
from hashlib import blake2b
from itertools import accumulate, pairwise
from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

from menagerie.core.bits import each
from menagerie.core.errors import BadSetup
from menagerie.core.features import by_seat, common
from menagerie.core.game import CHANCE, Game
from menagerie.core.options import Option, SeatOrder
from menagerie.envs.checks import REWARDS, check_one_of
from menagerie.envs.tree_state import MOST_NUMBERS, TreeState, Variant
from menagerie.games import load, names

PREFIX = "menagerie_"
LONGEST = 1000
"""The largest number of decisions that a game is likely to have: that of eight rounds of Awimbawé with three players.
"""

MOST_POINTS = 1000.0

CRASHING_METHODS = ("step", "step_verbose", "step_with_policy", "get_policy")
"""The methods with which OpenSpiel's compiled searches crash Python on a game that is written in Python."""

WORD = 1 << 32
FINGERPRINT = 64
"""The length of a fingerprint in bits."""


def type_of(game: Game[Any]) -> Any:
    """Return OpenSpiel's description of the game."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"{PREFIX}{game.name}",
        long_name=game.name.capitalize(),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC if game.outcome_length else kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
    )


def parameters_of(game: Game[Any]) -> dict[str, Any]:
    """Return the parameters with their defaults: players, cards in a hand (0: all), the utility, options."""
    rules = {option.name: default_of(option, game) for option in game.options}
    return {"players": game.seats[0], "cards": 0, "reward": REWARDS[0], **rules}


def default_of(option: Option, game: Game[Any]) -> bool | str:
    """Return an option's default as a parameter; empty if it depends on the number of players."""
    default = option.default(game.seats[0])
    return default if isinstance(default, bool | str) else ""


def outcomes_of(game: Game[Any]) -> int:
    """Return an upper bound of the number of chance outcomes at one node."""
    if not game.outcome_length:
        return 0
    return MOST_NUMBERS if game.chance_outcomes else 1 << 8


def variant_of(game: Game[Any], given: Mapping[str, Any]) -> Variant:
    """Return the variant with these parameters; raise BadSetup if it cannot be played."""
    options = {option.name: value_of(option, given[option.name]) for option in game.options if given[option.name] != ""}
    most = game.miniature.most_cards if game.miniature else 0
    if not 0 <= given["cards"] <= most:
        raise BadSetup("bad-hand", game=game.name, cards=given["cards"], most=most)
    check_one_of("reward", given["reward"], REWARDS)
    game.start(given["players"], options)
    return Variant(game, given["players"], options, given["cards"])


def value_of(option: Option, given: Any) -> object:
    """Return an option's value from its parameter; commas separate parameters, so seats are written 2>0>1."""
    if isinstance(option, SeatOrder):
        return option.read(given.replace(">", ","))
    return given


class OpenSpielGame(pyspiel.Game):
    """One of the games, at one number of seats."""

    played: ClassVar[Game[Any]]

    def __init__(self, given: Mapping[str, Any] | None = None) -> None:
        game = self.played
        chosen = {**parameters_of(game), **(given or {})}
        self.variant = variant_of(game, chosen)
        self.reward: str = chosen["reward"]
        share = 1 / self.variant.players
        lowest, highest = (-share, 1 - share) if self.reward == "victory" else (-MOST_POINTS, MOST_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=outcomes_of(game),
            num_players=self.variant.players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(game), info, dict(given or {}))

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self, TreeState(self.variant))

    def state_in(self, tree_state: TreeState) -> OpenSpielState:
        """Return a state of this game without a history."""
        return OpenSpielState(self, tree_state)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Return an observer of a seat's history or of what it sees now; None for other kinds of information."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        alone = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.variant, kind.perfect_recall) if alone and not params else None


class OpenSpielState(pyspiel.State):
    """A position; decisions come one after the other."""

    def __init__(self, game: OpenSpielGame, tree_state: TreeState) -> None:
        super().__init__(game)
        self.tree_state = tree_state

    def current_player(self) -> int:
        return self.tree_state.turn

    def is_terminal(self) -> bool:
        return self.tree_state.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.tree_state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(weight for _, weight in self.tree_state.chance_outcomes)
        return [(number, weight / total) for number, weight in self.tree_state.chance_outcomes]

    def _apply_action(self, action: int) -> None:
        self.tree_state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"chance {action}"
        if action not in self.tree_state.legal():
            return str(action)
        return self.tree_state.variant.game.notation.move(self.tree_state.state, player, action)

    def returns(self) -> list[float]:
        if not self.tree_state.over:
            return [0.0] * self.tree_state.variant.players
        return won(self.tree_state) if self.get_game().reward == "victory" else ahead(self.tree_state)

    def __str__(self) -> str:
        return f"{self.tree_state.state} {self.tree_state.decided}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OpenSpielState:
        """Return a state that this seat cannot distinguish from this one: everything that it cannot know is dealt
        again."""
        words = [int(sampler() * WORD) for _ in range(4)]
        game: OpenSpielGame = self.get_game()
        return game.state_in(self.tree_state.redealt(player, words if any(words) else [0, 0, 0, 1]))


def won(tree_state: TreeState) -> list[float]:
    """Return each seat's part of the victory; nobody's if a miniature game ended undecided."""
    rules = tree_state.variant.game.rules
    winners = list(each(rules.winners(tree_state.state))) if rules.actors(tree_state.state) == 0 else []
    return shares(winners, tree_state.variant.players)


def shares(winners: list[int], players: int) -> list[float]:
    """Return each seat's part of the victory minus the part that everyone would have by luck."""
    if not winners:
        return [0.0] * players
    return [(seat in winners) / len(winners) - 1 / players for seat in range(players)]


def ahead(tree_state: TreeState) -> list[float]:
    """Return each seat's points minus the average."""
    points = [
        tree_state.variant.game.rules.points(tree_state.state, seat) for seat in range(tree_state.variant.players)
    ]
    return [point - sum(points) / len(points) for point in points]


class Observer:
    """What a seat remembers (with perfect recall) or sees now, for OpenSpiel's observers."""

    def __init__(self, variant: Variant, recalls: bool) -> None:
        self._recalls = recalls
        pieces = pieces_of(variant, recalls)
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        ends = [0, *accumulate(pieces.values())]
        self.dict = {name: self.tensor[start:end] for name, (start, end) in zip(pieces, pairwise(ends), strict=True)}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Write the seat, its observation and, with perfect recall, the fingerprint of its history."""
        tree_state, seats = state.tree_state, state.tree_state.variant.players
        sees = tree_state.variant.game.observe(tree_state.state, player)
        self.tensor.fill(0)
        self.tensor[player] = 1
        self.tensor[seats : seats + len(sees)] = sees
        if self._recalls:
            self.tensor[seats + len(sees) :] = fingerprint(tree_state.history(player))

    def string_from(self, state: OpenSpielState, player: int) -> str:
        tree_state = state.tree_state
        return f"seat {player}\n" + (tree_state.history(player) if self._recalls else tree_state.seen(player))


def pieces_of(variant: Variant, recalls: bool) -> dict[str, int]:
    """Return the parts of a tensor and their sizes: the seat, the common features, the features of each seat,
    clockwise."""
    features = variant.game.features
    pieces = {"observer": variant.players, **{feature.name: feature.size for feature in common(features)}}
    for steps in range(variant.players):
        pieces |= {f"{feature.name}_{steps}": feature.size for feature in by_seat(features)}
    return {**pieces, **({"fingerprint": FINGERPRINT} if recalls else {})}


def fingerprint(text: str) -> NDArray[np.uint8]:
    """Return bits that two different texts are unlikely to share."""
    return np.unpackbits(np.frombuffer(blake2b(text.encode(), digest_size=FINGERPRINT // 8).digest(), np.uint8))


def loaded(name: str) -> OpenSpielGame:
    """Return the game with this OpenSpiel name."""
    game: OpenSpielGame = pyspiel.load_game(name)
    return game


def register() -> None:
    """Register the games with OpenSpiel."""
    known = set(pyspiel.registered_names())
    for game in map(load, names()):
        if f"{PREFIX}{game.name}" not in known:
            # It must be a class: OpenSpiel releases it after Python has ended, and no other object survives that.
            kind = type(game.name.capitalize(), (OpenSpielGame,), {"played": game})
            pyspiel.register_game(type_of(game), kind)


def refuse_compiled_search() -> None:
    """Let OpenSpiel's compiled searches raise a problem for these games instead of crashing Python."""
    for bot in (pyspiel.ISMCTSBot, pyspiel.MCTSBot):
        for name in CRASHING_METHODS:
            setattr(bot, name, refusing(getattr(bot, name), bot.__name__))


def refusing(method: Callable[..., Any], bot: str) -> Callable[..., Any]:
    """Return the method, with a check that refuses our games."""

    @wraps(method)
    def guarded(self: Any, state: Any, *rest: Any) -> Any:
        if PREFIX in str(state.get_game()):
            raise BadSetup("openspiel-compiled-search", bot=bot)
        return method(self, state, *rest)

    return guarded


register()
refuse_compiled_search()
