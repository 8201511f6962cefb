"""What each spell does. All its parts are optional: "up to" may be none."""

from __future__ import annotations

from collections.abc import Callable

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.hall.content.content import (
    ALLOY,
    CALL_OF_THE_HORDE,
    EARTH_RITUAL,
    ECHO,
    FREE_HANDS,
    GOLDEN_RAIN,
    HEARTBEAT,
    IRON_FIST,
    IRON_VEIN,
    LANDSLIDE,
    LAVISH_GIFTS,
    LEVITATION,
    LIGHT_FINGERS,
    SECOND_SHIFT,
    SILVER_RAILS,
    SPELLS,
    TRANSMUTATION,
    WAR_DRUM,
)
from antre.games.hall.content.options import Plain, Swap, Wake
from antre.games.hall.content.resources import MINERALS, ONE, RESOURCES, count
from antre.games.hall.rules.landslide import landslide
from antre.games.hall.rules.pack import STARTING_ROW, activate
from antre.games.hall.rules.purse import gain, spendable, take
from antre.games.hall.rules.state import NOTHING, SEATS, Hall
from antre.games.hall.rules.statues import levitate
from antre.games.hall.rules.troll_spells import RULE, call, free_hands, rob
from antre.games.hall.rules.workshop_use import convert


def bend_a_rule(state: Hall, seat: int, spell: int) -> None:
    """In force until the end of this turn."""
    state.powers |= 1 << spell


def give(state: Hall, seat: int, spell: int) -> None:
    gain(state, seat, state.content.spell_gain[spell], spell)


def drum(state: Hall, seat: int, spell: int) -> None:
    activate(state, seat, STARTING_ROW)


def slide(state: Hall, seat: int, spell: int) -> None:
    landslide(state, seat)


def float_a_statue(state: Hall, seat: int, spell: int) -> None:
    levitate(state, seat)


def transmute(state: Hall, seat: int, spell: int) -> None:
    Transmuting(seat, NOTHING, NOTHING, state.content.spell_amount[spell]).run(state)


class Transmuting(Step[Hall]):
    """Ask for the next mineral while there is one to change."""

    __slots__ = ("gain", "give", "left", "seat")

    def __init__(self, seat: int, give: int, gain: int, left: int) -> None:
        self.seat = seat
        self.give = give
        self.gain = gain
        self.left = left

    def run(self, state: Hall) -> None:
        question = Transmute(self.seat, self.give, self.gain, self.left)
        if self.left and len(question.options(state, self.seat)) > 1:
            state.stack.append(question)


class Transmute(SeatQuestion[Hall, Swap | Plain]):
    """Change one mineral for another; the first exchange settles both kinds."""

    __slots__ = ("gain", "give", "left")
    rule = RULE

    def __init__(self, seat: int, give: int, gain: int, left: int) -> None:
        self.seat = seat
        self.give = give
        self.gain = gain
        self.left = left

    def options(self, state: Hall, seat: int) -> list[Option]:
        purse = spendable(state, seat)
        content = state.content
        swaps: list[Option] = [
            content.swap[give][got]
            for give in (MINERALS if self.give == NOTHING else (self.give,))
            if count(purse, give)
            for got in (MINERALS if self.gain == NOTHING else (self.gain,))
            if got != give
        ]
        return [*swaps, content.done]

    def apply(self, state: Hall, seat: int, option: Swap | Plain) -> None:
        if isinstance(option, Swap):
            state.stack.append(Transmuting(seat, option.give, option.gain, self.left - 1))
            convert(state, seat, ONE[option.give], ONE[option.gain])
            take(state, seat, option.give, 1)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Swap):
            return Refusal(RULE, what=SPELLS[TRANSMUTATION])
        what = RESOURCES[option.give]
        if option.give not in MINERALS or option.gain not in MINERALS:
            return Refusal("components.minerals", what=what)
        have = count(spendable(state, seat), option.give)
        return Refusal(RULE, need=1, have=have, what=what)


def echo(state: Hall, seat: int, spell: int) -> None:
    if len(WAKE[seat].options(state, seat)) > 1:
        state.stack.append(WAKE[seat])


class WakeTroll(SeatQuestion[Hall, Wake | Plain]):
    """Activate one troll of the pack that has an empty symbol."""

    __slots__ = ()
    rule = RULE

    def options(self, state: Hall, seat: int) -> list[Option]:
        full = state.content.card_full
        trolls = zip(state.content.wake, state.pack_of(seat), state.held_by(seat), strict=True)
        wake: list[Option] = [
            option for option, card, held in trolls if card != NOTHING and held != full[card]
        ]
        return [*wake, state.content.done]

    def apply(self, state: Hall, seat: int, option: Wake | Plain) -> None:
        if isinstance(option, Wake):
            activate(state, seat, (option.place,))

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Wake):
            return Refusal(RULE, what=SPELLS[ECHO])
        where = option.place + 1
        if state.pack_of(seat)[option.place] == NOTHING:
            return Refusal("pack.placement", where=where)
        return Refusal("cascade.symbol-full", where=where)


EFFECTS: dict[int, Callable[[Hall, int, int], None]] = {
    EARTH_RITUAL: bend_a_rule,
    LAVISH_GIFTS: bend_a_rule,
    LANDSLIDE: slide,
    ALLOY: bend_a_rule,
    TRANSMUTATION: transmute,
    ECHO: echo,
    WAR_DRUM: drum,
    LEVITATION: float_a_statue,
    SILVER_RAILS: give,
    IRON_VEIN: give,
    HEARTBEAT: give,
    GOLDEN_RAIN: give,
    IRON_FIST: give,
    LIGHT_FINGERS: rob,
    FREE_HANDS: free_hands,
    SECOND_SHIFT: bend_a_rule,
    CALL_OF_THE_HORDE: call,
}

WAKE = [WakeTroll(seat) for seat in SEATS]
