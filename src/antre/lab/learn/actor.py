"""Self-play: many games side by side, their seats played by one network.

A round plays the same table so many times at once. At each step every game is asked one question,
one call of the network answers them all, and each answer is drawn by how likely the network finds
it. In every other round some seats are played by rivals, who take what the judge likes best, so
that the network learns to beat them too. What a decision was worth is known when the round is over
(GAE, which is TD(lambda) for the values): each seat looks back on its own decisions, from what came
of the game.

Now and then a seat looks on while another one decides. It has nothing to choose, but learns what it
may expect then; a search wants to know that (`antre.bots.guided`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from antre.bots.counsel import foresight, judged
from antre.bots.network import Array, Network, Shape, Thought
from antre.bots.plain import Greedy
from antre.bots.reward import goal
from antre.core.option import Option
from antre.core.outcome import TOGETHER
from antre.core.setup import Setup
from antre.core.state import State
from antre.lab.learn.lessons import Lessons, Ragged
from antre.lab.seeds import branch

# The part of the seats, where there are any, that rivals have.
RIVALS = 0.5


class Step(NamedTuple):
    """One decision of each game that goes on, and onlookers."""

    games: NDArray[np.intp]
    seats: NDArray[np.intp]
    seen: Ragged
    amounts: NDArray[np.float16]
    told: NDArray[np.float16]
    legal: Ragged
    foreseen: NDArray[np.float16]
    chosen: NDArray[np.int32]
    likely: Array
    values: Array


class Asked(NamedTuple):
    """A game that waits for an answer."""

    game: int
    seat: int
    options: Sequence[Option]


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
        self._inputs = np.zeros((2 * games, Shape.of(setups[0]).inputs), np.float32)

    def play(self, network: Network, number: int) -> Lessons:
        """One round; its number and the weights settle all that happens in it."""
        setup = self.setups[number % len(self.setups)]
        seed = branch(self.seed, number)
        rng = np.random.default_rng(seed)
        states = [setup.start(branch(seed, game), journal=False) for game in range(self.games)]
        table = Table(states, self._rivals(setup, number // len(self.setups), rng), seed)
        steps = []
        while asked := table.ask():
            everybody = [*asked, *self._look_on(table, asked, rng)]
            step = self._answer(network, table, everybody, rng)
            steps.append(step)
            for (game, seat, options), place in zip(asked, step.chosen.tolist(), strict=False):
                states[game].play(seat, options[place])
        return self._look_back(setup, states, steps)

    def _rivals(self, setup: Setup, turn: int, rng: np.random.Generator) -> NDArray[np.bool_]:
        """The seats of each game that rivals have: half of them in every other round, never all."""
        found: NDArray[np.bool_] = rng.random((self.games, setup.seats)) < RIVALS
        found[np.arange(self.games), np.arange(self.games) % setup.seats] = False
        return found & bool(turn % 2) & (setup.kind != TOGETHER)

    def _look_on(
        self, table: Table, asked: Sequence[Asked], rng: np.random.Generator
    ) -> list[Asked]:
        """Another seat of some games, with nothing to choose."""
        seats = table.rivals.shape[1]
        if seats == 1:
            return []
        chances = rng.random(len(asked)).tolist()
        further = rng.integers(1, seats, len(asked)).tolist()
        found = [
            Asked(game, (seat + step) % seats, options[:1])
            for (game, seat, options), chance, step in zip(asked, chances, further, strict=True)
            if chance < self.onlookers
        ]
        return [each for each in found if not table.rivals[each.game, each.seat]]

    def _answer(
        self, network: Network, table: Table, asked: Sequence[Asked], rng: np.random.Generator
    ) -> Step:
        inputs = self._inputs[: len(asked)]
        seen, told = inputs[:, : self._encoder.size], inputs[:, self._encoder.size :]
        foreseen: list[float] = []
        for row, (game, seat, options) in enumerate(asked):
            world = table.imagine(game, seat)
            counsel = judged(world)
            seen[row] = self._encoder.observe(world, seat)
            told[row] = counsel.told(world, seat)
            foreseen += foresight(world, seat, options, counsel.lead) if len(options) > 1 else [0.0]
        thought = network(inputs)
        legal = ragged([[option.index for option in options] for _, _, options in asked])
        likely = log_chances(thought, legal, np.array(foreseen, np.float32))
        chosen = draw(likely, rng)
        rows, places = np.nonzero(seen)
        lengths = np.bincount(rows, minlength=len(asked)).astype(np.int32)
        return Step(
            games=np.array([each.game for each in asked]),
            seats=np.array([each.seat for each in asked]),
            seen=Ragged(lengths, places.astype(np.uint16)),
            amounts=seen[rows, places].astype(np.float16),
            told=told.astype(np.float16),
            legal=legal,
            foreseen=np.array(foreseen, np.float16),
            chosen=chosen,
            likely=likely[np.arange(len(chosen)), chosen],
            values=thought.values,
        )

    def _look_back(self, setup: Setup, states: Sequence[State], steps: Sequence[Step]) -> Lessons:
        ends = np.array([goal(state) for state in states], np.float32)
        gains = look_back(steps, ends, self.trace)
        values = np.concatenate([step.values for step in steps])
        return Lessons(
            seen=Ragged.joined([step.seen for step in steps]),
            amounts=np.concatenate([step.amounts for step in steps]),
            told=np.concatenate([step.told for step in steps]),
            legal=Ragged.joined([step.legal for step in steps]),
            foreseen=np.concatenate([step.foreseen for step in steps]),
            chosen=np.concatenate([step.chosen for step in steps]),
            likely=np.concatenate([step.likely for step in steps]),
            advantages=gains,
            targets=values + gains,
            games=len(states),
            trials=[],
        )


class Table:
    """The games of a round, and who plays them."""

    def __init__(self, states: Sequence[State], rivals: NDArray[np.bool_], seed: int) -> None:
        self.states = states
        self.rivals = rivals
        self._rng = random.Random(seed)
        self._greedy = Greedy(self._rng.getrandbits(64))

    def ask(self) -> list[Asked]:
        """The open questions; where there is no choice or a rival has it, the game just goes on."""
        return [asked for game in range(len(self.states)) if (asked := self._ask(game)) is not None]

    def _ask(self, game: int) -> Asked | None:
        state = self.states[game]
        while state.stack:
            seat, options = state.next_options()
            if len(options) == 1:
                state.play(seat, options[0])
            elif self.rivals[game, seat]:
                state.play(seat, self._greedy.choose(self.imagine(game, seat), seat))
            else:
                return Asked(game, seat, options)
        return None

    def imagine(self, game: int, seat: int) -> State:
        """A world that the seat could not tell from the game."""
        world = self.states[game].resample(seat, self._rng)
        world.withdraw_secrets(seat)
        return world


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


def log_chances(thought: Thought, legal: Ragged, foreseen: Array) -> Array:
    """The logarithm of how likely each legal option is, row by row; nothing is beyond the last."""
    columns = np.arange(legal.lengths.max())
    filled = columns < legal.lengths[:, None]
    places = np.zeros(filled.shape, np.intp)
    places[filled] = legal.places
    hopes = np.zeros(filled.shape, np.float32)
    hopes[filled] = foreseen
    chances = np.take_along_axis(thought.tastes, places, 1) + thought.trusts[:, None] * hopes
    chances[~filled] = -np.inf
    chances -= chances.max(1, keepdims=True)
    chances -= np.log(np.exp(chances).sum(1, keepdims=True))
    return chances.astype(np.float32, copy=False)


def draw(likely: Array, rng: np.random.Generator) -> NDArray[np.int32]:
    """One place of each row, by its chances."""
    noise = rng.gumbel(size=likely.shape)
    chosen: NDArray[np.int32] = np.argmax(likely + noise, 1).astype(np.int32)
    return chosen
