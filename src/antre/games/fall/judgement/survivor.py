"""Survivor: what the critical domains ask for.

Who has no cavern in one of them when the wave is scored has lost, so each is worth more than any
honour, and what it takes to get there in time counts as well: steps, and Advances to make them.
"""

from __future__ import annotations

from antre.games.fall.content.grid import cells_of
from antre.games.fall.judgement.holding import exposed, holds
from antre.games.fall.rules.ancestry import Ancestry
from antre.games.fall.rules.mountain import controlled
from antre.games.fall.rules.state import Fall

# What it costs to lose a critical domain, how much more each step to it, and how far off it may be.
CRITICAL = 60.0
STEP = 0.3
FAR = 5
# What it costs to lack an Advance for one of these steps, and what a Wild does for it.
NO_ADVANCE = 20.0
WILD = 0.5


def danger(state: Fall, held: int) -> float:
    """Survivor: how much the critical domains are in doubt, less the nearer one's trolls are."""
    doubt = 0.0
    open_to = exposed(state)
    for clan in state.critical:
        domain = state.board.domains[clan]
        lost = 1.0
        for cavern in cells_of(held & domain):
            lost *= 1 - holds(state.trolls[cavern], open_to >> cavern & 1)
        if lost == 1.0:
            lost += STEP * distance(state, held, domain)
        doubt += CRITICAL * lost
    return doubt


def distance(state: Fall, held: int, domain: int) -> int:
    """How many steps lead from what is held to a domain."""
    steps, reached = 0, held
    while not reached & domain and steps < FAR:
        reached |= state.board.spread(reached) & state.board.caverns
        steps += 1
    return steps


def missing(state: Fall, held: int) -> list[int]:
    """The critical domains without a cavern of the player."""
    domains = state.board.domains
    return [domains[clan] for clan in state.critical if not held & domains[clan]]


def rescue(state: Fall, cavern: int, held: int, chance: float) -> float:
    """What it is worth to win a cavern in a critical domain, or one on the way to some."""
    if not state.critical:
        return 0.0
    domains = missing(state, held)
    worth = CRITICAL * chance if any(domain >> cavern & 1 for domain in domains) else 0.0
    steps = [
        distance(state, held, domain) - distance(state, held | 1 << cavern, domain)
        for domain in domains
    ]
    return worth + CRITICAL * STEP * sum(steps)


def lack_of_advances(state: Fall, ancestry: Ancestry) -> float:
    """What it costs to begin a battle with fewer Advances than the critical domains ask for."""
    held = controlled(state, 0)
    steps = sum(distance(state, held, domain) for domain in missing(state, held))
    advances = ancestry.advance.bit_count()
    wilds = ancestry.wild.bit_count()
    return NO_ADVANCE * max(0.0, steps - advances - WILD * wilds)
