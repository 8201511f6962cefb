"""Objectives: what is asked for, how dice count, and by how much that is eased or raised."""

from __future__ import annotations

from antre.games.alkoor.content.trials import COLLECTIVE, INDIVIDUAL, MOST_TARGET, Objective
from antre.games.alkoor.rules.heroes import designated
from antre.games.alkoor.rules.state import NOTHING, Alkoor

SIX = 6


def objective(state: Alkoor) -> Objective:
    """The objective being tested."""
    trial = state.box.hazards[state.trial].trial
    assert trial is not None
    return trial.objectives[state.trial_node]


def concerned(state: Alkoor) -> int:
    """The Hero of an individual objective, as the Destiny die says until it is settled; NOTHING if
    its slot is vacant and the Guide has not chosen yet."""
    if state.trial_hero != NOTHING and state.trial_hero in state.team:
        return state.trial_hero
    slot = designated(state)
    return state.team[slot] if slot != NOTHING else NOTHING


def notches(state: Alkoor) -> int:
    """How often the trial was lost before, as far as its card shows."""
    box, trial = state.box, state.trial
    if box.first_door <= trial < box.first_room:
        return state.door_notch
    if box.first_room <= trial < box.second_trial.number:
        return state.room_notch[trial - box.first_room]
    return 0


def unaided_target(state: Alkoor, asked: Objective) -> int:
    """What an objective of the trial asks for: raised by Creatures, lowered by notches."""
    collective = asked.kind == COLLECTIVE
    value = asked.target
    for card, _ in state.monsters:
        monster = state.box.monsters[card]
        if monster.colours >> asked.colour & 1:
            value += monster.plus_points if collective else monster.plus_stars
    notch = notches(state)
    if notch:
        value -= state.box.hazards[state.trial].lowered[notch] if collective else notch
    return value


def target(state: Alkoor) -> int:
    """Points or stars to reach, lowered by aids as well, within bounds."""
    asked = objective(state)
    collective = asked.kind == COLLECTIVE
    value = unaided_target(state, asked)
    value -= state.ease_points if collective else state.ease_stars
    for hero, points, stars in state.sweeps:
        if collective:
            value -= points
        elif hero in (NOTHING, concerned(state)):
            value -= stars
    return min(max(value, 1), MOST_TARGET[asked.kind])


def stars(rolled: int, attribute: int) -> int:
    """What a die counts for an individual objective."""
    if rolled == SIX:
        return -1
    if rolled == attribute:
        return 2
    return 1 if rolled < attribute else 0


def points(rolled: int, attribute: int) -> int:
    """What a die counts for a collective objective."""
    if rolled == SIX:
        return -1
    if rolled == attribute:
        return rolled + 1
    return rolled if rolled < attribute else 0


def total(state: Alkoor) -> int:
    count = stars if objective(state).kind == INDIVIDUAL else points
    return sum(map(count, state.dice, state.dice_attribute))


def is_reached(state: Alkoor) -> bool:
    return total(state) >= target(state)


def gem_gains(state: Alkoor) -> int:
    """A gem for each critical success."""
    pairs = zip(state.dice, state.dice_attribute, strict=True)
    return sum(rolled == attribute and rolled != SIX for rolled, attribute in pairs)


def gem_losses(state: Alkoor) -> int:
    """A gem for each critical failure."""
    return state.dice.count(SIX)
