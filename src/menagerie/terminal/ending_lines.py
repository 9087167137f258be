"""Endings and scores in sentences, for the full screen and for line mode."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from menagerie.core.endings import Ending, SeatScore
from menagerie.i18n.ending_text import MARK_LED, MARK_WON, counted_in, leader_of, margin_of
from menagerie.i18n.hint_text import SuggestedMove
from menagerie.i18n.translator import Translator
from menagerie.terminal.game_session import GameSession

WON = " ✓"
"""The sign of a round's or the game's winner."""


def ending_lines(ending: Ending, translator: Translator) -> list[str]:
    """Return who led, who took what, and why."""
    shown = [event for event in ending.events if not event.reveals] or ending.events
    lines = [leader_of(ending, translator), *map(translator.phrase, (*shown, *ending.why))]
    return [line for line in lines if line]


def marks_of(ending: Ending, translator: Translator) -> dict[int, str]:
    """Return by seat whether it led or won."""
    found: dict[int, list[str]] = {}
    if ending.leader is not None:
        found.setdefault(ending.leader, []).append(translator.say(MARK_LED))
    for seat in ending.winners:
        found.setdefault(seat, []).append(translator.say(MARK_WON))
    return {seat: ", ".join(marks) for seat, marks in found.items()}


def reason_lines(ending: Ending, translator: Translator) -> list[str]:
    """Return for each seat what its points came from."""
    return [
        translator.labelled(
            f"{translator.seat(score.seat)} {score.points}", " · ".join(map(translator.phrase, score.reasons))
        )
        for score in ending.scores
        if score.reasons
    ]


def result_lines(winners: Sequence[int], session: GameSession, translator: Translator) -> Iterator[str]:
    """Yield the winners and, if the reader has lost, by how much."""
    me = translator.me
    if me in winners and len(winners) == 1:
        yield translator.say("web-you-won")
    margin = "" if me is None else final_margin(winners, session, me, translator)
    if margin:
        yield margin
    elif me not in winners or len(winners) > 1:
        yield translator.say("web-winners", {"names": translator.list(map(translator.seat, winners))})


def final_margin(winners: Sequence[int], session: GameSession, seat: int, translator: Translator) -> str:
    """Return by how many points of the whole game a seat won or lost; empty where points did not decide."""
    total = session.score_sheet().total
    scores = tuple(SeatScore(other, points, points) for other, points in enumerate(total))
    return margin_of(Ending("game", (), winners=tuple(winners), scores=scores), seat, translator)


def round_winners(session: GameSession, number: int) -> tuple[int, ...]:
    """Return the winners of a round; none if the server no longer tells."""
    known = session.endings.rounds
    at = number - len(session.score_sheet().rounds) + len(known)
    return known[at].winners if 0 <= at < len(known) else ()


def has_rounds(session: GameSession) -> bool:
    """Return whether the game is scored in rounds."""
    return not session.endings.rounds or session.endings.rounds[0].kind == "round"


def game_winners(session: GameSession) -> tuple[int, ...]:
    """Return the winners of a game without rounds."""
    return () if has_rounds(session) else session.endings.rounds[0].winners


def cells(points: Sequence[int], winners: Sequence[int]) -> list[str]:
    """Return the points of each seat, with a sign at the winners."""
    return [f"{value}{WON if seat in winners else ''}" for seat, value in enumerate(points)]


def round_label(number: int, translator: Translator) -> str:
    return f"{translator.say('web-round')} {number}"


def rows_of(session: GameSession, translator: Translator) -> Iterator[tuple[str, list[str]]]:
    """Yield every round, and then the game: what is counted, and a cell for each seat."""
    sheet = session.score_sheet()
    of_round, of_game = counted_in("round", translator), counted_in("total", translator)
    for number, points in enumerate(sheet.rounds if has_rounds(session) else ()):
        yield (
            f"{round_label(number + 1, translator)}, {of_round}",
            cells(points, round_winners(session, number)),
        )
    several = has_rounds(session) and of_round == of_game
    label = f"{translator.say('web-total')}, {of_game}" if several else of_game
    yield label, cells(sheet.total, game_winners(session))


def plain_scores(session: GameSession, translator: Translator) -> Iterator[str]:
    """Yield the scores in lines of text."""
    if not session.score_sheet().rounds:
        yield translator.say("web-no-rounds")
        return
    for label, values in rows_of(session, translator):
        scores = translator.list(f"{translator.seat(seat)} {value}" for seat, value in enumerate(values))
        yield translator.labelled(label, scores)
    for ending in session.endings.rounds[-1:]:
        yield from reason_lines(ending, translator)


def hint_note(moves: Sequence[SuggestedMove]) -> str:
    """Return the message that explains a mixed strategy, or a better number further down; none if all is plain."""
    if any(0 < move.share < 1 for move in moves):
        return "play-hint-mixed"
    return "play-hint-tried" if any(move.win > moves[0].win for move in moves[1:]) else ""
