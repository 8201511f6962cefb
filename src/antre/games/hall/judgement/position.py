"""What a position is worth to a seat, in points of the final score, if its plans work out.

The score so far, plus what may come: statues where carts could take them, halls and
treasures within reach (`prospects`), resources by their use in the turns left and the production
of the pack (`outlook`).
"""

from __future__ import annotations

from antre.games.hall.content.resources import CART, CLANS, MUD, STATUE_CLANS, clan_carts, count
from antre.games.hall.judgement.land import land_of
from antre.games.hall.judgement.outlook import (
    CROWN,
    LEFTOVER,
    Prices,
    lacking,
    pack_worth,
    prices_for,
)
from antre.games.hall.judgement.prospects import land_worth
from antre.games.hall.rules.scoring import best_sets, crown_value, leftovers, teammates
from antre.games.hall.rules.state import Hall

# Carts without a statue in need of them.
IDLE_CART = 0.9
IDLE_CLAN_CART = 0.6
CLAN_CART_PART = 0.8  # of the price of a neutral one


def position(state: Hall, seat: int, turns: int) -> float:
    """The worth of a position to a seat that will recruit or dig so many times more."""
    price = prices_for(state, seat, turns)
    land, demand = land_worth(land_of(state, seat), price)
    members = teammates(state, seat)
    value = state.honor[state.team_of[seat]] + land
    for member in members:
        value += sum(state.won[member])
        if state.crowned:
            value += crown_value(state, member)
    if not turns:
        return value + best_sets(leftovers(state, members))[0]
    purse, wanted = belongings(state, members), sum(demand)
    for member in members:
        value += pack_worth(state, member, price, purse, wanted)
    if lacking(state, seat) == price.recruits > 0:
        value += CROWN
    on_trolls, neutral = cart_parts(state, members, price, purse, demand)
    return value + (on_trolls + price.purse(purse) + neutral)


def cart_parts(
    state: Hall, members: list[int], price: Prices, purse: int, demand: tuple[int, ...]
) -> tuple[float, float]:
    """Clan carts, which lie on trolls, and neutral ones; `demand` is how many each clan wants."""
    wanted = sum(demand)
    value = 0.0
    if clan_carts(purse):
        idle = IDLE_CLAN_CART if price.turns > 2 else LEFTOVER
        clans = carts_by_clan(state, members)
        for clan in STATUE_CLANS:
            useful = min(clans[clan], demand[clan])
            value += CLAN_CART_PART * price.cart * useful + idle * (clans[clan] - useful)
            wanted -= useful
        value += LEFTOVER * clans[MUD]
    return value, cart_worth(count(purse, CART), wanted, price)


def cart_worth(carts: int, wanted: int, price: Prices) -> float:
    """Neutral carts, of which some are wanted."""
    useful = min(carts, wanted)
    return price.cart * useful + (IDLE_CART if price.turns > 2 else LEFTOVER) * (carts - useful)


def belongings(state: Hall, members: list[int]) -> int:
    """All resources together, clan carts in their own place."""
    purse = state.storage[state.team_of[members[0]]]
    for member in members:
        purse += sum(state.held_by(member))
    return purse


def carts_by_clan(state: Hall, members: list[int]) -> list[int]:
    """The clan carts that lie on trolls, by clan."""
    carts = [0] * len(CLANS)
    for member in members:
        for card, purse in zip(state.pack_of(member), state.held_by(member), strict=True):
            if lying := clan_carts(purse):
                carts[state.content.card_clan[card]] += lying
    return carts
