"""Draw the parts of a table as HTML: seats, the middle, and the choices of the viewer.

``data-part`` names the areas of the page (seat, middle, question, hand …), which keep their places while cards move.
The part with the choices lists the touches that lead to each move (``data-ways``), as in ``core.selection``.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import ceil

import htpy as h
from markupsafe import Markup

from menagerie.core.look import EMBLEM, SEQUENCE, STACK, TROPHY, Group
from menagerie.core.selection import Stages, Touch
from menagerie.core.table import Choice, Fact, TableCard, Zone
from menagerie.i18n import ending_text
from menagerie.i18n.translator import Translator
from menagerie.web import cards as art
from menagerie.web.card_faces import emblem_key
from menagerie.web.card_renderer import CardRenderer, zone_id
from menagerie.web.drawn_once import drawn_once
from menagerie.web.touchables import NOTHING, Touchables, is_button, only_touch

FACES = ("a-lion", "a-eagle", "a-rhino", "a-hyena", "a-cheetah", "a-snake")
"""The animals that stand for the seats of a game without emblems."""

OVERLAP = 0.46
"""The part of a card that stays visible when the next one lies on it: its rank and its points."""

EDGE = 0.15
"""The part of a card's back that stays visible when the next one lies on it."""

EMPTY_VESSEL = 1.3
"""The width of an empty vessel, in cards."""

UNIT = 5
"""How many units of width there are in the width of a card."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """The player in a seat."""

    name: str
    level: str | None = None
    """The level of the bot that plays, or that stands in for the moment."""
    away: bool = False
    until: int | None = None
    """When the clock runs out, in milliseconds since 1970."""


class BoardRenderer(CardRenderer):
    """Draws tables of one game, in one language, for one seat."""

    def around(self) -> list[int]:
        """Return the seats in the order of play, the viewer's own last."""
        count = len(self.translator.names)
        first = 0 if self.me is None else self.me + 1
        return [(first + step) % count for step in range(count)]

    def colour(self, seat: int) -> int:
        """Return the number of a seat's colour, which partners share."""
        teams = self.game.teams(len(self.translator.names))
        return next(number for number, team in enumerate(teams) if seat in team)

    @property
    def piles(self) -> int:
        """The number of piles that every seat has in this game."""
        return self.look.piles.get(len(self.translator.names), 0)

    @property
    def shows_cards_at_seats(self) -> bool:
        """Whether face-up cards lie before the seats of this game; a game without a look may have some."""
        return bool(self.look.piles) or not self.look.zones or any(zone.vessel for zone in self.look.zones.values())

    # Seats

    @drawn_once
    def seat(
        self,
        seat: int,
        occupant: Occupant,
        zones: tuple[Zone, ...],
        facts: tuple[Fact, ...],
        active: bool,
        touchables: Touchables,
    ) -> h.Element:
        """Draw a seat: who sits there and what lies before them. The viewer's own hand is a part of its own."""
        mine = seat == self.me
        kinds = ["seat", "mine" if mine else "other", "active" if active else "", "away" if occupant.away else ""]
        if any(self.look.facts.get(fact.name) == TROPHY and fact.value for fact in facts):
            kinds.append("golden")
        emblem = next((fact for fact in facts if self.look.facts.get(fact.name) == EMBLEM), None)
        held, shown = self._held_and_shown(zones)
        piles = self._piles(seat, zones, touchables)
        who = h.div(".who", data_part="seat" if mine else None)[
            self._header(occupant, self._face(seat, emblem), active),
            self._facts(fact for fact in facts if fact is not emblem),
            h.div(".held")[(self.zone(zone, NOTHING) for zone in held)] if held else None,
            self._shown(shown, [], touchables) if mine else None,
        ]
        return h.section(
            id=f"seat-{seat}",
            class_=" ".join(filter(None, [*kinds, f"colour-{self.colour(seat)}"])),
            data_seat=str(seat),
            data_part=None if mine else "seat",
            data_touch=self.key(("seat", seat)) if seat in touchables.seats else None,
            aria_label=self.translator.seat(seat),
        )[
            [who, self._hand(zones, piles, touchables)]
            if mine
            else h.div(".box")[who, self._shown(shown, piles, touchables)]
        ]

    def _held_and_shown(self, zones: tuple[Zone, ...]) -> tuple[list[Zone], list[Zone]]:
        """Return the zones of a seat that are shown small, as backs and counts, and those with face-up cards.

        Piles and the viewer's own hand are drawn elsewhere. Of a hand in which some cards are known, these are shown.
        """
        held, shown = [], []
        for zone in zones:
            if zone.slot is not None or (zone.name == "hand" and zone.seat == self.me):
                continue
            known = tuple(card for card in zone.cards if card.card is not None)
            if self.look.layout(zone) == STACK or (not known and not self.look.zone(zone).vessel):
                if zone.cards or self.look.is_empty_place(zone):
                    held.append(zone)
                continue
            shown.append(replace(zone, cards=known))
            if len(known) < len(zone.cards):
                held.append(replace(zone, cards=tuple(card for card in zone.cards if card.card is None)))
        return held, shown

    def _piles(self, seat: int, zones: tuple[Zone, ...], touchables: Touchables) -> list[Markup]:
        piles = {zone.slot: zone for zone in zones if zone.slot is not None}
        count = max([self.piles, *(slot + 1 for slot in piles)])
        return [self.pile(seat, slot, piles.get(slot), touchables) for slot in range(count)]

    def _shown(self, zones: list[Zone], piles: list[Markup], touchables: Touchables) -> h.Element | None:
        """Draw what lies face up before a seat, in a place whose cards are as large as it allows."""
        if not zones and not piles:
            return None
        vessels = [bool(self.look.zone(zone).vessel) for zone in zones]
        widths = [
            max(EMPTY_VESSEL if vessel else 0, 0.04 + width_of(zone.cards))
            for zone, vessel in zip(zones, vessels, strict=True)
        ]
        kinds = ["displayed", "with-piles" if piles else "", "with-vessel" if any(vessels) else ""]
        return h.div(class_=" ".join(filter(None, kinds)))[
            h.div(".fit", data_units=units(1.05 * len(piles) + sum(widths)))[
                piles, (self.zone(zone, touchables, "shown") for zone in zones)
            ]
        ]

    def _hand(self, zones: tuple[Zone, ...], piles: list[Markup], touchables: Touchables) -> h.Element:
        """Draw the viewer's own cards: the hand, and the piles."""
        hand = [zone for zone in zones if zone.name == "hand"]
        count = sum(len(zone.cards) for zone in hand) + len(piles)
        return h.div(class_="hand with-piles" if piles else "hand", data_part="hand")[
            h.div(".fit", data_size=str(count))[(self.zone(zone, touchables) for zone in hand), piles]
        ]

    def _face(self, seat: int, emblem: Fact | None) -> h.Renderable:
        if emblem and emblem.tag and isinstance(emblem.value, int):
            name = str(self.translator.value_name(emblem.tag, emblem.value))
            said = self.translator.labelled(self.label("fact", emblem.name), name)
            return h.span(".portrait", role="img", aria_label=said, title=said)[
                art.suit_symbol(self.game, emblem.tag, emblem.value)
            ]
        return h.span(".portrait")[art.picture(FACES[seat % len(FACES)])]

    def _header(self, occupant: Occupant, face: h.Renderable, active: bool) -> h.Element:
        return h.header(".occupant")[
            face,
            h.h2(".name")[occupant.name],
            self._badge(occupant),
            h.span(".clock", data_until=str(occupant.until))[""] if occupant.until and active else None,
        ]

    def _badge(self, occupant: Occupant) -> h.Renderable | None:
        if occupant.level:
            return h.span(".badge")[self.translator.say(f"level-{occupant.level}")]
        return h.span(".badge.gone")[self.translator.say("web-away")] if occupant.away else None

    # The middle

    @drawn_once
    def middle(
        self, zones: tuple[Zone, ...], facts: tuple[Fact, ...], touchables: Touchables, highlighted: str
    ) -> h.Element:
        """Draw what lies before nobody, and what each seat has played."""
        common = [zone for zone in zones if zone.seat is None]
        stacks = [zone for zone in common if self.look.layout(zone) == STACK]
        played = {zone.seat: zone for zone in zones if zone.seat is not None}
        widths = [width_of(played[seat].cards) if seat in played else 1 for seat in range(len(self.translator.names))]
        order = [fact for fact in facts if self.look.facts.get(fact.name) == SEQUENCE]
        return h.section("#middle", data_part="middle", aria_label=self.translator.say("web-middle"))[
            h.div(class_="spot grouped" if self.look.groups else "spot")[
                h.div(".news")[self._facts(fact for fact in facts if fact not in order)],
                h.div(".common")[(self._sequence(fact) for fact in order), map(self.stack, stacks)]
                if order or stacks
                else None,
                [self._groups(zone, touchables, highlighted) for zone in common if zone not in stacks],
                h.div(".played", data_units=units(sum(widths)))[
                    (self.laid(seat, played.get(seat), touchables) for seat in self.around())
                ],
            ]
        ]

    @drawn_once
    def _sequence(self, fact: Fact) -> h.Renderable:
        """Draw a fact whose values are an order as a row of cards, the first of which stands out."""
        assert isinstance(fact.value, tuple)
        assert fact.tag is not None
        named = [(value, str(self.translator.value_name(fact.tag, value))) for value in fact.value]
        label = self.label("fact", fact.name)
        return h.div(
            ".sequence", role="img", aria_label=self.translator.labelled(label, ", ".join(n for _, n in named))
        )[
            h.span(".caption")[label],
            h.span(".cards", data_size=str(len(named)))[
                (
                    h.span(
                        class_=f"card kind {art.suit_named(self.game, fact.tag, value)}",
                        id=f"{fact.name}-{value}",
                        title=name,
                        data_face=emblem_key(self.game.name, fact.tag, value),
                    )[""]
                    for value, name in named
                )
            ],
        ]

    @drawn_once
    def _groups(self, zone: Zone, touchables: Touchables, highlighted: str) -> h.Renderable:
        """Draw cards that lie before nobody, in groups by suit."""
        groups: dict[str, list[Markup]] = {f"suit-{group.suit}": [] for group in self.look.groups}
        before = None
        for place, shown in self.placed(zone_id(zone), zone.cards):
            kind = "" if shown.card is None else art.suit_of(self.game, shown.card)
            groups.setdefault(kind, []).append(self.card(shown, touchables, place, same=shown == before))
            before = shown
        help_cards = {f"suit-{group.suit}": self._help_card(group) for group in self.look.groups}
        return h.div(
            id=zone_id(zone),
            class_="zone groups",
            data_count=str(len(zone.cards)),
            data_size=str(len(groups)),
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
        """Draw what a group is about: the first drawing has an effect on the second."""
        facts = {name: self.translator.value_name(tag, value) for name, (tag, value) in group.facts.items()}
        said = self.translator.say(group.message, facts)
        return h.div(".help", role="img", aria_label=said, title=said)[
            art.picture(group.drawings[0]), h.span(".arrow")["▸"], art.picture(group.drawings[1])
        ]

    @drawn_once
    def laid(self, seat: int, zone: Zone | None, touchables: Touchables, where: str = "laid") -> h.Renderable:
        """Draw what a seat has played in this trick."""
        cards = zone.cards if zone else ()
        fan = (
            h.div(".cards", data_size=str(len(cards)))[
                (self.card(shown, touchables, place) for place, shown in self.placed(f"{where}-{seat}", cards))
            ]
            if cards
            else h.span(".card.empty")
        )
        return h.div(class_=f"laid colour-{self.colour(seat)}", id=f"{where}-{seat}", data_from=f"seat-{seat}")[
            fan, h.span(".caption")[self.translator.seat(seat)]
        ]

    # Facts

    def _facts(self, facts: Iterable[Fact]) -> h.Renderable | None:
        terms = [self._fact(fact) for fact in facts]
        return h.dl(".facts")[terms] if terms else None

    @drawn_once
    def _fact(self, fact: Fact) -> h.Renderable:
        values = fact.value if isinstance(fact.value, tuple) else (fact.value,)
        shown = [self._value(fact, value) for value in values] if fact.tag else [str(fact.value)]
        sign, label = self.look.fact_signs.get(fact.name, ""), self.label("fact", fact.name)
        drawn = art.picture(sign) if sign.startswith("i-") else sign
        kinds = ["fact", "signed" if sign else "", "minor" if fact.name in self.look.minor_facts else ""]
        return h.div(class_=" ".join(filter(None, kinds)), title=label)[
            h.dt[h.span(".sign", aria_hidden="true")[drawn] if sign else None, h.span(".label")[label]], h.dd[shown]
        ]

    def _value(self, fact: Fact, value: int) -> h.Renderable:
        tag = fact.tag or ""
        name = str(self.translator.value_name(tag, value))
        symbol = None if tag == "seat" else art.suit_symbol(self.game, tag, value)
        return h.span(".value", title=name if symbol else None)[symbol, h.span(".label")[name] if symbol else name]

    # The decision

    @drawn_once
    def choices(self, question: str | None, choices: tuple[tuple[Choice, str, Stages], ...]) -> h.Element:
        """Draw buttons for what is tied to nothing on the table, and list the touches that lead to the other moves.

        Where cards are chosen together, one button confirms them; it also stands for choosing none. A button that is
        tied to nothing, for example not to use an ability, comes last.
        """
        if question is None:
            return h.div("#choices.choices")
        most = max((len(choice.cards) for choice, _, _ in choices), default=0)
        none = [move for _, move, stages in choices if not stages]
        confirmed = none if most > 1 and len(none) == 1 else []
        touches: Counter[Touch] = Counter(touch for _, _, stages in choices for touch in set().union(*stages))
        buttons: dict[str, h.Element] = {}
        ways = []
        for choice, move, stages in choices:
            if is_button(stages) and move not in confirmed:
                buttons[move] = h.button(".choice", type="button", data_move=move)[self._button_label(choice)]
            elif only_touch(stages, touches) is None:
                ways.append([move, self._stages(stages), self._said(choice), self._short(choice)])
        confirm = h.button(".choice.confirm", type="button", data_confirm=True, disabled=True)[""] if most > 1 else None
        return h.div(
            "#choices.choices", data_most=self.translator.say("web-at-most", {"count": most}) if most > 1 else None
        )[
            h.p(".question")[self.label("question", question), question_help(self.translator, question)],
            h.div(".buttons")[confirm, (buttons[move] for move in sorted(buttons, key=none.__contains__))],
            h.div(hidden=True, data_ways=json.dumps(ways, ensure_ascii=False, separators=(",", ":"))) if ways else None,
        ]

    def _stages(self, stages: Stages) -> str:
        return "|".join(" ".join(self.key(touch) for touch in sorted(stage)) for stage in stages)

    def _said(self, choice: Choice) -> str:
        return self.translator.phrase(choice.phrase)

    def _short(self, choice: Choice) -> str:
        return self.translator.short_phrase(choice.phrase) or ""

    def _button_label(self, choice: Choice) -> h.Node:
        """Draw a move for a button: in full, and in a few words for small windows."""
        said, short = self._said(choice), self._short(choice)
        return [h.span(".long")[said], h.span(".short", aria_hidden="true")[short]] if short else said


def width_of(cards: Sequence[TableCard]) -> float:
    """Return the width of cards that lie on each other, in cards: of a face-down card only the edge has to be seen."""
    return 1 + sum(OVERLAP if shown.card is not None else EDGE for shown in cards[1:])


def units(width: float) -> str:
    """Return a width in cards as the number of units that style sheets know."""
    return str(ceil(round(UNIT * width, 6)))


def question_help(translator: Translator, question: str) -> h.Node:
    """Draw what the ability that asks does; where there is no room, a button says it."""
    said = ending_text.question_help(question, translator)
    return [h.small[said], h.button(".ask-why", type="button", data_why=said, aria_label=said)["?"]] if said else None
