"""How a stored house becomes one of today: run whenever a house is opened."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

FOLDER = Path(__file__).parent
# Any number will do, as long as every process of the house takes the same.
MIGRATION_LOCK = 0xA17E


def migrate(engine: Engine) -> None:
    """Bring the database to the newest version; processes that start together take turns."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.connect() as connection:
        if connection.dialect.name == "postgresql":
            # Here waiting is right, however long another process takes.
            connection.execute(text("SET LOCAL lock_timeout = 0"))
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        connection.commit()
