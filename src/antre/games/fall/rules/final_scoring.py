"""The scoring of wave III: Great Halls, Elders, clan votes; then the winner."""

from __future__ import annotations

from antre.core.outcome import Outcome, by_points
from antre.core.step import Step
from antre.games.fall.content.names import (
    CLANS,
    FROM_ELDERS,
    FROM_HALLS,
    FROM_VOTES,
    SOURCES,
    STAR_CAVERN_MORE,
    STAR_FREE_CAVERN,
    STAR_HALL_VALUE,
    STAR_WIN_TIE,
)
from antre.games.fall.rules import events
from antre.games.fall.rules.mountain import holdings
from antre.games.fall.rules.state import TABLE, Fall
from antre.games.fall.rules.tracks import gain

COUNTED = 4


class FinalScoring(Step[Fall]):
    """Great Halls, Elders and clan votes, in this order."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        seats = range(state.setup.seats)
        for hall, (value, caverns, honour) in enumerate(count_halls(state), 1):
            state.tell(events.HallCounts, TABLE, hall, value, caverns, honour)
            for seat in seats:
                gain(state, seat, FROM_HALLS, honour[seat])
        for seat in seats:
            elders, worth = elders_of(state, seat)
            state.tell(events.EldersCount, seat, elders, worth)
            gain(state, seat, FROM_ELDERS, worth)
        for clan in range(len(CLANS)):
            honour = count_votes(state, clan)
            state.tell(events.ClanCounts, TABLE, clan, honour)
            for seat in seats:
                gain(state, seat, FROM_VOTES, honour[seat])
        state.wave = COUNTED


Hall = tuple[int, list[int], list[int]]


def count_halls(state: Fall) -> list[Hall]:
    """Of each Great Hall: its value, the caverns of each side, gnomes last, and the honour."""
    held = holdings(state)
    held.append(gnomes_control(state))
    found = []
    for hall, around in enumerate(state.board.halls):
        value = state.halls[hall] + sum(
            state.content.champions[star].amount for star in stars_on(state, STAR_HALL_VALUE, hall)
        )
        caverns = [(around & own).bit_count() for own in held]
        for star in stars_on(state, STAR_CAVERN_MORE, hall):
            caverns[state.owner[star]] += state.content.champions[star].amount
        breaker = [state.owner[star] for star in stars_on(state, STAR_WIN_TIE, hall)]
        found.append((value, caverns, hall_honour(value, caverns, breaker)))
    return found


def stars_on(state: Fall, ability: int, place: int) -> list[int]:
    """The star tiles of an ability that lie there."""
    champion = state.content.by_ability[ability]
    return [star for star, where in state.stars if star == champion and where == place]


def gnomes_control(state: Fall) -> int:
    """The invaded caverns, but for one with a star."""
    champion = state.content.by_ability[STAR_FREE_CAVERN]
    freed = sum(1 << place for star, place in state.stars if star == champion)
    return state.invaded & ~freed


def hall_honour(value: int, caverns: list[int], breaker: list[int]) -> list[int]:
    """Most caverns win; those who tie share, rounded down, and what the gnomes win is lost."""
    most = max(caverns)
    honour = [0] * (len(caverns) - 1)
    if not most:
        return honour
    tied = [side for side, own in enumerate(caverns) if own == most]
    if winners := [seat for seat in breaker if seat in tied]:
        tied = winners
    for side in tied:
        if side < len(honour):
            honour[side] = value // len(tied)
    return honour


def elders_of(state: Fall, seat: int) -> tuple[int, int]:
    """How many Elders a seat has, and what they are worth."""
    elders = state.ancestry[seat].elders.bit_count()
    return elders, state.content.elders[min(elders, len(state.content.elders) - 1)]


def count_votes(state: Fall, clan: int) -> list[int]:
    """The three places of a clan's vote tile."""
    honour = [0] * state.setup.seats
    places = state.content.vote_tiles[state.tiles[clan]]
    for seat, worth in zip(state.standing[clan], places, strict=False):
        honour[seat] = worth
    return honour


def breakdown(state: Fall, seat: int) -> dict[str, int]:
    """Honour by where it came from; before the end, with what wave III would bring now."""
    first = len(SOURCES) * seat
    parts = dict(zip(SOURCES, state.tally[first : first + len(SOURCES)], strict=True))
    if state.stack and state.tiles:
        parts["halls"] = sum(honour[seat] for _, _, honour in count_halls(state))
        parts["elders"] = elders_of(state, seat)[1]
        parts["votes"] = sum(count_votes(state, clan)[seat] for clan in range(len(CLANS)))
    return parts


def conclude(state: Fall) -> Outcome:
    """Most honour; then most votes of all clans together; then all who tie."""
    seats = range(state.setup.seats)
    first = len(CLANS)
    votes = [sum(state.votes[first * seat : first * seat + first]) for seat in seats]
    return by_points(
        state.setup.sides,
        [state.honour(seat) for seat in seats],
        "end.winner",
        tie_break=votes,
        tie_rule="end.tie-break",
        shared_rule="end.shared",
    )


FINAL_SCORING = FinalScoring()
