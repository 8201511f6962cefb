"""Tables are dealt from a secret of their own; those of before play on as they began."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64)))


def downgrade() -> None:
    op.drop_column("tables", "secret")
