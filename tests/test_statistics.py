"""Statistics: the counters of the kernels agree with the events of the same games."""

from __future__ import annotations

import json
import os
import re
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from menagerie import Match, load, names
from menagerie.arena.simulate import Run, warmed_up
from menagerie.arena.statistics import (
    BY_HEURISTIC,
    Distribution,
    SeatStatistics,
    Statistics,
    study,
    study_chunk,
)
from menagerie.bots.levels import bot_of
from menagerie.cli.stats import as_json, report_text
from menagerie.cli.stats_page import draw_page
from menagerie.core.chance import derive, seed_of
from menagerie.core.facts import BY_SEAT, TALLIES
from menagerie.core.files import whole_file
from menagerie.core.phrases import Event, RoundEnded
from menagerie.core.state import NOBODY
from menagerie.engine import engine_for
from menagerie.games.awimbawe import events as awimbawe
from menagerie.games.awimbawe.cards import FIRST_EAGLE, VALUES
from menagerie.games.mausen import events as mausen
from menagerie.games.mausen.cards import species_of
from menagerie.games.mopsen import events as mopsen
from menagerie.games.mopsen.cards import kind_of
from menagerie.i18n.translator import LANGUAGES, Translator
from tests.positions import EXAMPLES, TABLES, values_of
from tests.soak import one_for_each_game
from tests.test_cli import menagerie

GAMES_EACH = 24


def run_of(name: str, players: int, house_rules: bool) -> Run:
    game = load(name)
    options = {option.name: values_of(option, players)[-1] for option in game.options} if house_rules else {}
    return Run(game, players, GAMES_EACH, seed_of("statistics"), options)


def replayed(run: Run, level: str, i: int) -> Match[Any]:
    """Return game i of a run, played with the plain rules."""
    match = Match(run.game, run.players, run.options, seed=derive(run.seed, 2 * i), values=run.values)
    bot = bot_of(level, run.game, derive(run.seed, 2 * i + 1))
    while not match.over:
        seat = match.actors[0]
        match.act(seat, bot.choose(match.view(seat), match.legal(seat)))
    return match


@pytest.mark.parametrize(("level", "house_rules"), [("novice", False), ("random", True)])
@pytest.mark.parametrize(("name", "players"), one_for_each_game(TABLES))
def test_counters_agree_with_the_events_of_the_same_games(
    name: str, players: int, level: str, house_rules: bool
) -> None:
    run = run_of(name, players, house_rules)
    engine, start = engine_for(run.game, bulk=True), run.game.start(run.players, run.options, run.values)
    for i in range(run.games):
        match = replayed(run, level, i)
        counters = engine.count_facts(start, run.seed, i, 1, BY_HEURISTIC[level])
        facts = [next(iter(counter), None) for counter in counters]
        counted = COUNTS_IN[name](match.events, players)
        seen = dict(zip((tally.name for tally in run.game.tallies), facts[BY_SEAT * players + TALLIES :], strict=True))
        assert {tally.name: counted[tally.name] for tally in run.game.tallies} == seen
        assert counted.keys() <= {tally.name for tally in run.game.tallies}
        assert facts == facts_of(match, LEADS[name](match.events, players)) + list(seen.values())


def facts_of(match: Match[Any], lead: int) -> list[int | None]:
    """Return what the statistics should know about a finished match, except the tallies."""
    points, winners = match.points, match.winners
    sharers = [len(winners) * (seat in winners) for seat in range(match.players)]
    order = [(lead + turn) % match.players for turn in range(match.players)]
    in_turn = [None if lead == NOBODY else column[seat] for column in (points, sharers) for seat in order]
    others = [points[seat] for seat in range(match.players) if seat not in winners]
    margin = max(points) - max(others) if others else None
    return [*points, *sharers, *in_turn, lead, len(winners), max(points), margin, len(match.actions)]


def counts_in_mausen(events: Iterable[Event], players: int) -> Counter[str]:
    species = ("elephants", "dogs", "cats", "mice")
    counts = Counter({"left": 4})
    for event in events:
        match event:
            case mausen.Revealed(cards):
                counts.update(["hunts", *{species[species_of(card)] for card in cards}])
                counts["left"] += len(cards)
            case mausen.Restocked(cards):
                counts["restocks"] += 1
                counts["left"] += len(cards)
            case mausen.Hunted(cards=cards):
                counts["hunters"] += 1
                counts["left"] -= len(cards)
            case mausen.FoundNothing():
                counts.update(["hunters", "in-vain"])
            case mausen.Tied(tied):
                counts[f"{species[tied]}-tied"] += 1
    return counts


def counts_in_awimbawe(events: Iterable[Event], players: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    leader = NOBODY
    laid: dict[int, int] = {}
    animals = {2: "rhinos", 3: "cheetahs", 5: "snakes"}
    for event in events:
        match event:
            case awimbawe.AwimbaweDealt():
                leader = event.leader
            case awimbawe.AwimbawePlayed(seat, card):
                laid[seat] = card
            case awimbawe.AwimbaweTrickWon(seat):
                counts.update(["tricks", *["tricks-eagle"] * (laid[seat] >= FIRST_EAGLE)])
            case awimbawe.ElephantScared():
                counts["tricks-mouse"] += 1
            case awimbawe.Eliminated() | awimbawe.LostToHyenas():
                counts["fourth-hyena"] += 1
            case RoundEnded(_, winners):
                counts.update(["rounds", *["leader-won"] * (leader in winners)])
            case awimbawe.RoundUndecided():
                counts["undecided"] += 1
            case awimbawe.Fought():
                counts.update(["eagles", "eagles-fought"])
            case awimbawe.Fled():
                counts.update(["eagles", "eagles-fled"])
            case awimbawe.Pushed() | awimbawe.PushedFaceDown():
                counts.update(["rhinos", "rhinos-used"])
            case awimbawe.LeadNamed():
                counts.update(["cheetahs", "cheetahs-used"])
            case awimbawe.PileBlocked():
                counts.update(["snakes", "snakes-pile"])
            case awimbawe.HandChosen():
                counts.update(["snakes", "snakes-hand"])
            case awimbawe.Passed(_, card):
                counts.update([animals[VALUES[card]], f"{animals[VALUES[card]]}-passed"])
    return counts


def counts_in_mopsen(events: Iterable[Event], players: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    leader = NOBODY
    order: tuple[int, ...] = ()
    fed: list[int] = []
    for event in events:
        match event:
            case mopsen.MopsenDealt():
                leader, order, fed = (event.dealer + 1) % players, event.order, []
            case mopsen.ExchangeChosen(count=count):
                counts.update(["exchanges", f"exchanged-{count}"])
            case mopsen.MopsenTrickWon(seat):
                counts["tricks"] += 1
                fed.append(seat)
            case mopsen.Jostled():
                counts["order-changed"] += event.order != order
                order = event.order
            case mopsen.Pinched(_, card):
                counts[f"pinched-{('red', 'blue', 'yellow', 'cat')[kind_of(card)]}"] += 1
            case mopsen.PinchedNothing():
                counts["pinched-nothing"] += 1
            case RoundEnded(_, winners):
                counts.update(["rounds", f"rounds-of-{len(fed)}", *["leader-won"] * (leader in winners)])
                counts.update(["bowls"] * players + ["bowls-empty"] * (players - len(set(fed))))
    return counts


COUNTS_IN: dict[str, Callable[[Iterable[Event], int], Counter[str]]] = {
    "mausen": counts_in_mausen,
    "awimbawe": counts_in_awimbawe,
    "mopsen": counts_in_mopsen,
    **dict.fromkeys(EXAMPLES, lambda events, players: Counter()),
}


def first_of(kind: type[Event], events: Iterable[Event]) -> Any:
    return next(event for event in events if isinstance(event, kind))


LEADS: dict[str, Callable[[Iterable[Event], int], int]] = {
    "mausen": lambda events, players: NOBODY,
    "awimbawe": lambda events, players: first_of(awimbawe.AwimbaweDealt, events).leader,
    "mopsen": lambda events, players: (first_of(mopsen.MopsenDealt, events).dealer + 1) % players,
    **dict.fromkeys(EXAMPLES, lambda events, players: NOBODY),
    "ferry": lambda events, players: 0,
}


@pytest.mark.parametrize("name", names())
def test_statistics_are_the_same_on_one_core_and_on_two(name: str) -> None:
    game = load(name)
    run = Run(game, game.seats[-1], 500, seed_of("any"), {})
    start = warmed_up(run, partial(study_chunk, True))
    reports: list[int] = []
    one, two = (study(run, True, start, reports.append, threads) for threads in (1, 2))
    assert one == two == study_chunk(True, run, start, 0, run.games)
    assert sum(reports) == 2 * run.games


def test_a_distribution_has_the_right_median_and_quantiles() -> None:
    distribution = Distribution(Counter({-1: 1, 2: 2, 7: 1}))
    assert (distribution.size, distribution.total, distribution.mean) == (4, 10, 2.5)
    assert distribution.sd == pytest.approx(2.8723, abs=1e-4)
    assert [distribution.quantile(part) for part in (0, 0.25, 0.5, 0.75, 0.76, 1)] == [-1, -1, 2, 2, 7, 7]


def test_a_shared_victory_counts_in_parts() -> None:
    place = SeatStatistics(Distribution(Counter({0: 2, 1: 1, 2: 1})), Distribution())
    assert place.wins == 0.375
    assert place.interval
    low, high = place.interval
    assert low == 0.0
    assert high == pytest.approx(0.375 + 1.96 * 0.4146 / 2, abs=1e-3)


def test_a_few_games_that_all_end_alike_leave_uncertainty() -> None:
    for games, interval in ((1, None), (9, None), (10, (1.0, 1.0))):
        place = SeatStatistics(Distribution(Counter({1: games})), Distribution())
        assert place.interval == interval
    printed = menagerie("stats", "mausen", "--games", 1, "--seed", 1)
    assert "100.0% – 100.0%" not in printed.stdout
    assert re.search(r"100\.0% +– +33\.3%", printed.stdout)
    report = json.loads(menagerie("stats", "mausen", "--games", 1, "--seed", 1, "--json").stdout)
    assert report["seats"][0]["low"] is None


def test_every_tally_is_part_of_one_that_comes_before_it() -> None:
    for name in names():
        known = set()
        for tally in load(name).tallies:
            assert tally.of is None or tally.of in known
            known.add(tally.name)
        assert len(known) == len(load(name).tallies)


def test_statistics_without_games_are_empty() -> None:
    none = Statistics.none(3, 2)
    assert (none.games, none.has_lead, none.points.mean) == (0, False, 0)


@pytest.mark.parametrize(
    ("counts", "bins"),
    [
        ({7: 3}, [(7, 7, 3)]),
        ({-3: 1, 4: 2}, [(-4, -3, 1), (-2, -1, 0), (0, 1, 0), (2, 3, 0), (4, 5, 2)]),
        ({12: 1, 31: 2}, [(10, 14, 1), (15, 19, 0), (20, 24, 0), (25, 29, 0), (30, 34, 2)]),
    ],
)
def test_bins_are_round_and_lose_nothing(counts: dict[int, int], bins: list[tuple[int, int, int]]) -> None:
    assert Distribution(Counter(counts)).in_bins(5) == bins


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_statistics_are_printed_in_every_language(name: str, players: int) -> None:
    run = run_of(name, players, house_rules=False)
    found = study(run, False, warmed_up(run, partial(study_chunk, False)), lambda count: None)
    given = Namespace(level="random", seed="x")
    for language in LANGUAGES:
        lines = report_text(run, given, found, Translator(language, run.game)).splitlines()
        assert len(lines) > len(run.game.tallies) + 2 * players
        assert all("{" not in line for line in lines)
    report = json.loads(as_json(run, given, found))
    assert report["remarks"].keys() == {tally.name for tally in run.game.tallies}
    assert bool(report["turns"]) == (name in ("awimbawe", "ferry", "mopsen"))


def test_stats_prints_text_for_people_and_json_for_programs() -> None:
    words = ["stats", "mausen", "--games", 40, "--seed", "x", "--level", "random", "--option", "ties=cascade"]
    said = menagerie(*words)
    assert said.returncode == 0, said.stderr
    assert said.stdout.startswith("Mice!, 3 players, level random: 40 games\n\nseat ")
    assert said.stdout.endswith("Seed: x\n")
    report = json.loads(menagerie(*words, "--json").stdout)
    assert (report["game"], report["options"]) == ("mausen", {"ties": "cascade"})
    assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(1)
    assert all(seat["low"] <= seat["wins"] <= seat["high"] for seat in report["seats"])
    assert report["decisions"]["counts"] == {"48": 40}


def test_a_page_of_plots_is_the_same_every_time(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    run = run_of("mopsen", 5, house_rules=True)
    found = study(run, True, warmed_up(run, partial(study_chunk, True)), lambda count: None)
    for name in ("one.svg", "two.svg"):
        with whole_file(tmp_path / name) as file:
            draw_page(file, "…", run.game.tallies, found, Translator("de", run.game))
    page = (tmp_path / "one.svg").read_bytes()
    assert ElementTree.fromstring(page).tag == "{http://www.w3.org/2000/svg}svg"
    assert page == (tmp_path / "two.svg").read_bytes()


def test_a_game_without_tallies_and_a_single_game_have_a_page(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    run = Run(load("top"), 2, 1, seed_of("any"), {})
    found = study(run, False, warmed_up(run, partial(study_chunk, False)), lambda count: None)
    with whole_file(tmp_path / "page.svg") as file:
        draw_page(file, "…", (), found, Translator("en", run.game))
    assert (tmp_path / "page.svg").stat().st_size > 1000


def test_stats_draws_a_plot(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    result = menagerie("stats", "mausen", "--games", 20, "--plot", tmp_path / "page.svg")
    assert result.returncode == 0, result.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["page.svg"]


def test_without_matplotlib_the_extra_is_named(tmp_path: Path) -> None:
    (tmp_path / "matplotlib.py").write_text("raise ImportError")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    result = menagerie("stats", "mausen", "--plot", tmp_path / "page.svg", PYTHONPATH=path)
    assert result.returncode == 2
    assert result.stderr == "menagerie: --plot needs the extra “plots”: pip install 'menagerie-games[plots]'.\n"
    assert not (tmp_path / "page.svg").exists()


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "GAME is missing."),
        (["mausen", "--games", "0"], "not “0”."),
        (["mausen", "--level", "expert"], "Unknown level “expert”. Available levels: random, novice."),
        (["mausen", "--plot", "page.png"], "--plot writes SVG, so “page.png” must end in .svg."),
        (["mausen", "--plot", "no/such/page.svg"], "the folder does not exist."),
    ],
)
def test_a_mistake_is_explained_in_one_sentence_and_exits_with_2(words: list[str], message: str) -> None:
    result = menagerie("stats", *words)
    assert result.returncode == 2
    assert result.stdout == ""
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1
