"""The final score: honor from digging, and five scorings at the end of the game.

Before the end it is counted as if the game ended now. In the team game both members show what
their team has together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from antre.core.outcome import Outcome, by_points
from antre.games.hall.content.grid import cells_of
from antre.games.hall.content.resources import CART, CLAN_CART, ONE, STATUE_CLANS, count, counts
from antre.games.hall.rules import events
from antre.games.hall.rules.halls import HALL_KINDS
from antre.games.hall.rules.pack import coronations
from antre.games.hall.rules.state import Hall

SET = 3
TRADE = 4


def breakdown(state: Hall, seat: int) -> dict[str, int]:
    """The parts of a seat's score."""
    members = teammates(state, seat)
    network = reduce(or_, [state.network[member] for member in members])
    return {
        "digging": state.honor[state.team_of[seat]],
        "coronation": sum(crown_value(state, member) for member in members),
        "pedestal_tokens": sum(sum(state.won[member]) for member in members),
        "sets": best_sets(leftovers(state, members))[0],
        "halls": hall_value(state, network),
        "statues": statue_value(state, network),
    }


def known_breakdown(state: Hall, seat: int, viewer: int) -> dict[str, int]:
    """The parts of a score as a viewer knows them: before the end, tokens of others lie hidden."""
    parts = breakdown(state, seat)
    if not state.over and not state.are_partners(seat, viewer):
        parts["pedestal_tokens"] = 0
    return parts


def teammates(state: Hall, seat: int) -> list[int]:
    """The members of a seat's team; the seat alone but for the team game."""
    team = state.team_of[seat]
    return [member for member, own in enumerate(state.team_of) if own == team]


def crown_value(state: Hall, seat: int) -> int:
    """What a seat's coronation token is worth; see `coronations`."""
    if seat not in state.crowned:
        return 0
    return coronations(state)[state.crowned.index(seat)]


def leftovers(state: Hall, members: Sequence[int]) -> int:
    """All resources of storage and trolls together; every cart is neutral now."""
    purse = state.storage[state.team_of[members[0]]]
    for member in members:
        purse += sum(state.held_by(member))
    clan_carts = count(purse, CLAN_CART)
    return purse + clan_carts * (ONE[CART] - ONE[CLAN_CART])


def best_sets(purse: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    """The most sets of three, and the trades that make them: (four given as a purse, kind gained).

    Whole sets stay: breaking one up pays for less than a trade. Of the rest, the kinds with most
    are completed, and all others pay for that; no other choice can complete more.
    """
    amounts = counts(purse)
    rest = sorted(((amount % SET, kind) for kind, amount in enumerate(amounts)), reverse=True)
    completed, cost, left = 0, 0, sum(amount for amount, _ in rest)
    for number, (amount, _) in enumerate(rest, 1):
        cost += TRADE * (SET - amount)
        left -= amount
        if cost > left:
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


def tell_sets(state: Hall) -> None:
    """The sets each side ends with, and the trades that were made for it."""
    for side in state.setup.sides:
        sets, trades = best_sets(leftovers(state, side))
        state.tell(events.FinalSets, side[0], list(side), sets, trades)


def hall_value(state: Hall, network: int) -> int:
    """Each hall of a network, higher with any statue on its altar."""
    fire, ice, moon = state.statues
    standing = fire | ice | moon
    content = state.content
    return sum(
        content.hall_high[hall] if standing >> altar & 1 else content.hall_low[hall]
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
    value = state.content.statue_value[state.board.zone[cell]]
    doubled = any(state.statues[clan] & state.pedestals[clan] & 1 << cell for clan in STATUE_CLANS)
    return 2 * value if doubled else value


def conclude(state: Hall) -> Outcome:
    """The highest score; then the lowest sum of recruited levels; then all of them."""
    sides = state.setup.sides
    scores = state.scores
    return by_points(
        sides,
        [scores[side[0]] for side in sides],
        "final.winner",
        tie_break=[-levels(state, side) for side in sides],
        tie_rule="final.tie",
        shared_rule="ruling.tie-final",
    )


def levels(state: Hall, members: Sequence[int]) -> int:
    """The printed levels of all recruited trolls; starting trolls have none."""
    level = state.content.card_level
    return sum(level[card] for member in members for card in state.pack_of(member) if card >= 0)
