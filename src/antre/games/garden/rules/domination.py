"""The domination phase: Thorn absorbs, then region by region, the lowest tile first.

Of each region: who dominates it, special abilities, goals, income of magic tokens, harvest, points.
"""

from __future__ import annotations

from antre.core.step import Step
from antre.games.garden.content.names import M_FACTOR, MOST_SEATS, PIER, REGIONS
from antre.games.garden.rules import events
from antre.games.garden.rules.abilities import use_abilities
from antre.games.garden.rules.goals import pursue_goal
from antre.games.garden.rules.goods import gain
from antre.games.garden.rules.harvest import begin_harvest, gives_no_magic
from antre.games.garden.rules.ranking import dominator, influences, ranks, tie_break
from antre.games.garden.rules.scoring import score_region
from antre.games.garden.rules.state import NOBODY, NOWHERE, Garden


class Domination(Step[Garden]):
    """Thorn first, then every region in use, in ascending order of the score tiles."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        absorb(state)
        state.stack.append(DOMINATION_END)
        in_order = sorted(state.layout.regions, key=lambda region: -state.tiles[region])
        for region in in_order:
            if not state.devastated >> region & 1:
                state.stack.append(REGION[region])
            elif state.scorings:
                state.stack.append(WASTE[region])


def absorb(state: Garden) -> None:
    """If Pier dominates the region of Thorn, all face-up magic tokens there leave the game."""
    region = state.thorn
    if region == NOWHERE or not state.magic[region]:
        return
    if dominator(state, region, influences(state, region)) == state.seat_of[PIER]:
        count = state.magic[region]
        state.magic[region] = 0
        state.absorbed += count
        state.tell(events.Absorbs, state.seat_of[PIER], count, state.absorbed)


class Region(Step[Garden]):
    """Who dominates; what the special abilities of the dominator's units do there."""

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, state: Garden) -> None:
        region = self.region
        own = influences(state, region)
        seat = dominator(state, region, own)
        if seat == NOBODY:
            state.tell(events.Undominated, NOBODY, region, own, state.neutral[region])
            begin_harvest(state, region, ranks(state, region, own))
            return
        tie = tie_break(state, region, own, seat)
        state.tell(events.Dominates, seat, region, own, state.neutral[region], tie)
        state.stack.append(GOALS[seat][region])
        use_abilities(state, seat, region)


class Goals(Step[Garden]):
    """Towers, devastation, magic tokens sent to Thorn: what goals ask for."""

    __slots__ = ("region", "seat")

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def run(self, state: Garden) -> None:
        state.stack.append(INCOME[self.seat][self.region])
        pursue_goal(state, self.seat, self.region)


class Income(Step[Garden]):
    """M-factor of magic tokens for the dominator; then all harvest, and score if it is time."""

    __slots__ = ("region", "seat")

    def __init__(self, seat: int, region: int) -> None:
        self.seat = seat
        self.region = region

    def run(self, state: Garden) -> None:
        region = self.region
        tokens = state.magic[region]
        if tokens and not gives_no_magic(state, region):
            count = gain(state, self.seat, M_FACTOR, tokens)
            state.tell(events.MagicIncome, self.seat, region, count)
        begin_harvest(state, region, ranks(state, region, influences(state, region)))


class Waste(Step[Garden]):
    """A region devastated in an earlier round gives points, and nothing else."""

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, state: Garden) -> None:
        region = self.region
        score_region(state, region, ranks(state, region, influences(state, region)))


class DominationEnd(Step[Garden]):
    """The magic tokens sent to Thorn are turned up."""

    __slots__ = ()

    def run(self, state: Garden) -> None:
        if state.magic_down:
            state.magic[state.thorn] += state.magic_down
            state.tell(events.ThornReveals, state.seat_of[PIER], state.magic_down)
            state.magic_down = 0


DOMINATION, DOMINATION_END = Domination(), DominationEnd()
REGION = [Region(region) for region in range(REGIONS)]
WASTE = [Waste(region) for region in range(REGIONS)]
GOALS = [[Goals(seat, region) for region in range(REGIONS)] for seat in range(MOST_SEATS)]
INCOME = [[Income(seat, region) for region in range(REGIONS)] for seat in range(MOST_SEATS)]
