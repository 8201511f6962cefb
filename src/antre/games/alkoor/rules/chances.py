"""How likely an objective is to be reached, exactly: all rolls of its dice are counted.

For an individual objective the dice of its Hero are thrown together; for a collective one each
board throws one die for each of its Heroes and gives them out as is best, and boards are added.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, permutations
from math import factorial, prod

from antre.core.option import Option
from antre.games.alkoor.content.effects import BOOST, LOWER, PASS_OBJECTIVE, Effect
from antre.games.alkoor.content.trials import COLLECTIVE, INDIVIDUAL, VITALITY_STEP
from antre.games.alkoor.rules.heroes import attribute, slot_of
from antre.games.alkoor.rules.objectives import (
    SIX,
    concerned,
    objective,
    points,
    stars,
    target,
    total,
)
from antre.games.alkoor.rules.options import Master, PlayDilemma, Reroll, Substitute, UseSkill
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.rules.trial import AssignDice

FACES = range(1, SIX + 1)
# What can come out, and in how many of all rolls.
Counts = dict[int, int]
Count = Callable[[int, int], int]


def one_die(value: int, count: Count) -> Counts:
    found: Counts = {}
    for face in FACES:
        got = count(face, value)
        found[got] = found.get(got, 0) + 1
    return found


def added(one: Counts, other: Counts) -> Counts:
    found: Counts = {}
    for a, ways in one.items():
        for b, more in other.items():
            found[a + b] = found.get(a + b, 0) + ways * more
    return found


@lru_cache(maxsize=64)
def star_counts(value: int, dice: int) -> Counts:
    """Stars of so many dice against an attribute."""
    found, single = {0: 1}, one_die(value, stars)
    for _ in range(dice):
        found = added(found, single)
    return found


@lru_cache(maxsize=1024)
def board_counts(values: tuple[int, ...]) -> Counts:
    """Points of a board whose Heroes have these attributes, dice given out as is best."""
    found: Counts = {}
    for dice in combinations_with_replacement(FACES, len(values)):
        ways = factorial(len(dice)) // prod(factorial(dice.count(face)) for face in set(dice))
        best = best_points(dice, values)
        found[best] = found.get(best, 0) + ways
    return found


def best_points(dice: tuple[int, ...], values: tuple[int, ...]) -> int:
    return max(sum(map(points, order, values)) for order in set(permutations(dice)))


def share(counts: Counts, least: int) -> float:
    """The share of all rolls that come to at least so much."""
    reached = sum(ways for got, ways in counts.items() if got >= least)
    return reached / sum(counts.values())


def individual_chance(value: int, dice: int, least: int) -> float:
    return share(star_counts(value, dice), least)


def collective_chance(boards: Sequence[tuple[int, ...]], least: int) -> float:
    found = {0: 1}
    for values in boards:
        found = added(found, board_counts(tuple(sorted(values))))
    return share(found, least)


# --- the objective at hand


def success_chance(state: Alkoor, easier: int = 0, boost: int = 0) -> float | None:
    """How likely the objective at hand is, so much easier, with some boards boosted, as bits.

    None where nothing is tested by dice, or nobody is settled for it.
    """
    if state.trial == NOTHING or not state.team or objective(state).kind == VITALITY_STEP:
        return None
    if state.mastered:
        return 1.0
    asked, least = objective(state), max(target(state) - easier, 1)
    if asked.kind == INDIVIDUAL:
        return _individual(state, asked.colour, least, boost)
    return _collective(state, asked.colour, least, boost)


def boosted(state: Alkoor, slot: int, colour: int, boost: int) -> int:
    """An attribute as it counts, or as it would if its board were boosted."""
    if not (boost & ~state.boosted) >> state.board_of(slot) & 1:
        return attribute(state, slot, colour)
    imagined = state.clone()
    imagined.boosted |= boost
    return attribute(imagined, slot, colour)


def _individual(state: Alkoor, colour: int, least: int, boost: int) -> float | None:
    if state.dice:
        return float(total(state) >= least)
    hero = concerned(state)
    if hero == NOTHING:
        return None
    value = boosted(state, slot_of(state, hero), colour, boost)
    return individual_chance(value, state.box.team.dice, least)


def _collective(state: Alkoor, colour: int, least: int, boost: int) -> float:
    """Boards whose dice lie there count as they lie; one that is being given out, at its best."""
    asked = state.question if state.stack else None
    known, done = total(state), set(state.dice_board)
    to_come = []
    for board in range(state.boards):
        slots = state.slots_of(board)
        if not slots or board in done:
            continue
        values = tuple(boosted(state, slot, colour, boost) for slot in slots)
        if isinstance(asked, AssignDice) and asked.board == board:
            known += best_points(asked.dice, values)
        else:
            to_come.append(values)
    return collective_chance(to_come, least - known)


# --- what an aid would change


def chance_with(state: Alkoor, option: Option) -> float | None:
    """How likely the objective at hand is once an aid is used; None if that is not its matter."""
    if state.trial == NOTHING or not state.team or objective(state).kind == VITALITY_STEP:
        return None
    if isinstance(option, Master):
        return 1.0
    if isinstance(option, Substitute):
        return float(total_with(state, option.number, state.destiny) >= target(state))
    if isinstance(option, Reroll) and option.number < len(state.dice):
        sums = [total_with(state, option.number, face) for face in FACES]
        return sum(got >= target(state) for got in sums) / len(FACES)
    if isinstance(option, UseSkill):
        skill = state.box.skills[option.number]
        hero = skill.hero if skill.hero >= 0 else bearer(state, skill.equipment)
        board = state.board_of(slot_of(state, hero)) if hero in state.team else 0
        return _with_effects(state, skill.effects, board)
    if isinstance(option, PlayDilemma):
        effects = state.box.dilemma(option.dilemma).effects
        return _with_effects(state, effects, option.board)
    return None


def bearer(state: Alkoor, item: int) -> int:
    for hero, worn in zip(state.team, state.worn, strict=True):
        if item in worn:
            return hero
    return NOTHING


def _with_effects(state: Alkoor, effects: Sequence[Effect], board: int) -> float | None:
    for effect in effects:
        if effect.verb == LOWER:
            collective = objective(state).kind == COLLECTIVE
            return success_chance(state, effect.amount if collective else effect.stars)
        if effect.verb == PASS_OBJECTIVE:
            return 1.0
        if effect.verb == BOOST:
            return success_chance(state, boost=1 << board)
    return None


def total_with(state: Alkoor, die: int, face: int) -> int:
    """What the dice would come to if one of them showed another face."""
    count = stars if objective(state).kind == INDIVIDUAL else points
    value = state.dice_attribute[die]
    return total(state) - count(state.dice[die], value) + count(face, value)
