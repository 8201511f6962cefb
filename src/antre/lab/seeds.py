"""Seeds that come from seeds, so that one number settles a whole tournament."""

from __future__ import annotations

from antre.core.chance import GOLDEN, MASK64, scramble


def branch(seed: int, number: int) -> int:
    """The seed of one of many things that share a seed; no two of them go together."""
    return scramble(scramble(seed + GOLDEN & MASK64) + (number + 1) * GOLDEN & MASK64)
