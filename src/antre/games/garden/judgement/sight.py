"""A position in the parts it is judged by.

A position that has come of another one by a choice or two shares most of its parts with it: what
depends on nothing that has changed is taken over from there.
"""

from __future__ import annotations

from operator import attrgetter

from antre.games.garden.content.names import LEVELS, M_LEVELS
from antre.games.garden.judgement.battles import skulls_worth
from antre.games.garden.judgement.goals import goal_chance
from antre.games.garden.judgement.goods import belongings, usefulness
from antre.games.garden.judgement.land import Land
from antre.games.garden.judgement.outlook import Outlook
from antre.games.garden.judgement.plans import planned
from antre.games.garden.rules.state import Garden

# What each part depends on, in the state and in the outlook; goals, goods and plans of a seat
# depend on what it owns as well.
LAND = attrgetter(
    "cubes", "units", "powers", "neutral", "magic", "devastated", "vuko", "held", "vuko_tokens",
    "tiles",
)  # fmt: skip
LAND_OUTLOOK = attrgetter("rounds", "due", "later", "vuko_comes")
SKULLS = attrgetter("cubes", "units", "powers", "neutral", "devastated", "gold")
SKULLS_OUTLOOK = attrgetter("rounds", "attacks_come")
GOALS = attrgetter(
    "cubes", "units", "devastated", "magic", "captured", "absorbed", "magic_down", "towers",
    "darkness",
)  # fmt: skip
GOODS = attrgetter("units", "slots")
PLANS = attrgetter(
    "hand", "plan", "viper_plan", "reputation", "standing", "spaces", "active"
)  # fmt: skip
PLANS_OUTLOOK = attrgetter("rounds", "due", "later", "snow", "moving")

Own = tuple[int, int, int, int, list[int], list[int]]


class Sight:
    """What each seat has and may expect; its state must not change as long as it is kept."""

    __slots__ = ("goals", "goods", "land", "outlook", "own", "plans", "skulls", "state")

    def __init__(self, state: Garden, before: Sight | None = None) -> None:
        self.state = state
        self.outlook = Outlook(state)
        self.own = [own_things(state, seat) for seat in range(state.setup.seats)]
        self.land = self._land(before)
        self.skulls = self._skulls(before)
        self.goals = self._goals(before)
        self.goods = self._goods(before)
        self.plans = self._plans(before)

    def _land(self, before: Sight | None) -> Land:
        state, outlook = self.state, self.outlook
        if (
            before
            and LAND(state) == LAND(before.state)
            and state.standing[-1] == before.state.standing[-1]
            and LAND_OUTLOOK(outlook) == LAND_OUTLOOK(before.outlook)
        ):
            return before.land
        return Land(state, outlook)

    def _skulls(self, before: Sight | None) -> list[float]:
        state, outlook = self.state, self.outlook
        if (
            before
            and SKULLS(state) == SKULLS(before.state)
            and SKULLS_OUTLOOK(outlook) == SKULLS_OUTLOOK(before.outlook)
        ):
            return before.skulls
        return [skulls_worth(state, seat, outlook) for seat in range(len(self.own))]

    def _goals(self, before: Sight | None) -> list[float]:
        """How likely each seat reaches its goal."""
        state, land, rounds = self.state, self.land, self.outlook.rounds
        if before and (land is not before.land or GOALS(state) != GOALS(before.state)):
            before = None
        return [
            before.goals[seat] if before and own == before.own[seat]
            else goal_chance(state, seat, land, rounds)
            for seat, own in enumerate(self.own)
        ]  # fmt: skip

    def _goods(self, before: Sight | None) -> list[float]:
        state, rounds = self.state, self.outlook.rounds
        if before and (rounds != before.outlook.rounds or GOODS(state) != GOODS(before.state)):
            before = None
        useful = usefulness(rounds)
        return [
            before.goods[seat] if before and own == before.own[seat]
            else belongings(state, seat, useful)
            for seat, own in enumerate(self.own)
        ]  # fmt: skip

    def _plans(self, before: Sight | None) -> list[float]:
        state, outlook = self.state, self.outlook
        if before and (
            PLANS(state) != PLANS(before.state)
            or PLANS_OUTLOOK(outlook) != PLANS_OUTLOOK(before.outlook)
        ):
            before = None
        useful = usefulness(outlook.rounds)
        return [
            before.plans[seat] if before and own == before.own[seat]
            else planned(state, seat, outlook, useful)
            for seat, own in enumerate(self.own)
        ]  # fmt: skip


def own_things(state: Garden, seat: int) -> Own:
    """What lies before a seat."""
    tokens, kind = M_LEVELS * seat, LEVELS * seat
    return (
        state.population[seat], state.gold[seat], state.vuko_tokens[seat], state.supply[seat],
        state.m_factor[tokens : tokens + M_LEVELS], state.figures[kind : kind + LEVELS],
    )  # fmt: skip
