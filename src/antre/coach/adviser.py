"""Which search thinks for the coach: for advice, and where a choice is looked at again."""

from __future__ import annotations

from antre.bots import able
from antre.core.setup import Setup


def adviser(setup: Setup, seconds: float) -> str:
    """By its name, for so long: it thinks as the expert does, where the game has one."""
    search = "net" if able(["expert"], setup) else "mcts"
    return f"{search}:{max(1, round(1000 * seconds))}ms"
