"""``menagerie train``: let a network learn a game by playing against itself."""

from __future__ import annotations

from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from menagerie.cli.arguments import Argument, Command, game_of, positive_number
from menagerie.cli.progress import note_if_slow
from menagerie.cli.tables import number, percent
from menagerie.core.chance import seed_of
from menagerie.core.errors import BadSetup
from menagerie.i18n.translator import Translator

DEFAULT_HOURS = 2.0
LONGEST_SEED = 10
"""Seeds with fewer digits than this are used as they are."""


def run(given: Namespace, translator: Translator) -> int:
    game = game_of(given.game)
    hours = positive_number(given.hours, "--hours", default=DEFAULT_HOURS)
    if find_spec("torch") is None:
        raise BadSetup("extra-missing", argument="train", extra="train")
    from menagerie.training.export import export
    from menagerie.training.run import TrainingRun, default_folder

    folder = Path(given.run) if given.run else default_folder(game)
    with note_if_slow(game, translator):
        training = TrainingRun(game, folder, number_of(given.seed or "1"))
    with training:
        print(translator.say("train-begun", {"folder": str(folder), "updates": training.learner.updates}), flush=True)
        training.train(hours, report=lambda line: print(line_text(line, translator), flush=True))
        if given.export:
            print(translator.say("train-exported", {"file": str(export(training, Path(given.export)))}))
    return 0


def number_of(seed: str) -> int:
    """Return a seed as a number: itself, or a number made from a word."""
    return int(seed) if seed.isdecimal() and len(seed) < LONGEST_SEED else int.from_bytes(seed_of(seed)[:4])


def line_text(line: dict[str, Any], translator: Translator) -> str:
    """Return a line of the learning curve in words: the share of the victories against each level, by players."""
    shares = [
        f"{level} {players}: {percent(mean, translator)} ± {percent(margin, translator)}"
        for level in ("novice", "strong")
        for players, (mean, margin) in line.get(level, {}).items()
    ]
    facts = {"hours": number(line["hours"], translator, 2), "decisions": number(line["decisions"], translator)}
    return translator.say("train-line", {**facts, "shares": ", ".join(shares)})


TRAIN = Command(
    "train",
    "study",
    (
        Argument("GAME"),
        Argument("--hours", "H"),
        Argument("--run", "DIR"),
        Argument("--seed", "S", help="train-seed"),
        Argument("--export", "DIR"),
    ),
    run,
)
