"""Resources: the bank is limited, and what is spent goes back to it at once."""

from __future__ import annotations

from antre.games.garden.content.names import GOLD, M_LEVELS, POPULATION
from antre.games.garden.rules import events
from antre.games.garden.rules.state import Garden


def gain(state: Garden, seat: int, kind: int, count: int) -> int:
    """Take so many from the bank, or what is left; M-factor arrives on level 0."""
    count = min(count, state.bank[kind])
    state.bank[kind] -= count
    give(state, seat, kind, count)
    return count


def give(state: Garden, seat: int, kind: int, count: int) -> None:
    if kind == POPULATION:
        state.population[seat] += count
    elif kind == GOLD:
        state.gold[seat] += count
    else:
        state.m_factor[M_LEVELS * seat] += count


def pay(state: Garden, seat: int, kind: int, count: int, level: int = 0) -> None:
    """Give back to the bank; M-factor from this level."""
    lose(state, seat, kind, count, level)
    state.bank[kind] += count
    state.tell(events.Pays, seat, kind, count)


def lose(state: Garden, seat: int, kind: int, count: int, level: int = 0) -> None:
    if kind == POPULATION:
        state.population[seat] -= count
    elif kind == GOLD:
        state.gold[seat] -= count
    else:
        state.m_factor[M_LEVELS * seat + level] -= count


def holdings(state: Garden, seat: int) -> tuple[int, int, int]:
    """How many tokens of each kind a seat has."""
    first = M_LEVELS * seat
    tokens = sum(state.m_factor[first : first + M_LEVELS])
    return state.population[seat], state.gold[seat], tokens
