"""A scene as one SVG file that stands alone: for documents, shared replays and pictures.

The zones stand as on a desk: the others at the left, what is shared and one's own in the middle,
the rest at the right; a tall scene puts everything in one column.
"""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import escape

from antre.core.drawing import (
    GOLD,
    SANS,
    SERIF,
    Value,
    attributes,
    glow,
    num,
    rect,
    text,
    used_definitions,
)
from antre.core.scene import Piece, Scene, Zone

MARGIN, GAP, HEAD = 14, 14, 24
# As large as those want it who show a picture beside an address.
CARD = (1200, 630)
GROUND = "picture-ground"
LEFT, MIDDLE, RIGHT = ("other",), ("shared", "own", "market"), ("aside",)
Placed = tuple[float, float, Zone]


def scene_svg(scene: Scene) -> str:
    """The whole scene; what opens only on demand, such as the army of another, is left out."""
    return _svg(scene, [zone for zone in scene.zones if zone.role != "aside" or zone.seat is None])


def card_svg(scene: Scene) -> str:
    """The seats and what they share, to be shown beside the address of a table."""
    return _svg(scene, [zone for zone in scene.zones if zone.role in ("other", "shared")], CARD)


def _svg(scene: Scene, zones: list[Zone], frame: tuple[int, int] | None = None) -> str:
    columns = [zones] if scene.shape == "tall" else _columns(zones)
    placed, width, height = _arrange(columns)
    drawn = "".join(_zone(zone, x, y) for x, y, zone in placed)
    left = top = 0.0
    if frame is not None:
        # As much more ground around it as the frame is wider or taller.
        scale = max(width / frame[0], height / frame[1])
        left, top = (width - frame[0] * scale) / 2, (height - frame[1] * scale) / 2
    size: dict[str, Value] = {
        "width": width if frame is None else frame[0],
        "height": height if frame is None else frame[1],
        "viewBox": " ".join(map(num, (left, top, width - 2 * left, height - 2 * top))),
    }
    names = {"xmlns": "http://www.w3.org/2000/svg", "font_family": SANS, "role": "img"}
    said = scene.title if scene.question is None else f"{scene.title} · {scene.question['text']}"
    title = text(MARGIN, 32, said, 21, "#ffe2a3", family=SERIF, weight=700)
    return (
        f"<svg{attributes({**names, **size})}><title>{escape(scene.title)}</title>"
        f"<defs>{_definitions(scene, zones)}</defs>"
        f"{rect(left, top, width - 2 * left, height - 2 * top, f'url(#{GROUND})')}"
        f"{title}{drawn}</svg>\n"
    )


def _columns(zones: list[Zone]) -> list[list[Zone]]:
    columns = [[zone for zone in zones if zone.role in roles] for roles in (LEFT, MIDDLE, RIGHT)]
    return [column for column in columns if column]


def _arrange(columns: Iterable[list[Zone]]) -> tuple[list[Placed], float, float]:
    """Where each zone stands, and how large the whole is."""
    placed: list[Placed] = []
    x, bottom = float(MARGIN), 0.0
    for column in columns:
        y = 44.0
        for zone in column:
            y += HEAD
            placed.append((x, y, zone))
            y += zone.height + GAP
        x += max(zone.width for zone in column) + GAP
        bottom = max(bottom, y)
    return placed, x - GAP + MARGIN, bottom


def _zone(zone: Zone, x: float, y: float) -> str:
    head = text(2, -7, zone.title, 16, "#d8c39a", family=SERIF, weight=500)
    pieces = "".join(map(_piece, zone.pieces))
    if zone.roam:
        # A map may go on beyond its frame.
        frame: dict[str, Value] = {"width": zone.width, "height": zone.height}
        pieces = f"<svg{attributes(frame)}>{pieces}</svg>"
    return f'<g transform="translate({num(x)} {num(y)})">{head}{pieces}</g>'


def _piece(piece: Piece) -> str:
    values: dict[str, Value] = {
        "transform": f"translate({num(piece.x)} {num(piece.y)})",
        "opacity": 0.42 if piece.dim else None,
    }
    named = f"<title>{escape(piece.label)}</title>" if piece.label else ""
    shown = f'<use href="#{piece.face}"/>'
    glows = piece.lit or piece.option is not None
    ring = rect(0, 0, piece.w, piece.h, "none", rx=8, stroke=GOLD, stroke_width=2) if glows else ""
    return f"<g{attributes(values)}>{named}{shown}{ring}</g>"


def _definitions(scene: Scene, zones: Iterable[Zone]) -> str:
    used = sorted({piece.face for zone in zones for piece in zone.pieces})
    shared = used_definitions([scene.faces[face] for face in used], scene.defs)
    faces = "".join(f'<g id="{face}">{scene.faces[face]}</g>' for face in used)
    ground = glow(GROUND, (0, "#2e241c"), (1, "#14110f"), at=(0.45, 0.3, 0.75))
    return ground + "".join(shared.values()) + faces
