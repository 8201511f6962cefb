"""Self-play: many games side by side, all seats played by one network.

A round plays the same table so many times at once. At each step every game is asked one question,
one call of the network answers them all, and each answer is drawn by how likely the network finds
it. What a decision was worth is known when the round is over (GAE, which is TD(lambda) for the
values): each seat looks back on its own decisions, from what came of the game.

Now and then a seat looks on while another one decides. It has nothing to choose, but learns what it
may expect then; a search wants to know that (`antre.bots.guided`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from antre.bots.network import Array, Network
from antre.bots.reward import goal
from antre.core.setup import Setup
from antre.core.state import State
from antre.lab.learn.lessons import Lessons, Ragged
from antre.lab.seeds import branch


class Step(NamedTuple):
    """One decision of each game that goes on, and onlookers."""

    games: NDArray[np.intp]
    seats: NDArray[np.intp]
    seen: Ragged
    amounts: NDArray[np.float16]
    legal: Ragged
    chosen: NDArray[np.int32]
    likely: Array
    values: Array


class Asked(NamedTuple):
    """A game that waits for an answer."""

    game: int
    seat: int
    options: list[int]


class Actor:
    """Plays rounds at the tables of one game, each number of seats in turn."""

    def __init__(
        self, setups: Sequence[Setup], games: int, trace: float, onlookers: float, seed: int
    ) -> None:
        self.setups = setups
        self.games = games
        self.trace = trace
        self.onlookers = onlookers
        self.seed = seed
        self._encoder = setups[0].game.learner.encoder(setups[0].content)
        self._seen = np.zeros((2 * games, self._encoder.size), np.float32)

    def play(self, network: Network, number: int) -> Lessons:
        """One round; its number and the weights settle all that happens in it."""
        setup = self.setups[number % len(self.setups)]
        seed = branch(self.seed, number)
        rng = np.random.default_rng(seed)
        states = [setup.start(branch(seed, game), journal=False) for game in range(self.games)]
        steps = []
        while asked := self._ask(states):
            everybody = [*asked, *self._look_on(asked, setup.seats, rng)]
            step = self._answer(network, states, everybody, rng)
            steps.append(step)
            for (game, seat, options), place in zip(asked, step.chosen.tolist(), strict=False):
                states[game].play(seat, setup.options.parse(options[place]))
        return self._look_back(setup, states, steps)

    def _ask(self, states: Sequence[State]) -> list[Asked]:
        """The open questions; where there is no choice, the game just goes on."""
        asked = []
        for game, state in enumerate(states):
            while state.stack:
                seat, options = state.next_options()
                if len(options) > 1:
                    asked.append(Asked(game, seat, [option.index for option in options]))
                    break
                state.play(seat, options[0])
        return asked

    def _look_on(self, asked: Sequence[Asked], seats: int, rng: np.random.Generator) -> list[Asked]:
        """Another seat of some games, with nothing to choose."""
        if seats == 1:
            return []
        chances = rng.random(len(asked)).tolist()
        further = rng.integers(1, seats, len(asked)).tolist()
        return [
            Asked(game, (seat + step) % seats, [0])
            for (game, seat, _), chance, step in zip(asked, chances, further, strict=True)
            if chance < self.onlookers
        ]

    def _answer(
        self,
        network: Network,
        states: Sequence[State],
        asked: Sequence[Asked],
        rng: np.random.Generator,
    ) -> Step:
        seen = self._seen[: len(asked)]
        for row, (game, seat, _) in enumerate(asked):
            seen[row] = self._encoder.observe(states[game], seat)
        tastes, values = network(seen)
        legal = ragged([options for _, _, options in asked])
        likely = log_chances(tastes, legal)
        chosen = draw(likely, rng)
        rows, places = np.nonzero(seen)
        lengths = np.bincount(rows, minlength=len(asked)).astype(np.int32)
        return Step(
            games=np.array([each.game for each in asked]),
            seats=np.array([each.seat for each in asked]),
            seen=Ragged(lengths, places.astype(np.uint16)),
            amounts=seen[rows, places].astype(np.float16),
            legal=legal,
            chosen=chosen,
            likely=likely[np.arange(len(chosen)), chosen],
            values=values,
        )

    def _look_back(self, setup: Setup, states: Sequence[State], steps: Sequence[Step]) -> Lessons:
        ends = np.array([goal(state) for state in states], np.float32)
        gains = look_back(steps, ends, self.trace)
        values = np.concatenate([step.values for step in steps])
        return Lessons(
            seen=Ragged.joined([step.seen for step in steps]),
            amounts=np.concatenate([step.amounts for step in steps]),
            legal=Ragged.joined([step.legal for step in steps]),
            chosen=np.concatenate([step.chosen for step in steps]),
            likely=np.concatenate([step.likely for step in steps]),
            advantages=gains,
            targets=values + gains,
            games=len(states),
            trials=[],
        )


def look_back(steps: Sequence[Step], ends: Array, trace: float) -> Array:
    """By how much each decision turned out better than expected.

    `ends` says what came of each game for each seat. Onlookers look back as well, but nobody looks
    back on them: between two decisions of a seat nothing is of its making.
    """
    expected, gained = ends.copy(), np.zeros_like(ends)
    found = []
    for step in reversed(steps):
        at = step.games, step.seats
        gain = expected[at] - step.values + trace * gained[at]
        found.append(gain)
        chose = step.legal.lengths > 1
        at = step.games[chose], step.seats[chose]
        expected[at], gained[at] = step.values[chose], gain[chose]
    return np.concatenate(found[::-1])


def ragged(rows: Sequence[Sequence[int]]) -> Ragged:
    lengths = np.array([len(row) for row in rows], np.int32)
    return Ragged(lengths, np.array([place for row in rows for place in row], np.uint16))


def log_chances(tastes: Array, legal: Ragged) -> Array:
    """The logarithm of how likely each legal option is, row by row; nothing is beyond the last."""
    columns = np.arange(legal.lengths.max())
    filled = columns < legal.lengths[:, None]
    places = np.zeros(filled.shape, np.intp)
    places[filled] = legal.places
    chances = np.where(filled, np.take_along_axis(tastes, places, 1), -np.inf)
    chances -= chances.max(1, keepdims=True)
    chances -= np.log(np.exp(chances).sum(1, keepdims=True))
    return chances.astype(np.float32, copy=False)


def draw(likely: Array, rng: np.random.Generator) -> NDArray[np.int32]:
    """One place of each row, by its chances."""
    noise = rng.gumbel(size=likely.shape)
    chosen: NDArray[np.int32] = np.argmax(likely + noise, 1).astype(np.int32)
    return chosen
