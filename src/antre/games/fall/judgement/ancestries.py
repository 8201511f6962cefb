"""What an ancestry is good for: the power its symbols can give in the turns there are.

Symbols count by the groups they form, for a turn covers a group at once; what stands alone goes two
by two. A Wild helps every kind a little.
"""

from __future__ import annotations

from functools import lru_cache

from antre.games.fall.content.grid import GRID
from antre.games.fall.content.names import ADVANCE, BOLSTER, GNOME, INFLUENCE
from antre.games.fall.rules.ancestry import Ancestry, power_of
from antre.games.fall.rules.covering import groups

# What a point of power is worth by kind, in honour.
WORTH = {ADVANCE: 1.25, BOLSTER: 0.85, INFLUENCE: 1.1, GNOME: 1.0}
WILD_SHARE = 0.45
# A turn without symbols still raises another one.
IDLE_TURN = 0.6


@lru_cache(maxsize=1 << 15)
def prospect(ancestry: Ancestry, covered: int, turns: int) -> float:
    """The worth of what so many turns can make of the symbols not yet covered."""
    if turns <= 0:
        return 0.0
    wild = ancestry.wild & ~covered
    strong: list[float] = []
    lone: list[float] = []
    for kind, worth in WORTH.items():
        own = ancestry[kind] & ~covered
        on_cards = own & ~GRID
        best = 0
        for number, group in enumerate(groups((own | wild) & GRID, covered)):
            plain = group & own
            power = power_of(ancestry, plain) + WILD_SHARE * (group & wild).bit_count()
            if not plain:
                continue
            if plain & ancestry.double or plain & plain - 1 or group & wild:
                strong.append(worth * power)
                best = number
            else:
                lone.append(worth * power)
        if on_cards:
            more = worth * power_of(ancestry, on_cards)
            if strong and best >= 0:
                strong[-1] += more
            else:
                lone.append(more)
    lone.sort(reverse=True)
    pairs = [sum(lone[place : place + 2]) for place in range(0, len(lone), 2)]
    best_turns = sorted(strong + pairs, reverse=True)[:turns]
    return sum(best_turns) + IDLE_TURN * (turns - len(best_turns))
