"""Resources as one number: eight counters of eight bits side by side.

Adding two purses is adding two numbers. The first seven counters are the resources of the box;
the eighth counts clan carts, which exist only on a troll of their clan.
"""

from __future__ import annotations

RESOURCES = ("stone", "iron", "heartstone", "cart", "hammer", "rune", "coin")
STONE, IRON, HEARTSTONE, CART, HAMMER, RUNE, COIN = range(7)
CLAN_CART = 7
# What a token is called, clan carts as well.
TOKENS = (*RESOURCES, "clan_cart")
MINERALS = (STONE, IRON, HEARTSTONE)
CLANS = ("fire", "ice", "moon", "mud")
FIRE, ICE, MOON, MUD = range(4)
STATUE_CLANS = (FIRE, ICE, MOON)

# Where each counter begins, and what is left of it alone: for loops where a call would tell.
SHIFTS = tuple(8 * kind for kind in range(8))
COUNTER = 0xFF
ONE = tuple(1 << shift for shift in SHIFTS)
# A purse without its clan carts.
COMMON = (1 << 8 * CLAN_CART) - 1
MINERAL_BITS = (1 << 8 * len(MINERALS)) - 1
LOW_BITS = 0x7F7F7F7F7F7F7F7F
HIGH_BITS = 0x8080808080808080


def presence(purse: int) -> int:
    """The highest bit of each counter that is not zero."""
    return ((purse & LOW_BITS) + LOW_BITS | purse) & HIGH_BITS


# The kinds of a purse by its presence.
KINDS = {
    presence(sum(ONE[kind] for kind in range(8) if some >> kind & 1)): tuple(
        kind for kind in range(8) if some >> kind & 1
    )
    for some in range(256)
}


def count(purse: int, kind: int) -> int:
    return purse >> 8 * kind & 0xFF


def clan_carts(purse: int) -> int:
    """The clan carts of a purse: its highest counter, so nothing need be masked out."""
    return purse >> 8 * CLAN_CART


def minerals_of(purse: int) -> int:
    """The minerals of a purse, which are its lowest counters."""
    return purse & MINERAL_BITS


def counts(purse: int) -> list[int]:
    """The seven resources of a purse, one by one."""
    return [purse >> shift & 0xFF for shift in range(0, 56, 8)]


def total(purse: int) -> int:
    """All tokens of a purse, clan carts included."""
    return sum(purse.to_bytes(8, "little"))


def kinds(purse: int) -> tuple[int, ...]:
    """The kinds of which a purse holds at least one."""
    return KINDS[((purse & LOW_BITS) + LOW_BITS | purse) & HIGH_BITS]


def named(purse: int) -> dict[str, int]:
    """A purse as amounts by name, what is not there left out; a clan cart is "clan_cart"."""
    return {TOKENS[kind]: count(purse, kind) for kind in kinds(purse)}
