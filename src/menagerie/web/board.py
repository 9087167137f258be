"""The table as HTML: what ``Table`` shows to one pair of eyes, in parts that can be exchanged one by one.

Every part is an element with an id. A card that is seen carries its code (``data-card``), so that the script can tell
where it went; a face-down card carries nothing but its place. Whatever can be chosen is a button with its move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, TypeAlias

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.counting import shown_number
from menagerie.core.game import Game
from menagerie.core.table import PLAYED, Choice, Fact, Table, TableCard, Zone
from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.web import cards as art
from menagerie.web.card_faces import key_of
from menagerie.web.lanes import help_card, lanes_of

Parts: TypeAlias = dict[str, Markup]
"""The HTML of each part, by its id."""

STACKS = ("stock", "discards", "won", "captured", "aside", "put-away")
"""Zones of which only the top card is drawn, and how many they are."""

REMEMBERED = 4096
"""So many drawings are kept."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who has a seat."""

    name: str
    level: str | None = None
    """The bot that plays, or stands in just now."""
    away: bool = False
    until: int | None = None
    """When the clock runs out, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Board:
    """A moment at the table, in somebody's eyes."""

    game: str
    language: str
    me: int | None
    sitters: tuple[Sitter, ...]
    actors: tuple[int, ...]
    table: Table
    moves: tuple[str, ...] = ()
    """The choices as the record writes them."""
    lit: str = ""
    """The lane of the middle where something is just happening."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(sitter.name for sitter in self.sitters)


def draw(board: Board) -> Parts:
    """The seats, the middle, and what is to be decided."""
    pen = pen_for(board.game, board.language, board.me, board.names)
    ties = ties_of(board, pen.translator)
    common = tuple(zone for zone in board.table.zones if zone.seat is None or zone.name in PLAYED)
    facts = tuple(fact for fact in board.table.facts if fact.seat is None)
    own = {shown.card for zone in board.table.zones if zone.seat == board.me for shown in zone.cards}
    parts = {"middle": drawn(pen.middle, common, facts, ties.without(own), board.lit)}
    for seat, sitter in enumerate(board.sitters):
        zones = tuple(zone for zone in board.table.zones if zone.seat == seat and zone.name not in PLAYED)
        facts = tuple(fact for fact in board.table.facts if fact.seat == seat)
        active = seat in board.actors
        mine = seat == board.me
        tied = ties if mine or ties.piles else NO_TIES
        parts[f"seat-{seat}"] = drawn(pen.seat, seat, sitter, zones, facts, active, tied)
    parts["choices"] = drawn(pen.choices, board.table.question, board.table.choices, board.moves)
    return parts


# What can be chosen -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ties:
    """What on the table choices are tied to: cards with their one move, cards to pick among, piles, reasons."""

    moves: tuple[tuple[int, str], ...] = ()
    picks: frozenset[int] = frozenset()
    piles: frozenset[tuple[int, int]] = frozenset()
    barred: tuple[tuple[int, str], ...] = ()

    def move_of(self, card: int) -> str | None:
        return next((move for tied, move in self.moves if tied == card), None)

    def without(self, cards: Container[int | None]) -> Ties:
        """The same for what lies elsewhere, where a card may lie that looks like one of these."""
        return replace(self, moves=tuple((card, move) for card, move in self.moves if card not in cards))

    def reason_for(self, card: int) -> str | None:
        return next((reason for tied, reason in self.barred if tied == card), None)


NO_TIES = Ties()


def ties_of(board: Board, translator: Translator) -> Ties:
    """Which card makes which move, which cards are picked together, which piles can be chosen."""
    table = board.table
    choices = list(zip(table.choices, board.moves, strict=True))
    several = any(len(choice.cards) > 1 for choice in table.choices)
    on_piles = [choice for choice in table.choices if choice.slot is not None]
    return Ties(
        tuple((c.cards[0], move) for c, move in choices if not several and len(c.cards) == 1 and c.slot is None),
        frozenset(card for choice in table.choices for card in choice.cards if several),
        frozenset((choice.seat or 0, choice.slot or 0) for choice in on_piles),
        tuple((barred.card, translator.phrase(barred.reason)) for barred in table.barred),
    )


# Drawing ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def pen_for(game: str, language: str, me: int | None, names: tuple[str, ...]) -> Pen:
    """A pen for a table, the same one for the same table."""
    return Pen(load(game), Translator(language, load(game), me, names))


@lru_cache(maxsize=REMEMBERED)
def drawn(draw: Callable[..., h.Element], *what: Hashable) -> Markup:
    """A drawing, made once: most of a table stays as it is from one moment to the next."""
    return escape(draw(*what))


class Pen:
    """Draws for one game, in one language, for one seat."""

    def __init__(self, game: Game[Any], translator: Translator) -> None:
        self.game = game
        self.translator = translator
        self.me = translator.me
        self.label = cache(self._label)
        self.name_of = cache(self._name_of)

    # Seats

    def seat(
        self, seat: int, sitter: Sitter, zones: tuple[Zone, ...], facts: tuple[Fact, ...], active: bool, ties: Ties
    ) -> h.Element:
        mine = seat == self.me
        kinds = ["seat", "mine" if mine else "other", "active" if active else "", "away" if sitter.away else ""]
        if any(fact.name == "rounds-won" and fact.value for fact in facts):
            kinds.append("golden")
        piles = [zone for zone in zones if zone.slot is not None]
        hand = [zone for zone in zones if zone.name == "hand"]
        rest = [
            zone
            for zone in zones
            if zone.slot is None and zone.name != "hand" and (zone.cards or zone.name in (*STACKS, "bowl"))
        ]
        return h.section(
            id=f"seat-{seat}",
            class_=" ".join(filter(None, kinds)),
            data_seat=str(seat),
            aria_label=self.translator.seat(seat),
        )[
            h.header(".who")[
                h.h2(".name")[sitter.name],
                self._badge(sitter),
                h.span(".clock", data_until=str(sitter.until))[""] if sitter.until and active else None,
            ],
            self._facts(facts),
            h.div(".side")[(self._zone(zone, ties) for zone in rest)] if rest else None,
            h.div(".piles")[(self._pile(zone, ties) for zone in piles)] if piles else None,
            (self._zone(zone, ties) for zone in hand),
        ]

    def _badge(self, sitter: Sitter) -> h.Renderable | None:
        if sitter.level:
            return h.span(".badge")[self.translator.say(f"level-{sitter.level}")]
        return h.span(".badge.gone")[self.translator.say("web-away")] if sitter.away else None

    # Zones

    def _zone(self, zone: Zone, ties: Ties) -> h.Renderable:
        label = self.label("zone", zone.name)
        count = len(zone.cards)
        if zone.name in STACKS:
            return self._stack(zone, label)
        backs = sum(shown.card is None for shown in zone.cards)
        read = (
            self.translator.labelled(label, self.translator.say("play-face-down", {"count": backs})) if backs else label
        )
        group = h.div(
            id=zone_id(zone), class_=f"zone z-{zone.name}", data_count=str(count), role="group", aria_label=read
        )
        bowl = art.picture("i-bowl") if zone.name == "bowl" else None
        caption = None if zone.name == "hand" else h.span(".caption", aria_hidden="true")[bowl, label]
        return group[caption, h.div(".fan", data_size=str(count))[self._cards(zone, ties)]]

    def _cards(self, zone: Zone, ties: Ties) -> Iterator[h.Renderable]:
        for place, shown in self.placed(zone_id(zone), zone.cards):
            yield self._card(shown, ties if zone.seat == self.me else NO_TIES, place)

    def placed(self, zone: str, cards: tuple[TableCard, ...]) -> Iterator[tuple[str, TableCard]]:
        """Each card with its place: a card that is seen has its name there, others are counted."""
        seen: Counter[str] = Counter()
        for shown in cards:
            name = "back" if shown.card is None else self.game.notation.code("card", shown.card)
            seen[name] += 1
            yield f"{zone}-{name}" + (f"-{seen[name]}" if seen[name] > 1 else ""), shown

    def _stack(self, zone: Zone, label: str) -> h.Renderable:
        """The top card, and how many there are; open cards one by one on demand."""
        count = len(zone.cards)
        said = self.translator.labelled(label, self.translator.say("play-cards", {"count": count}))
        top = self._card(zone.cards[-1], NO_TIES, f"{zone_id(zone)}-top", silent=True) if count else None
        pile = [top, h.span(".count", aria_hidden="true")[str(count)]]
        name = f"zone z-{zone.name} stack"
        if not any(shown.card is not None for shown in zone.cards):
            return h.div(id=zone_id(zone), class_=name, data_count=str(count), role="img", aria_label=said, title=said)[
                pile, h.span(".caption", aria_hidden="true")[label]
            ]
        return h.details(id=zone_id(zone), class_=f"{name} open", data_count=str(count), data_keep=True)[
            h.summary(aria_label=said, title=said)[pile, h.span(".caption", aria_hidden="true")[label]],
            h.div(".fan.small.spread")[self._cards(zone, NO_TIES)],
        ]

    def _pile(self, zone: Zone, ties: Ties) -> h.Renderable:
        """Cards on top of each other; what can be done with the pile is done with its top card."""
        assert zone.seat is not None
        assert zone.slot is not None
        label = f"{self.label('zone', zone.name)} {shown_number(zone.slot)}"
        own = ties if zone.seat == self.me else NO_TIES
        *below, (place, top) = self.placed(zone_id(zone), zone.cards)
        cards = [self._card(shown, own, under, silent=True) for under, shown in below]
        if (zone.seat, zone.slot) in ties.piles:
            said = self.translator.list([label, self.translator.seat(zone.seat), self.name_of(top)])
            cards.append(self._element("button", top, place, said, ["tied"], data_tie=f"{zone.seat}-{zone.slot}"))
        else:
            cards.append(self._card(top, own, place))
        read = self.translator.labelled(label, self.translator.list(map(self.name_of, zone.cards)))
        return h.div(
            id=zone_id(zone),
            class_=f"zone pile under-{len(below)}",
            data_count=str(len(zone.cards)),
            data_pile=f"{zone.seat}-{zone.slot}",
            role="group",
            aria_label=read,
        )[cards]

    # Cards

    def _card(self, shown: TableCard, ties: Ties, place: str, silent: bool = False) -> h.Renderable:
        if shown.card is None:
            return self._element("span", shown, place, None, [])
        move, reason = ties.move_of(shown.card), ties.reason_for(shown.card)
        if move is not None:
            return self._element("button", shown, place, self.name_of(shown), ["playable"], data_move=move)
        if shown.card in ties.picks:
            code = self.game.notation.code("card", shown.card)
            return self._element(
                "button", shown, place, self.name_of(shown), ["playable"], data_pick=code, aria_pressed="false"
            )
        if reason is not None and not silent:
            said = self.translator.labelled(self.name_of(shown), reason)
            return self._element(
                "button", shown, place, said, ["barred"], data_why=reason, aria_disabled="true", title=reason
            )
        return self._element("span", shown, place, None if silent else self.name_of(shown), [])

    def _element(
        self, kind: str, shown: TableCard, place: str, said: str | None, classes: list[str], **more: str
    ) -> h.Renderable:
        """A card: what is printed on it, what is special about it, and how it is read aloud."""
        names = ["card", *classes, *shown.marks]
        if shown.card is None:
            names.append("back")
        else:
            names.append(art.suit_of(self.game, shown.card))
            more |= {"data_card": self.game.notation.code("card", shown.card)}
        more["data_face"] = key_of(self.game.name, shown.card, shown.worth)
        if kind == "button":
            more["type"] = "button"
        elif said:
            more["role"] = "img"
        attributes = {"aria_label": said, **more} if said else {"aria_hidden": "true", **more}
        return h.Element(kind)(id=place, class_=" ".join(names), **attributes)[""]

    def _name_of(self, shown: TableCard) -> str:
        """A card, read aloud with what is special about it."""
        if shown.card is None:
            return self.translator.say("play-face-down", {"count": 1})
        notes = [self.label("mark", mark) for mark in shown.marks]
        if shown.worth is not None:
            notes.insert(0, self.translator.say(f"{self.game.name}-worth", {"worth": shown.worth}))
        name = str(self.translator.value_name("card", shown.card))
        return f"{name} ({', '.join(notes)})" if notes else name

    # The middle

    def middle(self, zones: tuple[Zone, ...], facts: tuple[Fact, ...], ties: Ties, lit: str) -> h.Element:
        common = [zone for zone in zones if zone.seat is None]
        played = {zone.seat: zone for zone in zones if zone.seat is not None}
        return h.section("#middle", aria_label=self.translator.say("web-middle"))[
            self._facts(facts),
            h.div(".common")[(self._common(zone, ties, lit) for zone in common)],
            h.div(".played")[(self.laid(seat, played.get(seat), ties) for seat in self.around())],
        ]

    def _common(self, zone: Zone, ties: Ties, lit: str) -> h.Renderable:
        """Cards that lie before nobody: a stack, or groups of what belongs together."""
        if zone.name in STACKS:
            return self._stack(zone, self.label("zone", zone.name))
        lanes = lanes_of(self.game.name)
        groups: dict[str, list[h.Renderable]] = {lane: [] for lane in lanes}
        for place, shown in self.placed(zone_id(zone), zone.cards):
            kind = "" if shown.card is None else art.suit_of(self.game, shown.card)
            groups.setdefault(kind, []).append(self._card(shown, ties, place))
        return h.div(
            id=zone_id(zone),
            class_=f"zone z-{zone.name}",
            data_count=str(len(zone.cards)),
            role="group",
            aria_label=self.label("zone", zone.name),
        )[
            (
                h.div(class_=f"lane {kind} lit" if kind == lit else f"lane {kind}")[
                    help_card(kind, self.translator) if lanes else None, h.div(".fan")[group]
                ]
                for kind, group in groups.items()
            )
        ]

    def laid(self, seat: int, zone: Zone | None, ties: Ties, where: str = "laid") -> h.Renderable:
        """What a seat has laid down in this trick."""
        cards = zone.cards if zone else ()
        fan = (
            h.div(".fan")[(self._card(shown, ties, place) for place, shown in self.placed(f"{where}-{seat}", cards))]
            if cards
            else h.span(".card.empty")
        )
        return h.div(class_="laid", id=f"{where}-{seat}", data_from=f"seat-{seat}")[
            h.span(".caption")[self.translator.seat(seat)], fan
        ]

    def around(self) -> list[int]:
        """The seats in the order of play, one's own last."""
        count = len(self.translator.names)
        first = 0 if self.me is None else self.me + 1
        return [(first + step) % count for step in range(count)]

    # Facts

    def _facts(self, facts: Iterable[Fact]) -> h.Renderable | None:
        listed = [self._fact(fact) for fact in facts]
        return h.dl(".facts")[listed] if listed else None

    def _fact(self, fact: Fact) -> h.Renderable:
        values = fact.value if isinstance(fact.value, tuple) else (fact.value,)
        told = [self._value(fact, value) for value in values] if fact.tag else [str(fact.value)]
        return h.div(class_=f"fact f-{fact.name}")[h.dt[self.label("fact", fact.name)], h.dd[told]]

    def _value(self, fact: Fact, value: int) -> h.Renderable:
        tag = fact.tag or ""
        name = str(self.translator.value_name(tag, value))
        symbol = None if tag == "seat" else art.suit_symbol(self.game, tag, value)
        if not symbol:
            return h.span(".value")[name]
        return h.span(class_="value", id=f"{fact.name}-{'' if fact.seat is None else fact.seat}-{value}")[symbol, name]

    # The decision

    def choices(self, question: str | None, choices: tuple[Choice, ...], moves: tuple[str, ...]) -> h.Element:
        """Buttons for what is tied to no card; hidden ones for what takes more than one touch."""
        if question is None:
            return h.div("#choices.choices")
        several = any(len(choice.cards) > 1 for choice in choices)
        shown, hidden = [], []
        for choice, move in zip(choices, moves, strict=True):
            if several or choice.slot is not None:
                hidden.append(self._hidden(choice, move))
            elif not choice.cards:
                shown.append(h.button(".choice", type="button", data_move=move)[self._said(choice)])
        pick = h.button(".choice.confirm", type="button", data_confirm=True)[""] if several else None
        return h.div("#choices.choices")[
            h.p(".question")[self.label("question", question)],
            h.div(".buttons")[pick, shown],
            h.div(".ties", hidden=True)[hidden] if hidden else None,
        ]

    def _hidden(self, choice: Choice, move: str) -> h.Renderable:
        codes = " ".join(self.game.notation.code("card", card) for card in choice.cards)
        tie = {} if choice.slot is None else {"data_tie": f"{choice.seat}-{choice.slot}"}
        onto = {} if choice.onto is None else {"data_onto": f"{choice.seat}-{choice.onto}"}
        picked = {} if choice.slot is not None else {"data_cards": codes}
        return h.button(".choice", type="button", data_move=move, **tie, **onto, **picked)[self._said(choice)]

    def _said(self, choice: Choice) -> str:
        return self.translator.phrase(choice.phrase)

    def _label(self, kind: str, name: str) -> str:
        return self.translator.say(f"{self.game.name}-{kind}-{name}")


def last_trick(pen: Pen, trick: tuple[Zone, ...]) -> h.Element:
    """The last trick, to be looked at again."""
    played = {zone.seat: zone for zone in trick}
    laid = [pen.laid(seat, played[seat], NO_TIES, "last") for seat in pen.around() if seat in played]
    return h.div("#last-content.played")[laid or pen.translator.say("web-no-trick")]


def zone_id(zone: Zone) -> str:
    """Where a zone is, as an element's id."""
    return "-".join(["z", zone.name, *(str(at) for at in (zone.seat, zone.slot) if at is not None)])
