"""Mausen as a screen shows it: the middle and what was laid down, and the backs of what was captured (MAU-15)."""

from collections.abc import Iterable

from menagerie.core.bits import each, size
from menagerie.core.game import View
from menagerie.core.state import NOBODY, UNKNOWN
from menagerie.core.table import Choice, Fact, Table, TableCard, Zone
from menagerie.games.mausen.cards import cards_in, count_in, herd_of
from menagerie.games.mausen.notation import phrase
from menagerie.games.mausen.scoring import points
from menagerie.games.mausen.state import MausenState

FEW = 8
"""When a seat has no more cards than this, it is told which they are: whoever counts along knows it anyway."""


def table(view: View[MausenState]) -> Table:
    """The middle, what was laid down, one's own hand, the backs of what others hold and of all that was captured."""
    state, me = view.state, view.seat
    laid = [seat for seat in range(state.players) if _lies_there(state, seat)]
    zones = [Zone("middle", _open(cards_in(state.middle - _revealed(state, laid))))]
    for seat in range(state.players):
        if seat in laid:
            zones.append(Zone("chosen", (_chosen(state.chosen[seat]),), seat))
        zones.append(Zone("hand", _hand(state, seat, me), seat))
        zones.append(Zone("captured", _backs(len(cards_in(state.captured[seat]))), seat))
    return Table(tuple(zones), tuple(_facts(state, me)), _question(state, me), _choices(state, me))


def _lies_there(state: MausenState, seat: int) -> bool:
    """A chosen card lies before its seat until a hunter takes its species, or the hunt is over."""
    if _is_revealed(state, seat):
        return count_in(state.middle, state.chosen[seat]) > 0
    return state.chosen[seat] != NOBODY


def _is_revealed(state: MausenState, seat: int) -> bool:
    """A chosen card that has left the hand, so that it can be taken with the middle."""
    card = state.chosen[seat]
    return card >= 0 and not state.hands[seat] >> card & 1


def _revealed(state: MausenState, laid: list[int]) -> int:
    """The herd that lies open before these seats."""
    return sum(herd_of(state.chosen[seat]) for seat in laid if _is_revealed(state, seat))


def _open(cards: Iterable[int]) -> tuple[TableCard, ...]:
    return tuple(map(TableCard, cards))


def _backs(count: int) -> tuple[TableCard, ...]:
    return (TableCard(None),) * count


def _chosen(card: int) -> TableCard:
    return TableCard(None if card == UNKNOWN else card)


def _hand(state: MausenState, seat: int, me: int | None) -> tuple[TableCard, ...]:
    """A hand without the card that was chosen from it."""
    if seat != me:
        return _backs(size(state.hands[seat]) - (state.chosen[seat] == UNKNOWN))
    return _open(card for card in each(state.hands[seat]) if card != state.chosen[seat])


def _facts(state: MausenState, me: int | None) -> list[Fact]:
    facts = []
    over = state.hands[0] == 0 and state.chosen[0] == NOBODY
    for seat in range(state.players):
        if state.open_scores or over:
            facts.append(Fact("points", points(state, seat), seat=seat))
        if seat != me and 0 < size(state.hands[seat]) <= FEW:
            facts.append(Fact("unshown", tuple(each(state.hands[seat])), "card", seat))
    return facts


def _question(state: MausenState, me: int | None) -> str | None:
    if me is None or not state.waiting >> me & 1:
        return None
    return "restock" if state.restocking else "hunt"


def _choices(state: MausenState, me: int | None) -> tuple[Choice, ...]:
    if me is None or _question(state, me) is None:
        return ()
    return tuple(Choice(card, phrase(state, me, card), cards=(card,)) for card in each(state.hands[me]))
