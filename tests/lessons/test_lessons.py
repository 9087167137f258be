"""Every lesson can be played as it says, in every language, and after any other move the learner is taken back."""

from __future__ import annotations

import pytest

from menagerie import load
from menagerie.core.guide import Guide, guide_for
from menagerie.core.lesson import LEARNER
from menagerie.i18n.lesson_text import lesson_sentence, lesson_summary, lesson_title
from menagerie.i18n.translator import LANGUAGES, Translator
from tests.positions import GAMES

LESSONS = [(game, lesson.name) for game in GAMES for lesson in load(game).lessons]

WORDS_A_MINUTE = 200
SECONDS_TO_ACT = 3
LONGEST = 180
"""Seconds that a lesson may take."""


def guide_of(game: str, lesson: str) -> Guide:
    return guide_for(load(game), lesson)


def seconds_for(game: str, lesson: str, language: str) -> float:
    """Return about how long a lesson takes: to read it, to act, and to close the end of each trick or hunt."""
    guide, translator = guide_of(game, lesson), Translator(language, load(game), LEARNER)
    match, texts, actions = guide.match(), [], 0
    while not guide.is_done(match):
        if guide.step(match):
            sentence = guide.sentence(match)
            assert sentence
            texts.append(lesson_sentence(sentence, translator))
            actions += 1
        due = guide.next_move(match)
        assert due
        log = match.act_with_states(*due)
        while forced := match.forced():
            log += match.act_with_states(*forced)
        actions += any(event.ends in ("trick", "round") for event in log)
    texts += lesson_summary(guide.message("learnt"), translator)
    words = sum(len(text.split()) for text in texts)
    return words / WORDS_A_MINUTE * 60 + SECONDS_TO_ACT * actions


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_first_and_a_second_lesson(game: str) -> None:
    assert [lesson.name for lesson in load(game).lessons] == ["first", "second"]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_every_move_of_a_lesson_is_legal_and_every_step_asks_the_learner(game: str, lesson: str) -> None:
    guide = guide_of(game, lesson)
    match, asked = guide.match(), []
    while not guide.is_done(match):
        step, due = guide.step(match), guide.next_move(match)
        assert due
        if step:
            asked.append(step.name)
            choice = guide.taught(match)
            assert choice
            assert match.game.notation.move(match.state, LEARNER, choice.action) == step.move
            zones = {zone.name for zone in match.game.table(match.view(LEARNER)).zones}
            facts = {fact.name for fact in match.game.table(match.view(LEARNER)).facts}
            assert {name for name in step.zones if name != "trick"} <= zones | facts | {"hyenas"}
        else:
            assert guide.sentence(match) is None
        assert (due[0] == LEARNER) == (step is not None)
        finished = guide.finishes(match, due)
        match.act(*due)
        while forced := match.forced():
            match.act(*forced)
        assert finished == guide.is_done(match)
    assert asked == [step.name for step in guide.lesson.steps]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_has_all_its_sentences_and_takes_three_minutes_at_most(game: str, lesson: str, language: str) -> None:
    translator, guide = Translator(language, load(game), LEARNER), guide_of(game, lesson)
    for step in guide.lesson.steps:
        assert translator.knows(guide.message(step.name)), step.name
    assert lesson_title(game, lesson, translator)
    assert len(lesson_summary(guide.message("learnt"), translator)) > 1
    assert seconds_for(game, lesson, language) <= LONGEST


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_any_other_move_is_explained_in_every_language(game: str, lesson: str) -> None:
    """The lesson goes on as before when that move is taken back."""
    guide = guide_of(game, lesson)
    match = guide.match()
    translators = [Translator(language, load(game), LEARNER) for language in LANGUAGES]
    explained = 0
    while not guide.is_done(match):
        due = guide.next_move(match)
        assert due
        for action in match.legal(LEARNER) if guide.step(match) else []:
            if action == due[1]:
                continue
            other = guide.match()
            for decided in match.actions[len(other.actions) :]:
                other.act(*decided)
            other.act(LEARNER, action)
            sentence = guide.sentence(other)
            assert sentence
            assert sentence.explains
            assert not guide.is_on_track(other)
            assert guide.next_move(other) is None
            assert guide.step(other) is None
            if explained % 7 == 0:
                assert all(translator.knows(sentence.message) for translator in translators), sentence
                assert all(lesson_sentence(sentence, translator) for translator in translators)
            explained += 1
        match.act(*due)
        while forced := match.forced():
            match.act(*forced)
    assert explained
