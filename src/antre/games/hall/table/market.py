"""What can be had: trolls, spells, tunnels, halls and workshops, laid out for the page.

On a wide page all but the workshops are seen beside the mountain, one at a time, or together in one
tab where there is no room for that. On a narrow page each has its own.
"""

from __future__ import annotations

from collections.abc import Callable

from antre.core.scene import Zone
from antre.games.hall.content.content import HALLS, TILES
from antre.games.hall.table.art import shelves
from antre.games.hall.table.horde import HIGH, SPELL, lay_grimoire, lay_horde
from antre.games.hall.table.sketch import Part, Sketch
from antre.games.hall.table.supply import (
    FLAT,
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

GRIMOIRE = 3 * (SPELL[1] + 6) - 6
HORDE = 3 * HIGH
RACK = TILE * len(TILES)
GAP = 18


def lay_market(sketch: Sketch) -> None:
    if sketch.tall:
        lay_tabs(sketch)
    else:
        lay_near(sketch)
    lay_shops(sketch)


def lay_near(sketch: Sketch) -> None:
    """Trolls and spells, tunnels and halls, each small enough to be seen beside the mountain."""
    rack, halls = FLAT * len(TILES), len(HALLS) // 2 * (HALL[1] + 4)
    kinds: tuple[tuple[str, str, float, Callable[[Part], None]], ...] = (
        ("horde", "horde", HORDE, lay_horde),
        ("grimoire", "grimoire", GRIMOIRE, lay_grimoire),
        ("tunnels", "tunnels", rack, lay_tunnels),
        ("halls", "great-halls", halls, lay_halls),
    )
    for id, title, height, lay in kinds:
        zone = lay_shelf(sketch, id, title, (WIDTH, height))
        zone.near = sketch.captions.say("market")
        lay(Part(sketch, zone))


def lay_shelf(sketch: Sketch, id: str, key: str, size: tuple[float, float]) -> Zone:
    """A zone on stone of its own, so that it can be read on any page."""
    zone = sketch.zone(id, "market", sketch.captions.say(key), size)
    sketch.lay(zone, f"shelf:{id}", shelves.tray(*size), (0, 0, *size))
    return zone


def lay_tabs(sketch: Sketch) -> None:
    horde = lay_shelf(sketch, "horde", "horde-grimoire", (WIDTH, HORDE + 10 + GRIMOIRE))
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
