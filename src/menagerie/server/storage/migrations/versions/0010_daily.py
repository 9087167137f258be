"""Daily deals and duplicate tables: the tries of each person, and what each level reaches."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "deal_tries",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("occasion", sa.String(60), primary_key=True),
        sa.Column("table_id", sa.String(22), nullable=False, unique=True),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
        sa.Column("won", sa.Boolean, nullable=True),
        sa.Column("margin", sa.Integer, nullable=True),
        sa.Column("points", sa.Integer, nullable=True),
    )
    op.create_index("deal_tries_by_occasion", "deal_tries", ["occasion", "won", "margin"])
    op.create_table(
        "deal_levels",
        sa.Column("occasion", sa.String(60), primary_key=True),
        sa.Column("level", sa.String(10), primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "duplicates",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("level", sa.String(10), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("host", sa.String(22), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
