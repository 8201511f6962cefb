"""Honour, votes and influence. On a track there are no ties: who came to a number first leads."""

from __future__ import annotations

from collections.abc import Sequence

from antre.games.fall.content.names import CLANS, FIRST_INFLUENCE, SOURCES
from antre.games.fall.rules import events
from antre.games.fall.rules.state import Fall


def gain(state: Fall, seat: int, source: int, amount: int) -> None:
    """Honour won or lost, moved on the track at once."""
    if amount:
        state.tally[len(SOURCES) * seat + source] += amount
        state.tell(events.Honour, seat, amount, source)


def gain_votes(state: Fall, seat: int, clan: int, count: int) -> None:
    """The disc of a seat goes up on a clan's plank and lies above those already there."""
    votes, first = state.votes, len(CLANS)
    votes[first * seat + clan] += count
    state.standing[clan] = _moved(state.standing[clan], seat, votes[clan::first])
    state.tell(events.Votes, seat, clan, count, votes[first * seat + clan])


def gain_influence(state: Fall, seat: int, slot: int, power: int) -> None:
    """The disc of a seat goes up on a champion's track; the first of all goes further."""
    seats = state.setup.seats
    bonus = 0 if state.suitors[slot] else first_bonus(state, seat)
    place = seats * slot + seat
    state.influence[place] += power + bonus
    values = state.influence[seats * slot : seats * slot + seats]
    state.suitors[slot] = _moved(state.suitors[slot], seat, values)
    champion = state.offer[slot]
    state.tell(events.Influence, seat, champion, power, bonus, state.influence[place])


def first_bonus(state: Fall, seat: int) -> int:
    """What comes on top for whoever influences a champion before all others."""
    champion = state.content.by_ability[FIRST_INFLUENCE]
    if state.owner[champion] == seat:
        return state.content.champions[champion].amount
    return state.content.first_influence


def _moved(order: tuple[int, ...], seat: int, values: Sequence[int]) -> tuple[int, ...]:
    """The order on a track once a seat's disc has come to its new number."""
    value = values[seat]
    ahead = [other for other in order if other != seat and values[other] >= value]
    behind = [other for other in order if other != seat and values[other] < value]
    return (*ahead, seat, *behind)


def leader(state: Fall, clan: int) -> int:
    """Who has most votes of a clan; if nobody has, of the next one down the board, and so on."""
    for step in range(len(CLANS)):
        if standing := state.standing[(clan + step) % len(CLANS)]:
            return standing[0]
    return state.first
