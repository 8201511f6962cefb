"""What is noted when a game is over: its result on the table's row, and its page in a book."""

from __future__ import annotations

import time

from sqlalchemy import Connection

from antre.core.campaign import Page
from antre.core.state import State
from antre.server.books import enter
from antre.server.results import result_of
from antre.server.storage import Work
from antre.server.table import Table
from antre.server.table_storage import note_the_end


def note_the_game(table: Table, state: State) -> Work:
    note = note_the_end(table.id, table.names, result_of(state, table.names))
    if table.book is None:
        return note
    day = time.strftime("%Y-%m-%d", time.gmtime())
    page = Page.of(state, table.id, day, table.names)
    enters = enter(table.book, page, table.persons())

    def work(connection: Connection) -> None:
        note(connection)
        enters(connection)

    return work
