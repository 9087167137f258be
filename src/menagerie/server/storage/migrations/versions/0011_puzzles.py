"""Everybody's first answer to each puzzle."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("puzzle", sa.String(40), primary_key=True),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
