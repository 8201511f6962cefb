"""Figures for whoever runs the house, on a port of their own."""

from __future__ import annotations

import re
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from antre.server.metrics import Histogram, kind_of, sample
from tests.server.den import Den, open_den, play
from tests.server.processes import free_port

LINE = re.compile(
    r'(# (HELP|TYPE) [a-z_]+ .+)|[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+'
)


def read(port: int, path: str = "/metrics") -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=10) as reply:
        assert reply.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = reply.read().decode().splitlines()
    assert all(LINE.fullmatch(line) for line in lines), lines
    pairs = (line.rsplit(" ", 1) for line in lines if not line.startswith("#"))
    return {name: float(value) for name, value in pairs}


def test_figures_tell_what_the_house_does(tmp_path: Path) -> None:
    port = free_port()
    with open_den(tmp_path, metrics=("127.0.0.1", port)) as den:
        anna = den.guest("Anna")
        table = anna.lay("me", "hot:Léa", start=True)
        played = play(anna, table, seed=1, most=5)
        anna.ask("POST", f"/api/tables/{table}/decide", seat=0, options=["bid:b4"],
                     number=999)  # fmt: skip
        anna.lay("me", "open")
        figures = read(port)
        assert figures['antre_tables{status="playing"}'] == 1
        assert figures['antre_tables{status="lobby"}'] == 1
        assert figures["antre_decisions_total"] == played == 5
        assert figures['antre_requests_total{kind="decide",status="409"}'] == 1
        assert figures['antre_request_seconds_count{kind="decide"}'] == played + 1
        assert figures['antre_request_seconds_bucket{kind="decide",le="+Inf"}'] == played + 1
        assert figures["antre_listeners"] == figures["antre_bots_waiting"] == 0
        assert figures["process_resident_memory_bytes"] > 1e6
        with pytest.raises(urllib.error.HTTPError, match="404"):
            read(port, "/")
        assert table not in str(figures)


def test_players_never_come_past_the_figures(den: Den) -> None:
    assert den.guest().request("GET", "/metrics").status_code == 404


def test_a_taken_port_keeps_no_house_from_opening(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    port = free_port()
    with (
        open_den(tmp_path / "one", metrics=("127.0.0.1", port)),
        open_den(tmp_path / "two", metrics=("127.0.0.1", port)) as second,
    ):
        assert second.guest("Anna").ok("GET", "/api/me")["name"] == "Anna"
    assert f"no figures at 127.0.0.1, port {port}" in caplog.text


def test_a_histogram_counts_upwards() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.001, 0.3, 60.0):
        histogram.observe(seconds)
    lines = histogram.lines("x", {"kind": "y"})
    assert lines[0] == 'x_bucket{kind="y",le="0.001"} 2'
    assert lines[-3:] == ['x_bucket{kind="y",le="+Inf"} 4', 'x_sum{kind="y"} 60.3015',
                          'x_count{kind="y"} 4']  # fmt: skip


def test_labels_are_escaped_and_kinds_are_few() -> None:
    assert sample("x", {"a": 'b"\\\n'}, 1) == r'x{a="b\"\\\n"} 1'
    paths = ("/api/tables/1/decide", "/api/tables/1/stream", "/api/me", "/t/1", "/api/decide")
    assert [kind_of(path) for path in paths] == ["decide", "stream", "api", "page", "api"]
