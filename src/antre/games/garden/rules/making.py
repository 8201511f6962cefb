"""Action 5, Making: shift M-factor, buy an upgrade, summon units; each once, in any order."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.garden.content.names import LEVELS, M_LEVELS, MAKING, MOST_SEATS
from antre.games.garden.content.options import Shift, Summon
from antre.games.garden.rules import dead_snow, events
from antre.games.garden.rules.asking import ask
from antre.games.garden.rules.reputation import sink
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.summoning import begin_summons, can_summon
from antre.games.garden.rules.upgrades import BUY_UPGRADE, can_buy

# What a Making cube has already been used for, as bits.
SHIFTED, UPGRADED, SUMMONED = 1, 2, 4
USES = SHIFTED | UPGRADED | SUMMONED


def begin_making(state: Garden, seat: int) -> bool:
    if len(makings(state, seat, 0)) == 1:
        return False
    state.stack.append(MAKE[seat][0])
    return True


def makings(state: Garden, seat: int, used: int) -> list[Option]:
    """What has not been used and would have an effect; then an end of it."""
    box = state.box
    options: list[Option] = []
    if not used & SHIFTED and any(state.m_factor[M_LEVELS * seat : M_LEVELS * seat + M_LEVELS]):
        options.append(box.use_shift)
    if not used & UPGRADED and can_buy(state, seat):
        options.append(box.upgrade)
    if not used & SUMMONED:
        options += [box.summon[unit] for unit in range(LEVELS) if can_summon(state, seat, unit)]
    options.append(box.done if used else box.decline)
    return options


class Make(SeatQuestion[Garden, Option]):
    """The next of the three possibilities, or an end of this cube."""

    __slots__ = ("used",)
    rule = "making.each-once"

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def options(self, state: Garden, seat: int) -> list[Option]:
        return makings(state, seat, self.used)

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        box = state.box
        if option is box.done:
            return
        if option is box.decline:
            state.tell(events.Declines, seat, MAKING + 1)
            return
        # The Dead Snow comes first, and at its limit nothing else happens.
        if dead_snow.advance(state, seat):
            return
        if option is box.use_shift:
            sink(state, seat, 1)
            state.stack.append(Makes(seat, self.used | SHIFTED))
            ask(state, ShiftTokens(seat, 0, 0, 0))
        elif option is box.upgrade:
            sink(state, seat, 1)
            state.stack.append(Makes(seat, self.used | UPGRADED))
            ask(state, BUY_UPGRADE[seat])
        else:
            assert isinstance(option, Summon)
            state.stack.append(Makes(seat, self.used | SUMMONED))
            begin_summons(state, seat, option.unit)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        uses = {"shift": SHIFTED, "upgrade": UPGRADED}
        used = uses.get(option.text, SUMMONED) & self.used
        return Refusal(self.rule if used else "ruling.option-needs-effect")


class Makes(Step[Garden]):
    """Asks on, as long as something is left to be made."""

    __slots__ = ("seat", "used")

    def __init__(self, seat: int, used: int) -> None:
        self.seat = seat
        self.used = used

    def run(self, state: Garden) -> None:
        if self.used != USES and len(makings(state, self.seat, self.used)) > 1:
            state.stack.append(MAKE[self.seat][self.used])


class ShiftTokens(SeatQuestion[Garden, Option]):
    """One M-factor step after another, at most five; no border is crossed both ways.

    `low`, `middle` and `high` are the tokens that have crossed the borders 0-1, 1-2 and 2-3,
    upwards if positive.
    """

    __slots__ = ("high", "low", "middle")
    rule = "making.shift-five-steps"

    def __init__(self, seat: int, low: int, middle: int, high: int) -> None:
        self.seat = seat
        self.low = low
        self.middle = middle
        self.high = high

    def crossed(self) -> list[int]:
        return [self.low, self.middle, self.high]

    def options(self, state: Garden, seat: int) -> list[Option]:
        options: list[Option] = []
        first = M_LEVELS * seat
        shift, tokens = state.box.shift, state.m_factor
        for border, crossed in enumerate(self.crossed()):
            if crossed >= 0 and tokens[first + border]:
                options.append(shift[border][border + 1])
            if crossed <= 0 and tokens[first + border + 1]:
                options.append(shift[border + 1][border])
        if any(self.crossed()):
            options.append(state.box.done)
        return options

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        if not isinstance(option, Shift):
            return
        first = M_LEVELS * seat
        state.m_factor[first + option.from_] -= 1
        state.m_factor[first + option.to] += 1
        state.tell(events.ShiftsToken, seat, option.from_, option.to)
        crossed = self.crossed()
        crossed[min(option.from_, option.to)] += option.to - option.from_
        if sum(map(abs, crossed)) < state.box.shift_steps:
            ask(state, ShiftTokens(seat, *crossed))

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        if isinstance(option, Shift) and state.m_factor[M_LEVELS * seat + option.from_]:
            return Refusal("ruling.shift-net")
        return Refusal(self.rule)


MAKE = [[Make(seat, used) for used in range(USES + 1)] for seat in range(MOST_SEATS)]
