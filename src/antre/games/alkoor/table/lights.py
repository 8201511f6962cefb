"""What is seen of an event: the pieces it is about, and the way a figure goes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antre.core.scene import Walk

Event = Mapping[str, Any]
# The fields of events that name a piece, and the piece.
PIECES = {
    "hero": "hero:{}", "space": "space:{}", "place": "space:{}", "item": "item:{}",
    "board": "board:{}", "die": "die:{}", "skill": "skill:{}", "room": "room:{}",
}  # fmt: skip


def lights(event: Event) -> list[list[str]]:
    """Whatever an event names and lies on the table, one after the other."""
    return [
        [piece.format(event[field])]
        for field, piece in PIECES.items()
        if event.get(field) not in (None, "")
    ]


def walk(event: Event) -> Walk | None:
    return None
