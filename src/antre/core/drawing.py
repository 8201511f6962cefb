"""The pencil case: SVG fragments for the faces of pieces.

Faces refer to shared definitions (gradients, patterns, icons, whole drawings) by `url(#id)` or
`href="#id"` alone, so that faces stay small. Icons are clipping shapes: one icon takes any colour.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from xml.sax.saxutils import escape

SERIF = "Alegreya, Georgia, serif"
SANS = "Alegreya Sans, Verdana, sans-serif"
FIGURES = "lining-nums"
PARCHMENT, INK, GOLD = "#f1e6cf", "#2a211a", "#d9a441"
MUTED, PALE = "#a8926c", "#e9d9b8"
LAMPLIGHT, WORN_GOLD = "#ffe2a3", "#c4ab80"
REFERENCE = re.compile(r"(?:url\(|href=\")#([\w-]+)")
OWN = re.compile(r' id="([\w-]+)"')
NARROW, BROAD = frozenset("ijltfrI.,;:'’|!()[] ·"), frozenset("mwMWœŒ@%&—")


def num(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


Value = float | str | None
ITALIC: dict[str, Value] = {"font_style": "italic"}


def attributes(values: Mapping[str, Value]) -> str:
    written = {
        name.replace("_", "-"): num(value) if isinstance(value, float | int) else value
        for name, value in values.items()
        if value is not None
    }
    return "".join(f' {name}="{value}"' for name, value in written.items())


def shape(tag: str, **values: Value) -> str:
    return f"<{tag}{attributes(values)}/>"


def rect(
    x: float, y: float, w: float, h: float, fill: str, *, rx: Value = None, **more: Value
) -> str:
    return shape("rect", x=x, y=y, width=w, height=h, rx=rx, fill=fill, **more)


def circle(x: float, y: float, r: float, fill: str, **more: Value) -> str:
    return shape("circle", cx=x, cy=y, r=r, fill=fill, **more)


def path(d: str, fill: str, **more: Value) -> str:
    return shape("path", d=d, fill=fill, **more)


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, **more: Value) -> str:
    return shape("path", d=f"M{num(x1)} {num(y1)}L{num(x2)} {num(y2)}", stroke=stroke, **more)


def group(*drawn: str, x: float = 0, y: float = 0, scale: float = 1, opacity: float = 1) -> str:
    moves = [f"translate({num(x)} {num(y)})"] if x or y else []
    moves += [f"scale({scale:.4g})"] if scale != 1 else []
    values: dict[str, Value] = {
        "transform": " ".join(moves) or None,
        "opacity": opacity if opacity != 1 else None,
    }
    return f"<g{attributes(values)}>{''.join(drawn)}</g>"


def icon(name: str, x: float, y: float, size: float, fill: str, **more: Value) -> str:
    return rect(x, y, size, size, fill, clip_path=f"url(#i-{name})", **more)


def stamp(id: str, x: float, y: float, w: float, h: float) -> str:
    """A drawing kept among the definitions (see `stamped`), in a box of its own proportions."""
    return rect(x, y, w, h, f"url(#{id})")


def use(id: str, fill: str | None = None, **more: Value) -> str:
    """Something drawn before, or kept whole among the definitions, once more."""
    return shape("use", href=f"#{id}", fill=fill, **more)


def stamped(id: str, w: float, h: float, *drawn: str) -> str:
    """The definition of a drawing of w × h that many faces share."""
    return (
        f'<pattern id="{id}" width="1" height="1" viewBox="0 0 {num(w)} {num(h)}">'
        f"{''.join(drawn)}</pattern>"
    )


def embossed(name: str, x: float, y: float, size: float, light: str, dark: str) -> str:
    """An icon in two tones: its shadow falls to the lower right."""
    off = size / 36
    return icon(name, x + off, y + off, size, dark) + icon(name, x, y, size, light)


def text(
    x: float,
    y: float,
    said: str,
    size: float,
    fill: str,
    *,
    anchor: Value = None,
    family: str = SANS,
    weight: Value = None,
    **more: Value,
) -> str:
    """Words at a baseline, with figures that line up."""
    values: dict[str, Value] = {
        "x": x,
        "y": y,
        "font_family": family,
        "font_size": size,
        "fill": fill,
    }
    figures = FIGURES if any(map(str.isdigit, said)) else None
    looks: dict[str, Value] = {
        "font_weight": weight,
        "text_anchor": anchor,
        "font_variant": figures,
        **more,
    }
    return f"<text{attributes({**values, **looks})}>{escape(said)}</text>"


def engraved(x: float, y: float, said: str, size: float, fill: str, light: str) -> str:
    """A figure struck into metal or stone: a bright lower edge, then the figure."""
    looks: dict[str, Value] = {
        "font_family": SERIF, "font_size": size, "font_weight": 800, "text_anchor": "middle",
        "font_variant": FIGURES,
    }  # fmt: skip
    edge = f"<text{attributes({'x': x, 'y': y + size / 22, 'fill': light})}>{escape(said)}</text>"
    figure = f"<text{attributes({'x': x, 'y': y, 'fill': fill})}>{escape(said)}</text>"
    return f"<g{attributes(looks)}>{edge}{figure}</g>"


def breadth(said: str, size: float) -> float:
    """About how wide words will be; a little too wide rather than too narrow."""
    units = sum(0.33 if c in NARROW else 0.88 if c in BROAD else _body(c) for c in said)
    return units * size


def _body(letter: str) -> float:
    return 0.68 if letter.isupper() else 0.55


def fitting(said: str, room: float, size: float, least: float) -> float:
    """The size, from `size` down to `least`, at which words fit in the room."""
    return max(least, min(size, size * room / max(breadth(said, size), 1)))


# Words in the serif of the house are narrower than `breadth` reckons.
SERIF_SHARE = 0.85


def squeezed(said: str, room: float, size: float) -> dict[str, Value]:
    """For words that stay too long at the least size: drawn as narrow as the room."""
    if SERIF_SHARE * breadth(said, size) <= room:
        return {}
    return {"textLength": round(room, 1), "lengthAdjust": "spacingAndGlyphs"}


def wrapped(said: str, room: float, size: float) -> list[str]:
    """Words broken into lines that fit in the room."""
    lines: list[str] = []
    for word in said.split(" "):
        if lines and breadth(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


@cache
def icons() -> dict[str, str]:
    """The icons of the house by name, each a path in a box of 512 × 512."""
    parts = json.loads((Path(__file__).parent / "icons.json").read_text(encoding="utf-8"))
    return {name: drawn["path"] for name, drawn in parts.items()}


def used_definitions(faces: Iterable[str], defs: Mapping[str, str]) -> dict[str, str]:
    """Those of the definitions that some faces refer to, and what these refer to in turn."""
    used: set[str] = set()
    found = set().union(*map(references, faces))
    while found:
        used |= found
        found = {deep for name in found for deep in references(defs[name])} - used
    return {name: defs[name] for name in sorted(used)}


def with_icons(names: Iterable[str], *own: Mapping[str, str]) -> dict[str, str]:
    """Definitions completed by the icons they, and faces, refer to."""
    outlines = icons()
    clips = {f"i-{name}": _clip(f"i-{name}", outlines[name]) for name in names}
    return {**clips, **{id: drawn for each in own for id, drawn in each.items()}}


@lru_cache(maxsize=4096)
def references(drawn: str) -> frozenset[str]:
    return frozenset(REFERENCE.findall(drawn)) - frozenset(OWN.findall(drawn))


def _clip(id: str, drawn: str) -> str:
    return (
        f'<clipPath id="{id}" clipPathUnits="objectBoundingBox">'
        f'<path transform="scale(.001953125)" d="{drawn}"/></clipPath>'
    )


def gradient(id: str, *stops: tuple[float, str] | tuple[float, str, float], x2: float = 0) -> str:
    """Light from above: a linear gradient downwards, or to the right by `x2`."""
    return (
        f'<linearGradient id="{id}" x1="0" y1="0" x2="{num(x2)}" y2="1">'
        f"{_stops(stops)}</linearGradient>"
    )


def glow(
    id: str,
    *stops: tuple[float, str] | tuple[float, str, float],
    at: tuple[float, float, float] = (0.5, 0.5, 0.5),
) -> str:
    """Light from a point: a radial gradient at (x, y) with a radius, all of the box."""
    x, y, r = map(num, at)
    return f'<radialGradient id="{id}" cx="{x}" cy="{y}" r="{r}">{_stops(stops)}</radialGradient>'


def _stops(stops: Iterable[tuple[float, str] | tuple[float, str, float]]) -> str:
    return "".join(
        shape("stop", offset=stop[0], stop_color=stop[1], stop_opacity=_opacity(stop))
        for stop in stops
    )


def _opacity(stop: tuple[float, str] | tuple[float, str, float]) -> float | None:
    return stop[2] if len(stop) == 3 else None


def pattern(id: str, w: float, h: float, *drawn: str, turn: float = 0) -> str:
    """A texture: a tile repeated in the units of the face."""
    values: dict[str, Value] = {
        "id": id,
        "width": w,
        "height": h,
        "patternUnits": "userSpaceOnUse",
        "patternTransform": f"rotate({num(turn)})" if turn else None,
    }
    return f"<pattern{attributes(values)}>{''.join(drawn)}</pattern>"
