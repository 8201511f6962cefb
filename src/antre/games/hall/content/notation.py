"""How resources, tile pictures and maps are written in the edition file."""

from __future__ import annotations

import re

from antre.core.edition import Entry
from antre.games.hall.content.grid import MIDDLE, SIDE, bit
from antre.games.hall.content.resources import ONE, RESOURCES

AMOUNT = re.compile(r"([1-9]) (\w+)")
ANY = -1

# A use of a workshop: the kind and number given (ANY for any kind), the kind and number gained.
Conversion = tuple[int, int, int, int]


def read_purse(entry: Entry, field: str) -> int:
    """Resources written as `2 stone, 1 cart`."""
    return parse_purse(entry, field, entry.text(field))


def parse_purse(entry: Entry, field: str, text: str) -> int:
    purse = 0
    for part in text.split(","):
        kind, amount = _amount(entry, field, part, RESOURCES)
        purse += ONE[kind] * amount
    return purse


def read_conversions(entry: Entry, field: str) -> tuple[Conversion, ...]:
    """What a workshop does, as `1 stone or 1 iron <> 1 rune` or `2 any > 1 cart`."""
    sides = re.split(r" <?> ", entry.text(field))
    if len(sides) != 2:
        entry.problem(field, "what is given, then > or <>, then what is gained expected")
        return ()
    gives, gains = (
        [_amount(entry, field, part, (*RESOURCES, "any")) for part in side.split(" or ")]
        for side in sides
    )
    forth = [(*give, *gain) for give in gives for gain in gains]
    back = [(*gain, *give) for gain in gains for give in gives]
    found = [*forth, *(back if "<>" in entry.text(field) else ())]
    anything = len(RESOURCES)
    if any(gain == anything for _, _, gain, _ in found):
        entry.problem(field, "“any” can be given but not gained")
    return tuple(
        (ANY if give == anything else give, given, gain, gained)
        for give, given, gain, gained in found
    )


def _amount(entry: Entry, field: str, text: str, allowed: tuple[str, ...]) -> tuple[int, int]:
    written = AMOUNT.fullmatch(text.strip())
    if written and written[2] in allowed:
        return allowed.index(written[2]), int(written[1])
    entry.problem(
        field, f"{text.strip()!r} found, a number and one of {', '.join(allowed)} expected"
    )
    return 0, 0


def read_picture(
    entry: Entry, field: str, mark: str
) -> tuple[list[tuple[int, int]], tuple[int, int] | None]:
    """The spaces of a tile drawn with `#`, and the one with the mark if there is one."""
    cells = []
    marked = []
    for y, row in enumerate(entry.text(field).split()):
        for x, char in enumerate(row):
            if char not in f"#.{mark}":
                entry.problem(field, f"{char!r} found, only # . and {mark} can be drawn")
            if char != ".":
                cells.append((x, y))
            if char == mark:
                marked.append((x, y))
    if not cells:
        entry.problem(field, "a tile has one space at least")
    if len(marked) > 1:
        entry.problem(field, f"a tile has one {mark} at most")
    return cells, marked[0] if marked else None


def read_map(entry: Entry, field: str, legend: str) -> dict[int, str]:
    """The characters of a square map by space, its middle on the heart; `_` is left out."""
    rows = entry.text(field).split()
    size = len(rows)
    if size > SIDE or size % 2 == 0 or any(len(row) != size for row in rows):
        entry.problem(field, f"a square of odd size, {SIDE} at most, expected")
        return {}
    drawn = {}
    for y, row in enumerate(rows):
        for x, char in enumerate(row):
            if char not in legend:
                entry.problem(field, f"{char!r} found in row {y + 1}, one of {legend} expected")
            elif char != "_":
                drawn[bit(x - size // 2, y - size // 2)] = char
    return drawn


def parse_cell(name: str) -> int:
    """The space a name such as L12 stands for; -1 for none."""
    written = re.fullmatch(r"([A-Z])([1-9]\d?)", name)
    if not written:
        return -1
    x, y = ord(written[1]) - ord("A"), int(written[2]) - 1
    return bit(x - MIDDLE, y - MIDDLE) if x < SIDE and y < SIDE else -1
