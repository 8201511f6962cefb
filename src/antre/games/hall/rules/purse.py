"""Resources of a seat: what it owns, gains and spends.

What a seat owns lies in storage and on the trolls of its pack. A payment takes what lies on
trolls first, those first that a cascade reaches most often, and storage last; a seat that pays by
hand is asked for every token where that makes a difference. A caller pushes what follows a payment
before it charges, so that the questions of a payment by hand come first.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.hall.content.content import PLACES
from antre.games.hall.content.options import PayFrom, Plain
from antre.games.hall.content.resources import (
    CART,
    CLAN_CART,
    CLANS,
    COMMON,
    COUNTER,
    ONE,
    RESOURCES,
    SHIFTS,
    STATUE_CLANS,
    clan_carts,
    count,
    kinds,
)
from antre.games.hall.rules import events
from antre.games.hall.rules.first_rules import by_first_rules
from antre.games.hall.rules.state import Hall, place_in_pack

# The places of a pack, those that are activated most often first.
PAY_ORDER = (1, 2, 0, 3, 5, 4, 6, 7, 8, 9)
STORAGE = -1
# What is begun is finished before anything else.
UNFINISHED = "ruling.unfinished"


def owned(state: Hall, seat: int) -> int:
    """All that lies in storage and on the trolls of a seat, clan carts as well."""
    first = PLACES * seat
    return sum(state.held[first : first + PLACES], state.storage[state.team_of[seat]])


def spendable(state: Hall, seat: int) -> int:
    """All that a seat may trade or spend anywhere: a clan cart on its troll only moves statues."""
    return owned(state, seat) & COMMON


def gain(state: Hall, seat: int, purse: int, source: int) -> None:
    """Resources from the supply or the horde go to storage; `source` is a spell, or the bribes."""
    state.storage[state.team_of[seat]] += purse
    if purse:
        state.tell(events.Gain, seat, purse, source)


def fetch(state: Hall, seat: int, kind: int, place: int) -> None:
    """Move one resource from a troll to storage; a clan cart becomes neutral there."""
    state.held[place_in_pack(seat, place)] -= ONE[kind]
    state.storage[state.team_of[seat]] += ONE[CART if kind == CLAN_CART else kind]
    state.tell(events.Fetch, seat, kind, place)


def charge(state: Hall, seat: int, kind: int, amount: int) -> None:
    """Pay an amount the seat owns, and say so."""
    if amount:
        state.tell(events.Pay, seat, ONE[kind] * amount)
    take(state, seat, kind, amount)


def take(state: Hall, seat: int, kind: int, amount: int) -> None:
    """Take an amount the seat owns from its trolls and storage, or ask which tokens go."""
    if state.by_hand and has_choice(sources(state, seat, kind), amount):
        state.stack.append(PayByHand(seat, kind, amount))
        return
    held, first, one, shift = state.held, place_in_pack(seat, 0), ONE[kind], SHIFTS[kind]
    for place in PAY_ORDER:
        purse = held[first + place]
        if purse and (lying := purse >> shift & COUNTER):
            if lying >= amount:
                held[first + place] = purse - one * amount
                return
            held[first + place] = purse - one * lying
            amount -= lying
    state.storage[state.team_of[seat]] -= one * amount


def carts_for(state: Hall, seat: int, clan: int) -> int:
    """How many carts of a seat can move a statue of a clan."""
    purse = owned(state, seat)
    carts = count(purse, CART)
    if clan_carts(purse):
        clan_of = state.content.card_clan
        for card, held in zip(state.pack_of(seat), state.held_by(seat), strict=True):
            if held and clan_of[card] == clan:
                carts += clan_carts(held)
    return carts


def charge_carts(state: Hall, seat: int, clan: int, amount: int) -> None:
    """Pay carts to move a statue of a clan: its own carts first, then neutral ones."""
    if amount:
        state.tell(events.Pay, seat, ONE[CART] * amount)
    take_carts(state, seat, clan, amount)


def take_carts(state: Hall, seat: int, clan: int, amount: int) -> None:
    if state.by_hand and has_choice(cart_sources(state, seat, clan), amount):
        state.stack.append(PayCartsByHand(seat, clan, amount))
        return
    clan_of, first = state.content.card_clan, place_in_pack(seat, 0)
    for place in PAY_ORDER:
        lying = clan_carts(state.held[first + place])
        if amount and lying and clan_of[state.pack[first + place]] == clan:
            paid = min(lying, amount)
            state.held[first + place] -= ONE[CLAN_CART] * paid
            amount -= paid
    if amount:
        # Its own carts are used up: there is nothing to choose but among neutral ones.
        take(state, seat, CART, amount)


def sources(state: Hall, seat: int, kind: int) -> dict[int, int]:
    """Where a seat's resources of a kind lie, and how many: storage first, then its trolls."""
    found, shift = {}, SHIFTS[kind]
    if lying := count(state.storage[state.team_of[seat]], kind):
        found[STORAGE] = lying
    for place, purse in enumerate(state.held_by(seat)):
        if purse and (lying := purse >> shift & COUNTER):
            found[place] = lying
    return found


def cart_sources(state: Hall, seat: int, clan: int) -> dict[int, int]:
    """Where the carts lie that can move a statue of a clan."""
    found = sources(state, seat, CART)
    for place in range(PLACES):
        where = place_in_pack(seat, place)
        if holds_clan_cart(state, where, clan):
            found[place] = found.get(place, 0) + clan_carts(state.held[where])
    return dict(sorted(found.items()))


def holds_clan_cart(state: Hall, where: int, clan: int) -> bool:
    """Does a cart of this clan lie on the troll at a place of a pack?"""
    return clan_carts(state.held[where]) > 0 and state.content.card_clan[state.pack[where]] == clan


def has_choice(found: dict[int, int], amount: int) -> bool:
    """Does it matter which tokens pay? Not if they lie together, nor if all of them go."""
    return 0 < amount < sum(found.values()) and len(found) > 1


def payment_matters(state: Hall, seat: int) -> bool:
    """Could any payment of a seat take tokens from two places, so that it may want to choose?"""
    clan_of = state.content.card_clan
    seen = uses_of(state.storage[state.team_of[seat]], 0)
    for card, purse in zip(state.pack_of(seat), state.held_by(seat), strict=True):
        if purse:
            here = uses_of(purse, clan_of[card])
            if seen & here:
                return True
            seen |= here
    return False


@lru_cache(maxsize=1 << 13)
def uses_of(purse: int, clan: int) -> int:
    """What the tokens in one place can pay, as bits: each kind, and a clan's statues."""
    bits = 0
    for kind in kinds(purse):
        if kind == CLAN_CART:
            bits |= MOVES[clan]
        else:
            bits |= 1 << kind
            if kind == CART:
                bits |= sum(MOVES)
    return bits


# Moves of a clan's statues come after the kinds of resources.
MOVES = tuple(1 << len(RESOURCES) + clan for clan in STATUE_CLANS)


class PayByHand(SeatQuestion[Hall, PayFrom | Plain]):
    """Choose where the next resource of a payment comes from, or leave the rest to the game."""

    __slots__ = ("amount", "kind")
    rule = "general.spend-sources"

    def __init__(self, seat: int, kind: int, amount: int) -> None:
        self.seat = seat
        self.kind = kind
        self.amount = amount

    def options(self, state: Hall, seat: int) -> list[Option]:
        return payment_options(state, sources(state, seat, self.kind))

    def apply(self, state: Hall, seat: int, option: PayFrom | Plain) -> None:
        amount = self.amount
        if not isinstance(option, PayFrom):
            state.by_hand = False
        elif option.place == STORAGE:
            state.storage[state.team_of[seat]] -= ONE[self.kind]
            amount -= 1
        else:
            state.held[place_in_pack(seat, option.place)] -= ONE[self.kind]
            amount -= 1
        take(state, seat, self.kind, amount)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        return why_not_from(option, RESOURCES[self.kind], self.amount)


class PayCartsByHand(SeatQuestion[Hall, PayFrom | Plain]):
    """Choose which cart moves the statue: one of its clan, or a neutral one."""

    __slots__ = ("amount", "clan")
    rule = "cart.clan-restriction"

    def __init__(self, seat: int, clan: int, amount: int) -> None:
        self.seat = seat
        self.clan = clan
        self.amount = amount

    def options(self, state: Hall, seat: int) -> list[Option]:
        return payment_options(state, cart_sources(state, seat, self.clan))

    def apply(self, state: Hall, seat: int, option: PayFrom | Plain) -> None:
        amount = self.amount
        if not isinstance(option, PayFrom):
            state.by_hand = False
        else:
            self.take_from(state, seat, option.place)
            amount -= 1
        take_carts(state, seat, self.clan, amount)

    def take_from(self, state: Hall, seat: int, place: int) -> None:
        where = place_in_pack(seat, place)
        if place == STORAGE:
            state.storage[state.team_of[seat]] -= ONE[CART]
        elif holds_clan_cart(state, where, self.clan):
            state.held[where] -= ONE[CLAN_CART]
        else:
            state.held[where] -= ONE[CART]

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if isinstance(option, PayFrom) and option.place != STORAGE:
            where = place_in_pack(seat, option.place)
            if clan_carts(state.held[where]):
                return Refusal(
                    "cart.clan-restriction",
                    need=CLANS[self.clan],
                    have=CLANS[state.content.card_clan[state.pack[where]]],
                    what="cart",
                    where=option.place + 1,
                )
        return why_not_from(option, RESOURCES[CART], self.amount)


def payment_options(state: Hall, places: Iterable[int]) -> list[Option]:
    """Where the next token may come from; the rest of the payment may be left to the game."""
    options: list[Option] = [state.content.pay_from[place + 1] for place in places]
    if not by_first_rules(state):
        options.append(state.content.by_itself)
    return options


def why_not_from(option: Option, what: str, amount: int) -> Refusal:
    """Nothing of the kind lies there, or that is no answer to what is asked."""
    if not isinstance(option, PayFrom):
        return Refusal(UNFINISHED)
    where = "storage" if option.place == STORAGE else option.place + 1
    return Refusal("general.spend-sources", need=amount, have=0, what=what, where=where)
