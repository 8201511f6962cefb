"""Units on a faction board: for a look closer."""

from __future__ import annotations

from antre.games.garden.content.names import UPGRADES
from antre.games.garden.table.sketch import Sketch
from antre.games.garden.words.unit_words import say_unit


def unit_words(sketch: Sketch, seat: int, level: int) -> str:
    return say_unit(sketch.state, seat, level, sketch.captions.say)


def printed(sketch: Sketch, seat: int, level: int) -> tuple[str, ...]:
    """The abilities printed on a faction board, each as often as it is there."""
    unit = sketch.content.factions[sketch.state.factions[seat]].units[level - 1]
    return tuple(
        upgrade for upgrade, count in zip(UPGRADES, unit.printed, strict=True) for _ in range(count)
    )
