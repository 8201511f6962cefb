"""Which shield each seat of a table bears: the one that was chosen there, else one that is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from antre.core.emblems import COLOURS
from antre.server.errors import Denied

if TYPE_CHECKING:
    from antre.server.table import Chair

SHIELDS = range(len(COLOURS))


def borne(chairs: Sequence[Chair]) -> list[int]:
    """The shield of each seat; where none was chosen its own, or the first that is left."""
    chosen = [chair.shield for chair in chairs]
    left = [shield for shield in SHIELDS if shield not in chosen]
    own = [seat for seat, shield in enumerate(chosen) if shield is None and seat in left]
    spare = iter([shield for shield in left if shield not in own])
    return [
        shield if shield is not None else seat if seat in own else next(spare, seat % len(SHIELDS))
        for seat, shield in enumerate(chosen)
    ]


def choose(chairs: Sequence[Chair], seat: int, shield: int) -> dict[int, Chair]:
    """The chairs that change when a seat chooses a shield which no other person bears."""
    others = {worn: place for place, worn in enumerate(borne(chairs)) if place != seat}
    taken = {worn for worn, place in others.items() if chairs[place].person}
    if shield in taken:
        raise Denied(409, "shield-taken", allowed=[each for each in SHIELDS if each not in taken])
    changed = {seat: chairs[seat].bearing(shield)}
    if shield in others:
        changed[others[shield]] = chairs[others[shield]].bearing(None)
    return changed
