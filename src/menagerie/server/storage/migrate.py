"""Bringing a database up to date: Alembic, with its scripts inside the package."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from menagerie.core.errors import BadSetup

LOCK = 20_261_116
"""While one node brings the database up to date, the others wait behind this number."""


def config_for(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "menagerie.server.storage:migrations")
    config.attributes["connection"] = connection
    return config


async def bring_up_to_date(engine: AsyncEngine, version: str = "head") -> None:
    """Make the tables what this version needs, whatever they were: all of it, or nothing."""

    def upgrade(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config = config_for(connection)
        must_know(connection, config)
        command.upgrade(config, version)

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def must_know(connection: Connection, config: Config) -> None:
    """BadSetup where a newer version has made the tables what this one does not know."""
    scripts = ScriptDirectory.from_config(config)
    known = [script.revision for script in scripts.walk_revisions()]
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise BadSetup("server-database-newer", revision=revision, known=known[0])
