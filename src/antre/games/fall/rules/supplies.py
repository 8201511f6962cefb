"""Provisions for the wave, Wilds covered for more of them, and desperation for those who lack."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import MORE_DESPERATION
from antre.games.fall.content.options import Pick
from antre.games.fall.rules import events
from antre.games.fall.rules.state import Fall


class SetSupplies(Step[Fall]):
    """The base of the wave and one more for each Supplies symbol, eight at most."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        base = state.content.waves[state.wave - 1].supplies
        for seat, ancestry in enumerate(state.ancestry):
            state.provisions[seat] = min(
                state.content.most_supplies, base + ancestry.supplies.bit_count()
            )
        seats = state.setup.seats
        state.stack.append(DEAL_DESPERATION)
        state.stack += [WILD_PAIRS[(state.first + place) % seats] for place in range(seats)][::-1]


def free_wilds(state: Fall, seat: int) -> int:
    return state.ancestry[seat].wild & ~state.covered[seat]


class WildPairs(Step[Fall]):
    """While there is room for a provision and a pair of Wilds, a seat may cover it."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Fall) -> None:
        seat = self.seat
        room = state.provisions[seat] < state.content.most_supplies
        if room and free_wilds(state, seat).bit_count() > 1:
            state.stack.append(COVER_WILD[seat])


class CoverWild(SeatQuestion[Fall, Option]):
    """Cover a Wild, the first of a pair, or leave it."""

    __slots__ = ()
    rule = "supplies.wild-pair"

    def options(self, state: Fall, seat: int) -> list[Option]:
        pick = state.content.pick
        return [*(pick[cell] for cell in cells_of(free_wilds(state, seat))), state.content.done]

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if not isinstance(option, Pick):
            return
        others = free_wilds(state, seat) & ~(1 << option.cell)
        if others & others - 1:
            state.stack.append(CoverSecondWild(seat, option.cell))
        else:
            cover_pair(state, seat, option.cell, others.bit_length() - 1)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        return Refusal(self.rule)


class CoverSecondWild(SeatQuestion[Fall, Pick]):
    """The Wild that makes a pair with the first."""

    __slots__ = ("cell",)
    rule = "supplies.wild-pair"

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def options(self, state: Fall, seat: int) -> list[Option]:
        pick = state.content.pick
        return [pick[cell] for cell in cells_of(free_wilds(state, seat) & ~(1 << self.cell))]

    def apply(self, state: Fall, seat: int, option: Pick) -> None:
        cover_pair(state, seat, self.cell, option.cell)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        return Refusal(self.rule)


def cover_pair(state: Fall, seat: int, one: int, other: int) -> None:
    pair = 1 << one | 1 << other
    state.covered[seat] |= pair
    state.provisions[seat] += 1
    state.tell(events.WildPair, seat, pair, state.provisions[seat])
    state.stack.append(WILD_PAIRS[seat])


class DealDesperation(Step[Fall]):
    """A token for each provision that is lacking."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        for seat, provisions in enumerate(state.provisions):
            tokens = state.content.most_supplies - provisions
            champion = state.content.by_ability[MORE_DESPERATION]
            if state.owner[champion] == seat:
                tokens += state.content.champions[champion].amount
            state.desperation[seat] = tokens
            state.tell(events.Supplies, seat, provisions, tokens)


SET_SUPPLIES = SetSupplies()
DEAL_DESPERATION = DealDesperation()
WILD_PAIRS = [WildPairs(seat) for seat in range(5)]
COVER_WILD = [CoverWild(seat) for seat in range(5)]
