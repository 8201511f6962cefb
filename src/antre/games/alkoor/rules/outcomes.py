"""What a trial brings when it is won, and what it costs when it is lost."""

from __future__ import annotations

from antre.core.step import Step
from antre.games.alkoor.content.effects import DEBT
from antre.games.alkoor.content.hazards import MOST_NOTCHES
from antre.games.alkoor.content.names import DOOR, ROOM
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.deaths import to_vils
from antre.games.alkoor.rules.debts import owe
from antre.games.alkoor.rules.doing import By, push_effects
from antre.games.alkoor.rules.equipment import REDISTRIBUTE
from antre.games.alkoor.rules.heroes import passive_sum, slot_of
from antre.games.alkoor.rules.moments import Open
from antre.games.alkoor.rules.movement import FALL_BACK
from antre.games.alkoor.rules.options import HERO, KIND, LOOT, RELIC, UNFORESEEN, ZONE
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.rules.times import LOST, WON
from antre.games.alkoor.rules.vils import new_phase


def win_trial(state: Alkoor) -> None:
    """The card and the Heroes killed for it are won, then outcomes apply in order."""
    new_phase(state)
    box, trial = state.box, state.trial
    hazard = box.hazards[trial]
    state.tell(events.TrialWon, state.guide, trial)
    if trial == box.second_trial.number:
        state.octogone_won = True
    elif hazard.kind == ROOM:
        state.rooms_done |= 1 << trial - box.first_room
    elif hazard.kind == DOOR:
        state.door_open = True
    else:
        state.pouch.append(KIND * ZONE + trial)
        state.hazard = NOTHING
    state.pouch += [KIND * HERO + hero for hero in state.killed]
    state.killed = ()
    state.stack.append(END_TRIAL)
    state.stack.append(Open(WON))
    state.stack += [WinMonster(card) for card, _ in reversed(state.monsters)]
    state.monsters = ()
    push_effects(state, hazard.clear, By(state.guide))


class WinMonster(Step[Alkoor]):
    """A monster of a won trial is a won card, and has a clear outcome of its own."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: Alkoor) -> None:
        state.pouch.append(KIND * UNFORESEEN + self.card)
        state.tell(events.MonsterWon, state.guide, self.card)
        push_effects(state, state.box.monsters[self.card].clear, By(state.guide))


class EndTrial(Step[Alkoor]):
    """Nothing of a trial is left."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        state.trial = state.trial_hero = NOTHING
        state.trial_node = 0
        state.aided = state.substituted = state.mastered = state.mercy = False
        state.boosted = state.ease_points = state.ease_stars = state.retreat = 0
        state.sweeps = ()
        state.monsters = ()


# --- lost


def lose_trial(state: Alkoor) -> None:
    """Cards are lost, then outcomes apply, then the dead are lost, and the team falls back."""
    new_phase(state)
    state.tell(events.TrialLost, state.guide, state.trial)
    lose_hazard(state)
    monsters = [card for card, _ in state.monsters]
    lost_items = lose_monsters(state)
    state.stack.append(END_TRIAL)
    state.stack.append(FALL_BACK)
    state.stack.append(LOSE_KILLED)
    state.stack.append(DarkOutcomes(state.trial, tuple(monsters)))
    state.stack.append(Open(LOST))
    if lost_items:
        state.stack.append(REDISTRIBUTE)


def lose_hazard(state: Alkoor) -> None:
    """A Zone goes to the Vils; a Door or a Room is shifted by a notch."""
    box, trial = state.box, state.trial
    kind = box.hazards[trial].kind
    if kind == DOOR:
        state.door_notch = min(state.door_notch + 1, MOST_NOTCHES)
    elif kind == ROOM:
        if trial != box.second_trial.number:
            room = trial - box.first_room
            state.room_notch[room] = min(state.room_notch[room] + 1, MOST_NOTCHES)
    else:
        state.vils_pile.append(KIND * ZONE + trial)
        state.hazard = NOTHING


def lose_monsters(state: Alkoor) -> bool:
    """Monsters go to the Vils, and with a Critter what its Hero wears; was any Equipment lost?"""
    lost = False
    for card, hero in state.monsters:
        state.vils_pile.append(KIND * UNFORESEEN + card)
        slot = slot_of(state, hero)
        if state.box.monsters[card].is_critter and slot != NOTHING and state.worn[slot]:
            lost = True
            for item in state.worn[slot]:
                kind = RELIC if state.box.is_relic(item) else LOOT
                state.vils_pile.append(KIND * kind + item)
                state.tell(events.ItemLost, state.guide, item)
            state.worn[slot] = ()
    state.monsters = ()
    return lost


class DarkOutcomes(Step[Alkoor]):
    """Those of the Hazard, of each monster, and debts that come with any loss; unless there is
    mercy."""

    __slots__ = ("hazard", "monsters")

    def __init__(self, hazard: int, monsters: tuple[int, ...]) -> None:
        self.hazard = hazard
        self.monsters = monsters

    def run(self, state: Alkoor) -> None:
        if state.mercy:
            return
        by = By(state.guide)
        owe(state, passive_sum(state, DEBT), to_vils=True)
        for card in reversed(self.monsters):
            push_effects(state, state.box.monsters[card].dark, by)
        push_effects(state, state.box.hazards[self.hazard].dark, by)


class LoseKilled(Step[Alkoor]):
    """Heroes killed in the course of the trial go to the Vils."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        killed, state.killed = state.killed, ()
        for hero in reversed(killed):
            state.stack.append(KilledTo(hero))


class KilledTo(Step[Alkoor]):
    __slots__ = ("hero",)

    def __init__(self, hero: int) -> None:
        self.hero = hero

    def run(self, state: Alkoor) -> None:
        to_vils(state, self.hero)


END_TRIAL, LOSE_KILLED = EndTrial(), LoseKilled()
