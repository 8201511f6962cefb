"""The tracks: initiative with its ships and piles, points and goals, reputation."""

from __future__ import annotations

from antre.core.scene import Area, Zone
from antre.games.garden.content.names import FACES, GROUPS
from antre.games.garden.rules.ending import progress
from antre.games.garden.rules.state import NOTHING
from antre.games.garden.table.art import gauges
from antre.games.garden.table.sketch import Sketch

TILE, SPACE = 38.0, 112.0
# A preview on a narrow page, so much larger on a wide one, and how wide it is there.
PREVIEW, LARGER, CHIP = 30.0, 1.4, 296.0
FACE_HINTS = {
    "fire-people": "table-fire-people", "whisperers": "table-whisperers",
    "nightwalkers": "table-nightwalkers", "bears": "table-bears", "cyphral": "table-cyphral",
    "snake": "table-snake", "raven-plan": "table-raven-plan", "spears": "table-spears",
}  # fmt: skip


def tile_row(sketch: Sketch) -> float:
    """How high the row of Vuko tiles is, if there are any."""
    return TILE if any(face != NOTHING for face in sketch.state.faces) else 0.0


def is_asked_for_steps(sketch: Sketch) -> bool:
    return sketch.me >= 0 and "advance" in sketch.verbs


def preview_row(sketch: Sketch) -> float:
    """How much room previews need: on a narrow page, a row of their own."""
    if not is_asked_for_steps(sketch):
        return 0.0
    return PREVIEW + 4 if sketch.tall else LARGER * PREVIEW - 22


def initiative_height(sketch: Sketch, across: int) -> float:
    rows = -(-len(sketch.content.track.ship) // across)
    return 28 + preview_row(sketch) + (tile_row(sketch) + SPACE + 10) * rows


def lay_initiative(sketch: Sketch, zone: Zone, x: float, y: float, w: float, across: int) -> None:
    """Spaces over their ships, markers in piles, Vuko tiles above the groups."""
    state, track = sketch.state, sketch.content.track
    order = " → ".join(sketch.captions.name(seat) for seat in state.order)
    said = sketch.captions.say("table-initiative", order=order)
    room = w if sketch.tall else w - 2 * CHIP - 8
    sketch.lay(zone, "caption:initiative", gauges.caption(said, room), (x, y, room, 24), said)
    spaces = len(track.ship)
    step = w / across
    tall, top = tile_row(sketch), y + 28 + preview_row(sketch)
    tops = [top + (space // across) * (tall + SPACE + 10) for space in range(spaces)]
    lefts = [x + space % across * step for space in range(spaces)]
    for group in range(GROUPS):
        lay_tile(sketch, zone, group, lefts, tops, step)
    for space in range(spaces):
        area = (lefts[space], tops[space] + tall + 2, step - 4, SPACE)
        lay_space(sketch, zone, space, area)
    if is_asked_for_steps(sketch):
        lay_previews(sketch, zone, x, y, w)


def lay_space(sketch: Sketch, zone: Zone, space: int, area: Area) -> None:
    """A space over its ship, with the pile of markers on it."""
    state, track, say = sketch.state, sketch.content.track, sketch.captions.say
    x, y, w, high = area
    red = space in track.red
    done = red and track.red.index(space) < state.red_ships
    face = gauges.sea_space(space + 1, track.ship[space], red, done, w, high)
    cubes = sketch.content.cubes_by_ship[track.ship[space] - 1]
    label = say("table-space", number=space + 1, ship=track.ship[space], cubes=cubes)
    if red:
        label += " · " + say("table-red-ship")
    may = None
    if is_asked_for_steps(sketch):
        steps = space - state.spaces[sketch.me]
        may = f"advance:{steps}" if f"advance:{steps}" in sketch.options else None
    hint = turn_preview(sketch, space) if may else None
    sketch.lay(zone, f"space:{space + 1}", face, area, label, may=may, hint=hint)
    pile = [seat for seat in reversed(state.arrivals) if state.spaces[seat] == space]
    size = min(38.0, w - 8)
    for place, seat in enumerate(pile):
        at = (x + (w - size) / 2 + (place % 2) * 8 - 4 * (len(pile) > 1),
              y + high - 36 - size - place * 12, size, size)  # fmt: skip
        label = sketch.captions.who("table-marker", seat, number=space + 1)
        face = gauges.marker(sketch.factions[seat], size)
        sketch.lay(zone, f"marker:{seat}", face, at, label, may=may, hint=hint)


def lay_previews(sketch: Sketch, zone: Zone, x: float, y: float, w: float) -> None:
    """What one step and two would mean: the order as things stand, and action cubes."""
    state, ship = sketch.state, sketch.content.track.ship
    steps_offered = [steps for steps in (1, 2) if f"advance:{steps}" in sketch.options]
    chip, scale = (w / 2 - 4, 1.0) if sketch.tall else (CHIP, LARGER)
    low = y + 26 if sketch.tall else y
    left = x if sketch.tall else x + w - len(steps_offered) * (chip + 8)
    for place, steps in enumerate(steps_offered):
        space = state.spaces[sketch.me] + steps
        order = tuple(sketch.factions[seat] for seat in order_at(sketch, space))
        cubes = sketch.content.cubes_by_ship[ship[space] - 1]
        area = (left + place * (chip + 8), low, chip, scale * PREVIEW)
        face = gauges.preview(steps, order, sketch.factions[sketch.me], cubes, chip, scale)
        sketch.lay(zone, f"preview:{steps}", face, area, turn_preview(sketch, space),
                   may=f"advance:{steps}")  # fmt: skip


def order_at(sketch: Sketch, space: int) -> list[int]:
    """The turn order as things stand, were my marker on that space."""
    state, ship = sketch.state, sketch.content.track.ship
    spaces = list(state.spaces)
    spaces[sketch.me] = space
    arrivals = [sketch.me, *(seat for seat in state.arrivals if seat != sketch.me)]
    return sorted(arrivals, key=lambda seat: (ship[spaces[seat]], -spaces[seat]))


def turn_preview(sketch: Sketch, space: int) -> str:
    """What a step to this space would mean, in words."""
    names = " → ".join(sketch.captions.name(seat) for seat in order_at(sketch, space))
    cubes = sketch.content.cubes_by_ship[sketch.content.track.ship[space] - 1]
    return sketch.captions.words.say("table-preview", order=names, cubes=cubes)


def lay_tile(
    sketch: Sketch, zone: Zone, group: int, lefts: list[float], tops: list[float], step: float
) -> None:
    """The Vuko tile above a group, as wide as the part of the group in its row."""
    face = sketch.state.faces[group]
    if face == NOTHING:
        return
    spaces = [space for space, own in enumerate(sketch.content.track.group) if own == group]
    first = [space for space in spaces if tops[space] == tops[spaces[0]]]
    if len(first) == 1 and len(spaces) > 2:
        first = [space for space in spaces if space not in first]
    x, w = lefts[first[0]], step * len(first) - 4
    said = sketch.captions.named("vuko_face", FACES[face])
    on = bool(sketch.state.active >> face & 1)
    label = f"{said} · {sketch.captions.say('table-tile-on' if on else 'table-tile-off')}"
    hint = sketch.captions.say(FACE_HINTS[FACES[face]])
    drawn = gauges.vuko_tile(said, on, w, TILE)
    sketch.lay(zone, f"vuko-tile:{FACES[face]}", drawn, (x, tops[first[0]], w, TILE), label,
               hint=hint)  # fmt: skip


def lay_races(sketch: Sketch, zone: Zone, x: float, y: float, w: float) -> float:
    """Of each seat, points and goal; and how many red ships are left. Says where that ends."""
    state, said = sketch.state, sketch.captions
    left = len(sketch.content.track.red) - state.red_ships
    caption = said.say("table-ends", left=left)
    sketch.lay(zone, "caption:races", gauges.caption(caption, w), (x, y, w, 24), caption)
    y += 27
    for seat in sketch.seats:
        faction = state.factions[seat]
        done, goal = progress(state, faction), sketch.content.factions[faction].goal
        face = gauges.race(
            sketch.factions[seat], state.vp(seat), sketch.content.end_points, done, goal, w, 50.0,
            seat == sketch.me,
        )  # fmt: skip
        label = f"{sketch.owner(seat)} · " + said.say(
            "table-race", points=state.vp(seat), most=sketch.content.end_points, done=done,
            goal=goal,
        )  # fmt: skip
        hint = said.say(GOAL_WORDS[sketch.factions[seat]])
        sketch.lay(zone, f"race:{seat}", face, (x, y, w, 50.0), label, hint=hint)
        y += 54
    return y + 4


GOAL_WORDS = {
    "olaf": "table-goal-olaf", "pier": "table-goal-pier", "ulrike": "table-goal-ulrike",
    "callo": "table-goal-callo",
}  # fmt: skip


def lay_reputation(sketch: Sketch, zone: Zone, x: float, y: float, w: float) -> float:
    """Yin-yang at the right, the worst at the left; of a pile the lower is the better."""
    state, say = sketch.state, sketch.captions.say
    said = say("table-reputation")
    sketch.lay(zone, "caption:reputation", gauges.caption(said, w), (x, y, w, 24), said,
               hint=say("table-reputation-hint"))  # fmt: skip
    y += 27
    values = range(sketch.content.lowest, 1)
    step, high = w / len(values), 88.0
    for place, value in enumerate(values):
        text = f"−{-value}" if value else "0"
        area = (x + place * step, y, step - 2, high)
        label = say("table-reputation-space", value=text)
        sketch.lay(zone, f"reputation:{value}", gauges.reputation_space(text, step - 2, high), area,
                   label)  # fmt: skip
        pile = [seat for seat in state.standing if state.reputation[seat] == value]
        size = min(28.0, step - 6)
        for number, seat in enumerate(pile):
            at = (area[0] + (step - 2 - size) / 2, y + high - 22 - size - number * 14, size, size)
            label = sketch.captions.who(
                "table-reputation-of", seat, value=text, tokens=state.vuko_tokens[seat]
            )
            face = gauges.marker(sketch.factions[seat], size)
            sketch.lay(zone, f"reputation-marker:{seat}", face, at, label)
    return y + high + 6
