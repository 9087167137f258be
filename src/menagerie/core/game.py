"""The interface of a game: everything that plays, shows, records or studies a game uses a ``Game``."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Generic, TypeAlias

from menagerie.core.bits import each, size
from menagerie.core.card_values import CardValues
from menagerie.core.chance import draw, stream
from menagerie.core.chance_outcomes import ChanceOutcomes, Miniature
from menagerie.core.errors import BadSetup
from menagerie.core.features import Feature, observe, width
from menagerie.core.lesson import Lesson
from menagerie.core.look import PLAIN_LOOK, Look
from menagerie.core.options import Option, complete_options
from menagerie.core.phrases import Event, Log, Phrase
from menagerie.core.rule import rule
from menagerie.core.state import S, State, copy_of
from menagerie.core.table import Table
from menagerie.core.tallies import Tally, nothing_to_tally

CHANCE = -1
"""The result of ``actors`` when chance decides."""

NOT_A_SEAT = -1
"""The seat that rules get for a spectator."""

CERTAIN = 1 << 20
"""A probability of 1; probabilities are ints from 0 to this."""

Chapter: TypeAlias = tuple[str, tuple[str, ...]]
"""A chapter of a rulebook: its name, and the numbers of its rules."""

Entry: TypeAlias = dict[str, Any]
"""One entry of a game record's log."""


@rule
def any_move(state: State, seat: int, moves: list[int], count: int, rng: list[int]) -> int:
    """Choose any move: the heuristic of a game that declares none."""
    return moves[draw(rng, count)]


@rule
def one_round(state: State) -> bool:
    """Return False: a game of one round is never between rounds."""
    return False


@rule
def nothing_to_reopen(state: State, seat: int) -> None:
    """Do nothing: in a game where seats decide in turn, no choices are made at the same time."""


@rule
def already_normal(state: State, seat: int) -> None:
    """Do nothing: a game in which no two states differ only in names is always in its normal form."""


@rule
def same_action(state: State, seat: int, action: int) -> int:
    """Return the action: a network knows every action by its number."""
    return action


@rule
def share_of(winners: int, seat: int) -> int:
    """Return the seat's share of a victory; several winners share it equally."""
    return CERTAIN // size(winners) if (winners >> seat) & 1 else 0


@rule
def part_of_victory(win_probability: int) -> float:
    """Return the seat's part of the victory when the game is over, as a float: 1, 0 or its part of a shared victory."""
    return 1 / (CERTAIN // win_probability) if win_probability else 0.0


def no_reasons(state: State, seat: int) -> tuple[Phrase, ...]:
    """Return nothing: for a game that does not explain its points."""
    return ()


def took_cards(events: Sequence[Event], side: Sequence[int]) -> tuple[str, ...]:
    """Return whether the side took the trick or some prey: the only consequence that a game counts by default."""
    taken = any(event.takes and event.actor in side for event in events)
    return (("takes" if len(side) == 1 else "team-takes"),) if taken else ()


def unexplained(state: State, seat: int) -> Phrase | None:
    """Return None: for a game that does not explain who takes a trick."""
    return None


@dataclass(frozen=True, slots=True)
class CardHelp:
    """What a card can do: the id of a message, and the number of the rule."""

    message: str
    rule: str


def no_help(card: int) -> CardHelp | None:
    """Return None: for a game whose cards need no explanation."""
    return None


def each_alone(players: int) -> tuple[tuple[int, ...], ...]:
    """Return teams of one seat each."""
    return tuple((seat,) for seat in range(players))


@dataclass(frozen=True, kw_only=True)
class Rules(Generic[S]):
    """The rules of a game. They compile, and they trust their arguments: only ``Match`` checks a move.

    Every rule bears the name of its field, or is the field's default. So two rules of the same shape, such as
    ``points`` and ``score``, cannot be swapped by mistake.
    """

    actors: Callable[[S], int]
    """Return the set of seats that may decide now, CHANCE if chance decides, or the empty set if the game is over."""
    legal: Callable[[S, int, list[int]], int]
    """Write the seat's legal actions, ascending, into the list. Return their number."""
    apply: Callable[[S, int, int, Log | None], None]
    """Apply the seat's action."""
    sample_chance: Callable[[S, list[int], list[int]], None]
    """Draw a chance outcome from the stream and write it into the list; do not change the state."""
    apply_chance: Callable[[S, list[int], Log | None], None]
    """Apply a chance outcome."""
    points: Callable[[S, int], int]
    """Return the seat's points in the game so far."""
    winners: Callable[[S], int]
    """Return the set of seats that have won the game."""
    conceal: Callable[[S, int], None]
    """Remove everything from the state that this seat (or a spectator: NOT_A_SEAT) cannot know."""
    determinize: Callable[[S, list[int]], None]
    """Fill everything that was concealed with a random possibility."""
    score: Callable[[S, int], int]
    """Return the seat's points in the current round, or in the round that has just ended."""
    win_probability: Callable[[S, int], int]
    """Return the probability that the seat's side wins: at the end of the game, or between rounds with equal players.
    """
    between_rounds: Callable[[S], bool] = one_round
    """Return whether a round is over and the next one has not been dealt."""
    reopen_choices: Callable[[S, int], None] = nothing_to_reopen
    """Take back what other seats have decided at the same time as this seat, which it cannot know."""
    heuristic: Callable[[S, int, list[int], int, list[int]], int] = any_move
    """Return the legal action (of ``count``) that a player in their second game would choose, given what the seat
    knows."""
    normalize: Callable[[S, int], None] = already_normal
    """Turn the state into its normal form for a seat: the same one for all states that differ only in names, for
    example of colours. Networks observe normal forms, so that they learn everything once."""
    action_unit: Callable[[S, int, int], int] = same_action
    """Return the number under which a network knows the seat's action: an action id, the same one for actions that
    differ only in names."""
    tally: Callable[[S, int, int, S, list[int]], None] = nothing_to_tally
    """Count what the statistics show. The arguments are the state before (which the rule may overwrite), the seat or
    CHANCE, the action, the state after, and the counters; the cell after the last counter is memory until the end of
    the game."""

    def __post_init__(self) -> None:
        for field in fields(self):
            function = getattr(self, field.name)
            if function is not field.default and function.__name__ != field.name:
                raise TypeError(
                    f"the rule for {field.name} must be a function named {field.name}, not {function.__name__}"
                )


@dataclass(frozen=True)
class Notation(Generic[S]):
    """A game's cards and moves as text and as phrases."""

    move: Callable[[S, int, int], str]
    """A seat's action as the record writes it."""
    phrase: Callable[[S, int, int], Phrase]
    """A seat's action as a phrase."""
    name: Callable[[str, int], tuple[str, dict[str, str | int]]]
    """The Fluent message, with its arguments, that names a tagged number (a card, a colour)."""
    lists_legal: Callable[[S], bool]
    """Return whether the legal moves are few enough to be listed in a record."""
    entry: Callable[[Event], Entry | None]
    """Return the record's entry for an event of chance; None for every other event."""
    outcome: Callable[[S, Entry], list[int]]
    """Return the chance outcome of a record's entry; raise BadRecord if the entry is malformed."""

    def code(self, tag: str, value: int) -> str:
        """Return a tagged number (a card, a colour) as the record writes it: the arguments of its name, joined."""
        return "".join(map(str, self.name(tag, value)[1].values()))


@dataclass(frozen=True)
class View(Generic[S]):
    """A state without everything that one seat, or a spectator, may not know."""

    seat: int | None
    state: S


@dataclass(frozen=True)
class Game(Generic[S]):
    """Everything that menagerie needs to know about a game."""

    name: str
    version: int
    seats: range
    actions: int
    """Action ids are 0 … actions-1."""
    most_legal: int
    """The largest number of legal actions in a decision."""
    outcome_length: int
    """The largest number of ints in a chance outcome."""
    state: type[S]
    setup: Callable[[int, Mapping[str, Any], tuple[int, ...]], S]
    """Return the state before the first deal, for a number of players, options and card values."""
    rules: Rules[S]
    notation: Notation[S]
    table: Callable[[View[S]], Table]
    events: tuple[type[Event], ...]
    """Every event class of this game, except those of ``menagerie.core``."""
    phrases: tuple[type[Phrase], ...]
    """Every phrase class that describes a move."""
    min_visits: int = 10
    """The number of visits for each move before the search compares the moves of a node; until then it follows the
    heuristic. A better heuristic deserves a larger number."""
    options: tuple[Option, ...] = ()
    values: CardValues | None = None
    rulebook: tuple[Chapter, ...] = ()
    """The chapters of the rules as players read them."""
    tallies: tuple[Tally, ...] = ()
    """The names of the counters of ``rules.tally``, in order."""
    all_at_once: bool = False
    """Whether all seats decide at the same time in every decision."""
    automatic: tuple[str, ...] = ()
    """The questions that nobody is asked if there is only one answer: it is given at once. Everybody must be able to
    see that it is the only one; so a question about the cards in a hand is never automatic."""
    teams: Callable[[int], tuple[tuple[int, ...], ...]] = each_alone
    """Return the seats that win and lose together, for a number of players."""
    features: tuple[Feature, ...] = ()
    """What a learning program observes, in order."""
    chance_outcomes: Callable[[S, Sequence[int]], ChanceOutcomes] | None = None
    """Return the possible next numbers of a chance outcome, given the numbers before; None if the game does not say."""
    miniature: Miniature[S] | None = None
    """The game with a few cards."""
    look: Look = PLAIN_LOOK
    """How screens show the game; plain where nothing is declared."""
    reasons: Callable[[S, int], tuple[Phrase, ...]] = no_reasons
    """Return what a seat got its points for, in the state in which a round (or a game without rounds) was scored."""
    why_won: Callable[[S, int], Phrase | None] = unexplained
    """Return why a seat takes the trick, or hunts, in the state in which the trick is complete."""
    consequences: Callable[[Sequence[Event], Sequence[int]], tuple[str, ...]] = took_cards
    """Return what happened to the seats of a side in the events up to the end of a trick or a hunt, by the names of
    the reasons that a review gives: the message is ``GAME-reason-NAME``."""
    card_help: Callable[[int], CardHelp | None] = no_help
    """Return what a card can do."""
    explanations: tuple[type[Phrase], ...] = ()
    """Every phrase class that ``reasons`` and ``why_won`` return."""
    lessons: tuple[Lesson, ...] = ()
    """The guided games that teach this one, in the order in which they are offered."""
    usual_players: int = 4
    """The number of players that screens suggest; if the game does not allow it, they suggest the closest one."""
    comparable: str = ""
    """The game of OpenSpiel that is most like this one, for benchmarks; empty for none."""

    def start(self, players: int, options: Mapping[str, Any] | None = None, values: tuple[int, ...] = ()) -> S:
        """Return the state before the first deal; raise BadSetup if this cannot be played."""
        self.players_in(str(players))
        if values and (self.values is None or len(values) != len(self.values.cards)):
            raise BadSetup(
                "bad-values", game=self.name, found=len(values), cards=len(self.values.cards) if self.values else 0
            )
        if values and self.values is not None:
            self.values.checked(dict(zip(self.values.cards, values, strict=True)), "values")
        settled = complete_options(self.options, options or {}, players)
        printed = self.values.printed if self.values else ()
        return self.setup(players, settled, values or printed)

    @property
    def suggested_players(self) -> int:
        """Return the number of players that screens suggest."""
        return min(self.seats, key=lambda players: abs(players - self.usual_players))

    def players_in(self, text: str | None) -> int:
        """Return the number of players that a person typed; the smallest number for an empty text."""
        if not text:
            return self.seats[0]
        if text not in map(str, self.seats):
            raise BadSetup("bad-players", game=self.name, players=text, fewest=self.seats[0], most=self.seats[-1])
        return int(text)

    def actors(self, state: S) -> tuple[int, ...]:
        """Return the seats that may decide now."""
        acting = self.rules.actors(state)
        return () if acting == CHANCE else tuple(each(acting))

    def legal(self, state: S, seat: int) -> list[int]:
        """Return the seat's legal actions, ascending; an empty list if it has nothing to decide now."""
        if seat not in self.actors(state):
            return []
        moves = [0] * self.most_legal
        return moves[: self.rules.legal(state, seat, moves)]

    def view(self, state: S, seat: int | None) -> View[S]:
        """Return what a seat (or a spectator: None) may know."""
        if seat is not None and not 0 <= seat < state.players:
            raise BadSetup("no-such-seat", seat=seat, last=state.players - 1)
        concealed = copy_of(state)
        self.rules.conceal(concealed, NOT_A_SEAT if seat is None else seat)
        return View(seat, concealed)

    def width(self, players: int) -> int:
        """Return the number of cells of an observation."""
        return width(self.features, players)

    def observe(self, state: S, seat: int) -> list[int]:
        """Return the seat's observation; the true state and the seat's view give the same one."""
        return observe(self.features, state, seat)

    def network_input(self, state: S, seat: int, legal: Sequence[int]) -> tuple[list[int], list[int]]:
        """Return what a network observes, and the number under which it knows each of these actions."""
        normal = copy_of(state)
        self.rules.normalize(normal, seat)
        return self.observe(normal, seat), [self.rules.action_unit(state, seat, action) for action in legal]

    def imagine(self, view: View[S], rng: list[int] | None = None) -> S:
        """Return a full state that is consistent with this view: a random one, or without a stream always the same."""
        possible = copy_of(view.state)
        self.rules.determinize(possible, rng if rng is not None else stream(bytes(range(16))))
        return possible

    def redeal(self, state: S, seat: int | None, rng: list[int]) -> S:
        """Return the state with everything redealt that the seat cannot know."""
        return self.imagine(self.view(state, seat), rng)

    def table_with_open_cards(self, state: S) -> Table:
        """Return the table with everything visible and nothing to decide: every seat's zones and facts as that seat
        sees them."""
        seen = [(seat, self.table(View(seat, state))) for seat in (None, *range(state.players))]
        zones = tuple(zone for seat, table in seen for zone in table.zones if zone.seat == seat)
        facts = tuple(fact for seat, table in seen for fact in table.facts if fact.seat == seat)
        return Table(zones, facts, None, ())
