"""The rules of Mausen, MAU-1 to MAU-16 of docs/rules.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from menagerie.core import state as core
from menagerie.core.bits import each, listed
from menagerie.core.game import share_of
from menagerie.core.phrases import GameEnded, Log
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY, row
from menagerie.games.mausen.cards import (
    FULL_HAND,
    Species,
    animals_of,
    card_of,
    cards_in,
    count_in,
    herd_of,
    prey_of,
    value_of,
)
from menagerie.games.mausen.events import (
    Chose,
    FoundNothing,
    Hunted,
    MiddleEmptied,
    Restocked,
    Revealed,
    Tied,
)


@dataclass(slots=True)
class State(core.State):
    """A game of Mausen."""

    cascade: int = 0
    highest_mouse: int = 0
    open_scores: int = 0
    waiting: int = 0
    """The seats that have yet to choose."""
    restocking: int = 0
    middle: int = 0
    """A herd."""
    hands: list[int] = row(6)
    chosen: list[int] = row(6, NOBODY)
    captured: list[int] = row(6)
    """A herd for each seat."""


START = (
    (Species.MOUSE, 1),
    (Species.CAT, 2),
    (Species.DOG, 3),
    (Species.ELEPHANT, 4),
)


def setup(players: int, options: Mapping[str, Any], values: tuple[int, ...]) -> State:
    """Everyone holds the same 16 cards; four start cards lie open in the middle."""
    state = State(
        players=players,
        cascade=int(options["ties"] == "cascade"),
        highest_mouse=int(options["tiebreak"] == "highest-mouse"),
        open_scores=int(options["open_scores"]),
        waiting=(1 << players) - 1,
        middle=sum(herd_of(card_of(species, value)) for species, value in START),
    )
    for seat in range(players):
        state.hands[seat] = FULL_HAND
    return state


@rule
def actors(state: State) -> int:
    """Everyone who has not chosen yet."""
    return state.waiting


@rule
def legal(state: State, seat: int, moves: list[int]) -> int:
    """Any hand card may be chosen; no passing."""
    return listed(state.hands[seat], moves, 0)


@rule
def apply(state: State, seat: int, action: int, log: Log | None) -> None:
    """A choice is secret until the last seat has chosen."""
    state.chosen[seat] = action
    state.waiting &= ~(1 << seat)
    if log is not None:
        log.append(Chose(seat, action))
    if state.waiting == 0:
        reveal(state, log)


@rule
def reveal(state: State, log: Log | None) -> None:
    """All are revealed together, and hunt or restock."""
    played = 0
    for seat in range(state.players):
        card = state.chosen[seat]
        state.hands[seat] &= ~(1 << card)
        played += herd_of(card)
    state.middle += played
    if log is not None:
        log.append((Restocked if state.restocking else Revealed)(tuple(state.chosen[: state.players])))
    if state.restocking:
        state.restocking = 0
    else:
        hunt(state, played, log)
    for seat in range(state.players):
        state.chosen[seat] = NOBODY
    go_on(state, log)


@rule
def hunt(state: State, played: int, log: Log | None) -> None:
    """Each species' hunter takes all of its prey; what nobody takes stays in the middle."""
    for species in range(4):
        if animals_of(played, species) == 0:
            continue
        hunter = hunter_of(state, played, species)
        if hunter == NOBODY:
            if log is not None:
                log.append(Tied(species))
            continue
        prey = animals_of(state.middle, prey_of(species))
        state.middle -= prey
        state.captured[hunter] += prey
        if log is not None:
            tell_hunt(state, hunter, prey_of(species), prey, log)


def tell_hunt(state: State, seat: int, species: int, prey: int, log: Log) -> None:
    """Say what the hunter took."""
    card = state.chosen[seat]
    if prey:
        log.append(Hunted(seat, card, species, cards_in(prey)))
    else:
        log.append(FoundNothing(seat, card, species))


@rule
def hunter_of(state: State, played: int, species: int) -> int:
    """The seat whose animal of this species hunts, or nobody."""
    value = hunting_value(played, species, state.cascade)
    if value:
        for seat in range(state.players):
            if state.chosen[seat] == card_of(species, value):
                return seat
    return NOBODY


@rule
def hunting_value(played: int, species: int, cascade: int) -> int:
    """The strongest lone animal hunts; if the strongest tie, the next value played may, once (cascade: go on)."""
    ties = 0
    for value in range(4, 0, -1):
        count = count_in(played, card_of(species, value))
        if count == 1:
            return value
        if count > 1:
            ties += 1
            if ties == 2 and not cascade:
                return 0
    return 0


@rule
def go_on(state: State, log: Log | None) -> None:
    """The game ends when hands are empty; an empty middle is restocked first."""
    if state.hands[0] == 0:
        if log is not None:
            log.append(ended(state))
        return
    state.waiting = (1 << state.players) - 1
    if state.middle == 0:
        state.restocking = 1
        if log is not None:
            log.append(MiddleEmptied())


def ended(state: State) -> GameEnded:
    """The result."""
    return GameEnded(tuple(points(state, s) for s in range(state.players)), tuple(each(winners(state))))


@rule(inline=False)
def points(state: State, seat: int) -> int:
    """The sum of the values captured."""
    total = 0
    for card in range(16):
        total += count_in(state.captured[seat], card) * value_of(card)
    return total


@rule(inline=False)
def mice_of(state: State, seat: int) -> int:
    """What breaks a tie: the sum of the mice captured, or the highest single mouse."""
    total = 0
    highest = 0
    for value in range(1, 5):
        count = count_in(state.captured[seat], card_of(Species.MOUSE, value))
        total += count * value
        if count:
            highest = value
    return highest if state.highest_mouse else total


@rule(inline=False)
def winners(state: State) -> int:
    """Most points win; tied, the better mice; still tied, the victory is shared."""
    best = -1
    together = 0
    for seat in range(state.players):
        rank = points(state, seat) * 1024 + mice_of(state, seat)
        if rank > best:
            best = rank
            together = 0
        if rank == best:
            together |= 1 << seat
    return together


@rule
def win_probability(state: State, seat: int) -> int:
    """There is one round: who has won it has won."""
    return share_of(winners(state), seat)


@rule
def reopen_choices(state: State, seat: int) -> None:
    """Others who have chosen might as well be choosing now."""
    for other in range(state.players):
        if other != seat and state.chosen[other] != NOBODY:
            state.chosen[other] = NOBODY
            state.waiting |= 1 << other


@rule
def sample_chance(state: State, rng: list[int], outcome: list[int]) -> None:
    """Nothing is dealt by chance."""


@rule
def apply_chance(state: State, outcome: list[int], log: Log | None) -> None:
    """Nothing is dealt by chance."""
