"""What a player in their second game of Mausen does: hunt where much can be had, but not always."""

from menagerie.core.chance import draw
from menagerie.core.rule import rule
from menagerie.games.mausen.cards import card_of, prey_of, species_of, value_of
from menagerie.games.mausen.state import MausenState

POINT = 16
"""Gains are counted in sixteenths of a point."""
STRENGTH = 8
"""What it is worth to keep a card that is stronger by one for a better hunt."""
BITS = 20
SURE = 1 << BITS
"""Chances are counted in parts of this."""


@rule
def heuristic(state: MausenState, seat: int, moves: list[int], count: int, rng: list[int]) -> int:
    """Stock up with what is weak, hunt with what promises most."""
    if state.restocking:
        return stock_up(moves, count, rng)
    return go_hunting(state, seat, moves, count, rng)


@rule
def stock_up(moves: list[int], count: int, rng: list[int]) -> int:
    """Lay down something weak, since others may take it, and of whatever species, so that they cannot prepare."""
    choice = moves[0]
    total = 0
    for i in range(count):
        weight = (5 - value_of(moves[i])) ** 2
        total += weight
        if draw(rng, total) < weight:
            choice = moves[i]
    return choice


@rule
def go_hunting(state: MausenState, seat: int, moves: list[int], count: int, rng: list[int]) -> int:
    """Be drawn to a card as to the square of what it promises: what everyone can foresee, everyone can foil."""
    middle = state.middle
    others = state.players - 1
    opposing = held_by_others(state, seat)
    one = SURE // crowd_of(middle, opposing)
    choice = moves[0]
    species = -1
    total = lure = prize = danger = 0
    for i in range(count):
        card = moves[i]
        if species_of(card) != species:
            species = species_of(card)
            lure = others * one * lure_of(middle, species)
            prize = prize_of(middle, opposing, species, others * one)
            danger = danger_to(middle, opposing, species, one)
        gain = prize * lone(lure * as_strong(opposing, card)) >> BITS
        gain += STRENGTH * (4 - value_of(card)) - danger * value_of(card)
        weight = gain * gain if gain > 1 else 1
        total += weight
        if draw(rng, total) < weight:
            choice = card
    return choice


@rule
def lone(opposing: int) -> int:
    """Trust a hunter the less, the more opposing are to be expected that are as strong."""
    chance = max(SURE - (opposing >> 3), SURE * 2 // 3)
    chance = chance * chance >> BITS
    return chance * chance >> BITS


@rule
def prize_of(middle: int, opposing: int, species: int, one: int) -> int:
    """Count on the prey in the middle, and on a point for each prey that others are likely to play."""
    prey = prey_of(species)
    return POINT * worth_of(middle, prey) + (POINT * one * rush_on(middle, opposing, prey) >> BITS)


@rule
def danger_to(middle: int, opposing: int, species: int, one: int) -> int:
    """Do not feed those whom the others are likely to play."""
    return POINT * one * rush_on(middle, opposing, hunter_on(species)) >> BITS


@rule
def crowd_of(middle: int, opposing: int) -> int:
    """All that the others feel like doing."""
    crowd = 0
    for species in range(4):
        crowd += rush_on(middle, opposing, species)
    return crowd


@rule
def rush_on(middle: int, opposing: int, species: int) -> int:
    """Expect the others to play what they have many of, and what finds much in the middle."""
    return lure_of(middle, species) * as_strong(opposing, card_of(species, 1))


@rule
def lure_of(middle: int, species: int) -> int:
    """Think that others look at the middle more than at anything else."""
    return worth_of(middle, prey_of(species)) + 1


@rule
def hunter_on(species: int) -> int:
    """The species that hunts this one."""
    return (species + 3) & 3


@rule
def worth_of(herd: int, species: int) -> int:
    """What all animals of a species in a herd are worth together."""
    animals = herd >> 12 * species
    return (animals & 7) + 2 * (animals >> 3 & 7) + 3 * (animals >> 6 & 7) + 4 * (animals >> 9 & 7)


@rule
def as_strong(herd: int, card: int) -> int:
    """How many animals in a herd are of this card's species and at least as strong: they win against it or tie."""
    animals = (herd >> 3 * card) & (0o7777 >> 3 * (card & 3))
    return (animals & 7) + (animals >> 3 & 7) + (animals >> 6 & 7) + (animals >> 9 & 7)


@rule
def held_by_others(state: MausenState, seat: int) -> int:
    """All the cards in other hands, as one herd: everyone knows what everyone has left."""
    herd = 0
    for other in range(state.players):
        if other != seat:
            herd += spread(state.hands[other])
    return herd


@rule
def spread(hand: int) -> int:
    """A hand, a bit a card, as a herd, three bits a card."""
    hand = (hand | hand << 16) & 0xFF0000FF
    hand = (hand | hand << 8) & 0xF00F00F00F
    hand = (hand | hand << 4) & 0xC30C30C30C3
    return (hand | hand << 2) & 0o1111111111111111
