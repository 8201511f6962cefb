"""The spells that reach into the horde or into the own pack, piece by piece."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.hall.content.content import (
    CALL_OF_THE_HORDE,
    FREE_HANDS,
    LIGHT_FINGERS,
    SLOTS,
    SPELLS,
)
from antre.games.hall.content.options import Dismiss, Fetch, Gain, Plain, Rob
from antre.games.hall.content.resources import ONE, RESOURCES, kinds
from antre.games.hall.rules.horde import send_away
from antre.games.hall.rules.purse import fetch, gain
from antre.games.hall.rules.state import NOTHING, SEATS, Hall
from antre.games.hall.rules.workshop_use import fetches, why_not_fetch

RULE = "spell.effect"


def rob(state: Hall, seat: int, spell: int) -> None:
    if any(state.bribes):
        state.stack.append(ROB[seat])


class RobTroll(SeatQuestion[Hall, Rob | Plain]):
    """Choose the troll of the horde whose bribes are taken."""

    __slots__ = ()
    rule = RULE

    def options(self, state: Hall, seat: int) -> list[Option]:
        bribed = [slot for slot, purse in enumerate(state.bribes) if purse]
        return [*(state.content.rob[slot] for slot in bribed), state.content.done]

    def apply(self, state: Hall, seat: int, option: Rob | Plain) -> None:
        if isinstance(option, Rob):
            most = state.content.spell_amount[LIGHT_FINGERS]
            state.stack.append(TakeBribe(seat, option.slot, most))

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Rob):
            return Refusal(RULE, what=SPELLS[LIGHT_FINGERS])
        return Refusal(RULE, need=1, have=0, what="bribe", where=SLOTS[option.slot])


class TakeBribe(SeatQuestion[Hall, Gain | Plain]):
    """Take one more bribe from the troll, or leave it."""

    __slots__ = ("left", "slot")
    rule = RULE

    def __init__(self, seat: int, slot: int, left: int) -> None:
        self.seat = seat
        self.slot = slot
        self.left = left

    def options(self, state: Hall, seat: int) -> list[Option]:
        content = state.content
        return [*(content.gain[kind] for kind in kinds(state.bribes[self.slot])), content.done]

    def apply(self, state: Hall, seat: int, option: Gain | Plain) -> None:
        if isinstance(option, Gain):
            state.bribes[self.slot] -= ONE[option.kind]
            gain(state, seat, ONE[option.kind], LIGHT_FINGERS)
            if self.left > 1 and state.bribes[self.slot]:
                state.stack.append(TakeBribe(seat, self.slot, self.left - 1))

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        what = RESOURCES[option.kind] if isinstance(option, Gain) else "bribe"
        return Refusal(RULE, need=1, have=0, what=what, where=SLOTS[self.slot])


def free_hands(state: Hall, seat: int, spell: int) -> None:
    fetch_more(state, seat, state.content.spell_amount[spell])


def fetch_more(state: Hall, seat: int, left: int) -> None:
    if left and any(state.held_by(seat)):
        state.stack.append(FetchResource(seat, left))


class FetchResource(SeatQuestion[Hall, Fetch | Plain]):
    """Move one more resource from a troll to storage, or leave it."""

    __slots__ = ("left",)
    rule = RULE

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [*fetches(state, seat), state.content.done]

    def apply(self, state: Hall, seat: int, option: Fetch | Plain) -> None:
        if isinstance(option, Fetch):
            fetch(state, seat, option.kind, option.place)
            fetch_more(state, seat, self.left - 1)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Fetch):
            return why_not_fetch(option, RULE)
        return Refusal(RULE, what=SPELLS[FREE_HANDS])


def call(state: Hall, seat: int, spell: int) -> None:
    call_more(state, seat, state.content.spell_amount[spell])


def call_more(state: Hall, seat: int, left: int) -> None:
    if left and unbribed(state):
        state.stack.append(DismissTroll(seat, left))


def unbribed(state: Hall) -> list[int]:
    """The slots with a troll that carries no bribe."""
    return [
        slot for slot, card in enumerate(state.horde) if card != NOTHING and not state.bribes[slot]
    ]


class DismissTroll(SeatQuestion[Hall, Dismiss | Plain]):
    """Send one more troll without bribes under its deck, or leave it."""

    __slots__ = ("left",)
    rule = RULE

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [*(state.content.dismiss[slot] for slot in unbribed(state)), state.content.done]

    def apply(self, state: Hall, seat: int, option: Dismiss | Plain) -> None:
        if isinstance(option, Dismiss):
            send_away(state, option.slot)
            call_more(state, seat, self.left - 1)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Dismiss):
            return Refusal(RULE, what="bribe", where=SLOTS[option.slot])
        return Refusal(RULE, what=SPELLS[CALL_OF_THE_HORDE])


ROB = [RobTroll(seat) for seat in SEATS]
