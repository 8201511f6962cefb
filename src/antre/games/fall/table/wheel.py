"""Beside the disc: the gnome wheel with what lies around it, and the row of gate cards."""

from __future__ import annotations

from math import cos, pi, sin

from antre.core.emblems import heading
from antre.core.scene import Zone
from antre.games.fall.content.names import EFFECTS
from antre.games.fall.table.art import cards, figures
from antre.games.fall.table.sketch import Sketch

WHEEL = 186.0
SPACE = 42.0
EFFECT_WORDS = {
    "honour": "table-wheel-honour", "bolster": "table-wheel-bolster",
    "influence": "table-wheel-influence", "troll-move": "table-wheel-troll-move",
}  # fmt: skip


def lay_wheel(sketch: Sketch, zone: Zone) -> None:
    content, view = sketch.content, sketch.view
    x0, y0 = 8.0, 8.0
    effects = tuple(EFFECTS[effect] for effect in content.wheel)
    face = cards.wheel(effects, content.breach_wire, content.boost_wire, WHEEL)
    label = sketch.captions.say("table-wheel")
    sketch.lay(zone, "wheel", face, (x0, y0, WHEEL, WHEEL), label)
    middle, far = WHEEL / 2, WHEEL / 2 - SPACE / 2 - 6
    for number, effect in enumerate(effects):
        angle = 2 * pi * number / len(effects) - pi / 2
        x, y = x0 + middle + far * cos(angle), y0 + middle + far * sin(angle)
        here = view["wheel"]["space"] == number
        area = (x - SPACE / 2, y - SPACE / 2, SPACE, SPACE)
        said = sketch.captions.say(EFFECT_WORDS[effect])
        if here:
            said += " · " + sketch.captions.say("table-wheel-here")
        steps = (number - view["wheel"]["space"]) % len(effects) or len(effects)
        face = cards.wheel_space(effect, here, number == 0, SPACE)
        sketch.lay(zone, f"wheel:{number + 1}", face, area, said, may=f"wheel:{steps}")
    lay_angry(sketch, zone)
    lay_boosts(sketch, zone)
    lay_reserve(sketch, zone)


def lay_angry(sketch: Sketch, zone: Zone) -> None:
    """The gnomes beside the wheel."""
    told: set[int] = set()
    for place, strength in enumerate(sketch.view["angry"][:12]):
        x = 8.0 + place % 4 * 30 if not sketch.tall else 200.0 + place % 6 * 32
        y = WHEEL + 12 + place // 4 * 30 if not sketch.tall else 10.0 + place // 6 * 32
        option = f"calm:{strength}"
        may = option if strength not in told else None
        told.add(strength)
        label = sketch.captions.say("table-angry", strength=strength)
        face = figures.gnome(str(strength), 28)
        sketch.lay(zone, f"angry:{place}", face, (x, y, 28, 28), label, may=may)


def lay_boosts(sketch: Sketch, zone: Zone) -> None:
    """What the boost track adds to honour of the wheel, by seat."""
    for seat, boost in enumerate(sketch.view["boosts"]):
        if sketch.tall:
            area = (200.0 + 62 * seat, 84.0, 60.0, 28.0)
        else:
            area = (8.0 + 64 * (seat % 2), zone.height - 96 + 32 * (seat // 2), 60.0, 28.0)
        words = sketch.captions.words
        label = words.say("table-boost", boost=boost, **words.who(seat))
        face = cards.boost(seat, boost)
        sketch.lay(zone, f"boost:{seat}", face, area, label)


def lay_reserve(sketch: Sketch, zone: Zone) -> None:
    """The gnome tokens still to come."""
    count = sketch.view["reserve"]["tokens"]
    x, y = (zone.width - 76, zone.height - 40) if not sketch.tall else (zone.width - 76, 8.0)
    face = cards.counter("goblin", count, "#5fa6b8", 30)
    label = sketch.captions.say("table-gnome-reserve", count=count)
    sketch.lay(zone, "gnome-reserve", face, (x, y, 74, 32), label)


def lay_gates(sketch: Sketch, zone: Zone) -> None:
    """Gate cards in a row, as far as they are known, with the discs of who has looked."""
    w, h = 54.0, 72.0
    row = sketch.view["row"]
    across = 5 if sketch.tall else 3
    left = zone.width - across * (w + 5) - 58 if not sketch.tall else 200.0
    top = 8.0 if not sketch.tall else 120.0
    said = sketch.captions.say("table-gate-row")
    if row and not sketch.tall:
        area = (left, top, across * (w + 5), 18.0)
        sketch.lay(zone, "caption:gates", heading(said, area[2]), area)
        top += 22
    for slot, clan in enumerate(row):
        x = left + slot % across * (w + 5)
        y = top + slot // across * (h + 5)
        if not sketch.tall and slot >= across:
            x += w - 8
        seen = tuple(sketch.view["row_seen"][slot])
        key = "table-gate-unknown" if clan == "?" else "table-gate"
        name = "" if clan == "?" else sketch.captions.named("clan", clan)
        label = sketch.captions.say(key, number=slot + 1, clan=name)
        face = figures.gate_card(clan, w, h, seen)
        sketch.lay(zone, f"gate:{slot + 1}", face, (x, y, w, h), label, may=f"gate:{slot + 1}")
