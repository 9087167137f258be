"""The hunt: who hunts after a tie, and what the hunters take (MAU-5 to MAU-11 of docs/rules.md)."""

from menagerie.core.phrases import Log
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.games.mausen.cards import animals_of, card_of, cards_in, count_in, prey_of
from menagerie.games.mausen.events import FoundNothing, Hunted, Tied
from menagerie.games.mausen.state import MausenState


@rule
def hunt(state: MausenState, played: int, log: Log | None) -> None:
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
            log_hunt(state, hunter, prey_of(species), prey, log)


def log_hunt(state: MausenState, seat: int, species: int, prey: int, log: Log) -> None:
    """Log what the hunter took."""
    card = state.chosen[seat]
    if prey:
        log.append(Hunted(seat, card, species, cards_in(prey)))
    else:
        log.append(FoundNothing(seat, card, species))


@rule
def hunter_of(state: MausenState, played: int, species: int) -> int:
    """Return the seat whose animal of this species hunts, or NOBODY."""
    value = hunting_value(played, species, state.cascade)
    if value:
        for seat in range(state.players):
            if state.chosen[seat] == card_of(species, value):
                return seat
    return NOBODY


@rule
def hunting_value(played: int, species: int, cascade: int) -> int:
    """Return the value that hunts: the strongest lone animal; after a tie the next value, once (with ``cascade``, go
    on)."""
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
