"""Bringing a database up to date: Alembic, with its scripts inside the package."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 20_261_116
"""While one node brings the database up to date, the others wait behind this number."""


def config_for(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "menagerie.server:migrations")
    config.attributes["connection"] = connection
    return config


async def bring_up_to_date(engine: AsyncEngine, version: str = "head") -> None:
    """Make the tables what this version needs, whatever they were."""

    def upgrade(connection: Connection) -> None:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        command.upgrade(config_for(connection), version)

    async with engine.begin() as connection:
        await connection.run_sync(upgrade)
