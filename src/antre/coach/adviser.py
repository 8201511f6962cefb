"""Which search thinks for the coach: for advice, and where a choice is looked at again."""

from __future__ import annotations

from antre.bots import able
from antre.core.setup import Setup


def adviser(setup: Setup, seconds: float) -> str:
    """By its name, for so long: it follows the network of the game where that advises better."""
    judge = setup.game.judge
    search = "net" if judge.network_advises and able(["net"], setup) else "mcts"
    return f"{search}:{max(1, round(1000 * seconds))}ms"
