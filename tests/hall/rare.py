"""Moments that random games of the Hall hardly ever come by."""

from __future__ import annotations

from antre.core.step import Step
from antre.games.hall.content.content import SPELLS, TILES
from antre.games.hall.rules.networks import recompute
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.statues import Levitate, LevitateTo
from tests.hall import tables
from tests.hall.tables import at, blank

FACE_UP = 3


def moments() -> list[Hall]:
    return [levitating(LevitateTo(0, at("B12"))), *grimoires()]


def grimoires() -> list[Hall]:
    """Every spell lies face up once."""
    found = []
    for first in range(0, len(SPELLS), FACE_UP):
        state = levitating(Levitate(0))
        every = range(len(SPELLS))
        state.grimoire = tuple(every[place % len(every)] for place in range(first, first + FACE_UP))
        state.spells = [spell for spell in every if spell not in state.grimoire]
        found.append(state)
    return found


def levitating(question: Step[Hall]) -> Hall:
    """A statue floats, and a tunnel is cut off from every gate."""
    state = blank(2)
    tables.statue(state, "fire", "B12")
    tables.tunnel(state, 0, "I3", "B12 C12 D12")
    tables.tunnel(state, 0, "I2", "E12 F12")
    state.sections = tuple(section for section in state.sections if not section >> at("C12") & 1)
    state.section_kinds = tuple(kind for kind in state.section_kinds if kind != TILES.index("I3"))
    recompute(state)
    tables.tunnel(state, 0, "I2", "B12 B13")
    state.stack = [question]
    return state
