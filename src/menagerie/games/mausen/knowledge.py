"""What a seat may know in Mausen: all but the cards that others have chosen and not yet revealed (MAU-3, MAU-15)."""

from menagerie.core.bits import each, nth, size
from menagerie.core.chance import draw
from menagerie.core.game import View
from menagerie.core.rule import apart
from menagerie.core.state import NOBODY, UNKNOWN
from menagerie.core.table import Choice, Fact, Shown, Table, Zone
from menagerie.games.mausen.cards import cards_in
from menagerie.games.mausen.notation import phrase
from menagerie.games.mausen.rules import State, points


@apart
def conceal(state: State, seat: int) -> None:
    """Others' choices are secret."""
    for other in range(state.players):
        if other != seat and state.chosen[other] != NOBODY:
            state.chosen[other] = UNKNOWN


@apart
def suppose(state: State, rng: list[int]) -> None:
    """A secret choice may be any hand card."""
    for seat in range(state.players):
        if state.chosen[seat] == UNKNOWN:
            hand = state.hands[seat]
            state.chosen[seat] = nth(hand, draw(rng, size(hand)))


def table(view: View[State]) -> Table:
    """The middle, what was laid down, one's own hand; points when they may be seen."""
    state, me = view.state, view.seat
    zones = [Zone("middle", tuple(Shown(card) for card in cards_in(state.middle)))]
    for seat in range(state.players):
        if state.chosen[seat] != NOBODY:
            zones.append(Zone("chosen", (_chosen(state.chosen[seat]),), seat))
        zones.append(Zone("hand", tuple(Shown(card) for card in each(state.hands[seat])), seat))
    return Table(tuple(zones), _facts(state), _question(state, me), _choices(state, me))


def _chosen(card: int) -> Shown:
    return Shown(None if card == UNKNOWN else card)


def _facts(state: State) -> tuple[Fact, ...]:
    over = state.waiting == 0
    if not (state.open_scores or over):
        return ()
    return tuple(Fact("points", points(state, seat), seat=seat) for seat in range(state.players))


def _question(state: State, me: int | None) -> str | None:
    if me is None or not state.waiting >> me & 1:
        return None
    return "restock" if state.restocking else "hunt"


def _choices(state: State, me: int | None) -> tuple[Choice, ...]:
    if me is None or _question(state, me) is None:
        return ()
    return tuple(Choice(card, phrase(state, me, card), cards=(card,)) for card in each(state.hands[me]))
