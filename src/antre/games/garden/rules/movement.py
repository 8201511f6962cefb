"""Action 2, Movement: one or two steps for one gold each, of two troops or of one twice."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.garden.content.layout import regions_in
from antre.games.garden.content.names import GOLD, LEVELS, MOST_SEATS, MOVEMENT, REGIONS, TROOPS
from antre.games.garden.content.options import Move
from antre.games.garden.rules import events
from antre.games.garden.rules.goods import pay
from antre.games.garden.rules.refusals import why_not_region
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.troops import influential, move, usable

KINDS = range(1, len(TROOPS))


def begin_movement(state: Garden, seat: int) -> bool:
    if not state.gold[seat] or not can_step(state, seat):
        return False
    state.stack.append(FIRST_STEP[seat])
    return True


def can_step(state: Garden, seat: int) -> bool:
    """Is any own troop beside a region that can be entered?"""
    free = usable(state)
    beside = state.layout.beside
    return any(beside[region] & free for region in regions_in(influential(state, seat)))


def steps(state: Garden, seat: int) -> list[Option]:
    """Every own free troop that can step into a neighbouring region."""
    options: list[Option] = []
    free = usable(state)
    cubes, units = state.cubes, state.units
    moves = state.box.move
    beside = state.layout.beside
    own, first = REGIONS * seat, REGIONS * LEVELS * seat
    for region in regions_in(influential(state, seat)):
        targets = beside[region] & free
        if cubes[own + region]:
            options += pick(moves[0][region], targets)
        for troop in KINDS:
            if units[first + REGIONS * (troop - 1) + region]:
                options += pick(moves[troop][region], targets)
    return options


def pick(moves: dict[int, Move], targets: int) -> list[Move]:
    return [option for to, option in moves.items() if targets >> to & 1]


class FirstStep(SeatQuestion[Garden, Option]):
    """One troop to a neighbouring region, or none."""

    __slots__ = ()
    rule = "movement.pay-one"

    def options(self, state: Garden, seat: int) -> list[Option]:
        return [*steps(state, seat), state.box.decline]

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        if not isinstance(option, Move):
            state.tell(events.Declines, seat, MOVEMENT + 1)
            return
        pay_and_move(state, seat, option)
        if state.gold[seat] and can_step(state, seat):
            state.stack.append(SECOND_STEP[seat])

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        if isinstance(option, Move) and why_not_region(state, self.rule, option).rule == self.rule:
            return Refusal("ruling.own-troops-only")
        return why_not_region(state, self.rule, option)


def pay_and_move(state: Garden, seat: int, option: Move) -> None:
    pay(state, seat, GOLD, 1)
    move(state, seat, option.troop, option.from_, option.to)


class SecondStep(FirstStep):
    """Another troop, or the same one once more."""

    __slots__ = ()
    rule = "movement.pay-two"

    def options(self, state: Garden, seat: int) -> list[Option]:
        return [*steps(state, seat), state.box.done]

    def apply(self, state: Garden, seat: int, option: Option) -> None:
        if isinstance(option, Move):
            pay_and_move(state, seat, option)


FIRST_STEP = [FirstStep(seat) for seat in range(MOST_SEATS)]
SECOND_STEP = [SecondStep(seat) for seat in range(MOST_SEATS)]
