"""A game at a plain prompt: the table in words, numbered choices, one line of answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from menagerie.bots.random_bot import RandomBot
from menagerie.core.errors import Problem
from menagerie.core.match import Match
from menagerie.core.phrases import Event
from menagerie.core.table import Choice, Fact, Shown, Table, Zone
from menagerie.text.speech import Speech

FEW = 24
"""More choices than this are listed only when asked for."""

Read = Callable[[str], str]
Write = Callable[[str], object]


class Left(Exception):
    """The person has had enough."""


class Prompt:
    """One person and bots at a table."""

    def __init__(self, match: Match[Any], me: int, speech: Speech, read: Read = input, write: Write = print) -> None:
        self.match = match
        self.me = me
        self.speech = speech
        self.read = read
        self.write = write
        self.bot = RandomBot()

    def play(self) -> None:
        """Play to the end; Left if the person leaves before."""
        self.tell(self.match.events)
        while not self.match.over:
            self.tell(self.ask() if self.me in self.match.actors else self.let_a_bot_play())
        self.write(self.draw())

    def let_a_bot_play(self) -> list[Event]:
        seat = self.match.actors[0]
        return self.match.act(seat, self.bot.choose(self.match.view(seat), self.match.legal(seat)))

    def ask(self) -> list[Event]:
        """The person decides."""
        table = self.table()
        self.write(f"\n{self.draw()}\n")
        if len(table.choices) <= FEW:
            self.list_choices(table.choices)
        else:
            self.write(self.many(table.choices))
        while True:
            answer = self.answer(table)
            if answer == "?":
                self.list_choices(table.choices)
                continue
            try:
                return self.match.act(self.me, self.action_of(answer, table.choices))
            except Problem as problem:
                self.write(self.speech.problem(problem))

    def answer(self, table: Table) -> str:
        try:
            answer = self.read(f"{self.label('question', table.question or '')} ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Left from None
        if answer.lower() == "q":
            raise Left
        return answer

    def action_of(self, answer: str, choices: tuple[Choice, ...]) -> int:
        """A number from the list, or a move as records write it."""
        if answer.isdecimal() and 1 <= int(answer[:6]) <= len(choices):
            return choices[int(answer[:6]) - 1].action
        written = {self.written(choice).lower(): choice.action for choice in choices}
        if answer.lower() not in written:
            raise Problem("play-not-a-choice", answer=answer, last=len(choices), example=next(iter(written)))
        return written[answer.lower()]

    def written(self, choice: Choice) -> str:
        return self.match.game.notation.move(self.match.state, self.me, choice.action)

    def many(self, choices: tuple[Choice, ...]) -> str:
        example = self.written(choices[len(choices) // 2])
        return self.speech.say("play-many-choices", {"count": len(choices), "example": example})

    def list_choices(self, choices: tuple[Choice, ...]) -> None:
        for number, choice in enumerate(choices, 1):
            self.write(f"{number:4}  {self.speech.phrase(choice.phrase)}")

    def tell(self, events: Iterable[Event]) -> None:
        """What the person may hear of what happened."""
        for event in events:
            self.write(self.speech.phrase(event.heard_by(self.me)))

    def table(self) -> Table:
        return self.match.game.table(self.match.view(self.me))

    def draw(self) -> str:
        """The table, line by line: what is common first, then seat by seat, one's own last."""
        table = self.table()
        common = [self.zone(zone) for zone in table.zones if zone.seat is None]
        common += [self.fact(fact) for fact in table.facts if fact.seat is None]
        seats = [seat for seat in range(self.match.players) if seat != self.me]
        return "\n".join([*common, *(line for seat in [*seats, self.me] for line in self.place(table, seat))])

    def place(self, table: Table, seat: int) -> list[str]:
        """What lies before a seat."""
        lines = [f"  {self.zone(zone)}" for zone in table.zones if zone.seat == seat]
        lines += [f"  {self.fact(fact)}" for fact in table.facts if fact.seat == seat]
        return [f"{self.speech.seat(seat)}:", *lines] if lines else []

    def zone(self, zone: Zone) -> str:
        slot = "" if zone.slot is None else f" {zone.slot}"
        cards = self.speech.list([self.shown(card) for card in zone.cards])
        backs = all(card.card is None and not card.marks for card in zone.cards)
        if zone.cards and backs and len(zone.cards) > 1:
            cards = self.speech.say("play-cards", {"count": len(zone.cards)})
        return f"{self.label('zone', zone.name)}{slot}: {cards}"

    def shown(self, card: Shown) -> str:
        name = self.speech.say("play-face-down") if card.card is None else str(self.speech.tell("card", card.card))
        notes = [self.label("mark", mark) for mark in card.marks]
        if card.worth is not None:
            notes.insert(0, self.speech.say(f"{self.match.game.name}-worth", {"worth": card.worth}))
        return f"{name} ({', '.join(notes)})" if notes else name

    def fact(self, fact: Fact) -> str:
        return f"{self.label('fact', fact.name)}: {self.speech.tell(fact.tag or '', fact.value)}"

    def label(self, kind: str, name: str) -> str:
        return self.speech.say(f"{self.match.game.name}-{kind}-{name}")
