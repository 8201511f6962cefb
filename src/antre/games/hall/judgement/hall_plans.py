"""Which hall would come next: what it would be worth, and the spaces it still lacks."""

from __future__ import annotations

from functools import lru_cache

from antre.games.hall.content.content import HallContent
from antre.games.hall.judgement.land import Land, Sections
from antre.games.hall.rules.halls import HALL_KINDS
from antre.games.hall.rules.state import NOTHING, PORTAL

# How likely a hall comes about, by the number of spaces it lacks, and a statue on its altar.
HALL_CHANCE = (0.85, 0.6, 0.55, 0.45, 0.35, 0.15)
ALTAR_CHANCE = 0.5


def tunnels_of(own: Sections) -> int:
    """The spaces a hall may cover."""
    mask = 0
    for section, kind in own:
        if kind != PORTAL and kind not in HALL_KINDS:
            mask |= section
    return mask


def hall_prospect(land: Land, free: int, statues: int, digs: float) -> tuple[float, int]:
    """The best hall that could be excavated soon, and the spaces it still lacks."""
    return _hall_prospect(
        land.content, tunnels_of(land.own), free & ~land.rubble, land.altars, statues > 0, digs
    )


@lru_cache(maxsize=1 << 13)
def _hall_prospect(
    content: HallContent,
    tunnels: int,
    free: int,
    altars: tuple[int, ...],
    statues: bool,
    digs: float,
) -> tuple[float, int]:
    best, lacking = 0.0, 0
    eager = min(1.0, digs / 2)
    for hall in reversed(range(len(altars))):
        if altars[hall] != NOTHING:
            continue
        low, high = content.hall_low[hall], content.hall_high[hall]
        whole = low + (ALTAR_CHANCE * (high - low) if statues else 0.0)
        for pattern, offsets in _patterns(content, HALL_KINDS[hall]):
            if whole * HALL_CHANCE[0] <= best:
                break
            missing, places = _nearest(tunnels, free, offsets)
            value = whole * HALL_CHANCE[missing] * (eager if missing else 1.0)
            if places and value > best:
                best = value
                lacking = pattern << (places & -places).bit_length() - 1 & free
    return best, lacking


@lru_cache(maxsize=64)
def _patterns(content: HallContent, kind: int) -> list[tuple[int, tuple[int, ...]]]:
    """The ways a hall can lie, its altar aside."""
    ways = {way.pattern: (way.pattern, way.offsets) for way in content.shapes[kind].ways}
    return list(ways.values())


def _nearest(tunnels: int, free: int, offsets: tuple[int, ...]) -> tuple[int, int]:
    """Where a hall lacks the fewest spaces, if not too many, and how many it lacks there."""
    fits = both = tunnels | free
    # Of each place: does it lack at least one space so far, at least two, and so on?
    one = two = three = four = five = six = 0
    for offset in offsets:
        fits &= both >> offset
        lacks = free >> offset
        six |= five & lacks
        five |= four & lacks
        four |= three & lacks
        three |= two & lacks
        two |= one & lacks
        one |= lacks
    for missing, more in enumerate((one, two, three, four, five, six)):
        if places := fits & ~more:
            return missing, places
    return 0, 0
