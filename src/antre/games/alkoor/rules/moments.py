"""Moments at which players may use what they hold, and how they are asked.

Whoever has a question open finds there what else they may do at that moment. Others are asked in a
window, each acts or passes, and it closes when all have passed. A window opens for a seat only
where what it holds could matter, unless it wants to be asked always, and never after it has said
that it wants to be left alone for this turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from antre.core.option import Option
from antre.core.step import Question, SeatQuestion, Step
from antre.games.alkoor.rules.objectives import is_reached
from antre.games.alkoor.rules.state import ALWAYS, Alkoor

# No roll is pending; before an objective; after its roll, missed or reached; a Vitality test that
# went badly; Defence losses to come; the Destiny die was rolled; the pawn is about to move; a Hero
# is about to go to the Vils; dark outcomes are about to apply; a trial is won; a debt cannot be
# paid; the Blessing; the Avatar is about to move.
(
    IDLE, BEFORE, MISSED, REACHED, TESTED, WOUND, DESTINY, STRIDING, DYING, LOST, WON, SHORT,
    BLESSING, AVATAR,
) = (1 << bit for bit in range(14))  # fmt: skip
MOMENTS = {
    IDLE: "ruling.any-moment", BEFORE: "before.unforeseen", MISSED: "aids.when",
    REACHED: "ruling.after-roll-success", TESTED: "vitality.roll", WOUND: "wound.causes",
    DESTINY: "destiny.guide-only", STRIDING: "move.choice", DYING: "death.won-or-lost",
    LOST: "lost.mandatory", WON: "won.opportunity-skills", SHORT: "gems.cannot-pay",
    BLESSING: "blessing.optional", AVATAR: "avatar.brake",
}  # fmt: skip

Offers = Callable[[Alkoor, int, int], Sequence[Option]]
OFFERS: list[tuple[int, Offers]] = []
STANDING: list[tuple[int, Offers]] = []
Performs = Callable[[Alkoor, int, Any, int], None]
PERFORMS: dict[type[Option], Performs] = {}


def offers(moments: int) -> Callable[[Offers], Offers]:
    """This function lists what a seat may do at these moments; worth being asked for."""

    def note(function: Offers) -> Offers:
        OFFERS.append((moments, function))
        return function

    return note


def offers_always(moments: int) -> Callable[[Offers], Offers]:
    """The same for what can wait: nobody is asked for it who does not want to be."""

    def note(function: Offers) -> Offers:
        STANDING.append((moments, function))
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
    for moments, function in STANDING:
        if moments & moment:
            found += function(state, seat, moment)
    return found


def urgent_acts(state: Alkoor, seat: int, moment: int) -> list[Option]:
    """What could matter at this very moment."""
    found: list[Option] = []
    for moments, function in OFFERS:
        if moments & moment:
            found += function(state, seat, moment)
    return found


def wants(state: Alkoor, seat: int, moment: int, grave: bool = False) -> bool:
    """Is a seat to be asked? Where it is grave, for whatever it could do."""
    if state.hushed >> seat & 1 or is_past(state, moment):
        return False
    if grave or state.attention[seat] == ALWAYS:
        return bool(acts(state, seat, moment))
    return bool(urgent_acts(state, seat, moment))


def is_past(state: Alkoor, moment: int) -> bool:
    """Has what was done meanwhile brought this moment to its end?"""
    if moment == BEFORE:
        return state.mastered
    if moment == MISSED:
        return is_reached(state)
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

    @property
    def rule(self) -> str:  # type: ignore[override]
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


class Asking(SeatQuestion[Alkoor, Option]):
    """A question in which its seat may also use what it holds; then it is asked again."""

    __slots__ = ()
    moment = IDLE

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [*self.answers(state, seat), *acts(state, seat, self.moment)]

    def answers(self, state: Alkoor, seat: int) -> list[Option]:
        """What answers the question itself."""
        raise NotImplementedError

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if type(option) in PERFORMS:
            self.again(state)
            PERFORMS[type(option)](state, seat, option, self.moment)
        else:
            self.answer(state, seat, option)

    def again(self, state: Alkoor) -> None:
        """After something was used the question comes back, looked at anew."""
        state.stack.append(self)

    def answer(self, state: Alkoor, seat: int, option: Option) -> None:
        raise NotImplementedError
