"""The mountain as it stands now: chambers, lairs, halls, gates, and who stands where."""

from __future__ import annotations

from collections import Counter
from math import cos, pi, sin

from antre.core.drawing import use
from antre.core.scene import Zone
from antre.games.fall.content.board import FIRST_SITE, SPACE_NAMES
from antre.games.fall.content.names import CLANS
from antre.games.fall.table.art import cards, figures
from antre.games.fall.table.art.ground import SIDE, ground_id
from antre.games.fall.table.layout import HALL, SITE
from antre.games.fall.table.sketch import Sketch
from antre.games.fall.table.wheel import lay_wheel

# The verbs of options that name a space.
DOOR = 30.0
AT_SPACE = ("to", "settle", "stand", "bolster", "retreat", "invade", "stir", "star")
WIDE, TALL = (1060.0, 900.0), (900.0, 1100.0)
CHIP, ACROSS = (30.0, 28.0), 6
MOST = 26  # more trolls than a seat has


def lay_mountain(sketch: Sketch) -> None:
    size = TALL if sketch.tall else WIDE
    zone = sketch.zone("mountain", "shared", sketch.captions.say("table-mountain"), size)
    zone.roam = True
    sketch.lay(zone, "shelf:mountain", cards.tray(*size), (0, 0, *size))
    corner = (0.0, 0.0) if sketch.tall else ((size[0] - SIDE) / 2, 0.0)
    sketch.lay(zone, "ground", use(ground_id(sketch.board)), (*corner, SIDE, SIDE))
    middle = (corner[0] + SIDE / 2, corner[1] + SIDE / 2)
    lay_doors(sketch, zone, middle)
    lay_rally(sketch, zone, middle)
    lay_halls(sketch, zone, middle)
    for space in sketch.layout.spaces:
        lay_space(sketch, zone, middle, space)
    for space in sketch.layout.spaces:
        lay_counts(sketch, zone, middle, space)
    lay_wheel(sketch, zone)


def lay_doors(sketch: Sketch, zone: Zone, middle: tuple[float, float]) -> None:
    """The gates at the rim, and where the gate cards one knows will bring invaders."""
    named = sketch.captions.named
    for space, (x, y) in sketch.layout.gates():
        name = SPACE_NAMES[space]
        label = sketch.captions.say("table-door", clan=named("clan", name.partition("-")[0]))
        area = (middle[0] + x - DOOR / 2, middle[1] + y - DOOR / 2, DOOR, DOOR)
        sketch.lay(zone, f"door:{name}", figures.door(DOOR), area, label)
    told: Counter[str] = Counter()
    for slot, clan in enumerate(sketch.view["row"]):
        if clan not in CLANS:
            continue
        x, y = sketch.layout.plan(CLANS.index(clan), told[clan])
        told[clan] += 1
        area = (middle[0] + x - 14, middle[1] + y - 14, 28.0, 28.0)
        label = sketch.captions.say("table-gate", number=slot + 1, clan=named("clan", clan))
        face = figures.plan(str(slot + 1), 28)
        sketch.lay(zone, f"plan:{slot + 1}", face, area, label, hint=sketch.plans[slot])


def lay_rally(sketch: Sketch, zone: Zone, middle: tuple[float, float]) -> None:
    for clan, (x, y) in zip(CLANS, sketch.layout.rally, strict=True):
        here = sketch.view["rally"] == clan
        size = 40.0 if here else 30.0
        area = (middle[0] + x - size / 2, middle[1] + y - size / 2, size, size)
        key = "table-rally-here" if here else "table-rally-point"
        label = sketch.captions.say(key, clan=sketch.captions.named("clan", clan))
        piece = f"rally:{clan}"
        sketch.lay(zone, piece, figures.rally(clan, here, size), area, label, may=f"rally:{clan}")


def lay_halls(sketch: Sketch, zone: Zone, middle: tuple[float, float]) -> None:
    values = sketch.view["halls"]
    for number, (x, y) in enumerate(sketch.layout.halls):
        if number >= len(values):
            return
        size = 2 * HALL
        area = (middle[0] + x - HALL, middle[1] + y - HALL, size, size)
        light = sketch.hall_light[number]
        label = sketch.captions.say("table-hall", number=number + 1, value=values[number])
        if light >= 0:
            label += " · " + sketch.captions.words.say(
                "table-hall-now", **sketch.captions.words.who(light)
            )
        face = figures.hall(values[number], light, size)
        option = f"star:hall{number + 1}"
        may = option if option in sketch.options else None
        sketch.lay(zone, f"hall:{number + 1}", face, area, label, may=may)
        lay_stars(sketch, zone, f"hall{number + 1}", (area[0] + size - 8, area[1] - 8))


def lay_stars(sketch: Sketch, zone: Zone, place: str, at: tuple[float, float]) -> None:
    for name, where in sketch.view["stars"].items():
        if where == place:
            seat = sketch.view["owner"][name]
            face = figures.star(seat, sketch.champion(name).letter, 24)
            label = sketch.captions.named("champion", name)
            hint = sketch.captions.named("effect", name)
            sketch.lay(zone, f"star:{name}", face, (*at, 24, 24), label, hint=hint)


def lay_space(sketch: Sketch, zone: Zone, middle: tuple[float, float], space: int) -> None:
    name = SPACE_NAMES[space]
    x, y = sketch.layout.spaces[space]
    at = (middle[0] + x, middle[1] + y)
    verb = sketch.first_verb(*AT_SPACE)
    may = f"{verb}:{name}" if verb and sketch.knows(f"{verb}:{name}") else None
    if may not in sketch.options and verb in ("stand", "star"):
        may = None
    if space < FIRST_SITE:
        lay_cavern(sketch, zone, name, at, may)
    else:
        lay_lair(sketch, zone, name, at, may)
    lay_people(sketch, zone, name, at, may if may in sketch.options else None)


def light_of(sketch: Sketch, name: str) -> int:
    if name in sketch.view["gnomes"]:
        return figures.INVADED
    if name in sketch.control:
        return sketch.control[name]
    crowd = any(name in own for own in sketch.view["trolls"])
    return figures.CONTESTED if crowd else figures.NOBODY


def lay_cavern(
    sketch: Sketch, zone: Zone, name: str, at: tuple[float, float], may: str | None
) -> None:
    far = sketch.layout.chamber
    clan, _, number = name.rpartition("-")
    face = figures.chamber(2 * far, light_of(sketch, name), clan, int(number))
    area = (at[0] - far, at[1] - far, 2 * far, 2 * far)
    label, say = [sketch.captions.space(name)], sketch.captions.words.say
    seat = sketch.control.get(name, -1)
    if name in sketch.view["gnomes"]:
        label.append(sketch.captions.say("table-invaded"))
    elif seat >= 0:
        label.append(say("table-held", **sketch.captions.words.who(seat)))
    sketch.lay(zone, f"cavern:{name}", face, area, " · ".join(label), may=may)
    lay_stars(sketch, zone, name, (at[0] + far - 18, at[1] - far + 6))


def lay_lair(
    sketch: Sketch, zone: Zone, name: str, at: tuple[float, float], may: str | None
) -> None:
    owner = next((seat for seat, own in enumerate(sketch.view["lairs"]) if name in own), -1)
    size = 2 * SITE
    label = sketch.captions.space(name)
    if owner >= 0:
        label += f" · {sketch.captions.name(owner)}"
    if "lair" in sketch.verbs:
        may = f"lair:{name[0]}"
    face = figures.lair(name[0], owner, size)
    area = (at[0] - SITE, at[1] - SITE, size, size)
    sketch.lay(zone, f"lair:{name}", face, area, label, may=may)


# --- who stands there


def lay_people(
    sketch: Sketch, zone: Zone, name: str, at: tuple[float, float], choose: str | None
) -> None:
    """Trolls, champions and gnomes; they stand for the space where nothing else is meant."""
    view = sketch.view
    pawns = [champion for champion, space in view["pawns"].items() if space == name]
    troops = []
    for seat, own in enumerate(view["trolls"]):
        crowned = sum(view["owner"][champion] == seat for champion in pawns)
        if own.get(name, 0) > crowned:
            troops.append((seat, own[name] - crowned))
    tokens = list(enumerate(view["gnomes"].get(name, ())))
    spots = spread(len(pawns) + len(troops) + len(tokens), sketch.layout.chamber * 0.5)
    size = 40.0 if len(spots) <= 2 else 34.0 if len(spots) <= 4 else 28.0
    if name in SPACE_NAMES[FIRST_SITE:]:
        spots, size = in_lair(len(spots)), 26.0
    places = iter([(at[0] + x - size / 2, at[1] + y - size / 2 + 3) for x, y in spots])
    for seat, count in troops:
        area = (*next(places), size, size)
        label = sketch.captions.words.say(
            "table-trolls", count=count, **sketch.captions.words.who(seat)
        )
        label += f" · {sketch.captions.space(name)}"
        option = f"troll:{seat}"
        fields_space = sketch.fields.get("cavern", sketch.fields.get("space"))
        meant = option in sketch.options and fields_space in (None, SPACE_NAMES.index(name))
        may = option if meant else choose
        sketch.lay(
            zone, f"trolls:{seat}:{name}", figures.troop(seat, count, size), area, label, may=may
        )
    for champion in pawns:
        x, y = next(places)
        seat = view["owner"][champion]
        label = f"{sketch.captions.named('champion', champion)} · {sketch.captions.name(seat)}"
        option = f"pawn:{champion}"
        may = option if option in sketch.options else choose
        face = figures.pawn(seat, sketch.champion(champion).letter, size)
        area = (x + size * 0.13, y, size * 0.74, size)
        hint = sketch.captions.named("effect", champion)
        sketch.lay(zone, f"pawn:{champion}", face, area, label, hint=hint, may=may)
    for slot, strength in tokens:
        area = (*next(places), size, size)
        seen = tuple(view["gnome_seen"][name][slot])
        key = "table-gnome-unknown" if strength == "?" else "table-gnome"
        label = sketch.captions.say(key, strength=str(strength))
        label += f" · {sketch.captions.space(name)}"
        option = f"token:{name}:{slot + 1}"
        may = option if option in sketch.options else choose
        face = figures.gnome(str(strength), size, seen)
        sketch.lay(zone, f"gnome:{name}:{slot + 1}", face, area, label, may=may)


def in_lair(count: int) -> list[tuple[float, float]]:
    """Places in the mouth of a lair, side by side and closer the more there are."""
    step = min(22.0, 30.0 / max(count - 1, 1))
    return [((number - (count - 1) / 2) * step, 7.0) for number in range(count)]


def spread(count: int, far: float) -> list[tuple[float, float]]:
    """Places around a middle for so many."""
    if count == 1:
        return [(0.0, 0.0)]
    first = pi if count == 2 else -pi / 2
    return [
        (far * cos(first + 2 * pi * n / count), far * sin(first + 2 * pi * n / count))
        for n in range(count)
    ]


def lay_counts(sketch: Sketch, zone: Zone, middle: tuple[float, float], space: int) -> None:
    """How many trolls may leave, or be added: one chip for each number."""
    name = SPACE_NAMES[space]
    offered = [
        (f"from:{name}:{count}", count, "table-march")
        for count in range(1, MOST)
        if f"from:{name}:{count}" in sketch.options
    ]
    if sketch.fields.get("space") == space:
        offered += [
            (f"add:{count}", count, "table-add")
            for count in range(MOST)
            if f"add:{count}" in sketch.options
        ]
    x, y = sketch.layout.spaces[space]
    far = sketch.layout.chamber if space < FIRST_SITE else SITE
    across = min(len(offered), ACROSS)
    left = min(max(middle[0] + x - CHIP[0] * across / 2, 0), zone.width - CHIP[0] * across)
    top = min(middle[1] + y + far - 12, SIDE - CHIP[1] * -(-len(offered) // ACROSS))
    for place, (option, count, key) in enumerate(offered):
        area = (left + CHIP[0] * (place % ACROSS), top + CHIP[1] * (place // ACROSS), *CHIP)
        label = sketch.captions.say(key, count=count, space=sketch.captions.space(name))
        face = figures.chip(str(count), *CHIP)
        sketch.lay(zone, f"count:{option}", face, area, label, may=option)
