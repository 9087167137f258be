"""The level ``master`` is compared with a solver that has seen every line to the end of the round.

The solver's verdict on a move is the value that it certainly loses, in the search's own terms: four fifths are the win
probability after the round, one fifth is the margin in points. With three or more sides a move is good if it is good
for some way in which others choose between moves that are equal for them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, product
from math import prod
from typing import Any, TypeAlias

import pytest

from menagerie import Match, load
from menagerie.bots.levels import Bot, bot_of
from menagerie.bots.search_bot import SearchBot
from menagerie.core.bits import size
from menagerie.core.chance import derive, seed_of
from menagerie.core.game import Game
from menagerie.core.state import State, copy_of
from menagerie.games.awimbawe.cards import CARD_OF
from menagerie.games.awimbawe.state import AwimbaweState as Awimbawe
from menagerie.games.mopsen.state import PLAYING
from menagerie.games.mopsen.state import MopsenState as Mopsen
from menagerie.puzzles.solver import Solver, Unsolvable, nothing_hidden, value_of
from tests.games.awimbawe_positions import play, position
from tests.soak import amount, is_soaking

TABLES = [(name, players) for name in ("awimbawe", "mopsen") for players in load(name).seats]

SEED = seed_of("endgames")

ENDGAMES = amount(3, 12)
"""The number of endgames at each table, each from a different game."""

AT_STAKE = 0.02
"""A position is tested if its worst move gives away at least this much."""

MOST_POSITIONS = 4000
"""The solver gives up on larger trees."""

GAIN = 0.03
"""The largest average gain of another choice in a hunt."""

HUNTS = 30

Judgement: TypeAlias = dict[int, tuple[float, float]]


def is_late(state: State) -> bool:
    """Return whether the end of the round is near."""
    if isinstance(state, Awimbawe):
        return state.tricks_left <= 4
    return isinstance(state, Mopsen) and state.phase == PLAYING and max(state.hand_size) <= 3


def lay_open(state: State) -> None:
    """In Mopsen everyone saw all cards in hand, as if all were pinched: the stock hides most of them otherwise."""
    if isinstance(state, Mopsen):
        state.known[:] = state.hands


def irrelevant(game: Game[Any]) -> tuple[str, ...]:
    """The fields that nobody sees again in this round."""
    return ("stock", "put_away") if game.name == "mopsen" else ()


def judged(game: Game[Any], state: State, seat: int) -> Judgement | None:
    """Return the solver's result, if nothing is hidden and the decision matters."""
    if not is_late(state):
        return None
    lay_open(state)
    if not nothing_hidden(game, state, irrelevant(game)):
        return None
    try:
        judgement = Solver(game, MOST_POSITIONS).judge(state, seat)
    except Unsolvable:
        return None
    return judgement if most_lost(judgement) > AT_STAKE else None


def endgames(game: Game[Any], players: int) -> Iterator[tuple[State, int, Judgement]]:
    """Yield the first endgame worth testing of each game; games are played at random and by the heuristic in turns."""
    for k in range(10_000):
        match = Match(game, players, seed=derive(SEED, k))
        level = "novice" if k % 2 else "random"
        bots: list[Bot] = [bot_of(level, game, derive(derive(SEED, k), seat)) for seat in range(players)]
        for state, seat in positions(match, bots):
            judgement = judged(game, state, seat)
            if judgement:
                yield state, seat, judgement
                break


def losses(game: Game[Any], level: str, found: list[tuple[State, int, Judgement]]) -> list[float]:
    """Return how much a level gives away in each endgame."""
    return [
        loss_of(judgement, bot_of(level, game, derive(SEED, k)).choose(game.view(state, seat), list(judgement)))
        for k, (state, seat, judgement) in enumerate(found)
    ]


def loss_of(judgement: dict[int, tuple[float, float]], action: int) -> float:
    """Return how much a move certainly gives away: 0 for every move that may be best."""
    return max(0.0, max(worst for worst, _ in judgement.values()) - judgement[action][1])


def most_lost(judgement: dict[int, tuple[float, float]]) -> float:
    """Return how much the worst move gives away, a measure of how much the decision matters."""
    return max(loss_of(judgement, action) for action in judgement)


def positions(match: Match[Any], bots: Sequence[Bot]) -> Iterator[tuple[State, int]]:
    """Yield every position of a game in which one seat must decide, with that seat."""
    while not match.over:
        if size(match.game.rules.actors(match.state)) == 1 and len(match.legal(match.actors[0])) > 1:
            yield copy_of(match.state), match.actors[0]
        seat = match.actors[0]
        match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat)))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_master_plays_endgames_perfectly(name: str, players: int) -> None:
    game = load(name)
    found = list(islice(endgames(game, players), ENDGAMES))
    lost = losses(game, "master", found)
    assert lost == [0] * ENDGAMES
    if is_soaking():
        assert sum(losses(game, "random", found)) > 0, "with few endgames, chance may find the right moves"


def test_master_sees_beyond_the_heuristic() -> None:
    game = load("mopsen")
    found = list(islice(endgames(game, 4), 5, 6))
    assert losses(game, "master", found) == [0]


def test_the_solver_foresees_the_fourth_hyena() -> None:
    state = position("S4 D1", "S5 S2", leader=0, won={1: "D4 M4 F4"}, bury=1)
    play(state, "S4")
    judgement = Solver(load("awimbawe"), 100).judge(state, 1)
    assert loss_of(judgement, CARD_OF["S2"]) == 0
    assert loss_of(judgement, CARD_OF["S5"]) > 0.3


def hunts(players: int) -> Iterator[State]:
    """Return positions with two cards left each, before anybody has chosen."""
    game = load("mausen")
    for k in range(HUNTS):
        match = Match(game, players, seed=SEED)
        bots = [bot_of("novice", game, derive(derive(SEED, k), seat)) for seat in range(players)]
        while size(match.state.hands[0]) > 2 or len(match.actors) < players:
            seat = match.actors[0]
            match.act(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
        yield match.state


def values_after(game: Game[Any], state: State, cards: tuple[int, ...]) -> list[float]:
    """What everyone has of it when these cards are chosen; the last ones leave no choice."""
    end = copy_of(state)
    for seat, card in enumerate(cards):
        game.rules.apply(end, seat, card, None)
    for seat in game.actors(end):
        game.rules.apply(end, seat, game.legal(end, seat)[0], None)
    return [value_of(game, end, seat) for seat in range(state.players)]


def gains(game: Game[Any], state: State, strategies: list[dict[int, float]]) -> list[float]:
    """Return how much each seat would gain by another choice if the others kept their strategies."""
    found = [dict.fromkeys(strategy, 0.0) for strategy in strategies]
    for cards in product(*strategies):
        values = values_after(game, state, cards)
        for seat, card in enumerate(cards):
            others = (strategy[c] for s, (strategy, c) in enumerate(zip(strategies, cards, strict=True)) if s != seat)
            found[seat][card] += prod(others) * values[seat]
    return [
        max(by_card.values()) - sum(strategy[card] * value for card, value in by_card.items())
        for strategy, by_card in zip(strategies, found, strict=True)
    ]


def strategy_of(game: Game[Any], state: State, seat: int) -> dict[int, float]:
    """Return how often a master plays each card."""
    bot = bot_of("master", game, derive(SEED, seat))
    assert isinstance(bot, SearchBot)
    return {advice.action: advice.weight for advice in bot.advise(game.view(state, seat))}


def test_no_choice_gains_much_against_masters_in_the_second_to_last_hunt() -> None:
    """With more players there are often several equilibria, and independent masters find different ones."""
    game = load("mausen")
    found = [
        gain for state in hunts(3) for gain in gains(game, state, [strategy_of(game, state, seat) for seat in range(3)])
    ]
    assert min(found) > -1e-9
    assert sum(found) / len(found) < GAIN


def test_a_player_who_always_chooses_the_first_card_can_be_exploited() -> None:
    game = load("mausen")
    found = [
        gain
        for state in hunts(3)
        for gain in gains(game, state, [always_the_first(game.legal(state, seat)) for seat in range(3)])
    ]
    assert sum(found) / len(found) > 2 * GAIN


def always_the_first(cards: list[int]) -> dict[int, float]:
    return {card: float(card == cards[0]) for card in cards}
