"""Choices that lead to others are judged by where the best way to go on ends."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.option import Option
from antre.games.garden.judgement.evaluate import evaluate
from antre.games.garden.rules.mountain import CarryAlong
from antre.games.garden.rules.state import Garden

# Questions that only finish what the choice before them began.
FOLLOWING = (CarryAlong,)


def foresee_to_the_end(state: Garden, seat: int, options: Sequence[Option]) -> list[float]:
    return [follow(state, seat, option) for option in options]


def follow(state: Garden, seat: int, option: Option) -> float:
    """What an option is worth if whatever it leads to is answered as it looks best."""
    after = state.clone()
    after.play(seat, option)
    if after.over or not isinstance(after.stack[-1], FOLLOWING):
        return evaluate(after, seat)
    _, options = after.next_options()
    return max(follow(after, seat, following) for following in options)
