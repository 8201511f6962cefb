"""Special abilities: where a player dominates, the own units there must use them, each kind once.

They come in this order: Torment, Enthral, Recruitment, Pillage, Piper. A faction has its own alone.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.garden.content.names import (
    CALLO,
    ENTHRAL,
    GOLD,
    LEVELS,
    M_FACTOR,
    M_LEVELS,
    MOST_SEATS,
    OLAF,
    PIER,
    PILLAGE,
    PIPER,
    POPULATION,
    RECRUITMENT,
    REGIONS,
    TORMENT,
)
from antre.games.garden.content.options import Capture, Loot
from antre.games.garden.rules import events
from antre.games.garden.rules.asking import ask
from antre.games.garden.rules.goods import gain, give, lose
from antre.games.garden.rules.state import Garden
from antre.games.garden.rules.troops import is_present, place_cube


def use_abilities(state: Garden, seat: int, region: int) -> None:
    """Does what needs no choice; pushes what does."""
    faction = state.factions[seat]
    if faction == OLAF:
        if stands(state, seat, state.box.special_unit[ENTHRAL], region):
            enthral(state, seat, region)
    elif faction == PIER:
        if stands(state, seat, state.box.special_unit[PIPER], region):
            pipe(state, seat, region)
    elif faction == CALLO:
        if stands(state, seat, state.box.special_unit[TORMENT], region):
            torment(state, seat, region)
        if stands(state, seat, state.box.special_unit[RECRUITMENT], region):
            recruit(state, seat, region)
    elif stands(state, seat, state.box.special_unit[PILLAGE], region):
        pillage(state, seat, region)


def stands(state: Garden, seat: int, unit: int, region: int) -> bool:
    """Has a seat a unit of this kind in a region?"""
    return state.units[REGIONS * (LEVELS * seat + unit) + region] > 0


def torment(state: Garden, seat: int, region: int) -> None:
    """The Nightmare leaves a Darkness marker, two at most, and none where Thorn is."""
    if state.darkness[region] < state.box.darkness and region != state.thorn:
        state.darkness[region] += 1
        state.tell(events.Darkness, seat, region, state.darkness[region])


def recruit(state: Garden, seat: int, region: int) -> None:
    """The Faun brings an influence cube of the supply."""
    if state.supply[seat]:
        place_cube(state, seat, region)
        state.tell(events.Recruits, seat, region)


def pipe(state: Garden, seat: int, region: int) -> None:
    """Musicians bring one population of the bank."""
    if gain(state, seat, POPULATION, 1):
        state.tell(events.Pipes, seat, region)


# --- Enthral


def enthral(state: Garden, seat: int, region: int) -> None:
    """A Drakkar captures one free cube of another player for the Ice Garden."""
    if victims_of(state, seat, region):
        ask(state, CHOOSE_CAPTURE[seat][region])


def victims_of(state: Garden, seat: int, region: int) -> list[int]:
    seats = range(state.setup.seats)
    return [other for other in seats if other != seat and state.cubes[REGIONS * other + region]]


def capture(state: Garden, seat: int, victim: int, region: int) -> None:
    state.cubes[REGIONS * victim + region] -= 1
    state.captured[victim] += 1
    state.tell(events.Captures, seat, region, victim, sum(state.captured))


class ChooseCapture(SeatQuestion[Garden, Capture]):
    __slots__ = ("region",)
    rule = "olaf.capture"

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def options(self, state: Garden, seat: int) -> list[Option]:
        victims = victims_of(state, seat, self.region)
        return [state.box.capture[state.factions[victim]] for victim in victims]

    def apply(self, state: Garden, seat: int, option: Capture) -> None:
        capture(state, seat, state.seat_of[option.faction], self.region)


# --- Pillage


def pillage(state: Garden, seat: int, region: int) -> None:
    """The Enlightened Ones take one resource of every other player present, in turn order."""
    for victim in reversed(state.order):
        if victim != seat and is_present(state, victim, region):
            state.stack.append(PILLAGE_ONE[seat][victim][region])


class PillageOne(Step[Garden]):
    """One victim; where there is only one thing to take, nothing is asked."""

    __slots__ = ("region", "seat", "victim")

    def __init__(self, seat: int, victim: int, region: int) -> None:
        self.seat = seat
        self.victim = victim
        self.region = region

    def run(self, state: Garden) -> None:
        if booty_of(state, self.victim):
            ask(state, CHOOSE_LOOT[self.seat][self.victim][self.region])


def booty_of(state: Garden, victim: int) -> list[Loot]:
    """What a player has: population, gold, M-factor tokens on each level."""
    options = state.box.loot
    booty = [options[POPULATION]] if state.population[victim] else []
    if state.gold[victim]:
        booty.append(options[GOLD])
    first = M_LEVELS * victim
    return booty + [
        options[M_FACTOR + level] for level in range(M_LEVELS) if state.m_factor[first + level]
    ]


def loot(state: Garden, seat: int, victim: int, region: int, option: Loot) -> None:
    """From player to player, never through the bank; M-factor arrives on level 0."""
    lose(state, victim, option.kind, 1, option.level)
    give(state, seat, option.kind, 1)
    state.tell(events.Loots, seat, region, victim, option.kind)


class ChooseLoot(SeatQuestion[Garden, Loot]):
    __slots__ = ("region", "victim")
    rule = "ulrike.pillage"

    def __init__(self, seat: int, victim: int, region: int) -> None:
        self.seat = seat
        self.victim = victim
        self.region = region

    def options(self, state: Garden, seat: int) -> list[Option]:
        return list(booty_of(state, self.victim))

    def apply(self, state: Garden, seat: int, option: Loot) -> None:
        loot(state, seat, self.victim, self.region, option)


SEATS, ALL = range(MOST_SEATS), range(REGIONS)
CHOOSE_CAPTURE = [[ChooseCapture(seat, region) for region in ALL] for seat in SEATS]
PILLAGE_ONE = [
    [[PillageOne(seat, victim, region) for region in ALL] for victim in SEATS] for seat in SEATS
]
CHOOSE_LOOT = [
    [[ChooseLoot(seat, victim, region) for region in ALL] for victim in SEATS] for seat in SEATS
]
