"""Games to test the terminal with."""

from __future__ import annotations

from random import Random

from menagerie.games import load
from menagerie.terminal import saved_games
from menagerie.terminal.lineup import PERSON, Lineup
from menagerie.terminal.saved_games import SavedGame


def lineup(name: str, players: int, level: str = "random", people: int = 1) -> Lineup:
    """Return a lineup with people on the first seats and bots on the others."""
    seats = (PERSON,) * people + (level,) * (players - people)
    names = {seat: ("Ada", "Ben", "Cleo")[seat] for seat in range(people)} if people > 1 else {}
    return Lineup(load(name), seats, "menagerie", names)


def begun(name: str, players: int, moves: int = 0, level: str = "random", people: int = 1, seed: int = 3) -> SavedGame:
    """Start a game, make this many random moves, and go on until the first person has a choice."""
    played = saved_games.start(lineup(name, players, level, people))
    match, rng = played.lineup.match(), Random(seed)
    while (moves > 0 or len(match.legal(0)) < 2) and not match.over:
        seat = match.actors[0]
        action = rng.choice(match.legal(seat))
        played.add_move(seat, match.game.notation.move(match.state, seat, action))
        match.act(seat, action)
        moves -= 1
    return played
