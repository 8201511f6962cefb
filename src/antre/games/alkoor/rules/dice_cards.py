"""Dice that cards and tokens set or roll again."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion
from antre.games.alkoor.content.effects import (
    BOARD,
    FORESEE,
    REROLL,
    REROLL_DESTINY,
    SET_DIE,
    Effect,
)
from antre.games.alkoor.rules.dice import (
    GUIDE_MOMENTS,
    dice_of_board,
    dice_of_moment,
    reroll,
    set_value,
    value_of,
)
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.objectives import SIX
from antre.games.alkoor.rules.options import (
    DESTINY_DIE,
    Die,
    Face,
)
from antre.games.alkoor.rules.state import Alkoor


@does(FORESEE)
def _foresee(state: Alkoor, effect: Effect, by: By) -> None:
    state.stack.append(Foresee(by.seat))


class Foresee(SeatQuestion[Alkoor, Face]):
    """What the Destiny die will show."""

    __slots__ = ()
    rule = "blessing.kinds"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return list(state.choose.face[1:SIX])

    def apply(self, state: Alkoor, seat: int, option: Face) -> None:
        state.foreseen = option.number


@does(REROLL_DESTINY)
def _reroll_destiny(state: Alkoor, effect: Effect, by: By) -> None:
    reroll(state, DESTINY_DIE)


@can(REROLL_DESTINY)
def _can_reroll_destiny(state: Alkoor, effect: Effect, by: By) -> bool:
    return is_guides(state, by) and bool(by.moment & GUIDE_MOMENTS)


def is_guides(state: Alkoor, by: By) -> bool:
    """Only the Guide changes the Destiny die, once it lies on its slot."""
    return bool(state.destiny) and state.seat_of(by.board) == state.guide


def settable(state: Alkoor, effect: Effect, by: By) -> list[int]:
    """Dice a card may set: those of a roll just made, and the Destiny die if the Guide plays it."""
    if effect.target == BOARD:
        dice = dice_of_board(state, by.moment, by.board)
    else:
        dice = [die for die in dice_of_moment(state, by.moment) if die != DESTINY_DIE]
    if effect.or_destiny and is_guides(state, by) and by.moment & GUIDE_MOMENTS:
        dice.append(DESTINY_DIE)
    return [die for die in dice if effect.face in (0, value_of(state, die))]


@does(SET_DIE)
def _set_die(state: Alkoor, effect: Effect, by: By) -> None:
    dice = settable(state, effect, by)
    if len(dice) > 1:
        state.stack.append(ChangeDie(by.seat, effect, by))
    elif dice:
        change_die(state, dice[0], effect, by)


@can(SET_DIE)
def _can_set_die(state: Alkoor, effect: Effect, by: By) -> bool:
    return bool(settable(state, effect, by))


def change_die(state: Alkoor, die: int, effect: Effect, by: By) -> None:
    if effect.value:
        set_value(state, die, effect.value)
    else:
        state.stack.append(SetFace(by.seat, die))


class ChangeDie(SeatQuestion[Alkoor, Die]):
    """Which die is set."""

    __slots__ = ("by", "effect")
    rule = "aids.dilemmas"

    def __init__(self, seat: int, effect: Effect, by: By) -> None:
        self.seat = seat
        self.effect = effect
        self.by = by

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.die[die] for die in settable(state, self.effect, self.by)]

    def apply(self, state: Alkoor, seat: int, option: Die) -> None:
        change_die(state, option.number, self.effect, self.by)

    def dump(self) -> list[object]:
        return ["ChangeDie", self.seat, self.effect.verb, self.effect.value, *self.by]


class SetFace(SeatQuestion[Alkoor, Face]):
    """What a die is set to."""

    __slots__ = ("die",)
    rule = "aids.dilemmas"

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        shown = value_of(state, self.die)
        return [face for face in state.choose.face[1:SIX] if face.number != shown]

    def apply(self, state: Alkoor, seat: int, option: Face) -> None:
        set_value(state, self.die, option.number)


# --- rerolls of several dice


def rerollable(state: Alkoor, effect: Effect, by: By) -> list[int]:
    if effect.target == BOARD:
        dice = dice_of_board(state, by.moment, by.board)
    else:
        dice = dice_of_moment(state, by.moment)
    if effect.without_sixes:
        dice = [die for die in dice if value_of(state, die) != SIX]
    return dice


@does(REROLL)
def _reroll(state: Alkoor, effect: Effect, by: By) -> None:
    pick_dice(state, by.seat, rerollable(state, effect, by), effect.amount)


@can(REROLL)
def _can_reroll(state: Alkoor, effect: Effect, by: By) -> bool:
    return bool(rerollable(state, effect, by))


def pick_dice(state: Alkoor, seat: int, dice: list[int], most: int) -> None:
    """At least one of these dice, and at most so many, are rolled again."""
    if len(dice) == 1:
        reroll(state, dice[0])
    elif dice:
        state.stack.append(PickDice(seat, tuple(dice), (), most))


class PickDice(SeatQuestion[Alkoor, Option]):
    """Which dice are rolled again, one after the other."""

    __slots__ = ("chosen", "dice", "most")
    rule = "tokens.bonus-die-reroll"

    def __init__(
        self, seat: int, dice: tuple[int, ...], chosen: tuple[int, ...], most: int
    ) -> None:
        self.seat = seat
        self.dice = dice
        self.chosen = chosen
        self.most = most

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        dice: list[Option] = [state.choose.die[die] for die in self.dice]
        return [state.choose.done, *dice] if self.chosen else dice

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        chosen = self.chosen
        if isinstance(option, Die):
            chosen += (option.number,)
            left = tuple(die for die in self.dice if die > option.number)
            if left and len(chosen) < self.most:
                state.stack.append(PickDice(seat, left, chosen, self.most))
                return
        for die in chosen:
            reroll(state, die)
