"""Replays: numbered frames, which show no more than the viewpoint may see, and the pages around them."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import pairwise
from typing import Any

import pytest

from menagerie import Match, load
from menagerie.bots.random_bot import RandomBot
from menagerie.core.phrases import GameEnded, RoundEnded
from menagerie.core.table import Table
from menagerie.i18n.translator import LANGUAGES
from menagerie.records.replay import Replay, ReplayViewpoint, replay_of
from menagerie.web import replay_page, upload_page
from menagerie.web.board_renderer import Occupant
from menagerie.web.layout import Reader
from menagerie.web.replay_page import ShownFrame
from tests.positions import GAMES, TABLES

FEWEST = [(name, load(name).seats[0]) for name in GAMES]
SEED = bytes(range(32))


@cache
def played(name: str, players: int) -> Match[Any]:
    match, bot = Match(load(name), players, seed=SEED), RandomBot(SEED[:16])
    while not match.over:
        seat = match.actors[-1]
        match.act(seat, bot.choose(match.view(seat), match.legal(seat)))
    return match


@cache
def replay(name: str, players: int) -> Replay:
    return replay_of(Match(load(name), players, seed=SEED), played(name, players).actions)


def showing(name: str, players: int, at: int, viewpoint: ReplayViewpoint = "open", language: str = "en") -> ShownFrame:
    names = tuple(Occupant(f"<{letter}>") for letter in "ABCDEF"[:players])
    return ShownFrame("some-id", replay(name, players), at, viewpoint, names, language, "/record", promised=True)


def hands(table: Table) -> list[list[int | None]]:
    return [[shown.card for shown in zone.cards] for zone in table.zones if zone.name == "hand"]


def codes(html: str) -> set[str]:
    """The cards that are in a page, seen or not."""
    return set(re.findall(r'data-card="([^"]+)"', html))


# Frames --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_event_has_a_frame_in_order(name: str, players: int) -> None:
    match, watched = played(name, players), replay(name, players)
    assert watched.events == tuple(match.events)
    assert watched.frames[-1].state == match.state
    told = [frame.event_count for frame in watched.frames]
    assert told == sorted(told)
    assert told[0] == len(Match(match.game, players, seed=SEED).events)
    assert told[-1] == len(watched.events)
    assert all(after - before in (0, 1) for before, after in pairwise(told))
    later = [at for at in watched.shown_at if at]
    assert later == sorted(set(later)), "no two events share a frame, but those before the first decision"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_step_shows_something_new(name: str, players: int) -> None:
    watched = replay(name, players)
    for at in range(watched.last):
        same_event = watched.frames[at].event_count == watched.frames[at + 1].event_count
        assert not same_event or watched.table(at, "open") != watched.table(at + 1, "open")


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_points_and_the_winners_are_those_of_the_match(name: str, players: int) -> None:
    match, watched = played(name, players), replay(name, players)
    assert watched.winners == tuple(match.winners)
    assert watched.points(watched.last, "open") == tuple(match.points)
    rounds = [event for event in match.events if isinstance(event, RoundEnded)]
    assert watched.rounds(watched.last) == tuple(event.points for event in rounds)
    assert watched.rounds(0) == ()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_open_viewpoint_sees_every_hand_and_has_nothing_to_decide(name: str, players: int) -> None:
    watched = replay(name, players)
    for at, frame in enumerate(watched.frames):
        table = watched.table(at, "open")
        assert all(card is not None for hand in hands(table) for card in hand)
        assert (table.question, table.choices, table.barred) == (None, (), ())
        own = [watched.game.table(watched.game.view(frame.state, seat)) for seat in range(players)]
        for seat, seen in enumerate(own):
            mine = [zone for zone in seen.zones if zone.seat == seat and zone.name == "hand"]
            assert mine == [zone for zone in table.zones if zone.seat == seat and zone.name == "hand"]


@pytest.mark.parametrize(("name", "players"), FEWEST)
def test_a_viewpoint_sees_what_a_view_shows(name: str, players: int) -> None:
    watched = replay(name, players)
    for at in range(0, watched.last, 3):
        for viewpoint, seat in [("public", None), *((seat, seat) for seat in range(players))]:
            seen = watched.game.table(watched.game.view(watched.frames[at].state, seat))
            table = watched.table(at, viewpoint)
            assert (table.zones, table.facts) == (seen.zones, seen.facts)
            assert (table.question, table.choices, table.barred) == (None, (), ())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_rounds_and_tricks_are_counted_on(name: str, players: int) -> None:
    watched = replay(name, players)
    assert watched.chapters == tuple(sorted(watched.chapters))
    rounds = max(1, sum(isinstance(event, RoundEnded) for event in watched.events))
    assert watched.chapters[-1][0] == rounds
    assert isinstance(watched.events[-1], GameEnded) or name == "top"
    for before, after in pairwise(watched.chapters):
        assert after in (before, (before[0], before[1] + 1), (before[0] + 1, 0), (before[0] + 1, 1))


def test_a_hunt_is_a_turn_and_ends_when_the_next_card_is_laid() -> None:
    watched = replay("mausen", 3)
    assert watched.chapters[-1] == (1, 16)
    assert watched.chapters[0] == (1, 1)


# Pages --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), FEWEST)
def test_a_page_contains_no_card_that_its_viewpoint_cannot_see(name: str, players: int) -> None:
    watched = replay(name, players)
    for at in range(0, watched.last + 1, 5):
        for viewpoint in ("open", "public", *range(players)):
            zones = watched.table(at, viewpoint).zones
            seen = {
                watched.game.notation.code("card", s.card) for zone in zones for s in zone.cards if s.card is not None
            }
            assert codes(replay_page.main_of(showing(name, players, at, viewpoint))) == seen


@pytest.mark.parametrize(("name", "players"), FEWEST)
def test_sentences_say_no_more_than_the_viewpoint_may_know(name: str, players: int) -> None:
    watched = replay(name, players)
    for viewpoint in ("open", "public", 0):
        page = replay_page.page(Reader("en"), showing(name, players, watched.last, viewpoint))
        translator = showing(name, players, 0, viewpoint).translator
        for number, event in enumerate(watched.events):
            heard = event if viewpoint == "open" else event.visible_to(0 if viewpoint == 0 else None)
            assert watched.event_for(number, viewpoint) == heard
            assert str(replay_page.escape(translator.phrase(heard))) in page


def test_links_lead_on_and_end_where_the_game_ends() -> None:
    last = replay("mausen", 3).last
    first, middle, end = (replay_page.main_of(showing("mausen", 3, at, 1)) for at in (0, 7, last))
    assert 'rel="prev"' not in first
    assert 'rel="next"' not in end
    assert re.search(r'href="/replay/some-id/6\?eyes=1"[^>]* rel="prev"', middle)
    assert re.search(r'href="/replay/some-id/8\?eyes=1"[^>]* rel="next"', middle)
    assert first.count('aria-disabled="true"') == end.count('aria-disabled="true"') == 2
    assert 'class="result"' in end
    assert 'class="result"' not in middle


def test_the_list_marks_one_sentence_and_links_all() -> None:
    page = replay_page.page(Reader("en"), showing("mopsen", 3, 20))
    told = page.partition('id="events"')[2].partition("</section>")[0]
    assert told.count("<a ") == len(replay("mopsen", 3).events)
    assert re.findall(r'data-at="(\d+)" aria-current="step"', told) == ["20"]
    assert "Round 1 · Trick 2" in told
    assert "<h3>Hunt 3</h3>" in replay_page.page(Reader("en"), showing("mausen", 3, 20))


def test_the_bare_part_is_the_page_without_the_list() -> None:
    page, bare = replay_page.page(Reader("en"), showing("mopsen", 3, 20)), replay_page.main_of(showing("mopsen", 3, 20))
    assert "aria-current" not in bare.partition('id="events"')[2].partition("</section>")[0]
    before, _, after = bare.partition('<div id="events" data-keep>')
    assert before in page
    assert after.removeprefix("</div>") in page


def test_open_hands_are_shown_however_large() -> None:
    bare = replay_page.main_of(showing("mausen", 3, 0))
    assert bare.count("data-card=") == 3 * 16 + 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players"), FEWEST)
def test_pages_are_complete_in_every_language_with_nothing_inline(name: str, players: int, language: str) -> None:
    watched = replay(name, players)
    pages = [replay_page.page(Reader(language), showing(name, players, at, 0, language)) for at in (0, watched.last)]
    pages += [
        upload_page.upload_form(
            Reader(language), 524_288, 20, "<u>", "</textarea>", (upload_page.UploadedGame("/x", "<i>"),)
        )
    ]
    for page in pages:
        assert f'lang="{language}"' in page
        assert not re.search(r"\sstyle=|\son\w+=|<script>|<style|<u>|<i>|<A>|None<", page)
        ids = re.findall(r'\sid="([^"]+)"', page)
        assert len(ids) == len(set(ids))
        levels = [int(level) for level in re.findall(r"<h(\d)", page)]
        assert levels[0] == 1
        assert all(after - before <= 1 for before, after in pairwise(levels))


def test_the_sentence_about_fairness_depends_on_the_seed_and_on_chance() -> None:
    def proof(name: str, seed: bytes | None, promised: bool) -> str:
        watched = replay(name, 3)
        known = replace(watched, seed=seed)
        shown = ShownFrame("x", known, 0, "open", (Occupant("A"),) * 3, "en", "/record", promised)
        return str(replay_page.fairness(shown))

    assert "was shown to everyone" in proof("mopsen", SEED, True)
    assert "in the record" in proof("mopsen", SEED, False)
    assert "has no seed" in proof("mopsen", None, False)
    assert "left to chance" in proof("mausen", SEED, True)
    assert SEED.hex() in proof("mopsen", SEED, True)
    assert "SHA-256" not in proof("mopsen", None, False)
