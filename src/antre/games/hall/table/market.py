"""What can be had: trolls, spells, tunnels, halls and workshops, laid out for the page.

On a wide page most of it stands in one tab beside the mountain, on a narrow one each has its own.
"""

from __future__ import annotations

from antre.core.scene import Zone
from antre.games.hall.content.content import TILES
from antre.games.hall.table.art import shelves
from antre.games.hall.table.horde import HIGH, SPELL, lay_grimoire, lay_horde
from antre.games.hall.table.sketch import Part, Sketch
from antre.games.hall.table.supply import (
    HALL,
    SHOP,
    TILE,
    WIDTH,
    free_halls,
    lay_halls,
    lay_tunnels,
    lay_workshops,
    shown_workshops,
)

GRIMOIRE = 3 * (SPELL[1] + 6)
HORDE = 3 * HIGH
RACK = TILE * len(TILES)
# On a wide page: how much larger trolls and spells are drawn, and tiles; and the gap between.
TROLLS, TUNNELS, GAP = 1.46, 1.16, 18


def lay_market(sketch: Sketch) -> None:
    if sketch.tall:
        lay_tabs(sketch)
    else:
        lay_broad(sketch)
    lay_shops(sketch)


def lay_broad(sketch: Sketch) -> None:
    """Trolls over spells at the left, tunnels over halls at the right."""
    left = WIDTH * TROLLS
    height = max((HORDE + GRIMOIRE) * TROLLS + GAP, (RACK + 3 * (HALL[1] + 4)) * TUNNELS + GAP)
    size = (left + WIDTH * TUNNELS + 3 * GAP, height + 2 * GAP)
    zone = lay_shelf(sketch, "market", "market", size)
    lay_horde(Part(sketch, zone, GAP, GAP, TROLLS))
    lay_grimoire(Part(sketch, zone, GAP, HORDE * TROLLS + 2 * GAP, TROLLS))
    right = left + 2 * GAP
    lay_tunnels(Part(sketch, zone, right, GAP, TUNNELS))
    lay_halls(Part(sketch, zone, right, RACK * TUNNELS + 2 * GAP, TUNNELS))


def lay_shelf(sketch: Sketch, id: str, key: str, size: tuple[float, float]) -> Zone:
    """A zone on stone of its own, so that it can be read on any page."""
    zone = sketch.zone(id, "market", sketch.captions.say(key), size)
    sketch.lay(zone, f"shelf:{id}", shelves.tray(*size), (0, 0, *size))
    return zone


def lay_tabs(sketch: Sketch) -> None:
    horde = lay_shelf(sketch, "horde", "horde-grimoire", (WIDTH, HORDE + 4 + GRIMOIRE))
    lay_horde(Part(sketch, horde))
    lay_grimoire(Part(sketch, horde, 0, HORDE + 4))
    lay_tunnels(Part(sketch, lay_shelf(sketch, "tunnels", "tunnels", (WIDTH, RACK))))
    rows = max(-(-len(free_halls(sketch)) // 2), 1)
    halls = lay_shelf(sketch, "halls", "great-halls", (WIDTH, rows * (HALL[1] + 4)))
    lay_halls(Part(sketch, halls))


def lay_shops(sketch: Sketch) -> None:
    across, edge = (1, 0) if sketch.tall else (2, GAP)
    rows = max(-(-len(shown_workshops(sketch)) // across), 1)
    size = (across * (SHOP[0] + 6) - 6 + 2 * edge, rows * (SHOP[1] + 3) + 2 * edge)
    zone = lay_shelf(sketch, "workshops", "workshops", size)
    lay_workshops(Part(sketch, zone, edge, edge), across)
