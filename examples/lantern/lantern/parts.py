"""What the house asks besides the rules: judgement for bots, a stage, numbers for learners."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antre.core.judge import Judge
from antre.core.learner import Learner
from antre.core.observation import Encoder
from antre.core.scene import Scene
from antre.core.stage import Stage
from lantern.rules import HAND, ROUNDS, SEAMS, Lantern

if TYPE_CHECKING:
    from antre.core.content import Content
    from antre.core.words import Words

TABLE = [
    ("round", 1, "the round, of six"),
    ("vein", 1, "the gold in sight, of all there is"),
    ("rock", 6, "how many seams of 1 to 6 are to come, of two"),
    ("burnt", 8, "how many flasks of 1 to 8 are burnt, of four"),
    ("hand", 8, "how many flasks of 1 to 8 the observer holds, of three"),
]
SEAT = [
    ("present", 1, "1 if somebody sits here"),
    ("waiting", 1, "1 if an answer is owed"),
    ("gold", 1, "the gold mined, of all there is"),
]
ALL_GOLD = sum(SEAMS)


class LanternJudge(Judge[Lantern]):
    def evaluate(self, state: Lantern, seat: int) -> float:
        """Gold, and oil as far as there are rounds left to burn it."""
        return state.gold[seat] + 0.1 * min(HAND, ROUNDS - state.round) * sum(state.hands[seat])

    def pace(self, state: Lantern) -> int:
        return state.round


class LanternStage(Stage[Lantern]):
    def scene(self, state: Lantern, seat: int, words: Words, shape: str) -> Scene:
        from lantern.table import draw_scene

        return draw_scene(state, seat, words, shape)


class LanternEncoder(Encoder):
    def encode(self, view: Mapping[str, Any]) -> list[float]:
        numbers = [0.0] * self.size
        numbers[self.at["round"]] = view["round"] / ROUNDS
        numbers[self.at["vein"]] = view["vein"] / ALL_GOLD
        for gold in view["rock"]:
            numbers[self.at["rock"] + gold - 1] += 1 / 2
        for oil in view["burnt"]:
            numbers[self.at["burnt"] + oil - 1] += 1 / 4
        me, seats = view["seat"], len(view["gold"])
        if me >= 0:
            for oil in view["hands"][me]:
                numbers[self.at["hand"] + oil - 1] += 1 / HAND
        for place, first in enumerate(self.blocks[:seats]):
            seat = (max(me, 0) + place) % seats
            numbers[first + self.seat_at["present"]] = 1.0
            numbers[first + self.seat_at["waiting"]] = float(seat in view["waiting"])
            numbers[first + self.seat_at["gold"]] = view["gold"][seat] / ALL_GOLD
        return numbers


class LanternLearner(Learner[Lantern]):
    def encoder(self, content: Content) -> Encoder:
        return LanternEncoder(TABLE, SEAT, 4)
