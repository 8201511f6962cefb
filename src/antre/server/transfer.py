"""Every row of one database into another: between SQLite and PostgreSQL, either way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from sqlalchemy import JSON, Connection, Table, func, insert, null, select

from antre.server.schema import METADATA

AT_ONCE = 500
Row = dict[str, Any]


def transfer(source: Connection, target: Connection, told: Callable[[int], None]) -> None:
    """Both must be of the newest version; `told` hears how many rows have come over."""
    for table in METADATA.sorted_tables:
        for rows in batches(source, table):
            target.execute(insert(table), rows)
            told(len(rows))


def batches(source: Connection, table: Table) -> Iterator[list[Row]]:
    found = source.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
    empty = [column.name for column in table.columns if can_be_empty(column)]
    for part in found.partitions():
        yield [{**row, **{name: null() for name in empty if row[name] is None}} for row in part]


def can_be_empty(column: Any) -> bool:
    """Nothing, in a column of JSON, would be written as JSON's own null."""
    return bool(column.nullable) and isinstance(column.type, JSON)


def count_rows(connection: Connection) -> int:
    tables = METADATA.sorted_tables
    return sum(
        connection.execute(select(func.count()).select_from(table)).scalar_one() for table in tables
    )


def clear(connection: Connection) -> None:
    for table in reversed(METADATA.sorted_tables):
        connection.execute(table.delete())
