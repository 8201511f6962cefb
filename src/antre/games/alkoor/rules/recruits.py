"""A Hero found on the way: enrolled, put in place of another, or let go."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion
from antre.games.alkoor.content.effects import NEW_BLOOD, RECRUIT, Effect
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.equipment import REDISTRIBUTE
from antre.games.alkoor.rules.heroes import enrol
from antre.games.alkoor.rules.options import HERO, KIND, HeroAt
from antre.games.alkoor.rules.piles import discard, draw_card, has_card
from antre.games.alkoor.rules.state import COLOURS, HERO_PILE, NOTHING, SLOTS, Alkoor


@does(RECRUIT)
def _recruit(state: Alkoor, effect: Effect, by: By) -> None:
    hero = draw_card(state, HERO_PILE)
    if hero != NOTHING:
        state.tell(events.HeroFound, by.seat, hero)
        state.stack.append(Recruit(by.seat, hero))


@can(RECRUIT)
def _can_recruit(state: Alkoor, effect: Effect, by: By) -> bool:
    return has_card(state, HERO_PILE)


def can_replace(state: Alkoor, slot: int) -> bool:
    """One gem of each colour on the board of the Hero who leaves."""
    board, price = state.board_of(slot), state.box.costs.enrol
    return all(state.gems[5 * board + colour] >= price for colour in COLOURS)


class Recruit(SeatQuestion[Alkoor, Option]):
    """What becomes of the Hero who was found."""

    __slots__ = ("hero",)
    rule = "chance.bonus5-reveal"

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        choose = state.choose
        found: list[Option] = [choose.discard]
        if len(state.team) < SLOTS:
            found.append(choose.enrol)
        slots = range(len(state.team))
        return [*found, *(choose.hero[slot] for slot in slots if can_replace(state, slot))]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if isinstance(option, HeroAt):
            board = state.board_of(option.number)
            for colour in COLOURS:
                state.gems[5 * board + colour] -= state.box.costs.enrol
                state.bank[colour] += state.box.costs.enrol
            replace(state, option.number, self.hero)
        elif option is state.choose.enrol:
            welcome(state, self.hero)
        else:
            discard(state, KIND * HERO + self.hero)


def welcome(state: Alkoor, hero: int) -> None:
    """A Hero joins on the leftmost vacant slot."""
    enrol(state, hero)
    state.tell(events.HeroJoins, state.guide, hero, len(state.team) - 1)
    state.stack.append(REDISTRIBUTE)


def replace(state: Alkoor, slot: int, hero: int) -> None:
    """A Hero takes the slot of another; what that one carried stays on the slot until it is
    redistributed, stored where the newcomer may not wear it."""
    old = state.team[slot]
    state.tell(events.HeroLeaves, state.guide, old)
    discard(state, KIND * HERO + old)
    state.monsters = tuple((card, NOTHING if h == old else h) for card, h in state.monsters)
    take_slot(state, slot, hero)
    state.stack.append(REDISTRIBUTE)


def take_slot(state: Alkoor, slot: int, hero: int) -> None:
    state.team[slot] = hero
    state.wounds[slot] = 0
    race = state.box.heroes[hero].race
    kept = tuple(i for i in state.worn[slot] if state.box.equipment[i].may_be_worn_by(race))
    loose = tuple(i for i in state.worn[slot] if i not in kept)
    state.worn[slot] = kept
    state.stored[slot] = tuple(sorted(state.stored[slot] + loose))
    state.tell(events.HeroJoins, state.guide, hero, slot)


# --- new blood: who goes is named before the newcomer is seen


@does(NEW_BLOOD)
def _new_blood(state: Alkoor, effect: Effect, by: By) -> None:
    if _can_new_blood(state, effect, by):
        state.stack.append(NameSlot(by.seat, by.board))


@can(NEW_BLOOD)
def _can_new_blood(state: Alkoor, effect: Effect, by: By) -> bool:
    return has_card(state, HERO_PILE) and bool(named_slots(state, by.board))


def named_slots(state: Alkoor, board: int) -> list[int]:
    """Heroes of the board, and the leftmost vacant slot if it is on it."""
    slots = list(state.slots_of(board))
    vacant = len(state.team)
    if vacant < SLOTS and state.board_of(vacant) == board:
        slots.append(vacant)
    return slots


class NameSlot(SeatQuestion[Alkoor, HeroAt]):
    """Which Hero of the board goes, or the vacant slot."""

    __slots__ = ("board",)
    rule = "blessing.replace-dilemma"

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.hero[slot] for slot in named_slots(state, self.board)]

    def apply(self, state: Alkoor, seat: int, option: HeroAt) -> None:
        hero = draw_card(state, HERO_PILE)
        if option.number < len(state.team):
            replace(state, option.number, hero)
        else:
            welcome(state, hero)
