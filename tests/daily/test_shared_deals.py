"""Deals that several people play: the same date gives the same deal, and bots choose alike at every table."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from collections.abc import Iterator
from datetime import date, timedelta
from random import Random

import pytest

from menagerie import Match, load
from menagerie.bots.deal_play import SeededDecision, decision_of, play_deal, seeded_choice
from menagerie.core.chance import commitment
from menagerie.core.shared_deal import SharedDeal, daily_deal, deal_from, public_seed, result_of, secret_seed
from tests.positions import GAMES

DAY = date(2026, 11, 19)


def days(count: int) -> Iterator[date]:
    yield from (DAY + timedelta(days=number) for number in range(count))


def public_deal(game: str, day: date = DAY) -> SharedDeal:
    return daily_deal(day, public_seed(day), load(game))


@pytest.mark.parametrize(
    ("game", "players", "seat", "level", "seed"),
    [
        ("mausen", 5, 3, "strong", "49bcaacdf9e6c052"),
        ("awimbawe", 2, 0, "novice", "3c2289d6795ec533"),
        ("mopsen", 5, 2, "casual", "fe9b27d2e7365dbe"),
    ],
)
def test_the_published_deals_of_a_day_never_change(game: str, players: int, seat: int, level: str, seed: str) -> None:
    """What docs/daily.md says gives these deals; a change would give a past day another deal."""
    deal = public_deal(game)
    assert (deal.players, deal.seat, deal.level, deal.word[:16]) == (players, seat, level, seed)


def test_a_deal_is_derived_as_it_is_published() -> None:
    """The derivation of docs/daily.md, written with the standard library alone."""
    day_seed = hashlib.sha256(b"menagerie-daily/1 2026-11-19").digest()
    assert public_seed(DAY) == day_seed
    seed = hashlib.sha256(f"{day_seed.hex()} mopsen".encode()).digest()
    deal = public_deal("mopsen")
    assert deal.seed == seed
    assert deal.match_seed == hashlib.sha256(seed.hex().encode()).digest()
    assert secret_seed("word", DAY) == hmac.digest(b"word", b"menagerie-daily/1 2026-11-19", "sha256")


@pytest.mark.parametrize("game", GAMES)
def test_days_have_every_number_of_players_and_every_seat(game: str) -> None:
    found = [public_deal(game, day) for day in days(200)]
    assert {deal.players for deal in found} == set(load(game).seats)
    assert {deal.seat for deal in found} == set(range(load(game).seats[-1]))
    assert {deal.level for deal in found} == {"novice", "casual", "strong"}
    assert len({deal.seed for deal in found}) == len(found)
    assert all(deal_from(game, deal.as_json()) == deal for deal in found)


def test_a_commitment_opens_only_with_its_seed() -> None:
    seed, other = secret_seed("one secret", DAY), secret_seed("another", DAY)
    assert commitment(seed) == hashlib.sha256(seed).hexdigest()
    assert seed != other
    assert seed not in (secret_seed("one secret", day) for day in list(days(9))[1:])
    assert public_seed(DAY) not in (seed, other)


# Bots -----------------------------------------------------------------------------------------------------------------


def played(deal: SharedDeal, order: Random) -> Match[object]:
    """Play a deal with bots in all seats; where several choose at once, they do so in any order."""
    match = deal.new_match(load(deal.game))
    while not match.over:
        if forced := match.forced():
            match.act(*forced)
            continue
        seat = order.choice(match.actors)
        level = "random" if seat == deal.seat else deal.level
        match.act(seat, seeded_choice(level, match.game, decision_of(deal, match, seat)))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_bots_choose_alike_in_whatever_order_seats_choose(game: str) -> None:
    deals = [deal for day in days(40) if (deal := public_deal(game, day)).level == "novice"]
    for deal in deals[:4]:
        once, again = played(deal, Random(1)), played(deal, Random(2))
        assert once.state == again.state
        assert result_of(once, deal.seat) == result_of(again, deal.seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_chooses_alike_again(game: str) -> None:
    deal = next(deal for day in days(40) if (deal := public_deal(game, day)).level == "casual")

    async def choose(level: str, decision: SeededDecision) -> int:
        return seeded_choice(level, load(game), decision)

    results = [asyncio.run(play_deal(deal, "novice", choose)) for _ in range(2)]
    assert results[0] == results[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_result_says_who_has_won_and_by_how_much(game: str) -> None:
    deal = next(deal for day in days(40) if (deal := public_deal(game, day)).level == "novice")
    match = played(deal, Random(1))
    results = [result_of(match, seat) for seat in range(deal.players)]
    assert [seat for seat, result in enumerate(results) if result.won] == match.winners
    assert [result.points for result in results] == match.points
    assert all(result.margin >= 0 for result in results if result.won)
    assert sorted(results)[-1].won
