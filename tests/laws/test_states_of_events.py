"""The state at each event: it shows a seat no more than the seat may know, and keeping it changes nothing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from menagerie import Match, load
from menagerie.bots.random_bot import RandomBot
from menagerie.core.match import LogWithStates
from menagerie.core.table import Table
from tests.positions import TABLES


def random_games(name: str, players: int, games: int = 2) -> list[tuple[Match[Any], LogWithStates]]:
    """Return every decision of some games, with the events and the state at each."""
    taken = []
    for number in range(games):
        match = Match(load(name), players, seed=bytes([number + 1] * 32))
        bot = RandomBot(bytes([number + 1] * 16))
        while not match.over:
            seat = match.actors[-1]
            taken.append((match, match.act_with_states(seat, bot.choose(match.view(seat), match.legal(seat)))))
    return taken


def shown(table: Table) -> Counter[int]:
    """Return the face-up cards on the table."""
    return Counter(card.card for zone in table.zones for card in zone.cards if card.card is not None)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_event_has_a_state_for_every_viewer(name: str, players: int) -> None:
    copies = players + 1 if name == "mausen" else 1
    for match, log in random_games(name, players):
        assert len(log.states) == len(log)
        for state in log.states:
            for seat in (None, *range(players)):
                table = match.game.table(match.game.view(state, seat))
                assert max(shown(table).values(), default=0) <= copies


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_keeping_states_changes_nothing(name: str, players: int) -> None:
    seed, plain, keeping = bytes(range(32)), RandomBot(bytes(range(16))), RandomBot(bytes(range(16)))
    first, second = Match(load(name), players, seed=seed), Match(load(name), players, seed=seed)
    while not first.over:
        seat = first.actors[0]
        events = first.act(seat, plain.choose(first.view(seat), first.legal(seat)))
        assert events == second.act_with_states(seat, keeping.choose(second.view(seat), second.legal(seat)))
    assert first.events == second.events
