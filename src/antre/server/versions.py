"""Which version of the stored house a database holds, and which this Antre knows."""

from __future__ import annotations

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from antre.server.migrations import FOLDER


def stored_version(connection: Connection) -> str | None:
    """None where there is no house yet."""
    return MigrationContext.configure(connection).get_current_revision()


def known_versions() -> list[str]:
    """From the newest to the first."""
    return [script.revision for script in ScriptDirectory(str(FOLDER)).walk_revisions()]
