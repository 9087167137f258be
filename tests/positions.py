"""Positions of every game in the folder, for laws that hold in all of them."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from menagerie import Match, load, names
from menagerie.bots.random_bot import RandomBot
from menagerie.core.game import Game
from menagerie.core.options import Flag, OneOf, Option

EXAMPLES = sorted(folder.name for folder in (Path(__file__).parent / "example_games").iterdir() if folder.is_dir())
"""The games that exist only in tests."""

GAMES = [name for name in names() if name not in EXAMPLES]
"""The games that are installed, without the examples."""

TABLES = [(name, players) for name in names() for players in load(name).seats]
"""Every game at every player count."""


def values_of(option: Option, players: int) -> list[Any]:
    if isinstance(option, OneOf):
        return list(option.values)
    if isinstance(option, Flag):
        return [False, True]
    return [list(order) for order in itertools.permutations(range(players))]


@st.composite
def tables(draw: st.DrawFn) -> tuple[Game[Any], int, dict[str, Any]]:
    """A game, a number of players, house rules."""
    name, players = draw(st.sampled_from([(n, p) for n in names() for p in load(n).seats]))
    game = load(name)
    options = {o.name: draw(st.sampled_from(values_of(o, players))) for o in game.options}
    return game, players, options


@st.composite
def matches(draw: st.DrawFn) -> Match[Any]:
    """A match somewhere between its first decision and its end."""
    game, players, options = draw(tables())
    match = Match(game, players, options, seed=draw(st.binary(min_size=32, max_size=32)))
    bot = RandomBot(draw(st.binary(min_size=16, max_size=16)))
    for _ in range(draw(st.integers(0, 150))):
        if match.over:
            break
        seat = match.actors[bot.choose(match.view(None), range(len(match.actors)))]
        match.act(seat, bot.choose(match.view(seat), match.legal(seat)))
    return match


def viewpoint(match: Match[Any]) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(match.players), None]
