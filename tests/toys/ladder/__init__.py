"""Ladder: a toy with every way to win and every kind of setting, for tests of the house.

In each of some rounds everybody either rests (one rung) or climbs (two rungs, or none: a draw).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from antre.core.chance import Chance
from antre.core.content import Content
from antre.core.engine import Engine
from antre.core.event import Event
from antre.core.game import Game
from antre.core.journal import Journal
from antre.core.judge import Judge
from antre.core.option import Option
from antre.core.outcome import (
    Outcome,
    Sides,
    against_the_game,
    alone,
    by_goal,
    by_points,
    nobody_wins,
)
from antre.core.reason import Reason
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.step import SeatQuestion, Step
from antre.core.view import Visibility, everybody
from antre.core.voice import Voice
from antre.core.words import Words


class Ladder(State):
    rungs: list[int]
    rounds: int

    def __init__(self, setup: Setup, chance: Chance, journal: Journal | None) -> None:
        super().__init__(setup, chance, journal)
        medals = setup.settings["medals"].get("gold", 0)
        self.rungs = [medals] * setup.seats
        self.rounds = 3

    def redraw(self, seat: int, rng: random.Random) -> None:
        """Nothing is hidden."""


class Climbed(Event):
    """Somebody went up, by so many rungs."""

    rungs: int


class Round(Step[Ladder]):
    __slots__ = ()

    def run(self, state: Ladder) -> None:
        if state.rounds:
            state.rounds -= 1
            state.stack.append(ROUND)
            state.stack += [Turn(seat) for seat in reversed(range(state.setup.seats))]


class Turn(SeatQuestion[Ladder, Option]):
    __slots__ = ()
    rule = "turn"

    def options(self, state: Ladder, seat: int) -> list[Option]:
        return list(state.setup.options)

    def apply(self, state: Ladder, seat: int, option: Option) -> None:
        gained = 1 if option.text == "rest" else state.deal([0, 2], 1, "luck")[0]
        state.rungs[seat] += gained
        state.tell(Climbed, seat, gained)


ROUND = Round()


class LadderEngine(Engine[Ladder, Content]):
    state = Ladder
    first = ROUND
    events = (Climbed,)
    visibility = Visibility(Ladder, {"rungs": everybody, "rounds": everybody})
    longest = 12

    def options(self, content: Content) -> Iterable[Option]:
        return [Option("rest"), Option("climb")]

    def sides(self, seats: int, settings: Mapping[str, Any]) -> Sides:
        if settings["way"] == "together" or seats == 1:
            return (tuple(range(seats)),)
        if settings["way"] == "teams" and seats == 4:
            return ((0, 2), (1, 3))
        return alone(seats)

    def breakdown(self, state: Ladder, seat: int) -> dict[str, int]:
        return {"rungs": state.rungs[seat]}

    def conclude(self, state: Ladder) -> Outcome:
        sides, way, rungs = state.setup.sides, state.setup.settings["way"], state.rungs
        if len(sides) == 1:
            margin = sum(rungs) - state.setup.settings["height"] * state.setup.seats
            won = margin >= 0
            return against_the_game(len(rungs), margin, won, Reason("together", margin=margin))
        if way == "lowest":
            return by_goal(sides, [rungs.index(min(rungs))], Reason("lowest", rungs=min(rungs)))
        if way == "nobody":
            return nobody_wins(sides, Reason("nobody"))
        points = [sum(rungs[seat] for seat in side) for side in sides]
        return by_points(sides, points, "highest")

    def earned(self, state: Ladder) -> dict[str, Any]:
        medals = dict(state.setup.settings["medals"])
        if state.outcome is not None and state.outcome.won(0):
            medals["gold"] = min(5, medals.get("gold", 0) + 1)
        return {"medals": medals}


class LadderJudge(Judge[Ladder]):
    def lead(self, state: Ladder) -> float:
        return 2.0

    def evaluate(self, state: Ladder, seat: int) -> float:
        setup = state.setup
        if len(setup.sides) > 1:
            return float(state.rungs[seat])
        left = sum(isinstance(step, Turn) for step in state.stack) + state.rounds * setup.seats
        needed: int = setup.settings["height"] * setup.seats
        return float(sum(state.rungs) + left - needed)


class LadderVoice(Voice[Ladder]):
    """With a narrator, who remarks on every climb."""

    def aside(self, content: Content, event: Mapping[str, Any], place: int, words: Words) -> str:
        return f"{place}, oh!" if event["kind"] == Climbed.kind else ""


GAME = Game(
    slug="ladder",
    folder=Path(__file__).parent,
    title={"en": "Ladder", "fr": "L’échelle"},
    seats=range(1, 5),
    engine=LadderEngine(),
    judge=LadderJudge(),
    voice=LadderVoice(),
)
