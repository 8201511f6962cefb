"""What eases an objective, before its dice are rolled or after they have failed."""

from __future__ import annotations

from antre.core.option import Option
from antre.games.alkoor.content.effects import (
    BOARD,
    BOOST,
    LOWER,
    MERCY,
    PASS_OBJECTIVE,
    STILLNESS,
    Cost,
    Effect,
)
from antre.games.alkoor.content.trials import COLLECTIVE, INDIVIDUAL
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.gems import pay_cost
from antre.games.alkoor.rules.heroes import slot_of
from antre.games.alkoor.rules.moments import offers, performs
from antre.games.alkoor.rules.objectives import concerned, objective, target
from antre.games.alkoor.rules.options import Master
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.rules.times import AVATAR, BEFORE, LOST, MISSED


def settle_hero(state: Alkoor) -> None:
    """With the first aid the Hero of an individual objective is settled."""
    state.aided = True
    if objective(state).kind == INDIVIDUAL:
        state.trial_hero = concerned(state)


def concerned_board(state: Alkoor) -> int:
    """The board of the Hero of an individual objective; NOTHING if there is none yet."""
    hero = concerned(state)
    return NOTHING if hero == NOTHING else state.board_of(slot_of(state, hero))


# --- lowering


@can(LOWER)
def _can_lower(state: Alkoor, effect: Effect, by: By) -> bool:
    """A skill of a Hero who is not concerned never lowers an individual objective."""
    if not by.moment & (BEFORE | MISSED):
        return False
    asked = objective(state)
    if not effect.colours >> asked.colour & 1 or target(state) <= 1:
        return False
    if asked.kind == COLLECTIVE:
        return effect.amount > 0
    if concerned(state) == NOTHING or by.hero not in (NOTHING, concerned(state)):
        return False
    if effect.target == BOARD and concerned_board(state) != by.board:
        return False
    return effect.stars > 0


@does(LOWER)
def _lower(state: Alkoor, effect: Effect, by: By) -> None:
    settle_hero(state)
    state.tell(events.Eased, by.seat, effect.amount, effect.stars)
    if effect.each:
        state.sweeps += ((by.hero, effect.amount, effect.stars),)
    else:
        state.ease_points += effect.amount
        state.ease_stars += effect.stars


# --- passing without dice


@offers(BEFORE)
def offer_mastery(state: Alkoor, seat: int, moment: int) -> list[Option]:
    """Four gems of the objective's colour from one board: any for a collective objective, that of
    the Hero concerned for an individual one."""
    asked = objective(state)
    price = state.box.costs.auto_success
    boards = [b for b in state.boards_of(seat) if state.gems[5 * b + asked.colour] >= price]
    if boards and asked.kind == INDIVIDUAL:
        boards = [board for board in boards if board == concerned_board(state)]
    return [state.choose.master[board] for board in boards]


@performs(Master)
def perform_mastery(state: Alkoor, seat: int, option: Master, moment: int) -> None:
    cost = Cost(state.box.costs.auto_success, 1 << objective(state).colour)
    state.tell(events.Mastered, seat, option.board)
    state.mastered = True
    settle_hero(state)
    pay_cost(state, option.board, cost)


@can(PASS_OBJECTIVE)
def _can_pass(state: Alkoor, effect: Effect, by: By) -> bool:
    if by.moment != BEFORE or state.mastered or objective(state).kind != INDIVIDUAL:
        return False
    if concerned(state) == NOTHING:
        return False
    return effect.target != BOARD or concerned_board(state) == by.board


@does(PASS_OBJECTIVE)
def _pass(state: Alkoor, effect: Effect, by: By) -> None:
    settle_hero(state)
    state.mastered = True
    state.tell(events.Mastered, by.seat, by.board)


# --- higher attributes


@can(BOOST)
def _can_boost(state: Alkoor, effect: Effect, by: By) -> bool:
    if by.moment != BEFORE or state.boosted >> by.board & 1 or not state.slots_of(by.board):
        return False
    return objective(state).kind == COLLECTIVE or concerned_board(state) == by.board


@does(BOOST)
def _boost(state: Alkoor, effect: Effect, by: By) -> None:
    settle_hero(state)
    state.boosted |= 1 << by.board


# --- dei ex machina


@can(MERCY)
def _can_mercy(state: Alkoor, effect: Effect, by: By) -> bool:
    return by.moment == LOST and not state.mercy


@does(MERCY)
def _mercy(state: Alkoor, effect: Effect, by: By) -> None:
    state.mercy = True
    state.tell(events.Mercy, by.seat)


@can(STILLNESS)
def _can_still(state: Alkoor, effect: Effect, by: By) -> bool:
    return by.moment == AVATAR and not state.still


@does(STILLNESS)
def _stillness(state: Alkoor, effect: Effect, by: By) -> None:
    state.still = True
    state.tell(events.Stillness, by.seat)
