"""The reasons of a review are what its own simulations count, and nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from menagerie import Match, load
from menagerie.bots.heuristic_bot import follow_heuristic
from menagerie.core.bits import size
from menagerie.core.chance import derive, seed_of, stream
from menagerie.core.endings import Ending, Endings
from menagerie.core.game import CHANCE, Game, View
from menagerie.core.match import LogWithStates
from menagerie.core.phrases import GameEnded, RoundEnded
from menagerie.core.state import State, copy_of
from menagerie.games.awimbawe.cards import HYENAS
from menagerie.games.mausen.cards import animals_of, species_of
from menagerie.games.mausen.events import Revealed
from menagerie.games.mopsen.state import PLAYING
from menagerie.i18n.review_text import REASONS, in_words, reason_sentences
from menagerie.i18n.translator import LANGUAGES, Translator
from menagerie.records.record import read_records
from menagerie.records.replay import replay_of_record
from menagerie.review.reasons import MOST_REASONS, reasons_for
from tests.golden_records import FOLDER
from tests.positions import GAMES
from tests.soak import amount

SEED = seed_of("reasons")
DEALS = 10
TABLES = [("mausen", 3), ("awimbawe", 2), ("awimbawe", 3), ("awimbawe", 4), ("mopsen", 3)]


def positions(name: str, players: int, wanted: int) -> Iterator[tuple[Game[Any], View[Any], list[int]]]:
    """Yield views of seats that have a choice in a trick, from a game between novices."""
    game, rng = load(name), stream(SEED)
    match = Match(game, players, seed=SEED)
    while wanted and not match.over:
        seat = match.actors[0]
        legal = match.legal(seat)
        if len(legal) > 1 and (game.all_at_once or len(match.actors) == 1):
            yield game, match.view(seat), legal
            wanted -= 1
        for other in match.actors:
            match.act(other, follow_heuristic(game, match.view(other), match.legal(other), rng))


def played_on(game: Game[Any], deal: State, seat: int, action: int, seed: bytes) -> tuple[list[Ending], State]:
    """Play a trick on to its end with the luck of this seed; return what ended, and the state then."""
    state, rng, endings, ended = copy_of(deal), stream(seed), Endings(game, None), []
    while True:
        log = LogWithStates(state)
        if action == CHANCE:
            outcome = [0] * game.outcome_length
            game.rules.sample_chance(state, rng, outcome)
            game.rules.apply_chance(state, outcome, log)
        else:
            game.rules.apply(state, seat, action, log)
        ended += endings.follow(zip(log, log.states, strict=True), state)
        if ended or not game.rules.actors(state):
            return ended, state
        action = CHANCE
        if game.rules.actors(state) != CHANCE:
            seat = game.actors(state)[0]
            action = follow_heuristic(game, game.view(state, seat), game.legal(state, seat), rng)


def recounted(game: Game[Any], deal: Any, seat: int, action: int, seed: bytes) -> Counter[str]:
    """Return what happened to the seat's side, by the endings and by what the states before and after have."""
    ended, after = played_on(game, deal, seat, action, seed)
    (side,) = (team for team in game.teams(deal.players) if seat in team)
    found = Counter(points=game.rules.score(after, seat) - game.rules.score(deal, seat))
    if any(winner in side for ending in ended if ending.kind in ("trick", "hunt") for winner in ending.winners):
        found["takes" if len(side) == 1 else "team-takes"] = 1
    for event in (event for ending in ended for event in ending.events):
        if isinstance(event, RoundEnded | GameEnded) and seat in event.winners:
            found["wins-round" if isinstance(event, RoundEnded) else "wins-game"] = 1
        if isinstance(event, Revealed):
            mine = event.cards[seat]
            rivals = [card for card in event.cards if species_of(card) == species_of(mine) and card >= mine]
            found["tied"] = int(len(rivals) > 1 and set(rivals) == {mine})
    return Counter({**found, **specific(game.name, deal, after, seat, action)})


def specific(name: str, before: Any, after: Any, seat: int, action: int) -> Counter[str]:
    """Return what only this game counts."""
    if name == "mausen":
        return Counter(taken=int(not before.restocking and animals_of(after.middle, species_of(action)) == 0))
    if name == "mopsen":
        lowest = before.phase == PLAYING and after.hand_size[seat] == before.hand_size[seat]
        return Counter(lowest=int(lowest))
    side = seat & before.sides
    hyenas = [size(state.won[side] & HYENAS) for state in (before, after)]
    return Counter({"hyena": int(hyenas[1] > hyenas[0]), "fourth-hyena": int(hyenas[1] >= 4)})


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_recount_finds_the_same(name: str, players: int) -> None:
    checked = 0
    for game, view, legal in positions(name, players, amount(12, 60)):
        seat, rng = view.seat, stream(SEED)
        assert seat is not None
        deals = [game.imagine(view, rng) for _ in range(DEALS)]
        best, played = legal[0], legal[-1]
        reasons = reasons_for(game, seat, deals, best, played, SEED, certainty=0)
        counts = [
            [recounted(game, deal, seat, action, derive(SEED, i)) for i, deal in enumerate(deals)]
            for action in (best, played)
        ]
        for reason in reasons:
            again = [sum(outcome[reason.reason] for outcome in outcomes) for outcomes in counts]
            assert [reason.best, reason.played, reason.of] == [*again, DEALS], reason
            checked += 1
        names = {key for outcomes in counts for outcome in outcomes for key in outcome}
        differ = {key for key in names if len({sum(o[key] for o in outcomes) for outcomes in counts}) > 1}
        assert {reason.reason for reason in reasons} <= differ
        assert len(reasons) == min(len(differ), MOST_REASONS)
    assert checked > 5


def test_only_certain_differences_are_reasons() -> None:
    for game, view, legal in positions("mopsen", 3, 12):
        assert view.seat is not None
        rng = stream(SEED)
        deals = [game.imagine(view, rng) for _ in range(DEALS)]
        certain = reasons_for(game, view.seat, deals, legal[0], legal[-1], SEED, certainty=2.5)
        for reason in certain:
            assert abs(reason.best - reason.played) >= (1 if reason.reason == "points" else 3)


def test_a_choice_before_the_tricks_has_no_reasons() -> None:
    game = load("mopsen")
    match = Match(game, 3, seed=SEED)
    view, (first, *_, last) = match.view(0), match.legal(0)
    assert reasons_for(game, 0, [game.imagine(view, stream(SEED))] * 4, first, last, SEED, certainty=0) == ()


SPECIFIC = {"mausen": ("taken",), "mopsen": ("lowest",), "awimbawe": ("hyena", "fourth-hyena")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_a_sentence_with_its_counts(name: str, language: str) -> None:
    translator = Translator(language, load(name))
    card = load(name).notation.code("card", 2)
    for reason in (*REASONS, *SPECIFIC[name]):
        found = {"reason": reason, "best": 63, "played": 12, "of": 80}
        decision = {"n": 0, "seat": 0, "best": card, "move": "pass", "reasons": [found]}
        words = in_words(decision, lambda n, seat, move: None, translator)
        (sentence,) = reason_sentences(words, translator)
        assert str(translator.value_name("card", 2)).lower() in sentence.lower()
        assert "pass" in sentence
        if reason != "points":
            assert all(count in sentence for count in ("63", "12", "80"))


def test_moves_are_named_as_at_the_table_and_count_from_1() -> None:
    """Programs write ``lead 0``; people read which seat that is, and which card."""
    _, record = next(read_records(FOLDER / "awimbawe-2.jsonl"))
    replay, translator = replay_of_record(record), Translator("en", load("awimbawe"))
    written = [entry for entry in record["log"] if "move" in entry]
    pairs = [(n, entry["seat"], entry["move"]) for n, entry in enumerate(written)]
    leads = [(n, seat, move) for n, seat, move in pairs if move.startswith("lead ")]
    assert leads
    for n, seat, move in leads:
        words = in_words({"n": n, "seat": seat, "move": move, "best": move}, replay.move_phrase, translator)
        assert words["move"] == words["best"] == f"“Let Seat {int(move[5:]) + 1} lead”"
