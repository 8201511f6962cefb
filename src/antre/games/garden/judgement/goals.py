"""How likely each faction is to reach its goal: what is done, and what a round brings."""

from __future__ import annotations

from antre.games.garden.content.names import (
    ATTACK,
    CALLO,
    DEVASTATE,
    ENTHRAL,
    LEVELS,
    M_LEVELS,
    OLAF,
    PIER,
    REGIONS,
    SEND,
    SHIELD,
    TORMENT,
    TOWER,
    ULRIKE,
)
from antre.games.garden.judgement.land import Land
from antre.games.garden.judgement.outlook import chance
from antre.games.garden.rules.abilities import stands, victims_of
from antre.games.garden.rules.ending import progress
from antre.games.garden.rules.state import NOWHERE, Garden

# How much of a step a unit makes in a later round where it can go on, and where it must move first.
DEED, IDLE = 0.65, 0.3
# A unit that is where it should be makes its step this round, if its side dominates.
NOW = 0.95
# An Enlightened One has to go elsewhere after every tower, a Musician after every token.
MOVES_ON = 0.45
# What a unit that is still to come adds: its token stands ready, or somewhere else.
READY, FAR = 0.3, 0.08
# What remains of a unit's deeds where a rival's skulls can kill it, and where they can only kill
# some of the cubes around it.
DOOMED, HARASSED = 0.1, 0.5
# By how many steps the count was too low in games of equals, and by how many it may err.
BIAS = {OLAF: 0.9, PIER: -0.5, ULRIKE: -0.5, CALLO: -0.5}
WIDTH = {OLAF: 1.2, PIER: 0.6, ULRIKE: 1.0, CALLO: 1.1}
# A goal fulfilled wins, unless another one is fulfilled in the same round.
FULFILLED = 0.98
# The parts of a devastation: two Darkness markers and a Faun.
PARTS = 3


def goal_chance(state: Garden, seat: int, land: Land, rounds: float) -> float:
    """How likely a seat fulfils its goal while the game lasts."""
    faction = state.factions[seat]
    goal = state.box.factions[faction].goal
    done = progress(state, faction)
    if done >= goal:
        return FULFILLED
    if faction == PIER:
        reach = thorn_reach(state, seat, land, rounds)
    elif faction == CALLO:
        reach, goal = dark_reach(state, seat, land, rounds), PARTS * goal
    elif faction == OLAF:
        reach = done + captures(state, seat, land, rounds)
    else:
        reach = done + buildings(state, seat, land, rounds)
    return chance((reach + BIAS[faction] - goal) / WIDTH[faction])


def captures(state: Garden, seat: int, land: Land, rounds: float) -> float:
    """Cubes that Drakkars will capture: this round where victims are, later where some are left."""
    unit = state.box.special_unit[ENTHRAL]
    first = REGIONS * (LEVELS * seat + unit)
    now, later = 0.0, waiting(state, seat, unit)
    for region, holds in land.holds.items():
        if count := state.units[first + region]:
            victims = victims_of(state, seat, region)
            left = sum(state.cubes[REGIONS * victim + region] for victim in victims) - 1
            leads = holds[seat] * safety(state, seat, unit, region)
            now += NOW * leads * bool(victims)
            later += leads * ((DEED if left > 0 else IDLE) + IDLE * (count - 1))
    return min(1.0, rounds) * now + max(0.0, rounds - 1) * later


def safety(state: Garden, seat: int, unit: int, region: int) -> float:
    """How much of what a unit does is left by the skulls that stand beside it."""
    rivals = (rival for rival in range(state.setup.seats) if rival != seat)
    threat = max(skulls_at(state, rival, region) for rival in rivals)
    if threat > unit + state.powers[SHIELD][LEVELS * seat + unit]:
        return DOOMED
    return HARASSED if threat else 1.0


def skulls_at(state: Garden, seat: int, region: int) -> int:
    """The skulls of a seat in a region."""
    powers = state.powers[ATTACK]
    return sum(
        powers[kind] * state.units[REGIONS * kind + region]
        for kind in range(LEVELS * seat, LEVELS * seat + LEVELS)
    )


def buildings(state: Garden, seat: int, land: Land, rounds: float) -> float:
    """Towers to come: this round where there is none yet, later elsewhere."""
    unit = state.box.deed_unit[TOWER]
    first = REGIONS * (LEVELS * seat + unit)
    now, later = 0.0, waiting(state, seat, unit)
    for region, holds in land.holds.items():
        if count := state.units[first + region]:
            safe = safety(state, seat, unit, region)
            now += NOW * safe * holds[seat] * (not state.towers >> region & 1)
            later += MOVES_ON * safe * (0.4 + 0.6 * holds[seat]) * count
    return min(1.0, rounds) * now + max(0.0, rounds - 1) * later


def waiting(state: Garden, seat: int, unit: int) -> float:
    """Units in the supply, by the tokens that could call them."""
    figures = state.figures[LEVELS * seat + unit]
    first = M_LEVELS * seat
    ready = min(figures, state.m_factor[first + unit + 1])
    others = sum(state.m_factor[first : first + unit + 1])
    return READY * ready + FAR * min(figures - ready, others)


def thorn_reach(state: Garden, seat: int, land: Land, rounds: float) -> float:
    """What Thorn has absorbed, what waits there, and what Musicians can still send."""
    if state.thorn == NOWHERE:
        return 0.0
    at_home = land.holds[state.thorn][seat] if state.thorn in land.holds else 0.0
    there = state.magic[state.thorn] + state.magic_down
    unit = state.box.deed_unit[SEND]
    first = REGIONS * (LEVELS * seat + unit)
    now, later = 0.0, waiting(state, seat, unit)
    for region, holds in land.holds.items():
        if count := state.units[first + region]:
            now += NOW * holds[seat] * state.magic[region] * (region != state.thorn)
            later += MOVES_ON * (0.4 + 0.6 * holds[seat]) * count
    left = sum(state.magic) - state.magic[state.thorn]
    # What is sent can be absorbed a round later.
    sent = min(1.0, max(0.0, rounds - 0.6)) * now + max(0.0, rounds - 1.6) * later
    reach = state.absorbed + there * (0.5 + 0.45 * at_home)
    return reach + min(left, sent) * (0.55 + 0.4 * at_home)


def dark_reach(state: Garden, seat: int, land: Land, rounds: float) -> float:
    """Parts of two devastations: markers, Fauns on the spot, and a Nightmare that goes on."""
    nightmare, faun = state.box.special_unit[TORMENT], state.box.deed_unit[DEVASTATE]
    most = state.box.darkness
    wanted = state.box.factions[CALLO].goal
    parts = [0.0] * wanted
    rate = waiting(state, seat, nightmare) + waiting(state, seat, faun) / 2
    for region, holds in land.holds.items():
        if region == state.thorn:
            continue
        markers = float(state.darkness[region])
        if stands(state, seat, nightmare, region):
            safe = safety(state, seat, nightmare, region)
            rate += safe * holds[seat] * (DEED if markers < most else IDLE)
        if count := state.units[REGIONS * (LEVELS * seat + faun) + region]:
            rate += IDLE * count / 2
            markers += (0.2 + 0.5 * holds[seat]) * (markers >= most)
        parts.append(markers)
    done = state.devastated.bit_count()
    # By its type, for the compiler takes a sum beside a whole number for one.
    begun: float = sum(sorted(parts)[-(wanted - done) :])
    return PARTS * done + begun + rate * rounds
