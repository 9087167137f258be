"""Runs a server in one process until it receives a signal to stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from menagerie.core.errors import BadSetup, reason_of
from menagerie.core.files import claim
from menagerie.engine import check_engine
from menagerie.server.app import create_app
from menagerie.server.http.connection_limits import LimitedConfig, close_overdue
from menagerie.server.http.sockets import MAX_COMMAND
from menagerie.server.settings import Settings
from menagerie.server.storage.migrate import migrate
from menagerie.server.storage.store import engine_for
from menagerie.server.tables.background import RETRY
from menagerie.server.tables.service import TableService

log = logging.getLogger("menagerie")

DATABASE_WAIT = 60.0
"""Seconds that a server waits for its database when it starts."""

MIGRATION_TIME = 60.0
"""Seconds that one statement of a migration may take, and the time to wait for another node that migrates."""

STARTING = "starting up"
"""What PostgreSQL says while it starts."""

OWNER_ONLY = 0o600

LONGEST_SLICE = 0.001
"""Seconds after which a thread that draws a replay lets the event loop go on, so that moves do not wait."""


class Server(uvicorn.Server):
    """A uvicorn server that closes the table service before it ends the connections."""

    def __init__(self, config: uvicorn.Config, started: Callable[[int], object]) -> None:
        super().__init__(config)
        self._started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._started(self.servers[0].sockets[0].getsockname()[1])

    async def on_tick(self, counter: int) -> bool:
        if counter % 5 == 0:
            close_overdue(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        service: TableService | None = getattr(app.state, "service", None)
        if service:
            await service.close()
        await super().shutdown(sockets)


def serve(settings: Settings, host: str, port: int, started: Callable[[int], object]) -> None:
    """Serve until a signal to stop arrives; call ``started`` with the port. Raise BadSetup if it cannot start."""
    check_engine()
    with exclusive_use(settings.database), listening(host, port) as listener:
        asyncio.run(prepare(settings.database, DATABASE_WAIT))
        collect_garbage_rarely()
        sys.setswitchinterval(LONGEST_SLICE)
        config = config_for(settings)
        app: Any = config.app

        def begin(port: int) -> None:
            if settings.workers_ahead:
                app.state.service.bot_workers.start()
            started(port)

        Server(config, begin).run([listener])


def config_for(settings: Settings) -> uvicorn.Config:
    """Return the uvicorn configuration of a server."""
    return LimitedConfig(
        create_app(settings),
        settings,
        log_config=None,
        access_log=False,
        ws_max_size=8 * MAX_COMMAND,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_interval,
        ws_ping_timeout=settings.ping_interval,
        server_header=False,
        timeout_keep_alive=settings.idle_timeout,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
    )


def collect_garbage_rarely() -> None:
    """Collect garbage rarely: tables are large and live long, and scanning all of them would stop the server."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 50, 100)


async def retry_while_absent(work: Callable[[], Awaitable[None]], until: float) -> None:
    """Do something with the database, again while it is not there or starts, until a point of monotonic time."""
    while True:
        try:
            return await work()
        except (OSError, DBAPIError) as error:
            absent = isinstance(error, OSError) or STARTING in str(error)
            if not absent or time.monotonic() > until:
                raise
            log.warning("waiting for the database", extra={"reason": str(error)})
        await asyncio.sleep(RETRY)


async def prepare(database: str, wait: float = 0.0) -> None:
    """Migrate the database, after waiting this long for it at most; raise BadSetup if it cannot be used."""
    try:
        engine = engine_for(database, MIGRATION_TIME)
        try:
            await retry_while_absent(
                lambda: migrate(engine), time.monotonic() + (wait if engine.dialect.name == "postgresql" else 0.0)
            )
        finally:
            await engine.dispose()
    except (SQLAlchemyError, OSError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadSetup("server-database", reason=reason) from None


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """Open a listening socket; raise BadSetup if the port is taken."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listener = socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        reason = reason_of(error) if isinstance(error, OSError) and error.errno else str(error)
        raise BadSetup("server-port-taken", host=host, port=str(port), reason=reason) from None
    with listener:
        yield listener


def keep_private(database: str) -> None:
    """Let nobody else on this machine read a database file: it has the secret of the cookies and the seeds of games."""
    Path(database).touch(OWNER_ONLY)
    for ending in ("", "-wal", "-shm"):  # SQLite creates the other files with the mode of the first
        with suppress(FileNotFoundError):
            Path(database + ending).chmod(OWNER_ONLY)


@contextmanager
def exclusive_use(database: str) -> Iterator[None]:
    """Keep other servers from using the same database file; a PostgreSQL database may be shared."""
    try:
        url = make_url(database)
    except SQLAlchemyError as error:
        raise BadSetup("server-database", reason=str(error)) from None
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        yield
        return
    try:
        with Path(f"{url.database}.lock").open("w") as file:
            try:
                claim(file)
            except OSError:
                raise BadSetup("server-database-taken", file=url.database) from None
            keep_private(url.database)
            yield
    except OSError as error:
        raise BadSetup("file-unwritable", file=f"{url.database}.lock", reason=reason_of(error)) from None
