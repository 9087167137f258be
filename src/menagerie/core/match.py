"""A match plays one game: it checks every action, applies it, draws what chance decides, and returns the events."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from copy import copy
from typing import Any, Generic, Self, TypeAlias

from menagerie.core.bits import each, size
from menagerie.core.chance import SEED_LENGTH, commitment, derive, fresh_seed, stream
from menagerie.core.errors import BadSetup, IllegalMove, NotYourTurn
from menagerie.core.game import CHANCE, NOT_A_SEAT, Game, View, nothing_to_reopen
from menagerie.core.phrases import Event, Log
from menagerie.core.state import S, State, copy_of

Chance: TypeAlias = Callable[[Game[Any], State, int], list[int]]
"""Returns the outcome of the k-th chance event of a match."""


def seeded(seed: bytes) -> Chance:
    """Return a chance that derives the k-th event from the k-th seed of a secret seed."""

    def decide(game: Game[Any], state: State, k: int) -> list[int]:
        outcome = [0] * game.outcome_length
        game.rules.sample_chance(state, stream(derive(seed, k)), outcome)
        return outcome

    return decide


class LogWithStates(Log):
    """A log that also keeps the state at each event."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.states: list[State] = []
        self._state = state

    def append(self, event: Event) -> None:
        super().append(event)
        self.states.append(copy_of(self._state))


class Match(Generic[S]):
    """One game from the first deal to its end.

    Actions are ints, which ``legal`` lists and the game's notation writes as text. ``state`` has nothing about future
    cards: chance draws them when they are due.
    """

    def __init__(
        self,
        game: Game[S],
        players: int,
        options: Mapping[str, Any] | None = None,
        *,
        seed: bytes | None = None,
        values: tuple[int, ...] = (),
        chance: Chance | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options or {})
        self.values = values
        if seed is not None and len(seed) != SEED_LENGTH:
            raise BadSetup("bad-seed", found=len(seed), right=SEED_LENGTH)
        self.seed = None if chance else seed or fresh_seed()
        self.state = game.start(players, options, values)
        self.actions: list[tuple[int, int]] = []
        self._chance_events = 0
        self._chance = chance or seeded(self.seed or b"")
        self.events: Log = self._let_chance_play([])

    @property
    def over(self) -> bool:
        return self.game.rules.actors(self.state) == 0

    @property
    def commitment(self) -> str | None:
        """Return the hash of the seed, which everyone may see from the start to check the seed at the end."""
        return commitment(self.seed) if self.seed else None

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now; they may act in any order."""
        return self.game.actors(self.state)

    @property
    def chance_events(self) -> int:
        """The number of chance events so far."""
        return self._chance_events

    @property
    def points(self) -> list[int]:
        return [self.game.rules.points(self.state, seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; an empty list before the end."""
        return list(each(self.game.rules.winners(self.state))) if self.over else []

    def legal(self, seat: int) -> list[int]:
        """Return the seat's legal actions; an empty list if it has nothing to decide now."""
        return self.game.legal(self.state, seat)

    def view(self, seat: int | None) -> View[S]:
        """Return what a seat (or a spectator: None) may know."""
        return self.game.view(self.state, seat)

    def act(self, seat: int, action: int) -> list[Event]:
        """Apply the seat's action and return the events, those of chance included; raise Refused if it is not
        allowed."""
        return self._act(seat, action, [])

    def act_with_states(self, seat: int, action: int) -> LogWithStates:
        """Apply the seat's action and return its events with the state at each event, for screens that show them one
        by one."""
        log = LogWithStates(self.state)
        self._act(seat, action, log)
        return log

    def _act(self, seat: int, action: int, log: Log) -> Log:
        self.check(seat, action)
        self.game.rules.apply(self.state, seat, action, log)
        self.actions.append((seat, action))
        self._let_chance_play(log)
        self.events += log
        return log

    # Choices made at the same time

    @property
    def open_choices(self) -> list[tuple[int, int]]:
        """The choices of the seats that have chosen while others still choose at the same time."""
        if self.over or self.game.rules.reopen_choices is nothing_to_reopen:
            return []
        actors = self.game.rules.actors
        chosen = size(actors(self._reopened()) & ~actors(self.state))
        return self.actions[len(self.actions) - chosen :]

    def may_change(self, seat: int) -> bool:
        """Return whether the seat has chosen and may choose something else, because others still choose."""
        return any(seat == other for other, _ in self.open_choices)

    def without_choice(self, seat: int) -> Self:
        """Return a copy of the match in which the seat has not chosen yet; raise NotYourTurn if its choice is final."""
        choices = self.open_choices
        if all(seat != other for other, _ in choices):
            raise NotYourTurn("choice-final")
        kept = self._choosing_again(choices)
        changed = self._choosing_again([choice for choice in choices if choice[0] != seat])
        changed.events = self.events[: len(self.events) - len(kept.events)] + changed.events
        return changed

    def before_choices(self) -> Self:
        """Return the match as it was before anybody chose in the current decision."""
        return self._choosing_again([]) if self.open_choices else self

    def _reopened(self) -> S:
        """Return the state before anybody chose in the current decision."""
        state = copy_of(self.state)
        self.game.rules.reopen_choices(state, NOT_A_SEAT)
        return state

    def _choosing_again(self, choices: list[tuple[int, int]]) -> Self:
        """Return a copy of the match in which these are the choices of the current decision, with their events only."""
        match = copy(self)
        match.state = self._reopened()
        match.actions = self.actions[: len(self.actions) - len(self.open_choices)]
        match.events = []
        for seat, action in choices:
            match.act(seat, action)
        return match

    def forced(self, questions: Collection[str] | None = None) -> tuple[int, int] | None:
        """Return the seat and the action of a decision that answers itself: one of these questions (by default those
        that the game calls automatic) with a single legal answer."""
        automatic = self.game.automatic if questions is None else questions
        if not automatic or len(self.actors) != 1:
            return None
        seat = self.actors[0]
        legal = self.legal(seat)
        if len(legal) != 1 or self.game.table(self.view(seat)).question not in automatic:
            return None
        return seat, legal[0]

    # Written moves and checks

    def play(self, seat: int, move: str) -> list[Event]:
        """Make the move that the notation writes like this."""
        return self.act(seat, self.action_of(seat, move))

    def action_of(self, seat: int, move: str) -> int:
        """Return the seat's legal action that the notation writes like this."""
        for action in self.legal(seat):
            if self.game.notation.move(self.state, seat, action) == move:
                return action
        self.check_turn(seat)
        raise IllegalMove("illegal-move", seat=seat, move=move)

    def check(self, seat: int, action: int) -> None:
        """Raise a problem if the seat may not do this now."""
        self.check_turn(seat)
        if action not in self.legal(seat):
            raise IllegalMove("illegal-move", seat=seat, move=str(action))

    def check_turn(self, seat: int) -> None:
        """Raise NotYourTurn if the seat has nothing to decide now."""
        if seat not in self.actors:
            raise NotYourTurn("not-your-turn", seat=seat, waiting=", ".join(map(str, self.actors)) or "–")

    def _let_chance_play(self, log: Log) -> Log:
        while self.game.rules.actors(self.state) == CHANCE:
            outcome = self._chance(self.game, self.state, self._chance_events)
            self._chance_events += 1
            self.game.rules.apply_chance(self.state, outcome, log)
        return log
