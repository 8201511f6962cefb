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
    return sum(parts(state, seat).values())


def parts(state: Fall, seat: int) -> dict[str, float]:
    """What makes a position worth something; `worth-` and its name are the words for a part."""
    if state.wave == COUNTED or not state.tiles:
        lacking = target(state) if state.setup.seats == 1 and state.tiles else 0
        return {"honour": float(state.honour(seat) - lacking)}
    held = holdings(state)
    champions = influence_worth(state, seat)
    for champion in state.champions[seat]:
        champions += wave_end_honour(state, seat, champion)
    caverns = HALL_SHARE[state.wave] * halls_worth(state, seat, held)
    if state.wave < LAST_WAVE and (state.offer or state.suitors):
        caverns += domains_worth(state, seat, held[seat])
    power, elders = ancestry_parts(state, seat, with_pick(state, seat))
    found = {
        "honour": state.honour(seat) + BOOST * state.boosts[seat] * (LAST_WAVE + 1 - state.wave),
        "votes": votes_worth(state, seat),
        "champions": champions,
        "caverns": caverns,
        "power": power,
        "elders": elders,
        "trolls": trolls_worth(state, seat),
        "begun": promised(state, seat),
    }
    if state.setup.seats == 1:
        found["danger"] = -(target(state) + danger(state, held[0]))
    return found


def with_pick(state: Fall, seat: int) -> Ancestry:
    """The ancestry of a seat with the card it has chosen in secret."""
    ancestry, pick = state.ancestry[seat], state.picks[seat]
    if pick != NOTHING:
        option = state.setup.options.parse(pick)
        if isinstance(option, Place):
            return lay(ancestry, state.content.ancestry[option.card].planes, option.place)
    return ancestry


def ancestry_worth(state: Fall, seat: int, ancestry: Ancestry) -> float:
    power, elders = ancestry_parts(state, seat, ancestry)
    return power + elders


def ancestry_parts(state: Fall, seat: int, ancestry: Ancestry) -> tuple[float, float]:
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
    more = content.elders[low + 1] - content.elders[low]
    return worth, content.elders[low] + (likely - low) * more


def trolls_worth(state: Fall, seat: int) -> float:
    """Trolls on the board, less in lairs, and each a little less than the one before."""
    first = SPACES * seat
    own = state.trolls[first : first + SPACES]
    total = sum(own)
    at_home = sum([own[site] for site in cells_of(state.lairs[seat])])
    return TROLL * min(total, CROWD) + 0.5 * TROLL * max(0, total - CROWD) - IN_LAIR * at_home
