"""The learner reckons as the network plays, and what turned out well becomes more likely."""

from __future__ import annotations

import numpy as np
import pytest
import torch

from antre.bots.counsel import judged
from antre.bots.network import Network, Shape
from antre.core.game import find
from antre.core.setup import Setup
from antre.lab.learn.learner import Learner, Recipe, Sheet, forward, log_chances, weighed
from antre.lab.learn.lessons import Lessons
from tests.lab.learn.runs import plan

LARGE = Shape(seen=36, told=4, options=700, first=16, rank=8)


@pytest.mark.parametrize("shape", [LARGE, LARGE._replace(options=30, rank=0)])
def test_torch_and_numpy_say_the_same(shape: Shape) -> None:
    rng = np.random.default_rng(0)
    weights = {
        name: np.asarray(rng.normal(size=size) / 8, np.float32)
        for name, size in shape.arrays.items()
    }
    inputs = rng.random((5, 40), np.float32)
    ours = Network(shape, weights, {})(inputs)
    seen, told = torch.from_numpy(inputs[:, :36]), torch.from_numpy(inputs[:, 36:])
    theirs = forward({name: torch.from_numpy(w) for name, w in weights.items()}, seen, told)
    for mine, other in zip(ours, theirs, strict=True):
        assert np.allclose(mine, other.detach().numpy(), atol=1e-5)


def a_round() -> tuple[Learner, Lessons]:
    table = plan()
    learner = Learner(table.shape, Recipe(part=100, passes=1), "cpu", seed=1)
    return learner, table.actor().play(Network(table.shape, learner.numpy(), {}), 0)


def test_a_sheet_is_what_the_actors_saw() -> None:
    learner, lessons = a_round()
    part = Sheet(lessons, learner.shape, torch.device("cpu")).part(torch.arange(lessons.rows))
    chances, _ = log_chances(learner.weights, part)
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
    part = Sheet(lessons, learner.shape, torch.device("cpu")).part(torch.arange(lessons.rows))
    chances = log_chances(learner.weights, part)[0][:, 0].exp()
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


@pytest.mark.parametrize("trust", [3.0, 60.0])
def test_before_it_has_learned_a_network_expects_and_likes_what_the_judge_does(
    trust: float,
) -> None:
    table = plan(find("nidavellir"), seats=(3,), games=1)
    learner = Learner(table.shape, Recipe(trust=trust), "cpu", seed=1)
    network = Network(table.shape, learner.numpy(), {})
    state = table.setups[0].start(3, journal=False)
    counsel = judged(state)
    told = np.array([counsel.told(state, seat) for seat in range(3)], np.float32)
    seen = np.random.default_rng(0).random((3, table.shape.seen), np.float32)
    thought = network(np.concatenate([seen, told], 1))
    assert thought.values.tolist() == pytest.approx(counsel.prospects, abs=1e-5)
    assert thought.trusts.tolist() == pytest.approx([trust] * 3, rel=1e-4)
    assert not thought.tastes.any()
