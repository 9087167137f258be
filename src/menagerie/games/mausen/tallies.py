"""What the statistics count in Mausen: ties, hunts without prey, and an empty middle."""

from menagerie.core.game import CHANCE
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY
from menagerie.core.tallies import Tally
from menagerie.games.mausen.cards import CARDS, animals_of, count_in, herd_of, prey_of
from menagerie.games.mausen.hunt import hunter_of
from menagerie.games.mausen.state import MausenState

TALLIES = (
    Tally("hunts"),
    Tally("elephants", of="hunts"),
    Tally("dogs", of="hunts"),
    Tally("cats", of="hunts"),
    Tally("mice", of="hunts"),
    Tally("elephants-tied", of="elephants"),
    Tally("dogs-tied", of="dogs"),
    Tally("cats-tied", of="cats"),
    Tally("mice-tied", of="mice"),
    Tally("hunters"),
    Tally("in-vain", of="hunters"),
    Tally("restocks"),
    Tally("left"),
)

HUNTS = 0
SENT_OUT = 1
TIED = 5
"""One for each species, elephant to mouse."""
HUNTERS = 9
IN_VAIN = 10
RESTOCKS = 11
LEFT = 12


@rule(inline=False)
def tally(before: MausenState, seat: int, action: int, after: MausenState, counts: list[int]) -> None:
    """Count a hunt when the last seat has chosen."""
    if seat == CHANCE or before.waiting != 1 << seat:
        return
    if before.restocking:
        counts[RESTOCKS] += 1
    else:
        tally_hunt(before, seat, action, counts)
    if after.waiting == 0:
        for card in range(CARDS):
            counts[LEFT] += count_in(after.middle, card)


@rule(inline=False)
def tally_hunt(before: MausenState, seat: int, action: int, counts: list[int]) -> None:
    """Count the species that were played, those left without a hunter, and the hunters that found no prey."""
    counts[HUNTS] += 1
    before.chosen[seat] = action
    played = 0
    for other in range(before.players):
        played += herd_of(before.chosen[other])
    there = before.middle + played
    for species in range(4):
        if animals_of(played, species) == 0:
            continue
        counts[SENT_OUT + species] += 1
        if hunter_of(before, played, species) == NOBODY:
            counts[TIED + species] += 1
            continue
        counts[HUNTERS] += 1
        prey = animals_of(there, prey_of(species))
        there -= prey
        if prey == 0:
            counts[IN_VAIN] += 1
