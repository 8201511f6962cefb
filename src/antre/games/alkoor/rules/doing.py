"""Effects are data; each verb is carried out by the one function that says it does it.

Modules announce what they do with `@does(verb)`. So a card can ask for a Vitality test, and a test
can be helped by a card, without either knowing the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from antre.core.step import Step
from antre.games.alkoor.content.effects import Effect
from antre.games.alkoor.rules.state import NOTHING, Alkoor


class By(NamedTuple):
    """Whose effect it is: the seat that decides, the board it lies on, the Hero who has it, and at
    which moment it is used."""

    seat: int
    board: int = NOTHING
    hero: int = NOTHING
    moment: int = 0


Doer = Callable[[Alkoor, Effect, By], None]
Test = Callable[[Alkoor, Effect, By], bool]
DOES: dict[int, Doer] = {}
CAN: dict[int, Test] = {}


def does(*verbs: int) -> Callable[[Doer], Doer]:
    """This function carries out effects of these verbs."""

    def note(doer: Doer) -> Doer:
        DOES.update(dict.fromkeys(verbs, doer))
        return doer

    return note


def can(*verbs: int) -> Callable[[Test], Test]:
    """This function says whether effects of these verbs could change anything now."""

    def note(test: Test) -> Test:
        CAN.update(dict.fromkeys(verbs, test))
        return test

    return note


class Do(Step[Alkoor]):
    """One effect of a card."""

    __slots__ = ("by", "effect")

    def __init__(self, effect: Effect, by: By) -> None:
        self.effect = effect
        self.by = by

    def run(self, state: Alkoor) -> None:
        DOES[self.effect.verb](state, self.effect, self.by)

    def dump(self) -> list[object]:
        return ["Do", self.effect.verb, self.effect.amount, self.effect.stars, *self.by]


def push_effects(state: Alkoor, effects: Sequence[Effect], by: By) -> None:
    """Effects in the order they are printed."""
    for effect in reversed(effects):
        state.stack.append(Do(effect, by))


def can_any(state: Alkoor, effects: Sequence[Effect], by: By) -> bool:
    """Would any of these effects change something? An idle one is not offered."""
    for effect in effects:
        test = CAN.get(effect.verb)
        if test is None or test(state, effect, by):
            return True
    return False
