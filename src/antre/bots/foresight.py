"""Looking one step ahead: what a seat's position is worth after each of its options."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.option import Option
from antre.core.state import State


def foresee(world: State, seat: int, options: Sequence[Option]) -> list[float]:
    """The evaluation, in points, of the position after each option; the world is left alone."""
    evaluate = world.setup.game.evaluate
    values = []
    for option in options:
        after = world.clone()
        after.play(seat, option)
        values.append(evaluate(after, seat))
    return values
