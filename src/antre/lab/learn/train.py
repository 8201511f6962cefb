"""A run of training: lessons in, weights out, with a diary and a way to go on tomorrow.

Everything a run needs to go on is in `checkpoint.pt`, written anew in one move now and then, so an
interrupted run loses a minute at most. With one worker on a processor the same seed gives the same
run to the byte, interrupted or not.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import fmean
from time import monotonic
from typing import Any, NamedTuple

import torch

from antre import __version__
from antre.bots.network import Shape, save
from antre.core.errors import AntreError, BadSetup
from antre.core.game import Game
from antre.core.setup import Setup
from antre.lab.learn.crew import Plan, hire
from antre.lab.learn.curves import DIARY
from antre.lab.learn.learner import Learned, Learner, Recipe
from antre.lab.learn.lessons import Lessons
from antre.lab.workers import Hands

CHECKPOINT, NETWORK = "checkpoint.pt", "net.npz"
KEEP_EVERY = 60.0  # seconds


class Budget(NamedTuple):
    """How long a run lasts: so many minutes from now, or so many updates since the first day."""

    minutes: float | None = None
    updates: int | None = None

    def progress(self, seconds: float, updates: int) -> float:
        """From 0 to 1."""
        by_time = seconds / (60 * self.minutes) if self.minutes else 0.0
        return min(1.0, max(by_time, updates / self.updates if self.updates else 0.0))


class Day(NamedTuple):
    """A line of the diary: how the run stood after an update."""

    update: int
    seconds: float
    decisions: int
    games: int
    learning: float  # the part of the time since the last update that learning took
    policy: float
    value: float
    entropy: float
    clipped: float
    explained: float
    trials: dict[str, list[float]]  # against whom: games, part of the victory, lead

    def to_json(self) -> str:
        return json.dumps(
            {
                name: round(value, 6) if isinstance(value, float) else value
                for name, value in self._asdict().items()
            }
        )


class Run:
    """One game being learned, in one folder."""

    def __init__(
        self, plan: Plan, recipe: Recipe, folder: Path, device: str = "auto", resume: bool = False
    ) -> None:
        self.plan = plan
        self.recipe = recipe
        self.folder = folder
        self.learner = Learner(plan.shape, recipe, device_of(device), plan.seed)
        self.update = self.decisions = self.games = self.rounds = 0
        self.seconds = 0.0
        if resume:
            self._resume()
        elif (folder / CHECKPOINT).exists():
            raise BadSetup(f"{folder} holds a run already: go on with --resume, or choose another")
        folder.mkdir(parents=True, exist_ok=True)
        self._shorten_diary()
        self._noted = self._state()

    def go(
        self, budget: Budget, workers: Hands, progress: Callable[[float, Day], None] | None = None
    ) -> None:
        """Play and learn until the budget is spent; Ctrl-C ends it as well as time does."""
        crew = hire(self.plan, self.rounds, workers)
        begin = kept = monotonic()
        before = self.seconds
        try:
            crew.publish(self.learner.numpy())
            for lessons in self._sheets(crew.lessons()):
                since, start = self.seconds, before + monotonic() - begin
                share = budget.progress(start - before, self.update)
                learned = self.learner.learn(lessons, share)
                crew.publish(self.learner.numpy())
                self.seconds = before + monotonic() - begin
                learning = (self.seconds - start) / (self.seconds - since)
                day = self._note(lessons, learned, learning)
                share = budget.progress(monotonic() - begin, self.update)
                if progress is not None:
                    progress(share, day)
                if monotonic() - kept > KEEP_EVERY:
                    self.keep()
                    kept = monotonic()
                if share >= 1:
                    break
        finally:
            crew.end()
            self.keep()

    def _sheets(self, lessons: Iterator[Lessons]) -> Iterator[Lessons]:
        """Lessons of several rounds together, as many as are learned at once."""
        parts: list[Lessons] = []
        for part in lessons:
            self.rounds += 1
            parts.append(part)
            if sum(part.rows for part in parts) >= self.recipe.sheet:
                yield Lessons.joined(parts)
                parts = []

    def _note(self, lessons: Lessons, learned: Learned, learning: float) -> Day:
        self.update += 1
        self.decisions += lessons.rows
        self.games += lessons.games
        met: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for against, won, margin in lessons.trials:
            met[against].append((won, margin))
        day = Day(
            self.update, self.seconds, self.decisions, self.games, learning,
            policy=learned.policy, value=learned.value,
            entropy=learned.entropy, clipped=learned.clipped, explained=learned.explained,
            trials={
                against: [len(games), *(fmean(column) for column in zip(*games, strict=True))]
                for against, games in sorted(met.items())
            },
        )  # fmt: skip
        with (self.folder / DIARY).open("a", encoding="utf-8") as diary:
            diary.write(day.to_json() + "\n")
        self._noted = self._state()
        return day

    # --- tomorrow

    def keep(self) -> None:
        """Write down all that is needed to go on from the last update, and the network as it was
        then: whatever has been begun since is begun anew."""
        written = self.folder / f"{CHECKPOINT}.new"
        torch.save(self._noted, written)
        os.replace(written, self.folder / CHECKPOINT)
        export(self.folder, self.folder / NETWORK)

    def _state(self) -> dict[str, Any]:
        """The run as it is now, for later."""
        return {
            "update": self.update, "decisions": self.decisions, "games": self.games,
            "rounds": self.rounds, "seconds": self.seconds,
            **self._settled(),
            "learner": self.learner.state(),
        }  # fmt: skip

    def _settled(self) -> dict[str, Any]:
        """What a run is of; with anything else it cannot go on."""
        return {
            "game": self.plan.setups[0].game.slug,
            "edition": self.plan.setups[0].content.digest,
            "shape": tuple(self.plan.shape),
            "seed": self.plan.seed,
            "seats": [setup.seats for setup in self.plan.setups],
        }

    def _resume(self) -> None:
        kept = read_checkpoint(self.folder)
        for name, wanted in self._settled().items():
            if kept[name] != wanted:
                raise BadSetup(
                    f"{self.folder / CHECKPOINT} is of {name} {kept[name]}, not {wanted}: go on "
                    "with the same command"
                )
        self.update, self.decisions = kept["update"], kept["decisions"]
        self.games, self.rounds, self.seconds = kept["games"], kept["rounds"], kept["seconds"]
        self.learner.restore(kept["learner"])

    def _shorten_diary(self) -> None:
        """What was noted after the last checkpoint will happen again."""
        diary = self.folder / DIARY
        if diary.exists():
            lines = diary.read_text(encoding="utf-8").splitlines(keepends=True)
            diary.write_text("".join(lines[: self.update]), encoding="utf-8")


def plan_for(game: Game, seats: range | None, seed: int, **wanted: Any) -> Plan:
    """Every number of seats in turn, at the game's usual settings."""
    setups = tuple(Setup.of(game, count) for count in seats or game.seats)
    return Plan(setups, Shape.of(setups[0]), seed, **wanted)


def device_of(name: str) -> str:
    if name == "auto":
        return "cuda" if torch.cuda.is_available() else "cpu"
    if name == "cuda" and not torch.cuda.is_available():
        raise BadSetup("device: there is no CUDA here; write --device cpu or auto")
    return name


def read_checkpoint(folder: Path) -> dict[str, Any]:
    path = folder / CHECKPOINT
    if not path.is_file():
        raise BadSetup(f"{folder} holds no run: there is no {CHECKPOINT}")
    try:
        kept: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
    except Exception as error:
        raise AntreError(f"{path} cannot be read: {error}") from error
    return kept


def export(folder: Path, path: Path) -> None:
    """The network of a run, as a game ships it, with the story of how it was made."""
    kept = read_checkpoint(folder)
    story = {
        name: kept[name]
        for name in ("game", "edition", "update", "decisions", "games", "seed", "seats")
    }
    weights = {name: weight.numpy() for name, weight in kept["learner"]["weights"].items()}
    save(path, Shape(*kept["shape"]), weights, {**story, "antre": __version__})
