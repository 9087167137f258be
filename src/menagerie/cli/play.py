"""``menagerie play``: a game at a plain prompt against bots."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

from menagerie.bots.levels import Bot, bot_of, get_ready
from menagerie.cli.arguments import Argument, Command, options_of, players_of, values_of, whole_number
from menagerie.cli.progress import told_if_slow
from menagerie.core.chance import fresh_word, seed_of
from menagerie.core.errors import BadSetup, Problem
from menagerie.core.game import Game
from menagerie.core.match import Match
from menagerie.games import load, names
from menagerie.terminal.prompt import Left, Prompt, wrapped
from menagerie.text.files import whole_file
from menagerie.text.records import Scribe, line_of
from menagerie.text.speech import Speech

DEFAULT_LEVEL = "novice"

LONGEST_THOUGHT = 2.0
"""Seconds after which a bot makes up its mind."""


def run(given: Namespace, speech: Speech) -> int:
    try:
        game = load(given.game) if given.game else ask_game(speech)
        players = players_of(game, given.players) if given.players or given.game else ask_players(game, speech)
        play(game, players, given, speech)
    except (Left, EOFError, KeyboardInterrupt):
        print(f"\n{speech.say('play-left')}")
    return 0


def play(game: Game[Any], players: int, given: Namespace, speech: Speech) -> None:
    """One game; its record is written when it is over."""
    me = whole_number(given.seat, "--seat", default=0)
    if me >= players:
        raise BadSetup("no-such-seat", seat=me, last=players - 1)
    word = given.seed or fresh_word()
    options, values = options_of(game, given.option), values_of(game, given.deck)
    scribe = Scribe(Match(game, players, options, seed=seed_of(word), values=values))
    prompt = Prompt(scribe, me, opponents(game, players, me, given, speech), Speech(speech.language, game, me))
    if given.record:
        with whole_file(given.record) as file:
            prompt.play()
            file.write(line_of(scribe.record()))
    else:
        prompt.play()
    print(speech.say("cli-seed", {"seed": word}))


def opponents(game: Game[Any], players: int, me: int, given: Namespace, speech: Speech) -> dict[int, Bot]:
    """A bot for every other seat, ready to play."""
    level = given.level or DEFAULT_LEVEL
    with told_if_slow(game, speech):
        get_ready(level, game, players)
    return {seat: bot_of(level, game, seconds=LONGEST_THOUGHT) for seat in range(players) if seat != me}


def ask(question: str) -> str:
    """What the person answers; q, or no answer at all, means to leave."""
    if sys.stdin is None:
        raise Left
    answer = input(f"{question} ").strip()
    if answer.lower() == "q":
        raise Left
    return answer


def ask_game(speech: Speech) -> Game[Any]:
    """Which of the games?"""
    games = [load(name) for name in names()]
    for number, game in enumerate(games, 1):
        told = Speech(speech.language, game)
        title = f"{told.say(f'{game.name}-title')} ({game.seats[0]}–{game.seats[-1]})"
        print(wrapped(f"{number:3}  {told.labelled(title, told.say(f'{game.name}-about'))}"))
    while True:
        answer = ask(speech.say("play-which-game"))
        if answer.isdecimal() and len(answer) < 4 and 1 <= int(answer) <= len(games):
            return games[int(answer) - 1]
        try:
            return load(answer)
        except Problem as problem:
            print(speech.problem(problem))


def ask_players(game: Game[Any], speech: Speech) -> int:
    """How many at the table?"""
    question = speech.say("play-how-many", {"fewest": game.seats[0], "most": game.seats[-1]})
    while True:
        answer = ask(question)
        try:
            return players_of(game, answer or None)
        except Problem as problem:
            print(speech.problem(problem))


PLAY = Command(
    "play",
    (
        Argument("GAME", optional=True),
        Argument("--players", "N"),
        Argument("--level", "LEVEL"),
        Argument("--seat", "P", help="my-seat"),
        Argument("--seed", "S"),
        Argument("--record", "FILE", help="record-played"),
        Argument("--option", "NAME=VALUE", repeated=True),
        Argument("--deck", "FILE"),
    ),
    run,
)
