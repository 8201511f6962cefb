"""Who has how much to say in a region, and who dominates it."""

from __future__ import annotations

from antre.games.garden.content.names import BY_REGIONS_AROUND, BY_REPUTATION, NO_TIE
from antre.games.garden.rules.state import NOBODY, Garden
from antre.games.garden.rules.troops import influence


def influences(state: Garden, region: int) -> list[int]:
    """By seat."""
    return [influence(state, seat, region) for seat in range(state.setup.seats)]


def adjacent_sum(state: Garden, seat: int, region: int) -> int:
    """All influence in the regions around, devastated ones included."""
    return sum(influence(state, seat, other) for other in state.layout.near[region])


def ranks(state: Garden, region: int, own: list[int]) -> tuple[int, ...]:
    """The seats with influence, the most influential first.

    Equal ones compare what they have in the regions around, and then their reputation.
    """
    present = [seat for seat in state.standing if own[seat]]
    if len(present) < 2:
        return tuple(present)
    values = [own[seat] for seat in present]
    if len(set(values)) == len(values):
        return tuple(sorted(present, key=lambda seat: -own[seat]))
    return tuple(sorted(present, key=lambda seat: (-own[seat], -adjacent_sum(state, seat, region))))


def tie_break(state: Garden, region: int, own: list[int], first: int) -> int:
    """What put the first before others with as much influence, if there are any."""
    rivals = [seat for seat, value in enumerate(own) if value == own[first] and seat != first]
    if not rivals:
        return NO_TIE
    around = adjacent_sum(state, first, region)
    even = any(adjacent_sum(state, seat, region) == around for seat in rivals)
    return BY_REPUTATION if even else BY_REGIONS_AROUND


def dominator(state: Garden, region: int, own: list[int]) -> int:
    """The first of all, if that is more than the neutral nation has."""
    if max(own) <= state.neutral[region]:
        return NOBODY
    return ranks(state, region, own)[0]
