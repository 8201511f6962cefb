"""What is stored. Entries are the truth and only ever added; the rest finds them."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
)

METADATA = MetaData()

HOUSE = Table(
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)

GUESTS = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(2), nullable=False),
)

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("password", String(200), nullable=False),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("absent_after", Float),
    Column("lesson", Boolean, nullable=False),
    Column("invite", String(40), nullable=False),
    Column("host", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    # Who sat there, once the game is over: enough to list the table without playing it again.
    Column("ended", JSON),
)

# Who holds which chair now: made from the entries, kept to find "my tables".
CHAIRS = Table(
    "chairs",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False),
    Index("chairs_by_guest", "guest"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", JSON, nullable=False),
)
