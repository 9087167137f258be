"""Draw Mopsen's table: the trick, the bowls, the discards, the stock and the hands."""

from menagerie.core.bits import each, size
from menagerie.core.game import CHANCE, View
from menagerie.core.state import NOBODY
from menagerie.core.table import Barred, Choice, Fact, Table, TableCard, Zone
from menagerie.games.mopsen.cards import CARDS, DUTIES, FIRST_EXCHANGE, PATTERNS, cards_at
from menagerie.games.mopsen.events import MopsenMustFollow
from menagerie.games.mopsen.notation import phrase
from menagerie.games.mopsen.rules import legal
from menagerie.games.mopsen.scoring import bones_in
from menagerie.games.mopsen.state import EXCHANGING, PLAYING, ROUNDS, MopsenState, order_of
from menagerie.games.mopsen.tricks import playable

QUESTIONS = ("exchange", "play", "pinch")
"""The name of the question in each phase."""


def table(view: View[MopsenState]) -> Table:
    """Trick, bowls, discards, stock, and the hands with what is known of them."""
    state, me = view.state, view.seat
    zones = [Zone("stock", _backs(_stock_size(state))), Zone("discards", _shown(state, state.discards))]
    for seat in range(state.players):
        if state.trick[seat] != NOBODY:
            zones.append(Zone("trick", _shown(state, 1 << state.trick[seat]), seat))
        zones.append(Zone("bowl", _shown(state, state.bowls[seat]), seat))
        zones.append(Zone("hand", _hand(state, seat), seat))
        if state.chosen[seat] > 0:
            zones.append(Zone("chosen", _shown(state, state.chosen[seat]), seat))
        if state.put_away_size[seat]:
            zones.append(Zone("put-away", _put_away(state, seat), seat))
    return Table(tuple(zones), _facts(state), _question(state, me), _choices(state, me), _barred(state, me))


def _stock_size(state: MopsenState) -> int:
    return sum(card != NOBODY for card in state.stock)


def _backs(count: int) -> tuple[TableCard, ...]:
    return (TableCard(None),) * count


def _shown(state: MopsenState, cards: int, known: int = 0) -> tuple[TableCard, ...]:
    marks = (), ("known",)
    return tuple(TableCard(card, marks[known >> card & 1], state.bones[card]) for card in each(cards))


def _hand(state: MopsenState, seat: int) -> tuple[TableCard, ...]:
    seen = state.hands[seat]
    held = seen & ~state.chosen[seat] if state.chosen[seat] > 0 else seen
    return _shown(state, held, state.known[seat]) + _backs(state.hand_size[seat] - size(seen))


def _put_away(state: MopsenState, seat: int) -> tuple[TableCard, ...]:
    seen = state.put_away[seat]
    return _shown(state, seen) + _backs(state.put_away_size[seat] - size(seen))


def _facts(state: MopsenState) -> tuple[Fact, ...]:
    if state.dealer == NOBODY:
        return ()
    facts = [
        Fact("round", min(state.round + 1, ROUNDS)),
        Fact("dealer", state.dealer, "seat"),
        Fact("leader", state.leader, "seat"),
        Fact("order", order_of(state.standing), "kind"),
    ]
    if _choosing(state):
        facts.append(Fact("choosing", tuple(each(state.waiting)), "seat"))
    if state.duty and state.phase == PLAYING:
        facts.append(Fact("led", DUTIES.index(state.duty), "kind"))
    for seat in range(state.players):
        facts += _facts_of(state, seat)
    return tuple(facts)


def _choosing(state: MopsenState) -> bool:
    return state.phase == EXCHANGING and state.waiting > 0


def _facts_of(state: MopsenState, seat: int) -> list[Fact]:
    facts = [
        Fact("points", state.totals[seat], seat=seat),
        Fact("bones", bones_in(state, seat), seat=seat),
    ]
    missing = tuple(kind for kind in range(3) if state.lacks[seat] & DUTIES[kind])
    return [*facts, Fact("lacks", missing, "kind", seat)] if missing else facts


def _question(state: MopsenState, me: int | None) -> str | None:
    if me is None or state.waiting == CHANCE or not state.waiting >> me & 1:
        return None
    return QUESTIONS[state.phase]


def _choices(state: MopsenState, me: int | None) -> tuple[Choice, ...]:
    if me is None or _question(state, me) is None:
        return ()
    moves = [0] * len(PATTERNS)
    count = legal(state, me, moves)
    return tuple(_choice(state, me, action) for action in moves[:count])


def _choice(state: MopsenState, me: int, action: int) -> Choice:
    exchanged = cards_at(state.hands[me], PATTERNS[action - FIRST_EXCHANGE]) if action >= FIRST_EXCHANGE else 0
    cards = (action,) if action < CARDS else tuple(each(exchanged))
    return Choice(action, phrase(state, me, action), cards)


def _barred(state: MopsenState, me: int | None) -> tuple[Barred, ...]:
    """Who has the led colour cannot play another, cats aside."""
    if me is None or _question(state, me) != "play":
        return ()
    unplayable = state.hands[me] & ~playable(state, me)
    return tuple(Barred(card, MopsenMustFollow(DUTIES.index(state.duty))) for card in each(unplayable))
