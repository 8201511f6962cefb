"""Upgrades: tokens that give every figure of a kind one more ability."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.garden.content.names import LEVELS, M_FACTOR, M_LEVELS, MOST_SEATS, UPGRADES
from antre.games.garden.content.options import Buy
from antre.games.garden.content.units import MOST_SLOTS
from antre.games.garden.rules import events
from antre.games.garden.rules.goods import pay
from antre.games.garden.rules.state import NOTHING, Garden


def purchases(state: Garden, seat: int) -> list[Option]:
    """Every upgrade that is there, can be paid from level 0 and fits a slot.

    Equal slots are offered once: the first empty one, the first with each token.
    """
    kinds = affordable(state, state.m_factor[M_LEVELS * seat])
    if not kinds:
        return []
    options: list[Option] = []
    for unit, card in enumerate(state.box.factions[state.factions[seat]].units):
        seen: list[int] = []
        for slot in range(card.slots):
            there = state.slots[MOST_SLOTS * (LEVELS * seat + unit) + slot]
            if there in seen:
                continue
            seen.append(there)
            buy = state.box.buy[unit][slot]
            options += [buy[kind] for kind in kinds if fits(state, seat, unit, kind, there)]
    return options


def can_buy(state: Garden, seat: int) -> bool:
    """Is there any purchase at all? Asked often, so it looks no further than it must."""
    funds = state.m_factor[M_LEVELS * seat]
    if not funds:
        return False
    kinds = affordable(state, funds)
    for unit, card in enumerate(state.box.factions[state.factions[seat]].units):
        first = MOST_SLOTS * (LEVELS * seat + unit)
        for there in state.slots[first : first + card.slots]:
            for kind in kinds:
                if fits(state, seat, unit, kind, there):
                    return True
    return False


def affordable(state: Garden, funds: int) -> list[int]:
    """The kinds that are there and cost no more than this."""
    price, stock = state.box.price, state.stock
    return [kind for kind in range(len(UPGRADES)) if stock[kind] and price[kind] <= funds]


def fits(state: Garden, seat: int, unit: int, kind: int, replaced: int) -> bool:
    """Below level 3 no ability twice, printed ones included; a token never replaces its like."""
    if kind == replaced:
        return False
    return unit == LEVELS - 1 or not state.powers[kind][LEVELS * seat + unit]


class BuyUpgrade(SeatQuestion[Garden, Buy]):
    __slots__ = ()
    rule = "making.upgrade-buy-one"

    def options(self, state: Garden, seat: int) -> list[Option]:
        return purchases(state, seat)

    def apply(self, state: Garden, seat: int, option: Buy) -> None:
        kind = LEVELS * seat + option.unit
        place = MOST_SLOTS * kind + option.slot
        replaced = state.slots[place]
        pay(state, seat, M_FACTOR, state.box.price[option.kind])
        if replaced != NOTHING:
            state.powers[replaced][kind] -= 1
            state.stock[replaced] += 1
        state.slots[place] = option.kind
        state.powers[option.kind][kind] += 1
        state.stock[option.kind] -= 1
        told = None if replaced == NOTHING else replaced
        state.tell(events.BuysUpgrade, seat, option.kind, option.unit + 1, told)

    def why_not(self, state: Garden, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Buy):
            return Refusal(self.rule)
        if not state.stock[option.kind]:
            return Refusal("ruling.upgrade-stock")
        if state.box.price[option.kind] > state.m_factor[M_LEVELS * seat]:
            return Refusal("making.upgrade-paid-level-0", price=state.box.price[option.kind])
        units = state.box.factions[state.factions[seat]].units
        if option.slot >= units[option.unit].slots:
            return Refusal("making.upgrade-empty-slot")
        if state.powers[option.kind][LEVELS * seat + option.unit]:
            return Refusal("making.upgrade-no-duplicate")
        return Refusal(self.rule)


BUY_UPGRADE = [BuyUpgrade(seat) for seat in range(MOST_SEATS)]
