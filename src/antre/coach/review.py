"""The review of a game, made from one set of numbers: the chances along a game.

Curve, turning points and accounts are all sums over the same steps, so they cannot disagree: what
a seat had at the start, with what luck, its own choices, those of the others and the last count
brought, is what it had at the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from antre.bots.reward import by_seat
from antre.coach.second_look import Judged
from antre.coach.survey import Surveyed
from antre.core.outcome import Sides

TURNS = 3  # turning points that are named
SWING = 0.05  # in chance, for a turning point
WORST = 3  # choices that are named
VERSION = 1


class Moment(NamedTuple):
    """A point of the curve: after so many choices, each seat's chance."""

    choice: int
    chances: list[float]


class Turn(NamedTuple):
    """A turning point: from one moment to the next, for the seat it changed most for."""

    first: int  # choices made before it
    last: int  # and after it
    seat: int  # for whom it changed most
    change: float
    luck: float  # of that change
    by: int | None  # who chose, where one seat alone did


class Account(NamedTuple):
    """What became of a seat's chance, and by what; the middle four add up to `end - start`."""

    start: float
    luck: float
    own: float
    others: float
    counted: float  # what only showed when the game was over
    end: float
    judged: int  # own choices that were looked at twice
    cost: float  # and what they cost against the best that was found


class Review(NamedTuple):
    """A finished game, looked at again; lists by seat, chances from 0 to 1."""

    choices: int
    curve: list[Moment]
    turns: list[Turn]
    accounts: list[Account]
    judged: list[Judged]

    def worst(self, seat: int) -> list[Judged]:
        """The choices of a seat that cost most, the worst first."""
        own = [each for each in self.judged if each.seat == seat and each.cost > 0]
        return sorted(own, key=lambda each: each.cost, reverse=True)[:WORST]

    def to_json(self) -> dict[str, Any]:
        plain = self._asdict()
        for name in ("curve", "turns", "accounts", "judged"):
            plain[name] = [each._asdict() for each in plain[name]]
        return {"review": VERSION, **plain}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Review:
        return cls(
            data["choices"],
            [Moment(**each) for each in data["curve"]],
            [Turn(**each) for each in data["turns"]],
            [Account(**each) for each in data["accounts"]],
            [Judged(**each) for each in data["judged"]],
        )


class Share(NamedTuple):
    """What one stretch changed for every seat."""

    luck: list[float]
    own: list[float]
    others: list[float]


def assemble(
    sides: Sides, result: Sequence[float], stretches: Sequence[Surveyed], judged: Sequence[Judged]
) -> Review:
    line = [by_seat(sides, each.chances) for each in stretches] + [by_seat(sides, result)]
    places = [each.first for each in stretches] + [stretches[-1].last]
    shares = [share(sides, *each) for each in zip(stretches, line, line[1:], strict=False)]
    curve = [Moment(place, each) for place, each in zip(places, line, strict=True)]
    accounts = [account(seat, line, shares, judged) for seat in range(len(line[0]))]
    in_order = sorted(judged, key=lambda each: each.choice)
    turns = turning_points(stretches, line, shares)
    return Review(places[-1], curve, turns, accounts, in_order)


def share(
    sides: Sides, stretch: Surveyed, before: Sequence[float], after: Sequence[float]
) -> Share:
    """Draws are worth what they gave beyond the average draw; the rest is whose choice it was.

    Where secret answers are opened together, a seat's own part is what its own answer brings
    among others that look best.
    """
    seats = range(len(before))
    luck = [0.0 for _ in seats]
    if stretch.expected is not None:
        usual = by_seat(sides, stretch.expected)
        luck = [after[seat] - usual[seat] for seat in seats]
    rest = [after[seat] - before[seat] - luck[seat] for seat in seats]
    if stretch.alone is not None:
        own = [stretch.alone[seat] - before[seat] for seat in seats]
    else:
        own = [rest[seat] if seat == stretch.seat else 0.0 for seat in seats]
    return Share(luck, own, [rest[seat] - own[seat] for seat in seats])


def account(
    seat: int, line: Sequence[list[float]], shares: Sequence[Share], judged: Sequence[Judged]
) -> Account:
    """What the last stretch brings beyond luck is no choice: the points are counted."""
    *earlier, last = shares
    luck = sum(each.luck[seat] for each in shares)
    own = sum(each.own[seat] for each in earlier)
    others = sum(each.others[seat] for each in earlier)
    mine = [each for each in judged if each.seat == seat]
    return Account(
        line[0][seat], luck, own, others, last.own[seat] + last.others[seat],
        line[-1][seat], len(mine), sum(each.cost for each in mine),
    )  # fmt: skip


def turning_points(
    stretches: Sequence[Surveyed], line: Sequence[list[float]], shares: Sequence[Share]
) -> list[Turn]:
    """The greatest changes, in the order they came."""
    found = []
    for stretch, before, after, part in zip(stretches, line, line[1:], shares, strict=False):
        changes = [now - then for now, then in zip(after, before, strict=True)]
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
        luck, change = part.luck[seat], changes[seat]
        found.append(Turn(stretch.first, stretch.last, seat, change, luck, stretch.seat))
    large = [turn for turn in found if abs(turn.change) >= SWING]
    large.sort(key=lambda turn: abs(turn.change), reverse=True)
    return sorted(large[:TURNS], key=lambda turn: turn.first)
