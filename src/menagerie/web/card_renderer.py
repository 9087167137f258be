"""Draw cards, zones and piles as HTML, as the viewer of a table sees them.

A face-up card carries its code (``data-card``), so that the script can follow it from place to place; a face-down card
carries nothing but its place. A card that makes one move carries this move (``data-move``). For moves that take several
touches, cards, piles and seats carry what they are (``data-touch``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import htpy as h
from markupsafe import Markup

from menagerie.core.counting import shown_number
from menagerie.core.game import Game
from menagerie.core.look import STACK
from menagerie.core.selection import Touch
from menagerie.core.table import TableCard, Zone
from menagerie.i18n.translator import Translator
from menagerie.web import cards as art
from menagerie.web.card_faces import key_of
from menagerie.web.drawn_once import drawn_once
from menagerie.web.touchables import NOTHING, Touchables

PILE_DEPTH = 5
"""From this many cards on, a pile looks the same."""


class CardRenderer:
    """Draws the cards of one game, in one language, for one seat."""

    def __init__(self, game: Game[Any], translator: Translator) -> None:
        self.game = game
        self.look = game.look
        self.translator = translator
        self.me = translator.me
        self.label = cache(self._label)
        self.name_of = cache(self._name_of)

    # Zones

    @drawn_once
    def zone(self, zone: Zone, touchables: Touchables, where: str = "z") -> h.Renderable | Markup:
        """Draw the cards of a zone side by side, or as a stack; ``where`` is where their ids begin."""
        if self.look.layout(zone) == STACK:
            return self.stack(zone)
        label = self.label("zone", zone.name)
        backs = sum(shown.card is None for shown in zone.cards)
        read = (
            self.translator.labelled(label, self.translator.say("play-face-down", {"count": backs})) if backs else label
        )
        vessel = self.look.zone(zone).vessel
        name = f"zone {self.look.layout(zone)}" + (" in-vessel" if vessel else "")
        return h.div(
            id=zone_id(zone, where),
            class_=name,
            data_count=str(len(zone.cards)),
            role="group",
            aria_label=read,
            title=label,
        )[
            h.div(".cards", data_size=str(len(zone.cards)))[self._cards(zone, touchables, where)],
            h.span(".vessel")[art.picture(vessel)] if vessel else None,
        ]

    @drawn_once
    def stack(self, zone: Zone) -> h.Renderable:
        """Draw the top card and the number of cards; face-up cards are listed on demand."""
        label, count = self.label("zone", zone.name), len(zone.cards)
        said = self.translator.labelled(label, self.translator.say("play-cards", {"count": count}))
        pile = [self._top(zone), h.span(".count", aria_hidden="true")[str(count)]]
        if not any(shown.card is not None for shown in zone.cards):
            return h.div(
                id=zone_id(zone), class_="zone stack", data_count=str(count), role="img", aria_label=said, title=said
            )[pile]
        return h.details(id=zone_id(zone), class_="zone stack open", data_count=str(count), data_keep=True)[
            h.summary(aria_label=said, title=said)[pile], h.div(".spread")[self._cards(zone, NOTHING)]
        ]

    def _top(self, zone: Zone) -> h.Node:
        """Draw what stands for a stack: its icon, or its top card; at a seat, where cards are small, a back."""
        if self.look.zone(zone).icon:
            return h.span(".icon", aria_hidden="true")[art.picture(self.look.zone(zone).icon)]
        if not zone.cards:
            return h.span(".card.empty", aria_hidden="true")
        top = zone.cards[-1] if zone.seat is None else TableCard(None)
        return self.card(top, NOTHING, f"{zone_id(zone)}-top", silent=True)

    @drawn_once
    def pile(self, seat: int, slot: int, zone: Zone | None, touchables: Touchables) -> h.Renderable:
        """Draw cards on top of each other; touching the top card, or the empty place, touches the pile."""
        zone = zone or Zone("pile", (), seat, slot)
        label = f"{self.label('zone', zone.name)} {shown_number(slot)}"
        own = touchables if seat == self.me else NOTHING
        touchable = (seat, slot) in touchables.piles
        first = ["touchable"] if (seat, slot) in touchables.first_piles else []
        placed = list(self.placed(zone_id(zone), zone.cards))
        cards: list[h.Node] = [self.card(shown, own, under, silent=True) for under, shown in placed[:-1]]
        place, top = placed[-1] if placed else ("", None)
        if top is None:
            said = self.translator.list([label, self.translator.seat(seat)])
            cards.append(
                h.span(class_=" ".join(["card", "empty", *first]), role="button", tabindex="0", aria_label=said)
                if touchable
                else h.span(".card.empty", aria_hidden="true")
            )
        elif touchable and not self._is_touchable(top, own):
            said = self.translator.list([label, self.translator.seat(seat), self.name_of(top)])
            cards.append(self._element(True, top, place, said, first))
        else:
            cards.append(self.card(top, own, place))
        read = self.translator.labelled(label, self.translator.list(map(self.name_of, zone.cards)))
        return h.div(
            id=zone_id(zone),
            class_=f"zone pile deep-{min(PILE_DEPTH, len(placed))}",
            data_count=str(len(zone.cards)),
            data_touch=self.key(("pile", seat, slot)) if touchable else None,
            role="group",
            aria_label=read if placed else label,
        )[cards]

    # Cards

    def _cards(self, zone: Zone, touchables: Touchables, where: str = "z") -> Iterator[Markup]:
        before = None
        for place, shown in self.placed(zone_id(zone, where), zone.cards):
            yield self.card(shown, touchables if zone.seat in (self.me, None) else NOTHING, place, same=shown == before)
            before = shown

    def placed(self, zone: str, cards: Iterable[TableCard]) -> Iterator[tuple[str, TableCard]]:
        """Return each card with the id of its element: face-up cards by code, face-down cards by number."""
        seen: Counter[str] = Counter()
        for shown in cards:
            name = "back" if shown.card is None else self.game.notation.code("card", shown.card)
            seen[name] += 1
            yield f"{zone}-{name}" + (f"-{seen[name]}" if seen[name] > 1 else ""), shown

    def card(
        self, shown: TableCard, touchables: Touchables, place: str, silent: bool = False, same: bool = False
    ) -> Markup:
        """Draw a card; ``same`` if it looks like the one beside it, so that it may lie behind that one."""
        classes = ["same"] if same else []
        if shown.card is None:
            return self._element(False, shown, place, None, classes)
        move, reason = touchables.move_of(shown.card), touchables.reason_for(shown.card)
        if move is not None:
            return self._element(True, shown, place, self.name_of(shown), [*classes, "playable"], data_move=move)
        if shown.card in touchables.cards:
            key = self.key(("card", shown.card))
            classes.append("playable")
            return self._element(True, shown, place, self.name_of(shown), classes, data_touch=key, aria_pressed="false")
        if reason is not None and not silent:
            said = self.translator.labelled(self.name_of(shown), reason)
            return self._element(True, shown, place, said, [*classes, "barred"], data_why=reason, aria_disabled="true")
        return self._element(False, shown, place, None if silent else self.name_of(shown), classes)

    def _is_touchable(self, shown: TableCard, touchables: Touchables) -> bool:
        """Say whether a card is a button of its own."""
        return shown.card is not None and (shown.card in touchables.cards or touchables.move_of(shown.card) is not None)

    def _element(
        self, is_button: bool, shown: TableCard, place: str, said: str | None, classes: list[str], **more: str
    ) -> Markup:
        """Draw a card with its face, its marks, and its name for screen readers.

        It is always the same kind of element, so that a card stays where it is when it becomes a button.
        """
        return self._draw(is_button, shown, place, said, tuple(classes), tuple(more.items()))

    @drawn_once
    def _draw(
        self,
        is_button: bool,
        shown: TableCard,
        place: str,
        said: str | None,
        classes: tuple[str, ...],
        special: tuple[tuple[str, str], ...],
    ) -> h.Element:
        names = ["card", *classes, *(self.look.marks[mark].style for mark in shown.marks if mark in self.look.marks)]
        more = dict(special)
        if shown.card is None:
            names.append("back")
        else:
            names.append(art.suit_of(self.game, shown.card))
            more |= {"data_card": self.game.notation.code("card", shown.card)}
        more["data_face"] = key_of(self.game.name, shown.card, shown.worth)
        if is_button:
            more |= {"role": "button", "tabindex": "0"}
        elif said:
            more["role"] = "img"
        attributes = {"aria_label": said, **more} if said else {"aria_hidden": "true", **more}
        return h.span(id=place, class_=" ".join(names), **attributes)[""]

    def _name_of(self, shown: TableCard) -> str:
        """Return the name of a card with its marks, for screen readers."""
        if shown.card is None:
            return self.translator.say("play-face-down", {"count": 1})
        notes = [self.label("mark", mark) for mark in shown.marks]
        if shown.worth is not None:
            notes.insert(0, self.translator.say(f"{self.game.name}-worth", {"worth": shown.worth}))
        name = str(self.translator.value_name("card", shown.card))
        return f"{name} ({', '.join(notes)})" if notes else name

    def key(self, touch: Touch) -> str:
        """Return how a touch is written in HTML."""
        kind, *where = touch
        if kind == "card":
            return f"c:{self.game.notation.code('card', int(where[0]))}"
        return f"{str(kind)[0]}:{'-'.join(map(str, where))}"

    def _label(self, kind: str, name: str) -> str:
        return self.translator.say(f"{self.game.name}-{kind}-{name}")


def zone_id(zone: Zone, where: str = "z") -> str:
    """Return the id of a zone's element."""
    return "-".join([where, zone.name, *(str(at) for at in (zone.seat, zone.slot) if at is not None)])
