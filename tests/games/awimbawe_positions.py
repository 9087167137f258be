"""Positions of Awimbawé in card notation.

A seat is written ``hand | pile pile pile``. A pile is written bottom first, ``-`` before a card that lies face down:
``-D2/F3`` is a face-up F3 on a face-down D2. ``.`` is a pile that has run out.
"""

from __future__ import annotations

from menagerie.core.bits import each, set_of
from menagerie.core.game import CHANCE
from menagerie.core.phrases import Event
from menagerie.core.state import NOBODY
from menagerie.games.awimbawe import GAME
from menagerie.games.awimbawe.cards import CARD_OF, CODES, DECKS, HAND, PILES
from menagerie.games.awimbawe.piles import card_of, face_down, face_up, from_bottom, slid_under
from menagerie.games.awimbawe.state import DRAW, PLAY, AwimbaweState
from menagerie.games.awimbawe.tricks import see_top


def cards(codes: str) -> int:
    """The set of these cards."""
    return set_of(CARD_OF[code] for code in codes.split())


def codes(together: int) -> str:
    """The cards of this set."""
    return " ".join(CODES[card] for card in each(together))


def position(*seats: str, leader: int = 0, won: dict[int, str] | None = None, bury: int = NOBODY) -> AwimbaweState:
    """A position before a trick: each seat's cards, who leads, what was won; all other cards buried with one side."""
    state = GAME.start(len(seats))
    for seat, text in enumerate(seats):
        hand, _, piles = text.partition("|")
        state.hands[seat] = cards(hand)
        state.hand_size[seat] = len(hand.split())
        for slot, pile in enumerate(piles.split()):
            lay_pile(state, 4 * seat + slot, pile)
    for side, taken in (won or {}).items():
        state.won[side] = cards(taken)
    if bury != NOBODY:
        state.won[bury] |= DECKS[len(seats)] & ~whole(state)
    state.active = state.waiting = (1 << len(seats)) - 1
    state.tricks_left = max(unplayed(state, seat) for seat in range(len(seats)))
    state.phase, state.turn, state.acting = PLAY, leader, 1 << leader
    return state


def lay_pile(state: AwimbaweState, pile: int, text: str) -> None:
    for code in reversed(text.split("/")) if text != "." else ():
        laid = face_down(CARD_OF[code[1:]]) if code[0] == "-" else face_up(CARD_OF[code])
        state.piles[pile] = slid_under(state.piles[pile], laid)
    see_top(state, pile)


def pile(state: AwimbaweState, seat: int, slot: int) -> str:
    """A pile as it is written."""
    laid = from_bottom(state.piles[4 * seat + slot])
    return "/".join(("" if card & 1 else "-") + CODES[card_of(card)] for card in laid) or "."


def piles(state: AwimbaweState, seat: int) -> str:
    """A seat's four piles as they are written."""
    return " ".join(pile(state, seat, slot) for slot in range(4))


def in_piles(state: AwimbaweState, seat: int) -> list[int]:
    return [card_of(laid) for pile in state.piles[4 * seat : 4 * seat + 4] for laid in from_bottom(pile)]


def unplayed(state: AwimbaweState, seat: int) -> int:
    return state.hand_size[seat] + len(in_piles(state, seat))


def whole(state: AwimbaweState) -> int:
    """All cards, wherever they are."""
    together = state.trick
    for seat in range(state.players):
        together |= state.hands[seat] | state.won[seat] | set_of(in_piles(state, seat))
    return together


def turn(state: AwimbaweState) -> int:
    """The one seat that must decide."""
    (seat,) = GAME.actors(state)
    return seat


def moves(state: AwimbaweState) -> str:
    """The legal moves of the seat that must decide."""
    seat = turn(state)
    return ", ".join(GAME.notation.move(state, seat, action) for action in GAME.legal(state, seat))


def play(state: AwimbaweState, *written: str) -> list[Event]:
    """Play these moves, each by the seat whose turn it is; ``draw S4`` is what a snake draws."""
    log: list[Event] = []
    for move in written:
        if move.startswith("draw "):
            assert state.phase == DRAW
            GAME.rules.apply_chance(state, [CARD_OF[move[5:]]], log)
            continue
        seat = turn(state)
        actions = {GAME.notation.move(state, seat, action): action for action in GAME.legal(state, seat)}
        assert move in actions, f"{move} is not among {list(actions)}"
        GAME.rules.apply(state, seat, actions[move], log)
    return log


def deal(state: AwimbaweState, *seats: str) -> list[Event]:
    """Deal these cards, written like a position; dots and missing cards are filled with what is left of the deck."""
    assert state.acting == CHANCE
    left = list(
        each(DECKS[state.players] & ~cards(" ".join(seats).replace("|", " ").replace("/", " ").replace("-", "")))
    )
    outcome: list[int] = []
    for seat in range(state.players):
        hand, _, laid = (seats[seat] if seat < len(seats) else "").partition("|")
        for slot in range(PILES[state.players]):
            down, up = laid.split()[slot].removeprefix("-").split("/") if slot < len(laid.split()) else ("", "")
            outcome += [CARD_OF[down] if down else left.pop(), CARD_OF[up] if up else left.pop()]
        held = [CARD_OF[code] for code in hand.split()]
        outcome += held + [left.pop() for _ in range(HAND[state.players] - len(held))]
    log: list[Event] = []
    GAME.rules.apply_chance(state, outcome, log)
    return log


def events_of(log: list[Event], kind: type[Event]) -> list[Event]:
    """The events of this kind."""
    return [event for event in log if isinstance(event, kind)]
