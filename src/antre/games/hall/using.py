"""Using a workshop, once for each open entrance.

Trades are open between two uses; what one use gains, the next may spend.
"""

from __future__ import annotations

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import Decision, Step
from antre.games.hall.box import ANY, STEWARDSHIP
from antre.games.hall.options import Fetch, Give, Plain, Swap
from antre.games.hall.purse import fetch, owned, spendable, take
from antre.games.hall.resources import (
    CART,
    CLAN_CART,
    ONE,
    RESOURCES,
    count,
    kinds,
    named,
    total,
)
from antre.games.hall.state import Hall
from antre.games.hall.trading import RATE, begin_trade, why_not_aside, why_not_give


def can_use(state: Hall, seat: int, workshop: int, purse: int) -> bool:
    """Does the seat own what a use of this workshop spends?"""
    if workshop == STEWARDSHIP:
        return any(state.held[10 * seat : 10 * seat + 10])
    for kind, amount, _, _ in state.box.conversions[workshop]:
        if (total(purse) if kind == ANY else count(purse, kind)) >= amount:
            return True
    return False


def go_on(state: Hall, seat: int, workshop: int, left: int) -> None:
    """Ask for the next use while there is any, or a trade that could make one possible."""
    if left:
        purse = spendable(state, seat)
        if can_use(state, seat, workshop, purse) or total(purse) >= RATE:
            state.stack.append(UseWorkshop(seat, workshop, left))


class NextUse(Step[Hall]):
    """The workshop may be used again, once the last use is paid."""

    __slots__ = ("left", "seat", "workshop")

    def __init__(self, seat: int, workshop: int, left: int) -> None:
        self.seat = seat
        self.workshop = workshop
        self.left = left

    def run(self, state: Hall) -> None:
        go_on(state, self.seat, self.workshop, self.left)


class UseWorkshop(Decision[Hall, Swap | Give | Fetch | Plain]):
    """Use the workshop once more, trade with the supply, or have done with it."""

    __slots__ = ("left", "workshop")
    rule = "workshop.uses"

    def __init__(self, seat: int, workshop: int, left: int) -> None:
        self.seat = seat
        self.workshop = workshop
        self.left = left

    def options(self, state: Hall, seat: int) -> list[Option]:
        purse = spendable(state, seat)
        options = uses(state, seat, self.workshop, purse)
        if total(purse) >= RATE:
            options.append(state.box.trade)
        options.append(state.box.done)
        return options

    def apply(self, state: Hall, seat: int, option: Swap | Give | Fetch | Plain) -> None:
        if option is state.box.done:
            return
        if option is state.box.trade:
            state.stack.append(self)
            begin_trade(state, seat)
            return
        state.stack.append(NextUse(seat, self.workshop, self.left - 1))
        if isinstance(option, Swap):
            swap(state, seat, self.workshop, option)
        elif isinstance(option, Give):
            hand_over(state, seat, self.workshop, ONE[option.kind], option.kind)
        elif isinstance(option, Fetch):
            fetch(state, seat, option.kind, option.place)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if option is state.box.trade:
            return why_not_aside(state, seat, option)
        if isinstance(option, Swap):
            return why_not_swap(state, seat, self.workshop, option)
        if isinstance(option, Give) and any_conversion(state, self.workshop) is not None:
            return why_not_give(state, seat, option, "workshop.conversion")
        if isinstance(option, Fetch) and self.workshop == STEWARDSHIP:
            return why_not_fetch(option, "workshop.stewardship")
        return Refusal("workshop.conversion", what=state.box.workshop_name[self.workshop])


def uses(state: Hall, seat: int, workshop: int, purse: int) -> list[Option]:
    """What one use of a workshop may spend."""
    if workshop == STEWARDSHIP:
        return fetches(state, seat)
    box = state.box
    options: list[Option] = []
    for give, amount, got, _ in box.conversions[workshop]:
        if give == ANY:
            if total(purse) >= amount:
                options += [box.give[kind] for kind in kinds(purse)]
        elif count(purse, give) >= amount:
            options.append(box.swap[give][got])
    return options


def fetches(state: Hall, seat: int) -> list[Option]:
    """Every resource on a troll of the seat, clan carts as well."""
    table = state.box.fetch
    first = 10 * seat
    return [
        table[kind][place]
        for place, purse in enumerate(state.held[first : first + 10])
        if purse
        for kind in kinds(purse)
    ]


def why_not_fetch(option: Fetch, rule: str) -> Refusal:
    what = next(iter(named(ONE[option.kind])))
    return Refusal(rule, need=1, have=0, what=what, where=option.place + 1)


def swap(state: Hall, seat: int, workshop: int, option: Swap) -> None:
    """Spend one kind and gain the other, by the workshop's rate."""
    for give, amount, got, gained in state.box.conversions[workshop]:
        if (give, got) == (option.give, option.gain):
            convert(state, seat, ONE[give] * amount, ONE[got] * gained)
            take(state, seat, give, amount)


def convert(state: Hall, seat: int, given: int, gained: int) -> None:
    """What a workshop gives goes to storage."""
    state.storage[state.purses[seat]] += gained
    if state.journal is not None:
        state.tell("swap", seat, give=named(given), gain=named(gained))


def why_not_swap(state: Hall, seat: int, workshop: int, option: Swap) -> Refusal:
    """Not what this workshop does, or too little of it; clan carts do not count."""
    what = RESOURCES[option.give]
    have = count(spendable(state, seat), option.give)
    for give, amount, got, _ in state.box.conversions[workshop]:
        if (give, got) == (option.give, option.gain):
            if give == CART and count(owned(state, seat), CLAN_CART):
                return Refusal("workshop.cartwright-no-clan", need=amount, have=have, what=what)
            return Refusal("workshop.conversion", need=amount, have=have, what=what)
    return Refusal("workshop.conversion", what=state.box.workshop_name[workshop])


def any_conversion(state: Hall, workshop: int) -> tuple[int, int, int, int] | None:
    """The conversion of a workshop that takes resources of any kind, if it is such a one."""
    for conversion in state.box.conversions[workshop]:
        if conversion[0] == ANY:
            return conversion
    return None


def hand_over(state: Hall, seat: int, workshop: int, given: int, kind: int) -> None:
    """Pay one resource of a use that takes any; `given` are all so far, this one included."""
    conversion = any_conversion(state, workshop)
    assert conversion is not None
    _, amount, got, gained = conversion
    if total(given) < amount:
        state.stack.append(GiveAnother(seat, workshop, given))
    else:
        state.stack.append(Obtain(seat, given, ONE[got] * gained))
    take(state, seat, kind, 1)


class GiveAnother(Decision[Hall, Give]):
    """Hand over the next resource of a use that takes any; `given` are those before it."""

    __slots__ = ("given", "workshop")
    rule = "workshop.conversion"

    def __init__(self, seat: int, workshop: int, given: int) -> None:
        self.seat = seat
        self.workshop = workshop
        self.given = given

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [state.box.give[kind] for kind in kinds(spendable(state, seat))]

    def apply(self, state: Hall, seat: int, option: Give) -> None:
        hand_over(state, seat, self.workshop, self.given + ONE[option.kind], option.kind)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        return why_not_give(state, seat, option, self.rule)


class Obtain(Step[Hall]):
    """The workshop gives what was paid for."""

    __slots__ = ("gained", "given", "seat")

    def __init__(self, seat: int, given: int, gained: int) -> None:
        self.seat = seat
        self.given = given
        self.gained = gained

    def run(self, state: Hall) -> None:
        convert(state, self.seat, self.given, self.gained)
