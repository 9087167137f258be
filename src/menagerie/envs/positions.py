"""Where an environment starts a game: at a chosen deal or position, in a record, or at the deals of a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from menagerie.core.chance import SEED_LENGTH
from menagerie.core.errors import BadSetup
from menagerie.core.game import CHANCE, View
from menagerie.core.state import State, columns, copy_of
from menagerie.envs.checks import whole
from menagerie.envs.setup import Setup
from menagerie.records.playback import match_after
from menagerie.records.record import checked, is_seed


@dataclass(frozen=True)
class Position:
    """A state, the number of chance events before it, and the seed of those to come, if it is known."""

    state: State
    chance_events: int = 0
    seed: bytes | None = None


def position_of(setup: Setup, options: Mapping[str, Any]) -> Position | None:
    """Return the position that the options of a reset ask for; None if the game starts as usual.

    An option that is None counts as not given.
    """
    for name in options:
        if name not in OPTIONS:
            raise BadSetup("env-unknown-start", option=str(name), known=", ".join(OPTIONS))
    given = {name: value for name, value in options.items() if value is not None}
    asked = [name for name in READERS if name in given]
    if len(asked) > 1:
        raise BadSetup("env-several-positions", found=", ".join(asked))
    if "decisions" in given and "record" not in given:
        raise BadSetup("env-no-record")
    position = READERS[asked[0]](setup, given) if asked else None
    if position is not None and setup.game.rules.actors(position.state) == 0:
        raise BadSetup("env-finished", game=setup.game.name)
    return position


def from_seed(setup: Setup, options: Mapping[str, Any]) -> Position:
    """Return the position before the deals of a match with this seed: bytes, or as a record writes it."""
    seed = bytes.fromhex(options["seed"]) if is_seed(options["seed"]) else options["seed"]
    if not isinstance(seed, bytes):
        raise BadSetup("bad-option", option="seed", value=str(seed), allowed=f"bytes({SEED_LENGTH}), …")
    if len(seed) != SEED_LENGTH:
        raise BadSetup("bad-seed", found=len(seed), right=SEED_LENGTH)
    return Position(setup.fresh(), seed=seed)


def from_state(setup: Setup, options: Mapping[str, Any]) -> Position:
    """Return the position with this state, in which nothing may be hidden."""
    state = options["state"]
    if not is_state_of(setup, state):
        raise BadSetup("env-bad-state", game=setup.game.name, players=setup.players)
    if setup.game.imagine(View(None, state)) != state:
        raise BadSetup("env-concealed-state", game=setup.game.name)
    return Position(copy_of(state))


def is_state_of(setup: Setup, state: object) -> bool:
    """Return whether this is a state of this game with the right number of players and a valid set of
    deciding seats."""
    if not isinstance(state, setup.game.state) or state.players != setup.players:
        return False
    if any(length and len(getattr(state, name)) != length for name, length in columns(setup.game.state)):
        return False
    acting = setup.game.rules.actors(state)
    return 0 <= acting < 1 << setup.players or (acting == CHANCE and setup.game.outcome_length > 0)


def from_deal(setup: Setup, options: Mapping[str, Any]) -> Position:
    """Return the position after the first deal, as a record's entry writes it."""
    state = setup.fresh()
    if setup.game.rules.actors(state) != CHANCE:
        raise BadSetup("env-no-deal", game=setup.game.name)
    outcome = setup.game.notation.outcome(state, {"deal": options["deal"]})
    setup.game.rules.apply_chance(state, outcome, None)
    return Position(state, 1)


def from_record(setup: Setup, options: Mapping[str, Any]) -> Position:
    """Return the position after a number of decisions of a record; by default 0."""
    record = checked(options["record"], "options", 1)
    if (record["game"], record["players"]) != (setup.game.name, setup.players):
        raise BadSetup(
            "env-other-game",
            game=setup.game.name,
            players=setup.players,
            found=record["game"],
            found_players=record["players"],
        )
    moves = sum("seat" in entry for entry in record["log"])
    match = match_after(record, whole("decisions", options.get("decisions", 0), range(max(1, moves))), setup.values)
    return Position(match.state, match.chance_events, match.seed)


READERS: dict[str, Callable[[Setup, Mapping[str, Any]], Position]] = {
    "seed": from_seed,
    "state": from_state,
    "deal": from_deal,
    "record": from_record,
}

OPTIONS = (*READERS, "decisions")
"""What a reset may be asked for."""
