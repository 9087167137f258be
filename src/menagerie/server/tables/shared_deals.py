"""The deals of days and of friends at a server: their seeds, when these become public, and the deals themselves.

The seed of a day follows from a secret that only this server has. Its hash is public at any time before, the seed
itself an hour after the end of the day: whoever began in time has an hour to finish.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import insert, select, text

from menagerie.core.chance import commitment, derive, fresh_seed
from menagerie.core.game import Game
from menagerie.core.shared_deal import FIRST_DAY, SharedDeal, daily_deal, secret_seed
from menagerie.games import load, own_names
from menagerie.server.errors import NotFound
from menagerie.server.settings import Settings
from menagerie.server.storage.schema import duplicates, shared_values
from menagerie.server.storage.store import Store
from menagerie.server.tables.seats import Person
from menagerie.server.tables.state import new_id

TO_FINISH = timedelta(hours=1)
"""How long after its day a game still counts."""

AHEAD = timedelta(days=7)
"""How long before a day the hash of its seed can be seen."""

FIRST_SECRET = text("INSERT INTO house (key, value) VALUES ('daily', :secret) ON CONFLICT DO NOTHING")


@dataclass(frozen=True, slots=True)
class DuplicateSet:
    """Deals that friends play at tables of their own: as many as there are seats, each from another one."""

    id: str
    game: str
    players: int
    level: str
    seed: bytes
    host: str

    def deal(self, number: int) -> SharedDeal:
        """Return the deal with this number, counted from 1; raise NotFound if there is none."""
        if not 1 <= number <= self.players:
            raise NotFound("server-no-page")
        seed = derive(self.seed, number)
        return SharedDeal(self.game, self.players, number - 1, self.level, seed, f"{self.occasions}{number}")

    @property
    def occasions(self) -> str:
        """How the occasions of its deals begin."""
        return f"duplicate/{self.id}/"


class SharedDeals:
    """The deals that several people play at this server."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings
        self._secret = ""

    async def open(self) -> None:
        """Load the secret that the seeds of days follow from; all nodes share it."""
        wanted = select(shared_values.c.value).where(shared_values.c.key == "daily")
        async with self._store.begin() as connection:
            await connection.execute(FIRST_SECRET, {"secret": secrets.token_hex(32)})
            self._secret = str((await connection.execute(wanted)).scalar_one())

    # Days -----------------------------------------------------------------------------------------------------------

    @property
    def now(self) -> datetime:
        return datetime.fromtimestamp(self._settings.clock(), UTC)

    @property
    def today(self) -> date:
        return self.now.date()

    def day_in(self, written: str) -> date:
        """Return a day that has a deal, as ISO 8601 writes it; raise NotFound if there is none yet."""
        try:
            day = date.fromisoformat(written)
        except ValueError:
            raise NotFound("server-no-page") from None
        if written != day.isoformat() or not FIRST_DAY <= day <= self.today + AHEAD:
            raise NotFound("server-no-page")
        return day

    def commitment(self, day: date) -> str:
        """Return the hash of a day's seed."""
        return commitment(self._seed(day))

    def revealed_seed(self, day: date) -> str | None:
        """Return the seed of a day, once the day and the time to finish are over."""
        return self._seed(day).hex() if self.now.timestamp() >= self.counts_until(day) else None

    def counts_until(self, day: date) -> float:
        """Return the time until which a game of this day must have ended to count."""
        return (datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1) + TO_FINISH).timestamp()

    def daily(self, day: date, game: str) -> SharedDeal:
        """Return the deal of a game on a day that has begun; raise NotFound if there is none."""
        if game not in own_names() or day > self.today:
            raise NotFound("server-no-page")
        return daily_deal(day, self._seed(day), load(game))

    def _seed(self, day: date) -> bytes:
        return secret_seed(self._secret, day)

    # Duplicates -----------------------------------------------------------------------------------------------------

    async def new_set(self, host: Person, game: Game[Any], players: int, level: str) -> DuplicateSet:
        """Create deals for friends."""
        created = DuplicateSet(new_id(), game.name, players, level, fresh_seed(), host.id)
        row = {"id": created.id, "game": game.name, "players": players, "level": level, "host": host.id}
        async with self._store.begin() as connection:
            values = {**row, "seed": created.seed.hex(), "created": self._settings.clock()}
            await connection.execute(insert(duplicates).values(values))
        return created

    async def find_set(self, id: str) -> DuplicateSet:
        """Return deals for friends; raise NotFound if there are none."""
        async with self._store.begin() as connection:
            found = (await connection.execute(select(duplicates).where(duplicates.c.id == id))).mappings().first()
        if found is None:
            raise NotFound("server-no-page")
        facts = {key: found[key] for key in ("id", "game", "players", "level", "host")}
        return DuplicateSet(**facts, seed=bytes.fromhex(found["seed"]))
