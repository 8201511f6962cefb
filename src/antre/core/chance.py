"""The only door to randomness.

A deck is a bag: the next card is drawn when it is revealed, so no hidden order exists that could
leak. The generator is SplitMix64, whose whole memory is one number: clones are independent for
free and every machine draws the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from antre.core.errors import BadSetup

MASK64 = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
# One 64-bit number is enough for so many draws from bags of up to 255, with a bias below 2^-32.
DRAWS_A_NUMBER = 4

# For each purpose, what the coming draws must give: one tuple of acceptable outcomes a draw,
# empty where anything may come.
Script = Mapping[str, Sequence[tuple[int, ...]]]


class Chance:
    """Draws from bags, from a seed or from a script that runs before the seed takes over."""

    __slots__ = ("script", "seed", "used")

    def __init__(self, seed: int, script: Script | None = None) -> None:
        self.seed = scramble(seed & MASK64)
        self.script = script or None
        self.used: dict[str, int] = {}

    def clone(self) -> Chance:
        new = Chance.__new__(Chance)
        new.seed = self.seed
        new.script = self.script
        new.used = self.used if self.script is None else dict(self.used)
        return new

    def deal(self, bag: list[int], count: int, purpose: str) -> list[int]:
        """Take `count` outcomes out of the bag, which keeps no meaningful order."""
        if self.script is not None:
            return [self._scripted(bag, purpose) for _ in range(count)]
        drawn = []
        luck = 0
        for number in range(count):
            if number % DRAWS_A_NUMBER == 0:
                self.seed = self.seed + GOLDEN & MASK64
                luck = scramble(self.seed)
            luck, place = divmod(luck, len(bag))
            outcome = bag[place]
            drawn.append(outcome)
            # The first of its equals goes, as in a scripted draw, so that a replayed game has
            # the same future.
            bag[bag.index(outcome)] = bag[-1]
            bag.pop()
        return drawn

    def _scripted(self, bag: list[int], purpose: str) -> int:
        assert self.script is not None
        number = self.used.get(purpose, 0)
        wanted = self.script.get(purpose, ())
        self.used[purpose] = number + 1
        if number >= len(wanted) or not wanted[number]:
            return self._unscripted(bag, purpose)
        for outcome in wanted[number]:
            if outcome in bag:
                bag[bag.index(outcome)] = bag[-1]
                bag.pop()
                return outcome
        raise BadSetup(f"draw {number + 1} for {purpose!r} asks for an outcome not in the bag")

    def _unscripted(self, bag: list[int], purpose: str) -> int:
        script, self.script = self.script, None
        outcome = self.deal(bag, 1, purpose)[0]
        self.script = script
        return outcome


class SameAgain(Chance):
    """Draws as they came in another game, where they can come again; else as they like."""

    __slots__ = ()

    def clone(self) -> SameAgain:
        new = SameAgain.__new__(SameAgain)
        new.seed = self.seed
        new.script = self.script
        new.used = dict(self.used)
        return new

    def _scripted(self, bag: list[int], purpose: str) -> int:
        assert self.script is not None
        number, wanted = self.used.get(purpose, 0), self.script.get(purpose, ())
        if number < len(wanted) and not any(outcome in bag for outcome in wanted[number]):
            self.used[purpose] = number + 1
            return self._unscripted(bag, purpose)
        return super()._scripted(bag, purpose)


def scramble(seed: int) -> int:
    """Spread neighbouring numbers far apart (the finisher of SplitMix64)."""
    mixed = (seed ^ seed >> 30) * 0xBF58476D1CE4E5B9 & MASK64
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & MASK64
    return mixed ^ mixed >> 31
