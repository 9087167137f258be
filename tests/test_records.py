"""Records are written during play, checked when read, and replay to the same result."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from menagerie import BadRecord, Match, Problem, RuleBroken, load
from menagerie.arena.simulate import play_out
from menagerie.bots.random_bot import RandomBot
from menagerie.core.phrases import Event
from menagerie.records.playback import replay, verify
from menagerie.records.record import FORMAT, RecordWriter, line_of, parse, read_records
from tests.positions import tables

seeds = st.binary(min_size=32, max_size=32)

json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 60) | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)


def played(game: Any, players: int, options: Any = None, seed: bytes = bytes(32), legal: bool = False) -> RecordWriter:
    writer = RecordWriter(Match(game, players, options, seed=seed), legal)
    play_out(writer, RandomBot(seed))
    return writer


def without_seed(record: dict[str, Any]) -> dict[str, Any]:
    return {field: value for field, value in record.items() if field != "seed"}


@given(tables(), seeds, st.booleans())
@settings(max_examples=40)
def test_a_record_replays_to_the_same_events_and_result(table: Any, seed: bytes, legal: bool) -> None:
    writer = played(*table, seed=seed, legal=legal)
    record = parse(line_of(writer.record()), "", 1)
    for one in (record, without_seed(record)):
        events: list[Event] = [event for step in replay(one) for event in step]
        assert events == writer.match.events


@pytest.mark.parametrize("name", ["mausen", "mopsen", "awimbawe"])
def test_a_record_has_the_fields_of_the_format_in_their_order(name: str) -> None:
    game = load(name)
    record = played(game, game.seats[-1]).record()
    assert list(record) == ["format", "game", "players", "options", "seed", "log", "result"]
    assert record["format"] == FORMAT == "menagerie-record/1"
    assert record["options"] == {}
    assert record["seed"] == "00" * 32
    line = line_of(record)
    assert line.endswith("}\n")
    assert line.count("\n") == 1


def test_options_at_their_default_are_left_out() -> None:
    game = load("mausen")
    record = played(game, 3, {"ties": "next", "open_scores": True}).record()
    assert record["options"] == {"open_scores": True}


def test_simultaneous_choices_are_recorded_in_seat_order() -> None:
    writer = RecordWriter(Match(load("mausen"), 3))
    for seat, action in ((2, 0), (0, 1), (1, 2)):
        writer.act(seat, action)
    assert [entry["seat"] for entry in writer.log] == [0, 1, 2]


def test_a_refused_move_is_not_recorded() -> None:
    writer = RecordWriter(Match(load("mausen"), 3))
    writer.act(0, 1)
    with pytest.raises(Problem):
        writer.act(0, 2)
    assert writer.length == 1


def speak(problem: Problem) -> None:
    """Every problem has its sentence."""
    assert str(problem)


def test_the_order_of_a_dealt_hand_does_not_matter() -> None:
    turned = tampered(GOOD, lambda r: [hand.reverse() for hand in r["log"][0]["deal"]["hands"]])
    verify(turned)
    verify(without_seed(turned))


def tampered(record: dict[str, Any], change: Any) -> dict[str, Any]:
    twin = copy.deepcopy(record)
    change(twin)
    return twin


GOOD = played(load("mopsen"), 3, legal=True).record()
DECISION = next(i for i, entry in enumerate(GOOD["log"]) if "legal" in entry)

CHANGES: dict[str, tuple[Any, str]] = {
    "an illegal move": (lambda r: r["log"][DECISION].update(move="R99"), "record-illegal-move"),
    "another seat": (lambda r: r["log"][DECISION].update(seat=7), "record-not-the-turn"),
    "a wrong legal set": (lambda r: r["log"][DECISION]["legal"].append("pass"), "record-legal-differs"),
    "a deal that the seed does not give": (
        lambda r: r["log"][0]["deal"]["stock"].reverse(),
        "record-entry-differs",
    ),
    "a log cut short": (lambda r: r["log"].__delitem__(slice(30, None)), "record-ends-early"),
    "a log that goes on": (lambda r: r["log"].append({"seat": 0, "move": "R1"}), "record-after-end"),
    "a wrong result": (lambda r: r["result"]["points"].__setitem__(0, 99), "record-result-differs"),
    "a missing last entry": (lambda r: r["log"].pop(), "record-entry-missing"),
    "two entries swapped": (lambda r: r["log"].insert(0, r["log"].pop(1)), "record-entry-differs"),
    "another seed": (lambda r: r.update(seed="11" * 32), "record-entry-differs"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_changed_record_is_refused_at_the_changed_entry(name: str) -> None:
    change, message = CHANGES[name]
    verify(GOOD)
    with pytest.raises(RuleBroken) as caught:
        verify(tampered(GOOD, change))
    assert caught.value.message == message
    assert isinstance(caught.value.facts["entry"], int)
    assert str(caught.value)


@given(st.integers(0, len(GOOD["log"]) - 1), json_values)
@settings(max_examples=150)
def test_any_entry_anywhere_is_accepted_or_refused_without_a_crash(index: int, entry: Any) -> None:
    for record in (GOOD, without_seed(GOOD)):
        changed = tampered(record, lambda r: r["log"].__setitem__(index, entry))
        try:
            verify(parse(line_of(changed), "file", 1))
        except (BadRecord, RuleBroken) as problem:
            speak(problem)


@given(st.dictionaries(st.sampled_from([*GOOD, "more"]), json_values))
@settings(max_examples=150)
def test_any_fields_are_accepted_or_refused_without_a_crash(fields: dict[str, Any]) -> None:
    try:
        verify(parse(json.dumps({**GOOD, **fields}) + "\n", "file", 1))
    except (BadRecord, RuleBroken) as problem:
        speak(problem)


@pytest.mark.parametrize("name", ["mopsen", "awimbawe"])
@given(deal=st.dictionaries(st.sampled_from(["hands", "piles", "stock", "order", "dealer", "leader"]), json_values))
def test_any_deal_is_accepted_or_refused_without_a_crash(name: str, deal: dict[str, Any]) -> None:
    game = load(name)
    record = without_seed(played(game, 3).record())
    record["log"][0]["deal"].update(deal)
    try:
        verify(parse(line_of(record), "file", 1))
    except (BadRecord, RuleBroken) as problem:
        speak(problem)


@given(st.binary(max_size=200))
def test_random_bytes_are_refused_without_a_crash(content: bytes) -> None:
    with NamedTemporaryFile() as file:
        file.write(content)
        file.flush()
        with pytest.raises(BadRecord):
            list(read_records(file.name))


def test_a_file_of_many_games_is_read_line_by_line(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(line_of(GOOD) + "\n" + line_of(GOOD))
    assert [line for line, _ in read_records(path)] == [1, 3]
