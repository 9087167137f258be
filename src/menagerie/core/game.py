"""A game, as a value: the one contract between a game and all that plays, shows, records or studies it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from menagerie.core.bits import each, size
from menagerie.core.card_values import CardValues
from menagerie.core.chance import draw, stream
from menagerie.core.chance_outcomes import ChanceOutcomes, Miniature
from menagerie.core.errors import BadSetup
from menagerie.core.features import Feature, observe, width
from menagerie.core.look import PLAIN_LOOK, Look
from menagerie.core.options import Option, settle
from menagerie.core.phrases import Event, Log, Phrase
from menagerie.core.rule import rule
from menagerie.core.state import S, State, copy_of
from menagerie.core.table import Table
from menagerie.core.tallies import Tally, nothing_to_tally

CHANCE = -1
"""What ``actors`` says where a deal or a draw is due."""

NOT_A_SEAT = -1
"""What a rule gets for a spectator."""

CERTAIN = 1 << 20
"""A chance is counted in parts of this."""

Chapter: TypeAlias = tuple[str, tuple[str, ...]]
"""A chapter of a rulebook: its name, and the numbers of its rules."""

Entry: TypeAlias = dict[str, Any]
"""One entry of a game record's log."""


@rule
def any_move(state: State, seat: int, moves: list[int], count: int, rng: list[int]) -> int:
    """Whoever has no habits takes any move."""
    return moves[draw(rng, count)]


@rule
def one_round(state: State) -> bool:
    """A game of one round is never between rounds."""
    return False


@rule
def in_turn(state: State, seat: int) -> None:
    """Where one decides after the other, nothing is undecided at the same time."""


@rule
def share_of(winners: int, seat: int) -> int:
    """A victory that several share counts in equal parts."""
    return CERTAIN // size(winners) if (winners >> seat) & 1 else 0


@rule
def part_of_victory(win_probability: int) -> float:
    """What a seat has of a victory when the game is over: all, nothing, or exactly its part of a shared one."""
    return 1 / (CERTAIN // win_probability) if win_probability else 0.0


def each_alone(players: int) -> tuple[tuple[int, ...], ...]:
    """Nobody plays with anybody."""
    return tuple((seat,) for seat in range(players))


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """The rules proper: compilable, and trusting that what they are told is right."""

    actors: Callable[[S], int]
    """The set of seats that may decide now; CHANCE where chance must; the empty set when the game is over."""
    legal: Callable[[S, int, list[int]], int]
    """Write the seat's legal actions, ascending, into the list; how many they are."""
    apply: Callable[[S, int, int, Log | None], None]
    """The seat does this."""
    sample_chance: Callable[[S, list[int], list[int]], None]
    """Draw, from the stream, what chance decides, and write it into the list; the state stays as it is."""
    apply_chance: Callable[[S, list[int], Log | None], None]
    """Chance decided this."""
    points: Callable[[S, int], int]
    """The seat's points in the game so far."""
    winners: Callable[[S], int]
    """The set of seats that have won the game."""
    conceal: Callable[[S, int], None]
    """Take everything out of the state that this seat (or a spectator: NOT_A_SEAT) cannot know."""
    determinize: Callable[[S, list[int]], None]
    """Put something possible, at random, in the place of everything that was concealed."""
    score: Callable[[S, int], int]
    """What the seat has made of the round that is being played, or has just been played."""
    win_probability: Callable[[S, int], int]
    """The seat's chance, or its side's, to win: when the game is over, or between rounds if all are equally good."""
    between_rounds: Callable[[S], bool] = one_round
    """A round is over, and the next has not been dealt."""
    reopen_choices: Callable[[S, int], None] = in_turn
    """Take back what other seats have decided at the same time as this seat, which it cannot know."""
    heuristic: Callable[[S, int, list[int], int, list[int]], int] = any_move
    """Which of so many legal actions a player in their second game would choose, from what the seat can know."""
    tally: Callable[[S, int, int, S, list[int]], None] = nothing_to_tally
    """Count what is worth a remark: the state before (which may be spoiled), the seat or CHANCE, the action, the state
    after, the counters, and in the cell after the last of them what is to be kept in mind until the game is over."""


@dataclass(frozen=True)
class Notation(Generic[S]):
    """A game's cards and moves as text and as phrases."""

    move: Callable[[S, int, int], str]
    """A seat's action as the record writes it."""
    phrase: Callable[[S, int, int], Phrase]
    """A seat's action as it can be said."""
    name: Callable[[str, int], tuple[str, dict[str, str | int]]]
    """The Fluent message, with its arguments, that names a tagged number (a card, a colour)."""
    lists_legal: Callable[[S], bool]
    """The moves that are legal here are few enough to be listed in a record."""
    entry: Callable[[Event], Entry | None]
    """What the record says of a decision of chance; None for every other event."""
    outcome: Callable[[S, Entry], list[int]]
    """What chance decided, read from a record's entry; BadRecord where the entry cannot be that."""

    def code(self, tag: str, value: int) -> str:
        """A tagged number (a card, a colour) as the record writes it: what its name is made of, without the words."""
        return "".join(map(str, self.name(tag, value)[1].values()))


@dataclass(frozen=True)
class View(Generic[S]):
    """All that one pair of eyes may know: a state from which everything else has been taken out."""

    seat: int | None
    state: S


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game."""

    name: str
    version: int
    seats: range
    actions: int
    """Action ids are 0 … actions-1."""
    most_legal: int
    """No decision has more legal actions."""
    outcome_length: int
    """How many ints a decision of chance takes at the most."""
    state: type[S]
    setup: Callable[[int, Mapping[str, Any], tuple[int, ...]], S]
    """The state before the first card is dealt: players, options, card values."""
    rules: Rules[S]
    notation: Notation[S]
    table: Callable[[View[S]], Table]
    events: tuple[type[Event], ...]
    """Every kind of event that this game tells, those of ``menagerie.core`` aside."""
    phrases: tuple[type[Phrase], ...]
    """Every way to put a move into words."""
    min_visits: int = 10
    """So many times for each move a search follows habit before it weighs the moves: the more, the better the habit."""
    options: tuple[Option, ...] = ()
    values: CardValues | None = None
    rulebook: tuple[Chapter, ...] = ()
    """How the numbered rules are told to players: chapter by chapter."""
    tallies: tuple[Tally, ...] = ()
    """What ``rules.remark`` counts, in the order of its counters."""
    all_at_once: bool = False
    """Every decision is one that all seats take together."""
    teams: Callable[[int], tuple[tuple[int, ...], ...]] = each_alone
    """With so many players, the seats that win and lose together."""
    features: tuple[Feature, ...] = ()
    """What a learning machine sees of the game, in the order in which it sees it."""
    chance_outcomes: Callable[[S, Sequence[int]], ChanceOutcomes] | None = None
    """What the next number of a decision of chance may be, given those before it; None where nobody has said."""
    miniature: Miniature[S] | None = None
    """The game with a few cards."""
    look: Look = PLAIN_LOOK
    """How screens show the game; plain where nothing is declared."""
    comparable: str = ""
    """The game of OpenSpiel that is most like this one, for benchmarks; empty for none."""

    def start(self, players: int, options: Mapping[str, Any] | None = None, values: tuple[int, ...] = ()) -> S:
        """The state before the first card is dealt; BadSetup where this cannot be played."""
        self.players_in(str(players))
        if values and (self.values is None or len(values) != len(self.values.cards)):
            raise BadSetup(
                "bad-values", game=self.name, found=len(values), cards=len(self.values.cards) if self.values else 0
            )
        if values and self.values is not None:
            self.values.checked(dict(zip(self.values.cards, values, strict=True)), "values")
        settled = settle(self.options, options or {}, players)
        printed = self.values.printed if self.values else ()
        return self.setup(players, settled, values or printed)

    def players_in(self, text: str | None) -> int:
        """How many play, as a person writes it; as few as can if nothing is said."""
        if not text:
            return self.seats[0]
        if text not in map(str, self.seats):
            raise BadSetup("bad-players", game=self.name, players=text, fewest=self.seats[0], most=self.seats[-1])
        return int(text)

    def actors(self, state: S) -> tuple[int, ...]:
        """The seats that may decide now."""
        acting = self.rules.actors(state)
        return () if acting == CHANCE else tuple(each(acting))

    def legal(self, state: S, seat: int) -> list[int]:
        """The seat's legal actions, ascending; none when it has nothing to decide now."""
        if seat not in self.actors(state):
            return []
        moves = [0] * self.most_legal
        return moves[: self.rules.legal(state, seat, moves)]

    def view(self, state: S, seat: int | None) -> View[S]:
        """All that a seat (or a spectator: None) may know."""
        if seat is not None and not 0 <= seat < state.players:
            raise BadSetup("no-such-seat", seat=seat, last=state.players - 1)
        concealed = copy_of(state)
        self.rules.conceal(concealed, NOT_A_SEAT if seat is None else seat)
        return View(seat, concealed)

    def width(self, players: int) -> int:
        """How many cells an observation has, with so many players."""
        return width(self.features, players)

    def observe(self, state: S, seat: int) -> list[int]:
        """What a learning machine sees from this seat: the same from the truth and from the seat's view."""
        return observe(self.features, state, seat)

    def imagine(self, view: View[S], rng: list[int] | None = None) -> S:
        """A state that looks just like this view: at random from a stream, else always the same one."""
        possible = copy_of(view.state)
        self.rules.determinize(possible, rng if rng is not None else stream(bytes(range(16))))
        return possible

    def redeal(self, state: S, seat: int | None, rng: list[int]) -> S:
        """The state with everything shuffled that the seat cannot know."""
        return self.imagine(self.view(state, seat), rng)

    def laid_open(self, state: S) -> Table:
        """The table when nothing is secret any more: of each seat what it sees of itself, and nothing to decide."""
        seen = [(seat, self.table(View(seat, state))) for seat in (None, *range(state.players))]
        zones = tuple(zone for seat, table in seen for zone in table.zones if zone.seat == seat)
        facts = tuple(fact for seat, table in seen for fact in table.facts if fact.seat == seat)
        return Table(zones, facts, None, ())
