"""The finished games of each person, with their rating at the time."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("person", sa.String(22), primary_key=True),
        sa.Column("room", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("outcome", sa.String(10), nullable=True),
        sa.Column("mu", sa.Float, nullable=True),
        sa.Column("sigma", sa.Float, nullable=True),
    )
    op.create_index("results_by_person", "results", ["person", "at"])
    # Of games that were finished before, only the players are known without replaying their logs.
    op.execute(
        sa.text(
            "INSERT INTO results (person, room, game, at) SELECT sittings.person, rooms.id, rooms.game, rooms.touched"
            " FROM sittings JOIN rooms ON rooms.id = sittings.room WHERE rooms.phase = 'over'"
        )
    )
