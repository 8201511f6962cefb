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
    skulls = count_skulls(state, seat)
    if not skulls:
        return 0.0
    found = sum(min(count, prey(state, seat, region)) for region, count in skulls.items())
    later = max(0.0, min(MOST_ROUNDS, outlook.rounds - 1))
    worth = LATER * sum(skulls.values()) * later
    if outlook.attacks_come and state.gold[seat] >= state.box.attack_cost:
        worth += max(0.0, KILL * found - COST)
    return worth


def count_skulls(state: Garden, seat: int) -> dict[int, int]:
    """By region, as far as there are any."""
    skulls: dict[int, int] = {}
    for kind in range(LEVELS * seat, LEVELS * seat + LEVELS):
        power = state.powers[ATTACK][kind]
        figures = state.units[REGIONS * kind : REGIONS * kind + REGIONS] if power else ()
        if any(figures):
            for region, count in enumerate(figures):
                if count and not state.devastated >> region & 1:
                    skulls[region] = skulls.get(region, 0) + power * count
    return skulls


def prey(state: Garden, seat: int, region: int) -> int:
    """How many cubes of others stand in a region."""
    return state.neutral[region] + sum(
        state.cubes[REGIONS * other + region] for other in range(state.setup.seats) if other != seat
    )
