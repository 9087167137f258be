"""What a contest's games say about its bots: shares of the victories, points and ratings, each with how sure it is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from itertools import chain
from math import fsum, isclose, sqrt
from typing import Any, TypeAlias

from menagerie.arena.contest import Contest, Forfeit, PlayedGame
from menagerie.bots.rating import Rating, learnt, rating_of

SURE = 1.96
"""So many standard errors to either side make a 95 % interval."""

FEW = 10
"""If fewer deals than this all went the same way, nobody knows how differently others may go."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval; without one, where so few deals cannot tell."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Standing:
    """One bot's results in all of its seats."""

    bot: str
    games: int
    wins: float
    share: Estimate
    points: Estimate | None
    forfeits: int
    rating: Rating


@dataclass(frozen=True)
class Fall:
    """A game that was forfeited, and by whom."""

    game: int
    bot: str
    forfeit: Forfeit


@dataclass(frozen=True)
class ContestReport:
    """What came of a contest. The course is, deal by deal, each bot's strength by its rating."""

    contest: Contest
    deals: int
    games: int
    standings: list[Standing]
    falls: list[Fall]
    course: list[dict[str, float]]

    def as_json(self) -> dict[str, Any]:
        falls = [{"game": fall.game, "bot": fall.bot, **asdict(fall.forfeit)} for fall in self.falls]
        return {
            **self.contest.terms,
            "deals": self.deals,
            "games": self.games,
            "standings": [asdict(standing) for standing in self.standings],
            "forfeits": falls,
        }


ByDeal: TypeAlias = defaultdict[int, list[float]]
"""What a bot got in each of its games, the games of a deal together."""


@dataclass
class Account:
    """A bot's games, deal by deal."""

    credit: ByDeal = field(default_factory=lambda: defaultdict(list))
    points: ByDeal = field(default_factory=lambda: defaultdict(list))
    forfeits: int = 0


def report_on(contest: Contest, games: Iterable[PlayedGame]) -> ContestReport:
    """The standings after these games, given in their order; the strongest first."""
    accounts = {name: Account() for name in contest.bots}
    ratings = dict.fromkeys(contest.bots, rating_of())
    teams = contest.game.teams(contest.players)
    course, falls, count = [], [], 0
    for count, game in enumerate(games, 1):
        enter(contest, game, accounts)
        ratings |= learnt(ratings, teams, game.seated, game.winners)
        if count % contest.players == 0:
            course.append({name: rating.mu for name, rating in ratings.items()})
        if game.forfeit:
            falls.append(Fall(game.index, game.seated[game.forfeit.seat], game.forfeit))
    standings = [standing(name, account, ratings[name]) for name, account in accounts.items()]
    standings.sort(key=lambda s: -s.share.mean)
    return ContestReport(contest, count // contest.players, count, standings, falls, course)


def enter(contest: Contest, game: PlayedGame, accounts: dict[str, Account]) -> None:
    """Write a game into the accounts of those who played it."""
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
    """The mean of all games. Games of one deal belong together: the standard error is taken over deals."""
    games = sum(map(len, deals.values()))
    mean = fsum(chain.from_iterable(deals.values())) / games
    squares = fsum((fsum(got) - mean * len(got)) ** 2 for got in deals.values())
    error = sqrt(squares * len(deals) / max(len(deals) - 1, 1)) / games
    if is_silent(error, len(deals)):
        return Estimate(mean, None, None)
    return Estimate(mean, mean - SURE * error, mean + SURE * error)


def is_silent(error: float, count: int) -> bool:
    """So few deals, or games, that went all the same way: they do not tell how sure one can be."""
    return count < 2 or (count < FEW and isclose(error, 0, abs_tol=1e-9))


def within(found: Estimate, lowest: float, highest: float) -> Estimate:
    """The estimate, its interval cut off at what is possible."""
    if found.low is None or found.high is None:
        return found
    return Estimate(found.mean, max(lowest, found.low), min(highest, found.high))
