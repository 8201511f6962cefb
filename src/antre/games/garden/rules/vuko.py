"""Action 7, Vuko: he visits the worst reputation, and takes control of cubes where he stands.

His tiles change what he does: fire people follow him, nightwalkers make cubes vanish, a snake
drives units away, bears bring the Dead Snow nearer, spears keep him off the board.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.garden.content.layout import regions_in
from antre.games.garden.content.names import (
    BEARS,
    FIRE_PEOPLE,
    LEVELS,
    MOST_SEATS,
    NIGHTWALKERS,
    REGIONS,
    SNAKE,
    SPEARS,
)
from antre.games.garden.content.options import Lose, Move
from antre.games.garden.rules import dead_snow, events
from antre.games.garden.rules.asking import ask
from antre.games.garden.rules.dead_snow import receive_vuko_token
from antre.games.garden.rules.movement import pick
from antre.games.garden.rules.state import NOBODY, NOWHERE, Garden
from antre.games.garden.rules.troops import dismiss_units, influence, move, usable


class Vuko(Step[Garden]):
    """Target, region, leaving, token, a unit destroyed; the rest follows in frames of its own."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        if state.active & SPEARS:
            leave_board(state)
            return
        target = state.standing[-1]
        region = choose_region(state, target)
        arrives = region not in (NOWHERE, state.vuko)
        if arrives and state.vuko != NOWHERE and state.active & FIRE_PEOPLE:
            take_neutrals_along(state, state.vuko, region)
        release(state)
        if arrives:
            state.vuko = region
        state.tell(events.VukoVisits, target, state.vuko)
        receive_vuko_token(state, target)
        state.stack.append(VUKO_TAKES[arrives])
        if region != NOWHERE:
            destroy_unit(state, target, region)


def leave_board(state: Garden) -> None:
    """Skewered: he is off the board, and his cubes are free."""
    if state.vuko != NOWHERE:
        release(state)
        state.vuko = NOWHERE
        state.tell(events.VukoLeaves, NOBODY)


def choose_region(state: Garden, target: int) -> int:
    """Where the target has most influence, then the lowest tile; elsewhere, if possible."""
    best, found = (0, 0), NOWHERE
    free = usable(state)
    for region in regions_in(free):
        own = influence(state, target, region)
        if own and region != state.vuko and (own, -state.tiles[region]) > best:
            best, found = (own, -state.tiles[region]), region
    stays = found == NOWHERE and state.vuko != NOWHERE and free >> state.vuko & 1
    return state.vuko if stays and influence(state, target, state.vuko) else found


def take_neutrals_along(state: Garden, from_: int, to: int) -> None:
    count = state.neutral[from_]
    if count:
        state.neutral[from_] = 0
        state.neutral[to] += count
        state.tell(events.NeutralsFollow, NOBODY, count, to)


def release(state: Garden) -> None:
    """All cubes that Vuko holds are free again."""
    for seat, count in enumerate(state.held):
        if count:
            state.cubes[REGIONS * seat + state.vuko] += count
            state.held[seat] = 0


def destroy_unit(state: Garden, target: int, region: int) -> None:
    """One unit of the target, of the target's choice; nobody gains points."""
    if units_of(state, target, region):
        ask(state, LOSE_UNIT[target][region])


def units_of(state: Garden, seat: int, region: int) -> list[int]:
    """The kinds of units that a seat has in a region, by level from 0 on."""
    first = REGIONS * LEVELS * seat + region
    return [unit for unit in range(LEVELS) if state.units[first + REGIONS * unit]]


class LoseUnit(SeatQuestion[Garden, Lose]):
    __slots__ = ("region",)
    rule = "vuko.destroy-choice"

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def options(self, state: Garden, seat: int) -> list[Option]:
        return [state.box.lose[unit] for unit in units_of(state, seat, self.region)]

    def apply(self, state: Garden, seat: int, option: Lose) -> None:
        dismiss_units(state, seat, option.unit, self.region)
        state.tell(events.VukoDestroys, seat, option.unit + 1, self.region)


class VukoTakes(Step[Garden]):
    """Nightwalkers on arrival, then control, then the snake, and at last the bears."""

    __slots__ = ("arrives",)

    def __init__(self, arrives: bool) -> None:
        self.arrives = arrives

    def run(self, state: Garden) -> None:
        state.stack.append(BEARS_COME)
        region = state.vuko
        # What is locked in a devastated region cannot be touched.
        if region == NOWHERE or state.devastated >> region & 1:
            return
        if self.arrives and state.active & NIGHTWALKERS:
            discard_by_night(state, region)
        take_control(state, region)
        if state.active & SNAKE:
            state.stack += [FLEE[seat][region] for seat in reversed(state.order)]


def discard_by_night(state: Garden, region: int) -> None:
    """As many cubes as Vuko tokens go back to the supply, and as many tokens with them."""
    for seat in state.order:
        own = REGIONS * seat + region
        count = min(state.vuko_tokens[seat], state.cubes[own])
        if count:
            state.cubes[own] -= count
            state.supply[seat] += count
            state.vuko_tokens[seat] -= count
            state.tell(events.Nightwalkers, seat, count, region)


def take_control(state: Garden, region: int) -> None:
    """Of each player present, as many cubes as that player has Vuko tokens."""
    for seat in state.order:
        own = REGIONS * seat + region
        count = min(state.vuko_tokens[seat], state.cubes[own])
        if count:
            state.cubes[own] -= count
            state.held[seat] = count
            state.tell(events.VukoHolds, seat, count, region)


class Flee(Step[Garden]):
    """The snake: all units of a seat must leave Vuko's region, one after the other."""

    __slots__ = ("region", "seat")

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def run(self, state: Garden) -> None:
        seat, region = self.seat, self.region
        if units_of(state, seat, region):
            state.stack.append(self)
            ask(state, CHOOSE_FLIGHT[seat][region])


class ChooseFlight(SeatQuestion[Garden, Move]):
    __slots__ = ("region",)
    rule = "tiles.snake-order"

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def options(self, state: Garden, seat: int) -> list[Option]:
        # One kind at a time, the strongest first, for all of them must leave.
        unit = units_of(state, seat, self.region)[-1]
        targets = state.layout.beside[self.region] & usable(state)
        return [*pick(state.box.move[unit + 1][self.region], targets)]

    def apply(self, state: Garden, seat: int, option: Move) -> None:
        move(state, seat, option.troop, option.from_, option.to)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        return Refusal("ruling.snake-thorn" if isinstance(option, Move) else self.rule)


class BearsCome(Step[Garden]):
    """Both bears bring the Dead Snow nearer; nobody is to blame."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        if state.active & BEARS:
            dead_snow.advance(state, NOBODY)


VUKO, BEARS_COME = Vuko(), BearsCome()
VUKO_TAKES = [VukoTakes(False), VukoTakes(True)]
LOSE_UNIT = [[LoseUnit(seat, region) for region in range(REGIONS)] for seat in range(MOST_SEATS)]
FLEE = [[Flee(seat, region) for region in range(REGIONS)] for seat in range(MOST_SEATS)]
CHOOSE_FLIGHT = [
    [ChooseFlight(seat, region) for region in range(REGIONS)] for seat in range(MOST_SEATS)
]
