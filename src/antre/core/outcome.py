"""How a game ended: who won, what that is worth to each seat, and why.

Points are one way to win among others, so whoever wants to know how a game went asks for its
outcome: bots, ratings, environments, records, statistics, the page of results. A *side* is a set
of seats that win or lose together: each seat alone among rivals, a team, or all of them against
the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from antre.core.reason import Reason

RIVALS, TEAMS, TOGETHER = "rivals", "teams", "together"
KINDS = (RIVALS, TEAMS, TOGETHER)
Sides = tuple[tuple[int, ...], ...]
# Who loses by a tie-break alone is behind by less than any point could say.
TIE_BREAK = 0.5


class Outcome:
    """The end of a game.

    `utilities` are shares of the victory, from 0 to 1: what sides win together is shared between
    sides, never within one. `margins` say by how much: what a seat's side is ahead of the next
    best, or behind the winners (in a cooperative game: above or below what was needed), never
    negative for a winner and never positive for who lost.
    """

    __slots__ = ("margins", "reason", "utilities", "winners")

    def __init__(
        self,
        winners: Sequence[int],
        utilities: Sequence[float],
        margins: Sequence[float],
        reason: Reason,
    ) -> None:
        self.winners = tuple(winners)
        self.utilities = tuple(utilities)
        self.margins = tuple(margins)
        self.reason = reason

    def won(self, seat: int) -> bool:
        return seat in self.winners

    def to_json(self) -> dict[str, Any]:
        return {
            "winners": list(self.winners),
            "utilities": list(self.utilities),
            "margins": list(self.margins),
            "reason": self.reason.to_json(),
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Outcome:
        reason = Reason.from_json(data["reason"])
        return cls(data["winners"], data["utilities"], data["margins"], reason)

    def __repr__(self) -> str:
        return f"Outcome(winners={list(self.winners)}, reason={self.reason})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.winners)


def kind_of(sides: Sides) -> str:
    """What sides make of a game: rivals, teams, or all of them together."""
    if len(sides) == 1:
        return TOGETHER
    return RIVALS if all(len(side) == 1 for side in sides) else TEAMS


def alone(seats: int) -> Sides:
    """Everybody for themselves."""
    return tuple((seat,) for seat in range(seats))


def by_points(
    sides: Sides,
    points: Sequence[int],
    rule: str,
    tie_break: Sequence[int] | None = None,
    tie_rule: str = "",
    shared_rule: str = "",
) -> Outcome:
    """Most points win. Of sides that tie, the highest `tie_break` wins, and then all of them.

    `points` and `tie_break` stand in the order of the sides. `rule` is the reason given; where it
    was the tie-break that decided, `tie_rule`, and where sides share the victory, `shared_rule`.
    """
    breaks = tie_break or [0] * len(sides)
    claims = list(zip(points, breaks, strict=True))
    best = max(claims)
    tied = [side for side, own in enumerate(points) if own == best[0]]
    won = [side for side, claim in enumerate(claims) if claim == best]
    margins = [float(_margin(points, claims, side)) for side in range(len(sides))]
    if len(won) > 1:
        reason = Reason(shared_rule or rule, points=best[0])
    elif len(tied) > 1:
        reason = Reason(tie_rule or rule, points=best[0], tie_break=abs(best[1]))
    else:
        reason = Reason(rule, points=best[0])
    return _outcome(sides, won, margins, reason)


def by_goal(sides: Sides, won: Sequence[int], reason: Reason) -> Outcome:
    """Some sides win, by their place among `sides`, for a reason that is no matter of points."""
    margins = [1.0 if side in won else -1.0 for side in range(len(sides))]
    return _outcome(sides, won, margins, reason)


def against_the_game(seats: int, margin: float, won: bool, reason: Reason) -> Outcome:
    """All win or lose together, by a margin."""
    assert margin >= 0 if won else margin <= 0, (margin, won)
    return _outcome((tuple(range(seats)),), [0] if won else [], [float(margin)], reason)


def nobody_wins(sides: Sides, reason: Reason) -> Outcome:
    return _outcome(sides, [], [-1.0] * len(sides), reason)


def ranks(sides: Sides, utilities: Sequence[float], margins: Sequence[float]) -> list[int]:
    """The rank of each side, from 0: winners first, then by how much they lost; equal sides share
    one."""
    keys = [(-utilities[side[0]], -margins[side[0]]) for side in sides]
    return [sum(other < key for other in keys) for key in keys]


def _margin(points: Sequence[int], claims: Sequence[tuple[int, int]], side: int) -> float:
    best = max(claims)
    if claims[side] != best:
        return points[side] - best[0] or -TIE_BREAK
    others = [claim for other, claim in enumerate(claims) if other != side]
    if not others:
        return 0.0
    following = max(others)
    if following == best:
        return 0.0
    return best[0] - following[0] or TIE_BREAK


def _seats(sides: Sides, chosen: Sequence[int]) -> list[int]:
    return sorted(seat for side in chosen for seat in sides[side])


def _outcome(sides: Sides, won: Sequence[int], margins: Sequence[float], reason: Reason) -> Outcome:
    seats = sum(map(len, sides))
    utilities, by_seat = [0.0] * seats, [0.0] * seats
    for place, side in enumerate(sides):
        for seat in side:
            utilities[seat] = 1 / len(won) if place in won else 0.0
            by_seat[seat] = margins[place]
    return Outcome(_seats(sides, won), utilities, by_seat, reason)
