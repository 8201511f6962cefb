"""The table drawn: the rock with its gold, the cellar, and everybody's flasks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from antre.core.captions import Remembered
from antre.core.drawing import GOLD, INK, PARCHMENT, SERIF, icon, rect, text, with_icons
from antre.core.scene import Scene
from antre.core.sketch import Sketch
from lantern.rules import ROUNDS, Lantern

if TYPE_CHECKING:
    from antre.core.words import Words

Drawing = Sketch[Any, Remembered[Any]]
DEFINITIONS = with_icons(["flame", "ore", "droplets", "rock"])
STONE, NIGHT, FIRE, PHONE = "#453a33", "#1d1712", "#d2691e", 344
W, H, GAP = 62, 84, 10


def draw_scene(state: Lantern, seat: int, words: Words, shape: str) -> Scene:
    sketch: Drawing = Sketch.begin(state, seat, words, shape)
    lay_mine(sketch)
    for other in sketch.seats:
        lay_flasks(sketch, other)
    said = words.say("round", round=sketch.view["round"], rounds=ROUNDS)
    return sketch.finish(state, said, DEFINITIONS)


def lay_mine(sketch: Drawing) -> None:
    """The gold in sight, the seams to come, and the cellar."""
    view, say = sketch.view, sketch.captions.say
    width = PHONE if sketch.tall else 560
    zone = sketch.zone("mine", "shared", say("field-vein"), (width, 250))
    vein = f"{say('field-vein')}: {view['vein']}"
    sketch.lay(zone, "vein", seam(view["vein"], width - 20), (10, 10, width - 20, 110), vein)
    half = (width - 30) / 2
    rock, cellar = " · ".join(map(str, view["rock"])), len(view["cellar"])
    face = store(say("field-rock"), rock, "rock", half)
    sketch.lay(zone, "rock", face, (10, 130, half, 110), f"{say('field-rock')}: {rock}")
    face = store(say("field-cellar"), str(cellar), "droplets", half)
    burnt = f"{say('field-burnt')}: {' · '.join(map(str, view['burnt'])) or '–'}"
    box = (20 + half, 130, half, 110)
    sketch.lay(zone, "cellar", face, box, hidden(sketch, cellar), hint=burnt)


def lay_flasks(sketch: Drawing, seat: int) -> None:
    """The flasks in a hand: one's own to choose from, of the others the backs."""
    role = "own" if seat == sketch.me else "other"
    hand = 3 * (W + GAP) + GAP
    width = PHONE if sketch.tall else 2 * hand if role == "own" else hand
    zone = sketch.zone(f"seat:{seat}", role, sketch.captions.name(seat), (width, H + 20), seat)
    chosen = sketch.view["chosen"][seat]
    for place, oil in enumerate(sketch.view["hands"][seat]):
        box = ((width - hand) / 2 + GAP + place * (W + GAP), 10, W, H)
        known = oil != "?"
        label = sketch.captions.say("flask", oil=oil) if known else hidden(sketch, 1)
        may = f"light:{oil}" if known and seat == sketch.me else None
        sketch.lay(
            zone, f"flask:{seat}:{place}", flask(str(oil)), box, label,
            may=may, lit=known and chosen == f"light:{oil}",
        )  # fmt: skip


def hidden(sketch: Drawing, count: int) -> str:
    return sketch.captions.say("flasks-hidden", count=count)


# --- faces


def seam(gold: int, w: float) -> str:
    drawn = rect(0, 0, w, 110, STONE, rx=12) + icon("ore", w / 2 - 90, 15, 80, GOLD)
    return drawn + figure(w / 2 + 40, 76, str(gold), 60, GOLD)


def store(title: str, said: str, drawn: str, w: float) -> str:
    face = rect(0, 0, w, 110, NIGHT, rx=12, opacity=0.8) + icon(drawn, 12, 12, 30, GOLD)
    return face + text(52, 33, title, 15, PARCHMENT) + figure(w / 2, 82, said, 22, PARCHMENT)


def flask(oil: str) -> str:
    known = oil != "?"
    face = rect(0, 0, W, H, PARCHMENT if known else NIGHT, rx=9, stroke=GOLD)
    face += icon("flame", W / 2 - 16, 8, 32, FIRE if known else STONE)
    return face + figure(W / 2, 72, oil, 30, INK if known else GOLD)


def figure(x: float, y: float, said: str, size: float, fill: str) -> str:
    return text(x, y, said, size, fill, anchor="middle", family=SERIF, weight=700)
