"""What it is worth to give some tokens for others: a trade, a use of a workshop."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from antre.games.hall.content.content import ANY, STEWARDSHIP, HallContent
from antre.games.hall.content.resources import CART, ONE, RESOURCES, count, kinds, total
from antre.games.hall.judgement.land import land_of
from antre.games.hall.judgement.outlook import prices_for
from antre.games.hall.judgement.position import cart_worth
from antre.games.hall.judgement.prospects import land_worth
from antre.games.hall.rules.purse import spendable
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.workshops import open_entrances

HELD_WORTH = 0.15
# What a trade may be made for.
EVERY_KIND = range(len(RESOURCES))


def purse_judge(state: Hall, seat: int, turns: int) -> Callable[[int], float]:
    """What a seat's spendable tokens are worth, as a function of the purse."""
    price = prices_for(state, seat, turns)
    demand = sum(land_worth(land_of(state, seat), price)[1])
    return lambda purse: price.purse(purse) + cart_worth(count(purse, CART), demand, price)


def barter(world: Hall, seat: int, turns: int, number: int, wanted: Iterable[int]) -> float:
    """The gain by giving the tokens missed least for the one that is welcome most."""
    worth = purse_judge(world, seat, turns)
    purse = spendable(world, seat)
    before = worth(purse)
    for _ in range(number):
        purse = max([purse - ONE[kind] for kind in kinds(purse)], key=worth)
    return max([worth(purse + ONE[kind]) for kind in wanted]) - before


def workshop_gain(state: Hall, seat: int, site: int, turns: int) -> float:
    """What the uses of a workshop bring, one after the other."""
    workshop = state.workshops[site]
    uses = open_entrances(state, site)
    if workshop == STEWARDSHIP:
        return HELD_WORTH * uses
    worth = purse_judge(state, seat, turns)
    purse = spendable(state, seat)
    before = best = worth(purse)
    for _ in range(uses):
        after = [(worth(other), other) for other in converted(state.content, workshop, purse)]
        better, purse = max(after, default=(0.0, 0))
        if better <= best:
            break
        best = better
    return best - before


def converted(content: HallContent, workshop: int, purse: int) -> list[int]:
    """What a purse can become by one use of a workshop."""
    purses = []
    for give, amount, got, gained in content.conversions[workshop]:
        if give != ANY:
            if count(purse, give) >= amount:
                purses.append(purse - amount * ONE[give] + gained * ONE[got])
        elif total(purse) >= amount:
            there = kinds(purse)
            purses += [
                purse - ONE[one] - ONE[other] + gained * ONE[got]
                for one in there
                for other in there
                if one < other or (one == other and count(purse, one) > 1)
            ]
    return purses
