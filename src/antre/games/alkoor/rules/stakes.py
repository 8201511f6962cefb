"""What a Hero is about to suffer, by a test of Vitality or by Defence."""

from __future__ import annotations

from antre.games.alkoor.rules.heroes import slot_of, vitality
from antre.games.alkoor.rules.state import NOTHING, Alkoor

UNHARMED, WOUNDED, DEAD = range(3)


def verdict(rolled: int, vitality: int) -> int:
    """Equal is best: the Hero is unharmed; lower wounds, higher kills."""
    if rolled == vitality:
        return UNHARMED
    return WOUNDED if rolled < vitality else DEAD


def stake(state: Alkoor) -> int:
    """What the Hero being tested is about to suffer."""
    slot = slot_of(state, state.tested) if state.tested != NOTHING else NOTHING
    if slot == NOTHING or state.warded:
        return UNHARMED
    if state.losses:
        return WOUNDED if vitality(state, slot) > state.losses else DEAD
    return verdict(state.vitality_die, vitality(state, slot))
