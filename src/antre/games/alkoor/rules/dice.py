"""Dice that are changed after they were rolled: by payment, tokens, cards, the Destiny die."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import (
    Cost,
)
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.gems import pay_cost
from antre.games.alkoor.rules.heroes import slot_of
from antre.games.alkoor.rules.moments import offers, offers_always, performs
from antre.games.alkoor.rules.objectives import SIX
from antre.games.alkoor.rules.options import (
    DESTINY_DIE,
    STRIDE_DICE,
    VITALITY_DIE,
    Place,
    Reroll,
    Substitute,
)
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.rules.times import (
    AVATAR,
    BEFORE,
    DESTINY,
    IDLE,
    MISSED,
    REACHED,
    STRIDING,
    TESTED,
)
from antre.games.alkoor.rules.vitality import roll

ROLLED = MISSED | REACHED
GUIDE_MOMENTS = IDLE | BEFORE | MISSED | STRIDING | DESTINY | AVATAR


def value_of(state: Alkoor, die: int) -> int:
    if die == DESTINY_DIE:
        return state.destiny
    if die == VITALITY_DIE:
        return state.vitality_die
    return state.stride[die - STRIDE_DICE] if die >= STRIDE_DICE else state.dice[die]


def set_value(state: Alkoor, die: int, value: int) -> None:
    state.tell(events.DieChanged, state.guide, die, value)
    if die == DESTINY_DIE:
        state.destiny = value
    elif die == VITALITY_DIE:
        state.vitality_die = value
    elif die >= STRIDE_DICE:
        place = die - STRIDE_DICE
        state.stride = (*state.stride[:place], value, *state.stride[place + 1 :])
    else:
        state.dice[die] = value


def reroll(state: Alkoor, die: int) -> None:
    set_value(state, die, roll(state, "destiny" if die == DESTINY_DIE else "die"))


def dice_of_moment(state: Alkoor, moment: int) -> list[int]:
    """The dice of the roll just made."""
    if moment & ROLLED:
        return list(range(len(state.dice)))
    if moment == TESTED:
        return [VITALITY_DIE]
    if moment == STRIDING:
        return [STRIDE_DICE + die for die in range(len(state.stride))]
    return [DESTINY_DIE] if moment in (DESTINY, AVATAR) else []


def boards_of_die(state: Alkoor, die: int) -> list[int]:
    """The boards a die belongs to; the Guide's for movement and Destiny."""
    if die == VITALITY_DIE:
        slot = slot_of(state, state.tested)
        return [state.board_of(slot)] if slot != NOTHING else []
    if die >= DESTINY_DIE:
        return list(state.boards_of(state.guide))
    return [state.dice_board[die]]


def dice_of_board(state: Alkoor, moment: int, board: int) -> list[int]:
    """The dice of a roll that belong to a board."""
    return [
        die
        for die in dice_of_moment(state, moment)
        if die != DESTINY_DIE and board in boards_of_die(state, die)
    ]


# --- paid rerolls


def reroll_cost(state: Alkoor, die: int) -> Cost:
    return state.box.reroll_costs[value_of(state, die)]


def paying_boards(state: Alkoor, seat: int, die: int) -> list[int]:
    value, gems, price = value_of(state, die), state.gems, state.box.costs.reroll
    if value == SIX:
        return []
    return [
        board
        for board in boards_of_die(state, die)
        if gems[5 * board + value - 1] >= price and state.seat_of(board) == seat
    ]


def paid_rerolls(state: Alkoor, seat: int, moment: int) -> list[Option]:
    dice = dice_of_moment(state, moment)
    return [state.choose.reroll[die] for die in dice if paying_boards(state, seat, die)]


@offers(MISSED | TESTED)
def offer_rerolls(state: Alkoor, seat: int, moment: int) -> list[Option]:
    return paid_rerolls(state, seat, moment)


@offers_always(STRIDING)
def offer_stride_rerolls(state: Alkoor, seat: int, moment: int) -> list[Option]:
    return paid_rerolls(state, seat, moment)


@offers_always(GUIDE_MOMENTS)
def offer_destiny_reroll(state: Alkoor, seat: int, moment: int) -> list[Option]:
    value = state.destiny
    if seat != state.guide or value in (0, SIX):
        return []
    gems, price = state.gems, state.box.costs.reroll
    for board in state.boards_of(seat):
        if gems[5 * board + value - 1] >= price:
            return [state.choose.reroll[DESTINY_DIE]]
    return []


@performs(Reroll)
def perform_reroll(state: Alkoor, seat: int, option: Reroll, moment: int) -> None:
    boards = paying_boards(state, seat, option.number)
    if len(boards) > 1:
        state.stack.append(RerollBy(seat, option.number))
    else:
        pay_reroll(state, boards[0], option.number)


def pay_reroll(state: Alkoor, board: int, die: int) -> None:
    state.stack.append(RerollDie(die))
    pay_cost(state, board, reroll_cost(state, die))


class RerollDie(Step[Alkoor]):
    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        self.die = die

    def run(self, state: Alkoor) -> None:
        reroll(state, self.die)


class RerollBy(SeatQuestion[Alkoor, Place]):
    """Which of two boards pays for a reroll."""

    __slots__ = ("die",)
    rule = "ruling.solo-guide-board"

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.place[board] for board in paying_boards(state, seat, self.die)]

    def apply(self, state: Alkoor, seat: int, option: Place) -> None:
        pay_reroll(state, option.board, self.die)


# --- substitution


@offers(MISSED)
def offer_substitution(state: Alkoor, seat: int, moment: int) -> list[Option]:
    """Once per trial the Guide puts the Destiny die in place of another; a 6 replaces nothing."""
    if seat != state.guide or state.substituted or state.destiny in (0, SIX):
        return []
    dice = enumerate(state.dice)
    return [state.choose.substitute[die] for die, value in dice if value != state.destiny]


@performs(Substitute)
def perform_substitution(state: Alkoor, seat: int, option: Substitute, moment: int) -> None:
    state.substituted = True
    set_value(state, option.number, state.destiny)
