"""The final bravery value: five classes, neutral heroes, coins.

Before the end it is counted as if the game ended now: Thrud in the command zone, Ylud by the
column she stands in.
"""

from __future__ import annotations

from antre.games.nidavellir.box import (
    BLACKSMITH,
    EXPLORER,
    HUNTER,
    MINER,
    WARRIOR,
)
from antre.games.nidavellir.heroes import PlaceThrud
from antre.games.nidavellir.state import IN_HAND, NOWHERE, Nidavellir


def final_values(state: Nidavellir) -> list[int]:
    """The final bravery value of each seat."""
    return [sum(breakdown(state, seat).values()) for seat in range(state.setup.seats)]


def breakdown(state: Nidavellir, seat: int) -> dict[str, int]:
    """The parts of a seat's value, as on the score sheet."""
    first = 5 * seat
    ranks = count_ranks(state)
    points = state.points
    return {
        "warrior": points[first + WARRIOR],
        "warrior_bonus": warrior_bonus(state, seat, ranks),
        "hunter": hunter_value(ranks[first + HUNTER]),
        "miner": points[first + MINER] * ranks[first + MINER],
        "blacksmith": blacksmith_value(ranks[first + BLACKSMITH]),
        "explorer": points[first + EXPLORER] + idunn_bonus(state, seat, ranks[first + EXPLORER]),
        "neutral": neutral_value(state, seat),
        "coins": sum(state.box.coin_value[coin] for coin in state.coins[first : first + 5]),
        "gem": state.box.special_gem_points * (state.gems[seat] == state.box.special_gem),
    }


def count_ranks(state: Nidavellir) -> list[int]:
    """The ranks of all columns, without Thrud, who leaves before the count."""
    if state.thrud < 0:
        return state.ranks
    ranks = state.ranks[:]
    ranks[state.thrud] -= 1
    return ranks


def warrior_bonus(state: Nidavellir, seat: int, ranks: list[int]) -> int:
    """Everybody with the most warrior ranks adds the own highest coin."""
    most = max(ranks[WARRIOR::5])
    return highest_coin(state, seat) if most and ranks[5 * seat + WARRIOR] == most else 0


def hunter_value(ranks: int) -> int:
    return ranks * ranks


def blacksmith_value(ranks: int) -> int:
    """+3, +4, +5, … for each rank."""
    return ranks * (ranks + 5) // 2


def idunn_bonus(state: Nidavellir, seat: int, ranks: int) -> int:
    box = state.box
    present = box.hero_id["idunn"] in state.columns[5 * seat + EXPLORER]
    return box.hero_value["idunn"] * ranks if present else 0


def highest_coin(state: Nidavellir, seat: int) -> int:
    return max([state.box.coin_value[coin] for coin in state.coins[5 * seat : 5 * seat + 5]])


def thrud_owner(state: Nidavellir) -> int:
    """Whose column or hand Thrud is in; NOWHERE while she is free or in a command zone."""
    if state.thrud == IN_HAND:
        return next(step.seat for step in state.stack if isinstance(step, PlaceThrud))
    return state.thrud // 5 if state.thrud >= 0 else NOWHERE


def neutral_value(state: Nidavellir, seat: int) -> int:
    """Printed points, the brothers together, Astrid's coin, and Thrud wherever she stands."""
    box = state.box
    zone = state.command[seat]
    value = sum([box.card_points[hero] for hero in zone])
    if thrud_owner(state) == seat:
        value += box.card_points[box.hero_id["thrud"]]
    if box.hero_id["astrid"] in zone:
        value += highest_coin(state, seat)
    return value + box.dwerg_points[len(box.dwerg.intersection(zone))]
