"""A Guide's turn: Blessing, Progression, Resolution; then the next Guide."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.step import Step
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.ends import end_game
from antre.games.alkoor.rules.moments import Asking, Open, offers_always, performs
from antre.games.alkoor.rules.movement import room_at
from antre.games.alkoor.rules.options import Attend
from antre.games.alkoor.rules.progression import PROGRESSION
from antre.games.alkoor.rules.resolution import RESOLVE
from antre.games.alkoor.rules.state import ALWAYS, NOTHING, VILS_FINISHED, Alkoor
from antre.games.alkoor.rules.times import BLESSING, IDLE


class BeginTurn(Step[Alkoor]):
    """What lasts a turn begins anew."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        state.turn += 1
        state.used = state.hushed = state.attended = 0
        state.blessed = state.still = state.walking = False
        state.foreseen = 0
        state.stride = ()
        state.tell(events.TurnBegins, state.guide, state.turn)
        state.stack.append(END_TURN)
        state.stack.append(RESOLVE)
        state.stack.append(PROGRESSION)
        state.stack.append(ASK_BLESSING)
        state.stack.append(Open(IDLE, 1 << state.guide))


class AskBlessing(Step[Alkoor]):
    """The Guide is asked if there is anything to bless with."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        BLESS[state.guide].ask(state)


class Bless(Asking):
    """One Blessing, and whatever else may be done before the die is rolled."""

    __slots__ = ()
    rule = "blessing.one"
    moment = BLESSING

    def answers(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.go]

    def again(self, state: Alkoor) -> None:
        state.stack.append(ASK_BLESSING)

    def answer(self, state: Alkoor, seat: int, option: Option) -> None:
        """On to Progression."""


def holds_something(state: Alkoor, seat: int) -> bool:
    """Is there a token or a Dilemma on one of its boards?"""
    return any(state.held[board] or state.dilemmas[board] for board in state.boards_of(seat))


@offers_always(BLESSING)
def offer_attention(state: Alkoor, seat: int, moment: int) -> list[Option]:
    """Whoever holds something says how often to be asked about it; once a turn."""
    if state.attended >> seat & 1 or not holds_something(state, seat):
        return []
    return [state.choose.attend[ALWAYS - state.attention[seat]]]


@performs(Attend)
def perform_attention(state: Alkoor, seat: int, option: Attend, moment: int) -> None:
    state.attention[seat] = option.number
    state.attended |= 1 << seat


class EndTurn(Step[Alkoor]):
    """The Guide's role passes on, unless the Vils have had their time."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        room = room_at(state, state.pawn)
        if room == NOTHING or not state.box.rooms[room].has_chance:
            state.chapel_used = False
        if state.countdown != NOTHING and state.turn >= state.countdown:
            end_game(state, VILS_FINISHED)
            return
        state.guide = (state.guide + 1) % state.setup.seats
        state.stack.append(BEGIN_TURN)


BLESS = [Bless(seat) for seat in range(3)]
BEGIN_TURN, ASK_BLESSING, END_TURN = BeginTurn(), AskBlessing(), EndTurn()
