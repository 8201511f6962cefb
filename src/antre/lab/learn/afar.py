"""Who plays elsewhere: actors on all processors of a Ray cluster, for the learner here.

Each takes the newest weights as it begins a round and has the next round waiting already, so it
plays on while lessons travel and the learner is busy with those of others.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from typing import Any

from antre.bots.network import Weights
from antre.lab.cluster import AHEAD, joined, processors
from antre.lab.learn.crew import ActorFailed, Plan
from antre.lab.learn.lessons import Lessons
from antre.lab.workers import attempt


class Cluster:
    """One actor for each processor of a cluster, and the shelf from which they take weights."""

    def __init__(self, plan: Plan, first: int, address: str) -> None:
        self._stay = ExitStack()
        ray = self._ray = self._stay.enter_context(joined(address))
        self._numbers = count(first)
        self._shelf = ray.remote(num_cpus=0)(Shelf).remote()
        player = ray.remote(num_cpus=1)(Player)
        self._players = [player.remote(plan, self._shelf) for _ in range(processors(ray))]
        self._asked: dict[Any, Any] = {}  # who plays which round

    def publish(self, weights: Weights) -> None:
        self._shelf.put.remote(weights)

    def lessons(self) -> Iterator[Lessons]:
        for player in self._players * AHEAD:
            self._ask(player)
        while True:
            (ready, *_), _ = self._ray.wait(list(self._asked))
            self._ask(self._asked.pop(ready))
            yield self._take(ready)

    def _ask(self, player: Any) -> None:
        self._asked[player.round.remote(next(self._numbers))] = player

    def _take(self, ready: Any) -> Lessons:
        try:
            fine, brought = self._ray.get(ready)
        except self._ray.exceptions.RayError as error:
            raise ActorFailed(f"an actor on the cluster ended: {error}") from None
        if not fine:
            raise ActorFailed(f"an actor failed:\n{brought}")
        assert isinstance(brought, Lessons)
        return brought

    def end(self) -> None:
        for each in (*self._players, self._shelf):
            self._ray.kill(each)
        self._stay.close()


class Shelf:
    """In a process of the cluster: the newest weights."""

    def __init__(self) -> None:
        self._weights: Weights = {}

    def put(self, weights: Weights) -> None:
        self._weights = weights

    def get(self) -> Weights:
        return self._weights


class Player:
    """In another one: an actor, and the way to the shelf."""

    def __init__(self, plan: Plan, shelf: Any) -> None:
        self._plan = plan
        self._actor = plan.actor()
        self._shelf = shelf

    def round(self, number: int) -> tuple[bool, Lessons | str]:
        return attempt(self._play, number)

    def _play(self, number: int) -> Lessons:
        import ray

        return self._plan.round(self._actor, ray.get(self._shelf.get.remote()), number)
