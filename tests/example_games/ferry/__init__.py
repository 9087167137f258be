"""Ferry, an example game with two kinds of decisions that take more than one touch.

Everyone secretly keeps three of thirteen cards. Then each seat in turn loads one card onto one of its two boats, or
sends it to another seat as a stowaway. A boat scores the weight of its cards unless it carries more than it can bear;
each stowaway costs its host points. The highest total wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Annotated, Any, ClassVar, TypeAlias

from menagerie.games.ferry.look import LOOK

from menagerie.core import state as core
from menagerie.core.bits import each, lowest, set_of, size, write_flags
from menagerie.core.chance import draw, shuffle
from menagerie.core.errors import BadRecord
from menagerie.core.features import Feature, number
from menagerie.core.game import CHANCE, Entry, Game, Notation, Rules, View, share_of
from menagerie.core.phrases import Event, GameEnded, Log, Phrase, Place, Seat
from menagerie.core.rule import rule, zeros
from menagerie.core.state import NOBODY, UNKNOWN, row
from menagerie.core.table import Choice, Fact, Table, TableCard, Zone

SUITS = "RGB"
RANKS = 13
CARDS = RANKS * len(SUITS)
HAND = 13
KEPT = 3
BOATS = 2
LIMIT = 15
"""The weight that a boat can bear."""
STOWAWAY = 2
"""The points that a stowaway costs."""
MOST_PLAYERS = 3

PATTERNS = tuple(set_of(places) for places in combinations(range(HAND), KEPT))
"""Each way to keep three cards, as a set of places in a hand in ascending order."""
LOADS = len(PATTERNS)
"""The first action that loads a card: for each card one action per boat, then one per seat that can get it."""
TARGETS = BOATS + MOST_PLAYERS
ACTIONS = LOADS + CARDS * TARGETS

DEALING, PACKING, LOADING = 0, 1, 2

Card: TypeAlias = Annotated[int, "card"]
Cards: TypeAlias = Annotated[tuple[int, ...], "card"]
HandsBySeat: TypeAlias = Annotated[tuple[tuple[int, ...] | None, ...], "by-seat card"]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    hands: HandsBySeat
    reveals: ClassVar[bool] = True

    def visible_to(self, seat: int | None) -> Dealt:
        return replace(self, hands=tuple(hand if s == seat else None for s, hand in enumerate(self.hands)))


@dataclass(frozen=True, slots=True)
class Packed(Event):
    seat: Seat
    cards: Cards | None

    def visible_to(self, seat: int | None) -> Packed:
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Loaded(Event):
    seat: Seat
    card: Card
    boat: Place


@dataclass(frozen=True, slots=True)
class Sent(Event):
    seat: Seat
    card: Card
    host: Seat


@dataclass(frozen=True, slots=True)
class Pack(Phrase):
    cards: Cards


@dataclass(frozen=True, slots=True)
class Load(Phrase):
    card: Card
    boat: Place


@dataclass(frozen=True, slots=True)
class Send(Phrase):
    card: Card
    host: Seat


@dataclass(slots=True)
class State(core.State):
    stage: int = DEALING
    waiting: int = 0
    """The seats that have yet to pack."""
    turn: int = 0
    hands: list[int] = row(MOST_PLAYERS)
    hand_size: list[int] = row(MOST_PLAYERS)
    packing: list[int] = row(MOST_PLAYERS, NOBODY)
    """The pattern that each seat has chosen, until all have chosen."""
    ashore: list[int] = row(MOST_PLAYERS)
    """What each seat left behind: only the seat itself knows."""
    boats: list[int] = row(MOST_PLAYERS * BOATS)
    stowaways: list[int] = row(MOST_PLAYERS)


def setup(players: int, options: Mapping[str, Any], values: tuple[int, ...]) -> State:
    return State(players=players, waiting=(1 << players) - 1)


@rule
def weight_of(card: int) -> int:
    return card % RANKS + 1


@rule
def weight(cards: int) -> int:
    total = 0
    while cards:
        total += weight_of(lowest(cards))
        cards &= cards - 1
    return total


@rule
def cards_at(hand: int, places: int) -> int:
    """Return the hand's cards at these places, its lowest card being at place 0."""
    cards = 0
    while places:
        if places & 1:
            cards |= 1 << lowest(hand)
        hand &= hand - 1
        places >>= 1
    return cards


@rule
def actors(state: State) -> int:
    if state.stage == DEALING:
        return CHANCE
    if state.stage == PACKING:
        return state.waiting
    return 1 << state.turn if state.hand_size[state.turn] else 0


@rule
def legal(state: State, seat: int, moves: list[int]) -> int:
    count = 0
    if state.stage == PACKING:
        for pattern in range(LOADS):
            moves[pattern] = pattern
        return LOADS
    cards = state.hands[seat]
    while cards:
        first = LOADS + TARGETS * lowest(cards)
        for target in range(BOATS + state.players):
            if target != BOATS + seat:
                moves[count] = first + target
                count += 1
        cards &= cards - 1
    return count


@rule
def apply(state: State, seat: int, action: int, log: Log | None) -> None:
    if state.stage == PACKING:
        pack(state, seat, action, log)
        return
    card, target = (action - LOADS) // TARGETS, (action - LOADS) % TARGETS
    state.hands[seat] &= ~(1 << card)
    state.hand_size[seat] -= 1
    if target < BOATS:
        state.boats[BOATS * seat + target] |= 1 << card
    else:
        state.stowaways[target - BOATS] |= 1 << card
    state.turn = (seat + 1) % state.players
    if log is not None:
        log_load(state, seat, card, target, log)


@rule
def pack(state: State, seat: int, pattern: int, log: Log | None) -> None:
    state.packing[seat] = pattern
    state.waiting &= ~(1 << seat)
    if log is not None:
        log_packing(state, seat, pattern, log)
    if state.waiting:
        return
    state.stage = LOADING
    for other in range(state.players):
        kept = cards_at(state.hands[other], PATTERNS[state.packing[other]])
        state.ashore[other] = state.hands[other] & ~kept
        state.hands[other] = kept
        state.hand_size[other] = KEPT
        state.packing[other] = NOBODY


def log_packing(state: State, seat: int, pattern: int, log: Log) -> None:
    log.append(Packed(seat, tuple(each(cards_at(state.hands[seat], PATTERNS[pattern])))))


def log_load(state: State, seat: int, card: int, target: int, log: Log) -> None:
    log.append(Loaded(seat, card, target) if target < BOATS else Sent(seat, card, target - BOATS))
    if actors(state) == 0:
        scores = tuple(points(state, other) for other in range(state.players))
        log.append(GameEnded(scores, tuple(each(winners(state)))))


@rule
def sample_chance(state: State, rng: list[int], outcome: list[int]) -> None:
    for card in range(CARDS):
        outcome[card] = card
    shuffle(outcome, 0, CARDS, rng)


@rule
def apply_chance(state: State, outcome: list[int], log: Log | None) -> None:
    state.stage = PACKING
    for seat in range(state.players):
        hand = 0
        for place in range(HAND):
            hand |= 1 << outcome[HAND * seat + place]
        state.hands[seat] = hand
        state.hand_size[seat] = HAND
    if log is not None:
        log_deal(state, log)


def log_deal(state: State, log: Log) -> None:
    log.append(Dealt(tuple(tuple(each(hand)) for hand in state.hands[: state.players])))


@rule
def points(state: State, seat: int) -> int:
    total = 0
    for boat in range(BOATS):
        load = weight(state.boats[BOATS * seat + boat])
        if load <= LIMIT:
            total += load
    return total - STOWAWAY * size(state.stowaways[seat])


@rule
def score(state: State, seat: int) -> int:
    """Ferry has one round: its score is the points."""
    return points(state, seat)


@rule
def winners(state: State) -> int:
    best = 0
    chosen = 0
    for seat in range(state.players):
        scored = points(state, seat)
        if chosen == 0 or scored > best:
            best = scored
            chosen = 0
        if scored == best:
            chosen |= 1 << seat
    return chosen


@rule
def win_probability(state: State, seat: int) -> int:
    return share_of(winners(state), seat)


@rule
def reopen_choices(state: State, seat: int) -> None:
    for other in range(state.players):
        if other != seat and state.packing[other] != NOBODY:
            state.packing[other] = NOBODY
            state.waiting |= 1 << other


@rule
def conceal(state: State, seat: int) -> None:
    for other in range(state.players):
        if other != seat:
            state.hands[other] = UNKNOWN if state.hand_size[other] else 0
            state.ashore[other] = UNKNOWN if state.stage == LOADING else 0
            if state.packing[other] != NOBODY:
                state.packing[other] = UNKNOWN


@rule
def determinize(state: State, rng: list[int]) -> None:
    unseen = (1 << CARDS) - 1
    for seat in range(state.players):
        if state.hands[seat] != UNKNOWN:
            unseen &= ~state.hands[seat]
        if state.ashore[seat] != UNKNOWN:
            unseen &= ~state.ashore[seat]
        unseen &= ~state.stowaways[seat]
        for boat in range(BOATS):
            unseen &= ~state.boats[BOATS * seat + boat]
    cards = zeros(CARDS)
    count = 0
    while unseen:
        cards[count] = lowest(unseen)
        count += 1
        unseen &= unseen - 1
    shuffle(cards, 0, count, rng)
    for seat in range(state.players):
        if state.hands[seat] == UNKNOWN:
            count -= state.hand_size[seat]
            state.hands[seat] = set_at(cards, count, state.hand_size[seat])
        if state.ashore[seat] == UNKNOWN:
            count -= HAND - KEPT
            state.ashore[seat] = set_at(cards, count, HAND - KEPT)
        if state.packing[seat] == UNKNOWN:
            state.packing[seat] = draw(rng, LOADS)


@rule
def set_at(cards: list[int], start: int, count: int) -> int:
    together = 0
    for place in range(start, start + count):
        together |= 1 << cards[place]
    return together


@rule
def heuristic(state: State, seat: int, moves: list[int], count: int, rng: list[int]) -> int:
    """Keep what fits onto both boats; load the heaviest card that fits, else send the last card away."""
    best = -1
    chosen = moves[count - 1]
    for place in range(count):
        worth = keeping(state, seat, moves[place]) if state.stage == PACKING else loading(state, seat, moves[place])
        if worth > best:
            best = worth
            chosen = moves[place]
    return chosen


@rule
def keeping(state: State, seat: int, pattern: int) -> int:
    """Weigh three cards: the two lightest must share a boat."""
    cards = cards_at(state.hands[seat], PATTERNS[pattern])
    total = weight(cards)
    heaviest = 0
    while cards:
        heaviest = max(heaviest, weight_of(lowest(cards)))
        cards &= cards - 1
    return total if total - heaviest <= LIMIT else heaviest


@rule
def loading(state: State, seat: int, action: int) -> int:
    card, target = (action - LOADS) // TARGETS, (action - LOADS) % TARGETS
    if target >= BOATS:
        return 0
    fits = weight(state.boats[BOATS * seat + target]) + weight_of(card) <= LIMIT
    return weight_of(card) if fits else -1


@rule
def hand(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return write_flags(state.hands[me], CARDS, cells, start)


@rule
def packed(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(int(state.stage == PACKING and state.packing[seat] == NOBODY), cells, start)


@rule
def loads(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    for boat in range(BOATS):
        start = number(weight(state.boats[BOATS * seat + boat]), cells, start)
    return start


@rule
def hosted(state: State, me: int, seat: int, cells: list[int], start: int) -> int:
    return number(size(state.stowaways[seat]), cells, start)


def code_of(card: int) -> str:
    return f"{SUITS[card // RANKS]}{weight_of(card)}"


def move(state: State, seat: int, action: int) -> str:
    said = phrase(state, seat, action)
    if isinstance(said, Pack):
        return "keep " + " ".join(map(code_of, said.cards))
    if isinstance(said, Load):
        return f"{code_of(said.card)} boat {said.boat}"
    assert isinstance(said, Send)
    return f"{code_of(said.card)} seat {said.host}"


def phrase(state: State, seat: int, action: int) -> Phrase:
    if action < LOADS:
        return Pack(tuple(each(cards_at(state.hands[seat], PATTERNS[action]))))
    card, target = divmod(action - LOADS, TARGETS)
    return Load(card, target) if target < BOATS else Send(card, target - BOATS)


def name(tag: str, value: int) -> tuple[str, dict[str, str | int]]:
    return "ferry-card", {"suit": SUITS[value // RANKS], "weight": weight_of(value)}


def lists_legal(state: State) -> bool:
    return state.stage != PACKING


def entry(event: Event) -> Entry | None:
    if isinstance(event, Dealt):
        return {"deal": {"hands": [[code_of(card) for card in hand or ()] for hand in event.hands]}}
    return None


CODES = tuple(map(code_of, range(CARDS)))


def outcome(state: State, entry: Entry) -> list[int]:
    try:
        hands = [[CODES.index(code) for code in hand] for hand in entry["deal"]["hands"]]
        dealt = [card for hand in hands for card in hand]
        if [len(hand) for hand in hands] != [HAND] * state.players or len(set(dealt)) != len(dealt):
            raise ValueError
    except (KeyError, TypeError, ValueError):
        raise BadRecord("entry-malformed", found=str(entry)) from None
    return dealt + [card for card in range(CARDS) if card not in dealt]


def table(view: View[State]) -> Table:
    state, me = view.state, view.seat
    zones = []
    facts = []
    for seat in range(state.players):
        zones.append(Zone("hand", held(state, seat, me), seat))
        zones += [
            Zone("boat", tuple(map(TableCard, each(state.boats[BOATS * seat + boat]))), seat, boat)
            for boat in range(BOATS)
        ]
        zones.append(Zone("stowaways", tuple(map(TableCard, each(state.stowaways[seat]))), seat))
        facts.append(Fact("points", points(state, seat), seat=seat))
    asked = me is not None and actors(state) > 0 and actors(state) >> me & 1
    question = ("pack" if state.stage == PACKING else "load") if asked else None
    return Table(tuple(zones), tuple(facts), question, choices(state, me) if me is not None and asked else ())


def held(state: State, seat: int, me: int | None) -> tuple[TableCard, ...]:
    if state.hands[seat] == UNKNOWN or seat != me:
        return (TableCard(None),) * state.hand_size[seat]
    return tuple(map(TableCard, each(state.hands[seat])))


def choices(state: State, me: int) -> tuple[Choice, ...]:
    moves = [0] * LOADS
    return tuple(choice(state, me, action) for action in moves[: legal(state, me, moves)])


def choice(state: State, me: int, action: int) -> Choice:
    """Tie a move to its cards, and a load to the boat or the seat that gets it."""
    said = phrase(state, me, action)
    if isinstance(said, Load):
        return Choice(action, said, cards=(said.card,), seat=me, slot=said.boat)
    if isinstance(said, Send):
        return Choice(action, said, cards=(said.card,), seat=said.host)
    assert isinstance(said, Pack)
    return Choice(action, said, cards=said.cards)


GAME = Game(
    name="ferry",
    version=1,
    seats=range(2, MOST_PLAYERS + 1),
    actions=ACTIONS,
    most_legal=LOADS,
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
    notation=Notation(move, phrase, name, lists_legal, entry, outcome),
    table=table,
    min_visits=1,
    events=(Dealt, Packed, Loaded, Sent),
    phrases=(Pack, Load, Send),
    features=(
        Feature("hand", CARDS, "The cards in one's own hand.", hand),
        Feature("packing", 1, "Whether the seat has yet to pack.", packed, by_seat=True),
        Feature("loads", BOATS, "The weight on each of the seat's boats.", loads, most=KEPT * RANKS, by_seat=True),
        Feature("stowaways", 1, "How many stowaways the seat hosts.", hosted, most=2 * KEPT, by_seat=True),
    ),
    look=LOOK,
)
