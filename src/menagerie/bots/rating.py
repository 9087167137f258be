"""How strong players are, from who beat whom: openskill's Plackett-Luce model, for any number of players and teams."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from math import fsum

from openskill.models import PlackettLuce, PlackettLuceRating

_model = PlackettLuce()


@dataclass(frozen=True)
class Rating:
    """Strength, doubt, and what the strength is at least, almost surely."""

    mu: float
    sigma: float
    ordinal: float


def rating_of(mu: float | None = None, sigma: float | None = None) -> Rating:
    """A rating; without numbers, that of somebody who has not played."""
    found = _model.rating(mu=mu, sigma=sigma)
    return Rating(found.mu, found.sigma, found.ordinal())


def learnt(
    ratings: Mapping[str, Rating], teams: Sequence[Sequence[int]], seated: Sequence[str], winners: Collection[int]
) -> dict[str, Rating]:
    """The ratings of those who sat there, after a game: winners come first, all others together last.

    Somebody in several seats learns the mean of what they learn.
    """
    sides = [[_twin(ratings[seated[seat]]) for seat in team] for team in teams]
    ranks = [float(team[0] not in winners) for team in teams]
    found: dict[str, list[PlackettLuceRating]] = {}
    for team, side in zip(teams, _model.rate(sides, ranks=ranks), strict=True):
        for seat, rating in zip(team, side, strict=True):
            found.setdefault(seated[seat], []).append(rating)
    return {name: rating_of(_mean([r.mu for r in got]), _mean([r.sigma for r in got])) for name, got in found.items()}


def _twin(rating: Rating) -> PlackettLuceRating:
    """A rating for one seat: the model changes what it is given, so no two seats may share one."""
    return _model.rating(mu=rating.mu, sigma=rating.sigma)


def _mean(numbers: list[float]) -> float:
    return fsum(numbers) / len(numbers)
