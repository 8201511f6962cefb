"""Using a workshop, once for each open entrance.

Trades are open between two uses; what one use gains, the next may spend.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.hall.content.content import ANY, STEWARDSHIP
from antre.games.hall.content.options import Fetch, Give, Plain, Swap
from antre.games.hall.content.resources import (
    CART,
    CLAN_CART,
    ONE,
    RESOURCES,
    TOKENS,
    count,
    kinds,
    total,
)
from antre.games.hall.rules import events
from antre.games.hall.rules.first_rules import by_first_rules
from antre.games.hall.rules.purse import fetch, owned, spendable, take
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.trading import begin_trade, can_trade, why_not_give, why_not_trade


def can_use(state: Hall, seat: int, workshop: int, purse: int) -> bool:
    """Does the seat own what a use of this workshop spends?"""
    if workshop == STEWARDSHIP:
        return any(state.held_by(seat))
    for kind, amount, _, _ in state.content.conversions[workshop]:
        if (total(purse) if kind == ANY else count(purse, kind)) >= amount:
            return True
    return False


def go_on(state: Hall, seat: int, workshop: int, left: int) -> None:
    """Ask for the next use while there is any, or a trade that could make one possible."""
    if left:
        purse = spendable(state, seat)
        if can_use(state, seat, workshop, purse) or can_trade(purse):
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


class UseWorkshop(SeatQuestion[Hall, Swap | Give | Fetch | Plain]):
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
        if can_trade(purse):
            options.append(state.content.trade)
        options.append(state.content.done)
        return options

    def apply(self, state: Hall, seat: int, option: Swap | Give | Fetch | Plain) -> None:
        if option is state.content.done:
            return
        if option is state.content.trade:
            state.stack.append(self if by_first_rules(state) else self.after(0))
            begin_trade(state, seat)
            return
        state.stack.append(self.after(1))
        if isinstance(option, Swap):
            swap(state, seat, self.workshop, option)
        elif isinstance(option, Give):
            hand_over(state, seat, self.workshop, ONE[option.kind], option.kind)
        elif isinstance(option, Fetch):
            fetch(state, seat, option.kind, option.place)

    def after(self, uses: int) -> NextUse:
        """What follows so many uses."""
        return NextUse(self.seat, self.workshop, self.left - uses)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if option is state.content.trade:
            return why_not_trade(state, seat)
        if isinstance(option, Swap):
            return why_not_swap(state, seat, self.workshop, option)
        if isinstance(option, Give) and any_conversion(state, self.workshop) is not None:
            return why_not_give(state, seat, option, "workshop.conversion")
        if isinstance(option, Fetch) and self.workshop == STEWARDSHIP:
            return why_not_fetch(option, "workshop.stewardship")
        return Refusal("workshop.conversion", what=state.content.workshop_name[self.workshop])


def uses(state: Hall, seat: int, workshop: int, purse: int) -> list[Option]:
    """What one use of a workshop may spend."""
    if workshop == STEWARDSHIP:
        return fetches(state, seat)
    content = state.content
    options: list[Option] = []
    for give, amount, got, _ in content.conversions[workshop]:
        if give == ANY:
            if total(purse) >= amount:
                options += [content.give[kind] for kind in kinds(purse)]
        elif count(purse, give) >= amount:
            options.append(content.swap[give][got])
    return options


def fetches(state: Hall, seat: int) -> list[Option]:
    """Every resource on a troll of the seat, clan carts as well."""
    table = state.content.fetch
    return [
        table[kind][place]
        for place, purse in enumerate(state.held_by(seat))
        if purse
        for kind in kinds(purse)
    ]


def why_not_fetch(option: Fetch, rule: str) -> Refusal:
    return Refusal(rule, need=1, have=0, what=TOKENS[option.kind], where=option.place + 1)


def swap(state: Hall, seat: int, workshop: int, option: Swap) -> None:
    """Spend one kind and gain the other, by the workshop's rate."""
    for give, amount, got, gained in state.content.conversions[workshop]:
        if (give, got) == (option.give, option.gain):
            convert(state, seat, ONE[give] * amount, ONE[got] * gained)
            take(state, seat, give, amount)


def convert(state: Hall, seat: int, given: int, gained: int) -> None:
    """What a workshop gives goes to storage."""
    state.storage[state.team_of[seat]] += gained
    state.tell(events.Swap, seat, given, gained)


def why_not_swap(state: Hall, seat: int, workshop: int, option: Swap) -> Refusal:
    """Not what this workshop does, or too little of it; clan carts do not count."""
    what = RESOURCES[option.give]
    have = count(spendable(state, seat), option.give)
    for give, amount, got, _ in state.content.conversions[workshop]:
        if (give, got) == (option.give, option.gain):
            if give == CART and count(owned(state, seat), CLAN_CART):
                return Refusal("workshop.cartwright-no-clan", need=amount, have=have, what=what)
            return Refusal("workshop.conversion", need=amount, have=have, what=what)
    return Refusal("workshop.conversion", what=state.content.workshop_name[workshop])


def any_conversion(state: Hall, workshop: int) -> tuple[int, int, int, int] | None:
    """The conversion of a workshop that takes resources of any kind, if it is such a one."""
    for conversion in state.content.conversions[workshop]:
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


class GiveAnother(SeatQuestion[Hall, Give]):
    """Hand over the next resource of a use that takes any; `given` are those before it."""

    __slots__ = ("given", "workshop")
    rule = "workshop.conversion"

    def __init__(self, seat: int, workshop: int, given: int) -> None:
        self.seat = seat
        self.workshop = workshop
        self.given = given

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [state.content.give[kind] for kind in kinds(spendable(state, seat))]

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
