"""The search of a chancy judge: the options that look best are tried in the same worlds.

Where dice and cards decide most, what came of one option says little beside what came of another
in luckier worlds. So the few options that may be best are played on in one world after the other,
each with the same luck, by what looks best to everybody, and only their differences count. What
looked best at first sight is given up where another one is better beyond doubt. Where no rival can
be hoped to gain anything worth a thought, nothing is tried, or nothing more.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import erf, exp, pi, sqrt

from antre.bots.reward import reward
from antre.bots.rolling import roll
from antre.bots.search import Advice
from antre.core.option import Option
from antre.core.state import State

RIVALS = 3  # of what looks best
MOST_CHOICES = 100  # in an imagined world
# What a point of a first impression promises, in rewards, and by how much it errs.
POINT = 0.006
ERROR = 0.02
# What a difference usually varies by from world to world, and the worlds that guess is worth.
USUAL, USUAL_WORTH = 0.04, 2.0
# A gain in rewards that is not worth a thought; and by how much of its doubt one must be sure.
LITTLE = 0.002
SURE = 1.5
# Worlds before a rival is believed to be better, and before it is left; one may be the end of the
# game. What comes to the same in a few comes to the same in all.
MANY, FEW = 6, 3


def hope(mean: float, doubt: float) -> float:
    """What a lead would bring if it were known, and taken only where it is above 0."""
    steps = mean / doubt
    likely = (1 + erf(steps / sqrt(2))) / 2
    return mean * likely + doubt * exp(-steps * steps / 2) / sqrt(2 * pi)


class Rival:
    """An option beside the one that looks best: how far it is ahead, in the same worlds."""

    __slots__ = ("_differences", "_guess", "option")

    def __init__(self, option: Option, guess: float) -> None:
        self.option = option
        self._guess = guess
        self._differences: list[float] = []

    def learn(self, difference: float) -> None:
        self._differences.append(difference)

    def lead(self) -> tuple[float, float]:
        """How far it is ahead, and the doubt: what was found and the first impression, each by
        how sure it is."""
        worlds = len(self._differences)
        if not worlds:
            return self._guess, ERROR
        found = sum(self._differences) / worlds
        spread = sum([(each - found) ** 2 for each in self._differences])
        variance = (USUAL_WORTH * USUAL**2 + spread) / (USUAL_WORTH + worlds - 1) / worlds
        known, guessed = 1 / variance, 1 / ERROR**2
        return (known * found + guessed * self._guess) / (known + guessed), sqrt(
            1 / (known + guessed)
        )

    @property
    def is_open(self) -> bool:
        """May it be better by something that is worth a thought, and is that not known yet?"""
        worlds = len(self._differences)
        if 0 < worlds < FEW:
            return True
        if worlds == FEW and not any(self._differences):
            return False
        return hope(*self.lead()) > LITTLE and not self.is_better

    @property
    def is_better(self) -> bool:
        lead, doubt = self.lead()
        return len(self._differences) >= MANY and lead > SURE * doubt


class PairedSearch:
    """One question being thought about: what looks best against a few that may be better."""

    __slots__ = ("_first", "_judge", "_rivals", "_rng", "_root", "_seat", "_worth", "iterations")

    def __init__(self, world: State, seat: int, rng: random.Random) -> None:
        self._judge = world.setup.game.judge
        self._seat = seat
        self._rng = rng
        self.iterations = 0
        self.go_on(world)

    def go_on(self, world: State) -> None:
        """Another question of the same seat: nothing that was found holds for it."""
        self._root = world.bare()
        self._root.withdraw_secrets(self._seat)
        options = world.decision(self._seat).options
        values = self._judge.foresee(self._root, self._seat, options)
        best = max(values)
        order = sorted(range(len(options)), key=lambda place: -values[place])
        first, *others = order[: 1 + RIVALS]
        self._first = options[first]
        self._rivals = [Rival(options[each], POINT * (values[each] - best)) for each in others]
        self._worth: list[float] = []

    def answered(self, option: Option) -> None:
        """What comes next is another question."""

    def settled(self, left: float) -> bool:
        return left <= 0 or not any(rival.is_open for rival in self._rivals)

    def iterate(self) -> None:
        """Try what looks best, and its rivals that are open, in one more world."""
        self.iterations += 1
        tried = [rival for rival in self._rivals if rival.is_open]
        if not tried:
            return
        world = self._root.resample(self._seat, self._rng)
        usual = self._play_on(world, self._first)
        self._worth.append(usual)
        for rival in tried:
            rival.learn(self._play_on(world, rival.option) - usual)

    def _play_on(self, world: State, option: Option) -> float:
        """What the seat may expect of an option, where judging makes sense."""
        end, after = self._judge.pace(world) + self._judge.horizon, world.clone()
        after.play(self._seat, option)
        roll(after, end, MOST_CHOICES)
        return reward(after)[self._seat]

    def favourite(self, options: Sequence[Option]) -> Option:
        """The best of those that are better beyond doubt, if there is one."""
        better = [rival for rival in self._rivals if rival.is_better]
        return max(better, key=lambda rival: rival.lead()[0]).option if better else self._first

    def ranking(self, options: Sequence[Option]) -> list[Advice]:
        """What was thought of, the favourite first."""
        worths = self._worth or [reward(self._root)[self._seat]]
        usual = sum(worths) / len(worths)
        found = [Advice(self._first, [], usual)]
        found += [Advice(rival.option, [], usual + rival.lead()[0]) for rival in self._rivals]
        best = self.favourite(options)
        return sorted(found, key=lambda each: (each.option is not best, -each.prospect))
