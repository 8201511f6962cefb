"""The final bravery value: five classes, neutral heroes, coins.

Before the end it is counted as if the game ended now: Thrud in the command zone, Ylud by the
column she stands in.
"""

from __future__ import annotations

from antre.core.step import NOBODY, Step
from antre.games.nidavellir.content.names import BLACKSMITH, EXPLORER, HUNTER, MINER, WARRIOR
from antre.games.nidavellir.rules import events
from antre.games.nidavellir.rules.army import take_out
from antre.games.nidavellir.rules.heroes import PlaceThrud
from antre.games.nidavellir.rules.places import (
    ALL_OF_CLASS,
    COINS_OF,
    COLUMN,
    COLUMNS_OF,
    owner_of,
)
from antre.games.nidavellir.rules.state import IN_HAND, NOWHERE, Nidavellir


class FinalCount(Step[Nidavellir]):
    """Thrud leaves her column for the command zone; then bravery is counted."""

    __slots__ = ()

    def run(self, state: Nidavellir) -> None:
        if state.thrud != NOWHERE:
            thrud = state.content.hero_id["thrud"]
            seat = owner_of(state.thrud)
            take_out(state, state.thrud, thrud, 0)
            state.thrud = NOWHERE
            state.command[seat] += (thrud,)
            state.tell(events.ThrudLeaves, seat)


FINAL_COUNT = FinalCount()


def breakdown(state: Nidavellir, seat: int) -> dict[str, int]:
    """The parts of a seat's value, as on the score sheet."""
    everybody = count_ranks(state)
    ranks, points = everybody[COLUMNS_OF[seat]], state.points[COLUMNS_OF[seat]]
    return {
        "warrior": points[WARRIOR],
        "warrior_bonus": warrior_bonus(state, seat, everybody[ALL_OF_CLASS[WARRIOR]]),
        "hunter": hunter_value(ranks[HUNTER]),
        "miner": points[MINER] * ranks[MINER],
        "blacksmith": blacksmith_value(ranks[BLACKSMITH]),
        "explorer": points[EXPLORER] + idunn_bonus(state, seat, ranks[EXPLORER]),
        "neutral": neutral_value(state, seat),
        "coins": sum(state.content.coin_value[coin] for coin in state.coins[COINS_OF[seat]]),
        "gem": state.content.special_gem_points * (state.gems[seat] == state.content.special_gem),
    }


def count_ranks(state: Nidavellir) -> list[int]:
    """The ranks of all columns, without Thrud, who leaves before the count."""
    if state.thrud in (NOWHERE, IN_HAND):
        return state.ranks
    ranks = state.ranks[:]
    ranks[state.thrud] -= 1
    return ranks


def warrior_bonus(state: Nidavellir, seat: int, warriors: list[int]) -> int:
    """Everybody with the most warrior ranks adds the own highest coin."""
    most = max(warriors)
    return highest_coin(state, seat) if most and warriors[seat] == most else 0


def hunter_value(ranks: int) -> int:
    return ranks * ranks


def blacksmith_value(ranks: int) -> int:
    """+3, +4, +5, … for each rank."""
    return ranks * (ranks + 5) // 2


def idunn_bonus(state: Nidavellir, seat: int, ranks: int) -> int:
    content = state.content
    present = content.hero_id["idunn"] in state.columns[COLUMN[seat][EXPLORER]]
    return content.hero_value["idunn"] * ranks if present else 0


def highest_coin(state: Nidavellir, seat: int) -> int:
    return max([state.content.coin_value[coin] for coin in state.coins[COINS_OF[seat]]])


def thrud_owner(state: Nidavellir) -> int:
    """Whose column or hand Thrud is in; NOBODY while she is free or in a command zone."""
    if state.thrud == IN_HAND:
        return next(step.seat for step in state.stack if isinstance(step, PlaceThrud))
    return NOBODY if state.thrud == NOWHERE else owner_of(state.thrud)


def neutral_value(state: Nidavellir, seat: int) -> int:
    """Printed points, the brothers together, Astrid's coin, and Thrud wherever she stands."""
    content = state.content
    zone = state.command[seat]
    value = sum([content.card_points[hero] for hero in zone])
    if thrud_owner(state) == seat:
        value += content.card_points[content.hero_id["thrud"]]
    if content.hero_id["astrid"] in zone:
        value += highest_coin(state, seat)
    return value + content.dwerg_points[len(content.dwerg.intersection(zone))]
