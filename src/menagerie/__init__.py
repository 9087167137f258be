"""menagerie: Mausen, Awimbawé and Mopsen, to play, to study and to program.

>>> from menagerie import Match, load
>>> match = Match(load("mausen"), players=3, seed=bytes(32))
>>> match.actors
(0, 1, 2)
"""

from collections.abc import Mapping

from menagerie.core import errors
from menagerie.core.errors import BadRecord, BadSetup, IllegalMove, NotYourTurn, Problem, Refused, RuleBroken
from menagerie.core.game import Game, View
from menagerie.core.match import Match
from menagerie.games import load, names

__all__ = [
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalMove",
    "Match",
    "NotYourTurn",
    "Problem",
    "Refused",
    "RuleBroken",
    "View",
    "load",
    "names",
]


def _in_english(message: str, facts: Mapping[str, object]) -> str:
    from menagerie.i18n.translator import FALLBACK, Translator

    return Translator(FALLBACK).problem(Problem(message, **facts))


errors.format_problem = _in_english
