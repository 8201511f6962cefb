"""The end: both columns of points, the gap against the Challenge, and the fate of each Hero."""

from __future__ import annotations

from antre.core.rule import with_minus
from antre.core.scene import Zone
from antre.games.alkoor.rules.scoring import breakdown, steps_done
from antre.games.alkoor.table.art import finale
from antre.games.alkoor.table.art.portraits import bust
from antre.games.alkoor.table.boards import lay_tray
from antre.games.alkoor.table.sketch import PHONE, Sketch
from antre.games.alkoor.words.captions import joined
from antre.games.alkoor.words.chronicle import fates

WIDTH = 860.0
# What is seen to grow first: the columns, then the gap between them.
COLUMNS, GAP = 1, 2
STEPS = ("relic", "used", "home")


def lay_ending(sketch: Sketch) -> None:
    w = PHONE if sketch.tall else WIDTH
    zone = sketch.zone("ending", "shared", sketch.captions.say("table-end"), (w, 100))
    zone.finale = True
    counted = breakdown(sketch.state)
    if counted:
        y = lay_verdict(sketch, zone, counted, 6, w)
        y = lay_columns(sketch, zone, counted, y, w)
    else:
        y = lay_failure(sketch, zone, 6, w)
    zone.height = lay_fates(sketch, zone, y, w) + 6
    lay_tray(sketch, zone)


def lay_verdict(sketch: Sketch, zone: Zone, counted: dict[str, int], y: float, w: float) -> float:
    """Is the Challenge beaten, and by how much? The gap as a rod, with the mark it had to reach."""
    challenge, say = sketch.box.challenges[sketch.state.challenge], sketch.captions.say
    team, vils = (sum(points) for points in both(counted))
    gap, needed = team - vils, challenge.gap
    beaten = gap >= needed
    said = say("table-verdict", challenge=sketch.captions.named("challenge", challenge.id),
               beaten="yes" if beaten else "no")  # fmt: skip
    sum_said = say("table-gap", team=team, vils=vils, gap=with_minus(gap))
    against = say("table-against", needed=needed, by=abs(gap - needed),
                  beaten="yes" if beaten else "no")  # fmt: skip
    h = 118.0 if sketch.tall else 98.0
    face = finale.verdict(
        said, sum_said, against, needed, max(gap, needed, 1), sketch.tall, w - 12, h
    )
    label = joined((said, sum_said, against))
    sketch.lay(zone, "verdict", face, (6, y, w - 12, h), label)
    if gap > 0:
        rod = (14, y + h - 20, (w - 28) * gap / max(gap, needed), 12)
        sketch.lay(zone, "gap", finale.rod(beaten, *rod[2:]), rod, grows=GAP)
    return y + h + 6


def both(counted: dict[str, int]) -> tuple[list[int], list[int]]:
    """The points of the team and of the Vils."""
    ours = [points for name, points in counted.items() if not name.startswith("vils_")]
    theirs = [-points for name, points in counted.items() if name.startswith("vils_")]
    return ours, theirs


def lay_columns(sketch: Sketch, zone: Zone, counted: dict[str, int], y: float, w: float) -> float:
    """What each side has counted, piled up part by part on the same scale."""
    say = sketch.captions.say
    sums = [sum(points) for points in both(counted)]
    step, h = (w - 6) / 2, finale.column_height(sketch.tall)
    for place, (side, tones) in enumerate(
        (("team", finale.TEAM_TONES), ("vils", finale.VILS_TONES))
    ):
        parts = tuple(
            (say(f"table-part-{name}"), abs(points))
            for name, points in counted.items()
            if name.startswith("vils_") == (side == "vils")
        )
        said = say(f"table-sum-{side}", points=sums[place])
        label = joined((said, *(f"{name} {points}" for name, points in parts)))
        x = 6 + place * step
        face = finale.legend(said, parts, tones, sketch.tall, step - 6, h)
        sketch.lay(zone, f"sum:{side}", face, (x, y, step - 6, h), label)
        left, top, wide, high = finale.pile_box(sketch.tall, step - 6)
        pile = finale.pile(tuple(points for _, points in parts), tones, max(sums), wide, high)
        if sums[place]:
            sketch.lay(zone, f"pile:{side}", pile, (x + left, y + top, wide, high), grows=COLUMNS)
    return y + h + 6


def lay_failure(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """No points are counted; how far the Quest had come is told in its three steps."""
    say, done = sketch.captions.say, steps_done(sketch.state)
    said = (say("table-failed"), say("table-no-points"))
    h = 76.0
    sketch.lay(zone, "verdict", finale.failure(*said, w - 12, h), (6, y, w - 12, h), joined(said))
    y += h + 6
    across = 1 if sketch.tall else len(STEPS)
    step, high = (w - 6) / across, 52.0
    for place, name in enumerate(STEPS):
        caption, reached = say(f"table-step-{name}"), place < done
        label = joined((caption, say("table-step", done="yes" if reached else "no")))
        area = (6 + place % across * step, y + place // across * (high + 4), step - 6, high)
        face = finale.step(caption, reached, step - 6, high)
        sketch.lay(zone, f"step:{name}", face, area, label)
    return y + -(-len(STEPS) // across) * (high + 4) + 4


def lay_fates(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """Who came home, who was won dead, and whom the Vils have."""
    told = [(hero, fate) for fate, heroes in fates(sketch.state) for hero in heroes]
    across = 3 if sketch.tall else max(6, min(len(told), 8))
    step = (w - 8) / across
    size, words = min(step - 12, 122.0), 62.0
    for place, (hero, fate) in enumerate(told):
        x, top = 4 + place % across * step, y + place // across * (size + words)
        name, id = sketch.captions.hero(hero), sketch.box.heroes[hero].id
        said = sketch.captions.say(f"table-fate-{fate}")
        label = joined((name, said))
        area = (x + (step - size) / 2, top, size, size)
        sketch.lay(zone, f"fate:{id}", bust(sketch.portrait(hero), size), area, label,
                   dim=fate in ("vils", "lost"))  # fmt: skip
        face = finale.fate(name, said, fate, step - 6, words)
        sketch.lay(zone, f"fate-word:{id}", face, (x + 3, top + size, step - 6, words), label)
    return y + -(-len(told) // across) * (size + words)
