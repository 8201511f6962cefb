"""Trials as graphs of objectives: what is written, what follows what."""

from __future__ import annotations

import pytest

from antre.games.alkoor.content.effects import BadNotation
from antre.games.alkoor.content.names import GREEN, ORANGE, RED
from antre.games.alkoor.content.trials import (
    CLEAR,
    COLLECTIVE,
    DARK,
    INDIVIDUAL,
    VITALITY_STEP,
    Objective,
    make_trial,
    parse_trial,
)


def arrows(text: str) -> list[tuple[int, int]]:
    return [(step.on_success, step.on_failure) for step in parse_trial(text).objectives]


def test_the_three_usual_graphs() -> None:
    assert arrows("one(C red 7)") == [(CLEAR, DARK)]
    assert arrows("both(C red 6, I orange 2)") == [(1, DARK), (CLEAR, DARK)]
    assert arrows("either(I orange 4, C green 9)") == [(CLEAR, 1), (CLEAR, DARK)]
    first, second = parse_trial("either(I orange 4, C green 9)").objectives
    assert (first.kind, first.colour, first.target) == (INDIVIDUAL, ORANGE, 4)
    assert (second.kind, second.colour, second.target) == (COLLECTIVE, GREEN, 9)


def test_short_and_written_out_are_the_same() -> None:
    written = parse_trial("a: C red 6 > b / dark; b: I orange 2 > clear / dark")
    assert written == parse_trial("both(C red 6, I orange 2)")


def test_any_graph_without_a_ring_of_four_objectives_at_most() -> None:
    """A fork that comes together again, with a test of Vitality on one way."""
    text = "a: C red 6 > b / c; b: I red 2 > clear / d; c: V > d; d: C blue 3 > clear / dark;"
    trial = parse_trial(text)
    assert arrows(text) == [(1, 2), (CLEAR, 3), (3, 3), (CLEAR, DARK)]
    assert trial.ahead == (0b1110, 0b1000, 0b1000, 0)
    step = trial.objectives[2]
    assert (step.kind, step.colour) == (VITALITY_STEP, -1)


def test_a_graph_may_be_made_without_a_text() -> None:
    alone = Objective(COLLECTIVE, RED, 20, CLEAR, DARK)
    assert make_trial([alone]) == parse_trial("one(C red 20)")
    ring = [
        Objective(COLLECTIVE, RED, 5, 1, DARK),
        Objective(COLLECTIVE, RED, 5, CLEAR, 2),
        Objective(COLLECTIVE, RED, 5, 1, DARK),
    ]
    with pytest.raises(BadNotation, match="back to itself"):
        make_trial(ring)
    with pytest.raises(BadNotation, match="0 objectives found"):
        make_trial([])
