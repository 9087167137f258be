"""The standings of a contest: shares of the victories, points and ratings, with their uncertainty."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from itertools import chain
from math import fsum, isclose, sqrt
from typing import Any, TypeAlias

from menagerie.arena.contest import Contest, Forfeit, PlayedGame
from menagerie.bots.rating import Rating, rating_of, updated_ratings

SURE = 1.96
"""The number of standard errors on either side of a 95 % interval."""

FEW = 10
"""With fewer deals than this that all went the same way, there is no interval."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval; without one if there are too few deals."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Standing:
    """The results of one bot in all of its seats."""

    bot: str
    games: int
    wins: float
    share: Estimate
    points: Estimate | None
    forfeits: int
    rating: Rating


@dataclass(frozen=True)
class ForfeitedGame:
    """A forfeited game, and the bot that forfeited it."""

    game: int
    bot: str
    forfeit: Forfeit


@dataclass(frozen=True)
class ContestReport:
    """The report of a contest. ``rating_history`` has each bot's rating after each deal."""

    contest: Contest
    deals: int
    games: int
    standings: list[Standing]
    forfeits: list[ForfeitedGame]
    rating_history: list[dict[str, float]]

    def as_json(self) -> dict[str, Any]:
        forfeits = [{"game": lost.game, "bot": lost.bot, **asdict(lost.forfeit)} for lost in self.forfeits]
        return {
            **self.contest.terms,
            "deals": self.deals,
            "games": self.games,
            "standings": [asdict(standing) for standing in self.standings],
            "forfeits": forfeits,
        }


ByDeal: TypeAlias = defaultdict[int, list[float]]
"""A bot's results in each of its games, grouped by deal."""


@dataclass
class Account:
    """The games of a bot, deal by deal."""

    credit: ByDeal = field(default_factory=lambda: defaultdict(list))
    points: ByDeal = field(default_factory=lambda: defaultdict(list))
    forfeits: int = 0


def report_on(contest: Contest, games: Iterable[PlayedGame]) -> ContestReport:
    """Return the standings after these games, in their order; the strongest bot is first."""
    accounts = {name: Account() for name in contest.bots}
    ratings = dict.fromkeys(contest.bots, rating_of())
    teams = contest.game.teams(contest.players)
    rating_history, forfeits, count = [], [], 0
    for count, game in enumerate(games, 1):
        enter(contest, game, accounts)
        ratings |= updated_ratings(ratings, teams, game.seated, game.winners)
        if count % contest.players == 0:
            rating_history.append({name: rating.mu for name, rating in ratings.items()})
        if game.forfeit:
            forfeits.append(ForfeitedGame(game.index, game.seated[game.forfeit.seat], game.forfeit))
    standings = [standing(name, account, ratings[name]) for name, account in accounts.items()]
    standings.sort(key=lambda s: -s.share.mean)
    return ContestReport(contest, count // contest.players, count, standings, forfeits, rating_history)


def enter(contest: Contest, game: PlayedGame, accounts: dict[str, Account]) -> None:
    """Add a game to the accounts of its players."""
    deal = contest.deal(game.index)
    for seat, name in enumerate(game.seated):
        account = accounts[name]
        account.credit[deal].append(1 / len(game.winners) if seat in game.winners else 0.0)
        if game.forfeit is None:
            account.points[deal].append(game.points[seat])
        elif game.forfeit.seat == seat:
            account.forfeits += 1


def standing(name: str, account: Account, rating: Rating) -> Standing:
    wins = fsum(chain.from_iterable(account.credit.values()))
    games = sum(map(len, account.credit.values()))
    share = within(estimate(account.credit), 0, 1)
    points = estimate(account.points) if account.points else None
    return Standing(name, games, wins, share, points, account.forfeits, rating)


def estimate(deals: ByDeal) -> Estimate:
    """Return the mean of all games; games of one deal are not independent, so the error is taken over deals."""
    games = sum(map(len, deals.values()))
    mean = fsum(chain.from_iterable(deals.values())) / games
    squares = fsum((fsum(got) - mean * len(got)) ** 2 for got in deals.values())
    error = sqrt(squares * len(deals) / max(len(deals) - 1, 1)) / games
    if is_silent(error, len(deals)):
        return Estimate(mean, None, None)
    return Estimate(mean, mean - SURE * error, mean + SURE * error)


def is_silent(error: float, count: int) -> bool:
    """Return whether there are so few deals, or all went so alike, that they say nothing about the uncertainty."""
    return count < 2 or (count < FEW and isclose(error, 0, abs_tol=1e-9))


def within(found: Estimate, lowest: float, highest: float) -> Estimate:
    """Return the estimate with its interval cut to what is possible."""
    if found.low is None or found.high is None:
        return found
    return Estimate(found.mean, max(lowest, found.low), min(highest, found.high))
