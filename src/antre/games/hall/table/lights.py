"""Which pieces of the scene an event of the Hall is about; a cascade lights up row by row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antre.games.hall.content.content import HallContent
from antre.games.hall.rules.pack import ROWS

PIECES = {
    "portal": "gate:{seat}",
    "stock": "shop:{workshop}",
    "recruit": "troll:{card}", "refill": "troll:{card}", "join": "troll:{card}",
    "cast": "spell:{spell}", "reveal": "spell:{spell}",
    "activate": "site:{cell}", "found": "site:{cell}",
    "unearth": "statue:{cell}",
    "set_pedestal": "pedestal:{cell}",
    "hall": "hall:{hall}",
}  # fmt: skip


def lights(content: HallContent, event: Mapping[str, Any]) -> list[list[str]]:
    kind = event["kind"]
    if kind == "cascade":
        return _cascade(content, event)
    if kind in ("dig", "lay"):
        return [[f"tunnel:{event['cells'][0]}"]]
    if kind == "draft":
        return [[troll(content, event["seat"], event["card"])]]
    return [[PIECES[kind].format_map(event)]] if kind in PIECES else []


def _cascade(content: HallContent, event: Mapping[str, Any]) -> list[list[str]]:
    """From the new troll down, row by row."""
    cards = {place: card for (place, _), card in zip(event["places"], event["cards"], strict=True)}
    rows = [[cards[place] for place in row if place in cards] for row in ROWS]
    return [[troll(content, event["seat"], card) for card in row] for row in rows if row]


def troll(content: HallContent, seat: int, card: str) -> str:
    """A starting troll exists once for each seat."""
    level = content.card_level[content.card_name.index(card)]
    return f"troll:{card}" if level else f"starter:{seat}:{card}"
