"""What a visitor chose the last time they played each game against bots; a cookie remembers it."""

from __future__ import annotations

from fastapi import Request, Response

from menagerie.server.http.dependencies import A_YEAR
from menagerie.web.lobby_page import LastChoice, choices_in, text_with

PLAYED = "played"
"""The cookie with the text of ``choices_in``."""


def last_choices(request: Request) -> tuple[LastChoice, ...]:
    """Return the choices that the cookie remembers."""
    return tuple(choices_in(request.cookies.get(PLAYED, "")))


def remember_choice(request: Request, response: Response, chosen: LastChoice) -> None:
    """Let the cookie remember a choice, before those of other games."""
    text = text_with(chosen, request.cookies.get(PLAYED, ""))
    response.set_cookie(PLAYED, text, max_age=A_YEAR, httponly=True, samesite="lax")
