"""Deals that several people play, each at a table of their own: the same cards, seat and bots, all from one seed.

The deal of a day follows from the day's seed and the game's name. ``docs/daily.md`` publishes how; changing it changes
the deals of all days.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from menagerie.core.chance import derive, draw, seed_of, stream
from menagerie.core.game import Game
from menagerie.core.match import Match

NAME = "menagerie-daily/1"
"""The name and version of the way in which days become deals."""

FIRST_DAY = date(2026, 1, 1)
"""No day before has a deal."""

BOT_LEVELS = ("novice", "casual", "strong")
"""The levels of the bots that a day may have."""

SETUP, BOTS = 0, 1
"""The numbers of the seeds derived from a deal's seed: of the number of players, and of the first seat's bot."""


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A game that everybody plays from the same seat, with the same cards and against the same bots."""

    game: str
    players: int
    seat: int
    level: str
    """The level of all bots."""
    seed: bytes
    occasion: str = ""
    """Where the results are compared: the path of a page, without its first slash."""

    @property
    def word(self) -> str:
        """The seed of the match as a person can type it: ``menagerie play --seed`` deals the same cards."""
        return self.seed.hex()

    @property
    def match_seed(self) -> bytes:
        return seed_of(self.word)

    @property
    def seats(self) -> list[str]:
        """What each seat becomes at a new table."""
        return ["open" if seat == self.seat else self.level for seat in range(self.players)]

    def new_match(self, game: Game[Any]) -> Match[Any]:
        """Return the match before its first decision."""
        return Match(game, self.players, seed=self.match_seed)

    def bot_seed(self, seat: int, decision: int) -> bytes:
        """Return the seed of a bot for one decision of its seat, so that it makes the same choice at every table."""
        return derive(derive(self.seed, BOTS + seat), decision)

    def as_json(self) -> dict[str, Any]:
        """Return everything but the game."""
        facts = {"players": self.players, "seat": self.seat, "level": self.level, "seed": self.word}
        return {**facts, "occasion": self.occasion}


def deal_from(game: str, facts: dict[str, Any]) -> SharedDeal:
    """Return the deal that ``as_json`` has written."""
    return SharedDeal(
        game, facts["players"], facts["seat"], facts["level"], bytes.fromhex(facts["seed"]), facts["occasion"]
    )


# Days -----------------------------------------------------------------------------------------------------------------


def public_seed(day: date) -> bytes:
    """Return the seed of a day where there is no server: everybody can compute it."""
    return seed_of(f"{NAME} {day.isoformat()}")


def secret_seed(secret: str, day: date) -> bytes:
    """Return the seed of a day at a server: only its secret leads to it."""
    return hmac.digest(secret.encode(), f"{NAME} {day.isoformat()}".encode(), hashlib.sha256)


def occasion_of(day: date, game: str) -> str:
    """Return where the results of a day are compared."""
    return f"daily/{day.isoformat()}/{game}"


def daily_deal(day: date, day_seed: bytes, game: Game[Any]) -> SharedDeal:
    """Return the deal of a game on a day with this seed."""
    seed = seed_of(f"{day_seed.hex()} {game.name}")
    rng = stream(derive(seed, SETUP))
    players = game.seats[draw(rng, len(game.seats))]
    seat = draw(rng, players)
    level = BOT_LEVELS[draw(rng, len(BOT_LEVELS))]
    return SharedDeal(game.name, players, seat, level, seed, occasion_of(day, game.name))


# Results --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, order=True)
class DealResult:
    """How a game ended for a seat. A better result is greater: to win comes first, then the margin."""

    won: bool
    margin: int
    """The points more than the best of the others, or fewer."""
    points: int = field(compare=False)

    def as_json(self) -> dict[str, Any]:
        return {"won": self.won, "margin": self.margin, "points": self.points}


def result_of(match: Match[Any], seat: int) -> DealResult:
    """Return how a finished match ended for a seat."""
    points = match.points
    side = next(team for team in match.game.teams(match.players) if seat in team)
    best = max(points[other] for other in range(match.players) if other not in side)
    return DealResult(seat in match.winners, points[seat] - best, points[seat])
