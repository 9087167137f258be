"""Top, a game of one card: keep it or swap it, then the highest wins. It shows that a new game is one folder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, ClassVar, TypeAlias

from menagerie.core import state as core
from menagerie.core.bits import each
from menagerie.core.chance import draw, shuffle
from menagerie.core.errors import BadRecord
from menagerie.core.features import Feature, number, one_of
from menagerie.core.game import CHANCE, Entry, Game, Notation, Rules, View, share_of
from menagerie.core.phrases import Event, GameEnded, Log, Phrase, Seat
from menagerie.core.rule import rule
from menagerie.core.state import NOBODY, UNKNOWN, row
from menagerie.core.table import Choice, Table, TableCard, Zone

CARDS = 10
DEALING, CHOOSING, SWAPPING, OVER = 0, 1, 2, 3

CardsBySeat: TypeAlias = Annotated[tuple[int | None, ...], "by-seat card"]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    cards: CardsBySeat
    reveals: ClassVar[bool] = True

    def visible_to(self, seat: int | None) -> Dealt:
        return replace(self, cards=tuple(c if s == seat else None for s, c in enumerate(self.cards)))


@dataclass(frozen=True, slots=True)
class Said(Event):
    seat: Seat
    swap: int | None

    def visible_to(self, seat: int | None) -> Said:
        return self if seat == self.seat else replace(self, swap=None)


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    cards: CardsBySeat
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Keep(Phrase):
    pass


@dataclass(frozen=True, slots=True)
class Swap(Phrase):
    pass


@dataclass(slots=True)
class State(core.State):
    stage: int = DEALING
    waiting: int = 0
    cards: list[int] = row(3, NOBODY)
    says: list[int] = row(3, NOBODY)


def setup(players: int, options: Mapping[str, Any], values: tuple[int, ...]) -> State:
    return State(players=players, waiting=(1 << players) - 1)


@rule
def actors(state: State) -> int:
    if state.stage == CHOOSING:
        return state.waiting
    return 0 if state.stage == OVER else CHANCE


@rule
def legal(state: State, seat: int, moves: list[int]) -> int:
    moves[0] = 0
    moves[1] = 1
    return 2


@rule
def apply(state: State, seat: int, action: int, log: Log | None) -> None:
    state.says[seat] = action
    state.waiting &= ~(1 << seat)
    if log is not None:
        log.append(Said(seat, action))
    if state.waiting == 0:
        state.stage = SWAPPING


@rule
def sample_chance(state: State, rng: list[int], outcome: list[int]) -> None:
    """New cards for everyone who needs one, none of them on the table already."""
    unused = 0
    for card in range(CARDS):
        if not held(state, card):
            outcome[unused] = card
            unused += 1
    shuffle(outcome, 0, unused, rng)


@rule
def held(state: State, card: int) -> bool:
    for seat in range(state.players):
        if state.cards[seat] == card:
            return True
    return False


@rule
def apply_chance(state: State, outcome: list[int], log: Log | None) -> None:
    given = 0
    for seat in range(state.players):
        if state.stage == DEALING or state.says[seat] == 1:
            state.cards[seat] = outcome[given]
            given += 1
    state.stage += 1
    if log is not None:
        tell(state, log)


def tell(state: State, log: Log) -> None:
    told = tuple(state.cards[: state.players])
    log.append(Dealt(told) if state.stage == CHOOSING else Swapped(told))
    if state.stage == OVER:
        scores = tuple(points(state, seat) for seat in range(state.players))
        log.append(GameEnded(scores, tuple(each(winners(state)))))


@rule
def points(state: State, seat: int) -> int:
    return state.cards[seat]


@rule
def score(state: State, seat: int) -> int:
    return points(state, seat)


@rule
def winners(state: State) -> int:
    best = 0
    for seat in range(state.players):
        if state.cards[seat] > state.cards[best]:
            best = seat
    return 1 << best


@rule
def win_probability(state: State, seat: int) -> int:
    return share_of(winners(state), seat)


@rule
def reopen_choices(state: State, seat: int) -> None:
    for other in range(state.players):
        if other != seat and state.says[other] != NOBODY:
            state.says[other] = NOBODY
            state.waiting |= 1 << other


@rule
def conceal(state: State, seat: int) -> None:
    for other in range(state.players):
        if other != seat and state.stage in (CHOOSING, SWAPPING):
            state.cards[other] = UNKNOWN
            if state.says[other] != NOBODY:
                state.says[other] = UNKNOWN


@rule
def determinize(state: State, rng: list[int]) -> None:
    for seat in range(state.players):
        while state.cards[seat] == UNKNOWN:
            card = draw(rng, CARDS)
            if not held(state, card):
                state.cards[seat] = card
        if state.says[seat] == UNKNOWN:
            state.says[seat] = draw(rng, 2)


@rule
def heuristic(state: State, seat: int, moves: list[int], count: int, rng: list[int]) -> int:
    """Swap what is low."""
    return int(state.cards[seat] < CARDS // 2)


@rule
def card(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return one_of(CARDS, state.cards[me], cells, start)


@rule
def choosing(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return number((state.waiting >> seat) & 1, cells, start)


def move(state: State, seat: int, action: int) -> str:
    return "swap" if action else "keep"


def phrase(state: State, seat: int, action: int) -> Phrase:
    return Swap() if action else Keep()


def name(tag: str, value: int) -> tuple[str, dict[str, str | int]]:
    return "top-card", {"card": value}


def entry(event: Event) -> Entry | None:
    if isinstance(event, Dealt):
        return {"deal": {"cards": list(event.cards)}}
    return {"chance": " ".join(map(str, event.cards))} if isinstance(event, Swapped) else None


def outcome(state: State, entry: Entry) -> list[int]:
    try:
        cards = entry["deal"]["cards"] if state.stage == DEALING else [int(card) for card in entry["chance"].split()]
        needed = [s for s in range(state.players) if state.stage == DEALING or state.says[s] == 1]
        return [int(cards[seat]) for seat in needed]
    except (KeyError, TypeError, ValueError, IndexError):
        raise BadRecord("entry-malformed", found=str(entry)) from None


def table(view: View[State]) -> Table:
    state, me = view.state, view.seat
    hands = [
        Zone("card", (TableCard(None if c < 0 else c),), seat) for seat, c in enumerate(state.cards[: state.players])
    ]
    asked = me is not None and state.stage == CHOOSING and state.waiting >> me & 1
    choices = (Choice(0, Keep()), Choice(1, Swap())) if asked else ()
    return Table(tuple(hands), (), "swap" if asked else None, choices)


GAME = Game(
    name="top",
    version=1,
    seats=range(2, 4),
    actions=2,
    most_legal=2,
    outcome_length=CARDS,
    state=State,
    setup=setup,
    rules=Rules(
        actors=actors,
        legal=legal,
        apply=apply,
        sample_chance=sample_chance,
        apply_chance=apply_chance,
        points=points,
        winners=winners,
        conceal=conceal,
        determinize=determinize,
        score=score,
        win_probability=win_probability,
        reopen_choices=reopen_choices,
        heuristic=heuristic,
    ),
    notation=Notation(move, phrase, name, lambda state: True, entry, outcome),
    table=table,
    all_at_once=True,
    events=(Dealt, Said, Swapped),
    phrases=(Keep, Swap),
    features=(
        Feature("card", CARDS, "One's own card.", card),
        Feature("choosing", 1, "Whether the seat has yet to choose.", choosing, by_seat=True),
    ),
)
