"""Figures about a running house, in the text format that Prometheus reads.

They count and measure; no table, guest or address is ever named.
"""

from __future__ import annotations

import os
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from starlette.types import ASGIApp, Message, Receive, Scope, Send

import antre

# Upper bounds in seconds: about three for each power of ten.
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
TYPE = b"text/plain; version=0.0.4; charset=utf-8"
Labels = Mapping[str, object]
Samples = Iterable[tuple[Labels, float]]


class Histogram:
    """How many took at most so long."""

    __slots__ = ("counts", "sum")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str, labels: Labels) -> list[str]:
        lines, total = [], 0
        for bound, count in zip([*BOUNDS, "+Inf"], self.counts, strict=True):
            total += count
            lines.append(sample(f"{name}_bucket", {**labels, "le": bound}, total))
        return [
            *lines,
            sample(f"{name}_sum", labels, self.sum),
            sample(f"{name}_count", labels, total),
        ]


class Metrics:
    """What is counted as it happens; the rest is looked up when somebody asks."""

    def __init__(self) -> None:
        self.began = time.time()
        self.requests: Counter[tuple[str, int]] = Counter()
        self.seconds: dict[str, Histogram] = {}
        self.decisions = 0

    def answered(self, kind: str, status: int, seconds: float) -> None:
        self.requests[kind, status] += 1
        if kind == "decide" and status == 200:
            self.decisions += 1
        if kind != "stream":
            # A stream takes as long as somebody listens.
            self.seconds.setdefault(kind, Histogram()).observe(seconds)

    def lines(self) -> list[str]:
        requests = [
            ({"kind": kind, "status": status}, float(count))
            for (kind, status), count in sorted(self.requests.items())
        ]
        lines = family("antre_requests_total", "counter", "Requests answered.", requests)
        lines += family(
            "antre_decisions_total", "counter", "Decisions of people taken.", [({}, self.decisions)]
        )
        lines += heading("antre_request_seconds", "histogram", "How long answers took.")
        for kind, histogram in sorted(self.seconds.items()):
            lines += histogram.lines("antre_request_seconds", {"kind": kind})
        return lines + process_lines(self.began)


class Measured:
    """Times every request."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begin, status = time.perf_counter(), 0

        async def note(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, note)
        finally:
            kind = kind_of(scope["path"])
            self.metrics.answered(kind, status, time.perf_counter() - begin)


def kind_of(path: str) -> str:
    if not path.startswith("/api/"):
        return "page"
    last = path.rpartition("/")[2]
    return last if last in ("decide", "stream") and path.startswith("/api/tables/") else "api"


def process_lines(began: float) -> list[str]:
    times = os.times()
    lines = family("antre_info", "gauge", "Which Antre.", [({"version": antre.__version__}, 1)])
    lines += family(
        "process_cpu_seconds_total", "counter", "Time computed.", [({}, times.user + times.system)]
    )
    lines += family("process_start_time_seconds", "gauge", "When it was opened.", [({}, began)])
    memory = Path("/proc/self/statm")
    if memory.exists():
        pages = int(memory.read_text().split()[1])
        resident = float(pages * os.sysconf("SC_PAGE_SIZE"))
        lines += family("process_resident_memory_bytes", "gauge", "Memory.", [({}, resident)])
        files = float(len(os.listdir("/proc/self/fd")))
        lines += family("process_open_fds", "gauge", "Open files.", [({}, files)])
    return lines


# --- the format


def family(name: str, kind: str, help: str, samples: Samples) -> list[str]:
    return [*heading(name, kind, help), *(sample(name, *one) for one in samples)]


def heading(name: str, kind: str, help: str) -> list[str]:
    return [f"# HELP {name} {help}", f"# TYPE {name} {kind}"]


def sample(name: str, labels: Labels, value: float) -> str:
    inside = ",".join(f'{label}="{escaped(str(text))}"' for label, text in labels.items())
    return f"{name}{{{inside}}} {value:.12g}" if inside else f"{name} {value:.12g}"


def escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
