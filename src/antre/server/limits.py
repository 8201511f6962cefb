"""How often somebody may ask: buckets that fill again with time."""

from __future__ import annotations

import math
import time
from collections import OrderedDict

from antre.server.errors import Denied

# For each kind of request: how many a second, and how many at once.
RATES = {
    "read": (50.0, 300.0),
    "write": (30.0, 150.0),
    "table": (1.0, 30.0),
    "chat": (0.5, 10.0),
    "password": (0.1, 10.0),
    "logout": (0.2, 30.0),
    "stranger": (50.0, 500.0),
    "page": (50.0, 1_000.0),
}
MOST_BODY = 16 * 1024
MOST_HEADERS = 16 * 1024
MOST_BUCKETS = 50_000


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
