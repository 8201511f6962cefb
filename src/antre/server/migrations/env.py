"""What Alembic runs: the connection is given by `migrate`."""

from __future__ import annotations

from alembic import context

from antre.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transaction_per_migration=False,
)
context.run_migrations()
