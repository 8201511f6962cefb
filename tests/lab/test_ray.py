"""A Ray cluster does the same work: games, and rounds to learn from. Ray is large and not among
what tests install: where it is missing, nothing of this is tested."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from antre.core.game import find
from antre.core.setup import Setup
from antre.lab.learn.afar import Cluster
from antre.lab.learn.crew import ActorFailed, Alone, hire
from antre.lab.learn.train import CHECKPOINT, NETWORK, Budget, Run
from antre.lab.simulate import GameFailed, simulate
from antre.lab.workers import Ray
from tests.lab.learn.runs import RECIPE, plan

ray = pytest.importorskip("ray", reason='a Ray cluster needs: pip install "antre[ray]"')
HERE = Ray("local")
SETUP = Setup.of(find("nidavellir"), 2)
PLAN = plan(SETUP.game, seats=(2,), games=4)


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """One of two processors for all tests here."""
    ray.init(address="local", num_cpus=2, log_to_driver=False, include_dashboard=False)
    yield
    ray.shutdown()


def run_in(folder: Path, resume: bool = False) -> Run:
    return Run(PLAN, RECIPE, folder, "cpu", resume)


def test_a_cluster_plays_the_same_games() -> None:
    bots = ["random", "tests.lab.players:First"]
    assert simulate(SETUP, bots, 5, seed=2, workers=HERE) == simulate(SETUP, bots, 5, seed=2)


def test_a_game_that_breaks_on_a_cluster_is_named() -> None:
    with pytest.raises(GameFailed, match="ZeroDivisionError: the bot broke"):
        simulate(SETUP, ["random", "tests.lab.players:Crasher"], games=4, workers=HERE)


def test_actors_of_a_cluster_bring_the_rounds_that_are_asked_for(tmp_path: Path) -> None:
    """As long as the weights are the same, those that one worker would play, in any order."""
    weights = run_in(tmp_path).learner.numpy()
    alone = Alone(PLAN, 3)
    alone.publish(weights)
    wanted = {key(lessons) for lessons in islice(alone.lessons(), 4)}
    afar = hire(PLAN, 3, HERE)
    assert isinstance(afar, Cluster)
    try:
        afar.publish(weights)
        # An actor may be slow, while others go on.
        for lessons in islice(afar.lessons(), 80):
            wanted.discard(key(lessons))
            if not wanted:
                break
    finally:
        afar.end()
    assert not wanted


def key(lessons: Any) -> tuple[bytes, ...]:
    return lessons.chosen.tobytes(), lessons.targets.tobytes()


def test_a_run_learns_from_a_cluster_and_goes_on_without_it(tmp_path: Path) -> None:
    run_in(tmp_path).go(Budget(updates=2), HERE)
    assert (tmp_path / CHECKPOINT).exists()
    assert (tmp_path / NETWORK).exists()
    run = run_in(tmp_path, resume=True)
    assert run.update == 2
    assert run.rounds >= 2
    run.go(Budget(updates=3), workers=1)
    assert run.update == 3


def test_newer_weights_reach_the_actors(tmp_path: Path) -> None:
    """Weights that cannot be used are how a test sees that they were taken."""
    afar = Cluster(PLAN, 0, HERE.address)
    try:
        afar.publish(run_in(tmp_path).learner.numpy())
        lessons = afar.lessons()
        next(lessons)
        afar.publish({})
        with pytest.raises(ActorFailed, match="KeyError: 'layer0'"):
            list(islice(lessons, 20))
    finally:
        afar.end()


def test_an_actor_that_dies_is_told(tmp_path: Path) -> None:
    afar = Cluster(PLAN, 0, HERE.address)
    try:
        afar.publish(run_in(tmp_path).learner.numpy())
        lessons = afar.lessons()
        next(lessons)
        for player in afar._players:
            ray.kill(player)
        with pytest.raises(ActorFailed, match="an actor on the cluster ended"):
            list(islice(lessons, 20))
    finally:
        afar.end()
