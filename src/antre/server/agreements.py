"""Whoever gets up is not waited for: what needs everybody's consent is settled by who is left.

With whoever has asked for it goes what was asked.
"""

from __future__ import annotations

from antre.server import consent, pausing
from antre.server.commands import Change
from antre.server.happening import Body
from antre.server.table import Table

GETTING_UP = ("replace", "chair", "concede")


def settled(table: Table, change: Change) -> Change:
    """The change, with what comes of it where it was somebody's consent that was missing."""
    gone = {body["seat"] for body in change.bodies if body["kind"] in GETTING_UP}
    if gone and table.status == "playing" and change.result is None:
        change.bodies += (*pause_without(table, gone), *take_back_without(table, gone))
    return change


def pause_without(table: Table, gone: set[int]) -> list[Body]:
    pause = table.pause
    if pause is None or pause.on:
        return []
    if pause.seat in gone:
        return [{"kind": "end-pause", "seat": pause.seat}]
    missing = pausing.still_to_agree(table, pause.seat, pause.agreed, gone)
    return [] if missing else [{"kind": "pause"}]


def take_back_without(table: Table, gone: set[int]) -> list[Body]:
    asked = table.asked_back
    if asked is None:
        return []
    if asked.seat in gone:
        return [{"kind": "refuse-back", "seat": asked.seat}]
    if consent.still_to_agree(table, asked, gone):
        return []
    return [{"kind": "rewind", "seat": asked.seat, "to": asked.to}]
