"""Ratings over finished public games; a node finds its tables quickly."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("who", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ix_rooms_tender", "rooms", ["tender"])
    with op.batch_alter_table("rooms") as rooms:
        rooms.add_column(sa.Column("settled", sa.Boolean, nullable=False, server_default=sa.false()))
    # Whatever was finished before there were ratings does not count for them.
    op.execute(sa.text("UPDATE rooms SET settled = (phase = 'over')"))
