"""The review of a finished game: it adds up, it blames nobody for what they could not know, and it finds blunders."""

from __future__ import annotations

from math import fsum, sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest

from menagerie import Match, load
from menagerie.bots.levels import bot_of
from menagerie.core.chance import derive, seed_of, stream
from menagerie.core.errors import RuleBroken
from menagerie.records.record import RecordWriter, read_records
from menagerie.review import review
from menagerie.review.grading import CERTAINTY, Depth, Grader, mark_of
from tests.golden_records import FOLDER
from tests.positions import GAMES
from tests.soak import amount, quick_for

SHALLOW = Depth(simulations=30, deals=2, each=4, open=20)
SEED = seed_of("review")


def golden(name: str, game: int = 0) -> dict[str, Any]:
    return list(read_records(FOLDER / f"{name}.jsonl"))[game][1]


FILES = sorted(FOLDER.glob("*.jsonl"))
SHORT = [file for file in FILES if file.stem in ("mausen-3", "awimbawe-4", "mopsen-3")]


@pytest.mark.parametrize("file", quick_for(SHORT, FILES), ids=lambda file: file.stem)
def test_the_ledger_of_every_seat_adds_up_to_its_result(file: Path) -> None:
    for _, record in list(read_records(file))[: amount(1, 3)]:
        found = review(record, depth=SHALLOW)
        shares = [seat in record["result"]["winners"] for seat in range(record["players"])]
        assert [ledger.result > 0 for ledger in found.seats] == shares
        for ledger in found.seats:
            parts = (ledger.fair, ledger.deals, ledger.others, ledger.given_up, ledger.fortune)
            assert fsum(parts) == pytest.approx(ledger.result, abs=1e-9)
            assert ledger.given_up <= 0
            assert 0 <= ledger.accuracy <= 1
        assert len(found.values) == 1 + sum("move" in entry for entry in record["log"])
        assert all(0 <= chance <= 1 for chances in found.values for chance in chances)


@pytest.mark.parametrize("name", GAMES)
def test_luck_averages_zero_between_fixed_players(name: str) -> None:
    """A novice plays against random players: the novice wins more, but not because of the cards."""
    games = amount(4, 334)
    depth = Depth(simulations=1, deals=2, each=1, open=20)  # the cards are judged with all of them open
    found = [review(played_by_fixed_players(name, derive(SEED, k)), depth=depth).seats for k in range(games)]
    for seat in range(len(found[0])):
        luck = [ledgers[seat].deals for ledgers in found]
        assert abs(fmean(luck)) <= 3 * stdev(luck) / sqrt(games)
    assert fmean(ledgers[0].result for ledgers in found) > found[0][0].fair


def played_by_fixed_players(name: str, seed: bytes) -> dict[str, Any]:
    """Return a game in which seat 0 is a novice and all others play at random."""
    game = load(name)
    writer = RecordWriter(Match(game, game.seats[0], seed=seed))
    bots = [bot_of("random" if seat else "novice", game, derive(seed, seat)) for seat in range(game.seats[0])]
    while not writer.match.over:
        seat = writer.match.actors[0]
        writer.act(seat, bots[seat].choose(writer.match.view(seat), writer.match.legal(seat)))
    return writer.record()


@pytest.mark.parametrize("name", GAMES)
def test_a_grade_does_not_change_with_what_the_seat_cannot_know(name: str) -> None:
    game = load(name)
    grader, rng = Grader(game, SHALLOW), stream(SEED)
    match = Match(game, game.suggested_players, seed=SEED)
    graded = 0
    while graded < 8 and not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        if len(match.actors) == 1 and len(legal) > 1:
            twin = game.redeal(match.state, seat, rng)
            for action in (legal[0], legal[-1]):
                assert grader.grade(match.view(seat), action, SEED) == grader.grade(game.view(twin, seat), action, SEED)
            graded += 1
        match.act(seat, legal[rng[0] % len(legal)])
        rng = stream(derive(SEED, len(match.actions)))


def test_a_grade_does_not_change_with_what_others_choose_at_the_same_time() -> None:
    """Seat 0 sends out the same animal in both games, the others do not."""
    first = [review(mausen_game(others), depth=SHALLOW).decisions[0] for others in ((0, 0), (3, 5))]
    assert [decision.seat for decision in first] == [0, 0]
    assert first[0].move == first[1].move
    assert first[0].moves == first[1].moves
    assert (first[0].best, first[0].loss, first[0].swing) == (first[1].best, first[1].loss, first[1].swing)


def mausen_game(others: tuple[int, int]) -> dict[str, Any]:
    """Return a game in which everybody plays the first legal move, except that the others begin with other moves."""
    writer = RecordWriter(Match(load("mausen"), 3, seed=SEED))
    chosen = {1: others[0], 2: others[1]}
    while not writer.match.over:
        seat = writer.match.actors[0]
        legal = writer.match.legal(seat)
        writer.act(seat, legal[chosen.pop(seat, 0)])
    return writer.record()


def test_the_same_seed_gives_the_same_review() -> None:
    record = golden("mausen-3")
    once, again = (review(record, depth=SHALLOW, seed=SEED).as_json() for _ in range(2))
    assert once == again
    assert once["format"] == "menagerie-review/1"
    assert once != review(record, depth=SHALLOW).as_json()


def test_a_blunder_at_the_end_is_found() -> None:
    """The eagle flees in the last round, although fighting wins the game."""
    found = review(golden("awimbawe-2"), depth=Depth(simulations=500, deals=10, each=8, open=200))
    (blunder,) = [decision for decision in found.decisions if decision.n == 114]
    assert (blunder.move, blunder.best, blunder.mark) == ("flee", "fight", "blunder")
    assert blunder.loss > 0.9
    assert blunder in found.turning_points


def test_marks_follow_from_the_loss() -> None:
    assert [mark_of(loss) for loss in (0.0, 0.01, 0.03, 0.05, 0.2)] == [None, None, "inaccuracy", "mistake", "blunder"]


def test_moves_within_the_error_count_as_equal() -> None:
    decisions = review(golden("mausen-3"), depth=SHALLOW).decisions
    losses = [decision for decision in decisions if decision.move != decision.best]
    assert any(decision.loss == 0 for decision in losses)
    assert all(decision.loss == 0 or decision.loss > CERTAINTY * decision.error for decision in losses)


def test_only_finished_games_that_follow_the_rules_are_reviewed() -> None:
    record = golden("mausen-3")
    for broken in ({**record, "log": record["log"][:-4]}, {**record, "result": {"points": [0, 0, 0], "winners": [0]}}):
        with pytest.raises(RuleBroken):
            review(broken, depth=SHALLOW)
