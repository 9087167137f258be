"""``menagerie simulate``: play many random games, and count or record them."""

from __future__ import annotations

from argparse import Namespace

from menagerie.arena.simulate import Run, Totals, recorded, simulate, warmed_up
from menagerie.cli.arguments import Argument, Command, game_of, options_of, values_of, whole_number
from menagerie.cli.progress import note_if_slow, progress_bar
from menagerie.cli.tables import aligned, number, percent, rate
from menagerie.core.chance import fresh_word, seed_of
from menagerie.core.errors import BadSetup
from menagerie.core.files import whole_file
from menagerie.engine import is_compiled_ahead
from menagerie.i18n.translator import Translator
from menagerie.records.record import line_of


def run(given: Namespace, translator: Translator) -> int:
    given.seed = given.seed or fresh_word()
    asked = asked_for(given)
    translator = Translator(translator.language, asked.game)
    if given.legal and not given.record:
        raise BadSetup("cli-legal-without-record")
    totals = write(asked, given, translator) if given.record else count(asked, translator)
    print(report(asked, totals, translator))
    print(translator.say("cli-seed", {"seed": given.seed}))
    return 0


def asked_for(given: Namespace, default: int = 1000) -> Run:
    """Return the run that the arguments describe, with a default number of games."""
    game = game_of(given.game)
    players = game.players_in(given.players)
    options, values = options_of(game, given.option), values_of(game, given.deck)
    game.start(players, options, values)
    games = whole_number(given.games, "--games", default=default, lowest=1)
    return Run(game, players, games, seed_of(given.seed), options, values)


def count(asked: Run, translator: Translator) -> Totals:
    with note_if_slow(asked.game, translator, ahead=is_compiled_ahead(asked.game, bulk=True)):
        start = warmed_up(asked)
    with progress_bar(asked.games, translator) as progress:
        return simulate(asked, start, progress)


def write(asked: Run, given: Namespace, translator: Translator) -> Totals:
    totals = Totals.none(asked.players)
    with whole_file(given.record) as file, progress_bar(asked.games, translator) as progress:
        for record in recorded(asked, totals, given.legal):
            file.write(line_of(record))
            progress(1)
    return totals


def report(asked: Run, totals: Totals, translator: Translator) -> str:
    """Return a table of points and wins by seat, and the number of decisions per second."""
    head = [translator.say(f"cli-column-{name}") for name in ("seat", "points", "mean", "wins", "share")]
    rows = [head]
    for seat, (points, wins) in enumerate(zip(totals.points, totals.wins, strict=True)):
        mean, share = points / asked.games, wins / asked.games
        cells = [
            number(points, translator),
            number(mean, translator, 2),
            number(wins, translator),
            percent(share, translator),
        ]
        rows.append([translator.seat(seat), *cells])
    facts = {
        "game": translator.say(f"{asked.game.name}-title"),
        "players": asked.players,
        "games": asked.games,
        "decisions": totals.decisions,
        "seconds": number(totals.seconds, translator, 2),
        "rate": rate(totals.decisions / max(totals.seconds, 1e-9), translator),
    }
    return "\n".join([translator.say("cli-simulated", facts), aligned(rows), translator.say("cli-decisions", facts)])


SIMULATE = Command(
    "simulate",
    "study",
    (
        Argument("GAME"),
        Argument("--players", "N"),
        Argument("--games", "K"),
        Argument("--seed", "S"),
        Argument("--record", "FILE"),
        Argument("--legal"),
        Argument("--option", "NAME=VALUE", repeated=True),
        Argument("--deck", "FILE"),
    ),
    run,
)
