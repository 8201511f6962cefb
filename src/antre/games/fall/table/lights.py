"""What is seen of an event of Fall: the pieces it is about, and the way a figure goes.

Invaders come from a gate by way of caverns, trolls go from space to space, the wheel pawn from
space to space of the wheel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antre.core.scene import Walk
from antre.games.fall.content.board import CAVERN_NAMES
from antre.games.fall.content.content import FallContent

Event = Mapping[str, Any]
PIECES = {
    "gnome_appears": "cavern:{cavern}", "rally_moves": "rally:{clan}", "settle": "cavern:{cavern}",
    "pawn_stands": "pawn:{champion}", "card_placed": "card:{card}",
    "use_claw": "champion:{champion}", "pawn_moves": "pawn:{champion}", "attack": "cavern:{cavern}",
    "slain": "cavern:{cavern}", "repelled": "cavern:{cavern}", "takeover": "cavern:{cavern}",
    "votes": "clan:{clan}", "influence": "track:{champion}", "invasion": "gate:{slot}",
    "look_at_gate": "gate:{slot}", "invader_enters": "cavern:{cavern}",
    "invader_dies": "cavern:{cavern}", "entrench": "cavern:{cavern}",
    "champion_won": "champion:{champion}",
    "star": "star:{champion}", "hall_counts": "hall:{hall}", "domain": "domain:{clan}",
    "clan_counts": "clan:{clan}",
}  # fmt: skip
# A tripwire snaps, and then what it sets free.
WIRES = {"boost_rises": ("wire:boost", "boost:{seat}"), "breach": ("wire:breach", "rally:{clan}")}


def lights(content: FallContent, event: Event) -> list[list[str]]:
    kind = event["kind"]
    if kind == "lairs":
        return [[f"lair:{site}" for site in event["sites"]]]
    if kind == "cover_symbols":
        return [[f"symbol:{event['seat']}:{cell}" for cell in event["cells"]]]
    if kind == "troll_falls":
        return [[f"cavern:{event['cavern']}", f"boost:{event['seat']}"]]
    if kind == "wheel_moves":
        return [[f"wheel:{event['space']}"]]
    if kind in WIRES:
        return [[piece.format_map(event)] for piece in WIRES[kind]]
    return [[PIECES[kind].format_map(event)]] if kind in PIECES else []


def walk(content: FallContent, event: Event) -> Walk | None:
    kind = event["kind"]
    if kind in ("invader_enters", "invader_dies"):
        by = [f"door:{event['path'][0]}", *(f"cavern:{cavern}" for cavern in event["path"])]
        return Walk(figure="gnome-token", by=by, stays=kind == "invader_enters")
    if kind == "trolls_move":
        by = [place(event["from"]), place(event["to"])]
        return Walk(figure=f"boost:{event['seat']}", by=by, stays=True)
    if kind == "wheel_moves":
        spaces = len(content.wheel)
        back = range(event["steps"], -1, -1)
        by = [f"wheel:{(event['space'] - 1 - far) % spaces + 1}" for far in back]
        return Walk(figure="wheel-pawn", by=by, stays=True)
    return None


def place(space: str) -> str:
    """The piece of a cavern or a lair."""
    return f"cavern:{space}" if space in CAVERN_NAMES else f"lair:{space}"
