"""Havens: Zones without a trial, where the Guide can buy."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step
from antre.games.alkoor.content.hazards import Offer, Zone
from antre.games.alkoor.rules.doing import By, can_any, push_effects
from antre.games.alkoor.rules.gems import can_pay, pay_cost
from antre.games.alkoor.rules.options import Buy, Place
from antre.games.alkoor.rules.state import Alkoor


def offers_of(state: Alkoor) -> tuple[Offer, ...]:
    zone = state.box.hazards[state.hazard]
    assert isinstance(zone, Zone)
    return zone.offers


def boards_for(state: Alkoor, seat: int, offer: Offer) -> list[int]:
    """The Guide's boards that can pay and for which it would do something."""
    return [
        board
        for board in state.boards_of(seat)
        if can_pay(state, board, offer.cost) and can_any(state, offer.effects, By(seat, board))
    ]


class Haven(Step[Alkoor]):
    """Each option as often as the card says."""

    __slots__ = ("bought",)

    def __init__(self, bought: tuple[int, ...]) -> None:
        self.bought = bought

    def run(self, state: Alkoor) -> None:
        ask = BuyAtHaven(state.guide, self.bought)
        if len(ask.options(state, state.guide)) > 1:
            state.stack.append(ask)


class BuyAtHaven(SeatQuestion[Alkoor, Option]):
    """What the Guide buys, or nothing more."""

    __slots__ = ("bought",)
    rule = "notrial.haven-options"

    def __init__(self, seat: int, bought: tuple[int, ...]) -> None:
        self.seat = seat
        self.bought = bought

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        found = [
            state.choose.buy[number]
            for number, offer in enumerate(offers_of(state))
            if self.bought.count(number) < offer.times and boards_for(state, seat, offer)
        ]
        return [state.choose.done, *found]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if not isinstance(option, Buy):
            return
        state.stack.append(Haven((*self.bought, option.number)))
        boards = boards_for(state, seat, offers_of(state)[option.number])
        if len(boards) > 1:
            state.stack.append(BuyBy(seat, option.number))
        else:
            buy(state, seat, option.number, boards[0])


class BuyBy(SeatQuestion[Alkoor, Place]):
    """Which of two boards pays at a haven."""

    __slots__ = ("number",)
    rule = "gems.guide-pays-haven"

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        offer = offers_of(state)[self.number]
        return [state.choose.place[board] for board in boards_for(state, seat, offer)]

    def apply(self, state: Alkoor, seat: int, option: Place) -> None:
        buy(state, seat, self.number, option.board)


def buy(state: Alkoor, seat: int, number: int, board: int) -> None:
    offer = offers_of(state)[number]
    push_effects(state, offer.effects, By(seat, board))
    pay_cost(state, board, offer.cost)
