"""Awimbawé as a screen shows it: only what lies open, and the backs of the rest (AWI-6, AWI-16)."""

from __future__ import annotations

from menagerie.core.bits import each, size
from menagerie.core.game import View
from menagerie.core.phrases import Phrase
from menagerie.core.state import NOBODY
from menagerie.core.table import Barred, Choice, Fact, Table, TableCard, Zone
from menagerie.games.awimbawe.cards import ALL, EAGLE, FOLLOWING, HYENAS, MULTICOLOURS
from menagerie.games.awimbawe.events import (
    AwimbaweMustFollow,
    Blocked,
    Covered,
    MustFollowEagle,
    MustFollowMulticolour,
    MustPlayEagle,
)
from menagerie.games.awimbawe.knowledge import is_concealed
from menagerie.games.awimbawe.notation import phrase
from menagerie.games.awimbawe.piles import LAID, card_of, from_bottom, shown_in
from menagerie.games.awimbawe.plays import playable
from menagerie.games.awimbawe.rules import COLOURS, HANDS, LEADERS, MOST_LEGAL, OPEN_CARDS, PUSHES, legal
from menagerie.games.awimbawe.scoring import score
from menagerie.games.awimbawe.state import (
    CHEETAH,
    COLOUR,
    FIGHT_OR_FLEE,
    NEXT_LEADER,
    OVER,
    PLAY,
    RHINO,
    SNAKE,
    AwimbaweState,
    seats_of,
)
from menagerie.games.awimbawe.tricks import available

QUESTIONS = {
    COLOUR: "colour",
    FIGHT_OR_FLEE: "eagle",
    RHINO: "rhino",
    CHEETAH: "cheetah",
    SNAKE: "snake",
    NEXT_LEADER: "next-leader",
}


def table(view: View[AwimbaweState]) -> Table:
    """The trick, everyone's hand, piles and won cards; what was led, what is won; the open decision."""
    state, me = view.state, view.seat
    zones = []
    for seat in range(state.players):
        if state.laid[seat] != NOBODY:
            zones.append(Zone("trick", (_laid(state, state.laid[seat]),), seat))
    for seat in range(state.players):
        zones += _cards_of(state, seat) if state.active >> seat & 1 else _aside(state, seat)
        if seat & state.sides == seat:
            zones += _won(state, seat)
    return Table(tuple(zones), tuple(_facts(state)), _question(state, me), _choices(state, me), _barred(state, me))


def _shown(state: AwimbaweState, card: int, *marks: str) -> TableCard:
    """The card with the crowns that are printed on it."""
    return TableCard(card, marks, state.crowns[card])


def _laid(state: AwimbaweState, card: int) -> TableCard:
    return _shown(state, card, *("fled",) * (state.fled >> card & 1))


def _cards_of(state: AwimbaweState, seat: int) -> list[Zone]:
    zones = [Zone("hand", _hand(state, seat), seat)]
    for slot in range(4):
        pile = state.piles[4 * seat + slot]
        if pile:
            cards = tuple(_in_pile(state, seat, laid) for laid in from_bottom(pile))
            zones.append(Zone("pile", cards, seat, slot))
    return zones


def _hand(state: AwimbaweState, seat: int) -> tuple[TableCard, ...]:
    if not is_concealed(state, seat):
        return tuple(_held(state, seat, card) for card in each(state.hands[seat]))
    blocked = state.blocked_in_hand[seat]
    backs = (TableCard(None),) * (state.hand_size[seat] - blocked)
    return backs + (TableCard(None, ("blocked",)),) * blocked


def _in_pile(state: AwimbaweState, seat: int, laid: int) -> TableCard:
    return _held(state, seat, card_of(laid)) if laid & 1 else TableCard(None)


def _held(state: AwimbaweState, seat: int, card: int) -> TableCard:
    return _shown(state, card, *("blocked",) * (state.blocked[seat] >> card & 1))


def _aside(state: AwimbaweState, seat: int) -> list[Zone]:
    """The unplayed cards of an eliminated player go aside unseen."""
    in_piles = sum(len(list(from_bottom(pile))) for pile in state.piles[4 * seat : 4 * seat + 4])
    unplayed = state.hand_size[seat] + in_piles
    return [Zone("aside", (TableCard(None),) * unplayed, seat)] if unplayed else []


def _won(state: AwimbaweState, seat: int) -> list[Zone]:
    """Won cards are closed, hyenas lie open."""
    won = state.won[seat]
    hyenas = tuple(_shown(state, card) for card in each(won & HYENAS))
    closed = (TableCard(None),) * size(won & ~HYENAS)
    return [Zone("won", closed, seat), Zone("hyenas", hyenas, seat)]


def _facts(state: AwimbaweState) -> list[Fact]:
    facts = []
    if state.led != NOBODY:
        facts.append(Fact("led", state.led, "colour"))
    if state.named_leader != NOBODY:
        facts.append(Fact("next-leader", state.named_leader, "seat"))
    facts.append(Fact("tricks-left", state.tricks_left))
    for seat in range(state.players):
        side = seat & state.sides
        facts.append(Fact("rival", side, "rival", seat))
        facts.append(Fact("rounds-won", state.rounds_won[seat], seat=seat))
        if state.lacks[seat] and state.hand_size[seat] and state.active >> seat & 1:
            facts.append(Fact("lacks", _suits_lacking(state, seat), "colour", seat))
        if state.phase in (NEXT_LEADER, OVER):
            facts.append(Fact("crowns", score(state, seat), seat=seat))
    if state.players == 4:
        facts += [Fact("team", tuple(each(seats_of(state, side))), "seat") for side in (0, 1)]
    return facts


def _suits_lacking(state: AwimbaweState, seat: int) -> tuple[int, ...]:
    """The suits that this seat has shown not to hold."""
    suits = (*range(5), EAGLE)
    return tuple(suit for suit in suits if not FOLLOWING[suit] & ~state.lacks[seat])


def _question(state: AwimbaweState, me: int | None) -> str | None:
    if me is None or state.acting != 1 << me:
        return None
    if state.phase == PLAY:
        return "lead" if state.following == ALL else "follow"
    return QUESTIONS[state.phase]


def _choices(state: AwimbaweState, me: int | None) -> tuple[Choice, ...]:
    if me is None or _question(state, me) is None:
        return ()
    moves = [0] * MOST_LEGAL
    return tuple(_choice(state, me, action) for action in moves[: legal(state, me, moves)])


def _choice(state: AwimbaweState, me: int, action: int) -> Choice:
    """The move and the card, pile or seat that it is tied to."""
    words = phrase(state, me, action)
    if action < COLOURS:
        return Choice(action, words, cards=(action,))
    if action < LEADERS:
        return Choice(action, words)
    if action < OPEN_CARDS:
        return Choice(action, words, seat=(action - LEADERS) % (HANDS - LEADERS))
    if action < PUSHES:
        return Choice(action, words, *_top(state, action - OPEN_CARDS))
    pile, destination = divmod(action - PUSHES, 4)
    return Choice(action, words, *_top(state, pile), onto=destination)


def _top(state: AwimbaweState, pile: int) -> tuple[tuple[int, ...], int, int]:
    """The card on top of the pile, if it lies face up, and where the pile is."""
    top = state.piles[pile] & LAID
    return (card_of(top),) if top & 1 else (), pile >> 2, pile & 3


def _barred(state: AwimbaweState, me: int | None) -> tuple[Barred, ...]:
    """Of one's own cards, those that cannot be played, where it is one's turn to play one."""
    if me is None or _question(state, me) is None or state.phase != PLAY:
        return ()
    mine = state.hands[me]
    for pile in state.piles[4 * me : 4 * me + 4]:
        mine |= shown_in(pile)
    return tuple(Barred(card, _reason(state, me, card)) for card in each(mine & ~playable(state, me)))


def _reason(state: AwimbaweState, me: int, card: int) -> Phrase:
    """Why this card cannot be played: what lies on it, a snake, or the duty to follow and to play an eagle."""
    if not (state.hands[me] | state.tops[me]) >> card & 1:
        return Covered()
    if state.blocked[me] >> card & 1:
        return Blocked()
    following = available(state, me) & state.following
    if not following:
        return MustPlayEagle(state.led)
    if state.led == EAGLE:
        return MustFollowEagle()
    return AwimbaweMustFollow(state.led) if following & ~MULTICOLOURS else MustFollowMulticolour(state.led)
