"""Action 6, Activation: spy heads, Ice Drakkars, Speed, Attack, each step in turn order."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.garden.content.names import (
    CUBE,
    LEVELS,
    MOST_SEATS,
    OLAF,
    REGIONS,
    SPEED,
    SPY,
    TRANSFER,
    TROOPS,
    ULRIKE,
    UPGRADES,
)
from antre.games.garden.content.options import Ferry, Move, Spy
from antre.games.garden.rules import events
from antre.games.garden.rules.attack import ATTACKS
from antre.games.garden.rules.movement import pick
from antre.games.garden.rules.refusals import why_not_region
from antre.games.garden.rules.state import NOBODY, Garden
from antre.games.garden.rules.troops import count_of, move, usable


class Activation(Step[Garden]):
    """Without cubes, every round; whoever has suitable units takes part."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        state.stack.append(ATTACKS)
        speed = state.powers[SPEED]
        for seat in reversed(state.order):
            first = LEVELS * seat
            if speed[first] or speed[first + 1] or speed[first + 2] or is_spymaster(state, seat):
                state.stack.append(BEGIN_SPEED[seat])
        if state.seat_of[OLAF] != NOBODY:
            state.stack.append(DRAKKARS)
        if state.seat_of[ULRIKE] != NOBODY:
            state.stack.append(SPY_HEADS)


def is_spymaster(state: Garden, seat: int) -> bool:
    """Her Harasim may be quick by the time the Speed step comes."""
    return seat == state.seat_of[ULRIKE]


# --- spy heads


class SpyHeads(Step[Garden]):
    """Last round's tokens go back; then up to two different ones, if a Harasim is on the map."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        seat = state.seat_of[ULRIKE]
        kind = LEVELS * seat + state.box.deed_unit[SPY]
        for upgrade in state.spies:
            state.stock[upgrade] += 1
            state.powers[upgrade][kind] -= 1
        state.spies = ()
        if any(state.units[REGIONS * kind : REGIONS * kind + REGIONS]) and any(state.stock):
            state.stack.append(CHOOSE_SPIES[seat])


class ChooseSpies(SeatQuestion[Garden, Spy]):
    """Upgrades of the common stock, free of charge, until the next spy step."""

    __slots__ = ()
    rule = "activation.spy-choice"

    def options(self, state: Garden, seat: int) -> list[Option]:
        stock = state.stock
        return [spy for spy in state.box.spy if all(stock[kind] for kind in spy.kinds)]

    def apply(self, state: Garden, seat: int, option: Spy) -> None:
        state.spies = option.kinds
        unit = LEVELS * seat + state.box.deed_unit[SPY]
        for upgrade in option.kinds:
            state.stock[upgrade] -= 1
            state.powers[upgrade][unit] += 1
        state.tell(events.SpyHeads, seat, list(option.kinds))

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        if isinstance(option, Spy):
            lacking = [UPGRADES[kind] for kind in option.kinds if not state.stock[kind]]
            return Refusal("ruling.upgrade-stock", kinds=", ".join(lacking))
        return Refusal(self.rule)


# --- Ice Drakkars


class Drakkars(Step[Garden]):
    """With the two Drakkars in two regions, troops may sail from either to the other."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        seat = state.seat_of[OLAF]
        first = REGIONS * (LEVELS * seat + state.box.deed_unit[TRANSFER])
        ports = [region for region in range(REGIONS) if state.units[first + region]]
        if len(ports) == 2:
            sail_on(state, seat, REGIONS * ports[0] + ports[1], CUBE)


def sail_on(state: Garden, seat: int, ports: int, troop: int) -> None:
    """Kind after kind, but never the Drakkars themselves."""
    drakkar = state.box.deed_unit[TRANSFER] + 1
    one, other = divmod(ports, REGIONS)
    for kind in range(troop, len(TROOPS)):
        here = count_of(state, seat, kind, one) + count_of(state, seat, kind, other)
        if kind != drakkar and here:
            state.stack.append(SailAcross(seat, ports, kind))
            return


class SailAcross(SeatQuestion[Garden, Option]):
    """How many troops of one kind sail, and which way; equal ones never both ways."""

    __slots__ = ("ports", "troop")
    rule = "activation.drakkar-transfer"

    def __init__(self, seat: int, ports: int, troop: int) -> None:
        self.seat = seat
        self.ports = ports
        self.troop = troop

    def options(self, state: Garden, seat: int) -> list[Option]:
        options: list[Option] = [state.box.done]
        for port in divmod(self.ports, REGIONS):
            options += state.box.ferry[port][: count_of(state, seat, self.troop, port)]
        return options

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        if isinstance(option, Ferry):
            to = sum(divmod(self.ports, REGIONS)) - option.from_
            move(state, seat, self.troop, option.from_, to, option.count)
        sail_on(state, seat, self.ports, self.troop + 1)


# --- Speed

# A quick figure is known by its kind, its region and the steps it has left.
Quick = tuple[int, int, int]


class BeginSpeed(Step[Garden]):
    """Every figure with Speed may step to a neighbouring region, once for each Speed."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Garden) -> None:
        seat = self.seat
        quick: list[Quick] = []
        for unit in range(LEVELS):
            kind = LEVELS * seat + unit
            steps = state.powers[SPEED][kind]
            if steps:
                for region in state.layout.regions:
                    count = state.units[REGIONS * kind + region]
                    # The locked Faun is no longer anybody's to move.
                    if count and not state.devastated >> region & 1:
                        quick += [(unit, region, steps)] * count
        if quick:
            state.stack.append(UseSpeed(seat, tuple(quick)))


class UseSpeed(SeatQuestion[Garden, Option]):
    """One step of one quick figure, or an end of it."""

    __slots__ = ("quick",)
    rule = "activation.speed"

    def __init__(self, seat: int, quick: tuple[Quick, ...]) -> None:
        self.seat = seat
        self.quick = quick

    def options(self, state: Garden, seat: int) -> list[Option]:
        options: list[Option] = [state.box.done]
        free = usable(state)
        for unit, region, _ in dict.fromkeys(self.quick):
            options += pick(state.box.move[unit + 1][region], state.layout.beside[region] & free)
        return options

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        if not isinstance(option, Move):
            return
        move(state, seat, option.troop, option.from_, option.to)
        quick = list(self.quick)
        mover = next(one for one in quick if one[:2] == (option.troop - 1, option.from_))
        quick.remove(mover)
        if mover[2] > 1:
            quick.append((mover[0], option.to, mover[2] - 1))
        if quick:
            state.stack.append(UseSpeed(seat, tuple(sorted(quick))))

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        return why_not_region(state, self.rule, option)


ACTIVATION, SPY_HEADS, DRAKKARS = Activation(), SpyHeads(), Drakkars()
CHOOSE_SPIES = [ChooseSpies(seat) for seat in range(MOST_SEATS)]
BEGIN_SPEED = [BeginSpeed(seat) for seat in range(MOST_SEATS)]
