"""Moments that random games of the Ice Garden hardly ever come by."""

from __future__ import annotations

from antre.games.garden.rules.activation import DRAKKARS
from antre.games.garden.rules.domination import REGION
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.vuko import VUKO
from tests.garden.tables import BAY, GATE, MOOR, WOOD, A, B, C, act, blank, put, reputations, tile


def moments() -> list[Garden]:
    return [redistribution(), flight(), sailing(), capture()]


def redistribution() -> Garden:
    """Callo has just devastated a region, and its magic token has moved."""
    state = blank("callo", "pier", "olaf")
    put(state, A, WOOD, 4, "22")
    put(state, B, WOOD, 3)
    state.darkness[WOOD] = 2
    state.magic[WOOD] = 1
    act(state, REGION[WOOD])
    return state


def flight() -> Garden:
    """The giant snake is there."""
    state = blank("olaf", "pier", mode="advanced")
    put(state, A, BAY, 1, "1")
    put(state, B, BAY, 1, "12")
    reputations(state, -1, 0)
    tile(state, "snake")
    act(state, VUKO)
    return state


def sailing() -> Garden:
    """Two Drakkars in two regions."""
    state = blank("olaf", "pier")
    put(state, A, BAY, 3, "21")
    put(state, A, MOOR, 1, "2")
    act(state, DRAKKARS)
    return state


def capture() -> Garden:
    """A Drakkar among cubes of two others."""
    state = blank("olaf", "pier", "callo")
    put(state, A, GATE, 3, "2")
    put(state, B, GATE, 1)
    put(state, C, GATE, 1)
    act(state, REGION[GATE])
    return state
