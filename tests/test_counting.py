"""People count from 1, programs from 0."""

from __future__ import annotations

import json

import pytest

from menagerie import BadSetup, Match, NotYourTurn, load
from menagerie.core.counting import IndexText, parse_number, shown_number, shown_numbers
from menagerie.i18n.translator import LANGUAGES, Translator


def test_shown_and_typed_numbers_are_inverse() -> None:
    assert [parse_number(str(shown_number(index))) for index in range(20)] == list(range(20))
    assert shown_number(0) == 1
    assert parse_number(" 7 ") == 6


@pytest.mark.parametrize("text", ["", "0", "-1", "+1", "1.5", "x", "²", "٣", "9" * 40])
def test_input_that_is_not_a_number_from_1_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a number"):
        parse_number(text)


def test_every_index_in_a_text_is_shown_from_1() -> None:
    assert shown_numbers("2,0,1, …") == "3,1,2, …"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_counts_seats_from_1_and_its_facts_from_0(language: str) -> None:
    match = Match(load("mausen"), 3)
    match.play(2, "E4")
    with pytest.raises(NotYourTurn) as caught:
        match.check_turn(2)
    assert caught.value.facts == {"seat": 2, "waiting": "0, 1"}
    sentence = Translator(language).problem(caught.value)
    assert "3" in sentence
    assert "1, 2" in sentence
    assert "0" not in sentence


def test_a_typed_seat_order_counts_from_1_and_a_given_one_from_0() -> None:
    (option,) = load("awimbawe").options
    assert option.typed("3,1,2") == [2, 0, 1]
    assert option.read("2,0,1") == [2, 0, 1]
    with pytest.raises(BadSetup, match=r"“3,3,3”.* 1,3,2") as caught:
        Match(load("awimbawe"), 3, {"youngest": [2, 2, 2]})
    assert caught.value.facts["value"] == "2,2,2"
    assert json.dumps(IndexText("2,0")) == '"2,0"'
