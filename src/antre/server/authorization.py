"""Who may answer for a seat, and who may look at what."""

from __future__ import annotations

from antre.core.event import SPECTATOR
from antre.server.errors import Denied
from antre.server.identity import Identity
from antre.server.table import Table


def owns(table: Table, who: Identity, seat: int) -> bool:
    """Does the asker speak for the seat?"""
    if not 0 <= seat < table.seats:
        return False
    return table.chairs[seat].guest == who.guest and who.seat in (None, seat)


def seats_of(table: Table, who: Identity) -> list[int]:
    """The seats the asker speaks for: all of a guest's own, or the one of a token."""
    return [seat for seat in table.seats_of(who.guest) if who.seat in (None, seat)]


def own_seat(table: Table, who: Identity, seat: int) -> None:
    if not owns(table, who, seat):
        raise Denied(403, "not-yours", allowed=seats_of(table, who))


def is_open_to(table: Table, who: Identity) -> bool:
    """May the asker know who sits there and how it stands?"""
    return table.spectators or bool(seats_of(table, who))


def may_look(table: Table, who: Identity, seat: int) -> None:
    """A seat is seen by its owner, the table by whom it allows; once it is over, all by those."""
    if not SPECTATOR <= seat < table.seats:
        raise Denied(404, "no-seat", allowed=range(SPECTATOR, table.seats))
    if not is_open_to(table, who):
        raise Denied(403, "spectators")
    if seat != SPECTATOR and table.status != "over" and not owns(table, who, seat):
        raise Denied(403, "not-yours", allowed=seats_of(table, who))


def allows(table: Table, who: Identity, seat: int) -> bool:
    """May the asker, who was let in once, look on?"""
    try:
        may_look(table, who, seat)
    except Denied:
        return False
    return True


def may_have_record(table: Table, who: Identity) -> None:
    """A record holds every secret: it is open to all once the game is over, and to those who sit
    there where it is stopped and nobody can play it on."""
    if table.status == "over":
        return
    if table.status != "stopped" or not table.begun or table.way_on is not None:
        raise Denied(403, "not-over")
    if who.table is not None or not seats_of(table, who):
        raise Denied(403, "not-seated")


def may_ask(table: Table) -> bool:
    """Is there advice? For whoever plays alone with bots; between people, where the host has said
    so before the game."""
    return table.advice or sum(chair.person for chair in table.chairs) == 1
