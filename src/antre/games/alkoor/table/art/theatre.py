"""A trial as theatre: the felt, the small map of objectives, who plays, and how it adds up."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import (
    GOLD,
    INK,
    LAMPLIGHT,
    SERIF,
    breadth,
    circle,
    fitting,
    group,
    icon,
    num,
    path,
    rect,
    text,
    wrapped,
)
from antre.games.alkoor.content.names import COLOURS
from antre.games.alkoor.content.trials import (
    CLEAR,
    DARK,
    INDIVIDUAL,
    VITALITY_STEP,
    Objective,
)
from antre.games.alkoor.table.art.bits import die, gem, star
from antre.games.alkoor.table.art.cards import HEART, attribute
from antre.games.alkoor.table.art.lettering import LEAST, broken, lined
from antre.games.alkoor.table.art.palette import BAD, DIM_WORDS, GOOD, LIGHT_WORDS
from antre.games.alkoor.table.art.portraits import bust

NODE, END = 58.0, 54.0
# On a place so narrow a name is short.
NARROW = 80.0


@cache
def felt(w: float, h: float) -> str:
    return (
        rect(0.5, 0.5, w - 1, h - 1, "#0b0710", rx=14)
        + rect(6, 6, w - 12, h - 12, "url(#ak-felt)", rx=11, stroke="#8a6434", stroke_width=2)
        + rect(6, 6, w - 12, h - 12, "url(#ak-weave)", rx=11)
    )


@cache
def headline(said: str, w: float, h: float) -> str:
    return text(w / 2, h * 0.74, said, fitting(said, w - 16, h * 0.8, 15), LAMPLIGHT,
                anchor="middle", family=SERIF, weight=800)  # fmt: skip


def node_points(objectives: tuple[Objective, ...], w: float, h: float) -> list[tuple[float, float]]:
    """The first at the left, each further one a step to the right and down."""
    step = (w - 150 - NODE) / max(len(objectives) - 1, 1) if len(objectives) > 1 else 0
    rise = (h - NODE - 24) / max(len(objectives) - 1, 1) if len(objectives) > 1 else 0
    return [
        (12 + NODE / 2 + n * step, 12 + NODE / 2 + n * rise * 0.8) for n in range(len(objectives))
    ]


def end_points(w: float, h: float) -> dict[int, tuple[float, float]]:
    return {CLEAR: (w - 34, 34), DARK: (w - 34, h - 34)}


@cache
def arrows(objectives: tuple[Objective, ...], w: float, h: float) -> str:
    """Green arrows for success, red ones for failure, to another objective or to an end."""
    points = node_points(objectives, w, h)
    ends = end_points(w, h)
    drawn = ""
    for number, asked in enumerate(objectives):
        x, y = points[number]
        for arrow, tone, off in (
            (asked.on_success, GOOD, -7.0), (asked.on_failure, BAD, 7.0),
        ):  # fmt: skip
            if tone is BAD and asked.kind == VITALITY_STEP:
                continue
            to_x, to_y = points[arrow] if arrow >= 0 else ends[arrow]
            reach = (NODE if arrow >= 0 else END) / 2 + 4
            far = max(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5, 1)
            end_x, end_y = to_x - (to_x - x) * reach / far, to_y - (to_y - y) * reach / far
            middle_y = (y + to_y) / 2 + off * 3
            drawn += path(
                f"M{num(x)} {num(y + off)}Q{num((x + to_x) / 2)} {num(middle_y)} "
                f"{num(end_x)} {num(end_y)}",
                "none", stroke=tone, stroke_width=3.4, stroke_linecap="round",
            )  # fmt: skip
            drawn += circle(end_x, end_y, 5, tone)
    return drawn


@cache
def end(clear: bool, size: float) -> str:
    """Where arrows end: a star, or a skull."""
    half = size / 2
    if clear:
        ring = circle(half, half, half - 2, "#21451a", stroke=GOOD, stroke_width=3)
        return ring + star(size * 0.58, size * 0.21, size * 0.19)
    ring = circle(half, half, half - 2, "#3d1110", stroke=BAD, stroke_width=3)
    return ring + icon("skull-crossed-bones", size * 0.21, size * 0.21, size * 0.58, "#ffd9c9")


@cache
def node(kind: int, colour: int, least: int, now: bool, done: bool, size: float) -> str:
    """An objective: its colour, one head or many, and what is to be reached."""
    half = size / 2
    edge = LAMPLIGHT if now else "#8a7a5a"
    drawn = circle(half, half, half - 2, "#2a1c12" if not done else "#1a1510", stroke=edge,
                   stroke_width=4 if now else 2)  # fmt: skip
    if kind == VITALITY_STEP:
        return drawn + path(
            HEART, "#d3271c", transform=f"translate({half - 15} {half - 15}) scale(1.25)"
        )
    drawn += gem(COLOURS[colour], size * 0.4, size * 0.12, size * 0.3)
    drawn += text(size * 0.7, half + 2, str(least), 22, "#fff", anchor="middle", family=SERIF,
                  weight=800)  # fmt: skip
    if kind == INDIVIDUAL:
        return drawn + star(14, size * 0.58, size * 0.58)
    return drawn + "".join(circle(size * 0.58 + 6.5 * n, size * 0.72, 2.8, GOLD) for n in range(3))


@cache
def objective(said: str, chance: str, more: str, ended: str, w: float, h: float) -> str:
    """What is asked for now, and how likely it is; or how it ended."""
    edge = {"table-trial-won": GOOD, "table-trial-lost": BAD}.get(ended, GOLD)
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#120c0899", rx=12, stroke=edge,
                 stroke_width=3 if ended else 1)  # fmt: skip
    room = w - 30 - (118 if chance else 0)
    lines, size = lined(said, room, 2, 22, 15)
    top = h / 2 + 6 - (len(lines) - 1 + bool(more)) * size * 0.55
    for number, part in enumerate(lines):
        drawn += text(14, top + number * size * 1.1, part, size, LIGHT_WORDS, family=SERIF,
                      weight=700)  # fmt: skip
    if more:
        drawn += text(
            14, top + len(lines) * size * 1.1, more, fitting(more, room, 16, 13), DIM_WORDS
        )
    if chance:
        drawn += text(w - 14, h / 2 + 12, chance, 36, LAMPLIGHT, anchor="end", family=SERIF,
                      weight=800)  # fmt: skip
    return drawn


@cache
def actor(face: str, name: str, colour: str, value: int, printed: int, w: float, h: float) -> str:
    """A Hero on the stage with the figure that counts now."""
    # Where it is narrow the beginning of a name must do.
    shown = name if w >= NARROW else broken(name, w, LEAST)[0]
    lines, letters = lined(shown, w, 2, 14)
    if lines[-1].endswith("…"):
        lines, letters = lined(shown, w, 3, 14)
    size = min(w - 18, h - 4 - 15 * len(lines))
    drawn = bust(face, size, (w - size) / 2, 0)
    mark = min(size * 0.46, 46)
    drawn += attribute(colour, value, printed, mark, (w + size) / 2 - mark * 0.9,
                       size - mark * 0.78)  # fmt: skip
    for number, part in enumerate(lines):
        drawn += text(w / 2, size + 15 + 15 * number, part, letters, LIGHT_WORDS,
                      anchor="middle", weight=600)  # fmt: skip
    return drawn


@cache
def outcome(won: bool, said: str, w: float) -> tuple[str, float]:
    """What the end of a trial brings, and how high that is."""
    lines = wrapped(said, w - 38, 15)
    h = 12 + 18 * len(lines)
    tone = GOOD if won else BAD
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#0b071088", rx=8, stroke=tone, stroke_opacity=0.6)
    sign = star(18, 7, h / 2 - 9) if won else icon("skull-crossed-bones", 7, h / 2 - 9, 18, tone)
    for number, part in enumerate(lines):
        drawn += text(32, 20 + 18 * number, part, 15, LIGHT_WORDS)
    return drawn + sign, h


@cache
def counted(got: int, stars: bool, w: float, h: float) -> str:
    """What a die counts: stars, or points."""
    tone = BAD if got < 0 else GOLD if got else "#8a9a90"
    said = f"{got:+d}".replace("-", "−") if got else "0"
    drawn = text(w / 2 - (7 if stars else 0), h * 0.76, said, h * 0.8, tone, anchor="middle",
                 family=SERIF, weight=800)  # fmt: skip
    return drawn + (star(h * 0.6, w / 2 + 4, h * 0.2, tone) if stars and got else "")


@cache
def order(dice: tuple[int, ...], said: str, w: float, h: float) -> str:
    """Dice in the order of the Heroes, and what they bring so."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "url(#ak-card)", rx=9, stroke=GOLD, stroke_width=1.6)
    for place, face in enumerate(dice):
        drawn += die(face, "white", 36, 10 + place * 42, 7)
    return drawn + text(w - 12, h / 2 + 6, said, 18, INK, anchor="end", family=SERIF, weight=800)


@cache
def aid(said: str, gain: str, now: str, picture: str, w: float, h: float) -> str:
    """Help that is offered: what it is, what it changes, and what there is then."""
    drawn = rect(0.5, 0.5, w - 1, h - 1, "url(#ak-card)", rx=9, stroke=GOLD, stroke_width=1.6)
    left = 10.0
    if picture:
        drawn += group(picture, x=7, y=h / 2 - 16)
        left = 74.0
    badge = max(breadth(gain, 19), breadth(now, 15)) + 14
    room = w - left - badge - 8
    lines, size = lined(said, room, 3, 16)
    y = h / 2 + size * 0.33 - (len(lines) - 1) * size * 0.52
    for part in lines:
        drawn += text(left, y, part, size, INK, family=SERIF, weight=700)
        y += size * 1.04
    tone = "#8a1f16" if gain.startswith("−") else "#2c6a26"
    drawn += text(w - 10, h / 2 - 2, gain, 19, tone, anchor="end", family=SERIF, weight=800)
    return drawn + text(w - 10, h / 2 + 17, now, 15, "#5a4630", anchor="end", weight=600)


@cache
def changed(old: str, face: int) -> str:
    """A die on its way to become another one, or nobody knows what."""
    arrow = path("M27 15H34M31 11.500L34.500 15L31 18.500", "none", stroke=INK, stroke_width=2)
    return group(group(old, scale=0.8), arrow, die(face, "destiny", 24, 37, 0))


@cache
def tally(got: int, least: int, said: str, w: float, h: float) -> str:
    """The sum against what is to be reached, as a bar that fills."""
    share = max(0.0, min(got / least, 1.0))
    tone = "#5fae45" if got >= least else "#d98a2d"
    drawn = rect(0.5, 0.5, w - 1, h - 1, "#0b0710", rx=h / 2, stroke=GOLD)
    if share:
        drawn += rect(4, 4, max((w - 8) * share, h - 8), h - 8, tone, rx=(h - 8) / 2)
    return drawn + text(w / 2, h * 0.7, said, h * 0.56, "#fff", anchor="middle", family=SERIF,
                        weight=800)  # fmt: skip
