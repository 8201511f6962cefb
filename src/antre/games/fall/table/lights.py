"""Which pieces of the scene an event of Fall is about; an invader's way lights step by step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antre.games.fall.content.content import FallContent

PIECES = {
    "gnome_appears": "cavern:{cavern}", "rally_moves": "rally:{clan}", "settle": "cavern:{cavern}",
    "pawn_stands": "pawn:{champion}", "card_placed": "card:{card}",
    "use_claw": "champion:{champion}", "pawn_moves": "pawn:{champion}", "attack": "cavern:{cavern}",
    "takeover": "cavern:{cavern}", "votes": "clan:{clan}", "influence": "track:{champion}",
    "wheel_moves": "wheel", "boost_rises": "boost:{seat}", "breach": "rally:{clan}",
    "invasion": "gate:{slot}", "troll_falls": "cavern:{cavern}", "entrench": "cavern:{cavern}",
    "champion_won": "champion:{champion}", "star": "star:{champion}", "hall_counts": "hall:{hall}",
    "clan_counts": "clan:{clan}",
}  # fmt: skip


def lights(content: FallContent, event: Mapping[str, Any]) -> list[list[str]]:
    kind = event["kind"]
    if kind in ("invader_enters", "invader_dies"):
        return [[f"cavern:{cavern}"] for cavern in (*event["path"], event["cavern"])]
    if kind == "lairs":
        return [[f"lair:{site}" for site in event["sites"]]]
    if kind not in PIECES:
        return []
    try:
        return [[PIECES[kind].format_map(event)]]
    except KeyError:
        return []
