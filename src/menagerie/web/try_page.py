"""Draw the page on which a decision of a finished game is made once more, and then graded by the review."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote

import htpy as h
from babel.numbers import format_percent

from menagerie.core.counting import shown_number
from menagerie.core.phrases import Phrase
from menagerie.core.table import Table
from menagerie.i18n.review_text import MARKS, in_words, reason_sentences
from menagerie.i18n.translator import Translator
from menagerie.web.board import Board, renderer_for
from menagerie.web.card_help import card_help
from menagerie.web.layout import Reader, document
from menagerie.web.review_panel import play_on_button
from menagerie.web.table_page import Status, main_of, parts_of


@dataclass(frozen=True, slots=True)
class SecondTry:
    """A decision of a finished game, at its table, and the move that was tried now."""

    id: str
    """The id of the game in addresses."""
    board: Board
    decision: dict[str, Any]
    """The decision in the JSON form of its review."""
    back: str
    """The address of the review, at the frame of the decision."""
    tried: str | None = None
    loss: float = 0.0
    mark: str | None = None

    @property
    def address(self) -> str:
        return f"/replay/{self.id}/try/{self.decision['n']}"

    def phrase_of(self, decisions: int, seat: int, move: str) -> Phrase:
        """Return the phrase of a legal move of this decision."""
        return self.board.table.choices[self.board.moves.index(move)].phrase


def try_page(reader: Reader, found: SecondTry) -> str:
    """Draw the whole page: the table with its choices, and the verdict once a move was tried."""
    board, say = found.board, reader.say
    renderer = renderer_for(board.game, board.language, board.me, board.names)
    verdict = verdict_panel(found, renderer.translator) if found.tried is not None else None
    shown = replace(board, actors=(), table=without_choices(board.table), moves=()) if verdict else board
    status = Status(found.id, "playing")
    title = say("web-try-title", n=shown_number(found.decision["n"]))
    return document(
        reader,
        f"{title} · menagerie",
        h.header(".unseen")[h.h1[title]],
        main_of(shown, status, parts_of(shown, status), say("web-try-lead"), verdict or without_script(found)),
        h.nav("#tools.trying")[h.a(".choice", href=found.back)[say("web-try-back")]],
        card_help(board.game, reader.language),
        h.aside("#enlarged.overlay", hidden=True, aria_hidden="true"),
        h.div("#toast", role="status"),
        game=board.game,
        data_game=board.game,
        data_tries=f"{found.address}?move=",
    )


def without_choices(table: Table) -> Table:
    return Table(table.zones, table.facts, None, ())


def without_script(found: SecondTry) -> list[h.Node]:
    """Draw the moves as links, for browsers without scripts; nothing is over the table in others."""
    phrases = phrases_of(found, renderer_for(*renderer_key(found)).translator)
    return [
        h.section("#ending.overlay", hidden=True),
        h.noscript[
            h.ul(".tries")[
                (h.li[h.a(".choice", href=move_address(found, move))[said]] for move, said in phrases.items())
            ]
        ],
    ]


def renderer_key(found: SecondTry) -> tuple[str, str, int | None, tuple[str, ...]]:
    board = found.board
    return board.game, board.language, board.me, board.names


def move_address(found: SecondTry, move: str) -> str:
    return f"{found.address}?move={quote(move, safe='')}"


def phrases_of(found: SecondTry, translator: Translator) -> dict[str, str]:
    """Return the legal moves in words."""
    board = found.board
    return {
        move: translator.phrase(choice.phrase) for move, choice in zip(board.moves, board.table.choices, strict=True)
    }


def verdict_panel(found: SecondTry, translator: Translator) -> h.Element:
    """Draw how good the move is that was tried, beside the best one and the one that was played."""
    say, decision, phrases = translator.say, found.decision, phrases_of(found, translator)
    assert found.tried is not None
    words = in_words(decision, found.phrase_of, translator)
    loss = format_percent(round(found.loss, 2), locale=translator.language)
    marked = {"mark": say(MARKS[found.mark]), "loss": loss} if found.mark else None
    title = say("web-try-marked", marked) if marked else say("web-try-good")
    return h.section("#ending.overlay.verdict", aria_labelledby="ending-title", role="status")[
        h.h2("#ending-title", class_=found.mark or "good")[title],
        h.table(".scores")[
            h.thead[h.tr[h.th(scope="col")[say("web-try-move")], h.th(scope="col")[say("web-try-chance")]]],
            h.tbody[(move_row(found, value, phrases, translator) for value in ranked(decision))],
        ],
        h.ul(".reasons")[(h.li[sentence] for sentence in reason_sentences(words, translator))]
        if decision["reasons"]
        else None,
        h.div(".buttons")[
            h.a(".choice.primary", href=found.address)[say("web-try-again")],
            h.a(".choice", href=found.back)[say("web-try-back")],
            play_on_button(found.id, decision["n"], decision["seat"], translator),
        ],
    ]


def ranked(decision: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the values of the moves, the best first."""
    best = decision["best"]
    return sorted(decision["moves"], key=lambda value: (value["move"] != best, -value["win"]))


def move_row(
    found: SecondTry, value: dict[str, Any], phrases: dict[str, str], translator: Translator
) -> h.Element | None:
    """Draw the value of a move; of many moves, only those that matter."""
    move, decision = value["move"], found.decision
    notes = [
        translator.say(message)
        for message, named in (
            ("web-try-yours", found.tried),
            ("web-try-best", decision["best"]),
            ("web-try-played", decision["move"]),
        )
        if move == named
    ]
    if not notes and len(decision["moves"]) > MOST_MOVES:
        return None
    chance = format_percent(round(value["win"], 2), locale=translator.language)
    return h.tr(class_="won" if move == found.tried else "")[
        h.th(scope="row")[phrases.get(move, move), h.small[", ".join(notes)] if notes else None],
        h.td[chance],
    ]


MOST_MOVES = 8
"""The most moves of which all are listed."""
