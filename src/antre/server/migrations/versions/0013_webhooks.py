"""An address of one's own that is called when it is one's turn, and what was called for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "webhooks",
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("minutes", sa.Integer, nullable=False),
        sa.Column("active", sa.Boolean, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.BigInteger, nullable=False),
        sa.Column("last_at", sa.BigInteger),
        sa.Column("last_result", sa.String(20)),
        sa.Column("last_status", sa.Integer),
    )
    op.create_table(
        "called",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("pace", sa.Integer, nullable=False),
        sa.Column("began", sa.Integer, nullable=False),
    )
    op.create_index("called_by_guest", "called", ["guest"])


def downgrade() -> None:
    for table in ("called", "webhooks"):
        op.drop_table(table)
