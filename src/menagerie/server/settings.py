"""How a server is set up: by arguments, else by the environment, else with what is embedded."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from platformdirs import user_data_path

DAY = 24 * 60 * 60


@dataclass(frozen=True)
class Settings:
    """Everything that can be set; times in seconds."""

    database: str = ""
    """An SQLAlchemy address: ``sqlite+aiosqlite:///FILE`` or ``postgresql+asyncpg://…``."""
    secret: str | None = None
    """What cookies are signed with; without one, a random one kept in the database."""
    origins: tuple[str, ...] = ()
    """Other origins than the server's own from which pages may ask."""
    pause: float = 0.8
    """A bot's move comes so long after the move before it."""
    thought: float = 2.0
    """A bot thinks no longer than this."""
    bot_workers: int = 1
    """So many processes think for the bots."""
    grace: float = 60.0
    """So long a seat waits for a person whose connection has dropped, before a stand-in plays."""
    flicker: float = 2.0
    """A connection that comes back as soon as this was never gone."""
    patience: float = 20.0
    """An undo that not everybody has agreed to by then is refused."""
    idle: float = 600.0
    """A table that nobody watches leaves the memory after this."""
    put_away: float = 30 * DAY
    """A table at which nothing has happened for so long leaves the lists."""
    heartbeat: float = 3.0
    """So often a node says that it is alive; silent for four times as long, it is taken to be dead."""
    messages: float = 20.0
    """So many messages a second one connection may send, and twice as many at once."""
    arrivals: float = 5.0
    """So many new people and tables a second one address may make, and twenty times as many at once."""
    outside: str = ""
    """How others in the network get to this machine, where they are listened to."""
    clock: Callable[[], float] = time.time

    def invitation(self, address: str) -> str:
        """The address of a page as others get there: who is on this machine may see it under a name of its own."""
        parts = urlsplit(address)
        if not self.outside or parts.hostname not in ("127.0.0.1", "localhost", "::1"):
            return address
        return parts._replace(netloc=f"{self.outside}:{parts.port}" if parts.port else self.outside).geturl()


def settings_from(environment: Mapping[str, str] = os.environ, database: str | None = None) -> Settings:
    """Settings from the environment; the database, a file or an address, may be named otherwise."""
    named = database or environment.get("DATABASE_URL") or ""
    file = named and "://" not in named
    return Settings(
        database=sqlite_at(Path(named).resolve()) if file else named or embedded(),
        secret=environment.get("MENAGERIE_SECRET") or None,
        origins=tuple(environment.get("MENAGERIE_ORIGINS", "").split()),
    )


def embedded() -> str:
    """The database of who did not name one: a file in the user's data folder."""
    folder = user_data_path("menagerie", appauthor=False, ensure_exists=True)
    return sqlite_at(folder / "menagerie.db")


def sqlite_at(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"
