"""Law: the same seed and the same choices give the same game, here and on any machine."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws.fingerprints import lines
from tests.laws.tables import decisions, every_table, new, now_and_then, whole

ROOT = Path(__file__).parents[2]


@every_table
def test_the_same_seed_gives_the_same_game(slug: str, seats: int) -> None:
    one, other = (
        [whole(state) for _, state in now_and_then(new(slug, seats, seats), random.Random(seats))]
        for _ in range(2)
    )
    assert one == other


@every_table
def test_another_seed_gives_another_game(slug: str, seats: int) -> None:
    ends = set()
    for seed in range(10):
        *_, state = decisions(new(slug, seats, 2 * seed), random.Random(0))
        ends.add(state.record.entries)
    assert len(ends) == 10


@pytest.mark.parametrize("hash_seed", ["0", "1", "4294967295"])
def test_no_order_hangs_on_hashes(hash_seed: str) -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "tests.laws.fingerprints"],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert printed.stdout.splitlines() == lines()
