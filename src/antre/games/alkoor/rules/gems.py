"""Gems: drawn blindly from the bank, placed where there is room, paid to the bank.

A team payment takes gems from any boards; what a board buys is paid by that board alone.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import SeatQuestion, Step, rule_by
from antre.games.alkoor.content.effects import GEMS, Cost, Effect
from antre.games.alkoor.content.names import ALL_COLOURS
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.bank import draw_gems
from antre.games.alkoor.rules.doing import By, can, does
from antre.games.alkoor.rules.options import Pay, Place
from antre.games.alkoor.rules.state import COLOURS, Alkoor
from antre.games.alkoor.rules.vils import give_gems

ALL_BOARDS = 7


def gain_gems(state: Alkoor, count: int) -> None:
    """The team draws gems; the Guide says on which boards they go."""
    drawn = draw_gems(state, count)
    if drawn:
        state.tell(events.GemsDrawn, state.guide, drawn)
        state.stack.append(PlaceGems(tuple(drawn)))


@does(GEMS)
def _gems(state: Alkoor, effect: Effect, by: By) -> None:
    gain_gems(state, effect.amount)


@can(GEMS)
def _can_gain(state: Alkoor, effect: Effect, by: By) -> bool:
    return has_room(state) and any(state.bank)


def has_room(state: Alkoor) -> bool:
    return any(count < state.box.gems.places for count in state.gems)


class PlaceGems(Step[Alkoor]):
    """Gems find a place of their colour; the Guide is asked where several boards have one."""

    __slots__ = ("colours",)

    def __init__(self, colours: tuple[int, ...]) -> None:
        self.colours = colours

    def run(self, state: Alkoor) -> None:
        gems = state.gems
        for number, colour in enumerate(self.colours):
            boards = [
                board
                for board in range(state.boards)
                if gems[5 * board + colour] < state.box.gems.places
            ]
            if len(boards) > 1:
                rest = self.colours[number + 1 :]
                state.stack.append(PlaceGem(state.guide, colour, rest))
                return
            if boards:
                gems[5 * boards[0] + colour] += 1
            else:
                state.bank[colour] += 1


class PlaceGem(SeatQuestion[Alkoor, Place]):
    """On which board a gem goes."""

    __slots__ = ("colour", "rest")
    rule = "gems.gain"

    def __init__(self, seat: int, colour: int, rest: tuple[int, ...]) -> None:
        self.seat = seat
        self.colour = colour
        self.rest = rest

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        gems, colour = state.gems, self.colour
        place = state.choose.place
        return [
            place[b] for b in range(state.boards) if gems[5 * b + colour] < state.box.gems.places
        ]

    def apply(self, state: Alkoor, seat: int, option: Place) -> None:
        state.gems[5 * option.board + self.colour] += 1
        if self.rest:
            state.stack.append(PlaceGems(self.rest))


# --- paying


def payable(state: Alkoor, board: int, colours: int = ALL_COLOURS) -> int:
    """How many gems of these colours lie on a board."""
    gems = state.gems
    if colours == ALL_COLOURS:
        return sum(gems[5 * board : 5 * board + 5])
    if not colours & colours - 1:
        return gems[5 * board + colours.bit_length() - 1]
    return sum(gems[5 * board + colour] for colour in COLOURS if colours >> colour & 1)


def can_pay(state: Alkoor, board: int, cost: Cost, more: int = 0) -> bool:
    """Can a board pay for what it buys?"""
    return not cost.amount + more or payable(state, board, cost.colours) >= cost.amount + more


def pay_cost(state: Alkoor, board: int, cost: Cost, more: int = 0) -> None:
    """A board pays for what it buys, before anything else happens."""
    if cost.amount + more:
        seat = state.seat_of(board)
        state.stack.append(PayGems(seat, 1 << board, cost.colours, cost.amount + more))


def team_gems(state: Alkoor) -> int:
    return sum(state.gems)


class PayGems(Step[Alkoor]):
    """So many gems of some boards and colours, both as bits, go to the bank (or to the Vils).

    The seat is asked for each gem, as long as there is a choice.
    """

    __slots__ = ("boards", "colours", "count", "seat", "to")

    def __init__(
        self, seat: int, boards: int, colours: int, count: int, to: tuple[int, ...] | None = None
    ) -> None:
        self.seat = seat
        self.boards = boards
        self.colours = colours
        self.count = count
        # For a payment to the Vils, the colours given so far.
        self.to = to

    def run(self, state: Alkoor) -> None:
        count, to = self.count, self.to
        pools = self.pools(state)
        if sum(state.gems[pool] for pool in pools) <= count:
            for pool in pools:
                to = self.pay(state, pool, state.gems[pool], to)
        elif len(pools) == 1:
            to = self.pay(state, pools[0], count, to)
        elif count:
            question = PayGem(self.seat, self.boards, self.colours, count, to)
            state.stack.append(question)
            return
        if to:
            give_gems(state, to)

    def pools(self, state: Alkoor) -> list[int]:
        gems, boards, colours = state.gems, self.boards, self.colours
        return [
            5 * board + colour
            for board in range(state.boards)
            if boards >> board & 1
            for colour in COLOURS
            if colours >> colour & 1 and gems[5 * board + colour]
        ]

    def pay(
        self, state: Alkoor, pool: int, count: int, to: tuple[int, ...] | None
    ) -> tuple[int, ...] | None:
        state.gems[pool] -= count
        if to is not None:
            return to + (pool % 5,) * count
        state.bank[pool % 5] += count
        return None


class PayGem(SeatQuestion[Alkoor, Pay]):
    """Which gem to pay next."""

    __slots__ = ("boards", "colours", "count", "to")

    @rule_by
    def rule(self) -> str:
        """What one board buys is paid by it; what the team owes, by all."""
        return "gems.optional" if self.boards & self.boards - 1 == 0 else "gems.mandatory"

    def __init__(
        self, seat: int, boards: int, colours: int, count: int, to: tuple[int, ...] | None
    ) -> None:
        self.seat = seat
        self.boards = boards
        self.colours = colours
        self.count = count
        self.to = to

    def options(self, state: Alkoor, seat: int) -> list[Option]:
        step = PayGems(seat, self.boards, self.colours, self.count, self.to)
        pay = state.choose.pay
        return [pay[pool] for pool in step.pools(state)]

    def apply(self, state: Alkoor, seat: int, option: Pay) -> None:
        step = PayGems(seat, self.boards, self.colours, self.count - 1, self.to)
        to = step.pay(state, option.pool, 1, self.to)
        if self.count > 1 or to:
            state.stack.append(PayGems(seat, self.boards, self.colours, self.count - 1, to))


def lose_gems(state: Alkoor, count: int) -> None:
    """Gems of choice go to the bank; what is not there is not lost."""
    if count:
        state.stack.append(PayGems(state.guide, ALL_BOARDS, ALL_COLOURS, count))
