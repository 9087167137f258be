"""Ratings from wins and losses: openskill's Plackett-Luce model, for any number of players and teams."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import fsum

from openskill.models import PlackettLuce, PlackettLuceRating

_model = PlackettLuce()


@dataclass(frozen=True)
class Rating:
    """The strength, its uncertainty, and a strength that the player almost surely exceeds."""

    mu: float
    sigma: float
    ordinal: float


def rating_of(mu: float | None = None, sigma: float | None = None) -> Rating:
    """Return a rating; without numbers, that of a new player."""
    found = _model.rating(mu=mu, sigma=sigma)
    return Rating(found.mu, found.sigma, found.ordinal())


def learnt(
    ratings: Mapping[str, Rating], teams: Sequence[Sequence[int]], seated: Sequence[str], winners: Collection[int]
) -> dict[str, Rating]:
    """Return the players' ratings after a game: the winners are first, all others share the last rank.

    A player with several seats gets the mean of the changes.
    """
    sides = [[_twin(ratings[seated[seat]]) for seat in team] for team in teams]
    ranks = [float(team[0] not in winners) for team in teams]
    found: dict[str, list[PlackettLuceRating]] = {}
    for team, side in zip(teams, _model.rate(sides, ranks=ranks), strict=True):
        for seat, rating in zip(team, side, strict=True):
            found.setdefault(seated[seat], []).append(rating)
    return {name: rating_of(_mean([r.mu for r in got]), _mean([r.sigma for r in got])) for name, got in found.items()}


def _twin(rating: Rating) -> PlackettLuceRating:
    """Return a copy for one seat: the model changes its arguments, so no two seats may share one."""
    return _model.rating(mu=rating.mu, sigma=rating.sigma)


def _mean(numbers: list[float]) -> float:
    return fsum(numbers) / len(numbers)
