"""What resources and trolls are worth to a seat, given the turns it has left.

Tokens are worth what they are likely to buy: minerals the tunnels they can dig, coins better
trolls, runes spells, hammers a way through rubble, carts a statue's way to the heart. A symbol of
the pack is worth a token each time a recruit above it will wake its troll.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from antre.games.hall.content.content import PLACES, HallContent
from antre.games.hall.content.resources import (
    CART,
    CLAN_CART,
    COIN,
    HAMMER,
    HEARTSTONE,
    IRON,
    MINERALS,
    RUNE,
    STONE,
    TOKENS,
    count,
    kinds,
    minerals_of,
    total,
)
from antre.games.hall.rules.pack import CASCADES, LAST_ROUNDS, STARTING_ROW, coronations
from antre.games.hall.rules.purse import owned
from antre.games.hall.rules.state import NOTHING, Hall
from antre.games.hall.rules.turn import ACT, BEGIN_TURN, BeginTurn

# Rounds for each recruit of the seat that ends the game, before it has shown its pace.
USUAL_ROUNDS = 3.0
USUAL_RECRUITS = 2.0
RECRUITS = 6  # of a full pack
# A token that is of no use is a third of a set.
LEFTOVER = 0.3
# What is wasted of the production to come, since symbols are not always empty.
USED_PRODUCTION = 0.75
# A token on a troll that will be woken again is in its own way.
IN_THE_WAY = 0.2
# The chance of a coronation token for the last recruit.
CROWN = 2.0
# A troll yet to come: the symbols it brings.
RECRUIT_SYMBOLS = (0.9, 0.7, 0.3, 0.15, 0.2, 0.25, 0.6, 0.5)
STARTER_SYMBOLS = (0.2, 0.2, 0.2, 0.0, 0.15, 0.2, 0.2, 0.0)
# What a seat can use in the time it has.
MINERALS_A_DIG = 4.2
HAMMERS_A_DIG = 0.6
RUNES_A_TURN = 0.6
COINS_A_RECRUIT = 2.5
CARTS_TO_SPARE = 2.5
# What the next token of a kind is worth while there is time to use it.
COIN_WORTH = 1.3
MORE_COIN_WORTH = 0.7
RUNE_WORTH = 1.8
LAST_CART = 0.35
CART_A_TURN = 0.3
HAMMER_WORTH = (1.2, 1.0, 0.8, 0.5)
# A mineral not dug yet: the part of its honor that counts, and the ground it will open.
UNDUG = 0.85
LARGEST = 5  # of the tunnels
GROUND_WORTH = 0.4
# A mineral left over by the tunnels in sight may find others.
SPARE_MINERAL = (0.5, 0.8, 1.1)
SYMBOL_WORTH = {
    STONE: 0.9, IRON: 1.3, HEARTSTONE: 1.7, CART: 1.3, HAMMER: 0.7, RUNE: 1.4, COIN: 0.9,
    CLAN_CART: 0.9,
}  # fmt: skip

# By place, the places whose troll wakes it, as bits.
WAKERS = tuple(
    sum(
        1 << above
        for above in range(len(STARTING_ROW), PLACES)
        if place in CASCADES[above] and above != place
    )
    for place in range(PLACES)
)


def turns_left(state: Hall, seat: int) -> int:
    """How often a seat will still recruit or dig, as far as it can be told."""
    this_round = BEGIN_TURN[seat] in state.stack or ACT[seat] in state.stack
    if state.last_round:
        return state.last_round - state.round + this_round
    return rounds_left(state, lacks(state)) + (this_round and state.round > 0)


def turns_after_recruit(state: Hall, seat: int) -> int:
    """Likewise, once the seat has recruited in its turn, which may bring the end nearer."""
    if state.last_round:
        return state.last_round - state.round
    lacked = lacks(state)
    lacked[seat] -= 1
    return rounds_left(state, lacked)


def lacks(state: Hall) -> list[int]:
    """How many trolls each seat lacks."""
    return [lacking(state, seat) for seat in range(state.setup.seats)]


def lacking(state: Hall, seat: int) -> int:
    """How many trolls a seat lacks."""
    return state.pack_of(seat)[len(STARTING_ROW) :].count(NOTHING)


def rounds_left(state: Hall, lacked: list[int]) -> int:
    """The rounds after this one, by the pace of the seat likely to take the last crown."""
    last = sorted(lacked)[len(coronations(state)) - 1]
    pace = (state.round + USUAL_ROUNDS) / (RECRUITS - last + USUAL_RECRUITS)
    return int(pace * last) + LAST_ROUNDS


def turns_begun(state: Hall) -> int:
    """The turns of all players so far, the one under way among them."""
    seats = state.setup.seats
    waiting = sum([isinstance(step, BeginTurn) for step in state.stack])
    return seats * state.round - waiting


class Prices:
    """What the tokens of a seat are worth that has so many turns, to recruit in some of them."""

    __slots__ = ("_known", "content", "cart", "digs", "lots", "recruits", "symbols", "turns")

    def __init__(self, content: HallContent, turns: int, recruits: int) -> None:
        self.content = content
        self.turns = turns
        self.recruits = recruits
        self.digs = turns - recruits
        self.cart = LAST_CART + CART_A_TURN * min(turns, 5)
        busy = min(1.0, self.digs / 3)
        self.symbols = [
            LEFTOVER + busy * (SYMBOL_WORTH[kind] - LEFTOVER) for kind in range(len(TOKENS))
        ]
        if self.recruits < 1:
            self.symbols[COIN] = LEFTOVER
        self._known: dict[int, float] = {}
        self.lots = {
            COIN: self._sums(self._coin),
            RUNE: self._sums(lambda number: RUNE_WORTH if number < 0.8 * turns else LEFTOVER),
            HAMMER: self._sums(self._hammer),
        }

    def _coin(self, number: int) -> float:
        if number < 2 * self.recruits:
            return COIN_WORTH
        return MORE_COIN_WORTH if number < 5 * self.recruits else LEFTOVER

    def _hammer(self, number: int) -> float:
        if number >= len(HAMMER_WORTH) or number >= 2 * self.digs:
            return LEFTOVER
        return HAMMER_WORTH[number]

    def _sums(self, worth: Callable[[int], float]) -> list[float]:
        sums = [0.0]
        for number in range(255):
            sums.append(sums[-1] + worth(number))
        return sums

    def tokens(self, purse: int) -> float:
        """Tokens of all kinds by their usual worth."""
        value = self._known.get(purse)
        if value is None:
            amounts = [self.symbols[kind] * count(purse, kind) for kind in kinds(purse)]
            value = self._known[purse] = sum(amounts)
        return value

    def purse(self, purse: int) -> float:
        """Tokens that can be spent together, but for carts."""
        minerals, hammers, runes, coins = purse_parts(self, purse)
        return minerals + hammers + runes + coins


@lru_cache(maxsize=1 << 14)
def purse_parts(price: Prices, purse: int) -> tuple[float, float, float, float]:
    """The worth of the minerals, hammers, runes and coins of a purse."""
    lots = price.lots
    return (
        _minerals(price.content, minerals_of(purse), price.digs),
        lots[HAMMER][count(purse, HAMMER)],
        lots[RUNE][count(purse, RUNE)],
        lots[COIN][count(purse, COIN)],
    )


def prices_for(state: Hall, seat: int, turns: int) -> Prices:
    """The prices of the best plan for the turns left."""
    return plan(state.content, tuple(state.pack_of(seat)), owned(state, seat), turns)


@lru_cache(maxsize=1 << 14)
def plan(content: HallContent, pack: tuple[int, ...], purse: int, turns: int) -> Prices:
    """In how many of its turns a seat should recruit: the rest is for digging.

    As many as there is room for, or fewer while that is better.
    """
    lacking = min(pack.count(NOTHING), RECRUITS)
    best, chosen = -1.0, prices(content, turns, 0)
    for recruits in range(min(lacking, turns), -1, -1):
        price = prices(content, turns, recruits)
        value = price.purse(purse) + _useful(_production(pack, price), purse, price, 0)
        if recruits == lacking:
            value += CROWN
        if value < best:
            break
        best, chosen = value, price
    return chosen


@lru_cache(maxsize=512)
def prices(content: HallContent, turns: int, recruits: int) -> Prices:
    return Prices(content, turns, recruits)


@lru_cache(maxsize=1 << 14)
def _minerals(content: HallContent, purse: int, digs: int) -> float:
    """The best tunnels that can be dug with these, one after the other, and what is left."""
    left = [count(purse, mineral) for mineral in MINERALS]
    value = 0.0
    while digs > 0:
        worth, kind, size = max(
            (content.dig_honor[kind][min(amount, LARGEST)], kind, min(amount, LARGEST))
            for kind, amount in enumerate(left)
        )
        if not worth:
            break
        left[kind] -= size
        value += UNDUG * worth + GROUND_WORTH * size
        digs -= 1
    spare = SPARE_MINERAL if digs else (LEFTOVER,) * 3
    return value + sum(spare[kind] * left[kind] for kind in MINERALS)


def pack_worth(state: Hall, seat: int, price: Prices, purse: int, carts: int) -> float:
    """What a seat's trolls will still produce, and those yet to come.

    What exceeds the needs of the turns left is next to nothing; `carts` is how many are wanted.
    """
    pack, held = tuple(state.pack_of(seat)), state.held_by(seat)
    stuck = 0.0
    for place in _woken(price.content, pack)[1]:
        if lying := held[place]:
            stuck += price.tokens(lying)
    return _useful(_production(pack, price), purse, price, carts) - IN_THE_WAY * stuck


def woken_again(state: Hall, seat: int) -> list[int]:
    """The places of a seat's trolls that a recruit to come will wake."""
    return _woken(state.content, tuple(state.pack_of(seat)))[1]


def _useful(produced: Sequence[float], purse: int, price: Prices, carts: int) -> float:
    """Production by its use: minerals for the digs to come, coins for the recruits, and so on."""
    if not produced:
        return 0.0
    stone, iron, heartstone, cart, hammer, rune, coin, clan_cart = produced
    worth = price.symbols
    held = total(minerals_of(purse))
    minerals = stone + iron + heartstone
    value = stone * worth[STONE] + iron * worth[IRON] + heartstone * worth[HEARTSTONE]
    value *= part_used(minerals, MINERALS_A_DIG * price.digs - held)
    for amount, kind, need in (
        (cart + clan_cart, CART, carts + CARTS_TO_SPARE),
        (hammer, HAMMER, HAMMERS_A_DIG * price.digs),
        (rune, RUNE, RUNES_A_TURN * price.turns),
        (coin, COIN, COINS_A_RECRUIT * price.recruits),
    ):
        used = part_used(amount, need - count(purse, kind))
        value += amount * worth[kind] * used
    return value


def part_used(amount: float, need: float) -> float:
    """The part of a production that is needed; what is too much is a third of a set."""
    if need <= 0:
        return LEFTOVER
    return 1.0 if amount <= need else (need + LEFTOVER * (amount - need)) / amount


@lru_cache(maxsize=1 << 12)
def _production(pack: tuple[int, ...], price: Prices) -> tuple[float, ...]:
    """The tokens of each kind a pack will produce; nothing if nobody will be recruited."""
    whole, _, lacking = _woken(price.content, pack)
    if not lacking or not price.recruits:
        return ()
    share = USED_PRODUCTION * price.recruits / lacking
    return tuple([share * amount for amount in whole])


@lru_cache(maxsize=1 << 12)
def _woken(content: HallContent, pack: tuple[int, ...]) -> tuple[list[float], list[int], int]:
    """What a pack produces while it is completed, the places woken again, the trolls it lacks."""
    free = sum([1 << place for place, card in enumerate(pack) if card == NOTHING])
    whole = [0.0] * len(TOKENS)
    places = []
    for place, card in enumerate(pack):
        times = float((WAKERS[place] & free).bit_count())
        if card != NOTHING:
            full = content.card_full[card]
            symbols: Sequence[float] = [count(full, kind) for kind in range(len(TOKENS))]
            if times:
                places.append(place)
        elif place in STARTING_ROW:
            symbols = STARTER_SYMBOLS
        else:
            symbols = RECRUIT_SYMBOLS
            times += 1 / USED_PRODUCTION
        for kind, symbol in enumerate(symbols):
            whole[kind] += times * symbol
    return whole, places, (free >> len(STARTING_ROW)).bit_count()
