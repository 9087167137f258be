"""Database migrations with Alembic; the scripts are part of the package."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from menagerie.core.errors import BadSetup

LOCK = 20_261_116
"""The advisory lock behind which other nodes wait while one node migrates the database."""


def config_for(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "menagerie.server.storage:migrations")
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine, version: str = "head") -> None:
    """Migrate the database to this version, in one transaction."""

    def upgrade(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config = config_for(connection)
        must_know_revision(connection, config)
        command.upgrade(config, version)

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


def must_know_revision(connection: Connection, config: Config) -> None:
    """Raise BadSetup if a newer version of this program has migrated the database."""
    scripts = ScriptDirectory.from_config(config)
    known = [script.revision for script in scripts.walk_revisions()]
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise BadSetup("server-database-newer", revision=revision, known=known[0])
