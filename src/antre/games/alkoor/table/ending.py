"""The end: both columns of points, the gap against the Challenge, and the fate of each Hero."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import GOLD, LAMPLIGHT, SERIF, fitting, path, rect, text, wrapped
from antre.core.scene import Zone
from antre.games.alkoor.rules.options import HERO, KIND
from antre.games.alkoor.rules.scoring import breakdown
from antre.games.alkoor.rules.state import ACCOMPLISHED, SAVED
from antre.games.alkoor.table.art.cards import shortened
from antre.games.alkoor.table.art.palette import LIGHT_WORDS
from antre.games.alkoor.table.art.portraits import bust
from antre.games.alkoor.table.boards import lay_tray
from antre.games.alkoor.table.sketch import PHONE, Sketch
from antre.games.alkoor.words.captions import joined

WIDTH = 860.0
TONES = ("#e2b04a", "#c98a2e", "#8fb35a", "#5f9ab8", "#b06aa8", "#d0684a")
VILS_TONES = ("#7d5aa8", "#5d3f86", "#93628f", "#54618f", "#8a4a5c")
BAR = 240.0


@cache
def column(
    parts: tuple[tuple[str, int], ...],
    tones: tuple[str, ...],
    most: int,
    said: str,
    w: float,
    h: float,
) -> str:
    """Points piled up part by part, the first at the bottom."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#00000055", rx=10, stroke="#6d5a7d")
    y = h - 34
    room = h - 44
    for number, (_, value) in enumerate(parts):
        high = room * value / max(most, 1)
        y -= high
        drawn += rect(8, y, 54, max(high - 1, 1), tones[number % len(tones)], rx=3)
    step = min(room / max(len(parts), 1), 26)
    for number, (name, value) in enumerate(parts):
        at = h - 44 - number * step
        drawn += rect(72, at - 10, 11, 11, tones[number % len(tones)], rx=3)
        drawn += text(88, at, name, fitting(name, w - 134, 16, 13), LIGHT_WORDS)
        drawn += text(w - 10, at, str(value), 17, LAMPLIGHT, anchor="end", family=SERIF, weight=700)
    return drawn + text(10, h - 11, said, fitting(said, w - 20, 20, 13), LAMPLIGHT, family=SERIF,
                        weight=800)  # fmt: skip


@cache
def verdict(said: str, gap: int, needed: int, w: float, h: float) -> str:
    """The gap as a rod, and the mark it had to reach."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#120c18", rx=10, stroke=GOLD)
    most = max(gap, needed, 1)
    share = max(0.0, min(gap / most, 1))
    if share:
        tone = "#5fae45" if gap >= needed else "#d98a2d"
        drawn += rect(8, h - 20, (w - 16) * share, 12, tone, rx=6)
    x = 8 + (w - 16) * needed / most
    drawn += path(f"M{x:.1f} {h - 25}V{h - 4}", "none", stroke=LAMPLIGHT, stroke_width=3)
    return drawn + text(w / 2, 27, said, fitting(said, w - 20, 21, 13), LIGHT_WORDS,
                        anchor="middle", family=SERIF, weight=700)  # fmt: skip


@cache
def fate(name: str, said: str, w: float, h: float) -> str:
    """A Hero by name, and what became of them."""
    first = shortened(wrapped(name, w, 15)[0], w, 15)
    return text(w / 2, 17, first, 15, LIGHT_WORDS, anchor="middle", weight=600) + text(
        w / 2, h - 4, said, fitting(said, w, 15, 13), GOLD, anchor="middle", family=SERIF
    )


def lay_ending(sketch: Sketch) -> None:
    w = PHONE if sketch.tall else WIDTH
    zone = sketch.zone("ending", "shared", sketch.captions.say("table-end"), (w, 100))
    zone.roam = not sketch.tall
    y = lay_verdict(sketch, zone, 8, w)
    y = lay_columns(sketch, zone, y, w)
    zone.height = lay_fates(sketch, zone, y, w) + 8
    lay_tray(sketch, zone)


def lay_verdict(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    state, say = sketch.state, sketch.captions.say
    counted = breakdown(state)
    needed = sketch.box.challenges[state.challenge].gap
    gap = sum(counted.values())
    name = sketch.captions.named("challenge", sketch.box.challenges[state.challenge].id)
    said = (
        say("table-gap", gap=gap, needed=needed, challenge=name) if counted else say("table-lost")
    )
    h = 64.0
    sketch.lay(zone, "verdict", verdict(said, gap, needed, w - 12, h), (6, y, w - 12, h), said)
    return y + h + 8


def lay_columns(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    counted, say = breakdown(sketch.state), sketch.captions.say
    if not counted:
        return y
    ours = tuple((say(f"part-{name}"), points) for name, points in counted.items()
                 if not name.startswith("vils_"))  # fmt: skip
    theirs = tuple((say(f"part-{name}"), -points) for name, points in counted.items()
                   if name.startswith("vils_"))  # fmt: skip
    sums = [sum(points for _, points in parts) for parts in (ours, theirs)]
    across = 1 if sketch.tall else 2
    step = (w - 8) / across
    for place, (id, parts, tones, key) in enumerate((
        ("team", ours, TONES, "table-sum-team"), ("vils", theirs, VILS_TONES, "table-sum-vils"),
    )):  # fmt: skip
        said = say(key, points=sums[place])
        face = column(parts, tones, max(sums), said, step - 4, BAR)
        area = (6 + place % across * step, y + place // across * (BAR + 6), step - 4, BAR)
        sketch.lay(zone, f"sum:{id}", face, area, said)
    return y + (2 // across) * (BAR + 6)


def lay_fates(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """Who came home, who was won dead, and whom the Vils have."""
    state, say = sketch.state, sketch.captions.say
    home = state.ending in (ACCOMPLISHED, SAVED)
    fates = [(hero, "table-fate-team" if home else "table-fate-lost") for hero in state.team]
    fates += [(card % KIND, "table-fate-won") for card in state.pouch if card // KIND == HERO]
    fates += [(card % KIND, "table-fate-vils") for card in state.vils_pile if card // KIND == HERO]
    across = 4 if sketch.tall else 8
    step = (w - 8) / across
    size, words = step - 16, 44.0
    for place, (hero, key) in enumerate(fates):
        x, top = 6 + place % across * step, y + place // across * (size + words)
        name, said, id = sketch.captions.hero(hero), say(key), sketch.box.heroes[hero].id
        label = joined((name, said))
        area = (x + 6, top, size, size)
        sketch.lay(zone, f"fate:{id}", bust(sketch.portrait(hero), size), area, label,
                   dim=key == "table-fate-vils")  # fmt: skip
        face = fate(name, said, step - 4, words - 6)
        sketch.lay(zone, f"fate-word:{id}", face, (x, top + size, step - 4, words - 6), label)
    return y + -(-len(fates) // across) * (size + words)
