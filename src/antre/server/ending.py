"""What is noted when a game is over: its result on the table's row, what its people remember of it
with their ratings, and its page in a book. All of it is stored with the choice that ended it."""

from __future__ import annotations

import time

from sqlalchemy import Connection

from antre.core.campaign import Page
from antre.core.outcome import Outcome
from antre.core.state import State
from antre.server.books import enter
from antre.server.happening import Body
from antre.server.plays import note_the_plays
from antre.server.results import result_of
from antre.server.storage import Work
from antre.server.table import Table
from antre.server.table_storage import note_the_end


def note_the_game(table: Table, state: State, at: int, given_up: Body | None = None) -> Work:
    """`at` is when it ended, in milliseconds since 1970; `given_up` its result, if it was."""
    result = result_of(state, table.names) if given_up is None else given_up
    notes = [note_the_end(table.id, table.names, result)]
    if not table.lesson:
        notes.append(note_the_plays(table, state, Outcome.from_json(result), at))
    if table.book is not None and given_up is None:
        day = time.strftime("%Y-%m-%d", time.gmtime(at // 1000))
        page = Page.of(state, table.id, day, table.names)
        notes.append(enter(table.book, page, table.persons()))

    def work(connection: Connection) -> None:
        for note in notes:
            note(connection)

    return work
