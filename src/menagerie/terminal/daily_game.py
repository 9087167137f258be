"""The deal of a day on this machine: a local game whose cards and bots are the same everywhere."""

from __future__ import annotations

import asyncio

from menagerie.bots.deal_play import decision_of, seeded_choice
from menagerie.core.errors import Problem
from menagerie.core.shared_deal import SharedDeal, result_of
from menagerie.games import load
from menagerie.i18n.hint_text import SuggestedMove
from menagerie.terminal.daily_results import note_result
from menagerie.terminal.game_session import LogLine
from menagerie.terminal.lineup import PERSON, Lineup
from menagerie.terminal.local_game import LocalGame
from menagerie.terminal.saved_games import SavedGame, resumable, resume, start


def lineup_of_deal(deal: SharedDeal) -> Lineup:
    """Return the lineup of a deal: its person, and bots of one level."""
    seats = tuple(PERSON if seat == deal.seat else deal.level for seat in range(deal.players))
    return Lineup(load(deal.game), seats, deal.word)


def saved_game_of(deal: SharedDeal) -> SavedGame:
    """Return the saved game of a deal that was begun, or a new one."""
    lineup = lineup_of_deal(deal)
    begun = next((path for path, saved in resumable() if saved == lineup), None)
    return resume(begun) if begun else start(lineup)


class DailyGame(LocalGame):
    """Plays a deal to its end, without a way back; the first result is kept."""

    can_rematch = False

    def __init__(self, deal: SharedDeal, language: str) -> None:
        self.deal = deal
        super().__init__(saved_game_of(deal), language)

    async def _bot_move(self, seat: int) -> int:
        level = self.lineup.bots[seat]
        await self._compile_level(level)
        return await asyncio.to_thread(seeded_choice, level, self.game, decision_of(self.deal, self.match, seat))

    def _write_record(self) -> tuple[LogLine, ...]:
        note_result(self.deal.occasion, result_of(self.match, self.deal.seat))
        return super()._write_record()

    async def undo(self) -> None:
        raise Problem("daily-no-help")

    async def hint(self, seat: int) -> list[SuggestedMove]:
        raise Problem("daily-no-help")
