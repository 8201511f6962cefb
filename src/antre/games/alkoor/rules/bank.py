"""The bank is a purse: gems are drawn from it blindly."""

from __future__ import annotations

from antre.games.alkoor.rules.state import Alkoor


def draw_gems(state: Alkoor, count: int) -> list[int]:
    """Gems out of the purse, as many as are left."""
    bank = state.bank
    bag = [0] * bank[0] + [1] * bank[1] + [2] * bank[2] + [3] * bank[3] + [4] * bank[4]
    drawn = state.deal(bag, min(count, len(bag)), "gem")
    for colour in drawn:
        bank[colour] -= 1
    return drawn
