"""Passes can be revoked, and the name of an account fits its column however it is written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from antre.server.words import account_name

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "revoked",
        sa.Column("subject", sa.String(40), primary_key=True),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    with op.batch_alter_table("accounts") as accounts:
        accounts.alter_column("name", type_=sa.String(80))
    write_names_anew()


def write_names_anew() -> None:
    """As they are looked for from now on; who would meet another keeps the old name."""
    accounts = sa.table("accounts", sa.column("name"))
    names = set(op.get_bind().execute(sa.select(accounts.c.name)).scalars())
    for name in sorted(names):
        new = account_name(name)
        if new not in names and len(new) <= 80:
            op.execute(sa.update(accounts).where(accounts.c.name == name).values(name=new))
            names.add(new)


def downgrade() -> None:
    op.drop_table("revoked")
