"""Giving up and pausing, each as a change."""

from __future__ import annotations

from antre.server.commands import Change, Plan, own_seats, playing
from antre.server.conceding import outcome_without, result_of_conceding
from antre.server.errors import Denied
from antre.server.happening import Body
from antre.server.pausing import still_to_agree
from antre.server.table import Table


def concede(guest: str, seat: int, level: str) -> Plan:
    """A seat gives up: a bot plays it to the end, or the game is over."""

    def plan(table: Table) -> Change:
        in_the_game(table)
        if seat not in own_seats(table, guest):
            raise Denied(403, "not-yours", allowed=table.seats_of(guest))
        if seat in table.conceded:
            return Change()
        outcome = outcome_without(table, {*table.conceded, seat})
        result = None if outcome is None else result_of_conceding(table, outcome)
        return Change({"kind": "concede", "seat": seat, "level": level}, result=result)

    return plan


def in_the_game(table: Table) -> None:
    """Lessons are left, not given up."""
    if playing(table).state.over or table.beat is not None:
        raise Denied(409, "not-asked")


def ask_for_pause(seat: int) -> Plan:
    def plan(table: Table) -> Change:
        in_the_game(table)
        if table.pause is not None:
            return Change()
        bodies: list[Body] = [{"kind": "ask-pause", "seat": seat}]
        if not still_to_agree(table, seat, set()):
            bodies.append({"kind": "pause"})
        return Change(*bodies)

    return plan


def agree_to_pause(seat: int, agrees: bool) -> Plan:
    """Somebody agrees, or does not; who has asked may only think better of it. A pause that has
    begun ends as soon as one does not want it any more."""

    def plan(table: Table) -> Change:
        pause = table.pause
        if table.match is None or pause is None or (agrees and pause.seat == seat):
            raise Denied(409, "no-pause")
        if not agrees:
            return Change({"kind": "end-pause", "seat": seat})
        if pause.on:
            return Change()
        bodies: list[Body] = [{"kind": "agree-pause", "seat": seat}]
        if not still_to_agree(table, pause.seat, {*pause.agreed, seat}):
            bodies.append({"kind": "pause"})
        return Change(*bodies)

    return plan
