"""What a position is worth to a seat as far as experience tells: the judgement of the search.

A `position` adds up what a seat has and plans as if all went well. Some plans come to nothing, and
how many depends on the turns left; room to dig is worth something though no plan counts it. So
each part has a weight that was fitted to how games went on: `benchmarks/weights.py` plays them
and prints the table, `docs/bots.md` tells how.
"""

from __future__ import annotations

from typing import NamedTuple

from antre.core.step import NOBODY
from antre.games.hall.judgement.land import land_of
from antre.games.hall.judgement.outlook import pack_worth, prices_for, purse_parts, turns_left
from antre.games.hall.judgement.position import belongings, cart_parts, position
from antre.games.hall.judgement.prospects import land_parts
from antre.games.hall.rules.scoring import (
    breakdown,
    crown_value,
    hall_value,
    statue_value,
    teammates,
)
from antre.games.hall.rules.state import Hall

# By part, its weight at the end of the game, and what each turn left adds to it.
WEIGHTS = {
    "scored": (1.02, 0.022),
    "built": (0.86, -0.022),
    "moves": (0.26, 0.034),
    "way_to_statue": (0.23, 0.015),
    "way_to_heart": (0.15, -0.066),
    "workshops": (1.02, -0.012),
    "hall": (0.36, -0.037),
    "stock": (0.13, 0.026),
    "pedestals": (0.49, 0.198),
    "minerals": (0.60, 0.003),
    "hammers": (1.04, -0.040),
    "runes": (0.43, -0.006),
    "coins": (0.54, 0.033),
    "carts": (0.88, -0.037),
    "pack": (0.84, -0.011),
    "ground": (-0.18, -0.094),
    "room": (0.16, 0.033),
    "tiles": (0.37, -0.205),
}
# Weights change no more when more turns are left.
MOST_TURNS = 14


class Parts(NamedTuple):
    """What makes a position worth something: most in points, some in pieces or spaces."""

    scored: float
    built: float
    moves: float
    way_to_statue: float
    way_to_heart: float
    workshops: float
    hall: float
    stock: float
    pedestals: float
    minerals: float
    hammers: float
    runes: float
    coins: float
    carts: float
    pack: float
    ground: float
    room: float
    tiles: float


# Parts by what a player would call them.
CALLED = {
    "honour": ("scored",),
    "statues": ("built", "moves", "way_to_statue", "stock", "pedestals"),
    "heart": ("way_to_heart",),
    "workshops": ("workshops",),
    "halls": ("hall",),
    "resources": ("minerals", "hammers", "runes", "coins"),
    "carts": ("carts",),
    "horde": ("pack",),
    "tunnels": ("ground", "room", "tiles"),
}


# By turns left, the weights in the order of the parts.
WEIGHTS_BY_TURNS = tuple(
    Parts(**{name: weight + change * turns for name, (weight, change) in WEIGHTS.items()})
    for turns in range(MOST_TURNS + 1)
)


def evaluate(state: Hall, seat: int) -> float:
    turns = turns_left(state, seat) if state.stack else 0
    if turns:
        weighed = zip(
            parts(state, seat, turns), WEIGHTS_BY_TURNS[min(turns, MOST_TURNS)], strict=True
        )
        return sum([part * weight for part, weight in weighed])
    if at_turn(state, seat):
        return position(state, seat, turns)
    return float(sum(breakdown(state, seat).values()))


def named_parts(state: Hall, seat: int) -> dict[str, float]:
    """The same, by what makes it up; `worth-` and its name are the words for a part."""
    turns = turns_left(state, seat) if state.stack else 0
    if not turns:
        return {"honour": evaluate(state, seat)}
    found, weights = parts(state, seat, turns), WEIGHTS_BY_TURNS[min(turns, MOST_TURNS)]
    return {
        called: sum([getattr(found, name) * getattr(weights, name) for name in names])
        for called, names in CALLED.items()
    }


def at_turn(state: Hall, seat: int) -> bool:
    """Is a seat in the middle of its turn?"""
    return bool(state.stack) and getattr(state.stack[-1], "seat", NOBODY) == seat


def parts(state: Hall, seat: int, turns: int) -> Parts:
    """What makes a position with turns left worth something."""
    price = prices_for(state, seat, turns)
    land = land_parts(land_of(state, seat), price)
    network = state.network[seat]
    members = teammates(state, seat)
    purse = belongings(state, members)
    minerals, hammers, runes, coins = purse_parts(price, purse)
    wanted = sum(land.demand)
    scored = state.honor[state.team_of[seat]]
    pack = 0.0
    for member in members:
        scored += sum(state.won[member])
        if state.crowned:
            scored += crown_value(state, member)
        pack += pack_worth(state, member, price, purse, wanted)
    built = hall_value(state, network) + statue_value(state, network)
    return Parts(
        scored=scored,
        built=built,
        moves=land.statues - built,
        way_to_statue=land.way_to_statue,
        way_to_heart=land.way_to_heart,
        workshops=land.workshops,
        hall=land.hall,
        stock=land.stock,
        pedestals=sum(state.stock_of(seat)),
        minerals=minerals,
        hammers=hammers,
        runes=runes,
        coins=coins,
        carts=sum(cart_parts(state, members, price, purse, land.demand)),
        pack=pack,
        ground=network.bit_count(),
        room=land.room,
        tiles=sum([1 for section in state.sections if section & network]),
    )
