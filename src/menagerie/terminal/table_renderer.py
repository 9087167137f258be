"""Draws a table as lines of coloured text. The style of everything that can be chosen carries its target."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeAlias

from rich.style import Style
from rich.text import Text

from menagerie.core.look import FAN, PILE, STACK, Look
from menagerie.core.table import PLAYED, Fact, Table, TableCard, Zone
from menagerie.i18n.ending_text import question_help
from menagerie.i18n.table_text import TableText
from menagerie.i18n.translator import Translator
from menagerie.terminal.card_picture import CARD_BACK, SIZES, SMALL, CardFace, CardSize, card_picture, empty_place
from menagerie.terminal.card_style import CardStyle, style_of
from menagerie.terminal.decisions import BACK, PendingDecision, Target
from menagerie.terminal.game_session import SeatedPlayer

Block: TypeAlias = list[Text]
"""Lines that are drawn together."""

VISIBLE = 4
"""The columns of a card that stay visible where small cards overlap."""

EMPTY_PILE = "[ ]"
GAP = "  "


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything that is drawn: a table as one viewer sees it, the decision to make, and the cursor."""

    table: Table
    translator: Translator
    seats: tuple[SeatedPlayer, ...]
    actors: tuple[int, ...] = ()
    decision: PendingDecision | None = None
    cursor: Target | None = None
    hinted: frozenset[int] = frozenset()
    """The cards of the move that a hint prefers."""
    true_colours: bool = False
    """Whether the terminal can show the colours of the cards."""
    seat_marks: Mapping[int, str] = field(default_factory=dict)
    """What is said about a seat's card of a trick that has ended: led, won."""


def largest_renderer(smallest: TableRenderer, height: int, largest: CardSize) -> TableRenderer:
    """Return the renderer with the largest cards, up to a given size, with which the table fits."""
    for size in SIZES[SIZES.index(largest) : -1]:
        renderer = TableRenderer(smallest.scene, smallest.width, size)
        if renderer.played_fits() and len(renderer.table(0)) <= height:
            return renderer
    return smallest


class TableRenderer:
    """Draws one scene in a given width, with cards of one size."""

    def __init__(self, scene: Scene, width: int, size: CardSize = SMALL) -> None:
        assert scene.translator.game is not None
        self.scene = scene
        self.width = width
        self.size = size
        self.translator = scene.translator
        self.game = scene.translator.game
        self.look = self.game.look
        self.me = scene.translator.me
        self.targets = set(scene.decision.targets()) if scene.decision else set()
        self.barred = {barred.card for barred in scene.table.barred}
        self.surplus = scene.decision.surplus() if scene.decision else frozenset()
        self.own = {s.card for z in scene.table.zones if z.seat == self.me for s in z.cards}

    # The whole table

    def table(self, height: int) -> Block:
        """Return the table: facts, other seats, the middle, the viewer's seat; spread out if there is room."""
        facts, rows, middle, mine = self.parts
        left = height - sum(map(len, (facts, *rows, middle, mine)))
        between = [Text()] if left >= len(rows) + 4 else []
        others = [line for row in rows for line in [*row, *between]]
        left = max(0, left - len(between) * (len(rows) + 1))
        above, below = [Text()] * (left // 2), [Text()] * (left - left // 2)
        return [*facts, *between, *others, *above, *middle, *below, *mine]

    @cached_property
    def parts(self) -> tuple[Block, list[Block], Block, Block]:
        """The common facts, the rows of the other seats, the middle, and the viewer's seat."""
        rows = [self.row(seat) for seat in self.other_seats()]
        return self.common_facts(), rows, self.middle(), self.mine() if self.me is not None else []

    def played_fits(self) -> bool:
        """Return whether what was played fits side by side at this size."""
        played = [zone for zone in self.scene.table.zones if zone.name in PLAYED and zone.cards]
        laid = sum(max(len(zone.cards) * self.size.width, self.size.width + 4) + 1 for zone in played)
        return laid <= self.width

    def other_seats(self) -> list[int]:
        """Return the other seats in the order of play."""
        count = len(self.scene.seats)
        first = 0 if self.me is None else self.me + 1
        seats = [(first + step) % count for step in range(count)]
        return [seat for seat in seats if seat != self.me]

    def common_facts(self) -> Block:
        return self.flowing([self.fact(fact) for fact in self.scene.table.facts if fact.seat is None])

    # Seats

    def row(self, seat: int) -> Block:
        """Return another player's seat: the name, then the zones and facts."""
        facts = [self.fact(fact) for fact in self.scene.table.facts if fact.seat == seat]
        items = [self.strip(zone) for zone in self.zones(seat)] + facts
        return self.flowing(items, self.name(seat), 16)

    def name(self, seat: int) -> Text:
        """Return a player's name, with a sign if it is their turn."""
        player = self.scene.seats[seat]
        active = seat in self.scene.actors
        text = Text().append("▶ " if active else "  ", "bold")
        target: Target = ("seat", seat)
        chosen = self.target_style(target) if target in self.targets else Style.null()
        text.append(self.translator.seat(seat), Style(bold=True, underline=active or None) + chosen)
        if player.level:
            known = self.translator.knows(f"level-{player.level}")
            text.append(f" ({self.translator.say(f'level-{player.level}') if known else player.level})", "dim")
        return text

    def zones(self, seat: int) -> list[Zone]:
        zones = [zone for zone in self.scene.table.zones if zone.seat == seat and zone.name not in PLAYED]
        return [zone for zone in zones if zone.cards or self.pile_target(zone)]

    def mine(self) -> Block:
        """Return the viewer's own seat: piles and hand as cards, everything else in a line."""
        assert self.me is not None
        zones = self.zones(self.me)
        facts = [self.fact(fact) for fact in self.scene.table.facts if fact.seat == self.me]
        small = [self.strip(zone) for zone in zones if self.look.layout(zone) not in (PILE, FAN)]
        piles = [self.pile(zone) for zone in zones if self.look.layout(zone) == PILE]
        hands = [self.fan(zone) for zone in zones if self.look.layout(zone) == FAN]
        lines = self.flowing([*small, *facts], self.name(self.me), 16)
        cards = [*piles, [Text()], *hands] if piles and hands else [*piles, *hands]
        return lines + self.in_rows(cards)

    # Cards in a line

    def strip(self, zone: Zone) -> Text:
        """Return a zone in one line: its name and its cards in short form."""
        if zone.slot is not None:
            return self.stacked(zone)
        text = Text().append(f"{self.label('zone', zone.name)} ", "dim")
        backs = Counter(signs(self.look, shown) for shown in zone.cards if shown.card is None)
        text.append(" ".join(f"{CARD_BACK}{count}{sign}" for sign, count in backs.items()))
        seen = [shown for shown in zone.cards if shown.card is not None]
        if self.look.layout(zone) == STACK and len(seen) > 4 and not any(self.target_of(shown, zone) for shown in seen):
            return text.append(f"{' ' if backs else ''}{len(seen)}")
        for shown in seen:
            text.append(" " if text.plain[-1] != " " else "").append_text(self.chip(shown, self.target_of(shown, zone)))
        return text

    def stacked(self, zone: Zone) -> Text:
        """Return a pile in one line: its top card, and the number of cards below it."""
        if not zone.cards:
            return Text().append(EMPTY_PILE, self.target_style(self.pile_target(zone)))
        *below, top = zone.cards
        text = self.chip(top, self.pile_target(zone) or self.target_of(top, zone))
        return text.append(f"+{len(below)}" if below else "", "dim")

    def chip(self, shown: TableCard, target: Target | None) -> Text:
        """Return a card in short form."""
        if shown.card is None:
            return Text().append(f"{CARD_BACK}{signs(self.look, shown)}", self.target_style(target))
        look = self.style_of("card", shown.card)
        return Text().append(
            f"{look.text}{signs(self.look, shown)}", Style.parse(look.style) + self.target_style(target)
        )

    def fact(self, fact: Fact) -> Text:
        """Return a fact: its name, and its value as a symbol or text."""
        text = Text().append(f"{self.label('fact', fact.name)} ", "dim")
        values = fact.value if isinstance(fact.value, tuple) else (fact.value,)
        if not fact.tag or fact.tag == "seat" or fact.tag in self.look.drawn_tags:
            return text.append(str(self.translator.value_name(fact.tag or "", fact.value)))
        for number, value in enumerate(values):
            text.append(" " if number else "").append_text(self.swatch(fact.tag, value))
        return text

    def swatch(self, tag: str, value: int) -> Text:
        """Return a colour or a kind: its symbol, with its name where it has no rank."""
        style = self.style_of(tag, value)
        name = "" if style.rank else f" {self.translator.value_name(tag, value)}"
        return Text().append(style.text, style.style).append(name)

    # Cards as cards

    def card(self, shown: TableCard, target: Target | None, below: int = 0) -> Block:
        """Return a card; one that cannot be chosen has no colour."""
        here = target is not None and target == self.scene.cursor
        edge = Style(dim=target is None or target[0] == "barred") + self.target_style(target)
        return card_picture(self.face(shown, carrying(target), below), self.size, edge, here)

    def face(self, shown: TableCard, touch: Style, below: int = 0) -> CardFace:
        if shown.card is None:
            return CardFace(CARD_BACK, CARD_BACK, touch, self.foot(shown), below)
        card = self.style_of("card", shown.card)
        colours = Style(dim=True) if shown.card in self.barred | self.surplus else Style.parse(card.style)
        return CardFace(f"{card.text}{signs(self.look, shown)}", card.symbol, colours + touch, self.foot(shown), below)

    def style_of(self, tag: str, value: int) -> CardStyle:
        return style_of(self.game, tag, value, self.scene.true_colours)

    def foot(self, shown: TableCard) -> str:
        """Return the text at the lower edge: whether the card is picked or suggested, and what it is worth."""
        picked = self.scene.decision is not None and shown.card in self.scene.decision.picked
        worth = "" if shown.worth is None else f"{self.look.worth_sign}{shown.worth}"
        return f"{'✓' if picked else ''}{'!' if shown.card in self.scene.hinted else ''}{worth}"

    def pile(self, zone: Zone) -> Block:
        """Return a pile as a card: its top card, and the number of cards below it."""
        if not zone.cards:
            return empty_place(self.size, self.target_style(self.pile_target(zone)))
        *below, top = zone.cards
        return self.card(top, self.pile_target(zone) or self.target_of(top, zone), len(below))

    def fan(self, zone: Zone) -> Block:
        """Return cards side by side; they overlap or take more rows where there are many."""
        fitting = self.cards_in_row(len(zone.cards))
        rows = [zone.cards[start : start + fitting] for start in range(0, len(zone.cards), fitting)]
        return [line for row in rows for line in self.overlapping(row, zone)]

    def cards_in_row(self, count: int) -> int:
        """Return how many of these cards share a row: small cards overlap, larger ones fill several rows equally."""
        if self.size == SMALL:
            return max(1, (self.width - self.size.width) // VISIBLE + 1)
        fitting = max(1, self.width // self.size.width)
        rows = max(1, -(-count // fitting))
        return -(-count // rows) or 1

    def overlapping(self, cards: Sequence[TableCard], zone: Zone) -> Block:
        step = min(self.size.width, (self.width - self.size.width) // max(1, len(cards) - 1))
        blocks = [self.card(shown, self.target_of(shown, zone)) for shown in cards]
        lines = []
        for parts in zip(*blocks, strict=True):
            line = Text()
            for part in parts[:-1]:
                line.append_text(part[:step])
            lines.append(line.append_text(parts[-1]))
        return lines

    # The middle

    def middle(self) -> Block:
        """Return the zones that belong to no seat, and beside them what was played."""
        played = [zone for zone in self.scene.table.zones if zone.name in PLAYED and zone.cards]
        laid = [self.laid(zone) for zone in played]
        for captions in (True, False):
            common = self.common_zones(captions)
            both = ([common] if common else []) + laid
            if self.fits(both):
                return self.beside(both)
        return [*common, *self.beside(laid)]

    def common_zones(self, captions: bool) -> Block:
        """Return the zones that belong to no seat."""
        lines: Block = []
        for zone in self.scene.table.zones:
            if zone.seat is None and zone.cards:
                stacked = self.look.layout(zone) == STACK
                lines += self.flowing([self.strip(zone)]) if stacked else self.lanes(zone, captions)
        return lines

    def lanes(self, zone: Zone, captions: bool) -> Block:
        """Return a common zone as one line per suit; with captions, each says what its group means."""
        lanes: dict[str, Text] = {}
        for shown in zone.cards:
            symbol = CARD_BACK if shown.card is None else self.style_of("card", shown.card).symbol
            lane = lanes.setdefault(symbol, Text(" "))
            lane.append_text(self.chip(shown, self.target_of(shown, zone))).append(" ")
        for symbol, lane in lanes.items() if captions else ():
            lane.append(self.caption(symbol), "dim")
        return [Text(f"{self.label('zone', zone.name)} ", "dim"), *lanes.values()]

    def caption(self, symbol: str) -> str:
        """Return what the group of a suit means: who hunts these animals."""
        suits = {suit.name: suit.sign for suit in self.look.suits.values()}
        for group in self.look.groups:
            if suits[group.suit] == symbol:
                facts = {name: self.translator.value_name(*value) for name, value in group.facts.items()}
                return f" {self.translator.say(group.message, facts)}"
        return ""

    def laid(self, zone: Zone) -> Block:
        """Return what a seat has played, with the player's name below."""
        assert zone.seat is not None
        name = Text(self.translator.seat(zone.seat), "dim")
        mark = self.scene.seat_marks.get(zone.seat)
        name.truncate(self.size.width + 4, overflow="ellipsis")
        cards = self.beside([self.card(shown, self.target_of(shown, zone)) for shown in zone.cards], "")
        return [*cards, name, *([Text(mark, "bold")] if mark else [])]

    # Targets

    def target_of(self, shown: TableCard, zone: Zone) -> Target | None:
        """Return the target of a card, or None if it cannot be chosen.

        A card in another seat's zone with the number of an own card is a different card. An own card that cannot be
        played is a target too: choosing it shows the reason.
        """
        if shown.card is None or (zone.seat != self.me and shown.card in self.own):
            return None
        if shown.card in self.barred or (shown.card in self.surplus and zone.seat == self.me):
            return "barred", shown.card
        return ("card", shown.card) if ("card", shown.card) in self.targets else None

    def pile_target(self, zone: Zone) -> Target | None:
        target: Target = ("pile", -1 if zone.seat is None else zone.seat, -1 if zone.slot is None else zone.slot)
        return target if target in self.targets else None

    def target_style(self, target: Target | None) -> Style:
        """Return the style of a target, which carries it; the target under the cursor is reversed."""
        if target is None or (target[0] == "barred" and target != self.scene.cursor):
            return carrying(target)
        return Style(reverse=target == self.scene.cursor or None, bold=True) + carrying(target)

    def label(self, kind: str, name: str) -> str:
        return self.translator.say(f"{self.game.name}-{kind}-{name}")

    # Laying out

    def flowing(self, items: Iterable[Text], head: Text | None = None, indent: int = 0) -> Block:
        """Return items in as many lines as they need, after a head in the first line."""
        lines = [head.copy() if head else Text()]
        lines[0].append(" " * (indent - lines[0].cell_len))
        for item in items:
            if lines[-1].cell_len + len(GAP) + item.cell_len > self.width and lines[-1].plain.strip():
                lines.append(Text(" " * indent))
            lines[-1].append(GAP if lines[-1].plain.strip() else "").append_text(item)
        return [line for line in lines if line.plain.strip()]

    def fits(self, blocks: Sequence[Block]) -> bool:
        return sum(width_of(block) + len(GAP) for block in blocks) <= self.width

    def in_rows(self, blocks: Sequence[Block]) -> Block:
        """Return blocks side by side, in as many rows as the width needs."""
        rows: list[list[Block]] = []
        for block in blocks:
            if rows and self.fits([*rows[-1], block]):
                rows[-1].append(block)
            else:
                rows.append([block])
        return [line for row in rows for line in self.beside(row)]

    def beside(self, blocks: Sequence[Block], gap: str = " ") -> Block:
        """Return blocks side by side."""
        height = max(map(len, blocks), default=0)
        return [self._across(blocks, number, gap) for number in range(height)]

    def _across(self, blocks: Sequence[Block], number: int, gap: str) -> Text:
        line = Text()
        for block in blocks:
            part = block[number].copy() if number < len(block) else Text()
            part.append(" " * (width_of(block) - part.cell_len) + gap)
            line.append_text(part)
        return line

    # The decision

    def buttons(self, helpful: bool = False) -> Block:
        """Return the question, what is under the cursor, and the buttons of the decision; no line is wrapped yet."""
        decision, asked = self.scene.decision, self.scene.table.question
        if decision is None or asked is None:
            return []
        phrase = self.translator.phrase
        shown = [self.button(("choice", choice.action), phrase(choice.phrase)) for choice in decision.buttons()]
        if decision.picks_set and not shown:
            shown.append(Text(self.translator.say("play-pick-more"), "dim"))
        if decision.has_back:
            shown.append(self.button(BACK, self.translator.say("play-back")))
        question = Text().append(self.label("question", asked), "bold")
        if not helpful:
            return [question.append(f"  {self.under_cursor()}", "italic"), *self.flowing(shown)]
        question.append(f" {question_help(asked, self.translator)}", "dim")
        return [question, Text(f"{self.under_cursor()} {self.card_help()}", "italic"), *self.flowing(shown)]

    def card_help(self) -> str:
        """Return what the card under the cursor can do, with the number of the rule."""
        cursor = self.scene.cursor
        found = self.game.card_help(int(cursor[1])) if cursor and cursor[0] == "card" else None
        return f"{self.translator.say(found.message)} ({found.rule})" if found else ""

    def why_not(self, card: int) -> str:
        """Return the reason why a card cannot be chosen."""
        if card in self.surplus:
            assert self.scene.decision is not None
            return self.translator.say("play-at-most", {"count": self.scene.decision.most_cards})
        return " ".join(self.translator.phrase(b.reason) for b in self.scene.table.barred if b.card == card)

    def under_cursor(self) -> str:
        """Return the card or pile under the cursor in words."""
        cursor, table_text = self.scene.cursor, TableText(self.translator)
        for zone in self.scene.table.zones:
            if cursor == ("pile", zone.seat, zone.slot):
                names = [self.translator.seat(zone.seat or 0), table_text.place(zone)]
                return self.translator.list([*names, *map(table_text.card, zone.cards[-1:])])
            for shown in zone.cards:
                if cursor == ("card", shown.card):
                    return table_text.card(shown)
                if cursor == ("barred", shown.card) and shown.card is not None:
                    return self.translator.labelled(table_text.card(shown), self.why_not(shown.card))
        return ""

    def button(self, target: Target, text: str) -> Text:
        return Text().append(f"[ {text} ]", self.target_style(target))


def signs(look: Look, shown: TableCard) -> str:
    """Return a card's marks as signs."""
    return "".join(look.marks[mark].sign if mark in look.marks else "*" for mark in shown.marks)


def carrying(target: Target | None) -> Style:
    """Return a style that only carries a target."""
    return Style.null() if target is None else Style(meta={"target": target})


def width_of(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def target_positions(lines: Iterable[Text]) -> Iterator[tuple[Target, int, int]]:
    """Yield every target with its line and column."""
    for row, line in enumerate(lines):
        for span in line.spans:
            target = meta_of(span.style).get("target")
            if target is not None:
                yield tuple(target), row, span.start


def meta_of(style: str | Style) -> dict[str, Any]:
    return style.meta if isinstance(style, Style) else {}
