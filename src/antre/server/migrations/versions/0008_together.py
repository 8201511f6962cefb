"""Books of campaigns; and whether people may agree to take back what they have seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("take_back", sa.Boolean))
    op.add_column("tables", sa.Column("book", sa.String(16)))
    op.create_table(
        "books",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("begun", sa.Integer, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "companions",
        sa.Column("book_id", sa.String(16), sa.ForeignKey("books.id"), primary_key=True),
        sa.Column("guest", sa.String(32), primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
    )
    op.create_index("companions_by_guest", "companions", ["guest"])
    op.create_table(
        "pages",
        sa.Column("book_id", sa.String(16), sa.ForeignKey("books.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("mark", sa.String(80), nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
    )
    op.create_index("pages_by_mark", "pages", ["mark"])


def downgrade() -> None:
    op.drop_table("pages")
    op.drop_table("companions")
    op.drop_table("books")
    op.drop_column("tables", "book")
    op.drop_column("tables", "take_back")
