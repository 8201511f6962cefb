"""A finished game played on from one of its moments, or its deal played once more, with bots.

Nobody promises what such a table deals: its beginning was drawn elsewhere.
"""

from __future__ import annotations

from antre.coach import Review
from antre.core.journal import Choice
from antre.core.timeline import first_choices, write_entry
from antre.server.errors import Denied
from antre.server.happening import Body
from antre.server.house import House
from antre.server.live import LiveTable
from antre.server.same_deal import first_of_deal
from antre.server.table import Chair, Table


async def begin_again(
    house: House, table: Table, seat: int, choice: int, review: Review | None
) -> LiveTable:
    """A new table, begun with so many choices of the old one; with none, the draws come as they
    came there, as far as they can."""
    assert table.match is not None
    if not 0 <= choice < table.match.choices:
        raise Denied(404, "no-moment", allowed=[table.match.choices - 1])
    chairs = with_bots(table, seat, house.configuration.stand_in)
    setup, entries = table.setup, table.match.state.entries
    lines = [
        write_entry(setup, entry)
        for entry in first_choices(entries, before_secrets(table, choice, review))
    ]
    begun: Body = {
        "kind": "start",
        "rules": setup.rules,
        "edition": setup.content.digest,
        "lines": lines,
        "chairs": [chair.to_json() for chair in chairs],
    }
    if choice == 0:
        drawn = [entry for entry in entries if not isinstance(entry, Choice)]
        begun["draws"] = [write_entry(setup, entry) for entry in drawn]
    row = house.new_row(setup, table.chairs[seat].guest, table.spectators, None)
    row["deal_of"] = None if choice else first_of_deal(table)
    return await house.lay({**row, "secret": None}, setup, chairs, start=True, begun=begun)


def with_bots(table: Table, seat: int, level: str) -> list[Chair]:
    """The seat as it was; bots as they were, and one for everybody else."""
    chairs = []
    for place, chair in enumerate(table.chairs):
        if place == seat:
            chairs.append(Chair("person", chair.guest, chair.name))
        elif chair.kind == "bot":
            chairs.append(Chair("bot", "", chair.name, chair.level))
        else:
            chairs.append(Chair("bot", "", table.free_name(place), level))
    return chairs


def before_secrets(table: Table, choice: int, review: Review | None) -> int:
    """Nobody goes on from the middle of a secret question, knowing what the others answer: then it
    is put to all again. Where such a question begins, the review knows."""
    assert table.match is not None
    choices = [each for each in table.match.state.entries if isinstance(each, Choice)]
    if choice == 0 or not choices[choice].secret:
        return choice
    if review is None:
        raise Denied(409, "not-reviewed")
    return max(moment.choice for moment in review.curve if moment.choice <= choice)
