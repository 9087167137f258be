"""Deal the cards that a seat cannot see to the places where each may lie, at random."""

from menagerie.core.chance import draw, shuffle
from menagerie.core.rule import rule, zeros

TRIES = 8
"""The number of shuffles before a shuffle is repaired; a shuffle that fits without repair is exactly uniform."""

NOWHERE = -1


@rule
def fits(cards: list[int], lacks: list[int], place: int) -> bool:
    """Return whether the card at this place may lie there."""
    return (lacks[place] >> cards[place]) & 1 == 0


@rule
def all_fit(cards: list[int], lacks: list[int], n: int) -> bool:
    """Return whether every card is in an allowed place."""
    for place in range(n):
        if not fits(cards, lacks, place):
            return False
    return True


@rule(inline=False)
def scatter(cards: list[int], lacks: list[int], n: int, rng: list[int]) -> bool:
    """Lay n cards into n places at random, no card into a place that lacks it. Return whether that is possible."""
    for _ in range(TRIES):
        shuffle(cards, 0, n, rng)
        if all_fit(cards, lacks, n):
            return True
    for place in range(n):
        for _ in range(n):
            if fits(cards, lacks, place):
                break
            relocate(cards, lacks, n, place)
    if not all_fit(cards, lacks, n):
        return False
    mix(cards, lacks, n, rng)
    return True


@rule(inline=False)
def relocate(cards: list[int], lacks: list[int], n: int, place: int) -> None:
    """Find a chain of cards, each moving to the next one's place, that ends at another misplaced card."""
    came_from = zeros(n)
    for there in range(n):
        came_from[there] = NOWHERE
    queue = zeros(n)
    queue[0] = place
    came_from[place] = place
    head = 0
    tail = 1
    while head < tail:
        here = queue[head]
        head += 1
        for there in range(n):
            if came_from[there] == NOWHERE and (lacks[there] >> cards[here]) & 1 == 0:
                came_from[there] = here
                if not fits(cards, lacks, there):
                    move_along(cards, came_from, there)
                    return
                queue[tail] = there
                tail += 1
    close_ring(cards, lacks, came_from, n, place)


@rule(inline=False)
def move_along(cards: list[int], came_from: list[int], end: int) -> None:
    """Move each card of the chain to the next place, and the last card to the start of the chain."""
    displaced = cards[end]
    there = end
    while came_from[there] != there:
        here = came_from[there]
        cards[there] = cards[here]
        there = here
    cards[there] = displaced


@rule(inline=False)
def close_ring(cards: list[int], lacks: list[int], came_from: list[int], n: int, place: int) -> None:
    """End the chain at a card that may lie where the chain began, when no other card is misplaced."""
    for there in range(n):
        if came_from[there] != NOWHERE and there != place and (lacks[place] >> cards[there]) & 1 == 0:
            move_along(cards, came_from, there)
            return


@rule(inline=False)
def mix(cards: list[int], lacks: list[int], n: int, rng: list[int]) -> None:
    """Swap random pairs of cards wherever both may change places."""
    for _ in range(8 * n):
        one = draw(rng, n)
        two = draw(rng, n)
        if (lacks[one] >> cards[two]) & 1 == 0 and (lacks[two] >> cards[one]) & 1 == 0:
            cards[one], cards[two] = cards[two], cards[one]
