"""How long people may think at a table, and when the house was closed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.create_table(
        "closed",
        sa.Column("since", sa.Float(53), primary_key=True),
        sa.Column("until", sa.Float(53), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("closed")
    op.drop_column("tables", "clock")
