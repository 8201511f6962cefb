"""A table nobody has drawn yet: the view of a seat as panels with labels and tokens.

Fields of the view that are lists with a place for each seat stand with that seat, all others in
the middle. A field is called by the words `field-` and its name, or else by its name; what a seat
does not see of it is left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import TYPE_CHECKING, Any, NamedTuple

from antre.core.drawing import GOLD, INK, PALE, PARCHMENT, SERIF, breadth, rect, text
from antre.core.emblems import emblem, shields
from antre.core.scene import Piece, Scene, Zone
from antre.core.view import BACK
from antre.core.voice import spaced

if TYPE_CHECKING:
    from antre.core.state import State
    from antre.core.words import Words

KERNEL = ("seat", "over", "waiting", "rule", "question")
# More equal tokens in a row than this are one token and their number.
FEW = 5
PHONE, PANEL, GAP, PAD = 344, 228, 8, 10
TOKEN, SPACE, BESIDE, LABEL = 26, 5, 14, 13
WOOD, SHADE = "#3a2d22", "#221a14"


class Field(NamedTuple):
    """A field of the view: its name, what it is called, and lines of a caption and tokens."""

    name: str
    label: str
    lines: list[tuple[str, list[str]]]


def plain_scene(state: State, seat: int, words: Words, shape: str) -> Scene:
    game, seats = state.setup.game, state.setup.seats
    scene = Scene(game.slug, seat, shape, words.language, game.title[words.language])
    scene.defs = shields(game.seats[-1])
    view = state.view(seat)
    _fill(
        scene, Zone("table", "shared", words.say("plain-table"), 0, 0), shared(view, seats, words)
    )
    for other in range(seats):
        role = "own" if other == seat else "other"
        zone = Zone(f"seat:{other}", role, words.name(other), 0, 0, other)
        _fill(scene, zone, owned(view, other, seats, words))
    scene.seats = [_seat(state, scene, other, seat, words) for other in range(seats)]
    if seat in view["waiting"]:
        scene.question = _question(state, seat, words)
    return scene


# --- what belongs to whom, and how it is written


def shared(view: dict[str, Any], seats: int, words: Words) -> list[Field]:
    """What belongs to nobody."""
    return [
        _field(name, value, words)
        for name, value in view.items()
        if name not in KERNEL and value is not None and not _belongs_to_seats(value, seats)
    ]


def owned(view: dict[str, Any], seat: int, seats: int, words: Words) -> list[Field]:
    """What belongs to a seat, as far as it is seen."""
    return [
        _field(name, value[seat], words)
        for name, value in view.items()
        if name not in KERNEL and _belongs_to_seats(value, seats) and value[seat] is not None
    ]


def _belongs_to_seats(value: Any, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats


def _field(name: str, value: Any, words: Words) -> Field:
    key = f"field-{name.replace('_', '-')}"
    return Field(name, words.say(key) if words.has(key) else spaced(name), list(_lines(value)))


def _lines(value: Any) -> Iterator[tuple[str, list[str]]]:
    if isinstance(value, dict):
        for name, inside in value.items():
            yield spaced(str(name)), _tokens(inside)
    elif isinstance(value, list) and any(isinstance(item, (list, dict)) for item in value):
        for place, inside in enumerate(value, start=1):
            yield str(place), _tokens(inside)
    else:
        yield "", _tokens(value)


def _tokens(value: Any) -> list[str]:
    """A value as few words: a token for each thing."""
    if not isinstance(value, list):
        return [said(value)]
    tokens = []
    for token, group in groupby(map(said, value)):
        count = len(list(group))
        tokens += [f"{token} × {count}"] if count > FEW else [token] * count
    return tokens or ["–"]


def said(value: Any) -> str:
    """A value of the view in a line."""
    if value is None or isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, dict):
        return ", ".join(f"{name} {said(inside)}" for name, inside in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(map(said, value)) or "–"
    return str(value)


# --- panels


def _fill(scene: Scene, zone: Zone, fields: list[Field]) -> None:
    """Panels in rows, each row as high as its highest panel; a few of them in the middle."""
    scene.zones.append(zone)
    tall = scene.shape == "tall"
    columns = 1 if tall or zone.role == "other" else 3
    zone.width = PHONE if tall else columns * (PANEL + GAP) + GAP
    zone.height = GAP
    width = zone.width - 2 * GAP if columns == 1 else PANEL
    left = (zone.width - min(columns, len(fields)) * (width + GAP) + GAP) / 2
    for first in range(0, len(fields), columns):
        row = [(field, _panel(field, width)) for field in fields[first : first + columns]]
        height = max(height for _, (_, height) in row)
        for column, (field, (drawn, _)) in enumerate(row):
            face = scene.face(rect(0, 0, width, height, WOOD, rx=7) + drawn)
            box = (left + column * (width + GAP), zone.height, width, height)
            zone.pieces.append(Piece(f"{zone.id}:{field.name}", face, box, _label(field)))
        zone.height += height + GAP


def _label(field: Field) -> str:
    lines = (f"{caption} {', '.join(tokens)}".strip() for caption, tokens in field.lines)
    return f"{field.label}: {'; '.join(lines)}"


def _panel(field: Field, width: float) -> tuple[str, float]:
    """What stands in a panel, and how high it is: the label, then each line with its tokens."""
    drawn = text(PAD, 22, field.label, LABEL, PALE)
    indent = PAD + breadth(field.label, LABEL) + BESIDE
    if not _fits(field.lines, indent, width):
        indent = PAD
    y = 4.0 if indent > PAD else 4.0 + TOKEN
    for caption, tokens in field.lines:
        x = indent
        if caption:
            drawn += text(x, y + 18, caption, LABEL, GOLD)
            x += breadth(caption, LABEL) + BESIDE
        for token in tokens:
            if x > indent and x + _size(token) > width - PAD:
                x, y = indent, y + TOKEN + SPACE
            drawn += _token(token, x, y, width - PAD - x)
            x += _size(token) + SPACE
        y += TOKEN + SPACE
    return drawn, y + 3


def _fits(lines: Iterable[tuple[str, list[str]]], indent: float, width: float) -> bool:
    """Is there room for everything in one line beside the label?"""
    return (
        all(
            not caption and indent + sum(_size(token) + SPACE for token in tokens) <= width - PAD
            for caption, tokens in lines
        )
        and len(list(lines)) == 1
    )


def _size(token: str) -> float:
    return max(TOKEN, breadth(token, LABEL + 2) + 12)


def _token(token: str, x: float, y: float, room: float) -> str:
    hidden = token.startswith(BACK)
    ground, ink = (SHADE, GOLD) if hidden else (PARCHMENT, INK)
    width = min(_size(token), room)
    size = min(LABEL + 2, (LABEL + 2) * (width - 8) / max(breadth(token, LABEL + 2), 1))
    edge = GOLD if hidden else None
    return rect(x, y, width, TOKEN, ground, rx=5, stroke=edge, stroke_opacity=0.5) + text(
        x + width / 2, y + 18, token, max(LABEL, size), ink, anchor="middle", family=SERIF,
        weight=700,
    )  # fmt: skip


# --- seats and questions


def _seat(state: State, scene: Scene, seat: int, viewer: int, words: Words) -> dict[str, Any]:
    game = state.setup.game
    parts = game.engine.known_breakdown(state, seat, viewer)
    return {
        "seat": seat,
        "score": sum(parts.values()),
        "waiting": seat in state.waiting,
        "emblem": scene.face(emblem(seat, 48)),
        "facts": [],
        "parts": [
            {"label": game.voice.part(name, words), "value": value} for name, value in parts.items()
        ],
    }


def _question(state: State, seat: int, words: Words) -> dict[str, Any]:
    decision, voice = state.decision(seat), state.setup.game.voice
    labels = [voice.option(state.setup.content, option, words) for option in decision.options]
    return {
        "text": voice.question(state, seat, words),
        "rule": decision.rule,
        "number": decision.number,
        "options": [
            {"option": option.text, "label": label, "piece": None, "habit": option.habit}
            for option, label in zip(decision.options, labels, strict=True)
        ],
        "plan": None,
    }
