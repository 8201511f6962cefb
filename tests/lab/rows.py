"""Rows of games nobody played, for tests of what is made of them."""

from __future__ import annotations

from antre.core.outcome import Outcome, Sides, alone, by_points
from antre.lab.rows import Made, Row


def row(
    bots: tuple[str, ...], scores: tuple[int, ...], winners: tuple[int, ...] | None = None
) -> Row:
    """A game of rivals; without `winners`, those with most points won."""
    sides = alone(len(bots))
    outcome = by_points(sides, scores, "points")
    if winners is not None and winners != outcome.winners:
        outcome = by_points(sides, scores, "points", [seat in winners for seat in range(len(bots))])
    return made(bots, scores, sides, outcome)


def made(bots: tuple[str, ...], scores: tuple[int, ...], sides: Sides, outcome: Outcome) -> Row:
    tournament = Made("none", "1", "0" * 12, "0", len(bots), {}, 0)
    return Row(
        made=tournament,
        number=0,
        seed=0,
        bots=bots,
        scores=scores,
        sides=sides,
        winners=outcome.winners,
        utilities=outcome.utilities,
        margins=outcome.margins,
        decisions=(1,) * len(bots),
        length=len(bots),
        traits=((),) * len(bots),
        breakdown=({},) * len(bots),
    )
