"""When a table was last opened and a guest last seen, so that what nobody wants any more can go.

For what is there already, that is now.
"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    now = str(int(time.time()))
    for table, column in (("tables", "opened"), ("guests", "seen")):
        new = sa.Column(column, sa.BigInteger, nullable=False, server_default=now)
        op.add_column(table, new)


def downgrade() -> None:
    op.drop_column("guests", "seen")
    op.drop_column("tables", "opened")
