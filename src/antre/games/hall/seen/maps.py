"""What is told of the mountain, as layers of 23 by 23 spaces with the heart in the middle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from antre.core.observation import Encoder, Planes
from antre.games.hall.content.content import WORKSHOPS, HallContent
from antre.games.hall.content.grid import SIDE, STRIDE
from antre.games.hall.seen.parts import STATUES, sites_of, spaces_of

Layer = tuple[str, tuple[int, ...]]
# By space, one number each; the first ones belong to the table, the others to each seat.
OF_TABLE = (
    "subject", "rubble", "buried", "tunnels", "joined_right", "joined_down", "altars",
)  # fmt: skip
OF_CLANS = ("statues", "pedestals")
OF_SEATS = ("network", "portal")


def planes_of(encoder: Encoder, content: HallContent) -> Planes:
    names, places = zip(*layers(encoder, content), strict=True)
    return Planes(names, SIDE, SIDE, places)


def layers(encoder: Encoder, content: HallContent) -> Iterator[Layer]:
    spaces, sites = spaces_of(content), sites_of(content)
    for name in OF_TABLE:
        yield name, spread(spaces, encoder.at[name])
    for name in OF_CLANS:
        for clan, clan_name in enumerate(STATUES):
            yield f"{name}: {clan_name}", spread(spaces, encoder.at[name] + len(spaces) * clan)
    yield "used", spread(sites, encoder.at["used"])
    for kind, workshop in enumerate(WORKSHOPS):
        yield f"built: {workshop}", spread(sites, encoder.at["built"] + kind, len(WORKSHOPS))
    for seat, block in enumerate(encoder.blocks):
        for name in OF_SEATS:
            yield f"seat +{seat}: {name}", spread(spaces, block + encoder.seat_at[name])


def spread(cells: Sequence[int], first: int, step: int = 1) -> tuple[int, ...]:
    """Which number stands on each space: those of the cells follow one another."""
    places = [-1] * (SIDE * SIDE)
    for number, cell in enumerate(cells):
        y, x = divmod(cell, STRIDE)
        places[SIDE * y + x] = first + step * number
    return tuple(places)
