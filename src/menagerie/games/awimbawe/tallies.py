"""What the statistics count in Awimbawé: hyenas, eagles, mice, and how the animals' abilities are used."""

from menagerie.core.bits import size
from menagerie.core.game import CHANCE
from menagerie.core.rule import rule
from menagerie.core.tallies import Tally
from menagerie.games.awimbawe.cards import EAGLES, ELEPHANT, MOUSE, MULTICOLOUR_ELEPHANT, TRICKS
from menagerie.games.awimbawe.rules import COLOURS, FLEE, HANDS, OPEN_CARDS, PASS
from menagerie.games.awimbawe.state import (
    CHEETAH,
    FIGHT_OR_FLEE,
    NEXT_LEADER,
    OVER,
    PLAY,
    RHINO,
    SNAKE,
    AwimbaweState,
)

TALLIES = (
    Tally("rounds"),
    Tally("leader-won", of="rounds"),
    Tally("fourth-hyena", of="rounds"),
    Tally("undecided", of="rounds"),
    Tally("tricks"),
    Tally("tricks-eagle", of="tricks"),
    Tally("tricks-mouse", of="tricks"),
    Tally("eagles"),
    Tally("eagles-fled", of="eagles"),
    Tally("eagles-fought", of="eagles"),
    Tally("rhinos"),
    Tally("rhinos-used", of="rhinos"),
    Tally("rhinos-passed", of="rhinos"),
    Tally("cheetahs"),
    Tally("cheetahs-used", of="cheetahs"),
    Tally("cheetahs-passed", of="cheetahs"),
    Tally("snakes"),
    Tally("snakes-pile", of="snakes"),
    Tally("snakes-hand", of="snakes"),
    Tally("snakes-passed", of="snakes"),
)

ROUNDS = 0
LEADER_WON = 1
FOURTH_HYENA = 2
UNDECIDED = 3
ALL_TRICKS = 4
TRICKS_EAGLE = 5
TRICKS_MOUSE = 6
EAGLES_FREE = 7
EAGLES_FLED = 8
EAGLES_FOUGHT = 9
RHINOS = 10
CHEETAHS = 13
SNAKES = 16
USED = 1
PASSED = 2
"""The animals that could be used: how many were, and how many were not."""
SNAKES_HAND = 18
SNAKES_PASSED = 19
LEADER = 20
"""The cell that remembers the leader of the round."""


@rule(inline=False)
def tally(before: AwimbaweState, seat: int, action: int, after: AwimbaweState, counts: list[int]) -> None:
    """Count a choice of an eagle or an animal, and the end of a trick or a round."""
    if seat != CHANCE:
        tally_choice(before, seat, action, counts)
    if after.tricks_left == before.tricks_left - 1:
        tally_trick(before, seat, action, counts)
        if after.phase == NEXT_LEADER or after.phase == OVER:
            tally_round(before, after, counts)


@rule(inline=False)
def tally_choice(before: AwimbaweState, seat: int, action: int, counts: list[int]) -> None:
    """Count what was done with an eagle, a rhino, a cheetah or a snake, and remember who leads a round."""
    if before.phase == PLAY:
        if before.trick == 0 and before.tricks_left == TRICKS[before.players]:
            counts[LEADER] = seat
    elif before.phase == FIGHT_OR_FLEE:
        counts[EAGLES_FREE] += 1
        counts[EAGLES_FLED if action == FLEE else EAGLES_FOUGHT] += 1
    elif before.phase == RHINO:
        counts[RHINOS] += 1
        counts[RHINOS + (PASSED if action == PASS else USED)] += 1
    elif before.phase == CHEETAH:
        counts[CHEETAHS] += 1
        counts[CHEETAHS + (PASSED if action == PASS else USED)] += 1
    elif before.phase == SNAKE:
        counts[SNAKES] += 1
        if action == PASS:
            counts[SNAKES_PASSED] += 1
        else:
            counts[SNAKES_HAND if HANDS <= action < OPEN_CARDS else SNAKES + USED] += 1


@rule(inline=False)
def tally_trick(before: AwimbaweState, seat: int, action: int, counts: list[int]) -> None:
    """Count fighting eagles, of which one won; otherwise a mouse that scared its elephant."""
    trick = before.trick
    fled = before.fled
    if seat != CHANCE and action < COLOURS:
        trick |= 1 << action
    if seat != CHANCE and action == FLEE:
        fled |= 1 << before.laid[seat]
    counts[ALL_TRICKS] += 1
    if trick & ~fled & EAGLES:
        counts[TRICKS_EAGLE] += 1
    else:
        pair = 1 << (6 * before.led + MOUSE) | 1 << (6 * before.led + ELEPHANT)
        if trick & pair == pair and (trick >> MULTICOLOUR_ELEPHANT) & 1 == 0:
            counts[TRICKS_MOUSE] += 1


@rule(inline=False)
def tally_round(before: AwimbaweState, after: AwimbaweState, counts: list[int]) -> None:
    """Count whether a side was driven out, and whether the leader won."""
    won = 0
    for seat in range(before.players):
        if after.rounds_won[seat] > before.rounds_won[seat]:
            won |= 1 << seat
    counts[ROUNDS] += 1
    counts[LEADER_WON] += (won >> counts[LEADER]) & 1
    if size(after.active) < before.players:
        counts[FOURTH_HYENA] += 1
    if won == 0:
        counts[UNDECIDED] += 1
