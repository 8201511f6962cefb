"""What the regions promise: points at the scorings to come, and harvests until then."""

from __future__ import annotations

from antre.games.garden.content.layout import regions_in
from antre.games.garden.rules.domination import DOMINATION
from antre.games.garden.rules.ranking import influences
from antre.games.garden.rules.state import NOBODY, Garden

# The next scoring counts whole, each later one less.
NEXT, LATER = 1.0, 0.7
# Of what a region promises, so much goes by rank and the rest by share of influence.
BY_RANK, BY_SHARE = 0.65, 0.35
HARVEST = 0.3
MAGIC = 0.35


class Land:
    """Influence by region and seat, who stands where, and what that is worth to each seat."""

    __slots__ = ("dominators", "worth")

    def __init__(self, state: Garden) -> None:
        seats = state.setup.seats
        self.worth = [0.0] * seats
        self.dominators: dict[int, int] = {}
        scorings = scorings_to_come(state)
        merit = {seat: -place for place, seat in enumerate(state.standing)}
        for region in regions_in(state.layout.open):
            own = influences(state, region)
            ranked = sorted((seat for seat in range(seats) if own[seat]),
                            key=lambda seat: (own[seat], merit[seat]), reverse=True)  # fmt: skip
            beats = bool(ranked) and own[ranked[0]] > state.neutral[region]
            waste = state.devastated >> region & 1
            self.dominators[region] = ranked[0] if beats and not waste else NOBODY
            self._share(state, region, own, ranked, scorings)

    def _share(
        self, state: Garden, region: int, own: list[int], ranked: list[int], scorings: float
    ) -> None:
        values = state.layout.points(state.tiles[region])
        total = sum(own) + state.neutral[region]
        waste = state.devastated >> region & 1
        for place, seat in enumerate(ranked):
            points = values[place] if place < len(values) else 0
            worth = BY_RANK * points + BY_SHARE * values[0] * own[seat] / total
            self.worth[seat] += scorings * worth
            if not waste and place < 3:
                self.worth[seat] += HARVEST * state.layout.income(state.tiles[region])
        if (first := self.dominators[region]) != NOBODY:
            self.worth[first] += MAGIC * state.magic[region]


def scorings_to_come(state: Garden) -> float:
    """How often regions will score, later scorings counting for less."""
    left = len(state.box.track.red) - state.red_ships
    if DOMINATION in state.stack:
        left += state.scorings
    return NEXT + LATER * (left - 1) if left else 0.0
