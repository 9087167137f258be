"""What a visitor chose the last time they played each game against bots; a cookie remembers it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from fastapi import Request, Response

from menagerie.core.levels import LEVELS
from menagerie.games import load, names
from menagerie.server.http.dependencies import A_YEAR
from menagerie.web.lobby_page import LastChoice

PLAYED = "played"
"""The cookie: for each game ``NAME.PLAYERS.LEVEL``, the latest first, with ``_`` between them."""


def last_choices(request: Request) -> tuple[LastChoice, ...]:
    """Return the choices that the cookie remembers, without those that are not possible (any more)."""
    return tuple(_parsed(request.cookies.get(PLAYED, "")))


def _parsed(text: str) -> Iterator[LastChoice]:
    seen: set[str] = set()
    for part in text.split("_"):
        with suppress(ValueError):
            game, players, level = part.split(".")
            if game in names() and game not in seen and int(players) in load(game).seats and level in LEVELS:
                seen.add(game)
                yield LastChoice(game, int(players), level)


def remember_choice(request: Request, response: Response, chosen: LastChoice) -> None:
    """Let the cookie remember a choice, before those of other games."""
    others = [choice for choice in last_choices(request) if choice.game != chosen.game]
    text = "_".join(f"{choice.game}.{choice.players}.{choice.level}" for choice in (chosen, *others))
    response.set_cookie(PLAYED, text, max_age=A_YEAR, httponly=True, samesite="lax")
