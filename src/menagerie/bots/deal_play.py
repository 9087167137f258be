"""Bots at shared deals: at every table they choose alike, and each level shows what it reaches in the person's seat."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeAlias

from menagerie.bots.levels import bot_of
from menagerie.core.game import Game, View
from menagerie.core.match import Match
from menagerie.core.shared_deal import DealResult, SharedDeal, result_of
from menagerie.games import load


class SeededDecision(NamedTuple):
    """A decision of a bot, and the seed that it decides with."""

    view: View[Any]
    legal: list[int]
    seed: bytes


Choose: TypeAlias = Callable[[str, SeededDecision], Awaitable[int]]
"""Returns the choice of a bot of this level."""


def decision_of(deal: SharedDeal, match: Match[Any], seat: int) -> SeededDecision:
    """Return a seat's decision: the same one, whoever else has chosen already where several choose at once."""
    before = match.before_choices()
    made = sum(actor == seat for actor, _ in before.actions)
    return SeededDecision(before.view(seat), before.legal(seat), deal.bot_seed(seat, made))


def seeded_choice(level: str, game: Game[Any], decision: SeededDecision) -> int:
    """Return the choice of a new bot of this level; it follows from the decision alone, however long that takes."""
    return bot_of(level, game, decision.seed).choose(decision.view, decision.legal)


async def play_deal(deal: SharedDeal, level: str, choose: Choose) -> DealResult:
    """Let a bot of this level play the deal in the person's seat, and return how it ended."""
    match = deal.new_match(load(deal.game))
    while not match.over:
        if forced := match.forced():
            match.act(*forced)
            continue
        seat = match.actors[0]
        match.act(seat, await choose(level if seat == deal.seat else deal.level, decision_of(deal, match, seat)))
    return result_of(match, deal.seat)
