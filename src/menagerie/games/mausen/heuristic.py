"""Mausen's heuristic, a player in their second game: hunt where the gain is large, but not always."""

from menagerie.core.chance import draw
from menagerie.core.rule import rule
from menagerie.games.mausen.cards import card_of, prey_of, species_of, value_of
from menagerie.games.mausen.state import MausenState

POINT = 16
"""Gains are counted in sixteenths of a point."""
STRENGTH = 8
"""The value of keeping a card that is stronger by one for a better hunt."""
BITS = 20
SURE = 1 << BITS
"""A probability of 1; probabilities are counted in parts of this."""


@rule
def heuristic(state: MausenState, seat: int, moves: list[int], count: int, rng: list[int]) -> int:
    """Restock with a weak card, hunt with the card that promises most."""
    if state.restocking:
        return stock_up(moves, count, rng)
    return go_hunting(state, seat, moves, count, rng)


@rule
def stock_up(moves: list[int], count: int, rng: list[int]) -> int:
    """Lay down a weak card, since others may take it, of a random species, so that they cannot prepare."""
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
    """Choose a card with a probability that grows with the square of its gain, since others can counter a predictable
    choice."""
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
    """Lower a hunter's chance with the number of equally strong animals that others are likely to play."""
    chance = max(SURE - (opposing >> 3), SURE * 2 // 3)
    chance = chance * chance >> BITS
    return chance * chance >> BITS


@rule
def prize_of(middle: int, opposing: int, species: int, one: int) -> int:
    """Return the value of the prey in the middle, plus a point for each prey that others are likely to play."""
    prey = prey_of(species)
    return POINT * worth_of(middle, prey) + (POINT * one * rush_on(middle, opposing, prey) >> BITS)


@rule
def danger_to(middle: int, opposing: int, species: int, one: int) -> int:
    """Return the loss if others play hunters of this species."""
    return POINT * one * rush_on(middle, opposing, hunter_on(species)) >> BITS


@rule
def crowd_of(middle: int, opposing: int) -> int:
    """Return the sum of the others' inclinations."""
    crowd = 0
    for species in range(4):
        crowd += rush_on(middle, opposing, species)
    return crowd


@rule
def rush_on(middle: int, opposing: int, species: int) -> int:
    """Return how likely the others are to play this species: they play what they have many of and what finds much
    prey."""
    return lure_of(middle, species) * as_strong(opposing, card_of(species, 1))


@rule
def lure_of(middle: int, species: int) -> int:
    """Return how much the middle attracts this species."""
    return worth_of(middle, prey_of(species)) + 1


@rule
def hunter_on(species: int) -> int:
    """Return the species that hunts this one."""
    return (species + 3) & 3


@rule
def worth_of(herd: int, species: int) -> int:
    """Return the value of all animals of a species in a herd."""
    animals = herd >> 12 * species
    return (animals & 7) + 2 * (animals >> 3 & 7) + 3 * (animals >> 6 & 7) + 4 * (animals >> 9 & 7)


@rule
def as_strong(herd: int, card: int) -> int:
    """Return how many animals in a herd are of this card's species and at least as strong: they beat it or tie with
    it."""
    animals = (herd >> 3 * card) & (0o7777 >> 3 * (card & 3))
    return (animals & 7) + (animals >> 3 & 7) + (animals >> 6 & 7) + (animals >> 9 & 7)


@rule
def held_by_others(state: MausenState, seat: int) -> int:
    """Return all cards in other hands as one herd; everyone knows what the others have left."""
    herd = 0
    for other in range(state.players):
        if other != seat:
            herd += spread(state.hands[other])
    return herd


@rule
def spread(hand: int) -> int:
    """Return a hand (one bit for each card) as a herd (three bits for each card)."""
    hand = (hand | hand << 16) & 0xFF0000FF
    hand = (hand | hand << 8) & 0xF00F00F00F
    hand = (hand | hand << 4) & 0xC30C30C30C3
    return (hand | hand << 2) & 0o1111111111111111
