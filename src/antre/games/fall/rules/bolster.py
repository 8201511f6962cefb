"""Bolster: trolls of the reserve come to one cavern that their player dominates."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.fall.content.board import SPACE_NAMES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import BOLSTER_CONTROLLED
from antre.games.fall.content.options import Add, Bolster, March, Pawn
from antre.games.fall.rules import events
from antre.games.fall.rules.advance import march_options
from antre.games.fall.rules.mountain import (
    bring,
    controlled,
    dominated,
    move_pawn,
    move_trolls,
    pawns_of,
)
from antre.games.fall.rules.state import NOWHERE, Fall


def begin_bolster(state: Fall, seat: int, power: int) -> None:
    state.stack.append(ChooseCavern(seat, power))


def may_bolster(state: Fall, seat: int) -> int:
    """What a seat dominates, and what it controls where a champion allows that."""
    found = dominated(state, seat)
    champion = state.content.by_ability[BOLSTER_CONTROLLED]
    if state.owner[champion] == seat and (space := state.pawns[champion]) != NOWHERE:
        found |= controlled(state, seat) & 1 << space
    return found


class ChooseCavern(SeatQuestion[Fall, Bolster]):
    """A cavern one dominates, or a lair."""

    __slots__ = ("power",)
    rule = "bolster.where"

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def options(self, state: Fall, seat: int) -> list[Option]:
        bolster = state.content.bolster
        return [bolster[space] for space in cells_of(may_bolster(state, seat))]

    def apply(self, state: Fall, seat: int, option: Bolster) -> None:
        if state.troll_reserve[seat]:
            state.stack.append(AddTrolls(seat, option.space, self.power))
        else:
            begin_relocation(state, seat, option.space, self.power)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Bolster):
            return Refusal(self.rule)
        where = SPACE_NAMES[option.space]
        if state.inhabits[seat] >> option.space & 1:
            return Refusal("bolster.not-if-shared", where=where)
        return Refusal(self.rule, where=where)


class AddTrolls(SeatQuestion[Fall, Add]):
    """Up to as many trolls as the power, and as the reserve holds."""

    __slots__ = ("power", "space")
    rule = "bolster.power"

    def __init__(self, seat: int, space: int, power: int) -> None:
        self.seat = seat
        self.space = space
        self.power = power

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [*state.content.add[: min(self.power, state.troll_reserve[seat]) + 1]]

    def apply(self, state: Fall, seat: int, option: Add) -> None:
        bring(state, seat, self.space, option.amount)
        state.tell(events.Reinforce, seat, self.space, option.amount)
        if not state.troll_reserve[seat]:
            begin_relocation(state, seat, self.space, self.power - option.amount)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Add) and option.amount > state.troll_reserve[seat]:
            have = state.troll_reserve[seat]
            return Refusal("bolster.reserve-limit", have=have, need=option.amount)
        if isinstance(option, Add):
            return Refusal(self.rule, power=self.power, need=option.amount)
        if isinstance(option, March | Pawn):
            return Refusal("bolster.relocate-only-if-empty", have=state.troll_reserve[seat])
        return Refusal(self.rule, power=self.power)


def begin_relocation(state: Fall, seat: int, space: int, power: int) -> None:
    """With an empty reserve the rest of the power fetches trolls from anywhere on the board."""
    elsewhere = state.inhabits[seat] & ~(1 << space)
    if power and elsewhere:
        state.stack.append(Relocate(seat, space, elsewhere, power))


class Relocate(SeatQuestion[Fall, Option]):
    """Trolls from anywhere, as long as power is left; each space is asked for once."""

    __slots__ = ("origins", "power", "space")
    rule = "bolster.relocate"

    def __init__(self, seat: int, space: int, origins: int, power: int) -> None:
        self.seat = seat
        self.space = space
        self.origins = origins
        self.power = power

    def options(self, state: Fall, seat: int) -> list[Option]:
        options = march_options(state, seat, self.origins, self.power)
        options += [state.content.pawn[champion] for champion in self._pawns(state)]
        return [*options, state.content.done]

    def _pawns(self, state: Fall) -> list[int]:
        pawns = state.pawns
        return [own for own in pawns_of(state, self.seat) if pawns[own] != self.space]

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if isinstance(option, March):
            move_trolls(state, seat, option.space, self.space, option.count)
            origins = self.origins & ~(1 << option.space)
            rest = Relocate(seat, self.space, origins, self.power - option.count)
        elif isinstance(option, Pawn):
            move_pawn(state, option.champion, self.space)
            rest = Relocate(seat, self.space, self.origins, self.power - 1)
        else:
            return
        if rest.power and len(rest.options(state, seat)) > 1:
            state.stack.append(rest)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, March):
            return Refusal(self.rule, have=self.power, need=option.count)
        return Refusal(self.rule)
