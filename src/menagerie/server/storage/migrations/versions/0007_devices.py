"""The browsers of each person, so that they can be signed out."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("person", sa.String(22), nullable=False, index=True),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.add_column("people", sa.Column("old_cookies", sa.Boolean, nullable=False, server_default="1"))
