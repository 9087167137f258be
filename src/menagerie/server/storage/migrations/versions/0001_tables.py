"""Tables, their logs, and people."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "nodes", sa.Column("id", sa.String(22), primary_key=True), sa.Column("seen", sa.Float, nullable=False)
    )
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("tender", sa.String(22), sa.ForeignKey("nodes.id", ondelete="SET NULL"), nullable=True),
    )
    op.create_index("rooms_by_phase", "rooms", ["phase", "public", "touched"])
    op.create_table(
        "entries",
        sa.Column("room", sa.String(22), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sittings",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("room", sa.String(22), primary_key=True),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False),
        sa.Column("once", sa.Boolean, nullable=False),
        sa.Column("expires", sa.Float, nullable=True),
    )
    op.create_index("ix_keys_person", "keys", ["person"])
    op.create_table(
        "house", sa.Column("key", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
