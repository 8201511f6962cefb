"""Influence: all the power goes to one champion of the offer."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.fall.content.options import Sway
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.tracks import gain_influence


def begin_influence(state: Fall, seat: int, power: int) -> None:
    state.stack.append(ChooseChampion(seat, power))


class ChooseChampion(SeatQuestion[Fall, Sway]):
    """The champion to influence."""

    __slots__ = ("power",)
    rule = "influence.one-champion"

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [state.content.influence_on[champion] for champion in state.offer]

    def apply(self, state: Fall, seat: int, option: Sway) -> None:
        gain_influence(state, seat, state.offer.index(option.champion), self.power)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Sway):
            return Refusal(self.rule, champion=state.content.champion_name[option.champion])
        return Refusal(self.rule)
