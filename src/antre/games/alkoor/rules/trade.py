"""Moving gems and Dilemmas between boards, for a gem."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion
from antre.games.alkoor.content.effects import Cost
from antre.games.alkoor.content.names import ALL_COLOURS
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.gems import pay_cost
from antre.games.alkoor.rules.moments import offers_always, performs
from antre.games.alkoor.rules.options import Give, Trade
from antre.games.alkoor.rules.state import COLOURS, SLOTS, Alkoor
from antre.games.alkoor.rules.times import BEFORE, BLESSING, IDLE
from antre.games.alkoor.rules.unforeseen import drop


def is_full(state: Alkoor, board: int, number: int) -> bool:
    """No place for a gem of this colour, or for a Dilemma."""
    if number < len(COLOURS):
        return state.gems[5 * board + number] >= state.box.gems.places
    return len(state.dilemmas[board]) >= SLOTS // state.boards


def things_on(state: Alkoor, board: int) -> list[int]:
    """Colours of gems, then kinds of Dilemmas, as options number them."""
    first = len(COLOURS) - state.box.first_dilemma
    gems = [colour for colour in COLOURS if state.gems[5 * board + colour]]
    return gems + sorted({first + card for card in state.dilemmas[board]})


def has(state: Alkoor, board: int, number: int) -> bool:
    """Is it there, with a gem besides to pay with?"""
    price = state.box.costs.transfer
    if number < len(COLOURS):
        return state.board_gems(board) > price
    return state.board_gems(board) >= price


def gifts(state: Alkoor, seat: int) -> list[Option]:
    """What a seat's boards can give to others that have a place for it."""
    return [
        state.choose.give[board, to, number]
        for board in state.boards_of(seat)
        for number in things_on(state, board)
        if has(state, board, number)
        for to in range(state.boards)
        if to != board and not is_full(state, to, number)
    ]


def exchanges(state: Alkoor, seat: int) -> list[Option]:
    """What can be given where the other board gives something of its kind back."""
    return [
        state.choose.give[board, to, number]
        for board in state.boards_of(seat)
        for number in things_on(state, board)
        if has(state, board, number)
        for to in range(state.boards)
        if to != board and is_full(state, to, number) and returns(state, board, to, number)
    ]


def returns(state: Alkoor, board: int, to: int, number: int) -> list[int]:
    """What may come back for something: a gem for a gem, a Dilemma for a Dilemma."""
    is_gem = number < len(COLOURS)
    same = [back for back in things_on(state, to) if (back < len(COLOURS)) == is_gem]
    if not is_gem:
        return [back for back in same if back != number]
    return [back for back in same if back != number and not is_full(state, board, back)]


@offers_always(IDLE | BEFORE | BLESSING)
def offer_trade(state: Alkoor, seat: int, moment: int) -> list[Option]:
    return state.choose.trading if can_trade(state, seat) else []


def can_trade(state: Alkoor, seat: int) -> bool:
    """Nearly always so: a gem finds another board with room for it; else all else is tried."""
    gems, most, price = state.gems, state.box.gems.places, state.box.costs.transfer
    rich = False
    for board in state.boards_of(seat):
        first = 5 * board
        count = sum(gems[first : first + 5])
        if count > price:
            rich = True
            for pool in range(first, first + 5):
                if gems[pool]:
                    for other in range(pool % 5, len(gems), 5):
                        if other != pool and gems[other] < most:
                            return True
        elif count == price and state.dilemmas[board]:
            rich = True
    return rich and bool(trades(state, seat))


def trades(state: Alkoor, seat: int) -> list[Option]:
    return gifts(state, seat) + exchanges(state, seat)


@performs(Trade)
def perform_trade(state: Alkoor, seat: int, option: Trade, moment: int) -> None:
    state.stack.append(ChooseTrade(seat))


class ChooseTrade(SeatQuestion[Alkoor, Give]):
    """What goes from which board to which."""

    __slots__ = ()
    rule = "ruling.transfer"

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        return trades(state, seat)

    def apply(self, state: Alkoor, seat: int, option: Give) -> None:
        if returns(state, option.board, option.to, option.number):
            state.stack.append(ChooseReturn(seat, option.board, option.to, option.number))
        else:
            give(state, option.board, option.to, option.number)


def give(state: Alkoor, board: int, to: int, number: int) -> None:
    move(state, board, to, number)
    pay_cost(state, board, Cost(state.box.costs.transfer, ALL_COLOURS))


class ChooseReturn(SeatQuestion[Alkoor, Option]):
    """What comes back in an exchange; nothing, where there is room for a gift."""

    __slots__ = ("board", "number", "to")
    rule = "gems.optional-exchange"

    def __init__(self, seat: int, board: int, to: int, number: int) -> None:
        self.seat = seat
        self.board = board
        self.to = to
        self.number = number

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        backs = returns(state, self.board, self.to, self.number)
        found: list[Option] = [state.choose.give[self.to, self.board, back] for back in backs]
        if is_full(state, self.to, self.number):
            return found
        return [state.choose.nothing, *found]

    def apply(self, state: Alkoor, seat: int, option: Option) -> None:
        if not isinstance(option, Give):
            give(state, self.board, self.to, self.number)
            return
        move(state, self.to, self.board, option.number)
        move(state, self.board, self.to, self.number)
        pay_cost(state, self.board, Cost(state.box.costs.exchange, ALL_COLOURS))


def move(state: Alkoor, board: int, to: int, number: int) -> None:
    state.tell(events.Traded, state.seat_of(board), board, to, number)
    if number < len(COLOURS):
        state.gems[5 * board + number] -= 1
        state.gems[5 * to + number] += 1
        return
    card = number - len(COLOURS) + state.box.first_dilemma
    drop(state, board, card)
    state.dilemmas[to] = tuple(sorted((*state.dilemmas[to], card)))
