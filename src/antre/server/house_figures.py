"""What the figures say about the house at this moment."""

from __future__ import annotations

import time
from collections import Counter

from antre.server.house import House
from antre.server.metrics import Metrics, family

STATUSES = ("lobby", "playing", "over", "stopped")


def tell(house: House, metrics: Metrics) -> str:
    return "\n".join([*house_lines(house), *metrics.lines(), ""])


def house_lines(house: House) -> list[str]:
    tables = house.live.values()
    by_status = Counter(live.table.status for live in tables)
    asked = [live.bot_asked for live in tables if live.bot_asked is not None]
    listeners = sum(len(group) for live in tables for group in live.listeners.values())
    oldest = time.monotonic() - min(asked) if asked else 0.0
    return [
        *family(
            "antre_tables",
            "gauge",
            "Tables in memory.",
            [({"status": status}, by_status[status]) for status in STATUSES],
        ),
        *family("antre_listeners", "gauge", "Open streams.", [({}, listeners)]),
        *family("antre_bots_waiting", "gauge", "Bots that owe an answer.", [({}, len(asked))]),
        *family("antre_bots_waiting_seconds", "gauge", "How long the oldest does.", [({}, oldest)]),
        *family(
            "antre_writes_waiting", "gauge", "Writes not begun.", [({}, house.storage.waiting)]
        ),
        *family(
            "antre_webhook_calls_total",
            "counter",
            "Calls to people who are away.",
            [
                ({"result": result}, count)
                for result, count in sorted(house.turn_calls.sender.made.items())
            ],
        ),
    ]
