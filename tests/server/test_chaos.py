"""Kill servers and databases in mid-play: what was acknowledged is there, and play goes on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

BENCHMARKS = Path(__file__).parents[2] / "benchmarks"
CYCLES = {"--sqlite": 60, "--postgres": 6, "--restarts": 3}


def test_crashes_lose_nothing_and_break_nothing() -> None:
    command = [sys.executable, str(BENCHMARKS / "chaos.py"), "--json"]
    asked = [part for name, count in CYCLES.items() for part in (name, str(count))]
    done = subprocess.run(
        [*command, *asked], capture_output=True, text=True, timeout=900, check=False
    )
    assert done.returncode == 0, done.stderr + done.stdout
    figures = json.loads(done.stdout)
    assert [part["cycles"] for part in figures] == list(CYCLES.values())
    for part in figures:
        assert (part["lost"], part["stuck"], part["problems"]) == (0, [], [])
        assert part["acknowledged"] > 2 * part["cycles"], "too little was played to prove anything"


def test_what_is_not_stored_counts_as_lost() -> None:
    """Whoever counts must be able to find something missing."""
    code = """
from breaking.players import Decision, lost
noted = [Decision("t", 0, 0, "a"), Decision("t", 0, 1, "b"), Decision("t", 1, 0, "c")]
assert lost(noted, {("t", 0): ["a", "b"], ("t", 1): ["c", "d"]}) == 0
assert lost(noted, {("t", 0): ["a"], ("t", 1): ["d"]}) == 2
assert lost(noted, {}) == 3
"""
    subprocess.run([sys.executable, "-c", code], cwd=BENCHMARKS, env=os.environ, check=True)
