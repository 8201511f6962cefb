"""Signs of one character for the terminal: resources, clans, zones."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from antre.core.drawing import GOLD

RESOURCE_SIGNS = {
    "stone": "▪", "iron": "◆", "heartstone": "♥", "cart": "⊕", "clan_cart": "⊗", "hammer": "⚒",
    "rune": "ᚱ", "coin": "¤",
}  # fmt: skip
RESOURCE_COLOURS = {
    "stone": "#b8b2a8", "iron": "#8fa0b2", "heartstone": "#e4576a", "cart": "#c99a66",
    "clan_cart": "#c99a66", "hammer": "#9fb4c8", "rune": "#5fc4ad", "coin": GOLD,
}  # fmt: skip
CLAN_SIGNS = {"fire": "▲", "ice": "✱", "moon": "☾", "mud": "■", "start": "○"}
CLAN_COLOURS = {
    "fire": "#e07a3f", "ice": "#7cc6d6", "moon": "#c9c3e6", "mud": "#b08a62", "start": "dim",
}  # fmt: skip
# A pedestal of each clan, and what an undug space of each zone looks like, from outside to inside.
PEDESTAL_SIGNS = {"fire": "△", "ice": "✲", "moon": "☽"}
ZONE_SIGNS = ("·", ":", "+", "*", "%")
ZONE_COLOURS = ("#6b6b73", "#9a9aa2", "#9c7650", "#d98a4a", "#e2c044")


def signs(amounts: Mapping[str, int]) -> Text:
    """Each resource by its sign, as often as it is there: ▪▪⊕."""
    text = Text()
    for kind, count in amounts.items():
        text.append(RESOURCE_SIGNS[kind] * count, style=RESOURCE_COLOURS[kind])
    return text


def tally(amounts: Mapping[str, int]) -> Text:
    """Each resource by its sign and number: ▪3 ⊕1."""
    parts = [
        Text(f"{RESOURCE_SIGNS[kind]}{count}", style=RESOURCE_COLOURS[kind])
        for kind, count in amounts.items()
    ]
    return Text(" ").join(parts)


def clan_sign(clan: str) -> Text:
    return Text(CLAN_SIGNS[clan], style=f"bold {CLAN_COLOURS[clan]}")
