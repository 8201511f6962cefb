"""How often somebody may ask: buckets that fill again with time."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from antre.server.errors import Denied

# For each kind of request: how many a second, and how many at once.
RATES = {
    "read": (50.0, 300.0),
    "write": (30.0, 150.0),
    "table": (1.0, 30.0),
    "tables": (0.5, 60.0),
    "scene": (20.0, 200.0),
    "scenes": (40.0, 600.0),
    "chat": (0.5, 10.0),
    "advice": (0.2, 10.0),
    "what-if": (1.0, 30.0),
    "review": (0.01, 6.0),
    "sign": (1.0, 20.0),
    "password": (0.1, 10.0),
    "export": (0.02, 5.0),
    "history": (0.5, 20.0),
    "list": (2.0, 60.0),
    "invitation": (0.1, 20.0),
    "logout": (0.2, 30.0),
    # Calls to an address of one's own: by person, by the whole house, and attempts.
    "turn-call": (0.01, 20.0),
    "house-call": (1.0, 60.0),
    "try-call": (0.02, 5.0),
    "try-calls": (0.05, 20.0),
    "stranger": (50.0, 500.0),
    "page": (50.0, 1_000.0),
}
MOST_BODY = 16 * 1024
# A book that somebody brings along holds many games.
LARGER_BODIES = {"/api/books/bring": 512 * 1024}
MOST_HEADERS = 16 * 1024
MOST_BUCKETS = 50_000
# How many streams may be open at once; at a table those of people who only watch are counted.
MOST_STREAMS = {"guest": 24, "table": 200, "address": 400}


class Limits:
    def __init__(self, active: bool) -> None:
        self.active = active
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: str, who: str) -> None:
        """Count one request; raises Denied when the bucket is empty."""
        if not self.active:
            return
        rate, most = RATES[kind]
        now = time.monotonic()
        left, then = self._buckets.pop((kind, who), (most, now))
        left = min(most, left + (now - then) * rate)
        enough = left >= 1
        self._buckets[kind, who] = (left - enough, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not enough:
            raise Denied(429, "too-often", seconds=math.ceil((1 - left) / rate))


class Streams:
    """How many streams are open, by guest, table and address."""

    def __init__(self, active: bool) -> None:
        self.active = active
        self._open: Counter[tuple[str, str]] = Counter()

    def enter(self, **by: str) -> Callable[[], None]:
        """Count one more stream; raises Denied where there are too many. Call the answer at its
        end."""
        keys = [(kind, who) for kind, who in by.items() if who]
        if self.active and any(self._open[key] >= MOST_STREAMS[key[0]] for key in keys):
            raise Denied(429, "crowded", seconds=30)
        self._open.update(keys)

        def leave() -> None:
            self._open.subtract(keys)
            for key in keys:
                if not self._open[key]:
                    del self._open[key]

        return leave
