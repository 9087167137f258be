"""Uploaded game records."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "records",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
