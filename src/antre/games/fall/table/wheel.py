"""Beside the disc: the gnome wheel with what lies around it, and the row of gate cards."""

from __future__ import annotations

from math import cos, pi, sin

from antre.core.emblems import heading
from antre.core.scene import Area, Zone
from antre.games.fall.content.names import EFFECTS
from antre.games.fall.table.art import cards, figures
from antre.games.fall.table.sketch import Sketch

WHEEL = 186.0
SPACE = 42.0
WIRE = 26.0
RUNG = 22.0
TOKENS = 12  # of the gnomes beside the wheel that are drawn
EFFECT_WORDS = {
    "honour": "table-wheel-honour", "bolster": "table-wheel-bolster",
    "influence": "table-wheel-influence", "troll-move": "table-wheel-troll-move",
}  # fmt: skip


class Places:
    """Where all of this lies: in the corners of a wide picture, under a tall one."""

    def __init__(self, zone: Zone, tall: bool, rungs: int, seats: int) -> None:
        low = zone.height - rungs * RUNG - 8
        ladder = 32 + seats * RUNG
        if tall:
            top = zone.height - WHEEL - 8
            self.wheel = (8.0, top)
            right = 216.0 + ladder
            self.ladder = (204.0, low)
            self.gates, self.gate, self.across = (right, top), (80.0, 104.0), 5
            self.reserve = (right, top + 116)
            self.angry, self.angry_step, self.angry_across = (right + 96, top + 116), 32.0, 6
        else:
            self.wheel = (8.0, 8.0)
            self.angry, self.angry_step, self.angry_across = (8.0, WHEEL + 14), 30.0, 4
            self.reserve = (zone.width - 96, zone.height - 40)
            self.gates, self.gate, self.across = (zone.width - 235, 8.0), (54.0, 72.0), 3
            self.ladder = (8.0, low)


def lay_wheel(sketch: Sketch, zone: Zone) -> None:
    content, here = sketch.content, sketch.view["wheel"]["space"]
    places = Places(zone, sketch.tall, len(content.boosts), len(sketch.seats))
    x0, y0 = places.wheel
    say = sketch.captions.say
    effects = tuple(EFFECTS[effect] for effect in content.wheel)
    face = cards.wheel(effects, content.breach_wire, content.boost_wire, WHEEL)
    sketch.lay(zone, "wheel", face, (x0, y0, WHEEL, WHEEL), say("table-wheel"))

    def around(space: float, far: float, size: float) -> Area:
        angle = 2 * pi * space / len(effects) - pi / 2
        x, y = WHEEL / 2 + far * cos(angle), WHEEL / 2 + far * sin(angle)
        return (x0 + x - size / 2, y0 + y - size / 2, size, size)

    for name, wire in (("breach", content.breach_wire), ("boost", content.boost_wire)):
        label = say("table-wire-breach" if name == "breach" else "table-wire-boost")
        area = around(wire + 0.5, WHEEL * 0.25, WIRE)
        sketch.lay(zone, f"wire:{name}", cards.wire(name, WIRE), area, label)
    far = WHEEL / 2 - SPACE / 2 - 6
    for number, effect in enumerate(effects):
        said = say(EFFECT_WORDS[effect])
        if here == number:
            said += " · " + say("table-wheel-here")
        steps = (number - here) % len(effects) or len(effects)
        face = cards.wheel_space(effect, number == 0, SPACE)
        area = around(number, far, SPACE)
        sketch.lay(zone, f"wheel:{number + 1}", face, area, said, may=f"wheel:{steps}")
    sketch.lay(zone, "wheel-pawn", cards.wheel_pawn(SPACE), around(here, far, SPACE))
    lay_angry(sketch, zone, places)
    lay_boosts(sketch, zone, places)
    lay_reserve(sketch, zone, places)
    lay_gates(sketch, zone, places)


def lay_angry(sketch: Sketch, zone: Zone, places: Places) -> None:
    """The gnomes beside the wheel."""
    told: set[int] = set()
    for place, strength in enumerate(sketch.view["angry"][:TOKENS]):
        row, column = divmod(place, places.angry_across)
        step = places.angry_step
        area = (places.angry[0] + column * step, places.angry[1] + row * step, step - 2, step - 2)
        option = f"calm:{strength}"
        may = option if strength not in told else None
        told.add(strength)
        label = sketch.captions.say("table-angry", strength=strength)
        sketch.lay(
            zone, f"angry:{place}", figures.gnome(str(strength), step - 2), area, label, may=may
        )


def lay_boosts(sketch: Sketch, zone: Zone, places: Places) -> None:
    """The boost track as a ladder: each seat climbs beside the figure its boost has come to."""
    rungs = tuple(sketch.content.boosts)
    x, y = places.ladder
    seats = len(sketch.seats)
    size = (32 + seats * RUNG, len(rungs) * RUNG)
    face = cards.ladder(rungs, seats, RUNG)
    sketch.lay(zone, "ladder", face, (x, y, *size), sketch.captions.say("table-boosts"))
    words = sketch.captions.words
    for seat, boost in enumerate(sketch.view["boosts"]):
        up = len(rungs) - 1 - rungs.index(boost)
        area = (x + 31 + seat * RUNG, y + up * RUNG, RUNG, RUNG)
        label = words.say("table-boost", boost=boost, **words.who(seat))
        sketch.lay(zone, f"boost:{seat}", cards.disc(seat, RUNG), area, label)


def lay_reserve(sketch: Sketch, zone: Zone, places: Places) -> None:
    """The gnome tokens still to come."""
    count = sketch.view["reserve"]["tokens"]
    x, y = places.reserve
    label = sketch.captions.say("table-gnome-reserve", count=count)
    sketch.lay(zone, "gnome-token", figures.gnome("?", 32), (x, y, 32, 32), label)
    sketch.lay(zone, "gnome-reserve", cards.figure(count, 24), (x + 38, y + 3, 50, 28))


def lay_gates(sketch: Sketch, zone: Zone, places: Places) -> None:
    """Gate cards in a row, as far as they are known, with the discs of who has looked."""
    (left, top), (w, h), across = places.gates, places.gate, places.across
    row = sketch.view["row"]
    if row and not sketch.tall:
        area = (left, top, across * (w + 5), 18.0)
        said = sketch.captions.say("table-gate-row")
        sketch.lay(zone, "caption:gates", heading(said, area[2]), area)
        top += 22
    for slot, clan in enumerate(row):
        x = left + slot % across * (w + 5)
        if not sketch.tall and slot >= across:
            x += w - 8
        area = (x, top + slot // across * (h + 5), w, h)
        seen = tuple(sketch.view["row_seen"][slot])
        key = "table-gate-unknown" if clan == "?" else "table-gate"
        name = "" if clan == "?" else sketch.captions.named("clan", clan)
        label = sketch.captions.say(key, number=slot + 1, clan=name)
        face = figures.gate_card(clan, w, h, seen)
        hint = sketch.plans.get(slot)
        sketch.lay(zone, f"gate:{slot + 1}", face, area, label, hint=hint, may=f"gate:{slot + 1}")
