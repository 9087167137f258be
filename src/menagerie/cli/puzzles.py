"""``menagerie puzzles``: play puzzles, find new ones, and prove again those that are shipped."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from contextlib import suppress
from itertools import zip_longest
from pathlib import Path

from menagerie.cli.arguments import (
    Argument,
    Command,
    game_of,
    positive_number,
    required,
    whole_number,
)
from menagerie.cli.play import full_screen
from menagerie.cli.progress import print_note, progress_bar
from menagerie.core.errors import BadSetup
from menagerie.games import load, own_names
from menagerie.i18n.translator import Translator
from menagerie.puzzles.checking import is_proved, sample
from menagerie.puzzles.collection import puzzles_of
from menagerie.puzzles.progress import check_theme
from menagerie.puzzles.proof import SIMULATIONS
from menagerie.puzzles.puzzle import Puzzle
from menagerie.terminal.line_mode import LineMode, LineReader, PlayerQuit
from menagerie.terminal.local_game import LocalGame
from menagerie.terminal.puzzle_game import next_puzzle_game

ACTIONS = ("play", "make", "check")

WORKING_FOLDER = "puzzles"
"""Where the maker works unless another folder is named."""


def run(given: Namespace, translator: Translator) -> int:
    action = required(given.action, "ACTION")
    if action not in ACTIONS:
        raise BadSetup("puzzles-unknown-action", action=action, known=", ".join(ACTIONS))
    for argument in PUZZLES.arguments:
        if getattr(given, argument.key) and argument.name in ONLY and action not in ONLY[argument.name]:
            raise BadSetup("puzzles-not-with", argument=argument.name, action=action)
    return {"play": play, "make": make, "check": check}[action](given, translator)


# Make ---------------------------------------------------------------------------------------------------------------


def make(given: Namespace, translator: Translator) -> int:
    """Look for puzzles of one game, or of all in turn, until the time is over or there are enough."""
    from menagerie.puzzles.making import make as making
    from menagerie.puzzles.making import opened

    games = [game_of(given.game)] if given.game else list(map(load, own_names()))
    if given.players and len(games) > 1:
        raise BadSetup("puzzles-players-game")
    players = games[0].players_in(given.players) if given.players else None
    hours = positive_number(given.hours, "--hours", default=0) if given.hours else None
    processes = whole_number(given.processes, "--processes", default=1, lowest=1)
    enough = whole_number(given.count, "--count", default=0, lowest=1) if given.count else None
    simulations = whole_number(given.simulations, "--simulations", default=SIMULATIONS, lowest=100)
    ledgers = [opened(game.name, Path(given.out or WORKING_FOLDER)) for game in games]
    had = sum(len(ledger.puzzles) for ledger in ledgers)
    with progress_bar(len(games) * enough if enough else 0, translator, had, "cli-unit-puzzles") as count:
        for ledger in making(ledgers, players, hours, processes, enough, simulations, given.solved):
            has = sum(len(one.puzzles) for one in ledgers)
            count(has - had)
            had = has
            print_note(progress_of(ledger.game, len(ledger.puzzles), len(ledger.over), ledger.seconds, translator))
    for ledger in ledgers:
        print(progress_of(ledger.game, len(ledger.puzzles), len(ledger.over), ledger.seconds, translator))
    return 0


def progress_of(game: str, puzzles: int, games: int, seconds: float, translator: Translator) -> str:
    title = Translator(translator.language, load(game)).say(f"{game}-title")
    facts = {"game": title, "puzzles": puzzles, "games": games, "hours": round(seconds / 3600, 2)}
    return translator.say("puzzles-progress", facts)


# Check --------------------------------------------------------------------------------------------------------------


def check(given: Namespace, translator: Translator) -> int:
    """Prove puzzles again; return 1 if one fails."""
    names = [game_of(given.game).name] if given.game else own_names()
    puzzles = in_turns([list(puzzles_of(name).values()) for name in names])
    count = whole_number(given.sample, "--sample", default=0, lowest=1) if given.sample else None
    simulations = whole_number(given.simulations, "--simulations", default=SIMULATIONS, lowest=100)
    word = given.seed or "1"
    chosen = sample(puzzles, count, word)
    failed: list[Puzzle] = []
    with progress_bar(len(chosen), translator, unit="cli-unit-puzzles") as done:
        for puzzle in chosen:
            if not is_proved(puzzle, word, simulations):
                failed.append(puzzle)
                print_note(translator.say("puzzles-not-proved", {"game": puzzle.game, "puzzle": puzzle.id}))
            done(1)
    facts = {"count": len(puzzles), "tried": len(chosen), "proved": len(chosen) - len(failed)}
    print(translator.say("puzzles-checked", facts))
    return 1 if failed else 0


def in_turns(lists: list[list[Puzzle]]) -> list[Puzzle]:
    """Return the puzzles of all games, so that every game is represented among the first."""
    return [puzzle for row in zip_longest(*lists) for puzzle in row if puzzle is not None]


# Play ---------------------------------------------------------------------------------------------------------------


def play(given: Namespace, translator: Translator) -> int:
    """Ask one puzzle after the other."""
    game = game_of(given.game)
    session = next_puzzle_game(game.name, translator.language, check_theme(game.name, given.theme or ""))
    if full_screen(given):
        from menagerie.terminal.app import play as on_screen

        return on_screen(session, translator.language)
    return asyncio.run(line_by_line(session, Translator(translator.language, game)))


async def line_by_line(session: LocalGame, translator: Translator) -> int:
    """Ask puzzles line by line, until somebody quits."""
    answers = LineReader()
    with suppress(PlayerQuit):
        while True:
            await LineMode(session, answers.ask).play()
            print(session.farewell())
            await answers.ask(f"[⏎ {translator.say('puzzle-next')}]")
            session = session.rematch()
    print(f"\n{session.farewell()}")
    return 0


ONLY = {
    "--players": ("make",),
    "--hours": ("make",),
    "--processes": ("make",),
    "--count": ("make",),
    "--out": ("make",),
    "--solved": ("make",),
    "--simulations": ("make", "check"),
    "--sample": ("check",),
    "--seed": ("check",),
    "--theme": ("play",),
    "--lines": ("play",),
}
"""The actions that each option belongs to."""

PUZZLES = Command(
    "puzzles",
    "play",
    (
        Argument("ACTION", help="puzzle-action"),
        Argument("GAME", optional=True),
        Argument("--theme", "THEME", help="puzzle-theme"),
        Argument("--lines"),
        Argument("--players", "N", help="puzzle-players"),
        Argument("--hours", "H", help="puzzle-hours"),
        Argument("--processes", "N"),
        Argument("--count", "N", help="puzzle-count"),
        Argument("--out", "FOLDER", help="puzzle-out"),
        Argument("--solved", help="puzzle-solved"),
        Argument("--sample", "N"),
        Argument("--seed", "S", help="puzzle-seed"),
        Argument("--simulations", "N", help="puzzle-simulations"),
    ),
    run,
)
