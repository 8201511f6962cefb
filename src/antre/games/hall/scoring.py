"""The final score: honor from digging, and five scorings at the end of the game.

Before the end it is counted as if the game ended now. In the team game both members show what
their team has together.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from antre.games.hall.grid import cells_of
from antre.games.hall.halls import HALL_KINDS
from antre.games.hall.resources import CART, CLAN_CART, ONE, STATUE_CLANS, count, counts
from antre.games.hall.state import Hall

SET = 3
TRADE = 4


def final_values(state: Hall) -> list[int]:
    """The score of each seat."""
    return [sum(breakdown(state, seat).values()) for seat in range(state.setup.seats)]


def breakdown(state: Hall, seat: int) -> dict[str, int]:
    """The parts of a seat's score."""
    members = team(state, seat)
    network = reduce(or_, [state.network[member] for member in members])
    return {
        "digging": state.honor[state.purses[seat]],
        "coronation": sum(crown_value(state, member) for member in members),
        "pedestal_tokens": sum(sum(state.won[member]) for member in members),
        "sets": best_sets(leftovers(state, members))[0],
        "halls": hall_value(state, network),
        "statues": statue_value(state, network),
    }


def known_breakdown(state: Hall, seat: int, viewer: int) -> dict[str, int]:
    """The parts of a score as a viewer knows them: before the end, tokens of others lie hidden."""
    parts = breakdown(state, seat)
    if not state.over:
        own = viewer >= 0 and state.purses[viewer] == state.purses[seat]
        parts["pedestal_tokens"] = sum(state.won[viewer]) if own else 0
    return parts


def team(state: Hall, seat: int) -> list[int]:
    """The seats that share a purse; the seat alone but for the team game."""
    purse = state.purses[seat]
    return [member for member, own in enumerate(state.purses) if own == purse]


def crown_value(state: Hall, seat: int) -> int:
    """What a seat's coronation token is worth; two players use the second one alone."""
    if seat not in state.crowned:
        return 0
    values = state.box.crown_values[1:] if state.setup.seats == 2 else state.box.crown_values
    return values[state.crowned.index(seat)]


def leftovers(state: Hall, members: list[int]) -> int:
    """All resources of storage and trolls together; every cart is neutral now."""
    purse = state.storage[state.purses[members[0]]]
    for member in members:
        purse += sum(state.held[10 * member : 10 * member + 10])
    clan_carts = count(purse, CLAN_CART)
    return purse + clan_carts * (ONE[CART] - ONE[CLAN_CART])


def best_sets(purse: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The most sets of three, and the trades that make them: (four given as a purse, kind gained).

    Whole sets stay: breaking one up pays for less than a trade. Of the rest, the kinds with most
    are completed, and all others pay for that; no other choice can complete more.
    """
    amounts = counts(purse)
    rest = sorted(((amount % SET, kind) for kind, amount in enumerate(amounts)), reverse=True)
    completed, needed, left = 0, 0, sum(amount for amount, _ in rest)
    for number, (amount, _) in enumerate(rest, 1):
        needed += TRADE * (SET - amount)
        left -= amount
        if needed > left:
            break
        completed = number
    trades = _trades(rest[:completed], rest[completed:])
    return sum(amount // SET for amount in amounts) + completed, trades


def _trades(
    completed: list[tuple[int, int]], paying: list[tuple[int, int]]
) -> tuple[tuple[int, int], ...]:
    tokens = [kind for amount, kind in reversed(paying) for _ in range(amount)]
    trades = []
    for amount, kind in completed:
        for _ in range(SET - amount):
            given, tokens = tokens[:TRADE], tokens[TRADE:]
            trades.append((sum(ONE[token] for token in given), kind))
    return tuple(trades)


def hall_value(state: Hall, network: int) -> int:
    """Each hall of a network, higher with any statue on its altar."""
    fire, ice, moon = state.statues
    standing = fire | ice | moon
    box = state.box
    return sum(
        box.hall_high[hall] if standing >> altar & 1 else box.hall_low[hall]
        for hall, altar in enumerate(state.altars)
        if altar >= 0 and network >> altar & 1
    )


def statue_value(state: Hall, network: int) -> int:
    """The best statue of each tunnel of a network; those in halls count nothing."""
    fire, ice, moon = state.statues
    standing = (fire | ice | moon) & network
    return sum(
        max(worth(state, cell) for cell in cells_of(section & standing))
        for section, kind in zip(state.sections, state.section_kinds, strict=True)
        if section & standing and kind not in HALL_KINDS
    )


def worth(state: Hall, cell: int) -> int:
    """The statue on a space: by its zone, and double on a pedestal of its own clan."""
    value = state.box.statue_value[state.board.zone[cell]]
    doubled = any(state.statues[clan] & state.pedestals[clan] & 1 << cell for clan in STATUE_CLANS)
    return 2 * value if doubled else value


def winners(state: Hall) -> list[int]:
    """The highest score; then the lowest sum of recruited levels; then all of them."""
    claims = [(score, -levels(state, team(state, seat))) for seat, score in enumerate(state.scores)]
    return [seat for seat, claim in enumerate(claims) if claim == max(claims)]


def levels(state: Hall, members: list[int]) -> int:
    """The printed levels of all recruited trolls; starting trolls have none."""
    packs = [state.pack[10 * member + place] for member in members for place in range(4, 10)]
    return sum(state.box.card_level[card] for card in packs if card >= 0)
