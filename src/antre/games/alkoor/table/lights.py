"""What is seen of an event: the pieces it is about, and the way a figure goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antre.core.scene import Walk

Event = Mapping[str, Any]
# The fields of events that name a piece, and the piece.
PIECES = {"hero": "hero:{}", "item": "item:{}", "skill": "skill:{}"}
FIGURES = {"team_moved": "team", "avatar_moved": "avatar"}


def lights(event: Event) -> list[list[str]]:
    """Whatever an event names and lies on the table, one after the other."""
    if event["kind"] in FIGURES:
        return [[FIGURES[event["kind"]]]]
    found = [
        [piece.format(event[field])]
        for field, piece in PIECES.items()
        if event.get(field) is not None
    ]
    if isinstance(event.get("board"), int):
        found.append([f"board:{event['board'] + 1}"])
    return found


def walk(event: Event) -> Walk | None:
    """The lantern and the Avatar go from where they stand."""
    figure = FIGURES.get(event["kind"])
    if figure is None:
        return None
    return Walk(figure=figure, by=[figure, piece_of(event["to"])], stays=True)


def piece_of(place: str | int) -> str:
    """A place on the way as a piece."""
    kind, _, number = str(place).partition("-")
    return f"room:{number}" if kind == "room" else f"space:{place}"
