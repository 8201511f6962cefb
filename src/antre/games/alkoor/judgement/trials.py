"""A trial under way: how likely it is to be won, and what hangs on it."""

from __future__ import annotations

from antre.core.option import Option
from antre.games.alkoor.content.trials import (
    CLEAR,
    COLLECTIVE,
    DARK,
    INDIVIDUAL,
    MOST_TARGET,
    VITALITY_STEP,
    Objective,
)
from antre.games.alkoor.judgement.defaults import GLANCES, MOST_ANSWERS, glance
from antre.games.alkoor.judgement.evaluate import prospect
from antre.games.alkoor.judgement.stops import leaving
from antre.games.alkoor.judgement.strength import Strength, aided, strength_of
from antre.games.alkoor.rules.chances import success_chance
from antre.games.alkoor.rules.moments import Window
from antre.games.alkoor.rules.movement import room_at
from antre.games.alkoor.rules.objectives import notches
from antre.games.alkoor.rules.outcomes import END_TRIAL, lose_trial, win_trial
from antre.games.alkoor.rules.state import GOING, NOTHING, Alkoor


class Stakes:
    """What winning and losing a trial add to the prospect of the team."""

    __slots__ = ("lost", "trial", "won")

    def __init__(self, state: Alkoor) -> None:
        now = prospect(state, state.pawn, state.avatar)
        self.trial = state.trial
        self.won = after(state, True) - now
        self.lost = after(state, False) - now


def after(state: Alkoor, won: bool) -> float:
    """The prospect once the trial is over and all that follows from it is settled."""
    world = state.bare()
    world.stack.clear()
    (win_trial if won else lose_trial)(world)
    world.run()
    for _ in range(MOST_ANSWERS):
        if not world.stack:
            break
        seat, options = world.next_options()
        world.play(seat, plain_answer(world, options))
    here = prospect(world, world.pawn, world.avatar, resting=True)
    room = room_at(world, world.pawn)
    return here if room == NOTHING else leaving(world, room, here)


def plain_answer(state: Alkoor, options: list[Option]) -> Option:
    if isinstance(state.question, Window):
        return state.choose.passing
    return glance(state, options) if type(state.question) in GLANCES else options[0]


def is_testing(state: Alkoor) -> bool:
    """Is a trial under way that is neither won nor lost?"""
    return state.trial != NOTHING and state.ending == GOING and END_TRIAL not in state.stack


def in_trial(state: Alkoor, stakes: Stakes) -> float:
    """The prospect in the middle of a trial."""
    likely = clear_chance(state)
    now = prospect(state, state.pawn, state.avatar)
    return now + likely * stakes.won + (1 - likely) * stakes.lost


def clear_chance(state: Alkoor) -> float:
    """How likely the trial is to be won from here on."""
    trial = state.box.hazards[state.trial].trial
    assert trial is not None
    strength = strength_of(state)
    asked = trial.objectives[state.trial_node]
    if asked.kind == VITALITY_STEP:
        return from_node(state, strength, asked.on_success)
    chance = success_chance(state)
    if chance is None:
        chance = aided(strength.individual[asked.colour][target_of(state, asked)])
    elif not state.dice and not state.mastered:
        chance = aided(chance)
    reached = from_node(state, strength, asked.on_success)
    missed = from_node(state, strength, asked.on_failure)
    return chance * reached + (1 - chance) * missed


def from_node(state: Alkoor, strength: Strength, node: int) -> float:
    if node == CLEAR:
        return 1.0
    if node == DARK:
        return 0.0
    trial = state.box.hazards[state.trial].trial
    assert trial is not None
    asked = trial.objectives[node]
    if asked.kind == VITALITY_STEP:
        return from_node(state, strength, asked.on_success)
    tables = strength.individual if asked.kind == INDIVIDUAL else strength.collective
    chance = aided(tables[asked.colour][target_of(state, asked)])
    reached = from_node(state, strength, asked.on_success)
    missed = from_node(state, strength, asked.on_failure)
    return chance * reached + (1 - chance) * missed


def target_of(state: Alkoor, asked: Objective) -> int:
    """What a later objective of the trial will ask for."""
    collective = asked.kind == COLLECTIVE
    value = asked.target
    for card, _ in state.monsters:
        monster = state.box.monsters[card]
        if monster.colours >> asked.colour & 1:
            value += monster.plus_points if collective else monster.plus_stars
    notch = notches(state)
    if notch:
        value -= state.box.hazards[state.trial].lowered[notch] if collective else notch
    for hero, points, stars in state.sweeps:
        if collective:
            value -= points
        elif hero == NOTHING:
            value -= stars
    return min(max(value, 1), MOST_TARGET[asked.kind])
