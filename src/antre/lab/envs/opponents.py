"""The bots on the other seats of a learner's environment: one each, as long as a game lasts."""

from __future__ import annotations

import random
from collections.abc import Sequence

from antre.bots import Bot, ask, make
from antre.core.errors import AntreError, BadSetup
from antre.lab.envs.match import Match
from antre.lab.seeds import branch

# A bot by its name, or one that was made already.
Given = str | Bot


class Opponents:
    """Bots in the order of the seats they sit on.

    Those given by name are made for each game, and for each copy of one; objects are kept as they
    are from game to game, and copies share them.
    """

    def __init__(self, bots: Sequence[Given], seats: Sequence[int]) -> None:
        if isinstance(bots, str):
            raise BadSetup(f"bots: a list is needed, one for each other seat, not {bots!r} alone")
        if len(bots) != len(seats):
            raise BadSetup(f"{len(bots)} bots given; {len(seats)} are needed, one a seat")
        self.given = list(bots)
        self.seats = list(seats)
        self.sit_down(0)

    def sit_down(self, seed: int) -> None:
        """A new game, or a copy of one: what bots leave to chance follows from the seed."""
        self._rng = random.Random(seed)
        self._bots: dict[int, Bot] = {}
        for seat, bot in zip(self.seats, self.given, strict=True):
            if isinstance(bot, str):
                bot = make(bot, branch(seed, seat))
            elif not callable(getattr(bot, "choose", None)):
                raise BadSetup(f"{bot!r} is no bot: it has no method choose(world, seat)")
            self._bots[seat] = bot

    def copy(self, seed: int) -> Opponents:
        new = Opponents(self.given, self.seats)
        new.sit_down(seed)
        return new

    def play(self, match: Match, learner: int) -> None:
        """Choose for all seats but the learner's, until that one is asked or all is over."""
        state = match.state
        while not state.over and learner not in state.question.seats(state):
            seat = match.actor
            match.play(seat, ask(self._bots[seat], state, seat, self._rng))

    def names(self) -> list[str]:
        """The bots as they can be written down."""
        for bot in self.given:
            if not isinstance(bot, str):
                raise AntreError(
                    f"{bot!r} cannot be written down: give it by name, as package.module:Class"
                )
        return [str(bot) for bot in self.given]
