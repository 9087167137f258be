"""``menagerie review``: review finished games, as text, JSON or a chart."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

from menagerie.arena.plot import check_plot
from menagerie.cli.arguments import Argument, Command, required, seat_of, whole_number
from menagerie.cli.progress import note_if_slow, progress_bar
from menagerie.cli.replay import find
from menagerie.cli.review_chart import draw_chart
from menagerie.cli.tables import aligned, percent
from menagerie.cli.verify import deck_of
from menagerie.core.errors import BadRecord, RuleBroken
from menagerie.core.files import whole_file
from menagerie.engine import is_compiled_ahead
from menagerie.games import load
from menagerie.i18n.review_text import PARTS, decision_text, in_words, mark_text, reason_sentences
from menagerie.i18n.translator import Translator
from menagerie.records.playback import placed, verify
from menagerie.records.record import read_records
from menagerie.records.replay import Replay, replay_of_record
from menagerie.review import Review, review
from menagerie.review.review import ReviewedDecision


def run(given: Namespace, translator: Translator) -> int:
    path = required(given.file, "FILE")
    if given.plot:
        check_plot(given.plot)
    for count, (line, record) in enumerate(records_of(path, given.game, bool(given.plot))):
        try:
            values = deck_of(record, given.deck)
            verify(record, values)
            seat = None if given.seat is None else seat_of(given.seat, record["players"])
            found = reviewed(record, values, translator)
        except (BadRecord, RuleBroken) as problem:
            print(f"menagerie: {placed(problem, path, line, translator)}", file=sys.stderr)
            return 2
        if given.plot:
            with whole_file(given.plot) as file:
                file.write(draw_chart(found, Translator(translator.language, load(found.game))))
        if given.json:
            print(json.dumps(found.as_json(), ensure_ascii=False, separators=(",", ":")), flush=True)
        else:
            print(
                "\n" * (count > 0) + report_text(found, replay_of_record(record, values), seat, translator.language),
                flush=True,
            )
    return 0


def records_of(path: str, game: str | None, plotted: bool) -> Iterator[tuple[int, dict[str, Any]]]:
    """Return the records to review, with their lines: one game, or all of the file. A chart shows one game."""
    if game is None and not plotted:
        return read_records(path)
    return iter([find(path, whole_number(game, "--game", default=1, lowest=1))])


def reviewed(record: dict[str, Any], values: tuple[int, ...], translator: Translator) -> Review:
    game, decisions = load(record["game"]), sum("move" in entry for entry in record["log"])
    with (
        note_if_slow(game, translator, ahead=is_compiled_ahead(game)),
        progress_bar(decisions, translator, unit="cli-unit-decisions") as progress,
    ):
        return review(record, values, progress=progress)


def report_text(found: Review, replay: Replay, seat: int | None, language: str) -> str:
    """Return the ledger of all seats, the turning points, and the marked decisions of all seats or one."""
    translator = Translator(language, load(found.game))
    say = translator.say
    title = say("cli-replay-title", {"game": say(f"{found.game}-title"), "players": found.players})
    mine = [decision for decision in found.decisions if seat in (None, decision.seat)]
    marked = [line for decision in mine if decision.mark for line in marked_lines(decision, replay, translator)]
    turning = [turning_line(decision, replay, translator) for decision in found.turning_points]
    return "\n".join(
        [
            translator.labelled(say("review-title"), title),
            "",
            aligned(ledger_rows(found, translator)),
            "",
            translator.labelled(say("review-turning-points"), "").rstrip(),
            *turning,
            "",
            translator.labelled(say("review-marked"), "").rstrip(),
            *(marked or [say("review-nothing-marked")]),
            "",
            say("review-explained"),
        ]
    )


def ledger_rows(found: Review, translator: Translator) -> list[list[str]]:
    rows = [["", *map(translator.say, PARTS.values())]]
    for ledger in found.seats:
        rows.append([translator.seat(ledger.seat), *(percent(getattr(ledger, part), translator) for part in PARTS)])
    return rows


def turning_line(decision: ReviewedDecision, replay: Replay, translator: Translator) -> str:
    swing = ("+" if decision.swing > 0 else "") + percent(decision.swing, translator)
    words = in_words(decision.as_json(), replay.move_phrase, translator)
    return f"  {decision_text(words, translator)}; {translator.say('review-swing', {'swing': swing})}"


def marked_lines(decision: ReviewedDecision, replay: Replay, translator: Translator) -> Iterator[str]:
    """Yield what a decision gave up, and below it the reasons."""
    words = in_words(decision.as_json(), replay.move_phrase, translator)
    yield f"  {mark_text(words, translator)}"
    for sentence in reason_sentences(words, translator):
        yield f"    {sentence}"


REVIEW = Command(
    "review",
    "records",
    (
        Argument("FILE"),
        Argument("--game", "K", help="review-game"),
        Argument("--seat", "P", help="review-seat"),
        Argument("--deck", "FILE"),
        Argument("--json"),
        Argument("--plot", "FILE.svg"),
    ),
    run,
)
