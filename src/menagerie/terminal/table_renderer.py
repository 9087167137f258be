"""The table as lines of coloured text. What can be touched carries its spot, so that keys and mouse find it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rich.style import Style
from rich.text import Text

from menagerie.core.table import PLAYED, Fact, Table, TableCard, Zone
from menagerie.i18n.table_text import TableText
from menagerie.i18n.translator import Translator
from menagerie.terminal.card_style import MARKS, WORTH, style_of
from menagerie.terminal.decisions import CONFIRM, PendingDecision, Target
from menagerie.terminal.game_session import Seated

Block: TypeAlias = list[Text]
"""Lines that belong together."""

WIDE = 6
"""A card is so wide."""
NARROW = 4
"""So much of a card is seen at least where cards overlap."""

STACKS = ("stock", "discards", "won", "captured", "aside", "put-away")
"""Zones of which it is enough to know how many cards they are."""

BACK = "▒"
GAP = "  "


@dataclass(frozen=True, slots=True)
class Scene:
    """All that is drawn: a table in somebody's eyes, what can be touched, and where the cursor is."""

    table: Table
    translator: Translator
    seats: tuple[Seated, ...]
    actors: tuple[int, ...] = ()
    decision: PendingDecision | None = None
    cursor: Target | None = None


class TableRenderer:
    """Draws one scene, so many columns wide."""

    def __init__(self, scene: Scene, width: int) -> None:
        assert scene.translator.game is not None
        self.scene = scene
        self.width = width
        self.translator = scene.translator
        self.game = scene.translator.game
        self.me = scene.translator.me
        self.targets = set(scene.decision.targets()) if scene.decision else set()
        self.barred = {barred.card for barred in scene.table.barred}
        self.own = {s.card for z in scene.table.zones if z.seat == self.me for s in z.cards}

    # The whole table

    def table(self, height: int) -> Block:
        """What is common, the others, the middle, and what is one's own; with space between if there is room."""
        others = self.common_facts()
        for seat in self.around():
            others += self.row(seat)
        parts = [others, self.middle(), self.mine() if self.me is not None else []]
        space = [Text()] if sum(map(len, parts)) + len(parts) <= height else []
        return [line for part in parts for line in [*part, *space]]

    def around(self) -> list[int]:
        """The others, in the order of play."""
        count = len(self.scene.seats)
        first = 0 if self.me is None else self.me + 1
        seats = [(first + step) % count for step in range(count)]
        return [seat for seat in seats if seat != self.me]

    def common_facts(self) -> Block:
        return self.flowing([self.fact(fact) for fact in self.scene.table.facts if fact.seat is None])

    # Seats

    def row(self, seat: int) -> Block:
        """Somebody else: the name, then whatever lies before them."""
        facts = [self.fact(fact) for fact in self.scene.table.facts if fact.seat == seat]
        items = [self.strip(zone) for zone in self.zones(seat)] + facts
        return self.flowing(items, self.name(seat), 16)

    def name(self, seat: int) -> Text:
        """Who sits there, with a sign for whose turn it is."""
        seated = self.scene.seats[seat]
        active = seat in self.scene.actors
        text = Text().append("▶ " if active else "  ", "bold")
        text.append(self.translator.seat(seat), "bold underline" if active else "bold")
        if seated.level:
            known = self.translator.knows(f"level-{seated.level}")
            text.append(f" ({self.translator.say(f'level-{seated.level}') if known else seated.level})", "dim")
        return text

    def zones(self, seat: int) -> list[Zone]:
        zones = [zone for zone in self.scene.table.zones if zone.seat == seat and zone.name not in PLAYED]
        return [zone for zone in zones if zone.cards]

    def mine(self) -> Block:
        """One's own seat: everything else in a line, then piles and hand as cards."""
        assert self.me is not None
        zones = self.zones(self.me)
        facts = [self.fact(fact) for fact in self.scene.table.facts if fact.seat == self.me]
        small = [self.strip(zone) for zone in zones if zone.slot is None and zone.name != "hand"]
        piles = [self.pile(zone) for zone in zones if zone.slot is not None]
        hands = [self.fan(zone) for zone in zones if zone.name == "hand"]
        lines = self.flowing([*small, *facts], self.name(self.me), 16)
        cards = [*piles, [Text()], *hands] if piles and hands else [*piles, *hands]
        return lines + (self.beside(cards) if self.fits(cards) else [line for block in cards for line in block])

    # Cards in a line

    def strip(self, zone: Zone) -> Text:
        """A zone in a line: its name, and its cards as small as can be."""
        if zone.slot is not None:
            return self.stacked(zone)
        text = Text().append(f"{self.label('zone', zone.name)} ", "dim")
        backs = Counter(signs(shown) for shown in zone.cards if shown.card is None)
        text.append(" ".join(f"{BACK}{count}{sign}" for sign, count in backs.items()))
        seen = [shown for shown in zone.cards if shown.card is not None]
        if zone.name in STACKS and len(seen) > 4:
            return text.append(f"{' ' if backs else ''}{len(seen)}")
        for shown in seen:
            text.append(" " if text.plain[-1] != " " else "").append_text(self.chip(shown, self.target_of(shown, zone)))
        return text

    def stacked(self, zone: Zone) -> Text:
        """A pile in a line: its top card, and how many lie beneath."""
        *below, top = zone.cards
        text = self.chip(top, self.pile_target(zone) or self.target_of(top, zone))
        return text.append(f"+{len(below)}" if below else "", "dim")

    def chip(self, shown: TableCard, target: Target | None) -> Text:
        """A card in a few letters."""
        if shown.card is None:
            return Text().append(f"{BACK}{signs(shown)}", self.touch(target))
        look = style_of(self.game, "card", shown.card)
        return Text().append(f"{look.text}{signs(shown)}", Style.parse(look.style) + self.touch(target))

    def fact(self, fact: Fact) -> Text:
        """Something that is no card."""
        text = Text().append(f"{self.label('fact', fact.name)} ", "dim")
        values = fact.value if isinstance(fact.value, tuple) else (fact.value,)
        if not fact.tag or fact.tag in ("seat", "rival"):
            return text.append(str(self.translator.value_name(fact.tag or "", fact.value)))
        for number, value in enumerate(values):
            text.append(" " if number else "").append_text(self.swatch(fact.tag, value))
        return text

    def swatch(self, tag: str, value: int) -> Text:
        """A colour or a kind: its symbol, with its name where it has no rank."""
        look = style_of(self.game, tag, value)
        name = "" if look.rank else f" {self.translator.value_name(tag, value)}"
        return Text().append(look.text, look.style).append(name)

    # Cards as cards

    def card(self, shown: TableCard, target: Target | None, below: int = 0) -> Block:
        """A card of three lines; what cannot be played has no colour."""
        here = target is not None and target == self.scene.cursor
        top, side, bottom = ("┏━━━━┓", "┃", "┗") if here else ("╭────╮", "│", "╰")
        top = f"{top[:3]}+{below}{top[-1]}" if below else top
        edge = Style(dim=target is None or target[0] == "barred") + self.touch(target)
        foot = self.foot(shown).ljust(WIDE - 2, "━" if here else "─")
        last = f"{bottom}{foot}{'┛' if here else '╯'}"
        middle = Text().append(side, edge).append_text(self.face(shown, carrying(target))).append(side, edge)
        return [Text().append(top, edge), middle, Text().append(last, edge)]

    def face(self, shown: TableCard, touch: Style) -> Text:
        if shown.card is None:
            return Text().append(BACK * (WIDE - 2), touch)
        look = style_of(self.game, "card", shown.card)
        style = Style(dim=True) if shown.card in self.barred else Style.parse(look.style)
        return Text().append(f"{look.text}{signs(shown)}".ljust(WIDE - 2), style + touch)

    def foot(self, shown: TableCard) -> str:
        """What stands at the lower edge: what the card is worth, and that it is picked."""
        picked = self.scene.decision is not None and shown.card in self.scene.decision.picked
        worth = "" if shown.worth is None else f"{WORTH.get(self.game.name, '')}{shown.worth}"
        return f"{'✓' if picked else ''}{worth}"[: WIDE - 2]

    def pile(self, zone: Zone) -> Block:
        """Cards on top of each other."""
        *below, top = zone.cards
        return self.card(top, self.pile_target(zone) or self.target_of(top, zone), len(below))

    def fan(self, zone: Zone) -> Block:
        """Cards side by side, overlapping where there are many; in two rows where there are very many."""
        fitting = max(1, (self.width - WIDE) // NARROW + 1)
        rows = [zone.cards[start : start + fitting] for start in range(0, len(zone.cards), fitting)]
        return [line for row in rows for line in self.overlapping(row, zone)]

    def overlapping(self, cards: Sequence[TableCard], zone: Zone) -> Block:
        step = min(WIDE, (self.width - WIDE) // max(1, len(cards) - 1))
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
        """What lies before nobody, beside it what was played."""
        common = [zone for zone in self.scene.table.zones if zone.seat is None and zone.cards]
        lines: Block = []
        for zone in common:
            lines += self.flowing([self.strip(zone)]) if zone.name in STACKS else self.lanes(zone)
        played = [zone for zone in self.scene.table.zones if zone.name in PLAYED and zone.cards]
        laid = [self.laid(zone) for zone in played]
        both = ([lines] if lines else []) + laid
        return self.beside(both) if self.fits(both) else [*lines, *self.beside(laid)]

    def lanes(self, zone: Zone) -> Block:
        """Cards that lie before nobody, suit by suit."""
        lanes: dict[str, Text] = {}
        for shown in zone.cards:
            symbol = BACK if shown.card is None else style_of(self.game, "card", shown.card).symbol
            lane = lanes.setdefault(symbol, Text(" "))
            lane.append_text(self.chip(shown, self.target_of(shown, zone))).append(" ")
        return [Text(f"{self.label('zone', zone.name)} ", "dim"), *lanes.values()]

    def laid(self, zone: Zone) -> Block:
        """What a seat has played, with its name beneath."""
        assert zone.seat is not None
        name = Text(self.translator.seat(zone.seat), "dim")
        name.truncate(WIDE + 4, overflow="ellipsis")
        cards = self.beside([self.card(shown, self.target_of(shown, zone)) for shown in zone.cards], "")
        return [*cards, name]

    # What can be touched

    def target_of(self, shown: TableCard, zone: Zone) -> Target | None:
        """The spot of a card; a card elsewhere that looks like one of one's own is another one.

        One's own card that cannot be played can be touched, too: it says why.
        """
        if shown.card is None or (zone.seat != self.me and shown.card in self.own):
            return None
        if shown.card in self.barred:
            return "barred", shown.card
        return ("card", shown.card) if ("card", shown.card) in self.targets else None

    def pile_target(self, zone: Zone) -> Target | None:
        target: Target = ("pile", -1 if zone.seat is None else zone.seat, -1 if zone.slot is None else zone.slot)
        return target if target in self.targets else None

    def touch(self, target: Target | None) -> Style:
        """The style of what can be touched: it carries the spot, and is turned over where the cursor is."""
        if target is None or target[0] == "barred":
            return carrying(target)
        return Style(reverse=target == self.scene.cursor or None, bold=True) + carrying(target)

    def label(self, kind: str, name: str) -> str:
        return self.translator.say(f"{self.game.name}-{kind}-{name}")

    # Laying out

    def flowing(self, items: Iterable[Text], head: Text | None = None, indent: int = 0) -> Block:
        """Items one after the other, on as many lines as they need, after something that stands before the first."""
        lines = [head.copy() if head else Text()]
        lines[0].append(" " * (indent - lines[0].cell_len))
        for item in items:
            if lines[-1].cell_len + len(GAP) + item.cell_len > self.width and lines[-1].plain.strip():
                lines.append(Text(" " * indent))
            lines[-1].append(GAP if lines[-1].plain.strip() else "").append_text(item)
        return [line for line in lines if line.plain.strip()]

    def fits(self, blocks: Sequence[Block]) -> bool:
        return sum(width_of(block) + len(GAP) for block in blocks) <= self.width

    def beside(self, blocks: Sequence[Block], gap: str = " ") -> Block:
        """Blocks side by side, as high as the highest."""
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

    def buttons(self) -> Block:
        """The question, and what is tied to nothing on the table."""
        decision = self.scene.decision
        if decision is None or self.scene.table.question is None:
            return []
        told = self.translator.phrase
        shown = [self.button(("choice", choice.action), told(choice.phrase)) for choice in decision.buttons()]
        if decision.several:
            choice = decision.confirmed()
            shown.append(self.button(CONFIRM, told(choice.phrase)) if choice else self.together())
        if decision.pile is not None:
            shown.append(self.button(("back",), self.translator.say("play-back")))
        question = Text().append(self.label("question", self.scene.table.question), "bold")
        return [question.append(f"  {self.under_cursor()}", "italic"), *self.flowing(shown)]

    def under_cursor(self) -> str:
        """The card or pile that the cursor is on, in words."""
        cursor, words = self.scene.cursor, TableText(self.translator)
        for zone in self.scene.table.zones:
            if cursor == ("pile", zone.seat, zone.slot):
                return self.translator.list(
                    [self.translator.seat(zone.seat or 0), words.place(zone), words.card(zone.cards[-1])]
                )
            for shown in zone.cards:
                if cursor == ("card", shown.card):
                    return words.card(shown)
        return ""

    def together(self) -> Text:
        return Text(self.translator.say("play-not-together"), "dim")

    def button(self, target: Target, text: str) -> Text:
        label = Text(text)
        label.truncate(self.width - 4, overflow="ellipsis")
        return Text().append(f"[ {label.plain} ]", self.touch(target))


def signs(shown: TableCard) -> str:
    """What is special about a card, in signs."""
    return "".join(MARKS.get(mark, "*") for mark in shown.marks)


def carrying(target: Target | None) -> Style:
    """No style, but for what is touched there."""
    return Style.null() if target is None else Style(meta={"spot": target})


def width_of(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def places(lines: Iterable[Text]) -> Iterator[tuple[Target, int, int]]:
    """Where the spots are: each with its line and column."""
    for row, line in enumerate(lines):
        for span in line.spans:
            target = meta_of(span.style).get("spot")
            if target is not None:
                yield tuple(target), row, span.start


def meta_of(style: str | Style) -> dict[str, Any]:
    return style.meta if isinstance(style, Style) else {}
