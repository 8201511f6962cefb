"""The lines of a Quest in words, and which of them are met as things stand."""

from __future__ import annotations

from antre.games.alkoor.content.names import KINDS, TYPES
from antre.games.alkoor.content.quests import (
    DEAD_WON,
    EQUIPMENT_MISSION,
    LEADER,
    MAIN,
    TEAM_MISSION,
    THWARTED,
    Quest,
)
from antre.games.alkoor.rules.equipment import all_items
from antre.games.alkoor.rules.options import KIND, LOOT, RELIC
from antre.games.alkoor.rules.scoring import (
    dead_mission,
    equipment_mission,
    leader_mission,
    team_mission,
)
from antre.games.alkoor.rules.state import ACCOMPLISHED, Alkoor
from antre.games.alkoor.words.captions import Captions

Line = tuple[str, str, bool]


def missions(state: Alkoor, captions: Captions, quest: Quest, vils: bool) -> tuple[Line, ...]:
    """What is asked for, what it is worth, and whether it is met."""
    say = captions.say
    if vils:
        team, cards = state.vils_team, state.vils_pile
        items = [card % KIND for card in cards if card // KIND in (LOOT, RELIC)]
        lines: list[Line] = []
    else:
        team, cards, items = state.team, state.pouch, all_items(state)
        worth = quest.scores[MAIN] + quest.scores[THWARTED]
        done = state.ending == ACCOMPLISHED
        lines = [(say("table-mission-main"), f"+{worth}", done)]
    equipment = (
        say("table-mission-gold", count=quest.equipment_count)
        if quest.equipment < 0
        else say("table-mission-equipment", count=quest.equipment_count,
                 type=say(f"type-{TYPES[quest.equipment]}"))
    )  # fmt: skip
    lines += [
        (say("table-mission-leader", kind=kind_name(captions, quest.leader)),
         f"+{quest.scores[LEADER]}", leader_mission(state, quest, team) > 0),
        (say("table-mission-team", count=quest.team_count, kind=kind_name(captions, quest.team)),
         f"+{quest.scores[TEAM_MISSION]}", team_mission(state, quest, team) > 0),
        (equipment, f"+{quest.scores[EQUIPMENT_MISSION]}",
         equipment_mission(state, quest, items) > 0),
        (say("table-mission-dead", kind=kind_name(captions, quest.dead_won)),
         f"+{quest.scores[DEAD_WON]}", dead_mission(state, quest, cards) > 0),
    ]  # fmt: skip
    return tuple(lines)


def kind_name(captions: Captions, kind: int) -> str:
    """A race or an alignment."""
    name = KINDS[kind]
    group = "alignment" if name in ("good", "neutral", "evil") else "race"
    return captions.say(f"{group}-{name}")
