"""Epic Points: the team's are added, the Vils' subtracted; the gap decides about the Challenge."""

from __future__ import annotations

from collections.abc import Sequence

from antre.core.outcome import Outcome, against_the_game
from antre.core.reason import Reason
from antre.games.alkoor.content.names import GREY_TOKEN, RED_TOKEN
from antre.games.alkoor.content.quests import (
    DEAD_WON,
    EQUIPMENT_MISSION,
    LEADER,
    MAIN,
    TEAM_MISSION,
    THWARTED,
    Quest,
)
from antre.games.alkoor.content.tokens import colour_of
from antre.games.alkoor.rules.debts import card_points
from antre.games.alkoor.rules.equipment import all_items
from antre.games.alkoor.rules.options import HERO, KIND, LOOT, RELIC
from antre.games.alkoor.rules.quests import holds_relic
from antre.games.alkoor.rules.state import (
    ACCOMPLISHED,
    CAUGHT,
    NO_HEROES,
    NOTHING,
    SAVED,
    VILS_FINISHED,
    Alkoor,
)

LOST_BY = {
    CAUGHT: "end.caught",
    VILS_FINISHED: "end.vils-finish",
    SAVED: "portal.city-without-quest",
    NO_HEROES: "ruling.last-hero",
}
# A Relic is found, used, and the team comes home.
QUEST_STEPS = 3


# --- missions of a Quest


def leader_mission(state: Alkoor, quest: Quest, team: Sequence[int]) -> int:
    leads = bool(team) and state.box.heroes[team[0]].is_of(quest.leader)
    return quest.scores[LEADER] if leads else 0


def team_mission(state: Alkoor, quest: Quest, team: Sequence[int]) -> int:
    count = sum(state.box.heroes[hero].is_of(quest.team) for hero in team)
    return quest.scores[TEAM_MISSION] if count >= quest.team_count else 0


def equipment_mission(state: Alkoor, quest: Quest, items: Sequence[int]) -> int:
    """So many of a type, or so much gold."""
    equipment = [state.box.equipment[item] for item in items]
    if quest.equipment < 0:
        count = sum(item.gold for item in equipment)
    else:
        count = sum(item.type == quest.equipment for item in equipment)
    return quest.scores[EQUIPMENT_MISSION] if count >= quest.equipment_count else 0


def dead_mission(state: Alkoor, quest: Quest, cards: Sequence[int]) -> int:
    """One dead Hero of the kind is enough, and more do not count."""
    dead = [card % KIND for card in cards if card // KIND == HERO]
    won = any(state.box.heroes[hero].is_of(quest.dead_won) for hero in dead)
    return quest.scores[DEAD_WON] if won else 0


def side_missions(
    state: Alkoor, quest: Quest, team: Sequence[int], items: Sequence[int], cards: Sequence[int]
) -> int:
    return (
        leader_mission(state, quest, team)
        + team_mission(state, quest, team)
        + equipment_mission(state, quest, items)
        + dead_mission(state, quest, cards)
    )


# --- both sides


def gem_sets(gems: Sequence[int]) -> int:
    """Sets of one gem of each colour."""
    return min(gems)


def team_points(state: Alkoor) -> dict[str, int]:
    box, items = state.box, all_items(state)
    quest = box.quests[state.quest]
    done = state.ending == ACCOMPLISHED
    sets = sum(gem_sets(state.gems[5 * b : 5 * b + 5]) for b in range(state.boards))
    return {
        "main": quest.scores[MAIN] + quest.scores[THWARTED] if done else 0,
        "missions": side_missions(state, quest, state.team, items, state.pouch),
        "heroes": sum(box.heroes[hero].points for hero in state.team),
        "relics": sum(box.equipment[item].points for item in items),
        "pouch": sum(card_points(state, card) for card in state.pouch),
        "gem_sets": sets * box.gems.set_points,
    }


def vils_points(state: Alkoor) -> dict[str, int]:
    box = state.box
    quest = box.quests[state.vils_quest]
    items = [card % KIND for card in state.vils_pile if card // KIND in (LOOT, RELIC)]
    return {
        "vils_missions": side_missions(state, quest, state.vils_team, items, state.vils_pile),
        "vils_heroes": sum(box.heroes[hero].points for hero in state.vils_team),
        "vils_pile": sum(card_points(state, card) for card in state.vils_pile),
        "vils_tokens": sum(column_points(state, colour) for colour in (RED_TOKEN, GREY_TOKEN)),
        "vils_gem_sets": gem_sets(state.vils_gems) * box.gems.set_points,
    }


def column_points(state: Alkoor, colour: int) -> int:
    """Tokens of a colour fill their column from the first slot on."""
    count = sum(colour_of(token) == colour for token in state.vils_tokens)
    return sum(state.box.vils.token_values[:count])


def breakdown(state: Alkoor) -> dict[str, int]:
    """What the team has counted, less what the Vils have; nothing before there is a Quest."""
    if state.quest == NOTHING or state.ending in LOST_BY:
        return {}
    parts = team_points(state)
    parts.update({name: -points for name, points in vils_points(state).items()})
    return parts


def gap(state: Alkoor) -> int:
    return sum(breakdown(state).values())


def beats_challenge(state: Alkoor) -> bool:
    if state.ending != ACCOMPLISHED:
        return False
    return gap(state) >= state.box.challenges[state.challenge].gap


# --- the end


def steps_done(state: Alkoor) -> int:
    """How far the team has come with its Quest."""
    if state.relic_used:
        return 2
    return int(state.quest != NOTHING and holds_relic(state))


def conclude(state: Alkoor) -> Outcome:
    """The Quest wins; by how much is a matter of points, or of steps that were missing."""
    seats = state.setup.seats
    if state.ending != ACCOMPLISHED:
        missing = QUEST_STEPS - steps_done(state)
        return against_the_game(
            seats, -missing, False, Reason(LOST_BY[state.ending], turn=state.turn)
        )
    counted, needed = gap(state), state.box.challenges[state.challenge].gap
    rule = "result.success" if counted >= needed else "result.failure"
    reason = Reason(rule, gap=counted, needed=needed)
    return against_the_game(seats, max(counted, 0), True, reason)
