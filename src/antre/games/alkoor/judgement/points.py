"""By how many Epic Points the team is likely to beat the Vils, if it accomplishes its Quest."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from antre.games.alkoor.content.quests import (
    DEAD_WON,
    EQUIPMENT_MISSION,
    LEADER,
    MAIN,
    TEAM_MISSION,
    THWARTED,
)
from antre.games.alkoor.content.tokens import colour_of, kind_of
from antre.games.alkoor.judgement.strength import Strength
from antre.games.alkoor.judgement.way import Way
from antre.games.alkoor.judgement.worth import dilemma_worth, gems_worth, kind_worth
from antre.games.alkoor.rules.equipment import all_items
from antre.games.alkoor.rules.revelation import difficulty
from antre.games.alkoor.rules.scoring import (
    dead_mission,
    leader_mission,
    team_points,
    vils_points,
)
from antre.games.alkoor.rules.state import DOWN_HEROES, DOWN_LOOT, NOTHING, SLOTS, Alkoor

# What the Vils are likely to count for each card that nobody has seen.
HERO_POINTS = 4.6
UNFORESEEN_POINTS = 1.9
# What the Vils are likely to count for missions.
VILS_MISSIONS = 14.0
# What is still to be won: for each Zone ahead, and in the last Room.
ZONE_POINTS = 5.5
TREASURE = 11.0
# How much a mission is worth that is not fulfilled yet, by how much of it is there.
NEARLY = 0.45
DEAD_LATER = 0.25
LEADER_LATER = 0.15
# The share of Dilemmas among Unforeseen.
DILEMMAS = 0.65
# Of what is held, so much will serve in the end.
USE = 0.8
# What is held, or not fulfilled yet, counts as long as there are many turns left.
LAST_TURN, MANY_TURNS = 1.3, 6.0
# What a gem of the Vils is worth to them, and how much more in a set.
VILS_GEM, VILS_SET = 0.4, 0.1
# Of a Dilemma that must be refused, what each gem it brings the Vils costs.
REFUSED_GEM = 0.8
# Gems to be kept for what must be paid, and what it costs to have fewer, times that many.
RESERVE, SHORT, SHORT_OF_ALL = 5, 0.4, 1.2


def final_gap(state: Alkoor) -> float:
    """The gap once the Quest is accomplished; what lies face down is guessed."""
    return sum(team_points(state).values()) - vils(state)


def promised(state: Alkoor, strength: Strength, way: Way) -> float:
    """The gap to be expected."""
    if state.quest == NOTHING:
        return 60.0
    quest = state.box.quests[state.quest]
    team = team_points(state)
    worth = float(sum(team.values())) + quest.scores[MAIN] + quest.scores[THWARTED]
    worth += later(way.turns) * (to_come(state) + held(state))
    worth -= crowded(state, way.revelations)
    worth += way.zones * ZONE_POINTS * (2 * strength.general - 1) * 1.6
    if state.treasure == NOTHING:
        worth += TREASURE
    return worth - vils(state)


def later(turns: float) -> float:
    """How much of what may yet come of something will come of it."""
    return min(1.0, max(0.0, turns - LAST_TURN) / MANY_TURNS)


def vils(state: Alkoor) -> float:
    """What the Vils count, and what lies face down before them."""
    known = vils_points(state)
    worth = sum(known.values()) - known["vils_missions"] + VILS_MISSIONS
    worth += HERO_POINTS * (state.vils_unseen + state.vils_down[DOWN_HEROES])
    down = sum(state.vils_down) - state.vils_down[DOWN_HEROES] - state.vils_down[DOWN_LOOT]
    worth += UNFORESEEN_POINTS * down
    # Gems on their way to a power.
    return worth + sum([VILS_GEM * count + VILS_SET * count * count for count in state.vils_gems])


def to_come(state: Alkoor) -> float:
    """Missions that are not fulfilled yet, as far as they have come."""
    box, quest = state.box, state.box.quests[state.quest]
    heroes, worth = box.heroes, 0.0
    team = [*state.team, *state.recruits]
    if state.recruits and not state.team:
        if any(heroes[hero].is_of(quest.leader) for hero in state.recruits):
            worth += quest.scores[LEADER]
        worth += sum(heroes[hero].points for hero in state.recruits)
    elif state.recruits:
        worth += sum(heroes[hero].points for hero in state.recruits)
    elif not leader_mission(state, quest, state.team) and any(
        heroes[hero].is_of(quest.leader) for hero in team
    ):
        worth += LEADER_LATER * quest.scores[LEADER]
    count = sum(heroes[hero].is_of(quest.team) for hero in team)
    if count < quest.team_count:
        worth += NEARLY * quest.scores[TEAM_MISSION] * (count / quest.team_count) ** 2
    elif state.recruits:
        worth += quest.scores[TEAM_MISSION]
    equipment = [box.equipment[item] for item in all_items(state)]
    if quest.equipment < 0:
        have = sum(item.gold for item in equipment)
    else:
        have = sum(item.type == quest.equipment for item in equipment)
    if have < quest.equipment_count:
        worth += NEARLY * quest.scores[EQUIPMENT_MISSION] * (have / quest.equipment_count)
    if not dead_mission(state, quest, state.pouch):
        worth += DEAD_LATER * quest.scores[DEAD_WON]
    # A spare thing may still be sold, stolen instead of a better one, or worn by somebody else.
    return worth + 0.3 * len(equipment)


def crowded(state: Alkoor, revelations: int) -> float:
    """What it costs that there is no place for the Dilemmas of the next Revelations."""
    if not revelations:
        return 0.0
    brought = difficulty(state)
    free = SLOTS - sum(map(len, state.dilemmas))
    refused = too_many(brought.unforeseen, free)
    if revelations > 1:
        refused = (refused + too_many(2 * brought.unforeseen, free)) / 2
    return REFUSED_GEM * brought.gems * refused


@lru_cache(maxsize=64)
def too_many(drawn: int, free: int) -> float:
    """How many of so many Unforeseen are likely to be Dilemmas for which there is no place."""
    found = 0.0
    for count in range(free + 1, drawn + 1):
        ways = comb(drawn, count) * DILEMMAS**count * (1 - DILEMMAS) ** (drawn - count)
        found += ways * (count - free)
    return found


def held(state: Alkoor) -> float:
    """Gems, Dilemmas and tokens, for what can be done with them; too few gems cost cards, or even
    Heroes, when something must be paid."""
    short = max(0, RESERVE - sum(state.gems))
    worth = gems_worth(state) - short * short * (SHORT if state.pouch else SHORT_OF_ALL)
    for row in state.dilemmas:
        for card in row:
            worth += USE * dilemma_worth(state, card)
    for tokens in state.held:
        for token in tokens:
            worth += USE * kind_worth(state, colour_of(token), kind_of(token)) + 0.3
    return worth
