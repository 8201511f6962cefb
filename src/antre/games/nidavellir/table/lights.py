"""Which pieces of the scene an event of Nidavellir is about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def lights(event: Mapping[str, Any]) -> list[list[str]]:
    """The cards, coins and heroes an event names, in the order they come to mind."""
    if event["kind"] == "enter":
        return [[f"card:{card}" for card in cards] for cards in event["taverns"]]
    if event["kind"] == "reveal":
        return [[f"bid:{seat}:{event['tavern']}" for seat in range(len(event["bids"]))]]
    if "hero" in event:
        return [[f"hero:{event['hero']}"]]
    cards = event.get("cards", [event["card"]] if "card" in event else [])
    return [[f"card:{card}" for card in cards]] if cards else []
