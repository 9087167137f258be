"""Describe a table in lines of text, for line mode, screen readers and environments."""

from __future__ import annotations

from typing import Any

from menagerie.core.counting import shown_number
from menagerie.core.game import Game
from menagerie.core.state import State
from menagerie.core.table import Fact, Table, TableCard, Zone
from menagerie.i18n.translator import Translator

MANY = 8
"""An open hand of another seat with more cards than this is only counted."""

DOT = " · "


class TableText:
    """Describes a table in one language, for one seat or for everybody."""

    def __init__(self, translator: Translator, many: int | None = None) -> None:
        assert translator.game is not None
        self.many = many or MANY
        self.translator = translator
        self.game = translator.game

    def table(self, table: Table, players: int) -> list[str]:
        """Return the shared zones first, then a line for each other seat, and the reader's own seat last."""
        me = self.translator.me
        lines = [*self.zones(table, None), DOT.join(self.facts(table, None))]
        for seat in range(players):
            if seat != me:
                theirs = DOT.join(self.zones(table, seat) + self.facts(table, seat))
                lines.append(self.translator.labelled(self.translator.seat(seat), theirs))
        if me is not None:
            lines += [*self.zones(table, me), DOT.join(self.facts(table, me))]
        return [line for line in lines if line]

    def zones(self, table: Table, seat: int | None) -> list[str]:
        """Return the zones of a seat, or the shared ones."""
        return [self.zone(zone) for zone in table.zones if zone.seat == seat and zone.cards]

    def facts(self, table: Table, seat: int | None) -> list[str]:
        """Return the facts about a seat, or the shared ones."""
        return [self.fact(fact) for fact in table.facts if fact.seat == seat]

    def zone(self, zone: Zone) -> str:
        return self.translator.labelled(self.place(zone), self.translator.list(self._cards(zone)))

    def place(self, zone: Zone) -> str:
        """Return the name of a zone."""
        slot = "" if zone.slot is None else f" {shown_number(zone.slot)}"
        return f"{self.label('zone', zone.name)}{slot}"

    def _cards(self, zone: Zone) -> list[str]:
        """Return the cards one by one, with face-down cards counted together."""
        if zone.name == "hand" and zone.seat != self.translator.me and len(zone.cards) > self.many:
            return [self.translator.say("play-cards", {"count": len(zone.cards)})]
        backs = sum(card == TableCard(None) for card in zone.cards)
        face_up = [self.card(card) for card in zone.cards if card != TableCard(None)]
        return [self._backs(backs), *face_up] if backs else face_up

    def _backs(self, count: int) -> str:
        return self.translator.say("play-face-down", {"count": count})

    def card(self, card: TableCard) -> str:
        """Return the name of a card with its marks."""
        name = self._backs(1) if card.card is None else str(self.translator.value_name("card", card.card))
        notes = [self.label("mark", mark) for mark in card.marks]
        if card.worth is not None:
            notes.insert(0, self.translator.say(f"{self.game.name}-worth", {"worth": card.worth}))
        return f"{name} [{', '.join(notes)}]" if notes else name

    def fact(self, fact: Fact) -> str:
        return self.translator.labelled(
            self.label("fact", fact.name), self.translator.value_name(fact.tag or "", fact.value)
        )

    def label(self, kind: str, name: str) -> str:
        return self.translator.say(f"{self.game.name}-{kind}-{name}")


def table_as_text(game: Game[Any], state: State, seat: int, language: str) -> str:
    """Return the table as this seat sees it, line by line."""
    words = TableText(Translator(language, game, seat))
    return "\n".join(words.table(game.table(game.view(state, seat)), state.players))
