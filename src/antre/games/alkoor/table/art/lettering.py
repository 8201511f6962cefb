"""Names in small boxes: as large as they fit, broken where words may be, cut only at the last."""

from __future__ import annotations

import re

from antre.core.drawing import breadth

# The letters of the house are narrower than `breadth` reckons.
SHARE = 0.88
LEAST = 13.0
# A name that is a little too long is drawn narrower, down to this.
NARROWEST = 0.66
# A name is broken after a space, or else after a hyphen.
SPACES, HYPHENS = re.compile("(?<= )"), re.compile("(?<=[ -])")


def width_of(said: str, size: float) -> float:
    return SHARE * breadth(said, size)


def shortened(said: str, room: float, size: float = 14) -> str:
    """As many letters as there is room for; the whole is said beside it."""
    if width_of(said, size) <= room:
        return said
    while said and width_of(said + "…", size) > room:
        said = said[:-1]
    return said.rstrip() + "…"


def broken(said: str, room: float, size: float, where: re.Pattern[str] = SPACES) -> list[str]:
    lines: list[str] = []
    for part in where.split(said):
        if lines and width_of((lines[-1] + part).rstrip(), size) <= room:
            lines[-1] += part
        else:
            lines.append(part)
    return [line.rstrip() for line in lines]


def lined(
    said: str, room: float, most: int, size: float, least: float = LEAST
) -> tuple[list[str], float]:
    """A name on at most so many lines, and the size at which it fits on them."""
    for where in (SPACES, HYPHENS):
        fits = size
        while fits >= least:
            lines = broken(said, room, fits, where)
            if len(lines) <= most and all(width_of(line, fits) <= room for line in lines):
                return lines, fits
            fits -= 0.5
    lines = broken(said, room, least)
    last = " ".join(lines[most - 1 :])
    return [shortened(line, room, least) for line in (*lines[: most - 1], last)], least


def squeezed(said: str, room: float, size: float) -> tuple[str, float, float | None]:
    """A name on one line, smaller and then narrower as need be; its size, and its width if so."""
    if width_of(said, size) <= room:
        return said, size, None
    size = max(LEAST, size * room / width_of(said, size))
    said = shortened(said, room / NARROWEST, size)
    if width_of(said, size) <= room:
        return said, size, None
    return said, size, round(room, 1)
