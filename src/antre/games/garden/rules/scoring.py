"""Points for regions, in rounds in which a red ship is reached."""

from __future__ import annotations

from antre.games.garden.content.names import FROM_REGIONS, SOURCES
from antre.games.garden.rules import events
from antre.games.garden.rules.state import Garden


def score_region(state: Garden, region: int, ranks: tuple[int, ...]) -> None:
    """The values of the score tile, from the most influential player downwards."""
    values = state.layout.points(state.tiles[region])
    for place, (seat, value) in enumerate(zip(ranks, values, strict=False), 1):
        points = value * state.scorings
        state.points[len(SOURCES) * seat + FROM_REGIONS] += points
        state.tell(events.Scores, seat, region, place, points)
