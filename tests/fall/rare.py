"""Moments that random games of Fall hardly ever come by."""

from __future__ import annotations

from antre.games.fall.content.board import CAVERN_NAMES
from antre.games.fall.rules.advance import begin_advance
from antre.games.fall.rules.bolster import begin_bolster
from antre.games.fall.rules.breach import MOVE_RALLY
from antre.games.fall.rules.invasion import Invaders
from antre.games.fall.rules.state import Fall
from tests.fall.tables import PINK, act, beside_wheel, choose, give, gnome, position, put


def moments() -> list[Fall]:
    return [relocating(), calming(), overrun()]


def relocating() -> Fall:
    """The reserve is empty: trolls are fetched from a lair, or a champion from a cavern."""
    state = position()
    give(state, PINK, "firragh", "ice-4")
    put(state, PINK, "A1", state.troll_reserve[PINK])
    begin_bolster(state, PINK, 3)
    state.run()
    choose(state, "bolster:A2")
    return state


def calming() -> Fall:
    """Crym has sent one gnome beside the wheel home, and may send another."""
    state = position()
    beside_wheel(state, 1, 2)
    give(state, PINK, "crym", "A1")
    gnome(state, "mud-4", 1)
    put(state, PINK, "A2", 1)
    begin_advance(state, PINK, 1)
    state.run()
    choose(state, "to:mud-4", "calm:1")
    return state


def overrun() -> Fall:
    """Gnomes in every cavern: an invader has found no way, and a breach is about to begin."""
    state = position()
    for cavern in CAVERN_NAMES:
        gnome(state, cavern, min(state.reserve))
    act(state, Invaders(0, 1, PINK), MOVE_RALLY[PINK])
    return state
