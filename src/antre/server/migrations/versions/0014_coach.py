"""Advice between people, where a table allows it; tables that deal what another one dealt."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("advice", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column("tables", sa.Column("deal_of", sa.String(16)))
    op.create_index("tables_by_deal", "tables", ["deal_of"])


def downgrade() -> None:
    op.drop_index("tables_by_deal", "tables")
    op.drop_column("tables", "deal_of")
    op.drop_column("tables", "advice")
