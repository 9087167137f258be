"""``menagerie play``: a game at a plain prompt, against opponents that choose at random."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from menagerie.cli.arguments import Argument, Command, options_of, players_of, values_of, whole_number
from menagerie.core.chance import fresh_seed, seed_of
from menagerie.core.errors import BadSetup, Problem
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.games import load, names
from menagerie.terminal.prompt import Left, Prompt
from menagerie.text.speech import Speech


def run(given: Namespace, speech: Speech) -> int:
    try:
        game = load(given.game) if given.game else ask_game(speech)
        players = players_of(game, given.players) if given.players or given.game else ask_players(game, speech)
        me = whole_number(given.seat, "--seat", default=0)
        if me >= players:
            raise BadSetup("cli-no-such-seat", seat=me, last=players - 1)
        seed = seed_of(given.seed) if given.seed else fresh_seed()
        options, values = options_of(game, given.option), values_of(game, given.deck)
        match = Match(game, players, options, seed=seed, values=values)
        Prompt(match, me, Speech(speech.language, game, me)).play()
    except (Left, EOFError):
        print(f"\n{speech.say('play-left')}")
    return 0


def ask_game(speech: Speech) -> Game[Any]:
    """Which of the games?"""
    games = [load(name) for name in names()]
    for number, game in enumerate(games, 1):
        told = Speech(speech.language, game)
        print(f"{number:3}  {told.say(f'{game.name}-title')}: {told.say(f'{game.name}-about')}")
    while True:
        answer = input(f"{speech.say('play-which-game')} ").strip()
        if answer.lower() == "q":
            raise Left
        if answer.isdecimal() and 1 <= int(answer[:3]) <= len(games):
            return games[int(answer[:3]) - 1]
        try:
            return load(answer)
        except Problem as problem:
            print(speech.problem(problem))


def ask_players(game: Game[Any], speech: Speech) -> int:
    """How many at the table?"""
    question = speech.say("play-how-many", {"fewest": game.seats[0], "most": game.seats[-1]})
    while True:
        answer = input(f"{question} ").strip()
        if answer.lower() == "q":
            raise Left
        try:
            return players_of(game, answer or None)
        except Problem as problem:
            print(speech.problem(problem))


PLAY = Command(
    "play",
    (
        Argument("GAME"),
        Argument("--players", "N"),
        Argument("--seat", "P"),
        Argument("--seed", "S"),
        Argument("--option", "NAME=VALUE", repeated=True),
        Argument("--deck", "FILE"),
    ),
    run,
)
