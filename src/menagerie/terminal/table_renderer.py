"""Draws a table as lines of coloured text. The style of everything that can be chosen carries its target."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from rich.style import Style
from rich.text import Text

from menagerie.core.look import FAN, PILE, STACK, Look
from menagerie.core.table import PLAYED, Fact, Table, TableCard, Zone
from menagerie.i18n.table_text import TableText
from menagerie.i18n.translator import Translator
from menagerie.terminal.card_style import style_of
from menagerie.terminal.decisions import BACK, PendingDecision, Target
from menagerie.terminal.game_session import SeatedPlayer

Block: TypeAlias = list[Text]
"""Lines that are drawn together."""

CARD_WIDTH = 6
"""The width of a card in columns."""
MIN_VISIBLE = 4
"""The columns of a card that stay visible where cards overlap."""

CARD_BACK = "▒"
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


class TableRenderer:
    """Draws one scene in a given width."""

    def __init__(self, scene: Scene, width: int) -> None:
        assert scene.translator.game is not None
        self.scene = scene
        self.width = width
        self.translator = scene.translator
        self.game = scene.translator.game
        self.look = self.game.look
        self.me = scene.translator.me
        self.targets = set(scene.decision.targets()) if scene.decision else set()
        self.barred = {barred.card for barred in scene.table.barred}
        self.own = {s.card for z in scene.table.zones if z.seat == self.me for s in z.cards}

    # The whole table

    def table(self, height: int) -> Block:
        """Return the table: facts, other seats, the middle, the viewer's seat; spaced out if there is room."""
        others = self.common_facts()
        for seat in self.other_seats():
            others += self.row(seat)
        parts = [others, self.middle(), self.mine() if self.me is not None else []]
        space = [Text()] if sum(map(len, parts)) + len(parts) <= height else []
        return [line for part in parts for line in [*part, *space]]

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
        return lines + (self.beside(cards) if self.fits(cards) else [line for block in cards for line in block])

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
        look = style_of(self.game, "card", shown.card)
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
        style = style_of(self.game, tag, value)
        name = "" if style.rank else f" {self.translator.value_name(tag, value)}"
        return Text().append(style.text, style.style).append(name)

    # Cards as cards

    def card(self, shown: TableCard, target: Target | None, below: int = 0) -> Block:
        """Return a card of three lines; a card that cannot be played has no colour."""
        here = target is not None and target == self.scene.cursor
        top, side, bottom = ("┏━━━━┓", "┃", "┗") if here else ("╭────╮", "│", "╰")
        top = f"{top[:3]}+{below}{top[-1]}" if below else top
        edge = Style(dim=target is None or target[0] == "barred") + self.target_style(target)
        foot = self.foot(shown).ljust(CARD_WIDTH - 2, "━" if here else "─")
        last = f"{bottom}{foot}{'┛' if here else '╯'}"
        middle = Text().append(side, edge).append_text(self.face(shown, carrying(target))).append(side, edge)
        return [Text().append(top, edge), middle, Text().append(last, edge)]

    def face(self, shown: TableCard, touch: Style) -> Text:
        if shown.card is None:
            return Text().append(CARD_BACK * (CARD_WIDTH - 2), touch)
        card = style_of(self.game, "card", shown.card)
        style = Style(dim=True) if shown.card in self.barred else Style.parse(card.style)
        return Text().append(f"{card.text}{signs(self.look, shown)}".ljust(CARD_WIDTH - 2), style + touch)

    def foot(self, shown: TableCard) -> str:
        """Return the text at the lower edge: whether the card is picked, and what it is worth."""
        picked = self.scene.decision is not None and shown.card in self.scene.decision.picked
        worth = "" if shown.worth is None else f"{self.look.worth_sign}{shown.worth}"
        return f"{'✓' if picked else ''}{worth}"[: CARD_WIDTH - 2]

    def pile(self, zone: Zone) -> Block:
        """Return a pile as a card: its top card, and the number of cards below it."""
        if not zone.cards:
            style = self.target_style(self.pile_target(zone))
            return [Text(line, style) for line in ("╭╌╌╌╌╮", "┆    ┆", "╰╌╌╌╌╯")]
        *below, top = zone.cards
        return self.card(top, self.pile_target(zone) or self.target_of(top, zone), len(below))

    def fan(self, zone: Zone) -> Block:
        """Return cards side by side; they overlap or take more rows where there are many."""
        fitting = max(1, (self.width - CARD_WIDTH) // MIN_VISIBLE + 1)
        rows = [zone.cards[start : start + fitting] for start in range(0, len(zone.cards), fitting)]
        return [line for row in rows for line in self.overlapping(row, zone)]

    def overlapping(self, cards: Sequence[TableCard], zone: Zone) -> Block:
        step = min(CARD_WIDTH, (self.width - CARD_WIDTH) // max(1, len(cards) - 1))
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
        common = [zone for zone in self.scene.table.zones if zone.seat is None and zone.cards]
        lines: Block = []
        for zone in common:
            lines += self.flowing([self.strip(zone)]) if self.look.layout(zone) == STACK else self.lanes(zone)
        played = [zone for zone in self.scene.table.zones if zone.name in PLAYED and zone.cards]
        laid = [self.laid(zone) for zone in played]
        both = ([lines] if lines else []) + laid
        return self.beside(both) if self.fits(both) else [*lines, *self.beside(laid)]

    def lanes(self, zone: Zone) -> Block:
        """Return a common zone as one line per suit."""
        lanes: dict[str, Text] = {}
        for shown in zone.cards:
            symbol = CARD_BACK if shown.card is None else style_of(self.game, "card", shown.card).symbol
            lane = lanes.setdefault(symbol, Text(" "))
            lane.append_text(self.chip(shown, self.target_of(shown, zone))).append(" ")
        return [Text(f"{self.label('zone', zone.name)} ", "dim"), *lanes.values()]

    def laid(self, zone: Zone) -> Block:
        """Return what a seat has played, with the player's name below."""
        assert zone.seat is not None
        name = Text(self.translator.seat(zone.seat), "dim")
        name.truncate(CARD_WIDTH + 4, overflow="ellipsis")
        cards = self.beside([self.card(shown, self.target_of(shown, zone)) for shown in zone.cards], "")
        return [*cards, name]

    # Targets

    def target_of(self, shown: TableCard, zone: Zone) -> Target | None:
        """Return the target of a card, or None if it cannot be chosen.

        A card in another seat's zone with the number of an own card is a different card. An own card that cannot be
        played is a target too: choosing it shows the reason.
        """
        if shown.card is None or (zone.seat != self.me and shown.card in self.own):
            return None
        if shown.card in self.barred:
            return "barred", shown.card
        return ("card", shown.card) if ("card", shown.card) in self.targets else None

    def pile_target(self, zone: Zone) -> Target | None:
        target: Target = ("pile", -1 if zone.seat is None else zone.seat, -1 if zone.slot is None else zone.slot)
        return target if target in self.targets else None

    def target_style(self, target: Target | None) -> Style:
        """Return the style of a target, which carries it; the target under the cursor is reversed."""
        if target is None or target[0] == "barred":
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

    def buttons(self) -> Block:
        """Return the question, and the buttons of the decision."""
        decision = self.scene.decision
        if decision is None or self.scene.table.question is None:
            return []
        phrase = self.translator.phrase
        shown = [self.button(("choice", choice.action), phrase(choice.phrase)) for choice in decision.buttons()]
        if decision.picks_set and not shown:
            shown.append(Text(self.translator.say("play-pick-more"), "dim"))
        if decision.has_back:
            shown.append(self.button(BACK, self.translator.say("play-back")))
        question = Text().append(self.label("question", self.scene.table.question), "bold")
        return [question.append(f"  {self.under_cursor()}", "italic"), *self.flowing(shown)]

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
        return ""

    def button(self, target: Target, text: str) -> Text:
        label = Text(text)
        label.truncate(self.width - 4, overflow="ellipsis")
        return Text().append(f"[ {label.plain} ]", self.target_style(target))


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
