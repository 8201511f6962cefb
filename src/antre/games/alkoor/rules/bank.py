"""The bank is a purse: gems are drawn from it blindly."""

from __future__ import annotations

from antre.games.alkoor.rules.state import COLOURS, Alkoor


def draw_gems(state: Alkoor, count: int) -> list[int]:
    """Gems out of the purse, as many as are left."""
    bank = state.bank
    bag = [colour for colour in COLOURS for _ in range(bank[colour])]
    drawn = state.deal(bag, min(count, len(bag)), "gem")
    for colour in drawn:
        bank[colour] -= 1
    return drawn
