"""What a screen shows at each event of Mopsen, and which cards it says cannot be played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

import pytest

from menagerie.bots.random_bot import RandomBot
from menagerie.core.match import LogWithStates, Match
from menagerie.core.phrases import Event, GameEnded, RoundEnded
from menagerie.core.state import copy_of
from menagerie.core.table import Table
from menagerie.games.mopsen import GAME
from menagerie.games.mopsen.cards import CARDS, CODES, SYMBOLS
from menagerie.games.mopsen.events import (
    Discarded,
    ExchangeChosen,
    Exchanged,
    Jostled,
    MopsenDealt,
    MopsenMustFollow,
    MopsenPlayed,
    MopsenTrickWon,
    Pinched,
)
from menagerie.games.mopsen.state import PINCHING, MopsenState
from menagerie.i18n.translator import Translator

E = TypeVar("E", bound=Event)


@dataclass(frozen=True)
class WatchedDecision:
    """A decision: the state before it, what happened with the state at each event, the state after it."""

    before: MopsenState
    log: LogWithStates
    after: MopsenState


def decisions(players: int, games: int = 2) -> Iterator[WatchedDecision]:
    """Every decision of some games; pinching is optional in the last of them."""
    for number in range(games):
        match = Match(GAME, players, {"pinch_optional": number == games - 1}, seed=bytes([number + 1] * 32))
        bot = RandomBot(bytes([number + 1] * 16))
        while not match.over:
            before = copy_of(match.state)
            seat = match.actors[bot.choose(match.view(None), range(len(match.actors)))]
            log = match.act_with_states(seat, bot.choose(match.view(seat), match.legal(seat)))
            yield WatchedDecision(before, log, copy_of(match.state))


DECISIONS = [decision for players in GAME.seats for decision in decisions(players)]


def moments(kind: type[E]) -> Iterator[tuple[E, MopsenState, MopsenState]]:
    """Every event of this kind, with the state before it and at it."""
    for decision in DECISIONS:
        log = decision.log
        for event, before, frame in zip(log, [decision.before, *log.states], log.states, strict=False):
            if isinstance(event, kind):
                yield event, before, frame


def seen(state: MopsenState, seat: int | None = None) -> Table:
    return GAME.table(GAME.view(state, seat))


def viewpoint(state: MopsenState) -> tuple[int | None, ...]:
    return (None, *range(state.players))


def cards(table: Table, name: str, seat: int | None = None) -> tuple[int | None, ...]:
    """The cards of this zone; none if it is not on the table."""
    return tuple(card.card for zone in table.zones if (zone.name, zone.seat) == (name, seat) for card in zone.cards)


def trick(table: Table) -> set[int | None]:
    return {card.card for zone in table.zones if zone.name == "trick" for card in zone.cards}


def facts(table: Table, name: str) -> list[object]:
    return [fact.value for fact in table.facts if fact.name == name]


def test_in_every_frame_all_cards_are_on_the_table_once() -> None:
    for _, _, frame in moments(Event):
        for seat in viewpoint(frame):
            shown = [card.card for zone in seen(frame, seat).zones for card in zone.cards]
            assert len(shown) == CARDS
            assert len(open_cards(seen(frame, seat))) == CARDS - shown.count(None)


def test_nobody_is_asked_while_a_decision_is_carried_out() -> None:
    for decision in DECISIONS:
        *midway, last = decision.log.states
        for frame in midway:
            assert not any(seen(frame, seat).question for seat in viewpoint(frame))
        for seat in viewpoint(last):
            assert seen(last, seat).question is None or seen(last, seat) == seen(decision.after, seat)


def test_a_seat_that_is_not_asked_has_neither_choices_nor_barred_cards() -> None:
    for _, _, frame in moments(Event):
        for table in (seen(frame, seat) for seat in viewpoint(frame)):
            assert table.question or (table.choices, table.barred) == ((), ())


@pytest.mark.rule("MOP-5")
def test_cards_chosen_for_exchange_have_left_the_hand() -> None:
    for event, _, frame in moments(ExchangeChosen):
        mine = seen(frame, event.seat)
        assert cards(mine, "chosen", event.seat) == event.cards
        assert not set(cards(mine, "hand", event.seat)) & set(event.cards or ())
        assert event.seat not in [seat for value in facts(mine, "choosing") for seat in value]  # type: ignore[attr-defined]


@pytest.mark.rule("MOP-5")
def test_others_do_not_see_how_many_were_chosen() -> None:
    for event, _, frame in moments(ExchangeChosen):
        for seat in set(viewpoint(frame)) - {event.seat}:
            theirs = seen(frame, seat)
            assert cards(theirs, "chosen", event.seat) == ()
            assert cards(theirs, "hand", event.seat) == (None,) * 8


@pytest.mark.rule("MOP-5")
def test_when_all_have_chosen_nobody_is_shown_as_choosing() -> None:
    for _, _, frame in moments(Exchanged):
        assert facts(seen(frame), "choosing") == []


@pytest.mark.rule("MOP-5")
def test_an_exchange_shows_the_new_hand() -> None:
    for event, before, frame in moments(Exchanged):
        kept, mine = cards(seen(before, event.seat), "hand", event.seat), seen(frame, event.seat)
        assert set(cards(mine, "hand", event.seat)) == {*kept, *(event.drawn or ())}
        assert cards(mine, "chosen", event.seat) == ()
        assert cards(mine, "put-away", event.seat) == event.put_away
        assert len(cards(mine, "stock")) == len(cards(seen(before), "stock")) - event.count
        assert cards(seen(frame), "put-away", event.seat) == (None,) * event.count


def test_a_card_just_played_lies_on_the_table() -> None:
    for event, _, frame in moments(MopsenPlayed):
        for seat in viewpoint(frame):
            assert cards(seen(frame, seat), "trick", event.seat) == (event.card,)


@pytest.mark.rule("MOP-8")
def test_the_whole_trick_is_on_the_table_when_its_winner_is_announced() -> None:
    for event, before, frame in moments(MopsenTrickWon):
        table = seen(frame)
        assert table == seen(before)
        assert all(len(cards(table, "trick", seat)) == 1 for seat in range(frame.players))
        assert cards(table, "trick", event.seat) == (event.card,)


@pytest.mark.rule("MOP-9")
def test_the_highest_card_is_on_the_bowl_while_the_lowest_jostles() -> None:
    for event, before, frame in moments(Jostled):
        table = seen(frame)
        (winner,) = (seat for seat in range(frame.players) if not cards(table, "trick", seat))
        (highest,) = cards(seen(before), "trick", winner)
        assert highest in cards(table, "bowl", winner)
        (lowest,) = cards(table, "trick", event.seat)
        assert lowest is not None
        assert lowest >> 4 == event.kind
        assert facts(table, "order") == [event.order]


@pytest.mark.rule("MOP-11")
def test_only_discarded_cards_are_in_the_discard_pile() -> None:
    for event, before, frame in moments(Discarded):
        then, now = (set(cards(seen(state), "discards")) for state in (before, frame))
        assert now - then == set(event.cards)


@pytest.mark.rule("MOP-10")
def test_a_pinched_card_is_in_the_hand_while_the_rest_of_the_trick_stays() -> None:
    for event, before, frame in moments(Pinched):
        assert event.card in cards(seen(frame), "hand", event.seat)
        assert trick(seen(frame)) == trick(seen(before)) - {event.card}
        assert len(trick(seen(frame))) == frame.players - 3


def test_the_led_colour_is_shown_while_the_trick_is_being_played() -> None:
    for event, _, frame in moments(Event):
        led = facts(seen(frame), "led")
        assert not led or trick(seen(frame))
        assert not led or isinstance(event, MopsenPlayed | MopsenTrickWon | Jostled | Discarded)
    assert all(not facts(seen(decision.before), "led") for decision in DECISIONS if decision.before.phase == PINCHING)


@pytest.mark.rule("MOP-13")
def test_the_points_of_a_round_change_with_their_event() -> None:
    for event, before, frame in moments(RoundEnded):
        gained = zip(facts(seen(before), "points"), event.points, strict=True)
        assert facts(seen(frame), "points") == [old + new for old, new in gained]  # type: ignore[operator]
        assert facts(seen(frame), "round") == facts(seen(before), "round")
        assert facts(seen(frame), "bones") == facts(seen(before), "bones")


@pytest.mark.rule("MOP-14")
def test_the_last_frame_of_a_game_shows_its_result() -> None:
    for event, _, frame in moments(GameEnded):
        assert facts(seen(frame), "points") == list(event.points)
        assert facts(seen(frame), "round") == [3]


def open_cards(table: Table) -> set[int]:
    return {card.card for zone in table.zones for card in zone.cards if card.card is not None}


def brought_to_light(event: Event) -> set[int]:
    """Return the cards that a visible event shows for the first time."""
    if isinstance(event, MopsenPlayed):
        return {event.card}
    return set(event.drawn or ()) if isinstance(event, Exchanged) else set()


def test_a_card_is_revealed_with_its_event_and_stays_visible() -> None:
    for event, before, frame in moments(Event):
        for seat in viewpoint(frame):
            if isinstance(event, MopsenDealt):
                assert open_cards(seen(frame, seat)) == set(() if seat is None else event.hands[seat] or ())
            else:
                news = brought_to_light(event.visible_to(seat))
                assert open_cards(seen(frame, seat)) == open_cards(seen(before, seat)) | news


def test_a_frame_shows_nobody_what_they_cannot_know() -> None:
    rng = [1, 2, 3, 4]
    for _, _, frame in moments(Event):
        for seat in viewpoint(frame):
            assert GAME.view(GAME.redeal(frame, seat, rng), seat) == GAME.view(frame, seat)


@pytest.mark.rule("MOP-7")
def test_every_card_in_hand_can_be_played_or_is_barred() -> None:
    for decision in DECISIONS:
        for seat in range(decision.before.players):
            table = seen(decision.before, seat)
            playable = {card for choice in table.choices for card in choice.cards}
            barred = {bar.card for bar in table.barred}
            if table.question == "play":
                assert playable | barred == set(cards(table, "hand", seat))
                assert not playable & barred
            else:
                assert not barred


@pytest.mark.rule("MOP-7")
def test_a_card_is_barred_by_the_colour_that_was_led() -> None:
    reasons = set()
    for decision in DECISIONS:
        for seat in range(decision.before.players):
            table = seen(decision.before, seat)
            for bar in table.barred:
                assert bar.reason == MopsenMustFollow(*facts(table, "led"))  # type: ignore[arg-type]
                assert CODES[bar.card][0] not in ("C", SYMBOLS[bar.reason.led])
                reasons.add(bar.reason)
    assert reasons == {MopsenMustFollow(0), MopsenMustFollow(1), MopsenMustFollow(2)}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Ein roter Mops wurde ausgespielt, und du hast auch einen: Bediene oder spiel eine Katze."),
        ("en", "A red pug was led, and you have one: follow suit or play a cat."),
        ("fr", "Un chien rouge entame le pli, et tu en as un de cette couleur\u202f: joue-le, ou joue un chat."),
        (
            "it",
            "La presa si è aperta con un carlino rosso, e ne hai uno di quel colore: gioca quello, oppure un gatto.",
        ),
        ("nl", "Er is met een rode mops uitgekomen, en je hebt er een van die kleur: speel die, of speel een kat."),
    ],
)
def test_the_reason_why_a_card_is_barred_has_a_sentence(language: str, sentence: str) -> None:
    assert Translator(language, GAME, 1).phrase(MopsenMustFollow(0)) == sentence
