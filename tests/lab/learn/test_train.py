"""A run: it learns, it is the same for the same seed, and it goes on where it stopped."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from antre.bots import make
from antre.bots.counsel import judged
from antre.bots.net import glance, told
from antre.bots.network import Network, load
from antre.core.errors import BadSetup
from antre.core.game import find
from antre.core.option import Option
from antre.core.setup import Setup
from antre.core.state import State
from antre.lab.learn.actor import Actor
from antre.lab.learn.crew import ActorFailed, Crew, Plan
from antre.lab.learn.curves import DIARY
from antre.lab.learn.learner import Learner, Recipe
from antre.lab.learn.train import (
    CHECKPOINT,
    NETWORK,
    Budget,
    Day,
    Run,
    export,
    read_checkpoint,
)
from antre.lab.learn.trials import play
from tests.lab.learn.runs import RECIPE, plan, small_run
from tests.toys import pebbles


def diary(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / DIARY).read_text(encoding="utf-8").splitlines()
    days = [json.loads(line) for line in lines]
    return [
        {name: day[name] for name in day if name not in ("seconds", "learning")} for day in days
    ]


def weights(folder: Path) -> dict[str, bytes]:
    kept = read_checkpoint(folder)["learner"]["weights"]
    return {name: weight.numpy().tobytes() for name, weight in kept.items()}


def test_the_same_seed_gives_the_same_run_interrupted_or_not(tmp_path: Path) -> None:
    for name in ("one", "two"):
        small_run(tmp_path / name).go(Budget(updates=3), workers=1)

    def enough(share: float, day: Day) -> None:
        if day.update == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        small_run(tmp_path / "broken").go(Budget(updates=3), 1, enough)
    small_run(tmp_path / "broken", resume=True).go(Budget(updates=3), 1)
    for name in ("two", "broken"):
        assert weights(tmp_path / name) == weights(tmp_path / "one")
        assert diary(tmp_path / name) == diary(tmp_path / "one")
    assert (tmp_path / "one" / NETWORK).read_bytes() == (tmp_path / "two" / NETWORK).read_bytes()


@pytest.mark.parametrize(("kind", "method", "at"), [(Learner, "_step", 18), (Actor, "play", 4)])
def test_a_run_goes_on_as_if_it_had_never_been_interrupted_in_the_middle_of_something(
    kind: type, method: str, at: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it learns from a sheet, or has played a part of the next one."""
    small_run(tmp_path / "whole").go(Budget(updates=3), 1)
    done, calls = getattr(kind, method), itertools.count(1)

    def interrupted(*given: Any) -> Any:
        if next(calls) == at:
            raise KeyboardInterrupt
        return done(*given)

    with monkeypatch.context() as patched:
        patched.setattr(kind, method, interrupted)
        with pytest.raises(KeyboardInterrupt):
            small_run(tmp_path / "broken").go(Budget(updates=3), 1)
    assert 0 < read_checkpoint(tmp_path / "broken")["update"] < 3
    small_run(tmp_path / "broken", resume=True).go(Budget(updates=3), 1)
    assert weights(tmp_path / "broken") == weights(tmp_path / "whole")
    assert diary(tmp_path / "broken") == diary(tmp_path / "whole")


def test_what_was_noted_after_the_last_checkpoint_is_noted_anew(tmp_path: Path) -> None:
    small_run(tmp_path).go(Budget(updates=1), 1)
    with (tmp_path / DIARY).open("a", encoding="utf-8") as lines:
        lines.write('{"update": 2, "lost": true}\n')
    small_run(tmp_path, resume=True).go(Budget(updates=2), 1)
    assert [(day["update"], "lost" in day) for day in diary(tmp_path)] == [(1, False), (2, False)]


def test_a_run_is_not_begun_over_another(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=f"no {CHECKPOINT}"):
        small_run(tmp_path, resume=True)
    small_run(tmp_path).go(Budget(updates=1), 1)
    with pytest.raises(BadSetup, match="--resume"):
        small_run(tmp_path)


@pytest.mark.parametrize(
    ("other", "told"),
    [(plan()._replace(seed=6), "seed 5, not 6"), (plan(seats=(2,)), r"seats \[2, 3\], not \[2\]")],
)
def test_a_run_goes_on_as_it_was_begun(other: Plan, told: str, tmp_path: Path) -> None:
    small_run(tmp_path).go(Budget(updates=1), 1)
    with pytest.raises(BadSetup, match=told):
        Run(other, RECIPE, tmp_path, "cpu", resume=True)


class Taste:
    """Plays what its network likes best, whatever the judge says: all that it knows, it has
    learned."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def choose(self, world: State, seat: int) -> Option:
        tastes = self.network(told(world.setup, self.network, [(world, seat)], [judged(world)]))[0]
        return max(world.decision(seat).options, key=lambda option: tastes[0, option.index])


def test_a_network_learns_to_beat_chance(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    game = find("nidavellir")
    table = plan(game, seats=(2,), games=16)
    table = table._replace(shape=table.shape._replace(first=64), trials_every=1_000_000)
    recipe = Recipe(sheet=1_000, part=256, passes=3, rate=2e-3, trust=0.01)
    Run(table, recipe, tmp_path, "cpu").go(Budget(updates=10), 1)
    taste = Taste(load(tmp_path / NETWORK))
    won = [play(table.setups[0], [taste, make("random", seed)], 0, seed)[0] for seed in range(40)]
    assert sum(won) / len(won) > 0.8


def test_the_exported_network_is_the_one_that_was_trained(tmp_path: Path) -> None:
    run = small_run(tmp_path)
    run.go(Budget(updates=1), 1)
    export(tmp_path, tmp_path / "again.npz")
    network = load(tmp_path / "again.npz")
    assert network.about["game"] == "pebbles"
    assert network.about["update"] == 1
    seen = np.random.default_rng(0).random((3, run.plan.shape.inputs), np.float32)
    mine = Network(run.plan.shape, run.learner.numpy(), {})(seen)
    for one, other in zip(mine, network(seen), strict=True):
        assert np.allclose(one, other, rtol=2e-3, atol=2e-2)
    option = glance(1, network).choose(Setup.of(pebbles.GAME, 3).start(1), 0)
    assert option in Setup.of(pebbles.GAME, 3).start(1).decision(0).options


def test_actors_on_other_cores_bring_lessons() -> None:
    table = small()
    crew = Crew(table, first=0, workers=2)
    try:
        crew.publish(network_weights(table))
        brought = crew.lessons()
        lessons = [next(brought) for _ in range(4)]
    finally:
        crew.end()
    assert all(each.rows > 50 for each in lessons)


def test_an_actor_that_fails_says_why() -> None:
    table = small()
    crew = Crew(table._replace(shape=table.shape._replace(seen=7)), first=0, workers=1)
    try:
        crew.publish(network_weights(table._replace(shape=table.shape._replace(seen=7))))
        with pytest.raises(ActorFailed, match="ValueError"):
            next(crew.lessons())
    finally:
        crew.end()


def small() -> Plan:
    """At tables that every process knows by name."""
    return plan(find("nidavellir"), games=1)


def network_weights(table: Plan) -> dict[str, np.ndarray[Any, np.dtype[np.float32]]]:
    return {name: np.zeros(size, np.float32) for name, size in table.shape.arrays.items()}
