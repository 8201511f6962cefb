"""Which symbols can be covered for an action, alone or as a group.

A group is of one kind, Wilds included, and hangs together: symbols are adjacent if they touch, or
if they touch the same cluster of covered ones, which act as bridges. A symbol on a champion card is
adjacent to whatever it is grouped with, while it is covered by that very action.
"""

from __future__ import annotations

from antre.games.fall.content.grid import GRID, beside, cells_of, flood
from antre.games.fall.rules.ancestry import Ancestry, power_of


def usable(ancestry: Ancestry, covered: int, kind: int) -> int:
    """The symbols that serve an action of this kind: its own and Wilds."""
    return (ancestry[kind] | ancestry.wild) & ~covered


def coverable(ancestry: Ancestry, covered: int) -> int:
    """All symbols that can be covered for some action."""
    own = ancestry.advance | ancestry.bolster | ancestry.influence | ancestry.gnome
    return (own | ancestry.wild) & ~covered


def is_strong(ancestry: Ancestry, symbols: int) -> bool:
    """Does covering these make a strong action: one with a number, or several?"""
    return bool(symbols & ancestry.double) or symbols.bit_count() > 1


def can_be_strong(ancestry: Ancestry, covered: int, kind: int) -> bool:
    """Is there a strong action of this kind?"""
    symbols = usable(ancestry, covered, kind)
    if symbols & ancestry.double:
        return True
    if not symbols & symbols - 1:
        return False
    lying = symbols & GRID
    if lying != symbols or lying & beside(lying):
        return True
    bridges = covered & GRID & beside(lying)
    return any(group & group - 1 for group in groups(lying, covered)) if bridges else False


def groups(lying: int, covered: int) -> list[int]:
    """The symbols of the grid parted into those that hang together, covered ones as bridges."""
    ground = lying | covered & GRID
    found = []
    while lying:
        group = flood(lying & -lying, ground) & lying
        found.append(group)
        lying &= ~group
    return found


def next_symbols(ancestry: Ancestry, covered: int, kind: int, chosen: int) -> int:
    """The symbols that may be covered besides those chosen so far, for a strong action."""
    symbols = usable(ancestry, covered, kind)
    left = symbols & ~chosen
    on_cards = left & ~GRID
    if chosen & ~GRID:
        return left
    if chosen:
        reached = flood(chosen, chosen | covered & GRID)
        return beside(reached) & left | on_cards
    if symbols & ~GRID and symbols & symbols - 1:
        return symbols
    joined = [group for group in groups(symbols & GRID, covered) if group & group - 1]
    return sum(joined) | symbols & ancestry.double


def covers(ancestry: Ancestry, covered: int, kind: int) -> dict[int, int]:
    """For each power a careful player would think of, the symbols to cover.

    They grow from a plain symbol of each group, plain ones first, Wilds last; of two ways to the
    same power the one that spares Wilds, then champion cards, then symbols is taken.
    """
    symbols = usable(ancestry, covered, kind)
    lying, on_cards = symbols & GRID, symbols & ~GRID
    chains = [[1 << cell] for cell in cells_of(symbols & ancestry.double)]
    chains += [_grown(ancestry, covered, group) for group in groups(lying, covered)]
    if on_cards:
        chains.append(_freely(ancestry, on_cards, lying))
    best: dict[int, int] = {}
    for chain in chains:
        for chosen in chain:
            if is_strong(ancestry, chosen):
                power = power_of(ancestry, chosen)
                known = best.get(power)
                if known is None or _cost(ancestry, chosen) < _cost(ancestry, known):
                    best[power] = chosen
    return best


def _cost(ancestry: Ancestry, chosen: int) -> tuple[int, int, int]:
    return (chosen & ancestry.wild).bit_count(), (chosen & ~GRID).bit_count(), chosen.bit_count()


def _grown(ancestry: Ancestry, covered: int, group: int) -> list[int]:
    """A chain of ever larger legal parts of a group."""
    chosen = _plainest(ancestry, group)
    chain = [chosen]
    bridges = covered & GRID
    while more := beside(flood(chosen, chosen | bridges)) & group & ~chosen:
        chosen |= _plainest(ancestry, more)
        chain.append(chosen)
    return chain


def _freely(ancestry: Ancestry, on_cards: int, lying: int) -> list[int]:
    """A chain that begins with a champion's symbol, to which any other can be joined."""
    chosen = _plainest(ancestry, on_cards)
    chain = [chosen]
    left = (on_cards | lying) & ~chosen
    while left:
        symbol = _plainest(ancestry, left)
        left ^= symbol
        chosen |= symbol
        chain.append(chosen)
    return chain


def _plainest(ancestry: Ancestry, symbols: int) -> int:
    """One of these, if possible neither a Wild nor one with a number."""
    plain = symbols & ~ancestry.wild
    some = plain & ~ancestry.double or plain or symbols
    return some & -some


def weak_symbols(ancestry: Ancestry, covered: int, kind: int) -> int:
    """The symbols that can be covered for a weak action of this kind."""
    return usable(ancestry, covered, kind) & ~ancestry.double


def best_weak_symbol(ancestry: Ancestry, covered: int, kind: int) -> int:
    """The symbol a careful player would cover: no Wild, and one that leaves no group poorer."""
    symbols = usable(ancestry, covered, kind)
    weak = symbols & ~ancestry.double
    weak = weak & ~ancestry.wild or weak
    weak = weak & GRID or weak
    if not weak & weak - 1:
        return weak.bit_length() - 1
    rest = coverable(ancestry, covered) & ~symbols
    best, least = -1, 99
    for cell in cells_of(weak):
        near = beside(1 << cell)
        # Friends that lose a neighbour count against a symbol, strangers it will join for it.
        loss = 8 * (near & symbols).bit_count() - (near & rest).bit_count()
        if loss < least:
            best, least = cell, loss
    return best
