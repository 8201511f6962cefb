"""Paying a tunnel with mixed minerals, one by one."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.hall.content.content import ALLOY
from antre.games.hall.content.options import Give
from antre.games.hall.content.resources import MINERALS, RESOURCES, count
from antre.games.hall.rules.purse import charge, spendable
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.tunnels import LayTunnel


def mixed_minerals(state: Hall, purse: int) -> int:
    """How many minerals can pay together, if they may; all of one kind is no mixture."""
    if not state.in_force(ALLOY):
        return 0
    amounts = [count(purse, mineral) for mineral in MINERALS]
    return sum(amounts) if sum(amounts) > max(amounts) else 0


class GiveMineral(SeatQuestion[Hall, Give]):
    """Hand over the next mineral; `least` is the least valuable one so far, MIXED before that."""

    __slots__ = ("cell", "least", "left", "shape", "turn")
    rule = "dig.cost"

    def __init__(self, seat: int, shape: int, cell: int, turn: int, left: int, least: int) -> None:
        self.seat = seat
        self.shape = shape
        self.cell = cell
        self.turn = turn
        self.left = left
        self.least = least

    def options(self, state: Hall, seat: int) -> list[Option]:
        purse = spendable(state, seat)
        return [state.content.give[mineral] for mineral in MINERALS if count(purse, mineral)]

    def apply(self, state: Hall, seat: int, option: Give) -> None:
        shape, cell, turn, left = self.shape, self.cell, self.turn, self.left - 1
        least = min(self.least, option.kind)
        if left:
            state.stack.append(GiveMineral(seat, shape, cell, turn, left, least))
        else:
            state.stack.append(LayTunnel(seat, shape, cell, turn, least))
        charge(state, seat, option.kind, 1)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Give):
            return Refusal("ruling.dig-order")
        if option.kind not in MINERALS:
            return Refusal("components.minerals", what=RESOURCES[option.kind])
        return Refusal(self.rule, need=self.left, have=0, what=RESOURCES[option.kind])
