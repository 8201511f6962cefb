"""The learner reckons as the network plays, and what turned out well becomes more likely."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from antre.bots.network import Network, Shape
from antre.core.game import find
from antre.core.setup import Setup
from antre.lab.learn.learner import Learner, Recipe, Sheet, forward, weighed
from antre.lab.learn.lessons import Lessons
from tests.lab.learn.runs import plan

LARGE = Shape(inputs=40, options=700, first=16, rank=8)


@pytest.mark.parametrize("shape", [LARGE, LARGE._replace(options=30, rank=0)])
def test_torch_and_numpy_say_the_same(shape: Shape) -> None:
    learner = Learner(shape, Recipe(), "cpu", seed=2)
    seen = np.random.default_rng(0).random((5, 40), np.float32)
    ours = Network(shape, learner.numpy(), {})(seen)
    theirs = forward(learner.weights, torch.from_numpy(seen))
    for mine, other in zip(ours, theirs, strict=True):
        assert np.allclose(mine, other.detach().numpy(), atol=1e-5)


def a_round() -> tuple[Learner, Lessons]:
    table = plan()
    learner = Learner(table.shape, Recipe(part=100, passes=1), "cpu", seed=1)
    return learner, table.actor().play(Network(table.shape, learner.numpy(), {}), 0)


def test_a_sheet_is_what_the_actors_saw() -> None:
    learner, lessons = a_round()
    sheet = Sheet(lessons, learner.shape, torch.device("cpu"))
    part = sheet.part(torch.arange(lessons.rows))
    tastes, _ = forward(learner.weights, part.seen)
    chances = torch.log_softmax(tastes.gather(1, part.legal) + part.closed, 1)
    likely = chances.gather(1, part.chosen[:, None])[:, 0].detach().numpy()
    # Observations travel in half precision.
    assert np.allclose(likely, lessons.likely, atol=2e-3)


def test_what_turned_out_well_becomes_more_likely() -> None:
    learner, lessons = a_round()
    chose = lessons.legal.lengths > 1
    good = (lessons.chosen == 0) & chose
    lessons = lessons._replace(advantages=np.where(good, 1, -1).astype(np.float32))
    for _ in range(8):
        learner.learn(lessons, progress=0.0)
    sheet = Sheet(lessons, learner.shape, torch.device("cpu"))
    part = sheet.part(torch.arange(lessons.rows))
    tastes, _ = forward(learner.weights, part.seen)
    chances = torch.log_softmax(tastes.gather(1, part.legal) + part.closed, 1)[:, 0].exp()
    before = float(np.exp(lessons.likely[good]).mean())
    assert float(chances.detach()[torch.from_numpy(chose)].mean()) > before + 0.1


def test_onlookers_have_chosen_nothing() -> None:
    """Their row says what to expect, and moves no choice."""
    _, lessons = a_round()
    weights = weighed(lessons)
    chose = lessons.legal.lengths > 1
    assert not weights[~chose].any()
    assert weights[chose].mean() == pytest.approx(0, abs=1e-4)
    assert weights[chose].std() == pytest.approx(1, abs=1e-3)


def test_the_largest_network_of_each_game_can_be_shipped() -> None:
    for slug in ("nidavellir", "hall", "fall", "garden", "alkoor"):
        shape = Shape.of(Setup.of(find(slug)))
        assert shape.numbers <= 1_000_000
        assert shape.first >= 16
