"""Attack, the last step of Activation: skulls are spent region by region on troops of others.

Killed cubes leave at once. Killed units lie down until all attacks are over, and their own skulls
still count when their owner attacks later.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.garden.content.names import (
    ATTACK,
    CUBE,
    FROM_BATTLES,
    GOLD,
    LEVELS,
    MOST_SEATS,
    REGIONS,
    SHIELD,
    SOURCES,
)
from antre.games.garden.content.options import NEUTRAL, Kill
from antre.games.garden.rules import events
from antre.games.garden.rules.goods import pay
from antre.games.garden.rules.state import NOBODY, Garden


class Attacks(Step[Garden]):
    """In turn order, whoever has skulls on the map; then the fallen leave it."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        state.stack.append(FALLEN_LEAVE)
        power = state.powers[ATTACK]
        for seat in reversed(state.order):
            first = LEVELS * seat
            if power[first] or power[first + 1] or power[first + 2]:
                state.stack.append(MAY_ATTACK[seat])


class MayAttack(Step[Garden]):
    """Asks, if the gold is there and some skulls reach somebody."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Garden) -> None:
        seat = self.seat
        if state.gold[seat] < state.box.attack_cost:
            return
        skulls = count_skulls(state, seat)
        if any(skulls) and targets(state, seat, skulls):
            state.stack.append(Strike(seat, skulls, False))


def count_skulls(state: Garden, seat: int) -> tuple[int, ...]:
    """By region, the skulls of all units of a seat, those that lie down included."""
    skulls = [0] * REGIONS
    for kind in range(LEVELS * seat, LEVELS * seat + LEVELS):
        power = state.powers[ATTACK][kind]
        if power:
            first = REGIONS * kind
            for region in range(REGIONS):
                skulls[region] += power * state.units[first + region]
            for fallen in state.laid_down:
                if fallen // REGIONS == kind:
                    skulls[fallen % REGIONS] += power
    for region in range(REGIONS):
        if state.devastated >> region & 1:
            skulls[region] = 0
    return tuple(skulls)


def targets(state: Garden, seat: int, skulls: tuple[int, ...]) -> list[Option]:
    """Everything that can be killed with the skulls of its region."""
    options: list[Option] = []
    shields = state.powers[SHIELD]
    for region, left in enumerate(skulls):
        if not left:
            continue
        kills = state.box.kill[region]
        if state.neutral[region]:
            options.append(kills[NEUTRAL, CUBE])
        for victim, faction in enumerate(state.factions):
            if victim == seat:
                continue
            if state.cubes[REGIONS * victim + region]:
                options.append(kills[faction, CUBE])
            for unit in range(LEVELS):
                kind = LEVELS * victim + unit
                if state.units[REGIONS * kind + region] and unit + 1 + shields[kind] <= left:
                    options.append(kills[faction, unit + 1])
    return options


class Strike(SeatQuestion[Garden, Option]):
    """The next kill; the first one pays for all."""

    __slots__ = ("paid", "skulls")
    rule = "attack.distribute"

    def __init__(self, seat: int, skulls: tuple[int, ...], paid: bool) -> None:
        self.seat = seat
        self.skulls = skulls
        self.paid = paid

    def options(self, state: Garden, seat: int) -> list[Option]:
        last = state.box.done if self.paid else state.box.decline
        return [*targets(state, seat, self.skulls), last]

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        if not isinstance(option, Kill):
            return
        if not self.paid:
            pay(state, seat, GOLD, state.box.attack_cost)
            state.tell(events.Attacks, seat, state.box.attack_cost)
        left = list(self.skulls)
        left[option.region] -= kill(state, seat, option)
        skulls = tuple(left)
        if any(skulls) and targets(state, seat, skulls):
            state.stack.append(Strike(seat, skulls, True))

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Kill):
            return Refusal("attack.optional")
        if option.faction == state.factions[seat] or state.devastated >> option.region & 1:
            return Refusal("ruling.attack-exclusions")
        return Refusal("attack.kill-unit" if option.troop else "attack.kill-cube")


def kill(state: Garden, seat: int, option: Kill) -> int:
    """Points for the attacker; the skulls that it took are returned."""
    region = option.region
    if option.faction == NEUTRAL:
        state.neutral[region] -= 1
        score(state, seat, 1)
        state.tell(events.Kills, seat, region, NOBODY, CUBE, 1)
        return 1
    victim = state.seat_of[option.faction]
    points = option.troop or 1
    score(state, seat, points)
    state.tell(events.Kills, seat, region, victim, option.troop, points)
    if option.troop == CUBE:
        state.cubes[REGIONS * victim + region] -= 1
        state.supply[victim] += 1
        return 1
    kind = LEVELS * victim + option.troop - 1
    place = REGIONS * kind + region
    state.units[place] -= 1
    state.laid_down = tuple(sorted((*state.laid_down, place)))
    return option.troop + state.powers[SHIELD][kind]


def score(state: Garden, seat: int, points: int) -> None:
    state.points[len(SOURCES) * seat + FROM_BATTLES] += points


class FallenLeave(Step[Garden]):
    """All attacks are over: who lies down goes back to the supply."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        if state.laid_down:
            for place in state.laid_down:
                state.figures[place // REGIONS] += 1
            state.tell(events.FallenLeave, NOBODY, len(state.laid_down))
            state.laid_down = ()


ATTACKS, FALLEN_LEAVE = Attacks(), FallenLeave()
MAY_ATTACK = [MayAttack(seat) for seat in range(MOST_SEATS)]
