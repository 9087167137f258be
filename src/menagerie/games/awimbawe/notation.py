"""Awimbawé's cards and moves as text (docs/notation.md)."""

from __future__ import annotations

from typing import Any

from menagerie.core.bits import set_of
from menagerie.core.errors import RuleBroken, malformed
from menagerie.core.game import Entry
from menagerie.core.phrases import Event, Phrase
from menagerie.core.state import NOBODY, copy_of
from menagerie.games.awimbawe.cards import (
    CARD_OF,
    CODES,
    DECKS,
    HAND,
    PILES,
    SUITS,
    SYMBOLS,
    VALUES,
)
from menagerie.games.awimbawe.deal import deal_to, fewest_crowns_shown
from menagerie.games.awimbawe.events import (
    AwimbaweDealt,
    AwimbawePlay,
    BlockHand,
    BlockPile,
    Fight,
    Flee,
    HandBlocked,
    NameColour,
    NameLeader,
    Pass,
    Push,
    PushFaceDown,
)
from menagerie.games.awimbawe.piles import LAID, card_of
from menagerie.games.awimbawe.rules import (
    COLOURS,
    FIGHT,
    FLEE,
    HANDS,
    LEADERS,
    OPEN_CARDS,
    PASS,
    PUSHES,
)
from menagerie.games.awimbawe.state import DEAL, DRAW, AwimbaweState


def move(state: AwimbaweState, seat: int, action: int) -> str:
    """Return the action as the record writes it."""
    if action < COLOURS:
        return CODES[action]
    if action < FIGHT:
        return f"colour {SYMBOLS[action - COLOURS]}"
    if action < LEADERS:
        return {FIGHT: "fight", FLEE: "flee", PASS: "pass"}[action]
    if action < HANDS:
        return f"lead {action - LEADERS}"
    if action < OPEN_CARDS:
        return f"block {action - HANDS} hand"
    if action < PUSHES:
        target, slot = divmod(action - OPEN_CARDS, 4)
        return f"block {target} pile {slot}"
    target, source, destination = pushed(action)
    return f"push {target} {source} {destination}"


def pushed(action: int) -> tuple[int, int, int]:
    """Return the seat and the two piles of a push."""
    pile, destination = divmod(action - PUSHES, 4)
    target, source = divmod(pile, 4)
    return target, source, destination


def phrase(state: AwimbaweState, seat: int, action: int) -> Phrase:
    """Return the action as a phrase."""
    if action < COLOURS:
        return AwimbawePlay(action)
    if action < FIGHT:
        return NameColour(action - COLOURS)
    if action < LEADERS:
        return {FIGHT: Fight(), FLEE: Flee(), PASS: Pass()}[action]
    if action < HANDS:
        return NameLeader(action - LEADERS)
    if action < OPEN_CARDS:
        return BlockHand(action - HANDS)
    if action < PUSHES:
        target, slot = divmod(action - OPEN_CARDS, 4)
        return BlockPile(target, card_of(state.piles[4 * target + slot] & LAID), slot)
    target, source, destination = pushed(action)
    top = state.piles[4 * target + source] & LAID
    if top & 1:
        return Push(target, card_of(top), source, destination)
    return PushFaceDown(target, source, destination)


def name(tag: str, value: int) -> tuple[str, dict[str, str | int]]:
    """Return the message that names a card, a colour or a rival."""
    if tag == "card":
        return "awimbawe-card", {"suit": SYMBOLS[SUITS[value]], "value": VALUES[value]}
    if tag == "colour":
        return "awimbawe-colour", {"suit": SYMBOLS[value]}
    return "awimbawe-rival", {"rival": ("panther", "tiger", "lion")[value]}


def lists_legal(state: AwimbaweState) -> bool:
    return True


def entry(event: Event) -> Entry | None:
    """Return the entry of a deal, or of the card that a snake drew."""
    if isinstance(event, AwimbaweDealt):
        return {"deal": _deal_entry(event)}
    if isinstance(event, HandBlocked) and event.card is not None:
        return {"chance": CODES[event.card]}
    return None


def _deal_entry(event: AwimbaweDealt) -> dict[str, Any]:
    downs = event.down or ()
    return {
        "hands": [[CODES[card] for card in hand or ()] for hand in event.hands],
        "piles": [
            [[CODES[card] for card in pile] for pile in zip(down or (), up or (), strict=True)]
            for down, up in zip(downs, event.up, strict=True)
        ],
        "leader": event.leader,
    }


def outcome(state: AwimbaweState, entry: Entry) -> list[int]:
    """Return the chance outcome of a record's entry; raise BadRecord if it is malformed or the rules forbid it."""
    if state.phase == DEAL and isinstance(entry, dict) and set(entry) == {"deal"}:
        return _dealt(state, entry["deal"])
    if state.phase == DRAW and isinstance(entry, dict) and set(entry) == {"chance"}:
        return [_drawn(state, entry["chance"])]
    raise malformed(entry)


def _drawn(state: AwimbaweState, code: object) -> int:
    """Return the card that a snake drew, which must be a hand card that is not blocked."""
    card = _card(code)
    free = state.hands[state.drawn_from] & ~state.blocked[state.drawn_from]
    if not free >> card & 1:
        raise RuleBroken("awimbawe-draw-not-in-hand", card=CODES[card], seat=state.drawn_from)
    return card


def _dealt(state: AwimbaweState, deal: object) -> list[int]:
    """Return the cards in the order of the deal, and check the leader."""
    if not isinstance(deal, dict) or set(deal) != {"hands", "piles", "leader"}:
        raise malformed(deal)
    hands = _lists(deal["hands"], state.players)
    piles = _lists(deal["piles"], state.players)
    cards: list[int] = []
    for seat in range(state.players):
        cards += _piles_of(piles[seat], PILES[state.players])
        cards += _hand_of(hands[seat], seat, HAND[state.players])
    _check_deck(cards, DECKS[state.players])
    _check_leader(state, cards, deal["leader"])
    return cards


def _lists(found: object, length: int) -> list[Any]:
    if not isinstance(found, list) or len(found) != length:
        raise malformed(found)
    return found


def _piles_of(found: object, count: int) -> list[int]:
    piles = _lists(found, count)
    return [_card(code) for pile in piles for code in _lists(pile, 2)]


def _hand_of(found: object, seat: int, count: int) -> list[int]:
    if not isinstance(found, list):
        raise malformed(found)
    cards = [_card(code) for code in found]
    if len(cards) != count:
        raise RuleBroken("awimbawe-deal-hand-size", seat=seat, cards=len(cards), expected=count)
    return cards


def _card(code: object) -> int:
    if not isinstance(code, str):
        raise malformed(code)
    if code not in CARD_OF:
        raise RuleBroken("awimbawe-unknown-card", card=code)
    return CARD_OF[code]


def _check_deck(cards: list[int], deck: int) -> None:
    """Check that every card of the game is dealt once."""
    for place, card in enumerate(cards):
        if not deck >> card & 1:
            raise RuleBroken("awimbawe-deal-foreign-card", card=CODES[card])
        if set_of(cards[:place]) >> card & 1:
            raise RuleBroken("awimbawe-deal-card-twice", card=CODES[card])


def _check_leader(state: AwimbaweState, cards: list[int], leader: object) -> None:
    """Check that the named seat leads; in the first round, the seat that shows the fewest crowns."""
    if type(leader) is not int:
        raise malformed(leader)
    expected = state.named_leader
    if expected == NOBODY:
        expected = fewest_crowns_shown(_laid_out(state, cards))
    if leader != expected:
        raise RuleBroken("awimbawe-deal-leader", leader=leader, expected=expected)


def _laid_out(state: AwimbaweState, cards: list[int]) -> AwimbaweState:
    """Return the state with these cards dealt."""
    table = copy_of(state)
    next_card = 0
    for seat in range(table.players):
        next_card = deal_to(table, seat, cards, next_card)
    return table
