"""Skills of Heroes and of what they wear: each once per turn, for gems of their board."""

from __future__ import annotations

from collections.abc import Iterator

from antre.core.option import Option
from antre.core.step import SeatQuestion
from antre.games.alkoor.content.effects import FREE_SKILL, Effect
from antre.games.alkoor.content.heroes import Skill
from antre.games.alkoor.content.names import (
    DIVINE,
    HAZARD_SKILL,
)
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can, can_any, does, push_effects
from antre.games.alkoor.rules.gems import can_pay, pay_cost
from antre.games.alkoor.rules.heroes import is_hampered, slot_of
from antre.games.alkoor.rules.moments import offers, offers_always, performs
from antre.games.alkoor.rules.options import UseSkill
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.rules.times import (
    BEFORE,
    BLESSING,
    IDLE,
    MISSED,
    STRIDING,
    TESTED,
    WON,
    WOUND,
)

ALL_URGENT = BEFORE | MISSED | BLESSING | WON | TESTED | WOUND
ALL_STANDING = IDLE | BEFORE | BLESSING | STRIDING


def skills_on(state: Alkoor, board: int) -> Iterator[tuple[Skill, int]]:
    """The skills to be seen on a board that were not used in this turn, each with its Hero.

    A wound blocks a Hero's own, a Critter those of its Equipment.
    """
    box, used = state.box, state.used
    for slot in state.slots_of(board):
        hero = state.team[slot]
        if not state.wounds[slot]:
            for number in box.heroes[hero].skills:
                if not used >> number & 1:
                    yield box.skills[number], hero
        if state.worn[slot] and not (state.monsters and is_hampered(state, hero)):
            for item in state.worn[slot]:
                number = box.equipment[item].skill
                if number >= 0 and not used >> number & 1:
                    yield box.skills[number], hero


def late_price(state: Alkoor, skill: Skill, moment: int) -> int:
    """After the roll a Hazard skill costs more."""
    return state.box.costs.late if skill.kind == HAZARD_SKILL and moment == MISSED else 0


def usable(state: Alkoor, seat: int, moment: int, when: list[int]) -> list[Option]:
    """Skills for this moment that a seat can pay for and that would change something."""
    found: list[Option] = []
    box, used, boards = state.box, state.used, state.boards_of(seat)
    skilled, wounds, all_worn = box.hero_moments, state.wounds, state.worn
    for slot, hero in enumerate(state.team):
        worn = all_worn[slot]
        own = skilled[hero] & moment and not wounds[slot]
        if not (own or worn):
            continue
        board = state.board_of(slot)
        if board not in boards:
            continue
        if own:
            for number in box.heroes[hero].skills:
                if when[number] & moment and not used >> number & 1:
                    consider(state, number, By(seat, board, hero, moment), found)
        if not worn or (state.monsters and is_hampered(state, hero)):
            continue
        for item in worn:
            number = box.equipment[item].skill
            if number >= 0 and when[number] & moment and not used >> number & 1:
                consider(state, number, By(seat, board, hero, moment), found)
    return found


def consider(state: Alkoor, number: int, by: By, found: list[Option]) -> None:
    skill = state.box.skills[number]
    price = late_price(state, skill, by.moment)
    if can_pay(state, by.board, skill.cost, price) and can_any(state, skill.effects, by):
        found.append(state.choose.skill[number])


@offers(ALL_URGENT)
def offer_skills(state: Alkoor, seat: int, moment: int) -> list[Option]:
    if moment == BLESSING and (state.blessed or seat != state.guide):
        return []
    return usable(state, seat, moment, state.box.skill_moments)


@offers_always(ALL_STANDING)
def offer_standing_skills(state: Alkoor, seat: int, moment: int) -> list[Option]:
    return usable(state, seat, moment, state.box.skill_waits)


@performs(UseSkill)
def perform_skill(state: Alkoor, seat: int, option: UseSkill, moment: int) -> None:
    skill = state.box.skills[option.number]
    hero = bearer(state, skill)
    board = state.board_of(slot_of(state, hero))
    activate(state, skill, By(seat, board, hero, moment))
    pay_cost(state, board, skill.cost, late_price(state, skill, moment))


def activate(state: Alkoor, skill: Skill, by: By) -> None:
    state.used |= 1 << skill.number
    if skill.kind == DIVINE:
        state.blessed = True
    state.tell(events.SkillUsed, by.seat, skill.number)
    push_effects(state, skill.effects, by)


def bearer(state: Alkoor, skill: Skill) -> int:
    """The Hero who has a skill, or wears what has it."""
    if skill.hero >= 0:
        return skill.hero
    for slot, items in enumerate(state.worn):
        if skill.equipment in items:
            return state.team[slot]
    return NOTHING


# --- a skill for free


def free_skills(state: Alkoor, by: By) -> list[Skill]:
    return [
        skill
        for skill, hero in skills_on(state, by.board)
        if skill.kind == HAZARD_SKILL
        and can_any(state, skill.effects, By(by.seat, by.board, hero, by.moment))
    ]


@can(FREE_SKILL)
def _can_free(state: Alkoor, effect: Effect, by: By) -> bool:
    return bool(by.moment & (BEFORE | MISSED)) and bool(free_skills(state, by))


@does(FREE_SKILL)
def _free(state: Alkoor, effect: Effect, by: By) -> None:
    if free_skills(state, by):
        state.stack.append(FreeSkill(by.seat, by))


class FreeSkill(SeatQuestion[Alkoor, UseSkill]):
    """Which Hazard skill of the board is activated for free."""

    __slots__ = ("by",)
    rule = "before.unforeseen"

    def __init__(self, seat: int, by: By) -> None:
        self.seat = seat
        self.by = by

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.skill[skill.number] for skill in free_skills(state, self.by)]

    def apply(self, state: Alkoor, seat: int, option: UseSkill) -> None:
        skill = state.box.skills[option.number]
        hero = bearer(state, skill)
        activate(state, skill, By(seat, self.by.board, hero, self.by.moment))
