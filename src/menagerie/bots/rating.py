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


def updated_ratings(
    ratings: Mapping[str, Rating],
    teams: Sequence[Sequence[int]],
    seated: Sequence[str],
    winners: Collection[int],
    left: Mapping[int, int] | None = None,
) -> dict[str, Rating]:
    """Return the players' ratings after a game: the winners are first, and all others share the next rank.

    ``left`` says when a seat's player left the game. They rank behind everybody who stayed, whatever became of their
    seat: the first to leave is last. A partner who stayed is rated by the team's result. A player with several seats
    gets the mean of the changes.
    """
    left = left or {}
    ranks = [_rank(team, winners, left) for team in teams]
    rated = _rated([ratings[player] for player in seated], teams, ranks)
    for number, team in enumerate(teams):
        for seat in left.keys() & team:
            alone = [*ranks[:number], _rank([seat], winners, left), *ranks[number + 1 :]]
            rated[seat] = _rated([ratings[player] for player in seated], teams, alone)[seat]
    found: dict[str, list[PlackettLuceRating]] = {}
    for seat, rating in rated.items():
        found.setdefault(seated[seat], []).append(rating)
    return {name: rating_of(_mean([r.mu for r in got]), _mean([r.sigma for r in got])) for name, got in found.items()}


def _rank(team: Sequence[int], winners: Collection[int], left: Mapping[int, int]) -> float:
    """Return a team's rank: 0 for winners, 1 for others, more if all of the team have left."""
    if left.keys() >= set(team):
        return float(2 + max(left.values()) - max(left[seat] for seat in team))
    return float(team[0] not in winners)


def _rated(
    ratings: Sequence[Rating], teams: Sequence[Sequence[int]], ranks: list[float]
) -> dict[int, PlackettLuceRating]:
    """Return the new rating of each seat."""
    sides = _model.rate([[_twin(ratings[seat]) for seat in team] for team in teams], ranks=ranks)
    return {
        seat: rating for team, side in zip(teams, sides, strict=True) for seat, rating in zip(team, side, strict=True)
    }


def _twin(rating: Rating) -> PlackettLuceRating:
    """Return a copy for one seat: the model changes its arguments, so no two seats may share one."""
    return _model.rating(mu=rating.mu, sigma=rating.sigma)


def _mean(numbers: list[float]) -> float:
    return fsum(numbers) / len(numbers)
