"""The mountain as it stands now: what is buried, what is dug, and what may be chosen on it."""

from __future__ import annotations

from typing import Any

from antre.core.drawing import use
from antre.core.scene import Zone
from antre.games.hall.content.content import HALLS, ZONES
from antre.games.hall.content.grid import SIDES, cell_name, cells_of, place
from antre.games.hall.content.resources import CLANS, named
from antre.games.hall.rules.pack import LAST_ROUNDS, coronation_values
from antre.games.hall.table.art import shelves, tokens, tunnels
from antre.games.hall.table.art.relief import RIM, SIZE, ground_id
from antre.games.hall.table.sketch import NUMBERS, Sketch

TRACK = (158, 212)
NOBODY = tunnels.NOBODY
# The neighbours of a site in the order in which entrances are drawn: above, right, below, left.
ENTRANCES = (SIDES[3], SIDES[0], SIDES[2], SIDES[1])


def lay_mountain(sketch: Sketch) -> None:
    zone = sketch.zone("mountain", "shared", sketch.captions.say("mountain"), (SIZE, SIZE))
    zone.roam = True
    face = use(ground_id(sketch.board))
    sketch.lay(zone, "ground", face, (0, 0, SIZE, SIZE))
    lay_rubble(sketch, zone)
    lay_buried(sketch, zone)
    lay_starts(sketch, zone)
    lay_sections(sketch, zone)
    lay_sites(sketch, zone)
    lay_pedestals(sketch, zone)
    lay_statues(sketch, zone)
    lay_anchors(sketch, zone)
    lay_landings(sketch, zone)
    lay_track(sketch, zone)
    lay_crowns(sketch, zone)
    for cell in map(cell_name, cells_of(sketch.board.spaces)):
        sketch.scene.places[cell] = (zone.id, *square(sketch, cell))


def square(sketch: Sketch, cell: str) -> tuple[float, float, float, float]:
    """The area of a space."""
    side = sketch.layout.cell
    return (*sketch.layout.at(NUMBERS[cell]), side, side)


def lay_rubble(sketch: Sketch, zone: Zone) -> None:
    covered = built(sketch)
    stones = tuple(
        (round(x, 1), round(y, 1), number * 7 % 3)
        for cell in sketch.view["rubble"]
        if cell not in covered
        for number in (NUMBERS[cell],)
        for x, y in (sketch.layout.at(number),)
    )
    face = tunnels.rubble(stones, sketch.layout.cell)
    sketch.lay(zone, "rubble", face, (0, 0, SIZE, SIZE))


def built(sketch: Sketch) -> set[str]:
    return {cell for section in sketch.view["sections"] for cell in section["cells"]}


def lay_buried(sketch: Sketch, zone: Zone) -> None:
    """Treasure with the very tokens it holds."""
    for cell in sketch.view["buried"]:
        purse = named(sketch.board.buried[NUMBERS[cell]])
        found = tuple(kind for kind, count in purse.items() for _ in range(count))
        label = sketch.captions.at("label-buried", cell, what=sketch.captions.amounts(purse))
        face = tunnels.treasure(found, sketch.layout.cell)
        sketch.lay(zone, f"buried:{cell}", face, square(sketch, cell), label)


def lay_starts(sketch: Sketch, zone: Zone) -> None:
    """Start spaces; once all gates stand, those left over are spaces like any other."""
    if None not in sketch.view["portals"]:
        return
    taken = set(sketch.view["portals"])
    mark = sketch.content.start_mark(len(sketch.parts))
    for number, cells in sketch.board.starts.items():
        if (mark and number != mark) or len(cells) < 2:
            continue
        for cell in map(cell_name, cells):
            if cell not in taken:
                label = sketch.captions.at("label-start", cell, mark=number)
                face = tunnels.start(number, sketch.layout.cell)
                area = square(sketch, cell)
                sketch.lay(zone, f"start:{cell}", face, area, label, may=f"portal:{cell}")


# What is dug.


def lay_sections(sketch: Sketch, zone: Zone) -> None:
    owner = owners(sketch)
    gates = {cell: seat for seat, cell in enumerate(sketch.view["portals"])}
    for section in sketch.view["sections"]:
        first = section["cells"][0]
        if section["kind"] == "portal":
            lay_gate(sketch, zone, first, gates[first])
        elif section["kind"] in HALLS:
            lay_hall(sketch, zone, section, owner.get(first, NOBODY))
        else:
            lay_tunnel(sketch, zone, section["cells"], owner.get(first, NOBODY))


def owners(sketch: Sketch) -> dict[str, int]:
    """Whose each dug space is; what partners share goes to the nearer gate."""
    found: dict[str, int] = {}
    portals = sketch.view["portals"]
    for seat, network in enumerate(sketch.view["network"]):
        for cell in network:
            before = found.get(cell)
            if before is None or far(cell, portals[seat]) < far(cell, portals[before]):
                found[cell] = seat
    return found


def far(cell: str, gate: str) -> int:
    (x, y), (u, v) = place(NUMBERS[cell]), place(NUMBERS[gate])
    return abs(x - u) + abs(y - v)


def lay_gate(sketch: Sketch, zone: Zone, cell: str, seat: int) -> None:
    label = sketch.captions.words.say("label-gate", who=sketch.captions.name(seat), cell=cell)
    face = tunnels.gate(seat, sketch.layout.cell)
    sketch.lay(zone, f"gate:{seat}", face, square(sketch, cell), label)


def lay_tunnel(sketch: Sketch, zone: Zone, cells: list[str], seat: int) -> None:
    shape, area = outline_of(sketch, cells)
    face = tunnels.tunnel(shape, seat, sketch.layout.cell)
    label = whose(sketch, "label-tunnel", "label-tunnel-lost", seat)
    sketch.lay(zone, f"tunnel:{cells[0]}", face, area, label, may=f"lift:{cells[0]}")


def lay_hall(sketch: Sketch, zone: Zone, section: dict[str, Any], seat: int) -> None:
    """A hall; what it is worth now is drawn larger."""
    name, view = section["kind"], sketch.view
    shape, area = outline_of(sketch, section["cells"])
    altar = view["altars"][name]
    column, row = sketch.layout.spot(NUMBERS[altar])
    left, top = corner(sketch, section["cells"])
    number = HALLS.index(name)
    low, high = sketch.content.hall_low[number], sketch.content.hall_high[number]
    crowned = any(altar in cells for cells in view["statues"].values())
    face = tunnels.hall(
        name, shape, (column - left, row - top), seat, (low, high, crowned), sketch.layout.cell
    )
    title = sketch.captions.called("hall", name)
    worth = sketch.captions.say("label-hall", low=low, high=high)
    owner = whose(sketch, "label-owner", "label-owner-lost", seat)
    label = f"{title} · {owner}"
    sketch.lay(zone, f"hall:{name}", face, area, label, hint=worth)


def whose(sketch: Sketch, key: str, lost: str, seat: int) -> str:
    if seat == NOBODY:
        return sketch.captions.say(lost)
    return sketch.captions.words.say(key, **sketch.captions.words.who(seat))


def corner(sketch: Sketch, cells: list[str]) -> tuple[int, int]:
    spots = [sketch.layout.spot(NUMBERS[cell]) for cell in cells]
    return min(x for x, _ in spots), min(y for _, y in spots)


def outline_of(
    sketch: Sketch, cells: list[str]
) -> tuple[tunnels.Shape, tuple[float, float, float, float]]:
    """The spaces of a section from its own corner, and its area."""
    spots = [sketch.layout.spot(NUMBERS[cell]) for cell in cells]
    left, top = corner(sketch, cells)
    shape = tuple((x - left, y - top) for x, y in spots)
    side = sketch.layout.cell
    w, h = max(x for x, _ in shape) + 1, max(y for _, y in shape) + 1
    return shape, (RIM + left * side, RIM + top * side, w * side, h * side)


def lay_sites(sketch: Sketch, zone: Zone) -> None:
    """Sites and workshops; entrances that some network reaches are lit."""
    reached = {cell for network in sketch.view["network"] for cell in network}
    mine = set(sketch.view["network"][sketch.me]) if sketch.me >= 0 else set()
    verb = "site" if "site" in sketch.verbs else "activate"
    for cell, name in sketch.view["workshops"].items():
        sides = [cell_name(NUMBERS[cell] + step) for step in ENTRANCES]
        may = f"{verb}:{cell}"
        if verb == "activate" and not (name and mine.intersection(sides)):
            may = ""
        area = square(sketch, cell)
        if name is None:
            label = sketch.captions.at("label-site", cell)
            sketch.lay(zone, f"site:{cell}", tunnels.site(sketch.layout.cell), area, label, may=may)
            continue
        opened = tuple(side in reached for side in sides)
        face = tunnels.workshop(name, opened, sketch.layout.cell)
        title = sketch.captions.called("workshop", name)
        label = sketch.captions.say("label-workshop", workshop=title, open=sum(opened))
        hint = sketch.captions.use(name)
        used = cell in sketch.view["used"]
        sketch.lay(zone, f"site:{cell}", face, area, label, hint=hint, may=may, dim=used)


# Statues.


def lay_pedestals(sketch: Sketch, zone: Zone) -> None:
    side = sketch.layout.cell
    for clan, cells in sketch.view["pedestals"].items():
        for cell in cells:
            x, y, _, _ = square(sketch, cell)
            label = sketch.captions.at("label-pedestal", cell, clan=clan)
            face = tokens.pedestal(clan, side * 0.8)
            area = (x + side * 0.1, y + side * 0.1, side * 0.8, side * 0.8)
            sketch.lay(zone, f"pedestal:{cell}", face, area, label)


def lay_statues(sketch: Sketch, zone: Zone) -> None:
    """Statues of the networks stand, the others are half sunk."""
    dug = {cell for network in sketch.view["network"] for cell in network}
    standing = [(cell, clan) for clan, cells in sketch.view["statues"].items() for cell in cells]
    for cell, clan in sorted(standing, key=lambda each: NUMBERS[each[0]]):
        lay_statue(sketch, zone, cell, clan, cell in dug)


def lay_statue(sketch: Sketch, zone: Zone, cell: str, clan: str, unearthed: bool) -> None:
    x, y, side, _ = square(sketch, cell)
    w = side * 0.9
    face = tokens.statue(clan, w, buried=not unearthed)
    state = "standing" if unearthed else "buried"
    label = sketch.captions.at("label-statue", cell, clan=clan, state=state)
    value = sketch.content.statue_value[sketch.board.zone[NUMBERS[cell]]]
    hint = sketch.captions.say("hint-statue", value=value, double=2 * value)
    mine = sketch.me >= 0 and cell in sketch.view["network"][sketch.me]
    piece = sketch.lay(
        zone, f"statue:{sketch.homes.get(cell, cell)}", face,
        (x + side * 0.05, y + side * 0.9 - 1.2 * w, w, 1.2 * w), label, hint=hint,
        may=f"move:{cell}" if mine else None,
    )  # fmt: skip
    piece.grip = piece.option is not None
    # The statue that is on its way to another space.
    piece.lit = "to" in sketch.verbs and sketch.fields["cell"] == NUMBERS[cell]


def lay_anchors(sketch: Sketch, zone: Zone) -> None:
    """Where a pedestal may be added to the tunnel just dug."""
    offers: dict[str, list[str]] = {}
    for text in sorted(sketch.options):
        verb, *rest = text.split(":")
        if verb == "pedestal":
            offers.setdefault(rest[1], []).append(rest[0])
    for cell, clans in offers.items():
        x, y, side, _ = square(sketch, cell)
        size = side / (1 if len(clans) == 1 else 2) - 2
        for number, clan in enumerate(sorted(clans, key=CLANS.index)):
            at = (x + 1 + number % 2 * (size + 2), y + 1 + number // 2 * (size + 2))
            option = f"pedestal:{clan}:{cell}"
            label = sketch.captions.option(option)
            face = tokens.pedestal(clan, size)
            sketch.lay(zone, f"anchor:{clan}:{cell}", face, (*at, size, size), label, may=option)


def lay_landings(sketch: Sketch, zone: Zone) -> None:
    """Where the chosen statue can go."""
    side = sketch.layout.cell
    for text in sorted(sketch.options):
        verb, _, cell = text.partition(":")
        if verb == "to":
            carts = sketch.carts.get(cell, 0)
            label = sketch.captions.at("label-to", cell, carts=carts)
            face = tunnels.landing(str(carts) if carts else "", side)
            sketch.lay(zone, f"spot:{cell}", face, square(sketch, cell), label, may=text)


# In the corners.


def lay_track(sketch: Sketch, zone: Zone) -> None:
    """What statues are worth by zone, and the pedestal tokens that are left."""
    left = tuple(sketch.view["tokens"][name][clan] for name in ZONES for clan in CLANS[:3])
    face = shelves.track(sketch.content.statue_value, left, *TRACK)
    label, hint = sketch.captions.say("label-track"), sketch.captions.say("hint-track")
    sketch.lay(zone, "track", face, (4, 4, *TRACK), label, hint=hint)


def lay_crowns(sketch: Sketch, zone: Zone) -> None:
    """The coronation tokens, and who has them."""
    values = coronation_values(sketch.content, len(sketch.parts))
    holders = sketch.view["crowned"]
    w = 62.0 * len(values)
    face = shelves.crowns(values, tuple(holders), w, 62)
    left = [f"+{value}" for value in values[len(holders) :]]
    label = sketch.captions.say("label-crowns", left=", ".join(left) or "–")
    hint = sketch.captions.say("hint-crowns", rounds=LAST_ROUNDS)
    sketch.lay(zone, "crowns", face, (SIZE - w - 6, 6, w, 62), label, hint=hint)
