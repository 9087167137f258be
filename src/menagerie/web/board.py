"""Draw a table as HTML: what ``Table`` shows to one viewer, in parts that can be replaced one by one.

Every part is an element with an id. A face-up card carries its code (``data-card``), so that the script can follow it
from place to place; a face-down card carries nothing but its place. A card that makes one move carries this move
(``data-move``). For moves that take several touches, cards, piles and seats carry what they are (``data-touch``), and
the part with the choices lists the touches that lead to each move (``data-ways``), as in ``core.selection``.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Container, Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, TypeAlias

import htpy as h
from markupsafe import Markup, escape

from menagerie.core.counting import shown_number
from menagerie.core.game import Game
from menagerie.core.look import STACK, TROPHY, Group
from menagerie.core.selection import Stages, Touch, stages_of
from menagerie.core.table import PLAYED, Choice, Fact, Table, TableCard, Zone
from menagerie.games import load
from menagerie.i18n.translator import Translator
from menagerie.web import cards as art
from menagerie.web.card_faces import key_of

Parts: TypeAlias = dict[str, Markup]
"""The HTML of each part, by its id."""

CACHED_PARTS = 4096
"""How many parts are kept after they have been drawn."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """The player in a seat."""

    name: str
    level: str | None = None
    """The level of the bot that plays, or that stands in for the moment."""
    away: bool = False
    until: int | None = None
    """When the clock runs out, in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Board:
    """A table at one moment, as one viewer sees it."""

    game: str
    language: str
    me: int | None
    occupants: tuple[Occupant, ...]
    actors: tuple[int, ...]
    table: Table
    moves: tuple[str, ...] = ()
    """The choices as the record writes them."""
    highlighted: str = ""
    """The suit of the group in the middle where something is happening."""

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(occupant.name for occupant in self.occupants)


def board_parts(board: Board) -> Parts:
    """Draw the seats, the middle, and the decision."""
    renderer = renderer_for(board.game, board.language, board.me, board.names)
    touchables = touchables_of(board, renderer.translator)
    common = tuple(zone for zone in board.table.zones if zone.seat is None or zone.name in PLAYED)
    facts = tuple(fact for fact in board.table.facts if fact.seat is None)
    own = {shown.card for zone in board.table.zones if zone.seat == board.me for shown in zone.cards}
    parts = {"middle": cached_part(renderer.middle, common, facts, touchables.without(own), board.highlighted)}
    for seat, occupant in enumerate(board.occupants):
        zones = tuple(zone for zone in board.table.zones if zone.seat == seat and zone.name not in PLAYED)
        facts = tuple(fact for fact in board.table.facts if fact.seat == seat)
        active = seat in board.actors
        here = touchables if seat == board.me else touchables.at(seat)
        parts[f"seat-{seat}"] = cached_part(renderer.seat, seat, occupant, zones, facts, active, here)
    stages = tuple(stages_of(choice, board.table) for choice in board.table.choices)
    choices = tuple(zip(board.table.choices, board.moves, stages, strict=True))
    parts["choices"] = cached_part(renderer.choices, board.table.question, choices)
    return parts


# What can be chosen -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Touchables:
    """What can be touched: cards that make a move at once, cards, piles and seats that begin or complete a move.

    Cards that cannot be played come with the reason.
    """

    moves: tuple[tuple[int, str], ...] = ()
    cards: frozenset[int] = frozenset()
    piles: frozenset[tuple[int, int]] = frozenset()
    first_piles: frozenset[tuple[int, int]] = frozenset()
    """The piles with which a move begins; the others are targets."""
    seats: frozenset[int] = frozenset()
    barred: tuple[tuple[int, str], ...] = ()

    def move_of(self, card: int) -> str | None:
        return next((move for touched, move in self.moves if touched == card), None)

    def without(self, cards: Container[int | None]) -> Touchables:
        """Return the same for another place, where a card may lie that looks like one of these."""
        moves = tuple((card, move) for card, move in self.moves if card not in cards)
        return replace(self, moves=moves, cards=frozenset(card for card in self.cards if card not in cards))

    def at(self, seat: int) -> Touchables:
        """Return what can be touched at another seat: its piles, and the seat itself."""
        piles = frozenset(pile for pile in self.piles if pile[0] == seat)
        return Touchables(piles=piles, first_piles=self.first_piles & piles, seats=self.seats & {seat})

    def reason_for(self, card: int) -> str | None:
        return next((reason for barred, reason in self.barred if barred == card), None)


NOTHING = Touchables()


def touchables_of(board: Board, translator: Translator) -> Touchables:
    """Find which card makes which move at once, and what else is touched on the way to a move."""
    ways = [(stages_of(c, board.table), m) for c, m in zip(board.table.choices, board.moves, strict=True)]
    touches: Counter[Touch] = Counter(touch for stages, _ in ways for touch in set().union(*stages))
    at_once = {way[1]: touch for way in ways if (touch := only_touch(way[0], touches)) is not None}
    touched = {touch for stages, move in ways if move not in at_once for stage in needed(stages) for touch in stage}
    return Touchables(
        tuple((int(touch[1]), move) for move, touch in at_once.items()),
        frozenset(int(touch[1]) for touch in touched if touch[0] == "card"),
        piles_in(touched),
        piles_in(touch for stages, _ in ways for touch in (stages[0] if stages else ())),
        frozenset(int(touch[1]) for touch in touched if touch[0] == "seat"),
        tuple((barred.card, translator.phrase(barred.reason)) for barred in board.table.barred),
    )


def piles_in(touches: Iterable[Touch]) -> frozenset[tuple[int, int]]:
    """Return the seats and slots of the piles among some touches."""
    return frozenset((int(touch[1]), int(touch[2])) for touch in touches if touch[0] == "pile")


def only_touch(stages: Stages, touches: Counter[Touch]) -> Touch | None:
    """Return the card that alone makes a move, and no other one; None if it takes more than that."""
    if len(stages) != 1 or len(stages[0]) != 1:
        return None
    (touch,) = stages[0]
    return touch if touch[0] == "card" and touches[touch] == 1 else None


def needed(stages: Stages) -> Stages:
    """Return the touches that a move needs: none if a button makes it, for example the choice of a seat."""
    return () if is_button(stages) else stages


def is_button(stages: Stages) -> bool:
    """Say whether a move is tied to nothing, or to a seat alone."""
    return all(touch[0] == "seat" for stage in stages for touch in stage)


# Drawing ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=256)
def renderer_for(game: str, language: str, me: int | None, names: tuple[str, ...]) -> BoardRenderer:
    """Return the renderer for a table, the same one for the same table."""
    return BoardRenderer(load(game), Translator(language, load(game), me, names))


@lru_cache(maxsize=CACHED_PARTS)
def cached_part(draw: Callable[..., h.Element], *what: Hashable) -> Markup:
    """Draw a part, or return it from the cache: most of a table stays the same from one moment to the next."""
    return escape(draw(*what))


class BoardRenderer:
    """Draws tables of one game, in one language, for one seat."""

    def __init__(self, game: Game[Any], translator: Translator) -> None:
        self.game = game
        self.look = game.look
        self.translator = translator
        self.me = translator.me
        self.label = cache(self._label)
        self.name_of = cache(self._name_of)

    # Seats

    def seat(
        self,
        seat: int,
        occupant: Occupant,
        zones: tuple[Zone, ...],
        facts: tuple[Fact, ...],
        active: bool,
        touchables: Touchables,
    ) -> h.Element:
        mine = seat == self.me
        kinds = ["seat", "mine" if mine else "other", "active" if active else "", "away" if occupant.away else ""]
        if any(self.look.facts.get(fact.name) == TROPHY and fact.value for fact in facts):
            kinds.append("golden")
        piles = [zone for zone in zones if zone.slot is not None]
        hand = [zone for zone in zones if zone.name == "hand"]
        rest = [
            zone
            for zone in zones
            if zone.slot is None and zone.name != "hand" and (zone.cards or self.look.is_empty_place(zone))
        ]
        return h.section(
            id=f"seat-{seat}",
            class_=" ".join(filter(None, kinds)),
            data_seat=str(seat),
            data_touch=self._key(("seat", seat)) if seat in touchables.seats else None,
            aria_label=self.translator.seat(seat),
        )[
            h.header(".occupant")[
                h.h2(".name")[occupant.name],
                self._badge(occupant),
                h.span(".clock", data_until=str(occupant.until))[""] if occupant.until and active else None,
            ],
            self._facts(facts),
            h.div(".side")[(self._zone(zone, touchables) for zone in rest)] if rest else None,
            h.div(".piles")[(self._pile(zone, touchables) for zone in piles)] if piles else None,
            (self._zone(zone, touchables) for zone in hand),
        ]

    def _badge(self, occupant: Occupant) -> h.Renderable | None:
        if occupant.level:
            return h.span(".badge")[self.translator.say(f"level-{occupant.level}")]
        return h.span(".badge.gone")[self.translator.say("web-away")] if occupant.away else None

    # Zones

    def _zone(self, zone: Zone, touchables: Touchables) -> h.Renderable:
        label = self.label("zone", zone.name)
        count = len(zone.cards)
        if self.look.layout(zone) == STACK:
            return self._stack(zone, label)
        backs = sum(shown.card is None for shown in zone.cards)
        read = (
            self.translator.labelled(label, self.translator.say("play-face-down", {"count": backs})) if backs else label
        )
        group = h.div(
            id=zone_id(zone), class_=self._zone_class(zone), data_count=str(count), role="group", aria_label=read
        )
        icon = art.picture(self.look.zone(zone).icon) if self.look.zone(zone).icon else None
        caption = None if zone.name == "hand" else h.span(".caption", aria_hidden="true")[icon, label]
        return group[caption, h.div(".cards", data_size=str(count))[self._cards(zone, touchables)]]

    def _zone_class(self, zone: Zone) -> str:
        """Return the classes of a zone, which come from its layout."""
        uncaptioned = "" if self.look.zone(zone).captioned else " uncaptioned"
        return f"zone {self.look.layout(zone)}{uncaptioned}"

    def _cards(self, zone: Zone, touchables: Touchables) -> Iterator[h.Renderable]:
        for place, shown in self.placed(zone_id(zone), zone.cards):
            yield self._card(shown, touchables if zone.seat == self.me else NOTHING, place)

    def placed(self, zone: str, cards: tuple[TableCard, ...]) -> Iterator[tuple[str, TableCard]]:
        """Return each card with the id of its element: face-up cards by code, face-down cards by number."""
        seen: Counter[str] = Counter()
        for shown in cards:
            name = "back" if shown.card is None else self.game.notation.code("card", shown.card)
            seen[name] += 1
            yield f"{zone}-{name}" + (f"-{seen[name]}" if seen[name] > 1 else ""), shown

    def _stack(self, zone: Zone, label: str) -> h.Renderable:
        """Draw the top card and the number of cards; face-up cards are listed on demand."""
        count = len(zone.cards)
        said = self.translator.labelled(label, self.translator.say("play-cards", {"count": count}))
        top = self._card(zone.cards[-1], NOTHING, f"{zone_id(zone)}-top", silent=True) if count else None
        pile = [top, h.span(".count", aria_hidden="true")[str(count)]]
        name = self._zone_class(zone)
        if not any(shown.card is not None for shown in zone.cards):
            return h.div(id=zone_id(zone), class_=name, data_count=str(count), role="img", aria_label=said, title=said)[
                pile, h.span(".caption", aria_hidden="true")[label]
            ]
        return h.details(id=zone_id(zone), class_=f"{name} open", data_count=str(count), data_keep=True)[
            h.summary(aria_label=said, title=said)[pile, h.span(".caption", aria_hidden="true")[label]],
            h.div(".cards.small.spread")[self._cards(zone, NOTHING)],
        ]

    def _pile(self, zone: Zone, touchables: Touchables) -> h.Renderable:
        """Draw cards on top of each other; touching the top card, or the empty place, touches the pile."""
        assert zone.seat is not None
        assert zone.slot is not None
        label = f"{self.label('zone', zone.name)} {shown_number(zone.slot)}"
        own = touchables if zone.seat == self.me else NOTHING
        touchable = (zone.seat, zone.slot) in touchables.piles
        first = ["touchable"] if (zone.seat, zone.slot) in touchables.first_piles else []
        placed = list(self.placed(zone_id(zone), zone.cards))
        cards = [self._card(shown, own, under, silent=True) for under, shown in placed[:-1]]
        place, top = placed[-1] if placed else ("", None)
        if top is None:
            said = self.translator.list([label, self.translator.seat(zone.seat)])
            cards.append(
                h.button(class_=" ".join(["card", "empty", *first]), type="button", aria_label=said)
                if touchable
                else h.span(".card.empty", aria_hidden="true")
            )
        elif touchable and not self._is_touchable(top, own):
            said = self.translator.list([label, self.translator.seat(zone.seat), self.name_of(top)])
            cards.append(self._element("button", top, place, said, first))
        else:
            cards.append(self._card(top, own, place))
        read = self.translator.labelled(label, self.translator.list(map(self.name_of, zone.cards)))
        return h.div(
            id=zone_id(zone),
            class_=f"zone pile under-{max(0, len(placed) - 1)}",
            data_count=str(len(zone.cards)),
            data_touch=self._key(("pile", zone.seat, zone.slot)) if touchable else None,
            role="group",
            aria_label=read,
        )[cards]

    def _is_touchable(self, shown: TableCard, touchables: Touchables) -> bool:
        """Say whether a card is a button of its own."""
        return shown.card is not None and (shown.card in touchables.cards or touchables.move_of(shown.card) is not None)

    # Cards

    def _card(self, shown: TableCard, touchables: Touchables, place: str, silent: bool = False) -> h.Renderable:
        if shown.card is None:
            return self._element("span", shown, place, None, [])
        move, reason = touchables.move_of(shown.card), touchables.reason_for(shown.card)
        if move is not None:
            return self._element("button", shown, place, self.name_of(shown), ["playable"], data_move=move)
        if shown.card in touchables.cards:
            key = self._key(("card", shown.card))
            return self._element(
                "button", shown, place, self.name_of(shown), ["playable"], data_touch=key, aria_pressed="false"
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
        """Draw a card with its face, its marks, and its name for screen readers."""
        names = ["card", *classes, *(self.look.marks[mark].style for mark in shown.marks if mark in self.look.marks)]
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
        """Return the name of a card with its marks, for screen readers."""
        if shown.card is None:
            return self.translator.say("play-face-down", {"count": 1})
        notes = [self.label("mark", mark) for mark in shown.marks]
        if shown.worth is not None:
            notes.insert(0, self.translator.say(f"{self.game.name}-worth", {"worth": shown.worth}))
        name = str(self.translator.value_name("card", shown.card))
        return f"{name} ({', '.join(notes)})" if notes else name

    # The middle

    def middle(
        self, zones: tuple[Zone, ...], facts: tuple[Fact, ...], touchables: Touchables, highlighted: str
    ) -> h.Element:
        common = [zone for zone in zones if zone.seat is None]
        played = {zone.seat: zone for zone in zones if zone.seat is not None}
        return h.section("#middle", aria_label=self.translator.say("web-middle"))[
            self._facts(facts),
            h.div(".common")[(self._common(zone, touchables, highlighted) for zone in common)],
            h.div(".played")[(self.laid(seat, played.get(seat), touchables) for seat in self.around())],
        ]

    def _common(self, zone: Zone, touchables: Touchables, highlighted: str) -> h.Renderable:
        """Draw cards that lie before nobody: a stack, or groups by suit."""
        if self.look.layout(zone) == STACK:
            return self._stack(zone, self.label("zone", zone.name))
        groups: dict[str, list[h.Renderable]] = {f"suit-{group.suit}": [] for group in self.look.groups}
        for place, shown in self.placed(zone_id(zone), zone.cards):
            kind = "" if shown.card is None else art.suit_of(self.game, shown.card)
            groups.setdefault(kind, []).append(self._card(shown, touchables, place))
        help_cards = {f"suit-{group.suit}": self._help_card(group) for group in self.look.groups}
        return h.div(
            id=zone_id(zone),
            class_="zone groups",
            data_count=str(len(zone.cards)),
            role="group",
            aria_label=self.label("zone", zone.name),
        )[
            (
                h.div(class_=f"group {kind} highlighted" if kind == f"suit-{highlighted}" else f"group {kind}")[
                    help_cards.get(kind), h.div(".cards")[cards]
                ]
                for kind, cards in groups.items()
            )
        ]

    def _help_card(self, group: Group) -> h.Element:
        """Draw what a group is about: a small drawing in the corner of a large one."""
        facts = {name: self.translator.value_name(tag, value) for name, (tag, value) in group.facts.items()}
        said = self.translator.say(group.message, facts)
        small, large = group.drawings
        return h.div(".help", role="img", aria_label=said, title=said)[
            h.span(".corner")[art.picture(small)], h.span(".large")[art.picture(large)]
        ]

    def laid(self, seat: int, zone: Zone | None, touchables: Touchables, where: str = "laid") -> h.Renderable:
        """Draw what a seat has played in this trick."""
        cards = zone.cards if zone else ()
        fan = (
            h.div(".cards")[
                (self._card(shown, touchables, place) for place, shown in self.placed(f"{where}-{seat}", cards))
            ]
            if cards
            else h.span(".card.empty")
        )
        return h.div(class_="laid", id=f"{where}-{seat}", data_from=f"seat-{seat}")[
            h.span(".caption")[self.translator.seat(seat)], fan
        ]

    def around(self) -> list[int]:
        """Return the seats in the order of play, the viewer's own last."""
        count = len(self.translator.names)
        first = 0 if self.me is None else self.me + 1
        return [(first + step) % count for step in range(count)]

    # Facts

    def _facts(self, facts: Iterable[Fact]) -> h.Renderable | None:
        listed = [self._fact(fact) for fact in facts]
        return h.dl(".facts")[listed] if listed else None

    def _fact(self, fact: Fact) -> h.Renderable:
        values = fact.value if isinstance(fact.value, tuple) else (fact.value,)
        shown = [self._value(fact, value) for value in values] if fact.tag else [str(fact.value)]
        return h.div(class_=f"fact {self.look.facts.get(fact.name, '')}".strip())[
            h.dt[self.label("fact", fact.name)], h.dd[shown]
        ]

    def _value(self, fact: Fact, value: int) -> h.Renderable:
        tag = fact.tag or ""
        name = str(self.translator.value_name(tag, value))
        symbol = None if tag == "seat" else art.suit_symbol(self.game, tag, value)
        if not symbol:
            return h.span(".value")[name]
        return h.span(class_="value", id=f"{fact.name}-{'' if fact.seat is None else fact.seat}-{value}")[symbol, name]

    # The decision

    def choices(self, question: str | None, choices: tuple[tuple[Choice, str, Stages], ...]) -> h.Element:
        """Draw buttons for what is tied to nothing on the table, and list the touches that lead to the other moves.

        Where cards are chosen together, one button confirms them; it also stands for choosing none.
        """
        if question is None:
            return h.div("#choices.choices")
        sets = any(len(choice.cards) > 1 for choice, _, _ in choices)
        none = [move for _, move, stages in choices if not stages]
        confirmed = none if sets and len(none) == 1 else []
        touches: Counter[Touch] = Counter(touch for _, _, stages in choices for touch in set().union(*stages))
        buttons, ways = [], []
        for choice, move, stages in choices:
            if is_button(stages) and move not in confirmed:
                buttons.append(h.button(".choice", type="button", data_move=move)[self._said(choice)])
            elif only_touch(stages, touches) is None:
                ways.append([move, self._stages(stages), self._said(choice)])
        confirm = h.button(".choice.confirm", type="button", data_confirm=True, disabled=True)[""] if sets else None
        return h.div("#choices.choices")[
            h.p(".question")[self.label("question", question)],
            h.div(".buttons")[confirm, buttons],
            h.div(hidden=True, data_ways=json.dumps(ways, ensure_ascii=False, separators=(",", ":"))) if ways else None,
        ]

    def _stages(self, stages: Stages) -> str:
        return "|".join(" ".join(self._key(touch) for touch in sorted(stage)) for stage in stages)

    def _key(self, touch: Touch) -> str:
        """Return how a touch is written in HTML."""
        kind, *where = touch
        if kind == "card":
            return f"c:{self.game.notation.code('card', int(where[0]))}"
        return f"{str(kind)[0]}:{'-'.join(map(str, where))}"

    def _said(self, choice: Choice) -> str:
        return self.translator.phrase(choice.phrase)

    def _label(self, kind: str, name: str) -> str:
        return self.translator.say(f"{self.game.name}-{kind}-{name}")


def last_trick(renderer: BoardRenderer, trick: tuple[Zone, ...]) -> h.Element:
    """Draw the last trick."""
    played = {zone.seat: zone for zone in trick}
    laid = [renderer.laid(seat, played[seat], NOTHING, "last") for seat in renderer.around() if seat in played]
    return h.div("#last-content.played")[laid or renderer.translator.say("web-no-trick")]


def zone_id(zone: Zone) -> str:
    """Return the id of a zone's element."""
    return "-".join(["z", zone.name, *(str(at) for at in (zone.seat, zone.slot) if at is not None)])
