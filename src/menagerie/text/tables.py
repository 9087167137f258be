"""A table in words, for a prompt and for whoever looks at an environment."""

from __future__ import annotations

from typing import Any

from menagerie.core.game import Game
from menagerie.core.table import Fact, Shown, Table, Zone
from menagerie.text.speech import Speech

MANY = 8
"""So many open cards of somebody else are told one by one; of more, only how many."""

DOT = " · "


class TableTeller:
    """Tells what lies on the table and what else is to be known."""

    def __init__(self, game: Game[Any], players: int, speech: Speech) -> None:
        self.game = game
        self.players = players
        self.speech = speech

    def drawn(self, table: Table, me: int | None) -> list[str]:
        """The table: what is common first, then a line for each of the others, one's own things last."""
        lines = [*self.zones(table, None, me), DOT.join(self.facts(table, None))]
        for seat in range(self.players):
            if seat != me:
                theirs = DOT.join(self.zones(table, seat, me) + self.facts(table, seat))
                lines.append(self.speech.labelled(self.speech.seat(seat), theirs))
        if me is not None:
            lines += [*self.zones(table, me, me), DOT.join(self.facts(table, me))]
        return [line for line in lines if line]

    def zones(self, table: Table, seat: int | None, me: int | None) -> list[str]:
        """The cards before a seat, or before nobody in particular."""
        return [self.zone(zone, me) for zone in table.zones if zone.seat == seat and zone.cards]

    def facts(self, table: Table, seat: int | None) -> list[str]:
        """What else there is to know about a seat, or about all."""
        return [self.fact(fact) for fact in table.facts if fact.seat == seat]

    def zone(self, zone: Zone, me: int | None) -> str:
        slot = "" if zone.slot is None else f" {zone.slot}"
        return self.speech.labelled(f"{self.label('zone', zone.name)}{slot}", self.speech.list(self.cards(zone, me)))

    def cards(self, zone: Zone, me: int | None) -> list[str]:
        """The cards one by one, backs counted together."""
        if zone.name == "hand" and zone.seat != me and len(zone.cards) > MANY:
            return [self.speech.say("play-cards", {"count": len(zone.cards)})]
        backs = sum(card == Shown(None) for card in zone.cards)
        told = [self.shown(card) for card in zone.cards if card != Shown(None)]
        return [self.backs(backs), *told] if backs else told

    def backs(self, count: int) -> str:
        return self.speech.say("play-face-down", {"count": count})

    def shown(self, card: Shown) -> str:
        name = self.backs(1) if card.card is None else str(self.speech.tell("card", card.card))
        notes = [self.label("mark", mark) for mark in card.marks]
        if card.worth is not None:
            notes.insert(0, self.speech.say(f"{self.game.name}-worth", {"worth": card.worth}))
        return f"{name} [{', '.join(notes)}]" if notes else name

    def fact(self, fact: Fact) -> str:
        return self.speech.labelled(self.label("fact", fact.name), self.speech.tell(fact.tag or "", fact.value))

    def label(self, kind: str, name: str) -> str:
        return self.speech.say(f"{self.game.name}-{kind}-{name}")
