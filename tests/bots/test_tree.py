"""The memory of a search: what is tried of hundreds of options, and what is learned of them."""

from __future__ import annotations

from math import sqrt

import pytest

from antre.bots.tree import FEW, Edge, Manner, Node
from antre.core.option import Option

MANNER = Manner(curiosity=0.1, trust=4.0, point=0.02, best_line=False)
OPTIONS = [Option(f"place:{number}") for number in range(300)]


def visited(guesses: dict[Option, float], times: int) -> set[Option]:
    node = Node()
    node.edges = {option: Edge(guess) for option, guess in guesses.items()}
    for _ in range(times):
        _, edge = node.select(OPTIONS, 0.5, MANNER)
        edge.learn(0.5, best_line=False)
    return {option for option, edge in node.edges.items() if edge.visits}


def test_few_options_are_tried_and_more_as_visits_grow() -> None:
    guesses = {option: -0.001 * number for number, option in enumerate(OPTIONS)}
    soon, later = visited(guesses, 50), visited(guesses, 900)
    assert soon <= set(OPTIONS[: FEW + int(sqrt(50))])
    assert len(soon) < len(later) <= FEW + int(sqrt(900))


def test_the_most_promising_option_is_tried_first() -> None:
    guesses = dict.fromkeys(OPTIONS, -1.0) | {OPTIONS[217]: 0.0}
    assert visited(guesses, 1) == {OPTIONS[217]}


@pytest.mark.parametrize(("best_line", "worth"), [(True, 0.9), (False, 0.4)])
def test_who_plans_alone_goes_by_the_best_sequel_and_others_by_the_mean(
    best_line: bool, worth: float
) -> None:
    edge = Edge(0.0)
    for reward in (0.1, 0.9, 0.2):
        edge.learn(reward, best_line)
    assert edge.worth == pytest.approx(worth)
