"""The supply beside the mountain: tunnels with their prices, great halls, workshops."""

from __future__ import annotations

from antre.core.scene import Piece
from antre.games.hall.content.content import ANY, HALLS, TILES, WORKSHOPS, Shape
from antre.games.hall.content.grid import STRIDE, Orientation
from antre.games.hall.content.resources import MINERALS, RESOURCES
from antre.games.hall.table.art import shelves, wares
from antre.games.hall.table.art.outline import Spot
from antre.games.hall.table.sketch import Part, Sketch

WIDTH = 344
# The height of a row of the rack, and of one that stands beside the mountain.
TILE, FLAT = 43, 35
HALL = (169, 84)
SHOP = (344, 46)
PAYMENTS = (*(RESOURCES[mineral] for mineral in MINERALS), "mixed")


def spots_of(way: Orientation) -> tuple[Spot, ...]:
    """The spaces of a tile from the upper left corner of the area it takes."""
    return tuple(spot_of(way, step) for step in way.offsets)


def spot_of(way: Orientation, step: int) -> Spot:
    """An offset as column and row; those left of the first space have small negative columns."""
    row, column = divmod(step + STRIDE // 2, STRIDE)
    return column - STRIDE // 2 + way.left, row


def resting(shape: Shape) -> Orientation:
    """The way a tile lies in the supply: the broadest and flattest."""
    return max(shape.ways, key=lambda way: (way.width - way.height, -way.index))


def lay_tunnels(part: Part) -> None:
    """Nine shapes, how many of each are left, and for each mineral the honor a tunnel is worth."""
    for number, name in enumerate(TILES):
        lay_tile(part, number, name)


def lay_tile(part: Part, number: int, name: str) -> None:
    sketch = part.sketch
    high = TILE if sketch.tall else FLAT
    y, w, h = number * high, WIDTH, high - 3
    count = sketch.view["tiles"][name]
    shape = sketch.content.shapes[number]
    way = resting(shape)
    anchor = spot_of(way, way.marks[0]) if shape.anchored else None
    ways = 4 if any(f"dig:{tile}:mixed" in sketch.options for tile in TILES) else 3
    step = 66 if ways == 3 else 51
    room = w - ways * step - 2
    title = sketch.captions.called("tunnel", name)
    label = sketch.captions.say("label-tile", tunnel=title, count=count)
    face = wares.rack_row(spots_of(way), anchor, count, w, h, room)
    hint = sketch.captions.say("hint-tile" if shape.anchored else "hint-tile-plain")
    part.lay(f"tile:{name}", face, (0, y, w, h), label, hint=hint)
    for mineral, paid in enumerate(PAYMENTS[:ways]):
        honor = sketch.content.dig_honor[mineral][shape.size] if paid != "mixed" else 0
        option = f"dig:{name}:{paid}"
        face = wares.dig_button(shape.size, paid, honor, step - 3, h - 4)
        area = (room + mineral * step, y + 2, step - 3, h - 4)
        what = sketch.captions.say(
            "label-dig", tunnel=title, count=shape.size, kind=paid, honor=honor
        )
        piece = part.lay(option, face, area, what, may=option, dim=not count)
        make_handy(part, piece)


def lay_halls(part: Part) -> None:
    """The great halls nobody has excavated yet."""
    w, h = HALL
    for place, name in enumerate(free_halls(part.sketch)):
        lay_hall(part, name, (place % 2 * (w + 6), place // 2 * (h + 4), w, h))


def free_halls(sketch: Sketch) -> list[str]:
    return [name for name in HALLS if sketch.view["altars"][name] is None]


def lay_hall(part: Part, name: str, area: tuple[float, float, float, float]) -> None:
    sketch = part.sketch
    number = HALLS.index(name)
    way = resting(sketch.content.shapes[len(TILES) + number])
    altar = spot_of(way, way.marks[0])
    low, high = sketch.content.hall_low[number], sketch.content.hall_high[number]
    title = sketch.captions.called("hall", name)
    face = wares.hall_card(name, title, spots_of(way), altar, (low, high), area[2], area[3])
    hint = sketch.captions.say("label-hall", low=low, high=high)
    make_handy(part, part.lay(f"hall:{name}", face, area, title, hint=hint, may=f"hall:{name}"))


def make_handy(part: Part, piece: Piece) -> None:
    """On a wide page a tile can be dragged from here to the mountain."""
    piece.grip = piece.option is not None and not part.sketch.tall


def lay_workshops(part: Part, across: int) -> None:
    """The workshops that can still be founded; or all, while they are chosen."""
    sketch = part.sketch
    w, h = SHOP
    supply = sketch.view["workshop_supply"]
    verb = "stock" if "stock" in sketch.verbs else "found"
    for place, name in enumerate(shown_workshops(sketch)):
        title = sketch.captions.called("workshop", name)
        label = sketch.captions.say("label-shop", workshop=title, count=supply[name])
        face = wares.shop(name, title, uses(sketch, name), supply[name], w, h)
        area = (place % across * (w + 6), place // across * (h + 3), w, h)
        hint = sketch.captions.use(name)
        part.lay(f"shop:{name}", face, area, label, hint=hint, may=f"{verb}:{name}")


def shown_workshops(sketch: Sketch) -> list[str]:
    supply = sketch.view["workshop_supply"]
    return [name for name in WORKSHOPS if supply[name] or "stock" in sketch.verbs]


def uses(sketch: Sketch, name: str) -> tuple[tuple[shelves.Counted, shelves.Counted, bool], ...]:
    """What a workshop turns into what; there and back is told once."""
    conversions = sketch.content.conversions[WORKSHOPS.index(name)]
    told = []
    for number, (give, given, gain, gained) in enumerate(conversions):
        back = (gain, gained, give, given)
        if back not in conversions[:number]:
            pair = ((kind_name(give), given),), ((kind_name(gain), gained),)
            told.append((*pair, back in conversions))
    return tuple(told)


def kind_name(kind: int) -> str:
    return "any" if kind == ANY else RESOURCES[kind]
