"""What lies on the scroll: spaces, cards face down and up, Rooms, the lantern and the Avatar."""

from __future__ import annotations

from functools import cache

from antre.core.drawing import (
    GOLD,
    INK,
    LAMPLIGHT,
    PARCHMENT,
    SERIF,
    circle,
    fitting,
    icon,
    path,
    rect,
    text,
)
from antre.games.alkoor.table.art.lettering import lined
from antre.games.alkoor.table.art.palette import (
    CITY_ICON,
    DOOR_ICON,
    ROOM_ICON,
    VOID_LIGHT,
    ZONE_ICONS,
    ZONE_TONES,
)

REACH = "#d9480f"
FILLS = {
    "plain": ("#fff6dc", "#a07a45"),
    "grey": ("#d5d0c6", "#6f6a62"),
    "red": ("#f4c3b4", "#a3271c"),
    "cross": ("#ffe9b0", "#8a5a12"),
    "chance": ("#fff0a0", "#b8860b"),
    "zone": ("#fff6dc", "#5a3d22"),
    "door": ("#cdb6e6", "#4a2f6b"),
    "corridor": ("#b7a3d6", "#3b2756"),
    "stop": ("#e3d3ff", "#3b2756"),
    "shortcut": ("#f0a898", "#8a1f16"),
    "city": ("#ffe08a", "#8a5a12"),
    "dark": ("#4b3a5c", "#1d1328"),
}


@cache
def space(kind: str, number: str, size: float, within_reach: bool = False) -> str:
    """A space; one that can be chosen has a ring, for light alone is hardly seen on parchment."""
    fill, edge = FILLS[kind]
    half = size / 2
    drawn = circle(half, half + 1.5, half - 1.5, "#000", opacity=0.3)
    if within_reach:
        drawn += circle(half, half, half + 1, "none", stroke=REACH, stroke_width=4)
    drawn += circle(half, half, half - 2, fill, stroke=edge, stroke_width=2.4)
    if kind == "city":
        return drawn + icon(CITY_ICON, size * 0.2, size * 0.18, size * 0.6, edge)
    if kind == "door":
        return drawn + icon(DOOR_ICON, size * 0.22, size * 0.2, size * 0.56, edge)
    if kind == "chance":
        stem = f"M{half} {half}Q{half + 2} {size * 0.72:.1f} {size * 0.66:.1f} {size * 0.82:.1f}"
        drawn += path(stem, "none", stroke="#2c6a26", stroke_width=2.4)
        for x, y in ((0.37, 0.36), (0.63, 0.36), (0.37, 0.6), (0.63, 0.6)):
            drawn += circle(size * x, size * y, size * 0.135, "#3f9a35", stroke="#2c6a26")
        return drawn
    if kind == "cross":
        drawn += path(f"M{half} {size * 0.2:.1f}V{size * 0.8:.1f}M{size * 0.2:.1f} {half}"
                      f"H{size * 0.8:.1f}", "none", stroke="#e6cd8a", stroke_width=3)  # fmt: skip
    if kind == "dark":
        return drawn
    if kind == "shortcut":
        return drawn + icon("skull-crossed-bones", size * 0.18, size * 0.18, size * 0.64, edge)
    return drawn + text(half, half + size * 0.15, number, max(size * 0.4, 13), edge,
                        anchor="middle", family=SERIF, weight=700)  # fmt: skip


@cache
def back(zone: str, count: int, known: int, w: float, h: float) -> str:
    """Hazards face down on their slot, as many as there are; an eye if some were seen."""
    drawn = ""
    for card in range(min(count, 3)):
        off = 2.5 * (min(count, 3) - 1 - card)
        drawn += rect(1 + off, 1 + off, w - 8, h - 8, ZONE_TONES.get(zone, "#5a4170"), rx=6,
                      stroke=PARCHMENT, stroke_width=1.6)  # fmt: skip
    size = w * 0.5
    name = ZONE_ICONS.get(zone, DOOR_ICON)
    drawn += icon(name, (w - 7 - size) / 2, (h - 7 - size) / 2 - 5, size, "#fff6df")
    if known:
        lid, reach = h * 0.14, w * 0.2
        d = f"M{w * 0.25:.1f} {h * 0.72:.1f}q{reach:.1f} {-lid:.1f} {2 * reach:.1f} 0"
        drawn += path(d + f"q{-reach:.1f} {lid:.1f} {-2 * reach:.1f} 0", "#fff6df")
        drawn += circle(w * 0.45, h * 0.72, 3.2, INK)
    if count > 1:
        drawn += circle(w - 12, h - 12, 11, "#120c18", stroke=GOLD)
        drawn += text(w - 12, h - 6.5, str(count), 15, "#fff", anchor="middle", family=SERIF,
                      weight=800)  # fmt: skip
    return drawn


@cache
def empty_slot(zone: str, w: float, h: float) -> str:
    """A Zone that is behind the team."""
    return rect(2, 2, w - 4, h - 4, "#00000018", rx=7, stroke=ZONE_TONES.get(zone, "#5a4170"),
                stroke_width=2, stroke_dasharray="5 5")  # fmt: skip


@cache
def door(said: str, is_open: bool, w: float, h: float) -> str:
    drawn = rect(1, 1, w - 2, h - 2, "#5a4170", rx=7, stroke=GOLD, stroke_width=2)
    if is_open:
        drawn += path(f"M{w * 0.28:.1f} {h * 0.9:.1f}V{h * 0.4:.1f}Q{w * 0.5:.1f} {h * 0.06:.1f} "
                      f"{w * 0.72:.1f} {h * 0.4:.1f}V{h * 0.9:.1f}Z", LAMPLIGHT)  # fmt: skip
    else:
        drawn += icon(DOOR_ICON, w * 0.26, h * 0.18, w * 0.48, LAMPLIGHT)
    return drawn


@cache
def room_back(slot: int, said: str, w: float, h: float) -> str:
    """A Room nobody has opened; its name if somebody has looked inside."""
    drawn = rect(1, 1, w - 2, h - 2, "#2b1d3d", rx=8, stroke="#8f6bd1", stroke_width=1.8)
    drawn += icon(ROOM_ICON, w / 2 - 15, h * 0.14, 30, "#8f6bd1")
    label = said or str(slot)
    return drawn + text(w / 2, h - 12, label, fitting(label, w - 12, 17, 13), "#e3d3ff",
                        anchor="middle", family=SERIF, weight=700)  # fmt: skip


@cache
def room(said: str, step: str, done: bool, ours: bool, w: float, h: float) -> str:
    """A Room that lies open, with its step; golden if a Quest of the team asks for it."""
    edge = GOLD if ours else "#5a4170"
    drawn = rect(1, 1, w - 2, h - 2, "url(#ak-card)", rx=8, stroke=edge, stroke_width=3)
    drawn += rect(8, 7, 30, 20, "#4a2f6b", rx=6)
    drawn += text(23, 22, step, 15, "#fff6df", anchor="middle", family=SERIF, weight=800)
    if done:
        drawn += path(f"M{w - 30} 16L{w - 23} 23L{w - 11} 8", "none", stroke="#3f8a35",
                      stroke_width=4.5, stroke_linecap="round")  # fmt: skip
    lines, size = lined(said, w - 12, 2, 15)
    for number, part in enumerate(lines):
        y = h - 12 - (len(lines) - 1 - number) * 17
        drawn += text(w / 2, y, part, size, INK, anchor="middle",
                      family=SERIF, weight=700)  # fmt: skip
    return drawn


@cache
def lantern(size: float) -> str:
    """The team: a lantern on the road, with its light."""
    s = size / 60
    return (
        circle(size / 2, size / 2, size / 2 - 0.5, "url(#ak-lantern)")
        + path(
            f"M{30 * s} {8 * s}Q{38 * s} {8 * s} {38 * s} {15 * s}H{22 * s}"
            f"Q{22 * s} {8 * s} {30 * s} {8 * s}Z", "#3a2412")
        + rect(20 * s, 15 * s, 20 * s, 26 * s, "#ffd23d", rx=3 * s, stroke="#3a2412",
               stroke_width=2.4 * s)
        + path(f"M{30 * s} {20 * s}Q{37 * s} {30 * s} {30 * s} {38 * s}Q{23 * s} {30 * s} "
               f"{30 * s} {20 * s}Z", "#e4572e")
        + rect(16 * s, 41 * s, 28 * s, 6 * s, "#3a2412", rx=2 * s)
    )  # fmt: skip


@cache
def avatar(size: float) -> str:
    """A hole in the picture, with two eyes."""
    half, s = size / 2, size / 60
    return (
        circle(half, half, half - 0.5, "url(#ak-void)")
        + circle(half, half, half * 0.64, "#000", stroke=VOID_LIGHT, stroke_width=2)
        + path(f"M{19 * s} {27 * s}L{28 * s} {31 * s}L{19 * s} {33 * s}ZM{41 * s} {27 * s}"
               f"L{32 * s} {31 * s}L{41 * s} {33 * s}Z", "#e9d8ff")
    )  # fmt: skip


@cache
def pile(name: str, icon_name: str, count: int, said: str, w: float, h: float) -> str:
    """A draw pile: what lies in it and how many; the name of its top card, if it was seen."""
    drawn = rect(4, 4, w - 5, h - 5, "#120c18", rx=8, opacity=0.6)
    drawn += rect(0.5, 0.5, w - 5, h - 5, "#3a2a46", rx=8, stroke=GOLD)
    drawn += icon(icon_name, 7, (h - 5) / 2 - 12, 24, LAMPLIGHT)
    drawn += text(w - 13, h / 2 + 4.5, str(count), 20, "#fff", anchor="end", family=SERIF,
                  weight=800)  # fmt: skip
    if said and w > 120:
        drawn += text(36, h / 2 + 3, said, fitting(said, w - 80, 15, 13), "#e9d8ff")
    return drawn
