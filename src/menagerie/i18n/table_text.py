"""The table in words: what ``Table`` shows, line by line, for whoever cannot or will not see it drawn."""

from __future__ import annotations

from typing import Any

from menagerie.core.counting import shown_number
from menagerie.core.game import Game
from menagerie.core.state import State
from menagerie.core.table import Fact, Table, TableCard, Zone
from menagerie.i18n.translator import Translator

MANY = 8
"""So many open cards of somebody else are told one by one; of more, only how many."""

DOT = " · "


class TableText:
    """Tells a table in a language, to a seat or to everybody."""

    def __init__(self, translator: Translator, many: int | None = None) -> None:
        assert translator.game is not None
        self.many = many or MANY
        self.translator = translator
        self.game = translator.game

    def table(self, table: Table, players: int) -> list[str]:
        """What is common first, then a line for each of the others, one's own things last."""
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
        """The cards before a seat, or before nobody in particular."""
        return [self.zone(zone) for zone in table.zones if zone.seat == seat and zone.cards]

    def facts(self, table: Table, seat: int | None) -> list[str]:
        """What else there is to know about a seat, or about all."""
        return [self.fact(fact) for fact in table.facts if fact.seat == seat]

    def zone(self, zone: Zone) -> str:
        return self.translator.labelled(self.place(zone), self.translator.list(self._cards(zone)))

    def place(self, zone: Zone) -> str:
        """What a zone is called."""
        slot = "" if zone.slot is None else f" {shown_number(zone.slot)}"
        return f"{self.label('zone', zone.name)}{slot}"

    def _cards(self, zone: Zone) -> list[str]:
        """The cards one by one, backs counted together."""
        if zone.name == "hand" and zone.seat != self.translator.me and len(zone.cards) > self.many:
            return [self.translator.say("play-cards", {"count": len(zone.cards)})]
        backs = sum(card == TableCard(None) for card in zone.cards)
        told = [self.card(card) for card in zone.cards if card != TableCard(None)]
        return [self._backs(backs), *told] if backs else told

    def _backs(self, count: int) -> str:
        return self.translator.say("play-face-down", {"count": count})

    def card(self, card: TableCard) -> str:
        """A card, with what is special about it."""
        name = self._backs(1) if card.card is None else str(self.translator.tell("card", card.card))
        notes = [self.label("mark", mark) for mark in card.marks]
        if card.worth is not None:
            notes.insert(0, self.translator.say(f"{self.game.name}-worth", {"worth": card.worth}))
        return f"{name} [{', '.join(notes)}]" if notes else name

    def fact(self, fact: Fact) -> str:
        return self.translator.labelled(self.label("fact", fact.name), self.translator.tell(fact.tag or "", fact.value))

    def label(self, kind: str, name: str) -> str:
        return self.translator.say(f"{self.game.name}-{kind}-{name}")


def seen_in_words(game: Game[Any], state: State, seat: int, language: str) -> str:
    """The table as this seat sees it, line by line."""
    words = TableText(Translator(language, game, seat))
    return "\n".join(words.table(game.table(game.view(state, seat)), state.players))
