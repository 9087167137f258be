"""The arena: bots play each other with identical results, even after interruptions and on other machines."""

from __future__ import annotations

import csv
import io
import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

import pytest
from hypothesis import given
from openskill.models import PlackettLuce

from menagerie import BadSetup, Match, load
from menagerie.arena.contest import Contest, Forfeit, PlayedGame, others, play
from menagerie.arena.ladder import climb, contests, pairs
from menagerie.arena.ledger import Ledger, ledger_of
from menagerie.arena.standings import SURE, report_on
from menagerie.arena.workers import Workers, games_of, ray_cluster, threads
from menagerie.bots.external_bot import BotProcesses
from menagerie.bots.levels import LEVELS
from menagerie.records.playback import verify
from tests.command_line import LIMIT
from tests.positions import GAMES, matches
from tests.test_cli import ENGLISH, menagerie
from tests.waiting import wait_until

DOCS = Path(__file__).parent.parent / "docs" / "arena.md"

BOTS = """
import os, sys, time
from pathlib import Path

SLOW = Path(__file__).with_name("slow")

class First:
    memory = []

    def __init__(self, game, seed):
        print("I print", flush=True)
        os.write(1, b"and write")

    def choose(self, view, legal):
        return legal[0]

class Fresh(First):
    def choose(self, view, legal):
        self.memory.append(view.seat)
        assert len(set(self.memory)) == 1 and sys.stdin.read() == ""
        return legal[0]

class Raises(First):
    def choose(self, view, legal):
        raise ValueError("no idea")

class Leaves(First):
    def choose(self, view, legal):
        os._exit(3)

class Sleeps(First):
    def choose(self, view, legal):
        time.sleep(60)

class Hesitates(First):
    def choose(self, view, legal):
        time.sleep(SLOW.exists() * 0.03)
        return legal[0]

class Cheats(First):
    def choose(self, view, legal):
        return max(legal) + 1

class Speaks(First):
    def choose(self, view, legal):
        return "M1"

class Mute(First):
    def choose(self, view, legal):
        sys.stdout.close()
        return legal[0]

class Unspeakable(First):
    def choose(self, view, legal):
        class Odd(Exception):
            def __str__(self):
                raise self
        raise Odd

class Wordy(First):
    def choose(self, view, legal):
        raise ValueError("one\\ntwo\\udc80")

class NotMade(First):
    def __init__(self):
        pass

class Peeks(First):
    def choose(self, view, legal):
        import gc
        from menagerie import Match
        assert not [thing for thing in gc.get_objects() if isinstance(thing, Match)]
        return legal[0]

nothing = 7
"""


@pytest.fixture
def own(tmp_path: Path) -> str:
    (tmp_path / "own.py").write_text(BOTS)
    return f"{tmp_path / 'own.py'}:"


def contest(*bots: str, game: str = "mausen", players: int = 3, **more: Any) -> Contest:
    return Contest(load(game), players, bots, more.pop("seed", "a word"), **more)


def played(asked: Contest, games: int, width: int = 1, recorded: bool = False) -> list[PlayedGame]:
    return list(games_of(threads(asked, width, recorded), range(asked.whole(games))))


# Who plays whom


def test_every_deal_is_played_from_every_seat() -> None:
    games = played(contest("novice", "random", "random"), 6)
    assert [game.seated.index("novice") for game in games] == [0, 2, 1, 0, 2, 1]
    asked = contest("novice", "random", "random")
    assert len({asked.match_seed(i) for i in range(3)}) == 1
    assert asked.match_seed(3) != asked.match_seed(0)
    assert len({asked.bot_seed(i, seat) for i in range(6) for seat in range(3)}) == 18


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    asked = contest("novice", "random", game="mopsen", players=4)
    assert asked.lineups == (("novice", "random", "random", "random"),)
    assert asked.whole(5) == 8


def test_with_more_bots_than_seats_all_choices_take_turns() -> None:
    asked = contest("a", "b", "c", game="awimbawe", players=2)
    assert asked.lineups == (("a", "b"), ("a", "c"), ("b", "c"))
    assert asked.whole(1) == 6
    seats = Counter(name for index in range(6) for name in asked.seated(index))
    assert seats == {"a": 4, "b": 4, "c": 4}


@given(matches())
def test_seats_of_a_team_win_together(match: Match[Any]) -> None:
    teams = match.game.teams(match.players)
    assert sorted(seat for team in teams for seat in team) == list(range(match.players))
    for team in teams:
        assert len({seat in match.winners for seat in team}) == 1


# What the numbers mean


def game(
    index: int, seated: str, winners: tuple[int, ...], points: tuple[int, ...], wrong: int | None = None
) -> PlayedGame:
    forfeit = None if wrong is None else Forfeit(wrong, "late", "1", [])
    return PlayedGame(index, tuple(seated), points, winners, forfeit)


def test_shares_and_points_come_with_an_interval_over_deals() -> None:
    asked = contest("a", "b", game="awimbawe", players=2)
    games = [
        game(0, "ab", (0,), (2, 0)),
        game(1, "ba", (1,), (1, 2)),
        game(2, "ab", (0,), (2, 1)),
        game(3, "ba", (0,), (2, 0)),
        game(4, "ab", (0, 1), (1, 1)),
        game(5, "ba", (0,), (2, 0)),
    ]
    report = report_on(asked, games)
    first, second = report.standings
    assert (report.deals, report.games, first.bot, first.games, first.wins) == (3, 6, "a", 6, 3.5)
    deals = [1.0, 0.5, 0.25]
    assert first.share.mean == pytest.approx(mean(deals))
    assert first.share.low == pytest.approx(max(0.0, mean(deals) - SURE * stdev(deals) / sqrt(3)))
    assert second.share.mean == pytest.approx(1 - first.share.mean)
    assert first.points
    assert first.points.mean == pytest.approx(7 / 6)
    points = [2.0, 1.0, 0.5]
    assert first.points.high == pytest.approx(mean(points) + SURE * stdev(points) / sqrt(3))
    assert [len(deal) for deal in report.rating_history] == [2, 2, 2]
    assert first.rating.ordinal < first.rating.mu


def test_ratings_are_openskills_in_the_order_of_the_games() -> None:
    model = PlackettLuce()
    a, b, c = (model.rating() for _ in range(3))
    games = [game(0, "abc", (0,), (3, 2, 1)), game(1, "bca", (0, 2), (3, 2, 3))]
    [[a], [b], [c]] = model.rate([[a], [b], [c]], ranks=[0, 1, 1])
    [[b], [c], [a]] = model.rate([[b], [c], [a]], ranks=[0, 1, 0])
    report = report_on(contest("a", "b", "c"), games)
    found = {standing.bot: (standing.rating.mu, standing.rating.sigma) for standing in report.standings}
    assert found == {"a": (a.mu, a.sigma), "b": (b.mu, b.sigma), "c": (c.mu, c.sigma)}


def test_equal_names_are_pooled_and_one_deal_has_no_interval() -> None:
    report = report_on(contest("b", "b", "b"), [game(i, "bbb", (i,), (9, 9, 9)) for i in range(3)])
    (only,) = report.standings
    assert (only.games, only.wins, only.share.mean) == (9, 3, pytest.approx(1 / 3))
    assert only.share.low is None
    assert only.rating.mu == pytest.approx(25)


def test_a_few_deals_that_all_go_the_same_way_leave_uncertainty() -> None:
    asked = contest("a", "b", game="awimbawe", players=2)
    for deals, silent in ((2, True), (9, True), (10, False)):
        games = [game(i, "ab" if i % 2 == 0 else "ba", (i % 2,), (2, 0)) for i in range(2 * deals)]
        for standing in report_on(asked, games).standings:
            assert (standing.share.low is None) == silent
            assert standing.points
            assert (standing.points.high is None) == silent


def test_a_forfeit_is_not_a_victory_and_its_points_do_not_count() -> None:
    games = [game(0, "ab", (1,), (1, 0), wrong=0), game(1, "ba", (1,), (0, 2))]
    report = report_on(contest("a", "b", game="awimbawe", players=2), games)
    a = next(standing for standing in report.standings if standing.bot == "a")
    assert (a.wins, a.forfeits) == (1, 1)
    assert a.points
    assert a.points.mean == 2
    assert [(lost.game, lost.bot) for lost in report.forfeits] == [(0, "a")]


def test_partners_share_a_victory_and_a_rating() -> None:
    asked = contest("novice", "random", game="awimbawe", players=4)
    games = played(asked, 40)
    assert {game.winners for game in games} == {(0, 2), (1, 3)}
    novice, weaker = report_on(asked, games).standings
    assert novice.bot == "novice"
    assert novice.wins + weaker.wins == 40
    assert novice.rating.mu > weaker.rating.mu


def test_teams_of_different_bots_are_named_in_the_order_of_the_bots() -> None:
    four = {"game": "awimbawe", "players": 4}
    assert contest("a", "b", "c", "d", **four).mixed_teams == [(("a", "c"), ("b", "d"))]
    assert contest("a", "b", "a", "b", **four).mixed_teams == []
    assert contest("a", "b", "c", game="mausen").mixed_teams == []
    words = ("arena", "awimbawe", "--games", 4, "--seed", 1, "--bots")
    printed = menagerie(*words, "novice", "novice", "random", "random").stdout
    assert printed.splitlines()[1] == "Partners, who win and lose together: novice + random and novice + random"
    assert "Partners" not in menagerie(*words, "novice", "random", "novice", "random").stdout


# Bots of one's own


def test_an_external_bot_plays_in_its_own_process(own: str, capfd: pytest.CaptureFixture[str]) -> None:
    asked = contest(f"{own}First", f"{own}Fresh", f"{own}Peeks", f"{own}Mute", players=4)
    asked.check()
    games = played(asked, 4, width=2, recorded=True)
    assert not [game.forfeit for game in games if game.forfeit]
    for one in games:
        assert one.record
        verify(one.record)
    printed = capfd.readouterr()
    assert printed.out == ""
    assert "I print" in printed.err
    assert "Traceback" not in printed.err


@pytest.mark.parametrize(
    ("kind", "deed", "detail"),
    [
        ("Raises", "crashed", "ValueError: no idea (own.py, "),
        ("Leaves", "crashed", "exit 3"),
        ("Sleeps", "late", "0.3"),
        ("Cheats", "illegal", ""),
        ("Speaks", "odd", "'M1'"),
        ("NotMade", "crashed", "TypeError"),
        ("Unspeakable", "crashed", "Odd (own.py, "),
        ("Wordy", "crashed", "ValueError: one two? (own.py, "),
    ],
)
def test_a_bot_that_fails_forfeits_the_game(
    own: str, kind: str, deed: str, detail: str, capfd: pytest.CaptureFixture[str]
) -> None:
    # Only a bot that should be late has little time: on a busy machine every answer takes a while.
    asked = contest("novice", own + kind, "novice", timeout=0.3 if deed == "late" else LIMIT)
    with BotProcesses() as processes:
        one = play(asked, 0, processes)
    assert "Traceback" not in capfd.readouterr().err
    assert one.forfeit
    assert (one.forfeit.seat, one.forfeit.deed, one.winners) == (1, deed, (0, 2))
    assert detail in one.forfeit.detail
    assert [entry["seat"] for entry in one.forfeit.log] == [0]


def test_the_partner_of_a_bot_that_fails_loses_too() -> None:
    asked = contest("x.py:X", "random", game="awimbawe", players=4)
    assert others(asked, 2) == (1, 3)


@pytest.mark.parametrize(
    ("bots", "printed"),
    [
        (["novice", "grandmaster"], "Unknown bot “grandmaster”"),
        (["novice", "OWN:Nobody"], "has no class “Nobody”"),
        (["novice", "OWN:nothing"], "has no class “nothing”"),
        (["novice", "no/such.py:Bot"], "File not found: no/such.py"),
        (["novice", "BROKEN:Bot"], "broken.py: ZeroDivisionError: division by zero (broken.py, 1)"),
        (["novice", "~nobody-of-that-name/bot.py:Bot"], "File not found: ~nobody-of-that-name/bot.py"),
    ],
)
def test_unknown_bots_are_refused(own: str, tmp_path: Path, bots: list[str], printed: str) -> None:
    (tmp_path / "broken.py").write_text("1 / 0")
    named = [bot.replace("OWN:", own).replace("BROKEN", str(tmp_path / "broken.py")) for bot in bots]
    with pytest.raises(BadSetup, match=re.escape(printed)):
        contest(*named, players=3).check()


def test_an_error_in_the_source_of_a_bot_is_reported_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "syntax.py").write_text("what now")
    with pytest.raises(BadSetup, match=r"Cannot run .*syntax.py: SyntaxError: invalid syntax \(syntax.py, line 1\)$"):
        contest(f"{tmp_path}/syntax.py:Bot").check()


def test_a_bot_in_the_home_folder_is_found(own: str, tmp_path: Path) -> None:
    printed = menagerie(*RUN, "--bots", "~/own.py:First", "--players", 3, "--json", HOME=str(tmp_path))
    assert (printed.returncode, json.loads(printed.stdout)["forfeits"]) == (0, [])


def test_a_contest_does_not_continue_with_a_changed_bot(own: str, tmp_path: Path) -> None:
    words = (*RUN, "--bots", f"{own}First", "--players", 3, "--out", tmp_path / "games.jsonl")
    assert menagerie(*words).returncode == 0
    with (tmp_path / "own.py").open("a") as program:
        program.write("\n")
    printed = menagerie(*words)
    assert printed.returncode == 2
    assert f"The code of {tmp_path / 'own.py'} has changed" in printed.stderr
    other = menagerie(*RUN, "--bots", f"{own}Fresh", "--players", 3, "--out", tmp_path / "games.jsonl")
    assert "differs in: bots." in other.stderr


# Where it is played, and how often it is interrupted


def test_one_thread_or_two_make_no_difference(own: str) -> None:
    asked = contest("strong", f"{own}First", "casual", game="mopsen", players=3)
    once = played(asked, 12, 1, recorded=True)
    twice = played(asked, 12, 2, recorded=True)
    assert once == twice
    assert report_on(asked, once) == report_on(asked, twice)
    assert Contest.on(json.loads(json.dumps(asked.terms))).terms == asked.terms


def ray_workers() -> Iterator[int]:
    """Yield the processes in which Ray plays games for this process."""
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            with suppress(OSError):
                process = int(folder.name)
                if (folder / "cmdline").read_bytes().startswith(b"ray::play_remotely") and is_ours(process):
                    yield process


def is_ours(process: int) -> bool:
    """Return whether a process descends from this one."""
    while process > 1 and process != os.getpid():
        stat = Path(f"/proc/{process}/stat").read_text()
        process = int(stat.rpartition(")")[2].split()[1])
    return process == os.getpid()


@pytest.mark.soak
@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for Ray's workers in /proc")
def test_a_killed_worker_of_ray_changes_nothing_but_the_time() -> None:
    pytest.importorskip("ray")
    asked = contest("novice", "random", game="mopsen", players=4)
    killed: list[int] = []

    def kill_one() -> None:
        worker = wait_until(lambda: next(ray_workers(), None))
        os.kill(worker, signal.SIGKILL)
        killed.append(worker)

    killer = threading.Thread(target=kill_one, daemon=True)
    killer.start()
    far: Workers = ray_cluster(asked, "local", recorded=True)
    assert list(games_of(far, range(400))) == played(asked, 400, 2, recorded=True)
    killer.join(1)
    assert killed


def test_an_interrupted_run_continues_where_it_stopped(tmp_path: Path) -> None:
    asked = contest("novice", "random")
    games = played(asked, 12, recorded=True)
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    with Ledger(whole, asked) as ledger:
        for one in games:
            ledger.add(one)
    for length in range(0, ledger_of(whole).stat().st_size, 97):
        torn.write_bytes(whole.read_bytes())
        ledger_of(torn).write_bytes(ledger_of(whole).read_bytes()[:length])
        if length < len(ledger_of(whole).read_bytes().splitlines()[0]):
            torn.unlink()
        with Ledger(torn, asked) as ledger:
            kept = ledger.kept()
            assert [one.points for one in kept] == [one.points for one in games[: len(kept)]]
            for one in games[len(kept) :]:
                ledger.add(one)
        assert torn.read_bytes() == whole.read_bytes()
        assert ledger_of(torn).read_bytes() == ledger_of(whole).read_bytes()


def test_games_with_incomplete_records_are_played_again(tmp_path: Path) -> None:
    asked = contest("novice", "random")
    file = tmp_path / "games.jsonl"
    with Ledger(file, asked) as ledger:
        for one in played(asked, 6, recorded=True):
            ledger.add(one)
    file.write_bytes(file.read_bytes()[:-9])
    with Ledger(file, asked) as ledger:
        assert len(ledger.kept()) == 5


@pytest.mark.parametrize(
    "damage",
    [
        {"points": [1]},
        {"points": [9, 9, 9]},
        {"points": ["a", 1, 2]},
        {"points": None},
        {"winners": "no"},
        {"winners": [7]},
        {"winners": [-1]},
        {"winners": []},
        {"winners": [1, 1]},
        {"winners": [0, 1, 2]},
        {"index": True},
        {"seated": None},
        {"forfeit": {}},
        {"forfeit": 7},
        {"forfeit": {"seat": 9, "deed": "late", "detail": "1", "log": []}},
        {"forfeit": {"seat": 0, "deed": "late", "detail": "1", "log": [7]}},
        {"more": 1},
    ],
)
def test_a_damaged_ledger_is_refused(tmp_path: Path, damage: dict[str, object]) -> None:
    asked = contest("novice", "random")
    file = tmp_path / "games.jsonl"
    with Ledger(file, asked) as ledger:
        for one in played(asked, 3, recorded=True):
            ledger.add(one)
    lines = ledger_of(file).read_text().splitlines()
    lines[2] = json.dumps({**json.loads(lines[2]), **damage})
    ledger_of(file).write_text("\n".join(lines) + "\n")
    with pytest.raises(BadSetup, match="was not written by this contest"):
        Ledger(file, asked).__enter__()


def test_two_runs_do_not_write_the_same_file(tmp_path: Path) -> None:
    asked = contest("novice", "random")
    with Ledger(tmp_path / "games.jsonl", asked), pytest.raises(BadSetup, match="Another run is currently writing"):
        Ledger(tmp_path / "games.jsonl", asked).__enter__()


# The ladder


def test_the_ladder_has_a_rung_for_every_table_and_pair_of_levels() -> None:
    asked = contests(map(load, GAMES), None, pairs(), "x")
    assert len(asked) == sum(len(load(name).seats) for name in GAMES) * (len(LEVELS) - 1)
    assert pairs("novice") == [("novice", "random")]
    with pytest.raises(BadSetup, match="lowest level"):
        pairs("random")


@pytest.mark.parametrize(("name", "players"), [(name, players) for name in GAMES for players in load(name).seats])
def test_a_novice_beats_random_players(name: str, players: int) -> None:
    (asked,) = contests([load(name)], players, pairs("novice"), "ladder")
    seen: list[int] = []
    rung = climb(asked, 40, seen.append)
    assert sum(seen) == 40 * players
    assert rung.proved
    assert rung.low > rung.fair == 1 / players


def test_a_few_deals_that_all_go_the_same_way_prove_nothing() -> None:
    words = ("ladder", "awimbawe", "--players", 2, "--level", "novice", "--deals", 2, "--seed")
    reports = [json.loads(menagerie(*words, seed, "--json").stdout)[0] for seed in range(4)]
    (won, *_) = (seed for seed, rung in enumerate(reports) if rung["share"] == 1)
    assert (reports[won]["low"], reports[won]["high"], reports[won]["proved"]) == (None, None, False)
    printed = menagerie(*words, won)
    assert printed.returncode == 1
    # On a busy machine there may be a note about slow compilation before this line.
    assert printed.stderr.endswith(
        "Not shown to be stronger: novice : random (Awimbawé, 2 players). More deals may help (--deals).\n"
    )
    assert re.search(r"100\.0% +– +50\.0%$", printed.stdout, re.MULTILINE)


# At the command line

RUN = ("arena", "mausen", "--games", 9, "--seed", 3)


def test_the_report_is_text_for_people_and_json_for_programs(tmp_path: Path) -> None:
    people = menagerie(*RUN, "--bots", "novice", "random", "--players", 3, "--games", 10)
    assert people.returncode == 0, people.stderr
    assert people.stdout.splitlines()[0] == "Mice!, 3 players: 12 games, 4 deals"
    picture = tmp_path / "picture.svg"
    program = menagerie(*RUN, "--bots", "novice", "random", "--players", 3, "--json", "--plot", picture, "--lang", "de")
    report = json.loads(program.stdout)
    assert (report["games"], report["deals"], report["seed"]) == (9, 3, "3")
    assert sum(standing["wins"] for standing in report["standings"]) == pytest.approx(9)
    assert "Anteil an den Siegen" in picture.read_text(encoding="utf-8")
    table = menagerie(*RUN, "--bots", "novice", "random", "--players", 3, "--csv", "--threads", 1)
    rows = list(csv.DictReader(io.StringIO(table.stdout)))
    assert [float(row["mu"]) for row in rows] == [standing["rating"]["mu"] for standing in report["standings"]]


def test_the_help_names_required_arguments() -> None:
    assert "menagerie arena GAME --bots BOT… [--players N]" in menagerie("arena", "--help", COLUMNS="300").stdout
    assert "menagerie ladder [GAME…] [--players N]" in menagerie("ladder", "--help", COLUMNS="300").stdout


def test_a_bot_that_fails_is_reported_and_the_run_continues(own: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = (*RUN, "--bots", f"{own}Leaves", f"{own}First", "novice", "--json", "--out", file)
    result = menagerie(*words)
    assert result.returncode == 0, result.stderr
    assert f"Game 1: {own}Leaves (Seat 1) crashed (exit 3) and loses." in result.stderr
    assert 'The record so far: [{"seat": 0, "move": "' in result.stderr
    assert "forfeited 6 more games." in result.stderr
    report = json.loads(result.stdout)
    assert len(report["forfeits"]) == 9
    assert menagerie(*words).stdout == result.stdout


def test_a_run_killed_at_any_moment_continues_to_the_same_report(own: str, tmp_path: Path) -> None:
    """While the file exists that makes one of the bots slow, no run ends before it is killed."""
    slow = tmp_path / "slow"
    words = ["arena", "mopsen", "--bots", "novice", f"{own}Hesitates", "random", "--seed", "7", "--json"]
    words += ["--timeout", str(LIMIT), "--games", "24"]
    right = menagerie(*words, "--out", tmp_path / "right.jsonl")
    assert right.returncode == 0, right.stderr
    file = tmp_path / "games.jsonl"
    for stop, status in ((signal.SIGKILL, -9), (signal.SIGINT, 130), (signal.SIGTERM, 143)):
        before = file.stat().st_size if file.exists() else 0
        slow.touch()
        command = [sys.executable, "-m", "menagerie", *words, "--out", str(file)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENGLISH) as process:
            wait_until(lambda: file.exists() and file.stat().st_size > before)
            process.send_signal(stop)
            assert process.wait(LIMIT) == status
            assert process.stderr
            said = process.stderr.read().decode()
            assert "Traceback" not in said
            kept = f"saved in {file}. Run the same command to continue.\n"
            assert (kept in said) == (stop == signal.SIGINT)
    slow.unlink()
    with file.open("ab") as torn:
        torn.write(b'{"format":"menagerie-rec')
    assert menagerie(*words, "--out", file).stdout == right.stdout
    assert file.read_bytes() == (tmp_path / "right.jsonl").read_bytes()
    assert menagerie("verify", file).returncode == 0
    other = menagerie(*("8" if word == "7" else word for word in words), "--out", file)
    assert (other.returncode, other.stdout) == (2, "")
    assert "belongs to another contest; it differs in: seed." in other.stderr
    assert file.read_bytes() == (tmp_path / "right.jsonl").read_bytes()


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        (["arena", "mausen"], "--bots is missing."),
        (["arena", "mausen", "--bots"], "--bots needs a value."),
        (["arena", "mausen", "--bots", ""], "--bots needs a value."),
        (["arena", "mausen", "--bots", "random", "random"], "mausen is for 3 to 6 players, not 2."),
        (["arena", "mausen", "--bots", "casul", "--players", "3"], "Unknown bot “casul”"),
        (["arena", "mausen", "--bots", "./no.py:Bot", "--players", "3"], "File not found: no.py"),
        (["arena", "mausen", "--bots", "random", "--players", "3", "--timeout", "0"], "must be a number above 0"),
        (["arena", "mausen", "--bots", "random", "--players", "3", "--timeout", "1e300"], "at most 1,000,000, not"),
        (["arena", "mopsen", "--bots", "foo", "bar"], "Unknown bot “foo”"),
        (["arena", "mausen", "--bots", "random", "--players", "3", "--json", "--csv"], "not both"),
        (["arena", "mausen", "--bots", "random", "--players", "3", "--plot", "x.png"], "must end in .svg."),
        (
            ["arena", "mausen", "--bots", "random", "--players", "3", "--plot", "no/such/x.svg"],
            "the folder does not exist.",
        ),
        (
            ["arena", "mausen", "--bots", "random", "--players", "3", "--out", "no/such/x.jsonl"],
            "the folder does not exist.",
        ),
        (["arena", "mausen", "--bots", "random", "--players", "3", "--out", "."], ". is a folder"),
        (["arena", "mausen", "--bots", "random", "--players", "3", "--ray", "127.0.0.1:1"], "No Ray cluster"),
        (["ladder", "--level", "random"], "“random” is the lowest level"),
        (["ladder", "mopsen", "--players", "6"], "mopsen is for 3 to 5 players, not 6"),
        (["ladder", "chess"], "Unknown game “chess”"),
    ],
)
def test_an_impossible_setup_is_explained_in_one_sentence(words: list[str], printed: str) -> None:
    result = menagerie(*words)
    assert result.returncode == 2
    assert result.stdout == ""
    assert printed in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with a name here")
def test_games_are_saved_only_in_a_regular_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")
    os.mkfifo(tmp_path / "games.arena.jsonl")
    for place in (tmp_path / "pipe.jsonl", tmp_path / "games.jsonl", "/dev/stdout", "/dev/null"):
        result = menagerie(*RUN, "--bots", "random", "--players", 3, "--out", place)
        assert (result.returncode, result.stdout) == (2, "")
        assert "--out needs a regular file" in result.stderr
        seedless = menagerie("arena", "mausen", "--bots", "random", "--players", 3, "--out", place)
        assert seedless.stderr == result.stderr
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games.arena.jsonl", "pipe.jsonl"]
    assert not list(Path("/dev").glob("*.arena.jsonl"))


def test_the_report_is_not_printed_among_the_games(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = [*map(str, RUN), "--bots", "random", "--players", "3", "--out", str(file)]
    with file.open("w") as out:
        result = subprocess.run([sys.executable, "-m", "menagerie", *words], stdout=out, timeout=LIMIT, check=False)
    assert (result.returncode, file.read_text()) == (2, "")


def test_a_foreign_file_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "diary.jsonl"
    file.write_text("Dear diary\n")
    result = menagerie(*RUN, "--bots", "random", "--players", 3, "--out", file)
    assert result.returncode == 2
    assert "was not written by this contest" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["diary.jsonl"]
    assert file.read_text() == "Dear diary\n"


def test_the_documented_bot_plays(tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "mybot.py").write_text(program, encoding="utf-8")
    report = json.loads(menagerie(*RUN, "--bots", f"{tmp_path}/mybot.py:MyBot", "random", "random", "--json").stdout)
    assert report["forfeits"] == []
    assert {standing["bot"] for standing in report["standings"]} == {f"{tmp_path}/mybot.py:MyBot", "random"}
