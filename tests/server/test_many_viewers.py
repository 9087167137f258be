"""Many viewers of one table cost little more than a few."""

from __future__ import annotations

from typing import Any

import pytest

from menagerie import load
from menagerie.server.pages.html_view import HtmlRenderer
from menagerie.server.settings import Settings
from menagerie.server.tables.entry import Entry
from menagerie.server.tables.handlers import opening, starting
from menagerie.server.tables.renderer import EntryBroadcast, Viewpoint
from menagerie.server.tables.state import TableState
from menagerie.web.layout import Reader

NOBODY = Viewpoint(None, None)


def table(game: str) -> TableState:
    state = TableState("table")
    state.keep_frames = True
    setup = {"game": game, "options": {}, "public": False, "spectators": True, "rated": False, "clock": None}
    for body in (opening(setup, ["random"] * load(game).seats[0], "ada"), starting()):
        state.apply(Entry(state.n + 1, float(state.n), body))
    return state


def renderer(language: str = "en", mode: str = "table") -> HtmlRenderer:
    return HtmlRenderer(Reader(language), mode, Settings(clock=lambda: 0.0), "http://menagerie/")


@pytest.mark.parametrize("game", ["mausen", "awimbawe", "mopsen"])
def test_anonymous_browsers_share_their_messages_and_get_what_they_would_get_alone(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    state = table(game)
    together = [renderer() for _ in range(3)] + [renderer("de")]
    alone = [renderer() for _ in range(3)] + [renderer("de")]
    for each in together + alone:
        each.first_messages(state, NOBODY, None)
    drawn = 0
    draw = HtmlRenderer._entry_message

    def counted(self: HtmlRenderer, *given: Any) -> bytes | None:
        nonlocal drawn
        drawn += 1
        return draw(self, *given)

    late, late_alone = renderer(), renderer()
    moves = 0
    while state.phase == "playing" and moves < 16:
        match = state.match
        assert match is not None
        seat = match.actors[0]
        body = {"kind": "moved", "seat": seat, "action": match.legal(seat)[0], "by": "random"}
        entry = state.apply(Entry(state.n + 1, float(state.n), body))
        moves += 1
        broadcast = EntryBroadcast(state, entry)
        with monkeypatch.context() as patched:
            patched.setattr(HtmlRenderer, "_entry_message", counted)
            shared = [each.entry_message(broadcast, NOBODY) for each in together]
        for each, message in zip(alone, shared, strict=True):
            assert each.entry_message(EntryBroadcast(state, entry), NOBODY) == message
        if moves == 8:
            for each in (late, late_alone):
                each.first_messages(state, NOBODY, None)
            together.append(late)
            alone.append(late_alone)
    assert drawn <= 3 * moves, "equal browsers need one drawing"
