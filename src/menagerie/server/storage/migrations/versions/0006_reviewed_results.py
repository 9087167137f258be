"""The record of each finished game of a person, and their seat in it: with its review, what their decisions cost."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("results", sa.Column("record", sa.String(64), nullable=True))
    op.add_column("results", sa.Column("seat", sa.Integer, nullable=True))
