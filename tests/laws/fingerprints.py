"""Prints how a seeded game at every table ends; run by the law of determinism in fresh processes.

python -m tests.laws.fingerprints
"""

from __future__ import annotations

import random
import sys

from tests.laws.tables import TABLES, decisions, new


def lines() -> list[str]:
    """One line a table: where its game ended, and how."""
    found = []
    for slug, seats in TABLES:
        for seed in (1, 2):
            *_, state = decisions(new(slug, seats, seed), random.Random(seed))
            found.append(f"{slug} {seats} {seed} {state.fingerprint()} {list(state.scores)}")
    return found


if __name__ == "__main__":
    sys.stdout.write("\n".join(lines()) + "\n")
