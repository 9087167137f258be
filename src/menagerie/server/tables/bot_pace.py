"""How long the bots of a table take, so that the time of a move says nothing about its choice."""

from __future__ import annotations

from collections import deque

from cachetools import LRUCache

LATEST = 16
"""How many of the latest searches count."""

TABLES_KEPT = 10_000


class BotPace:
    """The lengths of the latest searches, by table and level.

    Every choice takes as long as the longest of them, the only legal move as well as a difficult one. Searches become
    shorter towards the end of a game; everybody at the table knows how far it is.
    """

    def __init__(self) -> None:
        self._at_table: LRUCache[tuple[str, str], deque[float]] = LRUCache(TABLES_KEPT)
        self._anywhere: dict[tuple[str, str], deque[float]] = {}

    def note(self, table: str, game: str, level: str, seconds: float) -> None:
        """Note how long a search took, without the time that it waited for a worker."""
        self._at_table.setdefault((table, level), deque(maxlen=LATEST)).append(seconds)
        self._anywhere.setdefault((game, level), deque(maxlen=LATEST)).append(seconds)

    def seconds(self, table: str, game: str, level: str) -> float:
        """Return how long a choice takes at a table at least; at first, as long as at other tables."""
        latest = self._at_table.get((table, level)) or self._anywhere.get((game, level))
        return max(latest, default=0.0) if latest else 0.0
