"""Finished tables are listed without being played again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ended", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "ended")
