"""Recruiting: bribe, take and refill, then join the pack."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.hall.content.content import LAVISH_GIFTS, SLOTS
from antre.games.hall.content.naming import FROM_BRIBES
from antre.games.hall.content.options import Give, PickPedestal, Plain, Recruit
from antre.games.hall.content.resources import (
    CLANS,
    COIN,
    ONE,
    RESOURCES,
    count,
    kinds,
    total,
)
from antre.games.hall.rules import events
from antre.games.hall.rules.horde import RETIREMENT, ROW, refill
from antre.games.hall.rules.pack import Welcome, is_full, welcome
from antre.games.hall.rules.purse import gain, spendable, take
from antre.games.hall.rules.state import NOTHING, SEATS, Hall
from antre.games.hall.rules.trading import why_not_give

# By slot, the slots to bribe.
BELOW: tuple[tuple[int, ...], ...] = (
    *[()] * 5,
    *((slot, slot + 1) for slot in range(4)),
    *((slot + 5, slot + 6, slot, slot + 1, slot + 2) for slot in range(3)),
)
BRIBE_RULES = ("recruit.level-1-free", "recruit.level-2-bribe", "recruit.level-3-bribe")


def to_bribe(state: Hall, slot: int) -> tuple[int, ...]:
    """The slots below that hold a troll: an empty one needs no bribe."""
    return tuple([below for below in BELOW[slot] if state.horde[below] != NOTHING])


def can_bribe(state: Hall, purse: int) -> int:
    """How many bribes a purse can pay."""
    return total(purse) if state.in_force(LAVISH_GIFTS) else count(purse, COIN)


def recruit_options(state: Hall, seat: int, purse: int) -> list[Option]:
    """The trolls of the horde that a seat may recruit with what it can spend."""
    if is_full(state, seat):
        return []
    recruit = state.content.recruit
    means = can_bribe(state, purse)
    if NOTHING not in state.horde:
        reach = 12 if means >= 5 else 9 if means >= 2 else 5
        return [*recruit[:reach]]
    return [
        recruit[slot]
        for slot, card in enumerate(state.horde)
        if card != NOTHING and len(to_bribe(state, slot)) <= means
    ]


def why_not_recruit(state: Hall, seat: int, slot: int) -> Refusal:
    """A full pack, an empty slot, or too little for the bribes."""
    if is_full(state, seat):
        return Refusal("step2.full-pack", need=10, have=10)
    where = SLOTS[slot]
    if state.horde[slot] == NOTHING:
        return Refusal("ruling.shortage-algorithm", where=where)
    have = can_bribe(state, spendable(state, seat))
    what = "any" if state.in_force(LAVISH_GIFTS) else RESOURCES[COIN]
    need = len(to_bribe(state, slot))
    return Refusal(BRIBE_RULES[ROW[slot]], need=need, have=have, what=what, where=where)


def begin_recruit(state: Hall, seat: int, option: Recruit) -> None:
    """Bribe, take and refill, join and cascade; at the end of it all, trolls retire."""
    slot = option.slot
    state.stack.append(RETIREMENT)
    state.stack.append(TAKE_TROLL[seat][slot])
    pay_bribes(state, seat, to_bribe(state, slot))


def pay_bribes(state: Hall, seat: int, slots: tuple[int, ...]) -> None:
    """A coin on each of these trolls; a lavish seat that owns several kinds may choose."""
    if not slots:
        return
    kind = COIN
    if state.in_force(LAVISH_GIFTS):
        kind, *others = kinds(spendable(state, seat))
        if others:
            state.stack.append(Gift(seat, slots))
            return
    for slot in slots:
        put_bribe(state, seat, slot, kind)
    take(state, seat, kind, len(slots))


def put_bribe(state: Hall, seat: int, slot: int, kind: int) -> None:
    state.bribes[slot] += ONE[kind]
    state.tell(events.Bribe, seat, slot, kind)


class Gifts(Step[Hall]):
    """The bribes still to be paid."""

    __slots__ = ("seat", "slots")

    def __init__(self, seat: int, slots: tuple[int, ...]) -> None:
        self.seat = seat
        self.slots = slots

    def run(self, state: Hall) -> None:
        pay_bribes(state, self.seat, self.slots)


class Gift(SeatQuestion[Hall, Give]):
    """Choose what the next troll is bribed with."""

    __slots__ = ("slots",)
    rule = "recruit.bribe-kinds"

    def __init__(self, seat: int, slots: tuple[int, ...]) -> None:
        self.seat = seat
        self.slots = slots

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [state.content.give[kind] for kind in kinds(spendable(state, seat))]

    def apply(self, state: Hall, seat: int, option: Give) -> None:
        put_bribe(state, seat, self.slots[0], option.kind)
        state.stack.append(Gifts(seat, self.slots[1:]))
        take(state, seat, option.kind, 1)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        return why_not_give(state, seat, option, self.rule)


class TakeTroll(Step[Hall]):
    """The recruit leaves its slot with the bribes and the pedestal on it; the slot is refilled."""

    __slots__ = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat = seat
        self.slot = slot

    def run(self, state: Hall) -> None:
        seat, slot = self.seat, self.slot
        card = state.horde[slot]
        level = state.content.card_level[card]
        state.tell(events.Recruit, seat, slot, card, state.bribes[slot])
        gain(state, seat, state.bribes[slot], FROM_BRIBES)
        state.bribes[slot] = 0
        take_pedestal(state, seat, slot)
        refill(state, slot)
        if level == 3 and state.bag:
            state.stack.append(Welcome(seat, card))
            state.stack.append(PICK[seat])
        else:
            welcome(state, seat, card)


def take_pedestal(state: Hall, seat: int, slot: int) -> None:
    """The pedestal lying on a recruit goes to storage."""
    clan = state.horde_pedestals[slot]
    if clan != NOTHING:
        state.horde_pedestals[slot] = NOTHING
        state.add_pedestal(seat, clan, 1)
        state.tell(events.Pedestal, seat, clan)


class ChoosePedestal(SeatQuestion[Hall, PickPedestal | Plain]):
    """A troll of level 3 lets its recruiter choose a pedestal from the bag."""

    __slots__ = ()
    rule = "recruit.level-3-pedestal"

    def options(self, state: Hall, seat: int) -> list[Option]:
        pick = state.content.pick
        return [*(pick[clan] for clan in sorted(set(state.bag))), state.content.none]

    def apply(self, state: Hall, seat: int, option: PickPedestal | Plain) -> None:
        if isinstance(option, PickPedestal):
            state.bag.remove(option.clan)
            state.add_pedestal(seat, option.clan, 1)
            state.tell(events.Pick, seat, option.clan)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if isinstance(option, PickPedestal):
            what = CLANS[option.clan]
            return Refusal("recruit.pedestals-finite", need=1, have=0, what=what)
        return Refusal(self.rule)


TAKE_TROLL = [[TakeTroll(seat, slot) for slot in range(len(SLOTS))] for seat in SEATS]
PICK = [ChoosePedestal(seat) for seat in SEATS]
