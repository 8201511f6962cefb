"""What is told of a game: log, animation, statistics and tests read it."""

from __future__ import annotations

from antre.core import kit


class Drawn(kit.Event):
    flasks: list[int]


class Uncovered(kit.Event):
    gold: int
    vein: int


class Lit(kit.Event):
    oil: int


class Mined(kit.Event):
    gold: int


class Dazzled(kit.Event):
    vein: int


EVENTS = (Drawn, Uncovered, Lit, Mined, Dazzled)
