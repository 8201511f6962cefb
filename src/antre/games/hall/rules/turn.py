"""Rounds and turns, and the end of the game.

A turn asks two questions again and again: `Act`, until a troll is recruited or a tunnel dug, and
`Finish`, until the turn is over. Whatever else they offer leads back to them.
"""

from __future__ import annotations

from antre.core.event import TABLE
from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.hall.content.options import Activate, Cast, Dig, Excavate, Move, Recruit
from antre.games.hall.rules import events
from antre.games.hall.rules.digging import begin_dig, dig_options, why_not_dig
from antre.games.hall.rules.halls import begin_hall, hall_options, why_not_hall
from antre.games.hall.rules.purse import spendable
from antre.games.hall.rules.recruiting import begin_recruit, recruit_options, why_not_recruit
from antre.games.hall.rules.scoring import tell_sets
from antre.games.hall.rules.spells import begin_cast, spell_options, why_not_cast
from antre.games.hall.rules.state import SEATS, Hall
from antre.games.hall.rules.statues import begin_move, move_options, why_not_move
from antre.games.hall.rules.trading import asides, do_aside, is_aside, why_not_aside
from antre.games.hall.rules.workshops import begin_activation, why_not_activate, workshop_options


def turn_order(state: Hall) -> list[int]:
    """From the first player on, clockwise."""
    seats = state.setup.seats
    return [(state.first + place) % seats for place in range(seats)]


class Round(Step[Hall]):
    """Everybody takes a turn."""

    __slots__ = ()

    def run(self, state: Hall) -> None:
        state.round += 1
        state.tell(events.Round, TABLE, state.round, state.last_round)
        state.stack.append(END_OF_ROUND)
        state.stack += [BEGIN_TURN[seat] for seat in reversed(turn_order(state))]


class EndOfRound(Step[Hall]):
    """Another round follows, unless this was the last one; then the last trades are made."""

    __slots__ = ()

    def run(self, state: Hall) -> None:
        if state.round != state.last_round:
            state.stack.append(ROUND)
        else:
            tell_sets(state)


class BeginTurn(Step[Hall]):
    """What held for the last turn is over."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Hall) -> None:
        state.cast = state.by_hand = state.moved = False
        state.used = ()
        state.powers = 0
        state.stack.append(ACT[self.seat])


class Act(SeatQuestion[Hall, Option]):
    """Spells and workshops if wanted; then recruit a troll or dig a tunnel."""

    __slots__ = ()
    rule = "turn.step-2"

    def options(self, state: Hall, seat: int) -> list[Option]:
        purse = spendable(state, seat)
        options = spell_options(state, purse)
        options += workshop_options(state, seat, purse)
        main_actions = recruit_options(state, seat, purse)
        main_actions += dig_options(state, seat, purse)
        options += main_actions or [state.content.skip]
        options += asides(state, seat, purse)
        return options

    def apply(self, state: Hall, seat: int, option: Option) -> None:
        push = state.stack.append
        if isinstance(option, Recruit):
            push(FINISH[seat])
            begin_recruit(state, seat, option)
        elif isinstance(option, Dig):
            push(FINISH[seat])
            begin_dig(state, seat, option)
        elif option is state.content.skip:
            push(FINISH[seat])
        else:
            push(self)
            prepare(state, seat, option)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Recruit):
            return why_not_recruit(state, seat, option.slot)
        if isinstance(option, Dig):
            return why_not_dig(state, seat, option)
        if isinstance(option, Cast):
            return why_not_cast(state, option.spell, spendable(state, seat))
        if isinstance(option, Activate):
            return why_not_activate(state, seat, option.cell)
        if is_aside(state, option):
            return why_not_aside(state, seat, option)
        if option is state.content.skip or (option is state.content.end and self.must(state)):
            return Refusal("step2.must-choose")
        if isinstance(option, Excavate | Move) or option is state.content.end:
            return Refusal("turn.order")
        return Refusal(self.rule)

    def must(self, state: Hall) -> bool:
        """Can the seat recruit or dig, so that it has to?"""
        return state.content.skip not in self.options(state, self.seat)


def prepare(state: Hall, seat: int, option: Option) -> None:
    """Step 1 of a turn, and what is allowed at any time."""
    if isinstance(option, Cast):
        begin_cast(state, seat, option)
    elif isinstance(option, Activate):
        begin_activation(state, seat, option)
    else:
        do_aside(state, seat, option)


class Finish(SeatQuestion[Hall, Option]):
    """A great hall if wanted, then statues; `halls` says whether there may still be a hall."""

    __slots__ = ("halls",)
    rule = "turn.step-4"

    def __init__(self, seat: int, halls: bool) -> None:
        self.seat = seat
        self.halls = halls

    def options(self, state: Hall, seat: int) -> list[Option]:
        options = hall_options(state, seat) if self.halls else []
        options += move_options(state, seat)
        options.append(state.content.end)
        options += asides(state, seat, spendable(state, seat))
        return options

    def apply(self, state: Hall, seat: int, option: Option) -> None:
        push = state.stack.append
        if option is state.content.end:
            state.tell(events.EndTurn, seat)
        elif isinstance(option, Excavate):
            push(MOVE_STATUES[seat])
            begin_hall(state, seat, option)
        elif isinstance(option, Move):
            push(MOVE_STATUES[seat])
            state.moved = True
            begin_move(state, seat, option.cell)
        else:
            push(self)
            do_aside(state, seat, option)

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Excavate):
            if self.halls:
                return why_not_hall(state, seat, option)
            return Refusal("turn.order" if state.moved else "hall.limit")
        if isinstance(option, Move):
            return why_not_move(state, seat, option)
        if is_aside(state, option):
            return why_not_aside(state, seat, option)
        earlier = isinstance(option, Cast | Activate | Recruit | Dig)
        if earlier or option is state.content.skip:
            return Refusal("turn.order")
        return Refusal(self.rule)


ROUND = Round()
END_OF_ROUND = EndOfRound()
BEGIN_TURN = [BeginTurn(seat) for seat in SEATS]
ACT = [Act(seat) for seat in SEATS]
FINISH = [Finish(seat, True) for seat in SEATS]
MOVE_STATUES = [Finish(seat, False) for seat in SEATS]
