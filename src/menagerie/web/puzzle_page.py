"""Draw the pages of puzzles: the choice of a game and a theme, and a puzzle at its table, with the answer."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from urllib.parse import quote, urlencode

import htpy as h

from menagerie.games import load
from menagerie.i18n.puzzle_text import percent, proof_text, theme_text, verdict_text
from menagerie.i18n.translator import Translator
from menagerie.web.board import Board, renderer_for
from menagerie.web.card_help import card_help
from menagerie.web.form_fields import Form, select_field
from menagerie.web.layout import Reader, document, page
from menagerie.web.lobby_page import game_picture
from menagerie.web.table_page import Status, main_of, parts_of
from menagerie.web.try_page import without_choices

ADDRESS = "/puzzles"


@dataclass(frozen=True, slots=True)
class PuzzleGameStatus:
    """How far somebody is with the puzzles of a game."""

    game: str
    count: int
    solved: int = 0
    streak: int = 0
    themes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ShownAnswer:
    """An answer to a puzzle, and what comes of it."""

    move: str
    right: bool
    loss: float
    events: tuple[str, ...]
    """What follows, in sentences."""
    at: int
    """How many of these events are shown on the table."""
    chances: tuple[tuple[str, float], ...]
    """The moves in words with their winning chances, the best first; empty after a wrong answer, to try again."""
    reasons: tuple[str, ...] = ()
    solved: bool = False
    """Whether the solver proved the puzzle."""
    gap: float = 0.0


@dataclass(frozen=True, slots=True)
class ShownPuzzle:
    """A puzzle at its table."""

    id: str
    board: Board
    level: str
    themes: tuple[str, ...]
    status: PuzzleGameStatus
    theme: str = ""
    """The theme to which the next puzzle is to belong."""
    phrases: dict[str, str] = field(default_factory=dict)
    """The legal moves in words, as records write them."""
    answer: ShownAnswer | None = None

    @property
    def address(self) -> str:
        return f"{ADDRESS}/{self.status.game}/{self.id}"

    def address_of(self, **query: str) -> str:
        """Return the address of an answer, or of the puzzle itself."""
        asked = {**query, **({"theme": self.theme} if self.theme else {})}
        return f"{self.address}?{urlencode(asked, quote_via=quote)}" if asked else self.address


def puzzles_page(reader: Reader, games: tuple[PuzzleGameStatus, ...]) -> str:
    """Draw the games with their puzzles and themes."""
    say = reader.say
    return page(
        reader,
        say("puzzles-title"),
        h.h1[say("puzzles-title")],
        h.p(".lead")[say("puzzles-lead")],
        h.div(".deals")[(game_section(status, reader.language) for status in games)],
        kind="puzzles",
    )


def game_section(status: PuzzleGameStatus, language: str) -> h.Element:
    translator = Translator(language, load(status.game))
    say = translator.say
    title = h.h2(id=f"puzzles-{status.game}")[game_picture(status.game), say(f"{status.game}-title")]
    if not status.count:
        return h.section(".panel")[title, h.p[say("puzzle-none")]]
    themes = [("", say("puzzle-any-theme")), *((theme, theme_text(theme, translator)) for theme in status.themes)]
    return h.section(".panel", aria_labelledby=f"puzzles-{status.game}")[
        title,
        h.p[progress_text(status, translator)],
        h.form(".play", method="post", action=f"{ADDRESS}/{status.game}")[
            select_field(Form(status.game), "theme", say("puzzle-themes"), themes, ""),
            h.button(".choice.primary")[say("puzzle-next")],
        ],
    ]


def progress_text(status: PuzzleGameStatus, translator: Translator) -> str:
    solved = translator.say("puzzle-solved", {"count": status.solved, "of": status.count})
    return f"{solved} · {translator.say('puzzle-streak', {'count': status.streak})}"


def puzzle_page(reader: Reader, shown: ShownPuzzle) -> str:
    """Draw a puzzle: the table with its choices, and the verdict once there is an answer."""
    board = shown.board
    translator = renderer_for(board.game, board.language, board.me, board.names).translator
    verdict = verdict_panel(shown, shown.answer, translator) if shown.answer else None
    table = replace(board, actors=(), table=without_choices(board.table), moves=()) if verdict else board
    status = Status(shown.id, "playing")
    game = translator.say(f"{board.game}-title")
    title = translator.say("puzzle-title", {"game": game, "puzzle": shown.id})
    return document(
        reader,
        f"{title} · menagerie",
        h.header(".unseen")[h.h1[title]],
        main_of(
            table, status, parts_of(table, status), translator.say("puzzle-task"), verdict or without_script(shown)
        ),
        h.nav("#tools.trying")[
            h.span(".label")[translator.say("puzzle-level", {"level": translator.say(f"level-{shown.level}")})],
            h.a(".choice", href=ADDRESS)[translator.say("puzzle-all")],
        ],
        card_help(board.game, reader.language),
        h.aside("#enlarged.overlay", hidden=True, aria_hidden="true"),
        h.div("#toast", role="status"),
        game=board.game,
        data_game=board.game,
        data_tries=f"{shown.address_of()}{'&' if shown.theme else '?'}move=",
    )


def without_script(shown: ShownPuzzle) -> list[h.Node]:
    """Draw the moves as links, for browsers without scripts; nothing is over the table in others."""
    return [
        h.section("#ending.overlay", hidden=True),
        h.noscript[
            h.ul(".tries")[
                (h.li[h.a(".choice", href=shown.address_of(move=m))[said]] for m, said in shown.phrases.items())
            ]
        ],
    ]


def verdict_panel(shown: ShownPuzzle, answer: ShownAnswer, translator: Translator) -> h.Element:
    """Draw what comes of an answer: after a wrong one the reply and a way back, after the right one the reasons."""
    say = translator.say
    return h.section("#ending.overlay.verdict", aria_labelledby="ending-title", role="status")[
        h.h2("#ending-title", class_="good" if answer.right else "blunder")[
            verdict_text(answer.right, answer.loss, translator)
        ],
        reasons(answer, translator) if answer.right else None,
        h.h3[say("puzzle-follows")],
        h.ol(".follows")[(event_line(shown, answer, number) for number in range(len(answer.events)))],
        h.p(".note")[
            ", ".join(theme_text(theme, translator) for theme in shown.themes),
            " · ",
            progress_text(shown.status, translator),
        ],
        h.div(".buttons")[
            None if answer.right else h.a(".choice.primary", href=shown.address_of())[say("puzzle-again")],
            next_form(shown, "choice primary" if answer.right else "choice", translator),
            h.a(".choice", href=ADDRESS)[say("puzzle-all")],
        ],
    ]


def event_line(shown: ShownPuzzle, answer: ShownAnswer, number: int) -> h.Element:
    """Draw what happened; it leads to the table at that moment."""
    current = {"aria_current": "step"} if number == answer.at - 1 else {}
    href = shown.address_of(move=answer.move, at=str(number + 1))
    return h.li[h.a(href=href, **current)[answer.events[number]]]


def reasons(answer: ShownAnswer, translator: Translator) -> list[h.Node]:
    """Draw why the best move is better: counted in possible deals, and the chances of all moves."""
    return [
        h.ul(".reasons")[(h.li[sentence] for sentence in answer.reasons)] if answer.reasons else None,
        h.table(".scores")[
            h.thead[
                h.tr[
                    h.th(scope="col")[translator.say("web-try-move")],
                    h.th(scope="col")[translator.say("web-try-chance")],
                ]
            ],
            h.tbody[
                (h.tr[h.th(scope="row")[said], h.td[percent(chance, translator)]] for said, chance in answer.chances)
            ],
        ],
        h.p(".note")[proof_text(answer.solved, answer.gap, translator)],
    ]


def next_form(shown: ShownPuzzle, kind: str, translator: Translator) -> h.Element:
    return h.form(method="post", action=f"{ADDRESS}/{shown.status.game}")[
        h.input(type="hidden", name="theme", value=shown.theme) if shown.theme else None,
        h.input(type="hidden", name="besides", value=shown.id),
        h.button(class_=kind)[translator.say("puzzle-next")],
    ]
