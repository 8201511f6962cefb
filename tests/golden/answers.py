"""Who answers in a golden game: chance, bots, or the file that tells what was chosen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping

from antre.bots import ask, make
from antre.core.option import Option
from antre.core.state import Decision, State

Answers = Callable[[State], tuple[Decision, Option]]
CHOICE = re.compile(r"^\[\d+\] seat (\d+).*?chooses (\S+)$", re.MULTILINE | re.DOTALL)


def at_random(seed: int, eager: Mapping[str, float]) -> Answers:
    """Anything, some options more readily than others."""
    # Only `random()` is promised to stay the same in every version of Python.
    rng = random.Random(seed)

    def answer(state: State) -> tuple[Decision, Option]:
        waiting = state.decisions
        asked = waiting[int(rng.random() * len(waiting))]
        return asked, choose(rng, asked.options, eager)

    return answer


def choose(rng: random.Random, options: list[Option], eager: Mapping[str, float]) -> Option:
    if not eager:
        return options[int(rng.random() * len(options))]
    verbs = [option.text.partition(":")[0] for option in options]
    weights = [
        eager.get(option.text, eager.get(verb, 1.0))
        for option, verb in zip(options, verbs, strict=True)
    ]
    left = rng.random() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return option
    return options[-1]


def by_bots(spec: str, seed: int) -> Answers:
    bot, rng = make(spec, seed), random.Random(seed)

    def answer(state: State) -> tuple[Decision, Option]:
        seat = state.question.actor(state)
        return state.decision(seat), ask(bot, state, seat, rng)

    return answer


def as_told(text: str) -> Answers:
    """What a file says, so that bots may grow wiser and a golden game stays as it is."""
    told: Iterator[re.Match[str]] = CHOICE.finditer(text)

    def answer(state: State) -> tuple[Decision, Option]:
        choice = next(told)
        asked = state.decision(int(choice[1]))
        return asked, next(option for option in asked.options if option.text == choice[2])

    return answer
