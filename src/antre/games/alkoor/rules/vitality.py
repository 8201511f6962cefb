"""Vitality: a die for a Hero, and what Defence costs it."""

from __future__ import annotations

from typing import ClassVar

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import CHOSEN, LAST_STAND, PERIL, WARD, Effect
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.deaths import TO_TEAM, TO_TRIAL, TO_VILS, die
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.heroes import designated, slot_of, vitality, wound
from antre.games.alkoor.rules.moments import Open
from antre.games.alkoor.rules.options import HeroAt
from antre.games.alkoor.rules.stakes import DEAD, WOUNDED, stake, verdict
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.rules.targets import slots_meant
from antre.games.alkoor.rules.times import TESTED, WOUND

FACES = (1, 2, 3, 4, 5, 6)


def roll(state: Alkoor, purpose: str = "die") -> int:
    """One die."""
    return state.deal([*FACES], 1, purpose)[0]


def test_designated(state: Alkoor, won: int) -> None:
    """The Destiny die says whose Vitality is tested; a vacant slot means nobody's."""
    slot = designated(state)
    if slot != NOTHING:
        test_vitality(state, state.team[slot], won)


def test_vitality(state: Alkoor, hero: int, won: int) -> None:
    state.stack.append(TestVitality(hero, won))


class TestVitality(Step[Alkoor]):
    """The die is rolled; then whoever can help may."""

    __slots__ = ("hero", "won")
    __test__: ClassVar[bool] = False

    def __init__(self, hero: int, won: int) -> None:
        self.hero = hero
        self.won = won

    def run(self, state: Alkoor) -> None:
        slot = slot_of(state, self.hero)
        if slot == NOTHING:
            return
        state.stack.append(Remember(state.tested, state.vitality_die, state.losses, state.warded))
        state.tested = self.hero
        state.losses = 0
        state.warded = False
        state.vitality_die = roll(state)
        seat = state.seat_of(state.board_of(slot))
        state.tell(events.VitalityRolled, seat, self.hero, state.vitality_die)
        state.stack.append(SettleVitality(self.hero, self.won))
        state.stack.append(Open(TESTED))


class Remember(Step[Alkoor]):
    """What was at stake before something else came in between is at stake again."""

    __slots__ = ("die", "losses", "tested", "warded")

    def __init__(self, tested: int, die: int, losses: int, warded: bool) -> None:
        self.tested = tested
        self.die = die
        self.losses = losses
        self.warded = warded

    def run(self, state: Alkoor) -> None:
        state.tested = self.tested
        state.vitality_die = self.die
        state.losses = self.losses
        state.warded = self.warded


class SettleVitality(Step[Alkoor]):
    """Unharmed, wounded or dead."""

    __slots__ = ("hero", "won")

    def __init__(self, hero: int, won: int) -> None:
        self.hero = hero
        self.won = won

    def run(self, state: Alkoor) -> None:
        slot = slot_of(state, self.hero)
        if slot == NOTHING or state.warded:
            return
        result = verdict(state.vitality_die, vitality(state, slot))
        if result == WOUNDED:
            wound(state, slot, state.vitality_die)
        elif result == DEAD:
            die(state, self.hero, self.won)
        else:
            state.tell(events.Unharmed, state.seat_of(state.board_of(slot)), self.hero)


# --- Defence


class LoseVitality(Step[Alkoor]):
    """Each 6 of a Defence objective costs a Hero 1 Vitality."""

    __slots__ = ("count", "hero")

    def __init__(self, hero: int, count: int) -> None:
        self.hero = hero
        self.count = count

    def run(self, state: Alkoor) -> None:
        if slot_of(state, self.hero) == NOTHING:
            return
        state.stack.append(Remember(state.tested, state.vitality_die, state.losses, state.warded))
        state.tested = self.hero
        state.losses = self.count
        state.warded = False
        state.stack.append(SettleLoss(self.hero))
        state.stack.append(Open(WOUND))


class SettleLoss(Step[Alkoor]):
    """The marker goes down; at 0 the Hero is dead, and the trial says who wins it."""

    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, state: Alkoor) -> None:
        slot = slot_of(state, self.hero)
        if slot == NOTHING or state.warded:
            return
        left = vitality(state, slot) - state.losses
        if left > 0:
            wound(state, slot, left)
        else:
            die(state, self.hero, TO_TRIAL)


@does(WARD)
def _ward(state: Alkoor, effect: Effect, by: By) -> None:
    state.warded = True
    state.tell(events.Warded, by.seat, state.tested)


@can(WARD)
def _can_ward(state: Alkoor, effect: Effect, by: By) -> bool:
    if stake(state) != WOUNDED:
        return False
    return slot_of(state, state.tested) in slots_meant(state, effect.target, by)


@does(LAST_STAND)
def _last_stand(state: Alkoor, effect: Effect, by: By) -> None:
    """About to die, the Hero is wounded instead, as badly as can be."""
    state.warded = True
    wound(state, slot_of(state, state.tested), 1)


@can(LAST_STAND)
def _can_stand(state: Alkoor, effect: Effect, by: By) -> bool:
    return stake(state) == DEAD and state.tested == by.hero


# --- peril


@does(PERIL)
def _peril(state: Alkoor, effect: Effect, by: By) -> None:
    """The Destiny die designates a Hero; that of the DAH is chosen, and won if it dies."""
    if effect.target == CHOSEN:
        state.stack.append(ChoosePeril(by.seat))
    else:
        test_designated(state, TO_VILS)


class ChoosePeril(SeatQuestion[Alkoor, HeroAt]):
    """Whose Vitality is tested."""

    __slots__ = ()
    rule = "tokens.peril-dah"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.hero[slot] for slot in range(len(state.team))]

    def apply(self, state: Alkoor, seat: int, option: HeroAt) -> None:
        test_vitality(state, state.team[option.number], TO_TEAM)
