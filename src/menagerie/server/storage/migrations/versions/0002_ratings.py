"""Ratings from finished public games, and an index to find the tables of a node."""

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
    # Games that were finished before there were ratings do not count.
    op.execute(sa.text("UPDATE rooms SET settled = (phase = 'over')"))
