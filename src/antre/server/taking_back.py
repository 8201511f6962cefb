"""Asking to take something back, agreeing and refusing, each as a change."""

from __future__ import annotations

from antre.server import consent
from antre.server.commands import Change, Plan, moving, playing, undo
from antre.server.errors import Denied
from antre.server.happening import Body
from antre.server.table import Table


def ask_back(seat: int) -> Plan:
    """Take the last answer back, although others have seen something since: at once where nobody
    else has, else when all of them agree."""

    def plan(table: Table) -> Change:
        match = moving(table)
        if not consent.allows(table):
            raise Denied(409, "no-take-back")
        if table.beat is None and match.undoable(seat):
            return undo(seat)(table)
        if not consent.can_ask(table, seat):
            raise Denied(409, "undo")
        to = consent.before_last_answer(match, seat)
        assert to is not None
        before = table.asked_back
        asked = before if before and before.seat == seat else consent.TakeBack(seat, to)
        if not consent.still_to_agree(table, asked):
            return Change({"kind": "rewind", "seat": seat, "to": to})
        return Change() if asked is before else Change({"kind": "ask-back", "seat": seat, "to": to})

    return plan


def agree_back(seat: int, agrees: bool) -> Plan:
    """Somebody agrees, or does not; who has asked may only think better of it."""

    def plan(table: Table) -> Change:
        playing(table)
        asked = table.asked_back
        if asked is None or (agrees and asked.seat == seat):
            raise Denied(409, "nobody-asks")
        if not agrees:
            return Change({"kind": "refuse-back", "seat": seat})
        agreed = consent.TakeBack(asked.seat, asked.to)
        agreed.agreed = {*asked.agreed, seat}
        bodies: list[Body] = [{"kind": "agree-back", "seat": seat}]
        if not consent.still_to_agree(table, agreed):
            bodies.append({"kind": "rewind", "seat": asked.seat, "to": asked.to})
        return Change(*bodies)

    return plan
