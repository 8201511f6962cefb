"""What skulls on the map are worth: points for kills, this round and in those to come."""

from __future__ import annotations

from antre.games.garden.content.names import ATTACK, LEVELS, REGIONS
from antre.games.garden.judgement.outlook import Outlook
from antre.games.garden.rules.state import Garden

# A skull that finds somebody this round, less what the attack costs; a skull in each later round.
KILL, COST = 0.7, 0.5
LATER = 0.3
MOST_ROUNDS = 3.0


def skulls_worth(state: Garden, seat: int, outlook: Outlook) -> float:
    power = state.powers[ATTACK]
    kind = LEVELS * seat
    if not (power[kind] or power[kind + 1] or power[kind + 2]):
        return 0.0
    units = state.units
    found = total = 0
    for region in state.layout.regions:
        skulls = (
            power[kind] * units[REGIONS * kind + region]
            + power[kind + 1] * units[REGIONS * (kind + 1) + region]
            + power[kind + 2] * units[REGIONS * (kind + 2) + region]
        )
        if skulls and not state.devastated >> region & 1:
            total += skulls
            found += min(skulls, prey(state, seat, region))
    if not total:
        return 0.0
    worth = LATER * total * max(0.0, min(MOST_ROUNDS, outlook.rounds - 1))
    if outlook.attacks_come and state.gold[seat] >= state.box.attack_cost:
        worth += max(0.0, KILL * found - COST)
    return worth


def prey(state: Garden, seat: int, region: int) -> int:
    """How many cubes of others stand in a region."""
    return state.neutral[region] + sum(
        state.cubes[REGIONS * other + region] for other in range(state.setup.seats) if other != seat
    )
