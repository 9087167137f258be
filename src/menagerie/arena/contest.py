"""A contest of bots. Each game is a pure function of the contest and the game's number.

Every deal is played once from every seat, so that the luck of the cards cancels out. With more bots than seats, all
combinations take turns, deal by deal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import combinations
from typing import Any

from menagerie.arena.foreign_bots import check_foreign_bot, foreign_bot_of, is_foreign
from menagerie.bots.external_bot import BotProcess, BotProcesses, ExternalBot, Fault, is_own, program_of
from menagerie.bots.levels import ALL_LEVELS, LEVELS, Bot, bot_of
from menagerie.core.chance import derive, seed_of
from menagerie.core.errors import BadSetup
from menagerie.core.game import Entry, Game
from menagerie.core.match import Match
from menagerie.core.options import changed_options, complete_options
from menagerie.games import load
from menagerie.records.record import RecordWriter

FORMAT = "menagerie-arena/1"
TIMEOUT = 10.0
"""Seconds that an external bot may take for a move."""


class Halted(Exception):
    """The contest was stopped; its result is not wanted any more."""


def never() -> bool:
    return False


@dataclass(frozen=True)
class Contest:
    """The bots, the table and the seed; every game of the contest follows from them."""

    game: Game[Any]
    players: int
    bots: tuple[str, ...]
    seed: str
    options: Mapping[str, Any] = field(default_factory=dict)
    values: tuple[int, ...] = ()
    timeout: float = TIMEOUT

    @cached_property
    def lineups(self) -> tuple[tuple[str, ...], ...]:
        """Return every combination of bots; if there are fewer bots than seats, the last one takes the remaining
        seats."""
        missing = self.players - len(self.bots)
        return tuple(combinations(self.bots + self.bots[-1:] * missing, self.players))

    @property
    def mixed_teams(self) -> list[tuple[tuple[str, ...], ...]]:
        """Return the teams of every combination in which different bots are partners."""
        seats = self.game.teams(self.players)
        found = dict.fromkeys(tuple(tuple(lineup[seat] for seat in team) for team in seats) for lineup in self.lineups)
        return [teams for teams in found if any(len(set(team)) > 1 for team in teams)]

    @cached_property
    def secret(self) -> bytes:
        return seed_of(self.seed)

    def whole(self, games: int) -> int:
        """Return this number of games, rounded up so that each lineup plays the same number of deals, from every
        seat."""
        turn = self.players * len(self.lineups)
        return -(-games // turn) * turn

    def deal(self, index: int) -> int:
        return index // self.players

    def seated(self, index: int) -> tuple[str, ...]:
        """Return the bot of each seat in this game."""
        deal, turned = divmod(index, self.players)
        lineup = self.lineups[deal % len(self.lineups)]
        return lineup[turned:] + lineup[:turned]

    def match_seed(self, index: int) -> bytes:
        return derive(self.secret, 2 * self.deal(index))

    def bot_seed(self, index: int, seat: int) -> bytes:
        turned = index % self.players
        return derive(derive(self.secret, 2 * self.deal(index) + 1), turned * self.players + seat)

    def match(self, index: int) -> Match[Any]:
        seed = self.match_seed(index)
        return Match(self.game, self.players, self.options, seed=seed, values=self.values)

    @cached_property
    def programs(self) -> dict[str, str]:
        """A hash of the file of every external bot, as it was when first needed."""
        return {name: sha256(program_of(name)).hexdigest() for name in self.bots if is_own(name)}

    @property
    def terms(self) -> dict[str, Any]:
        """Return everything that determines the games, as JSON."""
        settled = complete_options(self.game.options, self.options, self.players)
        return {
            "format": FORMAT,
            "game": self.game.name,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": changed_options(self.game.options, settled, self.players),
            "values": list(self.values),
            "timeout": self.timeout,
            "programs": self.programs,
        }

    @classmethod
    def on(cls, terms: Mapping[str, Any]) -> Contest:
        """Return the contest with these terms."""
        return cls(
            load(terms["game"]),
            terms["players"],
            tuple(terms["bots"]),
            terms["seed"],
            terms["options"],
            tuple(terms["values"]),
            terms["timeout"],
        )

    def check(self) -> None:
        """Raise BadSetup if the table cannot be played or a bot does not exist."""
        self.game.start(self.players, self.options, self.values)
        check_names(self.bots)
        for name in self.programs:
            BotProcess(name, self.timeout).close()


def check_names(bots: Iterable[str]) -> None:
    """Raise BadSetup for a name that is not a level, a class in a file, or a foreign bot."""
    for name in bots:
        if is_foreign(name):
            check_foreign_bot(name)
        elif not is_own(name) and name not in ALL_LEVELS:
            raise BadSetup("unknown-bot", bot=name, known=", ".join(LEVELS))


@dataclass(frozen=True)
class Forfeit:
    """The seat that lost a game by a fault, the fault, and what had happened before."""

    seat: int
    deed: str
    """crashed, late, illegal or odd; ledgers and reports have this name for it."""
    detail: str
    log: list[Entry]


@dataclass(frozen=True)
class PlayedGame:
    """The result of one game of a contest."""

    index: int
    seated: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    forfeit: Forfeit | None = None
    record: dict[str, Any] | None = None


def play(
    contest: Contest, index: int, processes: BotProcesses, recorded: bool = False, halted: Callable[[], bool] = never
) -> PlayedGame:
    """Play one game, from the first deal to its end or to the first fault of a bot."""
    match, seated = contest.match(index), contest.seated(index)
    writer = RecordWriter(match) if recorded or any(map(is_own, seated)) else None
    with ExitStack() as table:
        bots = [seat_bot(contest, index, seat, processes, table) for seat in range(contest.players)]
        wrong = play_out(writer or match, match, bots, halted)
    points = tuple(match.points)
    if wrong:
        seat, fault = wrong
        forfeit = Forfeit(seat, fault.deed, fault.detail, writer.so_far if writer else [])
        return PlayedGame(index, seated, points, others(contest, seat), forfeit)
    return PlayedGame(
        index, seated, points, tuple(match.winners), None, writer.record() if writer and recorded else None
    )


def seat_bot(contest: Contest, index: int, seat: int, processes: BotProcesses, table: ExitStack) -> Bot:
    """Return a new bot for this seat of this game; the exit stack closes it at the end."""
    name, seed = contest.seated(index)[seat], contest.bot_seed(index, seat)
    if is_foreign(name):
        return foreign_bot_of(name, contest.game, seed)
    if not is_own(name):
        return bot_of(name, contest.game, seed, bulk=True)
    bot = ExternalBot(name, contest.game, seed, contest.timeout, processes)
    table.callback(bot.leave)
    return bot


def play_out(
    recorder: RecordWriter | Match[Any], match: Match[Any], bots: list[Bot], halted: Callable[[], bool]
) -> tuple[int, Fault] | None:
    """Let everyone play to the end, unless a bot commits a fault."""
    while not match.over:
        if halted():
            raise Halted
        seat = match.actors[0]
        try:
            recorder.act(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
        except Fault as fault:
            return seat, fault
    return None


def others(contest: Contest, loser: int) -> tuple[int, ...]:
    """Return all seats that are not on this seat's side."""
    teams = contest.game.teams(contest.players)
    return tuple(sorted(seat for team in teams if loser not in team for seat in team))
