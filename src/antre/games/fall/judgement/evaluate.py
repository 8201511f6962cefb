"""What a position is worth to a seat, in honour at the end of the game.

Honour won, what domains, halls, votes, Elders and champions would bring as things stand, the power
still to be drawn from the ancestry, in this wave and in those to come, and what an action that has
begun promises. Nothing here asks for what the seat cannot know.
"""

from __future__ import annotations

from antre.games.fall.content.board import SPACES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.options import Place
from antre.games.fall.judgement.ancestries import prospect
from antre.games.fall.judgement.land import (
    HALL_SHARE,
    LAST_WAVE,
    domains_worth,
    halls_worth,
)
from antre.games.fall.judgement.people import influence_worth, votes_worth
from antre.games.fall.judgement.promises import TROLL, promised
from antre.games.fall.judgement.survivor import danger, lack_of_advances
from antre.games.fall.rules.ancestry import Ancestry, lay
from antre.games.fall.rules.final_scoring import COUNTED
from antre.games.fall.rules.immediate import wave_end_honour
from antre.games.fall.rules.mountain import holdings
from antre.games.fall.rules.state import NOTHING, Fall
from antre.games.fall.rules.survivor import target

POWER_NOW, POWER_LATER = 1.0, 0.8
DESPERATION = 0.35
BOOST = 0.5
IN_LAIR = 0.15
CROWD = 12
# Elders still to come in each wave, for who collects them.
ELDERS_A_WAVE = 0.9


def evaluate(state: Fall, seat: int) -> float:
    if state.wave == COUNTED or not state.tiles:
        lacking = target(state) if state.setup.seats == 1 and state.tiles else 0
        return float(state.honour(seat) - lacking)
    held = holdings(state)
    worth = state.honour(seat) + votes_worth(state, seat) + influence_worth(state, seat)
    worth += HALL_SHARE[state.wave] * halls_worth(state, seat, held)
    if state.wave < LAST_WAVE and (state.offer or state.suitors):
        worth += domains_worth(state, seat, held[seat])
    worth += ancestry_worth(state, seat, with_pick(state, seat)) + trolls_worth(state, seat)
    worth += sum(wave_end_honour(state, seat, champion) for champion in state.champions[seat])
    worth += BOOST * state.boosts[seat] * (LAST_WAVE + 1 - state.wave)
    if state.setup.seats == 1:
        worth -= target(state) + danger(state, held[0])
    return worth + promised(state, seat)


def with_pick(state: Fall, seat: int) -> Ancestry:
    """The ancestry of a seat with the card it has chosen in secret."""
    ancestry, pick = state.ancestry[seat], state.picks[seat]
    if pick != NOTHING:
        option = state.setup.options.parse(pick)
        if isinstance(option, Place):
            return lay(ancestry, state.content.ancestry[option.card].planes, option.place)
    return ancestry


def ancestry_worth(state: Fall, seat: int, ancestry: Ancestry) -> float:
    """The power to be drawn from an ancestry, and its Elders."""
    content, wave = state.content, state.wave
    supplies = ancestry.supplies.bit_count()
    if state.hands[seat] or not state.turn:
        most = min(content.most_supplies, content.waves[wave - 1].supplies + supplies)
        worth = POWER_NOW * prospect(ancestry, 0, most)
        if state.critical:
            worth -= lack_of_advances(state, ancestry)
    else:
        turns = state.provisions[seat]
        worth = POWER_NOW * prospect(ancestry, state.covered[seat], turns)
        worth += DESPERATION * min(state.desperation[seat], 2 * turns)
    for later in content.waves[wave:]:
        turns = min(content.most_supplies, later.supplies + supplies)
        worth += POWER_LATER * prospect(ancestry, 0, turns)
    elders = ancestry.elders.bit_count()
    likely = elders + (ELDERS_A_WAVE * (LAST_WAVE - wave) if elders > 1 else 0.0)
    low = min(int(likely), len(content.elders) - 2)
    return (
        worth
        + content.elders[low]
        + (likely - low) * (content.elders[low + 1] - content.elders[low])
    )


def trolls_worth(state: Fall, seat: int) -> float:
    """Trolls on the board, less in lairs, and each a little less than the one before."""
    first = SPACES * seat
    own = state.trolls[first : first + SPACES]
    total = sum(own)
    at_home = sum([own[site] for site in cells_of(state.lairs[seat])])
    return TROLL * min(total, CROWD) + 0.5 * TROLL * max(0, total - CROWD) - IN_LAIR * at_home
