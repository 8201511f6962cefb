"""More power for an action, declared before any of it is resolved.

A weak action is raised by desperation tokens, a strong one by provisions beyond that of the turn.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.fall.content.names import (
    ADVANCE,
    BOLSTER,
    INFLUENCE,
    RAISE_BOLSTER,
    RAISE_STRONG,
    RAISE_WEAK,
)
from antre.games.fall.content.options import Provisions, Tokens, Use
from antre.games.fall.rules import events
from antre.games.fall.rules.advance import begin_advance
from antre.games.fall.rules.bolster import begin_bolster
from antre.games.fall.rules.influence import begin_influence
from antre.games.fall.rules.state import NOBODY, Fall
from antre.games.fall.rules.wheel import begin_gnome


def raise_weak(state: Fall, seat: int, kind: int, power: int) -> None:
    """Tokens if there are any, and a champion that helps."""
    if state.desperation[seat] or helper(state, seat) != NOBODY:
        state.stack.append(SpendTokens(seat, kind, power, False))
    else:
        perform(state, seat, kind, power)


def raise_strong(state: Fall, seat: int, kind: int, power: int) -> None:
    """Provisions if any are left."""
    if state.provisions[seat]:
        state.stack.append(SpendProvisions(seat, kind, power))
    else:
        tokens_for_strong(state, seat, kind, power)


def tokens_for_strong(state: Fall, seat: int, kind: int, power: int) -> None:
    """Tokens raise a strong action only for the owner of Slogga."""
    allowed = state.owner[state.content.by_ability[RAISE_STRONG]] == seat
    if allowed and state.desperation[seat]:
        state.stack.append(SpendTokens(seat, kind, power, True))
    else:
        perform(state, seat, kind, power)


def helper(state: Fall, seat: int) -> int:
    """The champion that can raise a weak action now."""
    champion = state.content.by_ability[RAISE_WEAK]
    if state.owner[champion] != seat:
        return NOBODY
    return champion if state.claws[champion] < state.content.champions[champion].claws else NOBODY


class SpendTokens(SeatQuestion[Fall, Option]):
    """Any number of desperation tokens, one more power for each."""

    __slots__ = ("kind", "power", "strong")
    rule = "desperation.raise-weak"

    def __init__(self, seat: int, kind: int, power: int, strong: bool) -> None:
        self.seat = seat
        self.kind = kind
        self.power = power
        self.strong = strong

    def options(self, state: Fall, seat: int) -> list[Option]:
        options: list[Option] = [*state.content.tokens[: state.desperation[seat] + 1]]
        if not self.strong and (champion := helper(state, seat)) != NOBODY:
            options.append(state.content.use[champion])
        return options

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if isinstance(option, Use):
            champion = option.champion
            state.claws[champion] += 1
            state.tell(events.Raise, seat, 0, 0, champion)
            raise_weak(
                state, seat, self.kind, self.power + state.content.champions[champion].amount
            )
            return
        assert isinstance(option, Tokens)
        if option.amount:
            state.desperation[seat] -= option.amount
            state.tell(events.Raise, seat, option.amount, 0, None)
        perform(state, seat, self.kind, self.power + option.amount)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Tokens):
            return Refusal(self.rule, have=state.desperation[seat], need=option.amount)
        if isinstance(option, Provisions):
            return Refusal("strong.spend-provisions", have=0)
        return Refusal("ruling.power-declared-first")


class SpendProvisions(SeatQuestion[Fall, Provisions]):
    """Any number of further provisions, one more power for each."""

    __slots__ = ("kind", "power")
    rule = "strong.spend-provisions"

    def __init__(self, seat: int, kind: int, power: int) -> None:
        self.seat = seat
        self.kind = kind
        self.power = power

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [*state.content.provisions[: state.provisions[seat] + 1]]

    def apply(self, state: Fall, seat: int, option: Provisions) -> None:
        if option.amount:
            state.provisions[seat] -= option.amount
            state.tell(events.Raise, seat, 0, option.amount, None)
        tokens_for_strong(state, seat, self.kind, self.power + option.amount)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Tokens):
            return Refusal("desperation.not-strong")
        if isinstance(option, Provisions):
            have = state.provisions[seat]
            return Refusal("ruling.extra-provision-limit", have=have, need=option.amount)
        return Refusal("ruling.power-declared-first")


def perform(state: Fall, seat: int, kind: int, power: int) -> None:
    """Carry out an action made by covering symbols."""
    if kind == ADVANCE:
        begin_advance(state, seat, power)
    elif kind == BOLSTER:
        champion = state.content.by_ability[RAISE_BOLSTER]
        if state.owner[champion] == seat:
            power += state.content.champions[champion].amount
        begin_bolster(state, seat, power)
    elif kind == INFLUENCE:
        begin_influence(state, seat, power)
    else:
        begin_gnome(state, seat, power)
