"""Playback of records: replay every entry and raise RuleBroken where the record differs from the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from menagerie.core.errors import BadRecord, BadSetup, IllegalMove, Problem, RuleBroken
from menagerie.core.game import Entry, Game
from menagerie.core.match import Chance, Match, seeded
from menagerie.core.phrases import Event
from menagerie.core.state import State
from menagerie.games import load, names
from menagerie.i18n.translator import Translator
from menagerie.records.record import RecordWriter, legal_moves


def replay(record: dict[str, Any], values: tuple[int, ...] = ()) -> Iterator[list[Event]]:
    """Return the events of each decision, with the chance after it; the first item has the events before any
    decision."""
    return _followed(RecordWriter(match_of(record, values)), record)


def play_record(record: dict[str, Any], values: tuple[int, ...] = ()) -> RecordWriter:
    """Play a record to its end; raise RuleBroken at the first entry that differs from the rules (or the seed)."""
    writer = RecordWriter(match_of(record, values))
    for _ in _followed(writer, record):
        pass
    return writer


def match_after(record: dict[str, Any], decisions: int, values: tuple[int, ...] = ()) -> Match[Any]:
    """Return the match of a record after this many decisions; raise RuleBroken if an earlier entry differs from the
    rules."""
    return _begun(record, decisions, values).match


def beginning(record: dict[str, Any], decisions: int) -> list[Entry]:
    """Return the log of a record until this many decisions have been made, with the chance after the last one; raise
    RuleBroken if an entry differs from the rules."""
    return list(record["log"][: _begun(record, decisions, ()).length])


def _begun(record: dict[str, Any], decisions: int, values: tuple[int, ...]) -> RecordWriter:
    writer = RecordWriter(match_of(record, values))
    for index, entry in enumerate(record["log"]):
        if index < writer.length:
            _compare(index, writer.log[index], entry)
        elif decisions:
            _decide(writer, index, entry)
            decisions -= 1
        else:
            break
    return writer


def chance_after(log: list[Entry], seed: bytes) -> Chance:
    """Return a chance that first decides as in the beginning of a log, and then by a seed."""
    first, then = _recorded(log), seeded(seed)
    count = sum("deal" in entry or "chance" in entry for entry in log)
    return lambda game, state, k: (first if k < count else then)(game, state, k)


def verify(record: dict[str, Any], values: tuple[int, ...] = ()) -> None:
    """Raise RuleBroken if a record differs from the rules (or the seed)."""
    play_record(record, values)


def placed(problem: Problem, file: str, line: int, translator: Translator) -> str:
    """Return the file, the line, the log entry, and the problem there."""
    entry = problem.facts.get("entry")
    facts = {"file": file, "line": line, "problem": translator.problem(problem)}
    if entry is None:
        return translator.say("cli-at-line", facts)
    return translator.say("cli-at-entry", {**facts, "entry": str(entry)})


def _followed(writer: RecordWriter, record: dict[str, Any]) -> Iterator[list[Event]]:
    yield writer.match.events[:]
    for index, entry in enumerate(record["log"]):
        if index < writer.length:
            _compare(index, writer.log[index], entry)
        else:
            yield _decide(writer, index, entry)
    _check_end(writer, record)


def match_of(record: dict[str, Any], values: tuple[int, ...] = ()) -> Match[Any]:
    """Return the match of a record before its first decision; chance follows the seed or the record."""
    if record["game"] not in names():
        raise BadRecord("unknown-game", game=record["game"], known=", ".join(names()))
    game = load(record["game"])
    try:
        if "seed" in record:
            return Match(game, record["players"], record["options"], seed=bytes.fromhex(record["seed"]), values=values)
        return Match(game, record["players"], record["options"], chance=_recorded(record["log"]), values=values)
    except BadSetup as problem:
        facts = problem.facts
        if "value" in facts:
            facts = {**facts, "value": _text(record["options"][facts["option"]])}
        raise BadRecord(problem.message, **facts) from None


def _recorded(log: list[Entry]) -> Chance:
    """Return a chance that decides as the record says."""
    decided = [(index, entry) for index, entry in enumerate(log) if "deal" in entry or "chance" in entry]

    def decide(game: Game[Any], state: State, k: int) -> list[int]:
        if k >= len(decided):
            raise RuleBroken("record-chance-missing", entry=len(log))
        index, entry = decided[k]
        try:
            return game.notation.outcome(state, entry)
        except (BadRecord, RuleBroken) as problem:
            problem.facts["entry"] = index
            raise

    return decide


def _compare(index: int, right: Entry, found: Entry) -> None:
    if _text(_in_order(right)) != _text(_in_order(found)):
        raise RuleBroken("record-entry-differs", entry=index, found=_text(found), right=_text(right))


def _in_order(entry: Entry) -> Entry:
    """Return the entry with each dealt hand sorted, since a hand is a set."""
    hands = entry.get("deal", {}).get("hands")
    if not isinstance(hands, list) or not all(isinstance(hand, list) for hand in hands):
        return entry
    return {**entry, "deal": {**entry["deal"], "hands": [sorted(hand, key=str) for hand in hands]}}


def _decide(writer: RecordWriter, index: int, entry: Entry) -> list[Event]:
    match = writer.match
    if match.over:
        raise RuleBroken("record-after-end", entry=index, found=_text(entry))
    seat = match.actors[0]
    if entry.get("seat") != seat:
        raise RuleBroken("record-not-the-turn", entry=index, found=_text(entry), seat=seat)
    moves = legal_moves(match.game, match.state, seat)
    if "legal" in entry and not match.game.notation.lists_legal(match.state):
        raise RuleBroken("record-legal-unwanted", entry=index, move=entry["move"])
    if "legal" in entry and entry["legal"] != moves:
        raise RuleBroken("record-legal-differs", entry=index, found=_text(entry["legal"]), right=_text(moves))
    try:
        return writer.act(seat, match.action_of(seat, entry["move"]))
    except IllegalMove:
        legal = ", ".join(moves)
        raise RuleBroken("record-illegal-move", entry=index, seat=seat, move=entry["move"], legal=legal) from None


def _check_end(writer: RecordWriter, record: dict[str, Any]) -> None:
    match, end = writer.match, len(record["log"])
    if not match.over:
        raise RuleBroken("record-ends-early", entry=end, seat=match.actors[0])
    if end < writer.length:
        raise RuleBroken("record-entry-missing", entry=end, right=_text(writer.log[end]))
    result = {"points": match.points, "winners": match.winners}
    if _text(record["result"]) != _text(result):
        raise RuleBroken("record-result-differs", entry=end, found=_text(record["result"]), right=_text(result))


def _text(value: object) -> str:
    """Return a value as JSON, equal only for equal values: 1 is neither 1.0 nor true."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
