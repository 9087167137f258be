"""An ending in words: titles, who led and won, and what the points count."""

from __future__ import annotations

from menagerie.core.endings import Ending
from menagerie.core.phrases import EndingLed, EndingWon
from menagerie.i18n.translator import Translator

TITLES = {"trick": "ending-trick", "hunt": "ending-hunt", "round": "ending-round", "game": "ending-game"}
MARK_LED = "ending-mark-led"
"""The message that marks the card that was led."""
MARK_WON = "ending-mark-won"
"""The message that marks the card that won."""


def title_of(ending: Ending, translator: Translator) -> str:
    """Return the title of an ending."""
    return translator.say(TITLES[ending.kind])


def leader_of(ending: Ending, translator: Translator) -> str:
    """Return who led the trick, in a sentence; empty where nobody did."""
    return "" if ending.leader is None else translator.phrase(EndingLed(ending.leader))


def winners_of(ending: Ending, translator: Translator) -> str:
    """Return who won, in a sentence."""
    if not ending.winners:
        return translator.say("ending-nobody-hunted" if ending.kind == "hunt" else "ending-nobody-won")
    if ending.kind == "hunt":
        return translator.say("ending-hunters", {"names": translator.list(map(translator.seat, ending.winners))})
    return translator.phrase(EndingWon(ending.winners, ending.winners[0], len(ending.winners)))


def margin_of(ending: Ending, seat: int, translator: Translator) -> str:
    """Return by how much the seat lost or won, in a sentence; empty where points did not decide."""
    margin = ending.margin(seat)
    if margin is None:
        return ""
    message = f"{translator.game.name if translator.game else ''}-ahead-{counted_by(ending)}"
    ahead = translator.say(message if translator.knows(message) else "ending-ahead", {"margin": margin.margin})
    return translator.phrase(margin, ahead=ahead)


def counted_by(ending: Ending) -> str:
    """Return whether an ending shows the points of a round (``round``) or of the whole game (``total``)."""
    is_total = ending.kind == "game" and any(score.points == score.total for score in ending.scores)
    return "total" if is_total else "round"


def counted_in(kind: str, translator: Translator) -> str:
    """Return what the points of a round (``round``) or of the whole game (``total``) count."""
    game = translator.game.name if translator.game else ""
    message = f"{game}-counts-{kind}"
    return translator.say(message if translator.knows(message) else "ending-points")


def question_help(question: str, translator: Translator) -> str:
    """Return what the ability behind a question does; empty where the question says it all."""
    message = f"{translator.game.name if translator.game else ''}-question-{question}-help"
    return translator.say(message) if translator.knows(message) else ""
