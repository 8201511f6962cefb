"""Tables keep the rules and the edition they were begun with, and their result.

Until now every table was played by rules 1 and with the edition in the box. Where the edition in
the box is still that one, its text is stored; a table whose edition is gone stops when it is
opened. Results of games that are over are filled in by the house, which can play them again.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from antre.core.errors import AntreError
from antre.core.game import find

revision = "0003"
down_revision = "0002"

# What lay in each box before editions were noted.
EDITIONS = {"nidavellir": "dfdda1f2e02611ca", "hall": "f962ff08c15bb267"}


def upgrade() -> None:
    editions = op.create_table(
        "editions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.execute("ALTER TABLE tables RENAME COLUMN options TO settings")
    op.add_column("tables", sa.Column("rules", sa.String(40), nullable=False, server_default="1"))
    op.add_column("tables", sa.Column("edition", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("result", sa.JSON))
    tables = sa.table("tables", sa.column("game"), sa.column("edition"))
    played = op.get_bind().execute(sa.select(tables.c.game).distinct()).scalars().all()
    for game in EDITIONS.keys() & set(played):
        digest = EDITIONS[game]
        op.execute(sa.update(tables).where(tables.c.game == game).values(edition=digest))
        op.bulk_insert(editions, kept(game, digest))


def kept(game: str, digest: str) -> list[dict[str, str]]:
    """The edition in the box, if it is still the one that was there."""
    try:
        content = find(game).edition()
    except AntreError:
        return []
    if content.digest != digest:
        return []
    return [{"digest": digest, "name": content.name, "text": content.text}]


def downgrade() -> None:
    for name in ("result", "edition", "rules"):
        op.drop_column("tables", name)
    op.execute("ALTER TABLE tables RENAME COLUMN settings TO options")
    op.drop_table("editions")
