"""Games in a terminal, for tests."""

from __future__ import annotations

from random import Random

from menagerie.games import load
from menagerie.terminal import saved_games
from menagerie.terminal.lineup import PERSON, Lineup
from menagerie.terminal.saved_games import SavedGame


def lineup(name: str, players: int, level: str = "random", people: int = 1) -> Lineup:
    """Some people, and bots on the other seats."""
    seats = (PERSON,) * people + (level,) * (players - people)
    names = {seat: ("Ada", "Ben", "Cleo")[seat] for seat in range(people)} if people > 1 else {}
    return Lineup(load(name), seats, "menagerie", names)


def begun(name: str, players: int, moves: int = 0, level: str = "random", people: int = 1, seed: int = 3) -> SavedGame:
    """A game in which so many moves have been made, and it is the first person's turn."""
    played = saved_games.start(lineup(name, players, level, people))
    match, rng = played.lineup.match(), Random(seed)
    while (moves > 0 or 0 not in match.actors) and not match.over:
        seat = match.actors[0]
        action = rng.choice(match.legal(seat))
        played.add_move(seat, match.game.notation.move(match.state, seat, action))
        match.act(seat, action)
        moves -= 1
    return played
