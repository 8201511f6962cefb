"""Chance: one bonus of choice, or the Destiny die for all bonuses up to its result."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import BAD_LUCK, CHANCE_BONUS, LOOT, Effect
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.deaths import TO_VILS
from antre.games.alkoor.rules.doing import By, can_any, does, push_effects
from antre.games.alkoor.rules.moments import Open
from antre.games.alkoor.rules.objectives import SIX
from antre.games.alkoor.rules.options import Bonus
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.rules.times import DESTINY
from antre.games.alkoor.rules.vitality import roll, test_designated


@does(CHANCE_BONUS)
def try_luck(state: Alkoor, effect: Effect, by: By) -> None:
    state.stack.append(TryLuck(by.seat))


def take_chance(state: Alkoor) -> None:
    """The team stands on a Chance space."""
    state.stack.append(TryLuck(state.guide))


class TryLuck(SeatQuestion[Alkoor, Option]):
    """A single bonus, or a roll."""

    __slots__ = ()
    rule = "chance.two-ways"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        by = By(seat)
        bonuses = [
            state.choose.bonus[bonus]
            for bonus in range(1, SIX)
            if can_any(state, state.box.chance_bonuses[bonus - 1], by)
        ]
        return [state.choose.roll, *bonuses]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if isinstance(option, Bonus):
            push_effects(state, state.box.chance_bonuses[option.number - 1], By(seat))
            return
        roll_destiny(state)
        state.stack.append(Cumulate(seat))
        state.stack.append(Open(DESTINY))


def roll_destiny(state: Alkoor) -> None:
    """The Destiny die is rolled and stays on its slot."""
    state.destiny = roll(state, "destiny")
    state.tell(events.DestinyRolled, state.guide, state.destiny)


class Cumulate(Step[Alkoor]):
    """All bonuses up to the result, the highest first; a 6 is bad luck."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Alkoor) -> None:
        by = By(self.seat)
        if state.destiny == SIX:
            push_effects(state, state.box.chance_bonuses[SIX - 1], by)
            return
        for bonus in range(1, state.destiny + 1):
            state.stack.append(GetBonus(self.seat, bonus))


class GetBonus(Step[Alkoor]):
    """A bonus of a cumulative roll. Whatever LOOT brings, it may be declined."""

    __slots__ = ("bonus", "seat")

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat = seat
        self.bonus = bonus

    def run(self, state: Alkoor) -> None:
        effects = state.box.chance_bonuses[self.bonus - 1]
        if not can_any(state, effects, By(self.seat)):
            return
        if any(effect.verb == LOOT for effect in effects):
            state.stack.append(AcceptBonus(self.seat, self.bonus))
        else:
            push_effects(state, effects, By(self.seat))


class AcceptBonus(SeatQuestion[Alkoor, Option]):
    """Take a bonus or leave it."""

    __slots__ = ("bonus",)
    rule = "ruling.chance-order"

    def __init__(self, seat: int, bonus: int) -> None:
        self.seat = seat
        self.bonus = bonus

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.use, state.choose.nothing]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if option is state.choose.use:
            push_effects(state, state.box.chance_bonuses[self.bonus - 1], By(seat))


@does(BAD_LUCK)
def _bad_luck(state: Alkoor, effect: Effect, by: By) -> None:
    """The die designates whose Vitality is tested; a Hero who dies of it is the Vils'."""
    roll_destiny(state)
    test_designated(state, TO_VILS)
