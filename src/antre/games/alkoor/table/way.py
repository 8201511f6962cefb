"""The way as it stands: spaces, Hazards, Rooms, tokens, the lantern of the team, the Avatar."""

from __future__ import annotations

from antre.core.drawing import use
from antre.core.scene import Where, Zone
from antre.games.alkoor.content.names import ZONES
from antre.games.alkoor.content.path import CITY
from antre.games.alkoor.content.tokens import TOKEN_NAMES
from antre.games.alkoor.rules.movement import way_ahead
from antre.games.alkoor.rules.options import PILES
from antre.games.alkoor.rules.piles import left_in
from antre.games.alkoor.rules.places import DOOR_SLOT
from antre.games.alkoor.rules.state import HERO_PILE, NOTHING, UNFORESEEN_PILE, UNSEEN
from antre.games.alkoor.table.art import bits, ground, marks
from antre.games.alkoor.table.art.palette import PILE_ICONS
from antre.games.alkoor.table.sketch import Sketch
from antre.games.alkoor.table.team import lay_destiny
from antre.games.alkoor.words.captions import joined
from antre.games.alkoor.words.standing import say_countdown, say_distance

ROMAN = ("I", "II", "III")
BACKS = ("green", "red", "grey")


def lay_way(sketch: Sketch, role: str) -> Zone:
    course = sketch.course
    size = (course.measure.width, course.height)
    zone = sketch.zone("way", role, sketch.captions.say("table-way"), size)
    zone.roam, zone.follows = True, "team"
    sketch.lay(zone, "ground", use(ground.ground_id(course)), (0, 0, *size))
    lay_spaces(sketch, zone)
    lay_slots(sketch, zone)
    lay_rooms(sketch, zone)
    lay_tokens(sketch, zone)
    lay_figures(sketch, zone)
    lay_strip(sketch, zone)
    sketch.scene.places = places(sketch)
    return zone


def places(sketch: Sketch) -> dict[str, Where]:
    """Spaces, Zones, Door and City by what sentences call them."""
    path, names, say = sketch.box.path, sketch.box.places.names, sketch.captions.say
    spaces = [place for place in sketch.course.points if place > CITY and names[place].isdigit()]
    zones = {
        sketch.captions.named("zone_place", ZONES[slot]): f"space:{names[space]}"
        for slot, space in enumerate(path.zones)
    }
    return {
        **{say("space", number=names[space]): f"space:{names[space]}" for space in spaces},
        **zones,
        say("place-door"): f"space:{names[path.door]}",
        say("place-city"): f"space:{names[CITY]}",
    }


# --- spaces


def kind_of(sketch: Sketch, place: int) -> str:
    path, places = sketch.box.path, sketch.box.places
    if place == CITY:
        return "city"
    if place < CITY:
        return "dark"
    if places.is_shortcut(place):
        return "shortcut"
    if place == path.door:
        return "door"
    if place in path.corridor:
        return "stop" if place in path.stops else "corridor"
    for kind, spaces in (
        ("zone", path.zones), ("chance", path.chance_spaces), ("grey", path.grey),
        ("red", path.red), ("cross", path.crossroads),
    ):  # fmt: skip
        if place in spaces:
            return kind
    return "plain"


def space_label(sketch: Sketch, place: int, kind: str) -> str:
    say, named = sketch.captions.say, sketch.captions.named
    if kind == "zone":
        return named("zone_place", ZONES[sketch.box.path.zone_at[place]])
    if kind == "shortcut":
        to = sketch.box.places.arrow(place)
        return joined((say("place-shortcut"), say("table-leads-to", space=to)))
    if kind in SPACE_WORDS:
        number = None if kind == "city" else say("table-space", space=place)
        return joined((say(SPACE_WORDS[kind]), number))
    return say("table-space", space=place)


SPACE_WORDS = {
    "city": "place-city", "door": "place-door", "corridor": "place-corridor",
    "stop": "place-corridor", "chance": "place-chance", "cross": "place-crossroads",
}  # fmt: skip


def steps_to(sketch: Sketch) -> dict[int, str]:
    """The spaces ahead that an effect may move the team to, each with its answer."""
    if "steps" not in sketch.verbs:
        return {}
    most = len([option for option in sketch.options if option.startswith("steps:")])
    ahead = way_ahead(sketch.state, most)
    return {place: f"steps:{number}" for number, place in enumerate(ahead, 1)}


def lay_spaces(sketch: Sketch, zone: Zone) -> None:
    names, ahead = sketch.box.places.names, steps_to(sketch)
    for place in sorted(sketch.course.points):
        if sketch.box.places.is_room(place):
            continue
        kind = kind_of(sketch, place)
        box = sketch.course.space_box(place)
        name = names[place] if place >= CITY else str(place)
        may = None
        if place >= CITY and place != sketch.state.pawn:
            may = sketch.offered(f"stop:{name}", f"at:{name}", ahead.get(place, ""))
        label = space_label(sketch, place, kind) if kind != "dark" else ""
        face = marks.space(kind, str(place), box[2], may is not None)
        sketch.lay(zone, f"space:{name}", face, box, label, may=may)


def lay_slots(sketch: Sketch, zone: Zone) -> None:
    """Hazards still face down before the Zones and the Door."""
    path, state, say = sketch.box.path, sketch.state, sketch.captions.say
    w, h = sketch.course.measure.card
    for slot, space in enumerate((*path.zones, path.door)):
        land = ZONES[slot] if slot < DOOR_SLOT else "door"
        name = say("place-door") if slot == DOOR_SLOT else sketch.captions.named("zone_place", land)
        count, seen = state.slot_count[slot], state.slot_seen[slot]
        if slot == DOOR_SLOT and state.door != NOTHING:
            face = marks.door("", state.door_open, w, h)
            status = "table-door-open" if state.door_open else "table-door-closed"
            label = joined((sketch.captions.hazard(state.door), say(status)))
        elif count:
            face = marks.back(land, count, len(seen), w, h)
            label = joined((name, say("table-face-down", count=count)))
        else:
            face, label = marks.empty_slot(land, w, h), joined((name, say("table-passed")))
        hint = joined(map(sketch.captions.hazard, seen)) or None
        may = f"look:slot-{sketch.box.places.names[space]}"
        box = sketch.course.card_box(space)
        sketch.lay(zone, f"slot:{slot}", face, box, label, hint=hint, may=sketch.offered(may))


def lay_rooms(sketch: Sketch, zone: Zone) -> None:
    box, state, say = sketch.box, sketch.state, sketch.captions.say
    w, h = sketch.course.measure.room
    ours = box.quests[state.quest].rooms if state.quest != NOTHING else ()
    for slot, room in enumerate(state.rooms):
        place = box.places.first_room + slot
        name = "" if room == NOTHING else sketch.captions.hazard(box.first_room + room)
        if room != NOTHING and state.rooms_up >> slot & 1:
            step, done = ROMAN[box.rooms[room].step], bool(state.rooms_done >> room & 1)
            face = marks.room(name, step, done, room in ours, w, h)
            label = joined((name, say("table-room-step", step=step)))
            hint = sketch.captions.flavour(box.rooms[room].id)
        else:
            face = marks.room_back(slot + 1, name, w, h)
            label, hint = joined((say("table-room", number=slot + 1), name)), None
        may = sketch.offered(f"stop:room-{slot + 1}", f"room:{slot + 1}", f"look:room-{slot + 1}")
        area = sketch.course.space_box(place)
        sketch.lay(zone, f"room:{slot + 1}", face, area, label, hint=hint, may=may)


def lay_tokens(sketch: Sketch, zone: Zone) -> None:
    say, names = sketch.captions.say, sketch.box.places.names
    for space, token in enumerate(sketch.state.tokens):
        if token == NOTHING:
            continue
        if token >= UNSEEN:
            colour, kind = BACKS[token - UNSEEN], ""
            label = say(f"token-{colour}")
        else:
            colour, _, kind = TOKEN_NAMES[token].partition("-")
            label = joined((sketch.captions.named("token", kind), say(f"token-{colour}")))
        area = sketch.course.token_box(space)
        may = sketch.offered(f"look:token-{names[space]}")
        face = bits.token(colour, kind, area[2])
        sketch.lay(zone, f"token:{names[space]}", face, area, label, may=may)


# --- figures


def lay_figures(sketch: Sketch, zone: Zone) -> None:
    state, course, say = sketch.state, sketch.course, sketch.captions.say
    size = course.measure.space * 1.25
    if state.avatar in course.points:
        area = course.around(state.avatar, size, size)
        sketch.lay(zone, "avatar", marks.avatar(size), area, joined((say("piece-avatar"),
                   say_distance(state, sketch.captions))))  # fmt: skip
    x, y, w, h = course.around(state.pawn, size, size)
    name = sketch.box.places.names[state.pawn]
    may = sketch.offered(f"stop:{name}")
    label = joined((say("piece-team"), say_distance(state, sketch.captions)))
    sketch.lay(zone, "team", marks.lantern(size), (x, max(y - 9, 0), w, h), label, may=may)
    if sketch.tall and state.destiny and not (state.over or sketch.in_trial):
        # Its Hero is behind another tab, and it is the way that it is looked at for.
        lay_destiny(sketch, zone, "destiny-way", course.die_box(state.pawn))


def lay_strip(sketch: Sketch, zone: Zone) -> None:
    """At the top: how far the Avatar is, what is left of the Vils' time, and the draw piles."""
    say, state = sketch.captions.say, sketch.state
    w = sketch.course.measure.width
    far, late = say_distance(state, sketch.captions), say_countdown(state, sketch.captions)
    if sketch.tall:
        half = (w - 16) / (2 if late else 1)
        areas = [(6.0, 6.0, half, 34.0), (10 + half, 6.0, half, 34.0)]
        first, step, y, h = 6.0, (w - 8) / 4, 44.0, 36.0
    else:
        areas = [(14.0, 8.0, 370.0, 42.0), (390.0, 8.0, 340.0, 42.0)]
        first, step, y, h = 742.0, 112.0, 8.0, 44.0
    for id, said, area in zip(("distance", "countdown"), (far, late), areas, strict=True):
        if said:
            sketch.lay(
                zone,
                id,
                bits.pill(said, "", area[2], area[3], 17 if sketch.tall else 25),
                area,
                said,
            )
    for pile, name in enumerate(PILES):
        count = left_in(state, pile)
        card = state.top[pile]
        top = "" if card == NOTHING else pile_card(sketch, pile, card)
        label = joined((say(f"table-pile-{name}"), say("table-cards", count=count), top))
        area = (first + pile * step, y, step - 5, h)
        face = marks.pile(name, PILE_ICONS[name], count, top, area[2], h)
        sketch.lay(zone, f"pile:{name}", face, area, label, may=sketch.offered(f"look:{name}"))


def pile_card(sketch: Sketch, pile: int, card: int) -> str:
    if pile == HERO_PILE:
        return sketch.captions.hero(card)
    if pile == UNFORESEEN_PILE:
        return sketch.captions.unforeseen(card)
    return sketch.captions.item(card)
