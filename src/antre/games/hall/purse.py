"""Resources of a seat: what it owns, gains and spends.

What a seat owns lies in storage and on the trolls of its pack. A payment takes what lies on
trolls first, those first that a cascade reaches most often, and storage last; a seat that pays by
hand is asked for every token where that makes a difference. A caller pushes what follows a payment
before it charges, so that the questions of a payment by hand come first.
"""

from __future__ import annotations

from antre.core.errors import Refusal
from antre.core.option import Option
from antre.core.step import Decision
from antre.games.hall.options import PayFrom
from antre.games.hall.resources import (
    CART,
    CLAN_CART,
    CLANS,
    ONE,
    RESOURCES,
    count,
    named,
    presence,
)
from antre.games.hall.state import Hall

# The places of a pack, those that are activated most often first.
PAY_ORDER = (1, 2, 0, 3, 5, 4, 6, 7, 8, 9)
STORAGE = -1
COMMON = (1 << 8 * CLAN_CART) - 1


def owned(state: Hall, seat: int) -> int:
    """All that lies in storage and on the trolls of a seat, clan carts as well."""
    first = 10 * seat
    return sum(state.held[first : first + 10], state.storage[state.purses[seat]])


def spendable(state: Hall, seat: int) -> int:
    """All that a seat may trade or spend anywhere: a clan cart on its troll only moves statues."""
    first = 10 * seat
    return sum(state.held[first : first + 10], state.storage[state.purses[seat]]) & COMMON


def gain(state: Hall, seat: int, purse: int, source: str) -> None:
    """Resources from the supply go to storage."""
    state.storage[state.purses[seat]] += purse
    if purse and state.journal is not None:
        state.tell("gain", seat, what=named(purse), source=source)


def fetch(state: Hall, seat: int, kind: int, place: int) -> None:
    """Move one resource from a troll to storage; a clan cart becomes neutral there."""
    state.held[10 * seat + place] -= ONE[kind]
    state.storage[state.purses[seat]] += ONE[CART if kind == CLAN_CART else kind]
    if state.journal is not None:
        name = next(iter(named(ONE[kind])))
        state.tell("fetch", seat, what=name, place=place)


def charge(state: Hall, seat: int, kind: int, amount: int) -> None:
    """Pay an amount the seat owns, and say so."""
    if amount and state.journal is not None:
        state.tell("pay", seat, what={RESOURCES[kind]: amount})
    take(state, seat, kind, amount)


def take(state: Hall, seat: int, kind: int, amount: int) -> None:
    """Take an amount the seat owns from its trolls and storage, or ask which tokens go."""
    if state.by_hand and has_choice(sources(state, seat, kind), amount):
        state.stack.append(PayByHand(seat, kind, amount))
        return
    held, first, shift, one = state.held, 10 * seat, 8 * kind, ONE[kind]
    for place in PAY_ORDER:
        purse = held[first + place]
        if purse and (lying := purse >> shift & 0xFF):
            if lying >= amount:
                held[first + place] = purse - one * amount
                return
            held[first + place] = purse - one * lying
            amount -= lying
    state.storage[state.purses[seat]] -= one * amount


def carts_for(state: Hall, seat: int, clan: int) -> int:
    """How many carts of a seat can move a statue of a clan."""
    carts = count(owned(state, seat), CART)
    clan_of = state.box.card_clan
    first = 10 * seat
    for place in range(first, first + 10):
        lying = state.held[place] >> 8 * CLAN_CART
        if lying and clan_of[state.pack[place]] == clan:
            carts += lying
    return carts


def charge_carts(state: Hall, seat: int, clan: int, amount: int) -> None:
    """Pay carts to move a statue of a clan: its own carts first, then neutral ones."""
    if amount and state.journal is not None:
        state.tell("pay", seat, what={RESOURCES[CART]: amount})
    take_carts(state, seat, clan, amount)


def take_carts(state: Hall, seat: int, clan: int, amount: int) -> None:
    if state.by_hand and has_choice(cart_sources(state, seat, clan), amount):
        state.stack.append(PayCartsByHand(seat, clan, amount))
        return
    clan_of = state.box.card_clan
    first = 10 * seat
    for place in PAY_ORDER:
        lying = state.held[first + place] >> 8 * CLAN_CART
        if amount and lying and clan_of[state.pack[first + place]] == clan:
            paid = min(lying, amount)
            state.held[first + place] -= ONE[CLAN_CART] * paid
            amount -= paid
    if amount:
        # Its own carts are used up: there is nothing to choose but among neutral ones.
        take(state, seat, CART, amount)


def sources(state: Hall, seat: int, kind: int) -> dict[int, int]:
    """Where a seat's resources of a kind lie, and how many: storage first, then its trolls."""
    shift, first = 8 * kind, 10 * seat
    found = {}
    if lying := state.storage[state.purses[seat]] >> shift & 0xFF:
        found[STORAGE] = lying
    for place, purse in enumerate(state.held[first : first + 10]):
        if purse and (lying := purse >> shift & 0xFF):
            found[place] = lying
    return found


def cart_sources(state: Hall, seat: int, clan: int) -> dict[int, int]:
    """Where the carts lie that can move a statue of a clan."""
    found = sources(state, seat, CART)
    for place in range(10):
        if holds_clan_cart(state, 10 * seat + place, clan):
            lying = count(state.held[10 * seat + place], CLAN_CART)
            found[place] = found.get(place, 0) + lying
    return dict(sorted(found.items()))


def holds_clan_cart(state: Hall, where: int, clan: int) -> bool:
    """Does a cart of this clan lie on the troll at a place of a pack?"""
    lying = state.held[where] >> 8 * CLAN_CART
    return lying > 0 and state.box.card_clan[state.pack[where]] == clan


def has_choice(found: dict[int, int], amount: int) -> bool:
    """Does it matter which tokens pay? Not if they lie together, nor if all of them go."""
    return 0 < amount < sum(found.values()) and len(found) > 1


def payment_matters(state: Hall, seat: int) -> bool:
    """Does any kind of resource of a seat lie in two places, so that it may want to choose?"""
    seen = _where_from(state.storage[state.purses[seat]])
    first = 10 * seat
    for purse in state.held[first : first + 10]:
        if purse:
            here = _where_from(purse)
            if seen & here:
                return True
            seen |= here
    return False


def _where_from(purse: int) -> int:
    """One bit for each kind that is there, clan carts counted as carts."""
    there = presence(purse)
    return (there | there >> 8 * (CLAN_CART - CART)) & COMMON


class PayByHand(Decision[Hall, PayFrom]):
    """Choose where the next resource of a payment comes from."""

    __slots__ = ("amount", "kind")
    rule = "general.spend-sources"

    def __init__(self, seat: int, kind: int, amount: int) -> None:
        self.seat = seat
        self.kind = kind
        self.amount = amount

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [state.box.pay_from[place + 1] for place in sources(state, seat, self.kind)]

    def apply(self, state: Hall, seat: int, option: PayFrom) -> None:
        if option.place == STORAGE:
            state.storage[state.purses[seat]] -= ONE[self.kind]
        else:
            state.held[10 * seat + option.place] -= ONE[self.kind]
        take(state, seat, self.kind, self.amount - 1)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        return why_not_from(option, RESOURCES[self.kind], self.amount)


class PayCartsByHand(Decision[Hall, PayFrom]):
    """Choose which cart moves the statue: one of its clan, or a neutral one."""

    __slots__ = ("amount", "clan")
    rule = "cart.clan-restriction"

    def __init__(self, seat: int, clan: int, amount: int) -> None:
        self.seat = seat
        self.clan = clan
        self.amount = amount

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [state.box.pay_from[place + 1] for place in cart_sources(state, seat, self.clan)]

    def apply(self, state: Hall, seat: int, option: PayFrom) -> None:
        where = 10 * seat + option.place
        if option.place == STORAGE:
            state.storage[state.purses[seat]] -= ONE[CART]
        elif holds_clan_cart(state, where, self.clan):
            state.held[where] -= ONE[CLAN_CART]
        else:
            state.held[where] -= ONE[CART]
        take_carts(state, seat, self.clan, self.amount - 1)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if isinstance(option, PayFrom) and option.place != STORAGE:
            where = 10 * seat + option.place
            if count(state.held[where], CLAN_CART):
                return Refusal(
                    "cart.clan-restriction",
                    need=CLANS[self.clan],
                    have=CLANS[state.box.card_clan[state.pack[where]]],
                    what="cart",
                    where=option.place + 1,
                )
        return why_not_from(option, "cart", self.amount)


def why_not_from(option: Option, what: str, amount: int) -> Refusal:
    """Nothing of the kind lies there."""
    where: int | str = "storage"
    if isinstance(option, PayFrom) and option.place != STORAGE:
        where = option.place + 1
    return Refusal("general.spend-sources", need=amount, have=0, what=what, where=where)
