"""Every legal move can be reached by touching what lies on the table."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie import Match, load
from menagerie.core.phrases import Phrase
from menagerie.core.selection import Selection, Touch, stages_of
from menagerie.core.table import Choice, Table, TableCard, Zone
from tests.positions import matches
from tests.soak import amount


def lies_there(touch: Touch, table: Table, players: int) -> bool:
    """Say whether a touch is about something that the table shows."""
    kind, *where = touch
    if kind == "card":
        return any(shown.card == where[0] for zone in table.zones for shown in zone.cards)
    if kind == "pile":
        return any([zone.seat, zone.slot] == where for zone in table.zones)
    return 0 <= int(where[0]) < players


def reached(selection: Selection, choice: Choice) -> bool:
    """Touch what the choice is tied to, one thing after the other, and say whether that makes the choice."""
    for stage in stages_of(choice, selection.table):
        for touch in sorted(stage):
            if selection.decided() == choice:
                return True
            assert touch in selection.next()
            selection = selection.touch(touch)
    return selection.decided() == choice or choice in selection.buttons()


@settings(max_examples=60)
@given(matches(), st.randoms())
def test_every_legal_move_can_be_reached(match: Match[Any], random: Any) -> None:
    for seat in match.actors:
        table = match.game.table(match.view(seat))
        selection, some = Selection(table), min(len(table.choices), amount(40, len(table.choices)))
        for choice in random.sample(table.choices, some):
            assert all(lies_there(t, table, match.players) for stage in stages_of(choice, table) for t in stage)
            assert reached(selection, choice)


@settings(max_examples=40)
@given(matches(), st.randoms())
def test_no_sequence_of_touches_is_a_dead_end(match: Match[Any], random: Any) -> None:
    for seat in match.actors:
        selection = Selection(match.game.table(match.view(seat)))
        for _ in range(8):
            targets = sorted(selection.targets())
            if not targets:
                break
            selection = selection.touch(random.choice(targets))
            assert selection.reachable()


def ferry() -> Match[Any]:
    return Match(load("ferry"), 2, seed=bytes(range(32)))


def test_three_of_thirteen_cards_are_toggled_and_confirmed() -> None:
    selection = Selection(table_of(ferry(), 0))
    assert len(selection.table.choices) == 286
    cards = sorted(selection.next())
    assert len(cards) == 13
    for order in permutations(cards[2:5]):
        chosen = selection
        for touch in order:
            assert not chosen.ready()
            chosen = chosen.touch(touch)
        assert chosen.decided() is None
        assert [{("card", card) for card in choice.cards} for choice in chosen.buttons()] == [set(order)]
        assert chosen.next() == frozenset()
        assert chosen.touch(cards[0]) == chosen
        assert chosen.touch(order[0]).touched == order[1:]


def table_of(match: Match[Any], seat: int) -> Table:
    return match.game.table(match.view(seat))


def test_a_card_with_targets_is_touched_first_and_its_target_second() -> None:
    match = ferry()
    for seat in (0, 1):
        match.act(seat, match.legal(seat)[7])
    selection = Selection(table_of(match, 0))
    card = min(selection.next())
    chosen = selection.touch(card)
    assert chosen.next() == {("pile", 0, 0), ("pile", 0, 1), ("seat", 1)}
    assert len(chosen.buttons()) == 3
    decided = chosen.touch(("seat", 1)).decided()
    assert decided is not None
    assert (decided.cards, decided.seat, decided.slot) == ((card[1],), 1, None)
    assert chosen.touch(card) == selection
    other = max(selection.next())
    assert chosen.touch(other).touched == (other,)
    assert chosen.cleared() == selection


def test_a_card_in_the_pile_that_a_move_names_is_not_touched_separately() -> None:
    zones = (Zone("pile", (TableCard(4),), 0, 0), Zone("pile", (TableCard(5),), 0, 1))
    push = Choice(1, Phrase(), cards=(4,), seat=0, slot=0, onto=1)
    table = Table(zones, (), "push", (push, Choice(2, Phrase(), cards=(4,), seat=0, slot=0)))
    assert stages_of(push, table) == (frozenset({("pile", 0, 0)}), frozenset({("pile", 0, 1)}))
    selection = Selection(table).touch(("pile", 0, 0))
    assert [choice.action for choice in selection.buttons()] == [1, 2]
    assert selection.touch(("pile", 0, 1)).decided() == push


def test_two_moves_of_one_card_are_two_buttons() -> None:
    table = Table((Zone("hand", (TableCard(4),), 0),), (), "x", tuple(Choice(n, Phrase(), (4,)) for n in (1, 2)))
    selection = Selection(table).touch(("card", 4))
    assert selection.decided() is None
    assert [choice.action for choice in selection.buttons()] == [1, 2]
