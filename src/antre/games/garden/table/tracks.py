"""The tracks: initiative with its ships and piles, points and goals, reputation."""

from __future__ import annotations

from antre.core.scene import Zone
from antre.games.garden.content.names import FACES, GROUPS
from antre.games.garden.rules.ending import progress
from antre.games.garden.rules.state import NOTHING
from antre.games.garden.table.art import gauges
from antre.games.garden.table.sketch import Sketch

TILE, SPACE = 38.0, 112.0
FACE_HINTS = {
    "fire-people": "table-fire-people", "whisperers": "table-whisperers",
    "nightwalkers": "table-nightwalkers", "bears": "table-bears", "cyphral": "table-cyphral",
    "snake": "table-snake", "raven-plan": "table-raven-plan", "spears": "table-spears",
}  # fmt: skip


def tile_row(sketch: Sketch) -> float:
    """How high the row of Vuko tiles is, if there are any."""
    return TILE if any(face != NOTHING for face in sketch.state.faces) else 0.0


def initiative_height(sketch: Sketch, across: int) -> float:
    return 28 + (tile_row(sketch) + SPACE + 10) * (-(-len(sketch.content.track.ship) // across))


def lay_initiative(sketch: Sketch, zone: Zone, x: float, y: float, w: float, across: int) -> None:
    """Spaces over their ships, markers in piles, Vuko tiles above the groups."""
    state, track, say = sketch.state, sketch.content.track, sketch.captions.say
    order = " → ".join(sketch.captions.name(seat) for seat in state.order)
    said = say("table-initiative", order=order)
    sketch.lay(zone, "caption:initiative", gauges.caption(said, w), (x, y, w, 24), said)
    spaces = len(track.ship)
    step = w / across
    tall, high = tile_row(sketch), SPACE
    tops = [y + 28 + (space // across) * (tall + high + 10) for space in range(spaces)]
    lefts = [x + space % across * step for space in range(spaces)]
    reached = state.red_ships
    for group in range(GROUPS):
        lay_tile(sketch, zone, group, lefts, tops, step)
    for space in range(spaces):
        red = space in track.red
        done = red and track.red.index(space) < reached
        face = gauges.sea_space(space + 1, track.ship[space], red, done, step - 4, high)
        cubes = sketch.content.cubes_by_ship[track.ship[space] - 1]
        label = say("table-space", number=space + 1, ship=track.ship[space], cubes=cubes)
        if red:
            label += " · " + say("table-red-ship")
        may = None
        if sketch.me >= 0 and "advance" in sketch.verbs:
            steps = space - state.spaces[sketch.me]
            may = f"advance:{steps}" if f"advance:{steps}" in sketch.options else None
        area = (lefts[space], tops[space] + tall + 2, step - 4, high)
        preview = turn_preview(sketch, space) if may else None
        sketch.lay(zone, f"space:{space + 1}", face, area, label, may=may, hint=preview)
        pile = [seat for seat in reversed(state.arrivals) if state.spaces[seat] == space]
        size = min(34.0, step - 12)
        for place, seat in enumerate(pile):
            at = (area[0] + (step - 4 - size) / 2 + (place % 2) * 8 - 4 * (len(pile) > 1),
                  area[1] + high - 36 - size - place * 13, size, size)  # fmt: skip
            label = sketch.captions.who("table-marker", seat, number=space + 1)
            face = gauges.marker(sketch.factions[seat], size)
            sketch.lay(zone, f"marker:{seat}", face, at, label, may=may)


def turn_preview(sketch: Sketch, space: int) -> str:
    """What a step to this space would mean: cubes, and the order as things stand."""
    state, ship = sketch.state, sketch.content.track.ship
    spaces = list(state.spaces)
    spaces[sketch.me] = space
    arrivals = [sketch.me, *(seat for seat in state.arrivals if seat != sketch.me)]
    order = sorted(arrivals, key=lambda seat: (ship[spaces[seat]], -spaces[seat]))
    names = " → ".join(sketch.captions.name(seat) for seat in order)
    cubes = sketch.content.cubes_by_ship[ship[space] - 1]
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
