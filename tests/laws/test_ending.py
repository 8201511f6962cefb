"""Law: every game ends, whatever is chosen.

No table of a game ever comes back: whatever leads on has spent or changed something that is not
given back. And play that does all it can to go in circles or to dawdle ends within the number of
decisions that the game itself states.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from antre.core.chance import Chance
from antre.core.game import Game
from antre.core.journal import Journal
from antre.core.option import Option
from antre.core.outcome import Outcome, by_points
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.step import SeatQuestion, Step
from antre.core.view import Visibility, everybody
from tests.laws.tables import every_table, new, stride
from tests.toys.pebbles import PebblesEngine

# Of a question with many options, so many of each verb are tried.
OF_A_VERB = 2
Seen = dict[str, int]
Policy = Callable[[State, int, list[Option], Seen, random.Random], Option]


class GoingInCircles(AssertionError):
    """A table has come back."""


def tried(options: list[Option], rng: random.Random) -> list[Option]:
    """Some options of each verb."""
    verbs: dict[str, list[Option]] = {}
    for option in options:
        verbs.setdefault(option.text.partition(":")[0], []).append(option)
    return [
        option
        for group in verbs.values()
        for option in rng.sample(group, min(len(group), OF_A_VERB))
    ]


def after(state: State, seat: int, option: Option) -> State:
    world = state.bare()
    world.play(seat, option)
    return world


def nothing_comes_back(state: State, seat: int, options: list[Option], seen: Seen) -> None:
    for option in options:
        there = after(state, seat, option).fingerprint()
        if there in seen:
            raise GoingInCircles(
                f"decision {len(seen) - 1}: {option.text} of seat {seat} leads back to the table "
                f"before decision {seen[there]}"
            )


# --- ways to play on and on


def back(state: State, seat: int, options: list[Option], seen: Seen, rng: random.Random) -> Option:
    """To a table that was there before, if there is one."""
    found = [option for option in options if after(state, seat, option).fingerprint() in seen]
    return rng.choice(found or options)


def dawdle(
    state: State, seat: int, options: list[Option], seen: Seen, rng: random.Random
) -> Option:
    """To the same question again; else to another one of the same seat, as many times as can be."""
    kind = type(state.question)

    def gets_on(option: Option) -> int:
        there = after(state, seat, option)
        if there.over or seat not in there.waiting:
            return 2
        return 0 if type(there.question) is kind else 1

    ranked = {option: gets_on(option) for option in options}
    least = min(ranked.values())
    return rng.choice([option for option in options if ranked[option] == least])


def first(state: State, seat: int, options: list[Option], seen: Seen, rng: random.Random) -> Option:
    return options[0]


def last(state: State, seat: int, options: list[Option], seen: Seen, rng: random.Random) -> Option:
    return options[-1]


def played(state: State, policy: Policy, rng: random.Random) -> Iterator[Seen]:
    """Play to the end or to the bound of the game; what was seen at each decision."""
    seen: Seen = {}
    for number in range(state.setup.game.engine.longest):
        if state.over:
            return
        seen[state.fingerprint()] = number
        yield seen
        seat, options = state.next_options()
        state.play(seat, policy(state, seat, tried(options, rng), seen, rng))
    assert state.over, f"no end after {state.setup.game.engine.longest} decisions"


def check_no_table_comes_back(state: State, rng: random.Random, every: int = 1) -> None:
    """Random play, and at its decisions every kind of option: none leads to a table seen before."""
    play_any: Policy = lambda state, seat, options, seen, rng: rng.choice(options)  # noqa: E731
    for number, seen in enumerate(played(state, play_any, rng)):
        if number % every == 0:
            seat, options = state.next_options()
            nothing_comes_back(state, seat, tried(options, rng), seen)


@every_table
def test_no_table_comes_back(slug: str, seats: int) -> None:
    for seed in range(3):
        state = new(slug, seats, seed).bare()
        check_no_table_comes_back(state, random.Random(seed), 2 if stride(state) > 1 else 1)


@every_table
@pytest.mark.parametrize("policy", [back, dawdle, first, last])
def test_play_that_dawdles_ends(slug: str, seats: int, policy: Policy) -> None:
    state = new(slug, seats, seats).bare()
    seen: Seen = {}
    for seen in played(state, policy, random.Random(seats)):
        assert state.fingerprint() in seen
    assert len(seen) == max(seen.values()) + 1, "a table came back"


# --- broken on purpose


class Lamp(State):
    lit: bool
    turns: int

    def __init__(self, setup: Setup, chance: Chance, journal: Journal | None) -> None:
        super().__init__(setup, chance, journal)
        self.lit = False
        self.turns = 0

    def redraw(self, seat: int, rng: random.Random) -> None:
        """Nothing is hidden."""


class Switch(SeatQuestion[Lamp, Option]):
    """Turn the lamp on or off as often as you like, then end your turn."""

    def options(self, state: Lamp, seat: int) -> list[Option]:
        return list(state.setup.options)

    def apply(self, state: Lamp, seat: int, option: Option) -> None:
        if option.text == "switch":
            state.lit = not state.lit
            state.stack.append(self)
            return
        state.turns += 1
        if state.turns < 20:
            state.stack.append(self)


class Begin(Step[Lamp]):
    def run(self, state: Lamp) -> None:
        state.stack.append(Switch(0))


class LampEngine(PebblesEngine):
    state: Any = Lamp
    first: Any = Begin()
    visibility: Any = Visibility(Lamp, {"lit": everybody, "turns": everybody})
    longest = 100

    def options(self, content: Any) -> list[Option]:
        return [Option("switch"), Option("end")]

    def breakdown(self, state: Any, seat: int) -> dict[str, int]:
        return {"turns": state.turns}

    def conclude(self, state: Any) -> Outcome:
        return by_points(state.setup.sides, state.scores, "turns")


def lamp(folder: Any) -> State:
    game = Game("lamp", folder, {"en": "Lamp", "fr": "Lampe"}, range(1, 2), LampEngine())
    return Setup.of(game, 1).start(1, journal=False)


def test_a_game_that_goes_in_circles_is_caught(tmp_path: Any) -> None:
    with pytest.raises(GoingInCircles, match="switch of seat 0 leads back to the table before"):
        check_no_table_comes_back(lamp(tmp_path), random.Random(1))
    with pytest.raises(AssertionError, match="no end after 100 decisions"):
        for _ in played(lamp(tmp_path), back, random.Random(1)):
            pass
