"""Whoever sits at a table may put it away in their own list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("chairs", sa.Column("put_away", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("chairs", "put_away")
