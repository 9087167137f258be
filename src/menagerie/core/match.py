"""A match: the one door to a game. It checks an action, applies it, lets chance play, and tells what happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias

from menagerie.core.bits import each
from menagerie.core.chance import SEED_LENGTH, commitment, derive, fresh_seed, stream
from menagerie.core.errors import BadSetup, IllegalMove, NotYourTurn
from menagerie.core.game import CHANCE, Game, View
from menagerie.core.phrases import Event, Log
from menagerie.core.state import S, State, copy_of

Chance: TypeAlias = Callable[[Game[Any], State, int], list[int]]
"""Decides the k-th chance event of a match."""


def seeded(seed: bytes) -> Chance:
    """Chance that follows from a secret seed: the k-th event from the k-th seed below it."""

    def decide(game: Game[Any], state: State, k: int) -> list[int]:
        outcome = [0] * game.outcome_length
        game.rules.sample_chance(state, stream(derive(seed, k)), outcome)
        return outcome

    return decide


class Film(Log):
    """A log that also keeps, for each event, the state as it was when the event was told."""

    def __init__(self, state: State) -> None:
        super().__init__()
        self.frames: list[State] = []
        self._state = state

    def append(self, event: Event) -> None:
        super().append(event)
        self.frames.append(copy_of(self._state))


class Match(Generic[S]):
    """One game from the first deal to its end.

    Actions are ints, listed by ``legal`` and written out by the game's notation. Nothing about cards to come is in
    ``state``; chance is asked when it is its turn.
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
        self._chances = 0
        self._chance = chance or seeded(self.seed or b"")
        self.events: Log = self._let_chance_play([])

    @property
    def over(self) -> bool:
        return self.game.rules.actors(self.state) == 0

    @property
    def commitment(self) -> str | None:
        """What everyone may see of the seed from the start, to hold against the seed when it is shown at the end."""
        return commitment(self.seed) if self.seed else None

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now, in any order."""
        return self.game.actors(self.state)

    @property
    def chances(self) -> int:
        """How many decisions of chance there were."""
        return self._chances

    @property
    def points(self) -> list[int]:
        return [self.game.rules.points(self.state, seat) for seat in range(self.players)]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody while the game goes on."""
        return list(each(self.game.rules.winners(self.state))) if self.over else []

    def legal(self, seat: int) -> list[int]:
        """The actions among which this seat may choose now; none out of turn."""
        return self.game.legal(self.state, seat)

    def view(self, seat: int | None) -> View[S]:
        """All that a seat (or a spectator: None) may know."""
        return self.game.view(self.state, seat)

    def act(self, seat: int, action: int) -> list[Event]:
        """The seat does this; what happened, chance included. Refused with nothing changed if it may not."""
        return self._act(seat, action, [])

    def film(self, seat: int, action: int) -> Film:
        """The same, with the state at each event: what a screen shows while it tells what happened."""
        film = Film(self.state)
        self._act(seat, action, film)
        return film

    def _act(self, seat: int, action: int, log: Log) -> Log:
        self.check(seat, action)
        self.game.rules.apply(self.state, seat, action, log)
        self.actions.append((seat, action))
        self._let_chance_play(log)
        self.events += log
        return log

    def play(self, seat: int, move: str) -> list[Event]:
        """The seat makes the move that the notation writes so."""
        return self.act(seat, self.action_of(seat, move))

    def action_of(self, seat: int, move: str) -> int:
        """The seat's legal action that the notation writes so."""
        for action in self.legal(seat):
            if self.game.notation.move(self.state, seat, action) == move:
                return action
        self.check_turn(seat)
        raise IllegalMove("illegal-move", seat=seat, move=move)

    def check(self, seat: int, action: int) -> None:
        """Refuse what the seat may not do now."""
        self.check_turn(seat)
        if action not in self.legal(seat):
            raise IllegalMove("illegal-move", seat=seat, move=str(action))

    def check_turn(self, seat: int) -> None:
        """Refuse a seat that has nothing to decide now."""
        if seat not in self.actors:
            raise NotYourTurn("not-your-turn", seat=seat, waiting=", ".join(map(str, self.actors)) or "–")

    def _let_chance_play(self, log: Log) -> Log:
        while self.game.rules.actors(self.state) == CHANCE:
            outcome = self._chance(self.game, self.state, self._chances)
            self._chances += 1
            self.game.rules.apply_chance(self.state, outcome, log)
        return log
