"""Moments at which players may use what they hold, and how they are asked.

Whoever has a question open finds there what else they may do at that moment. Others are asked in a
window, each acts or passes, and it closes when all have passed. A window opens for a seat only
where what it holds could matter, unless it wants to be asked always, and never after it has said
that it wants to be left alone for this turn.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import Question, SeatQuestion, Step, rule_by
from antre.games.alkoor.rules.objectives import is_reached
from antre.games.alkoor.rules.refusals import why_not_use
from antre.games.alkoor.rules.stakes import UNHARMED, stake
from antre.games.alkoor.rules.state import ALWAYS, Alkoor
from antre.games.alkoor.rules.times import (
    AVATAR,
    BEFORE,
    BLESSING,
    DESTINY,
    DYING,
    IDLE,
    LOST,
    MISSED,
    REACHED,
    SHORT,
    STRIDING,
    TESTED,
    WON,
    WOUND,
)

MOMENTS = {
    IDLE: "ruling.any-moment", BEFORE: "before.unforeseen", MISSED: "aids.when",
    REACHED: "ruling.after-roll-success", TESTED: "vitality.roll", WOUND: "wound.causes",
    DESTINY: "destiny.guide-only", STRIDING: "move.choice", DYING: "death.won-or-lost",
    LOST: "lost.mandatory", WON: "won.opportunity-skills", SHORT: "gems.cannot-pay",
    BLESSING: "blessing.optional", AVATAR: "avatar.brake",
}  # fmt: skip

Offers = Callable[[Alkoor, int, int], Sequence[Option]]
# By moment, who lists what can be done: what is worth being asked for, and what can wait.
OFFERS: dict[int, list[Offers]] = {moment: [] for moment in MOMENTS}
STANDING: dict[int, list[Offers]] = {moment: [] for moment in MOMENTS}
# In this order, by module, whichever of them is imported first.
ORDER = ("aids", "dice", "trade", "tokens", "turn", "dilemmas", "skills")
Performs = Callable[[Alkoor, int, Any, int], None]
PERFORMS: dict[type[Option], Performs] = {}


def announce(where: dict[int, list[Offers]], moments: int, function: Offers) -> None:
    for moment, known in where.items():
        if moments & moment:
            known.append(function)
            known.sort(key=lambda offers: ORDER.index(offers.__module__.rpartition(".")[2]))


def offers(moments: int) -> Callable[[Offers], Offers]:
    """This function lists what a seat may do at these moments; worth being asked for."""

    def note(function: Offers) -> Offers:
        announce(OFFERS, moments, function)
        return function

    return note


def offers_always(moments: int) -> Callable[[Offers], Offers]:
    """The same for what can wait: nobody is asked for it who does not want to be."""

    def note(function: Offers) -> Offers:
        announce(STANDING, moments, function)
        return function

    return note


def performs(kind: type[Option]) -> Callable[[Performs], Performs]:
    """This function carries out options of this class, chosen by a seat at a moment."""

    def note(function: Performs) -> Performs:
        PERFORMS[kind] = function
        return function

    return note


def acts(state: Alkoor, seat: int, moment: int) -> list[Option]:
    """All that a seat may do at a moment with what it holds."""
    found = urgent_acts(state, seat, moment)
    for function in STANDING[moment]:
        found += function(state, seat, moment)
    return found


def has_acts(state: Alkoor, seat: int, moment: int) -> bool:
    """The same as yes or no. What was announced last is mostly possible, so it is tried first."""
    for function in reversed(STANDING[moment]):
        if function(state, seat, moment):
            return True
    return has_urgent_acts(state, seat, moment)


def has_urgent_acts(state: Alkoor, seat: int, moment: int) -> bool:
    return any(function(state, seat, moment) for function in OFFERS[moment])


def urgent_acts(state: Alkoor, seat: int, moment: int) -> list[Option]:
    """What could matter at this very moment."""
    found: list[Option] = []
    for function in OFFERS[moment]:
        found += function(state, seat, moment)
    return found


def wants(state: Alkoor, seat: int, moment: int, grave: bool = False) -> bool:
    """Is a seat to be asked? Where it is grave, for whatever it could do."""
    if state.hushed >> seat & 1 or is_past(state, moment):
        return False
    if grave or state.attention[seat] == ALWAYS:
        return has_acts(state, seat, moment)
    return has_urgent_acts(state, seat, moment)


def is_past(state: Alkoor, moment: int) -> bool:
    """Has what was done meanwhile brought this moment to its end?"""
    if moment == BEFORE:
        return state.mastered
    if moment == MISSED:
        return is_reached(state)
    if moment in (TESTED, WOUND):
        return stake(state) == UNHARMED
    return moment == REACHED and not is_reached(state)


class Open(Step[Alkoor]):
    """Opens a window for those who have something to do; `without` leaves seats out, as bits."""

    __slots__ = ("grave", "moment", "without")

    def __init__(self, moment: int, without: int = 0, grave: bool = False) -> None:
        self.moment = moment
        self.without = without
        self.grave = grave

    def run(self, state: Alkoor) -> None:
        asked = 0
        if not (OFFERS[self.moment] or self.grave or ALWAYS in state.attention):
            return
        for seat in range(state.setup.seats):
            if not self.without >> seat & 1 and wants(state, seat, self.moment, self.grave):
                asked |= 1 << seat
        if asked:
            state.stack.append(Window(self.moment, asked, self.without))


class Window(Question[Alkoor, Option]):
    """Act or pass; open until all have passed. Who acts lets the others think anew."""

    __slots__ = ("asked", "moment", "without")

    def __init__(self, moment: int, asked: int, without: int) -> None:
        self.moment = moment
        self.asked = asked
        self.without = without

    @rule_by
    def rule(self) -> str:
        return MOMENTS[self.moment]

    def seats(self, state: Alkoor) -> Sequence[int]:
        return [seat for seat in range(state.setup.seats) if self.asked >> seat & 1]

    def actor(self, state: Alkoor) -> int:
        return (self.asked & -self.asked).bit_length() - 1

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        choose = state.choose
        return [*acts(state, seat, self.moment), choose.passing, choose.hush]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if type(option) in PERFORMS:
            state.stack.append(Open(self.moment, self.without))
            PERFORMS[type(option)](state, seat, option, self.moment)
            return
        if option is state.choose.hush:
            state.hushed |= 1 << seat
        if left := self.asked & ~(1 << seat):
            state.stack.append(Window(self.moment, left, self.without))

    def why_not(self, state: Alkoor, seat: int, option: Option) -> Refusal:
        return why_not_use(state, seat, option) or Refusal(self.rule)


class Asking(SeatQuestion[Alkoor, Option]):
    """A question in which its seat may also use what it holds; then it is asked again."""

    __slots__ = ()
    moment = IDLE

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [*self.answers(state, seat), *acts(state, seat, self.moment)]

    def ask(self, state: Alkoor) -> None:
        """Ask, unless there is but one thing to do and nothing to use."""
        answers = self.answers(state, self.seat)
        if len(answers) > 1 or has_acts(state, self.seat, self.moment):
            state.stack.append(self)
        else:
            self.answer(state, self.seat, answers[0])

    @abstractmethod
    def answers(self, state: Alkoor, seat: int) -> list[Option]:
        """What answers the question itself."""

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if type(option) in PERFORMS:
            self.again(state)
            PERFORMS[type(option)](state, seat, option, self.moment)
        else:
            self.answer(state, seat, option)

    def again(self, state: Alkoor) -> None:
        """After something was used the question comes back, looked at anew."""
        state.stack.append(self)

    @abstractmethod
    def answer(self, state: Alkoor, seat: int, option: Option) -> None:
        """Carry an answer out."""

    def why_not(self, state: Alkoor, seat: int, option: Option) -> Refusal:
        return why_not_use(state, seat, option) or Refusal(self.rule)
