"""The settings of a server. Arguments come first, then the environment, then the defaults."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

RATES = (
    "messages_per_second",
    "creations_per_second",
    "tables_per_second",
    "hints_per_second",
    "reads_per_second",
    "chat_per_second",
    "viewers_per_address",
    "reports_per_second",
)
"""The settings that limit what a person or an address may do."""

DAY = 24 * 60 * 60


SLOWED = 0.9
"""How fast the time of day goes on while the machine's clock is behind."""


class SteadyClock:
    """The time of day, except that it never goes back.

    If the machine's clock is set back, bots would freeze and limits would refuse everybody until it is where it was.
    This one goes on a little slower instead, until the machine's clock has caught up.
    """

    def __init__(self, wall: Callable[[], float] = time.time, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._now, self._at = wall(), monotonic()

    def __call__(self) -> float:
        before, self._at = self._at, self._monotonic()
        self._now = max(self._wall(), self._now + SLOWED * (self._at - before))
        return self._now


steady_time = SteadyClock()


@dataclass(frozen=True)
class Settings:
    """All settings of a server; times are in seconds."""

    database: str = ""
    """The SQLAlchemy URL: ``sqlite+aiosqlite:///FILE`` or ``postgresql+asyncpg://…``."""
    secret: str | None = None
    """The secret that signs cookies; without one, the server keeps a random secret in the database."""
    origins: tuple[str, ...] = ()
    """Origins besides the server's own whose pages may send requests."""
    hosts: tuple[str, ...] = ()
    """The names under which the server may be asked, without ports; any if there are none."""
    metrics_token: str | None = None
    """The token with which metrics can be read; they tell how bots think, so that nobody else may."""
    pause: float = 0.8
    """The time between a move and the bot move that follows it."""
    thinking_time: float = 2.0
    """The longest time that a bot searches for one move."""
    bot_workers: int = 1
    """The number of processes that compute bot moves."""
    workers_ahead: bool = True
    """Whether worker processes start before somebody waits for their work, and not only then."""
    review_depth: float = 1.0
    """How many times more than usual a review searches."""
    stand_in_after: float = 60.0
    """How long a seat waits for a disconnected player before a bot stands in."""
    unattended_for: float = 300.0
    """How long bots play on after everybody has gone, at tables that do not play unattended."""
    reconnect_grace: float = 2.0
    """A connection that is back within this time does not count as lost."""
    undo_timeout: float = 20.0
    """An undo request that not everybody has agreed to within this time is declined."""
    unload_after: float = 600.0
    """A table that nobody watches is removed from memory after this time."""
    archive_after: float = 30 * DAY
    """A table without any activity for this time disappears from the lists."""
    heartbeat: float = 3.0
    """How often a node reports that it is alive; after four missed heartbeats it counts as dead."""
    rate_same_address: bool = False
    """Whether games between people at one address count for the ratings."""
    messages_per_second: float = 20.0
    """The message rate allowed for one person; bursts may be twice as large."""
    creations_per_second: float = 5.0
    """How many new people and tables one address may create per second; bursts may be twenty times as large."""
    tables_per_second: float = 0.2
    """How many tables one person may open per second, 80 at once; a bot counts as up to eight more."""
    hints_per_second: float = 0.5
    """How many hints one person may get per second, 20 at once."""
    reads_per_second: float = 40.0
    """How many pages and views one address may load per second, ten times as many at once; replays count as four."""
    chat_per_second: float = 0.5
    """How many chat lines one person may write per second, ten at once."""
    reports_per_second: float = 0.02
    """How many names and lines one person may report per second, ten at once."""
    viewers_per_address: float = 400
    """How many connections that watch a table one address may have."""
    tables_in_memory: int = 2000
    """How many tables stay in memory, except those in use."""
    header_timeout: float = 10.0
    """How long a new connection may take until the header of its first request is complete, and each later header."""
    body_timeout: float = 30.0
    """How long the body of a request may take."""
    idle_timeout: int = 75
    """How long a connection may be idle between two requests: longer than clients keep one, so that they close it."""
    stall_timeout: float = 20.0
    """How long a client may leave what was sent to it unread."""
    ping_interval: float = 20.0
    """How long a WebSocket is idle before the server sends a ping, and how long the answer may take."""
    max_connections: int = 0
    """The most connections at a time; 0 means as many as the process may open files, except some for other uses."""
    log_addresses: bool = False
    """Whether the log of answers has the addresses of clients."""
    network_host: str = ""
    """The host under which other machines in the network reach this one, if the server listens for them."""
    site: Path | None = None
    """The folder of a site without a server (``menagerie site``), which the server then offers as well."""
    clock: Callable[[], float] = steady_time
    """The time of day, for everything that is written down; it never goes back."""
    monotonic: Callable[[], float] = time.monotonic
    """The clock for limits."""

    def invitation(self, address: str) -> str:
        """Return a page's address as other machines reach it; ``localhost`` would lead them to themselves."""
        parts = urlsplit(address)
        if not self.network_host or parts.hostname not in ("127.0.0.1", "localhost", "::1"):
            return address
        netloc = f"{self.network_host}:{parts.port}" if parts.port else self.network_host
        return parts._replace(netloc=netloc).geturl()


def settings_from(environment: Mapping[str, str] = os.environ, database: str | None = None) -> Settings:
    """Read the settings from the environment; ``database``, a file or a URL, takes precedence."""
    named = database or environment.get("DATABASE_URL") or ""
    file = named and "://" not in named
    return Settings(
        database=sqlite_at(Path(named).resolve()) if file else named or default_database(),
        secret=environment.get("MENAGERIE_SECRET") or None,
        hosts=tuple(environment.get("MENAGERIE_HOSTS", "").lower().split()),
        metrics_token=environment.get("MENAGERIE_METRICS_TOKEN") or None,
        log_addresses=environment.get("MENAGERIE_LOG_ADDRESSES") == "yes",
        workers_ahead=environment.get("MENAGERIE_WORKERS_AHEAD", "yes") != "no",
        origins=tuple(environment.get("MENAGERIE_ORIGINS", "").split()),
        site=Path(environment["MENAGERIE_SITE"]) if environment.get("MENAGERIE_SITE") else None,
    )


def default_database() -> str:
    """Return the URL of the default database: a file in the user's data folder."""
    from platformdirs import user_data_path

    folder = user_data_path("menagerie", appauthor=False, ensure_exists=True)
    return sqlite_at(folder / "menagerie.db")


def sqlite_at(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"
