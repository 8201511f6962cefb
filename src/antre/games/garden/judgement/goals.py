"""How near each faction is to its goal, and how likely the next step is."""

from __future__ import annotations

from antre.games.garden.content.names import (
    CALLO,
    DEVASTATE,
    ENTHRAL,
    OLAF,
    PIER,
    REGIONS,
    SEND,
    TORMENT,
    TOWER,
)
from antre.games.garden.judgement.land import Land
from antre.games.garden.rules.abilities import stands, victims_of
from antre.games.garden.rules.ending import progress
from antre.games.garden.rules.state import NOWHERE, Garden

# A goal in sight is worth so much, one fulfilled so much more.
GOAL, FULFILLED = 16.0, 40.0
NEARLY = 0.6
MARKER = 0.3


def goal_worth(state: Garden, seat: int, land: Land) -> float:
    faction = state.factions[seat]
    goal = state.box.factions[faction].goal
    done = progress(state, faction)
    if done >= goal:
        return GOAL + FULFILLED
    share = min(1.0, (done + prospects(state, seat, land)) / goal)
    return GOAL * float(share**1.3)


def prospects(state: Garden, seat: int, land: Land) -> float:
    """Steps towards the goal that the coming domination phase would bring, as things stand."""
    faction = state.factions[seat]
    held = [region for region, first in land.dominators.items() if first == seat]
    box = state.box
    if faction == OLAF:
        unit = box.special_unit[ENTHRAL]
        return NEARLY * sum(
            stands(state, seat, unit, region) and bool(victims_of(state, seat, region))
            for region in held
        )
    if faction == PIER:
        return thorn_prospects(state, seat, held)
    if faction == CALLO:
        return dark_prospects(state, seat, held)
    unit = box.deed_unit[TOWER]
    return NEARLY * sum(
        stands(state, seat, unit, region) and not state.towers >> region & 1 for region in held
    )


def thorn_prospects(state: Garden, seat: int, held: list[int]) -> float:
    if state.thorn == NOWHERE:
        return 0.0
    at_thorn = state.magic[state.thorn] + state.magic_down
    ready = NEARLY if state.thorn in held else MARKER
    unit = state.box.deed_unit[SEND]
    sent = sum(
        state.magic[region] for region in held
        if region != state.thorn and stands(state, seat, unit, region)
    )  # fmt: skip
    return ready * at_thorn + ready * NEARLY * sent + 0.1 * (state.thorn in held)


def dark_prospects(state: Garden, seat: int, held: list[int]) -> float:
    nightmare, faun = state.box.special_unit[TORMENT], state.box.deed_unit[DEVASTATE]
    best = [0.0]
    for region in range(REGIONS):
        if region == state.thorn or state.devastated >> region & 1:
            continue
        markers = state.darkness[region] + NEARLY * (
            region in held and stands(state, seat, nightmare, region)
        )
        worth = MARKER * min(2.0, markers)
        if markers and region in held and stands(state, seat, faun, region):
            worth += MARKER
        best.append(worth)
    return sum(sorted(best)[-2:])
