"""Signs and colours of the terminal: troops by a sign, factions by a colour and their seat."""

from __future__ import annotations

from rich.text import Text

# As the pieces are: ice, bone, steel, thorn.
FACTION_COLOURS = {
    "olaf": "#6db7e0", "pier": "#c9bfa8", "ulrike": "#e8694f", "callo": "#8cc45f",
}  # fmt: skip
SNOW_COLOUR, MAGIC_COLOUR, RED = "#dfeef5", "#c9b6ff", "bold #e4572e"
CUBE, HELD, NEUTRAL, LEADS = "■", "v", "n", "★"
MAGIC, TOWER, DARKNESS, THORN, VUKO, WASTE = "◆", "T", "●", "Y", "V", "#"
RED_SHIP, LEVELS = "!", ("I", "II", "III")


def troops(cubes: int, held: int, units: tuple[int, ...]) -> str:
    """Cubes, those that Vuko holds, and units by their level: 3■ 1v I II."""
    signs = [f"{cubes}{CUBE}"] if cubes else []
    signs += [f"{held}{HELD}"] if held else []
    for level, count in zip(LEVELS, units, strict=True):
        signs += [level] * count
    return " ".join(signs)


def reputation(value: int) -> str:
    """A minus is no hyphen."""
    return f"−{-value}" if value < 0 else str(value)


def marked(sign: str, count: int, style: str) -> Text:
    return Text(sign * count, style=style)
