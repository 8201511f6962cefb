"""Whom an effect is about, and the question which of them."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import (
    BEARER,
    BOARD,
    HEAL,
    HEAL_ALL,
    MATES,
    OTHERS,
    SWAP,
    Effect,
)
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.heroes import can_be_healed, heal, slot_of
from antre.games.alkoor.rules.options import HeroAt
from antre.games.alkoor.rules.state import Alkoor


def slots_meant(state: Alkoor, target: int, by: By) -> list[int]:
    """The slots whose Heroes an effect may be about."""
    if target == BEARER:
        slot = slot_of(state, by.hero)
        return [slot] if slot >= 0 else []
    slots = state.slots_of(by.board) if target in (BOARD, MATES) else range(len(state.team))
    if target in (OTHERS, MATES):
        return [slot for slot in slots if state.team[slot] != by.hero]
    return list(slots)


def healable(state: Alkoor, target: int, by: By) -> list[int]:
    return [slot for slot in slots_meant(state, target, by) if can_be_healed(state, slot)]


class HealHeroes(Step[Alkoor]):
    """Up to so many wounded Heroes recover."""

    __slots__ = ("by", "count", "target")

    def __init__(self, count: int, target: int, by: By) -> None:
        self.count = count
        self.target = target
        self.by = by

    def run(self, state: Alkoor) -> None:
        slots = healable(state, self.target, self.by)
        if len(slots) <= self.count:
            for slot in slots:
                heal(state, slot)
        elif self.count:
            state.stack.append(HealHero(self.by.seat, self.count, self.target, self.by))


class HealHero(SeatQuestion[Alkoor, HeroAt]):
    """Which wounded Hero is healed."""

    __slots__ = ("by", "count", "target")
    rule = "heal.full"

    def __init__(self, seat: int, count: int, target: int, by: By) -> None:
        self.seat = seat
        self.count = count
        self.target = target
        self.by = by

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.hero[slot] for slot in healable(state, self.target, self.by)]

    def apply(self, state: Alkoor, seat: int, option: HeroAt) -> None:
        heal(state, option.number)
        if self.count > 1:
            state.stack.append(HealHeroes(self.count - 1, self.target, self.by))


@does(HEAL)
def _heal(state: Alkoor, effect: Effect, by: By) -> None:
    state.stack.append(HealHeroes(effect.amount, effect.target, by))


@does(HEAL_ALL)
def _heal_all(state: Alkoor, effect: Effect, by: By) -> None:
    for slot in healable(state, effect.target, by):
        heal(state, slot)


@can(HEAL, HEAL_ALL)
def _can_heal(state: Alkoor, effect: Effect, by: By) -> bool:
    return bool(healable(state, effect.target, by))


# --- two Heroes change places


@does(SWAP)
def _swap(state: Alkoor, effect: Effect, by: By) -> None:
    if len(state.team) > 1:
        state.stack.append(SwapHero(by.seat, -1))


@can(SWAP)
def _can_swap(state: Alkoor, effect: Effect, by: By) -> bool:
    return len(state.team) > 1


class SwapHero(SeatQuestion[Alkoor, HeroAt]):
    """Which two Heroes exchange their slots, one after the other."""

    __slots__ = ("first",)
    rule = "blessing.kinds"

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        slots = range(self.first + 1, len(state.team))
        if self.first < 0:
            slots = range(len(state.team) - 1)
        return [state.choose.hero[slot] for slot in slots]

    def apply(self, state: Alkoor, seat: int, option: HeroAt) -> None:
        if self.first < 0:
            state.stack.append(SwapHero(seat, option.number))
        else:
            swap_heroes(state, self.first, option.number)


def swap_heroes(state: Alkoor, one: int, other: int) -> None:
    """With their markers and Equipment."""
    state.tell(events.Swapped, state.guide, state.team[one], state.team[other])
    for row in (state.team, state.wounds):
        row[one], row[other] = row[other], row[one]
    for items in (state.worn, state.stored):
        items[one], items[other] = items[other], items[one]
