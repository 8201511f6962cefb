"""The map as it stands: regions and what they say, who stands there, and ways to go."""

from __future__ import annotations

from math import atan2, degrees, hypot

from antre.core.drawing import use
from antre.core.scene import Area, Zone
from antre.games.garden.content.layout import regions_in
from antre.games.garden.content.names import LEVELS, REGIONS, TIES, TROOPS
from antre.games.garden.content.options import March, Move
from antre.games.garden.rules.ranking import tie_break
from antre.games.garden.rules.state import NOBODY
from antre.games.garden.table.art import gauges, ground, pieces
from antre.games.garden.table.chart import CENTRES, HEIGHT, REACH, WIDTH, border
from antre.games.garden.table.sketch import Sketch
from antre.games.garden.table.units import unit_words

# So many stacks stand in one row of a region, so large at most; they have so much room.
ACROSS, STACK, ROOM = 4, 66.0, 234.0
ARROW = 44.0
CHIP_ROWS = 2  # so many rows of chips have room
# So large is a token on the shore, and so many lie beside the score tile.
TOKEN, TOKENS_ABREAST = 42.0, 2
TIE_WORDS = {"around": "table-tie-around", "reputation": "table-tie-reputation"}


def lay_map(sketch: Sketch, zone: Zone) -> None:
    sketch.lay(zone, "ground", use(ground.ground_id(sketch.layout)), (0, 0, WIDTH, HEIGHT))
    for region in range(REGIONS):
        sketch.scene.places[sketch.region_name(region)] = f"region:{sketch.region(region)}"
        if region in sketch.influence:
            lay_region(sketch, zone, region)
        else:
            lay_closed(sketch, zone, region)
    lay_snow(sketch, zone)
    for region in sketch.influence:
        lay_sayings(sketch, zone, region)
        lay_troops(sketch, zone, region)
        lay_tokens(sketch, zone, region)
    lay_vuko(sketch, zone)
    lay_moves(sketch, zone)
    lay_marches(sketch, zone)


def lay_snow(sketch: Sketch, zone: Zone) -> None:
    """The Dead Snow above the land, and the ruler on which its marker climbs."""
    at, limit = sketch.state.dead_snow, sketch.layout.limit
    share = round(min(at / limit, 1), 2)
    sketch.lay(zone, "snowfall", ground.snowfall(share), (0, 0, WIDTH, HEIGHT))
    label = sketch.captions.say("table-snow", space=at, limit=limit)
    hint = sketch.captions.say("table-snow-hint")
    face = gauges.snow(at, limit, WIDTH - 24)
    sketch.lay(zone, "dead-snow", face, (12, 8, WIDTH - 24, 44), label, hint=hint)


def lay_closed(sketch: Sketch, zone: Zone, region: int) -> None:
    face = ground.region_face(region, "closed", None)
    label = f"{sketch.region_name(region)} · {sketch.captions.say('table-closed')}"
    sketch.lay(zone, f"region:{sketch.region(region)}", face, ground.box(region), label)


def lay_region(sketch: Sketch, zone: Zone, region: int) -> None:
    name, waste = sketch.region(region), bool(sketch.state.devastated >> region & 1)
    first = sketch.dominator[region]
    owner = None if first == NOBODY else sketch.factions[first]
    face = ground.region_face(region, "devastated" if waste else "open", owner)
    label = f"{sketch.region_name(region)} · {told(sketch, region)}"
    lit = region == sketch.asked_region
    sketch.lay(
        zone, f"region:{name}", face, ground.box(region), label, may=offer(sketch, name), lit=lit
    )


def offer(sketch: Sketch, name: str) -> str | None:
    """What choosing a region means now."""
    wanted = (f"{verb}:{name}" for verb in ("place", "thorn"))
    return next((option for option in wanted if option in sketch.options), None)


def lay_sayings(sketch: Sketch, zone: Zone, region: int) -> None:
    """Above the snow: the name of a region, what it says, and that a piece can come there."""
    name, waste = sketch.region(region), bool(sketch.state.devastated >> region & 1)
    label, may = f"{sketch.region_name(region)} · {told(sketch, region)}", offer(sketch, name)
    x, y = CENTRES[region]
    w = 2 * REACH[0] - 52
    said = sketch.region_name(region)
    sketch.lay(zone, f"name:{name}", pieces.title(said, w, waste),
               (x - w / 2, y - REACH[1] + 10, w, 31), label, may=may)  # fmt: skip
    lay_case(sketch, zone, region, label)
    if may and sketch.asked:
        # Between the score tile and the tokens.
        size = 40.0
        face = pieces.here(sketch.factions[sketch.me], size)
        area = (x - 11, y + REACH[1] - 54, size, size)
        sketch.lay(zone, f"here:{name}", face, area, label, may=may)


def lay_case(sketch: Sketch, zone: Zone, region: int, label: str) -> None:
    """Mine 4, Olaf 3, neutral 2: the influence of each."""
    own, first = sketch.influence[region], sketch.dominator[region]
    said = [
        (sketch.factions[seat], own[seat], seat == first)
        for seat in sorted(sketch.seats, key=lambda seat: (-own[seat], seat != first))
        if own[seat]
    ]
    neutral = sketch.state.neutral[region]
    if neutral:
        said.append((pieces.NEUTRAL, neutral, first == NOBODY))
    if not said:
        return
    x, y = CENTRES[region]
    w = min(pieces.CLAIM * len(said) + 12, 2 * REACH[0] - 16)
    area = (x - w / 2, y - REACH[1] + 42, w, pieces.CASE)
    face = pieces.case(tuple(said), w)
    lit = region == sketch.asked_region
    sketch.lay(zone, f"case:{sketch.region(region)}", face, area, label, lit=lit)


def told(sketch: Sketch, region: int) -> str:
    """Influence of each, who dominates, and what decided if it was a tie."""
    captions, own, state = sketch.captions, sketch.influence[region], sketch.state
    said = [f"{captions.name(seat)} {own[seat]}" for seat in sketch.seats if own[seat]]
    if state.neutral[region]:
        said.append(captions.say("table-neutral", count=state.neutral[region]))
    if state.devastated >> region & 1:
        return " · ".join([captions.say("table-devastated"), *said])
    first = sketch.dominator[region]
    if first == NOBODY:
        return " · ".join([*said, captions.say("table-nobody")])
    said.append(captions.who("table-dominates", first))
    tie = TIES[tie_break(state, region, own, first)]
    if tie in TIE_WORDS:
        said.append(captions.say(TIE_WORDS[tie]))
    return " · ".join(said)


# --- who stands there


def lay_troops(sketch: Sketch, zone: Zone, region: int) -> None:
    """Cubes and figures of each seat in a row after the other, neutral cubes last."""
    state, name, said = sketch.state, sketch.region(region), sketch.captions
    stacks: list[tuple[str, str, str, str | None, str | None]] = []
    raised = "march" in sketch.verbs
    size = stack_size(crowd(sketch, region), raised)
    for seat in sketch.seats:
        faction = sketch.factions[seat]
        if count := state.cubes[REGIONS * seat + region]:
            label = said.who("table-cubes", seat, count=count)
            face = pieces.block(faction, str(count), size)
            may = troop_option(sketch, region, faction, "cube")
            stacks.append((f"cubes:{seat}:{name}", face, label, may, None))
        for level in range(1, LEVELS + 1):
            place = REGIONS * (LEVELS * seat + level - 1) + region
            if not state.units[place] and place not in state.laid_down:
                continue
            hint = unit_words(sketch, seat, level)
            unit = f"{sketch.unit_name(seat, level)} · {said.name(seat)}"
            if count := state.units[place]:
                face = pieces.figure(faction, level, count, size)
                may = troop_option(sketch, region, faction, f"level{level}")
                label = f"{count} × {unit}" if count > 1 else unit
                stacks.append((f"unit:{seat}:{level}:{name}", face, label, may, hint))
            if count := state.laid_down.count(place):
                face = pieces.figure(faction, level, count, size, fallen=True)
                label = f"{unit} · {said.say('table-fallen')}"
                stacks.append((f"fallen:{seat}:{level}:{name}", face, label, None, hint))
    if count := state.neutral[region]:
        label = said.say("table-neutral", count=count)
        face = pieces.block(pieces.NEUTRAL, str(count), size)
        may = troop_option(sketch, region, "neutral", "cube")
        stacks.append((f"neutral:{name}", face, label, may, None))
    for (id, face, label, may, close), area in zip(
        stacks, spots(region, len(stacks), raised), strict=True
    ):
        sketch.lay(zone, id, face, area, f"{label} · {sketch.region_name(region)}", may=may,
                   hint=close)  # fmt: skip


def crowd(sketch: Sketch, region: int) -> int:
    """How many stacks stand in a region."""
    state = sketch.state
    kinds = range(LEVELS * len(sketch.seats))
    return (
        sum(bool(state.cubes[REGIONS * seat + region]) for seat in sketch.seats)
        + sum(bool(state.units[REGIONS * kind + region]) for kind in kinds)
        + sum(REGIONS * kind + region in state.laid_down for kind in kinds)
        + bool(state.neutral[region])
    )


def rows_of(count: int, raised: bool) -> int:
    return 1 if raised or count <= ACROSS else 2


def stack_size(count: int, raised: bool) -> float:
    """The fewer there are, the larger; in one row where something is to be laid under it."""
    rows = rows_of(count, raised)
    most = STACK if rows == 1 and not raised else STACK - 18
    return min(most, ROOM / max(-(-count // rows), 1) - 5)


def spots(region: int, count: int, raised: bool) -> list[Area]:
    """In one row or two, between what the region says and the tokens on its shore."""
    x, y = CENTRES[region]
    size, rows = stack_size(count, raised), rows_of(count, raised)
    across = -(-count // rows)
    step = min(size + 8, ROOM / max(across, 1))
    top = y - REACH[1] + (82 if raised or rows > 1 else 92 + (STACK - size) / 2)
    found = []
    for number in range(count):
        row, column = divmod(number, across)
        in_row = min(across, count - row * across)
        left = x - in_row * step / 2 + (step - size) / 2
        found.append((left + column * step, top + row * (size * 1.16 + 3), size, size * 1.16))
    return found


def troop_option(sketch: Sketch, region: int, faction: str, troop: str) -> str | None:
    """What can be done to a stack: kill one, lose one to Vuko, capture one, or go there."""
    name = sketch.region(region)
    wanted = [f"kill:{name}:{faction}:{troop}"]
    if region == sketch.asked_region:
        if troop == "cube":
            wanted.append(f"capture:{faction}")
        elif sketch.me >= 0 and faction == sketch.factions[sketch.me]:
            wanted.append(f"lose:{troop}")
    return next((option for option in wanted if option in sketch.options), None)


def lay_tokens(sketch: Sketch, zone: Zone, region: int) -> None:
    """Along the lower shore: the score tile, and what else lies there, in rows from the right."""
    state, name, say = sketch.state, sketch.region(region), sketch.captions.say
    x, y = CENTRES[region]
    low = y + REACH[1] - 52
    if tile := state.tiles[region]:
        points, income = sketch.layout.points(tile), sketch.layout.income(tile)
        label = say("table-tile", points=" · ".join(map(str, points)), income=income, order=tile)
        area = (x - REACH[0] + 12, low, pieces.tile_width(len(points)), pieces.TILE)
        sketch.lay(zone, f"tile:{name}", pieces.score_tile(points, income), area, label)
    size = TOKEN
    tokens: list[tuple[str, str, str]] = []
    if region == state.thorn:
        label = say("table-thorn", count=state.magic_down, absorbed=state.absorbed)
        tokens.append(("thorn", pieces.thorn(state.magic_down, size), label))
    if count := state.magic[region]:
        tokens.append((f"magic:{name}", pieces.skull(count, size), say("table-magic", count=count)))
    if count := state.darkness[region]:
        label = say("table-darkness", count=count, most=sketch.content.darkness)
        tokens.append((f"darkness:{name}", pieces.dark(count, size), label))
    if state.towers >> region & 1:
        tokens.append((f"tower:{name}", pieces.tower(size), say("table-tower")))
    for number, (id, face, label) in enumerate(tokens):
        row, column = divmod(number, TOKENS_ABREAST)
        right = x + REACH[0] - 12 - (column + 1) * (size + 2)
        sketch.lay(zone, id, face, (right, low - 2 - row * (size + 2), size, size), label)


def lay_vuko(sketch: Sketch, zone: Zone) -> None:
    """Vuko and the cubes he holds; while he is off the board he waits in the sea."""
    region = sketch.state.vuko
    x, y = (WIDTH - 64, HEIGHT - 70) if region < 0 else CENTRES[region]
    if region >= 0:
        x, y = x + REACH[0] - 46, y - REACH[1] - 12
    label = sketch.captions.say("table-vuko")
    hint = sketch.captions.say("table-vuko-hint")
    sketch.lay(zone, "vuko", pieces.vuko(54), (x, y, 54, 54), label, hint=hint)
    held = [(seat, count) for seat, count in enumerate(sketch.state.held) if count]
    for number, (seat, count) in enumerate(held if region >= 0 else ()):
        label = sketch.captions.who("table-held", seat, count=count)
        face = pieces.block(sketch.factions[seat], str(count), 28)
        sketch.lay(zone, f"held:{seat}", face, (x - 27 * (number + 1), y + 2, 28, 33), label)


# --- where one can go


def lay_moves(sketch: Sketch, zone: Zone) -> None:
    """An arrow for each troop that can go from a region to the next."""
    asked = sketch.asked
    moves = [option for option in asked.options if isinstance(option, Move)] if asked else []
    told_by: dict[tuple[int, int], list[Move]] = {}
    for option in moves:
        told_by.setdefault((option.from_, option.to), []).append(option)
    for (from_, to), options in told_by.items():
        (x1, y1), (x2, y2) = CENTRES[from_], border(from_, to)
        far = hypot(x2 - x1, y2 - y1)
        dx, dy = (x2 - x1) / far, (y2 - y1) / far
        for number, option in enumerate(options):
            aside = (number - (len(options) - 1) / 2) * ARROW
            x = x2 - dx * 27 - dy * aside - ARROW / 2
            y = y2 - dy * 27 + dx * aside - ARROW / 2
            turn = degrees(atan2(dy, dx))
            face = pieces.arrow(sketch.factions[sketch.me], option.troop, turn, ARROW)
            area = (min(max(x, 0), WIDTH - ARROW), min(max(y, 0), HEIGHT - ARROW), ARROW, ARROW)
            label = sketch.captions.say("table-move", where=sketch.region_name(to))
            piece = f"go:{TROOPS[option.troop]}:{sketch.region(from_)}:{sketch.region(to)}"
            sketch.lay(zone, piece, face, area, label, may=option.text)


def lay_marches(sketch: Sketch, zone: Zone) -> None:
    """In each region where troops can march by the Mountain: from where.

    The chips lie between the troops and the shore with its tokens.
    """
    asked = sketch.asked
    marches = [option for option in asked.options if isinstance(option, March)] if asked else []
    for region in regions_in(sketch.layout.open):
        x, y = CENTRES[region]
        to_here = [option for option in marches if option.to == region]
        across = min(-(-len(to_here) // CHIP_ROWS), 3) or 1
        w = (ROOM + 8) / across - 4
        low = y + REACH[1] - 56
        rows = -(-len(to_here) // across)
        for number, option in enumerate(to_here):
            row, column = divmod(number, across)
            in_row = min(across, len(to_here) - row * across)
            left = x - in_row * (w + 4) / 2 + 2 + column * (w + 4)
            said = sketch.region_name(option.from_)
            area = (left, low - 27 * (rows - row), w, 26.0)
            label = sketch.captions.say("table-march", where=said)
            piece = f"march:{sketch.region(option.from_)}:{sketch.region(region)}"
            sketch.lay(zone, piece, pieces.origin(said, w), area, label, may=option.text)
