"""Death of a Hero: who wins it, who moves up, and what becomes of its Equipment."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.effects import SACRIFICE, WIN_DEAD, Effect
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.ends import end_game
from antre.games.alkoor.rules.equipment import give_items
from antre.games.alkoor.rules.heroes import leave, slot_of
from antre.games.alkoor.rules.moments import Open
from antre.games.alkoor.rules.options import HERO, KIND, HeroAt
from antre.games.alkoor.rules.piles import discard
from antre.games.alkoor.rules.state import NO_HEROES, NOTHING, Alkoor
from antre.games.alkoor.rules.times import DYING

# Who wins a dead Hero; of one killed in a trial, the trial decides.
TO_TEAM, TO_VILS, TO_TRIAL = range(3)


def die(state: Alkoor, hero: int, won: int) -> None:
    """A Hero dies: all to its right move up, Equipment stays with the team."""
    state.tell(events.Died, state.guide, hero, won)
    take_away(state, hero)
    if won == TO_TEAM:
        state.pouch.append(KIND * HERO + hero)
    elif won == TO_TRIAL:
        state.killed += (hero,)
    else:
        to_vils(state, hero)


def discard_hero(state: Alkoor, hero: int) -> None:
    """A Hero leaves the team without being won by anyone."""
    state.tell(events.HeroLeaves, state.guide, hero)
    take_away(state, hero)
    discard(state, KIND * HERO + hero)


def take_away(state: Alkoor, hero: int) -> None:
    _, items = leave(state, slot_of(state, hero))
    state.monsters = tuple(
        (card, NOTHING if bearer == hero else bearer) for card, bearer in state.monsters
    )
    if not state.team:
        end_game(state, NO_HEROES)
    elif items:
        give_items(state, items)


def to_vils(state: Alkoor, hero: int) -> None:
    """Whoever can still claim a Hero for the team is asked before it goes to the Vils."""
    state.stack.append(LoseHero(hero, state.dying))
    state.dying = hero
    state.stack.append(Open(DYING))


class LoseHero(Step[Alkoor]):
    """A dead Hero goes to the Vils, unless the team has claimed it."""

    __slots__ = ("before", "hero")

    def __init__(self, hero: int, before: int) -> None:
        self.hero = hero
        self.before = before

    def run(self, state: Alkoor) -> None:
        if state.dying == self.hero:
            state.vils_pile.append(KIND * HERO + self.hero)
        state.dying = self.before


@does(WIN_DEAD)
def _win_dead(state: Alkoor, effect: Effect, by: By) -> None:
    if state.dying == NOTHING:
        return
    state.pouch.append(KIND * HERO + state.dying)
    state.tell(events.HeroClaimed, by.seat, state.dying)
    state.dying = NOTHING


@can(WIN_DEAD)
def _can_win_dead(state: Alkoor, effect: Effect, by: By) -> bool:
    return state.dying != NOTHING


# --- a teammate is sacrificed


def victims(state: Alkoor, by: By) -> list[int]:
    """Teammates of the Hero whose skill or Equipment it is."""
    return [slot for slot, hero in enumerate(state.team) if hero != by.hero]


@does(SACRIFICE)
def _sacrifice(state: Alkoor, effect: Effect, by: By) -> None:
    state.stack.append(Sacrifices(effect.amount, by))


@can(SACRIFICE)
def _can_sacrifice(state: Alkoor, effect: Effect, by: By) -> bool:
    return len(state.team) > 1 and bool(victims(state, by))


class Sacrifices(Step[Alkoor]):
    """A Hero of choice dies and is won; where several may, the players can stop."""

    __slots__ = ("by", "count")

    def __init__(self, count: int, by: By) -> None:
        self.count = count
        self.by = by

    def run(self, state: Alkoor) -> None:
        if len(state.team) > 1:
            state.stack.append(Sacrifice(self.by.seat, self.count, self.by))


class Sacrifice(SeatQuestion[Alkoor, Option]):
    """Whom to sacrifice."""

    __slots__ = ("by", "count")
    rule = "blessing.sacrifice-skill"

    def __init__(self, seat: int, count: int, by: By) -> None:
        self.seat = seat
        self.count = count
        self.by = by

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        choose = state.choose
        slots: list[Option] = [choose.hero[slot] for slot in victims(state, self.by)]
        # A Quest allows it; a skill that is paid for does it.
        return slots if self.by.board != NOTHING else [choose.done, *slots]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if isinstance(option, HeroAt):
            if self.count > 1:
                state.stack.append(Sacrifices(self.count - 1, self.by))
            die(state, state.team[option.number], TO_TEAM)
