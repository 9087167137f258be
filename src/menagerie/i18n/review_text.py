"""A review in words: the messages that name its parts, by their names in its JSON form, and reasons as sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from babel import Locale
from babel.numbers import format_percent

from menagerie.core.counting import shown_number
from menagerie.core.game import Game
from menagerie.i18n.translator import Translator

PARTS = {
    "fair": "review-fair",
    "deals": "review-deals",
    "others": "review-others",
    "given_up": "review-given-up",
    "fortune": "review-fortune",
    "result": "review-result",
    "accuracy": "review-accuracy",
}

MARKS = {
    "inaccuracy": "review-mark-inaccuracy",
    "mistake": "review-mark-mistake",
    "blunder": "review-mark-blunder",
}

REASONS = {
    "takes": "review-reason-takes",
    "team-takes": "review-reason-team-takes",
    "wins-round": "review-reason-wins-round",
    "wins-game": "review-reason-wins-game",
    "points": "review-reason-points",
}
"""The reasons that every game can have; a game may word them in its own terms, and have more."""


def decision_text(decision: dict[str, Any], translator: Translator) -> str:
    """Return which decision it was, of which seat, and the move."""
    facts = {"n": shown_number(decision["n"]), "seat": translator.seat(decision["seat"]), "move": decision["move"]}
    return translator.say("review-decision", facts)


def mark_text(decision: dict[str, Any], translator: Translator) -> str:
    """Return a marked decision, its mark, the best move and the loss."""
    facts = {
        "mark": translator.say(MARKS[decision["mark"]]),
        "best": decision["best"],
        "loss": exact_percent(decision["loss"], translator),
        "error": exact_percent(decision["error"], translator),
    }
    return f"{decision_text(decision, translator)}; {translator.say('review-loss', facts)}"


def exact_percent(share: float, translator: Translator) -> str:
    """Return a share in percent, with one decimal."""
    pattern = Locale(translator.language).percent_formats[None].pattern
    return format_percent(share, pattern.replace("0", "0.0", 1), locale=translator.language)


def reason_sentences(decision: dict[str, Any], translator: Translator) -> Iterator[str]:
    """Yield a sentence for each reason of a decision, which comes in its JSON form."""
    game = translator.game
    assert game is not None
    facts = {name: move_name(decision[key], translator) for name, key in (("best", "best"), ("played", "move"))}
    for found in decision["reasons"]:
        name, deals = found["reason"], found["of"]
        counts = [found["best"], found["played"]]
        if name == "points":
            counts = [round(points / deals, 1) for points in counts]
        message = f"{game.name}-reason-{name}"
        yield translator.say(
            message if translator.knows(message) else REASONS[name],
            {**facts, "count": counts[0], "other": counts[1], "of": deals},
        )


def move_name(move: str, translator: Translator) -> str:
    """Return the name of the card that a written move plays; any other move in quotation marks."""
    assert translator.game is not None
    card = _card_of(move, translator.game)
    if card is None:
        return translator.say("review-reason-move", {"move": move})
    name = str(translator.value_name("card", card))
    return name[:1].upper() + name[1:]


def _card_of(move: str, game: Game[Any]) -> int | None:
    """Return the card that records write like this, or None."""
    for card in range(game.actions):
        try:
            if game.notation.code("card", card) == move:
                return card
        except LookupError:
            break
    return None
