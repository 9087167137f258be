"""Mopsen's cards, moves and deals as text (docs/notation.md)."""

from typing import Any

from menagerie.core.bits import each
from menagerie.core.errors import RuleBroken, malformed
from menagerie.core.game import CHANCE, Entry
from menagerie.core.phrases import Event, Phrase
from menagerie.core.state import NOBODY
from menagerie.games.mopsen.cards import (
    CARDS,
    CODES,
    FIRST_EXCHANGE,
    HAND,
    PASS,
    PATTERNS,
    SYMBOLS,
    cards_at,
    kind_of,
    number_of,
)
from menagerie.games.mopsen.deal import next_dealer
from menagerie.games.mopsen.events import Exchange, KeepAll, MopsenDealt, MopsenPlay, Pinch, PinchNothing
from menagerie.games.mopsen.state import EXCHANGING, PINCHING, MopsenState, order_of

CARD_OF = {code: card for card, code in enumerate(CODES)}


def move(state: MopsenState, seat: int, action: int) -> str:
    if action >= FIRST_EXCHANGE:
        return " ".join(["exchange", *(CODES[card] for card in _exchanged(state, seat, action))])
    if action == PASS:
        return "pass"
    return f"pinch {CODES[action]}" if state.phase == PINCHING else CODES[action]


def phrase(state: MopsenState, seat: int, action: int) -> Phrase:
    if action >= FIRST_EXCHANGE:
        cards = _exchanged(state, seat, action)
        return Exchange(cards) if cards else KeepAll()
    if action == PASS:
        return PinchNothing()
    return Pinch(action) if state.phase == PINCHING else MopsenPlay(action)


def _exchanged(state: MopsenState, seat: int, action: int) -> tuple[int, ...]:
    return tuple(each(cards_at(state.hands[seat], PATTERNS[action - FIRST_EXCHANGE])))


def name(tag: str, value: int) -> tuple[str, dict[str, str | int]]:
    if tag == "card":
        return "mopsen-card", {"kind": SYMBOLS[kind_of(value)], "number": number_of(value)}
    return "mopsen-pug" if tag == "pug" else "mopsen-kind", {"kind": SYMBOLS[value]}


def lists_legal(state: MopsenState) -> bool:
    return state.phase != EXCHANGING


def entry(event: Event) -> Entry | None:
    if not isinstance(event, MopsenDealt) or event.stock is None:
        return None
    return {
        "deal": {
            "dealer": event.dealer,
            "hands": [[CODES[card] for card in hand or ()] for hand in event.hands],
            "stock": [CODES[card] for card in event.stock],
            "order": [SYMBOLS[kind] for kind in event.order],
        }
    }


def outcome(state: MopsenState, entry: Entry) -> list[int]:
    if state.waiting != CHANCE:
        raise malformed(entry)
    deal = _deal_in(entry)
    _check_dealer(state, deal["dealer"])
    _check_order(state, deal["order"])
    _check_sizes(state, deal["hands"], deal["stock"])
    cards = [card for pile in (*deal["hands"], deal["stock"]) for card in pile]
    _check_cards(cards)
    kinds = [SYMBOLS.index(symbol) for symbol in deal["order"]]
    return [deal["dealer"], *kinds, *(CARD_OF[card] for card in cards)]


def _deal_in(entry: object) -> dict[str, Any]:
    """Return the entry's deal; raise BadRecord if it does not have the shape of one."""
    deal = entry.get("deal") if isinstance(entry, dict) else None
    shaped = (
        isinstance(deal, dict)
        and set(deal) == {"dealer", "hands", "stock", "order"}
        and type(deal["dealer"]) is int
        and isinstance(deal["hands"], list)
        and all(_is_words(part) for part in (*deal["hands"], deal["stock"], deal["order"]))
    )
    if not isinstance(deal, dict) or not shaped:
        raise malformed(entry)
    return deal


def _is_words(part: object) -> bool:
    return isinstance(part, list) and all(isinstance(word, str) for word in part)


def _check_dealer(state: MopsenState, dealer: int) -> None:
    if state.dealer != NOBODY and dealer != next_dealer(state):
        raise RuleBroken("mopsen-wrong-dealer", dealer=dealer, right=next_dealer(state))
    if not 0 <= dealer < state.players:
        raise RuleBroken("mopsen-no-such-dealer", dealer=dealer, last=state.players - 1)


def _check_order(state: MopsenState, order: list[str]) -> None:
    if sorted(order) != sorted(SYMBOLS):
        raise RuleBroken("mopsen-bad-order", order=" ".join(order))
    kept = [SYMBOLS[kind] for kind in order_of(state.standing)]
    if state.dealer != NOBODY and not state.reshuffle_order and order != kept:
        raise RuleBroken("mopsen-order-not-kept", order=" ".join(order), right=" ".join(kept))


def _check_sizes(state: MopsenState, hands: list[list[str]], stock: list[str]) -> None:
    if len(hands) != state.players:
        raise RuleBroken("mopsen-wrong-hands", hands=len(hands), right=state.players)
    for seat, hand in enumerate(hands):
        if len(hand) != HAND:
            raise RuleBroken("mopsen-wrong-hand-size", seat=seat, cards=len(hand), right=HAND)
    right = CARDS - HAND * state.players
    if len(stock) != right:
        raise RuleBroken("mopsen-wrong-stock-size", cards=len(stock), right=right)


def _check_cards(cards: list[str]) -> None:
    """Check that these cards are the whole deck: all known, none twice, and the right number."""
    seen = set()
    for card in cards:
        if card not in CARD_OF:
            raise RuleBroken("mopsen-unknown-card", card=card)
        if card in seen:
            raise RuleBroken("mopsen-card-twice", card=card)
        seen.add(card)
