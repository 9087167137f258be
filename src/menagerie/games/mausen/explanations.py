"""Why an animal hunts, what a seat's points came from, and what each animal hunts (MAU-4, MAU-5 and MAU-14)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from menagerie.core.game import CardHelp, took_cards
from menagerie.core.phrases import Event, Phrase
from menagerie.games.mausen.cards import (
    Card,
    Species,
    animals_of,
    cards_in,
    count_in,
    herd_of,
    species_of,
    value_of,
)
from menagerie.games.mausen.events import Hunted, Revealed
from menagerie.games.mausen.scoring import mice_of, points
from menagerie.games.mausen.state import MausenState


@dataclass(frozen=True, slots=True)
class StrongestHunter(Phrase):
    """The animal hunts as the strongest of its species."""

    card: Card


@dataclass(frozen=True, slots=True)
class HunterAfterTie(Phrase):
    """The animal hunts because stronger ones of its species are tied."""

    card: Card


@dataclass(frozen=True, slots=True)
class AnimalsWon(Phrase):
    """The animals of one species that a seat has won."""

    species: int
    """A plain number, so that messages can name several animals: 0 elephants, 1 dogs, 2 cats, 3 mice."""
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class NoAnimalWon(Phrase):
    """A seat has won nothing."""


@dataclass(frozen=True, slots=True)
class MiceDecided(Phrase):
    """Points were tied; this is the sum of the seat's mice."""

    mice: int


@dataclass(frozen=True, slots=True)
class MouseDecided(Phrase):
    """Points were tied; this is the seat's highest mouse."""

    mouse: int


EXPLANATIONS = (StrongestHunter, HunterAfterTie, AnimalsWon, NoAnimalWon, MiceDecided, MouseDecided)

HELP = tuple(
    CardHelp(message, "MAU-4")
    for message in ("mausen-help-elephant", "mausen-help-dog", "mausen-help-cat", "mausen-help-mouse")
)
"""By species."""


def card_help(card: int) -> CardHelp:
    """Return what an animal hunts."""
    return HELP[species_of(card)]


def consequences(events: Sequence[Event], side: Sequence[int]) -> tuple[str, ...]:
    """Return whether the side's animal took prey, whether it was taken, and whether it tied for the strongest."""
    hunts = [event.cards for event in events if isinstance(event, Revealed)]
    taken = {card for event in events if isinstance(event, Hunted) for card in event.cards}
    was_taken = any(cards[seat] in taken for cards in hunts for seat in side)
    tied = any(ties_for_strongest(cards, seat) for cards in hunts for seat in side)
    return took_cards(events, side) + (("taken",) if was_taken else ()) + (("tied",) if tied else ())


def ties_for_strongest(cards: Sequence[int], seat: int) -> bool:
    """Return whether another seat sent the same animal, and nobody a stronger one of its species."""
    species = [card for card in cards if species_of(card) == species_of(cards[seat])]
    return max(species) == cards[seat] and species.count(cards[seat]) > 1


def why_won(state: MausenState, seat: int) -> Phrase:
    """Return why the seat's animal hunts for its species."""
    card = state.chosen[seat]
    played = sum(herd_of(other) for other in state.chosen[: state.players])
    stronger = (other for other in range(card + 1, 4 * species_of(card) + 4))
    return HunterAfterTie(card) if any(count_in(played, other) for other in stronger) else StrongestHunter(card)


def reasons(state: MausenState, seat: int) -> tuple[Phrase, ...]:
    """Return the animals that the seat has won, by species, and how a tie was decided."""
    won = [cards_in(animals_of(state.captured[seat], species)) for species in Species]
    animals = tuple(
        AnimalsWon(int(species), len(cards), sum(map(value_of, cards)))
        for species, cards in zip(Species, won, strict=True)
        if cards
    )
    return (*(animals or (NoAnimalWon(),)), *_tie(state, seat))


def _tie(state: MausenState, seat: int) -> tuple[Phrase, ...]:
    """Return what decided a tie for the most points, if the seat was in it."""
    scores = [points(state, other) for other in range(state.players)]
    if scores[seat] < max(scores) or scores.count(max(scores)) == 1:
        return ()
    mice = mice_of(state, seat)
    return (MouseDecided(mice) if state.highest_mouse else MiceDecided(mice),)
