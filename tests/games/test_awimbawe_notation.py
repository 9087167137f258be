"""Awimbawé in records and in words: moves, deals, draws, sentences."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from menagerie.core.errors import BadRecord, Problem, RuleBroken
from menagerie.core.game import CHANCE
from menagerie.core.match import Match
from menagerie.core.phrases import Event, Phrase
from menagerie.core.state import copy_of
from menagerie.games.awimbawe import GAME
from menagerie.games.awimbawe.cards import CARD_OF, CODES
from menagerie.games.awimbawe.events import (
    EVENTS,
    PHRASES,
    AwimbaweDealt,
    AwimbawePlayed,
    HandBlocked,
    PushFaceDown,
    TurnedUp,
)
from menagerie.games.awimbawe.rules import ACTIONS
from menagerie.games.awimbawe.state import AwimbaweState
from menagerie.i18n.translator import LANGUAGES, Translator, tags_of
from tests.games.awimbawe_positions import deal, events_of, play, position

Json = Any


def test_every_action_has_a_move_of_its_own() -> None:
    state = position("S1", "S4")
    written = [GAME.notation.move(state, 0, action) for action in range(ACTIONS)]
    assert len(set(written)) == GAME.actions == 136
    assert (written[0], written[33], written[39]) == ("S1", "X6", "A12")
    assert written[40:52] == [
        *(f"colour {c}" for c in "SDMFI"),
        "fight",
        "flee",
        "pass",
        *(f"lead {s}" for s in range(4)),
    ]
    assert written[52:57] == [*(f"block {s} hand" for s in range(4)), "block 0 pile 0"]
    assert (written[71], written[72], written[73], written[135]) == (
        "block 3 pile 3",
        "push 0 0 0",
        "push 0 0 1",
        "push 3 3 3",
    )


def test_a_face_down_card_is_pushed_in_words_without_its_name() -> None:
    state = position("S2 D1 D4", "S6 | -F1 F2")
    play(state, "S2")
    pushes = [GAME.notation.phrase(state, 0, action) for action in GAME.legal(state, 0)]
    assert PushFaceDown(1, 0, 1) in pushes


def test_every_list_of_moves_is_short_enough_for_a_record() -> None:
    assert GAME.notation.lists_legal(position("S1", "S4"))


# Deals and draws


def dealt_entry(players: int) -> tuple[AwimbaweState, dict[str, Any]]:
    """A state in which a deal is due, and a right deal for it."""
    before = GAME.start(players)
    after = copy_of(before)
    (event,) = events_of(deal(after), AwimbaweDealt)
    entry = GAME.notation.entry(event)
    assert entry is not None
    return before, entry


@pytest.mark.rule("AWI-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_is_read_as_it_was_written(players: int) -> None:
    before, entry = dealt_entry(players)
    assert list(entry["deal"]) == ["hands", "piles", "leader"]
    again = copy_of(before)
    log: list[Event] = []
    GAME.rules.apply_chance(again, GAME.notation.outcome(before, entry), log)
    (event,) = events_of(log, AwimbaweDealt)
    assert GAME.notation.entry(event) == entry


def test_a_deal_is_written_bottom_first_and_hands_ascend() -> None:
    state = GAME.start(2)
    (event,) = events_of(deal(state, "A7 S1 D4 F6 S2 M3 | -S4/F1 -F2/D1 -S3/M1 -M4/F4"), AwimbaweDealt)
    entry = GAME.notation.entry(event)
    assert entry is not None
    assert entry["deal"]["hands"][0] == ["S1", "S2", "D4", "M3", "F6", "A7"]
    assert entry["deal"]["piles"][0] == [["S4", "F1"], ["F2", "D1"], ["S3", "M1"], ["M4", "F4"]]


def change(entry: dict[str, Any], *path: object, to: object) -> dict[str, Any]:
    """The entry with another value somewhere."""
    copied: dict[str, Any] = {"deal": {**entry["deal"]}}
    copied["deal"] = _changed(copied["deal"], path, to)
    return copied


def _changed(value: Any, path: tuple[object, ...], to: object) -> Any:
    if not path:
        return to
    copied: Any = dict(value) if isinstance(value, dict) else list(value)
    copied[path[0]] = _changed(value[path[0]], path[1:], to)
    return copied


@pytest.mark.parametrize(
    ("path", "to"),
    [
        ((), None),
        ((), {"hands": []}),
        (("hands",), None),
        (("hands",), [[]]),
        (("hands", 0), "S1"),
        (("hands", 0, 0), 7),
        (("piles",), [[], [], []]),
        (("piles", 1), [["S1", "S2"]]),
        (("piles", 1, 0), ["S1"]),
        (("piles", 1, 0), None),
        (("leader",), "0"),
        (("leader",), True),
    ],
)
def test_a_deal_of_another_shape_is_refused(path: tuple[object, ...], to: object) -> None:
    before, entry = dealt_entry(2)
    with pytest.raises(BadRecord) as refused:
        GAME.notation.outcome(before, change(entry, *path, to=to))
    assert refused.value.message == "entry-malformed"


@pytest.mark.parametrize(
    ("path", "to", "message"),
    [
        (("hands", 0, 0), "Z9", "awimbawe-unknown-card"),
        (("hands", 0, 0), "I1", "awimbawe-deal-foreign-card"),
        (("hands", 0), ["S1"], "awimbawe-deal-hand-size"),
        (("leader",), 5, "awimbawe-deal-leader"),
    ],
)
def test_a_deal_against_the_rules_is_refused(path: tuple[object, ...], to: object, message: str) -> None:
    before, entry = dealt_entry(2)
    with pytest.raises(RuleBroken) as refused:
        GAME.notation.outcome(before, change(entry, *path, to=to))
    assert refused.value.message == message


def test_a_deal_with_a_card_twice_is_refused() -> None:
    before, entry = dealt_entry(2)
    with pytest.raises(RuleBroken) as refused:
        GAME.notation.outcome(before, change(entry, "hands", 0, 0, to=entry["deal"]["hands"][1][0]))
    assert refused.value.message == "awimbawe-deal-card-twice"


@pytest.mark.rule("AWI-8")
def test_in_a_later_deal_the_named_leader_leads() -> None:
    state = position("S1", "S2", won={0: "D1 D2 D3 M1 M2"})
    play(state, "S1", "S2", "lead 1")
    after = copy_of(state)
    (event,) = events_of(deal(after), AwimbaweDealt)
    entry = GAME.notation.entry(event)
    assert entry is not None
    assert entry["deal"]["leader"] == 1
    assert GAME.notation.outcome(state, entry)
    with pytest.raises(RuleBroken):
        GAME.notation.outcome(state, change(entry, "leader", to=0))


@pytest.mark.rule("AWI-22")
def test_a_draw_is_written_as_a_card_of_the_hand() -> None:
    state = position("D5 D1 S1", "M1 M4 F1")
    play(state, "D5", "block 1 hand")
    assert GAME.notation.entry(HandBlocked(0, 1, CARD_OF["M4"])) == {"chance": "M4"}
    assert GAME.notation.outcome(state, {"chance": "M4"}) == [CARD_OF["M4"]]
    for wrong in ("D1", "F2"):
        with pytest.raises(RuleBroken) as refused:
            GAME.notation.outcome(state, {"chance": wrong})
        assert refused.value.message == "awimbawe-draw-not-in-hand"
    for malformed in (None, 4, ["M4"]):
        with pytest.raises(BadRecord):
            GAME.notation.outcome(state, {"chance": malformed})


@pytest.mark.rule("AWI-22")
def test_a_blocked_card_is_not_drawn_again() -> None:
    state = position("D5 D1 S1", "S5 F2 S2", "F1 F4 F6")
    play(state, "D5", "block 2 hand", "draw F4", "S5", "block 2 hand")
    with pytest.raises(RuleBroken):
        GAME.notation.outcome(state, {"chance": "F4"})


def test_other_events_are_not_entries_and_other_entries_not_outcomes() -> None:
    assert GAME.notation.entry(AwimbawePlayed(0, 1)) is None
    assert GAME.notation.entry(HandBlocked(0, 1, None)) is None
    before, entry = dealt_entry(2)
    with pytest.raises(BadRecord):
        GAME.notation.outcome(before, {"chance": "S1"})
    with pytest.raises(BadRecord):
        GAME.notation.outcome(before, {**entry, "seat": 0})
    with pytest.raises(BadRecord):
        GAME.notation.outcome(position("S1", "S4"), entry)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | st.sampled_from(CODES),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["deal", "hands", "piles"]), inner),
    max_leaves=12,
)


@given(st.sampled_from(["deal", "hands", "piles", "leader", "entry"]), json_values, st.sampled_from([2, 3, 4]))
def test_any_entry_of_a_record_is_read_or_refused(part: str, found: Json, players: int) -> None:
    before, entry = dealt_entry(players)
    changed = found if part == "entry" else {"deal": found} if part == "deal" else change(entry, part, to=found)
    facts: dict[str, object] = {}
    try:
        GAME.notation.outcome(before, changed)
    except (BadRecord, RuleBroken) as problem:
        facts = problem.facts
    assert all(isinstance(fact, str | int) for fact in facts.values())


def test_a_game_replays_from_its_entries() -> None:
    match = Match(GAME, 3, seed=bytes(32))
    decided = 0
    while not match.over and decided < 200:
        (seat,) = match.actors
        match.act(seat, match.legal(seat)[-1])
        decided += 1
    entries = [entry for event in match.events if (entry := GAME.notation.entry(event))]
    again = Match(GAME, 3, chance=lambda game, state, k: GAME.notation.outcome(state, entries[k]))  # type: ignore[arg-type]
    for seat, action in match.actions:
        again.act(seat, action)
    assert again.state == match.state
    assert again.events == match.events
    assert GAME.rules.actors(again.state) != CHANCE


# Words

SAMPLES = {"seat": 1, "place": 2, "card": CARD_OF["X6"], "colour": 3, "rival": 2, "": 2}


def sample(kind: type[Phrase]) -> Phrase:
    """A phrase of this kind with something in every field."""
    tags = tags_of(kind)
    facts: dict[str, Any] = {}
    for field in dataclasses.fields(kind):
        tag = tags[field.name]
        if tag.startswith("by-seat"):
            facts[field.name] = ((1, 2), None)
        elif field.name in ("cards", "winners"):
            facts[field.name] = (SAMPLES[tag],)
        else:
            facts[field.name] = SAMPLES[tag]
    return kind(**facts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", [*EVENTS, *PHRASES])
def test_everything_has_a_sentence_in_every_language(language: str, kind: type[Phrase]) -> None:
    for me in (0, 1, None):
        phrase = sample(kind)
        said = Translator(language, GAME, me).phrase(phrase)
        assert said
        assert "{" not in said
        if isinstance(phrase, Event):
            assert Translator(language, GAME, me).phrase(phrase.visible_to(me))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_names_the_own_hand_to_a_seat_and_none_to_a_spectator(language: str) -> None:
    (event,) = events_of(deal(GAME.start(2)), AwimbaweDealt)
    assert isinstance(event, AwimbaweDealt)
    mine, spectators = (Translator(language, GAME, me).phrase(event.visible_to(me)) for me in (1, None))
    names = [
        [str(Translator(language, GAME).value_name("card", card, in_sentence=True)) for card in hand or ()]
        for hand in event.hands
    ]
    assert all(name in mine for name in names[1])
    assert not any(name in mine for name in names[0])
    assert not any(name in spectators for name in names[0] + names[1])
    assert "–" not in mine + spectators
    assert "  " not in mine + spectators


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_own_name(language: str) -> None:
    translator = Translator(language, GAME)
    assert len({translator.value_name("card", card) for card in range(40)}) == 40
    assert len({translator.value_name("colour", colour) for colour in (0, 1, 2, 3, 4, 6)}) == 6
    assert len({translator.value_name("rival", rival) for rival in range(3)}) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_a_table_has_a_name(language: str) -> None:
    translator = Translator(language, GAME)
    for name in ("trick", "hand", "pile", "aside", "won", "hyenas"):
        assert translator.say(f"awimbawe-zone-{name}")
    for name in ("led", "next-leader", "tricks-left", "rival", "rounds-won", "crowns", "team", "lacks"):
        assert translator.say(f"awimbawe-fact-{name}")
    for name in ("lead", "follow", "colour", "eagle", "rhino", "cheetah", "snake", "next-leader"):
        assert translator.say(f"awimbawe-question-{name}")
    assert len({translator.say("awimbawe-worth", {"worth": crowns}) for crowns in range(-9, 10)}) == 19
    for name in ("blocked", "fled"):
        assert translator.say(f"awimbawe-mark-{name}")
    for name in ("title", "about", "option-youngest", "values"):
        assert translator.say(f"awimbawe-{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence(language: str) -> None:
    problems: list[Problem] = [
        RuleBroken("awimbawe-crowns-total", file="x.json", players=2, total=46, expected=45),
        RuleBroken("awimbawe-draw-not-in-hand", card="S1", seat=1),
        RuleBroken("awimbawe-deal-hand-size", seat=1, cards=3, expected=6),
        RuleBroken("awimbawe-unknown-card", card="Z9"),
        RuleBroken("awimbawe-deal-foreign-card", card="I1"),
        RuleBroken("awimbawe-deal-card-twice", card="S1"),
        RuleBroken("awimbawe-deal-leader", leader=1, expected=0),
    ]
    for problem in problems:
        assert Translator(language).problem(problem)


def test_sentences_count_piles_from_1() -> None:
    text = Translator("en", GAME).phrase(TurnedUp(0, 2, CARD_OF["X6"]))
    assert "pile 3" in text
