"""Progression: the Destiny die, the Avatar, then the team walks or runs."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import Step
from antre.games.alkoor.content.effects import HASTEN, NO_BRAKE, Cost
from antre.games.alkoor.content.names import ALL_COLOURS, GREEN_TOKEN
from antre.games.alkoor.content.path import CITY
from antre.games.alkoor.content.tokens import colour_of
from antre.games.alkoor.rules import events
from antre.games.alkoor.rules.gems import PayGems, gain_gems
from antre.games.alkoor.rules.heroes import passive_sum
from antre.games.alkoor.rules.luck import roll_destiny
from antre.games.alkoor.rules.moments import Asking, Open
from antre.games.alkoor.rules.movement import check_caught, distance_to_team, has_hazard, stops
from antre.games.alkoor.rules.options import Brake, Stop
from antre.games.alkoor.rules.places import DOOR_SLOT, NO_SLOT
from antre.games.alkoor.rules.sight import see_card, see_token
from antre.games.alkoor.rules.state import NOTHING, Alkoor
from antre.games.alkoor.rules.times import AVATAR, IDLE, STRIDING
from antre.games.alkoor.rules.tokens import add_stride


class Progression(Step[Alkoor]):
    """The die is rolled, or shows what was foreseen."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        if state.foreseen:
            state.destiny = state.foreseen
            state.tell(events.DestinyRolled, state.guide, state.destiny)
        else:
            roll_destiny(state)
        state.stack.append(ASK_BRAKE)


class AskBrake(Step[Alkoor]):
    """Who can hold the Avatar off is asked, if it would reach the team; then the Guide."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        MOVE_AVATAR[state.guide].ask(state)
        grave = distance_to_team(state) <= state.destiny
        state.stack.append(Open(AVATAR, 1 << state.guide, grave))


def most_brake(state: Alkoor) -> int:
    """By how many spaces the Guide can slow the Avatar; it always moves one."""
    if state.still or passive_sum(state, NO_BRAKE):
        return 0
    gems = sum(state.board_gems(board) for board in state.boards_of(state.guide))
    return min(state.destiny - 1, gems // state.box.costs.brake)


class MoveAvatar(Asking):
    """By how many spaces the Avatar is slowed."""

    __slots__ = ()
    rule = "avatar.brake"
    moment = AVATAR

    def answers(self, state: Alkoor, seat: int) -> list[Option]:
        return list(state.choose.brake[: most_brake(state) + 1])

    def again(self, state: Alkoor) -> None:
        state.stack.append(ASK_BRAKE)

    def answer(self, state: Alkoor, seat: int, option: Option) -> None:
        assert isinstance(option, Brake)
        state.stack.append(AvatarMoves(option.number))
        if option.number:
            # Each space is a payment of its own, so a single player may take from both boards.
            boards = sum(1 << board for board in state.boards_of(seat))
            count = option.number * state.box.costs.brake
            state.stack.append(PayGems(seat, boards, ALL_COLOURS, count))

    def why_not(self, state: Alkoor, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Brake):
            return super().why_not(state, seat, option)
        if passive_sum(state, NO_BRAKE):
            return Refusal("avatar.ring")
        enough = option.number < state.destiny
        return Refusal("gems.guide-pays-brake" if enough else "avatar.minimum")


class AvatarMoves(Step[Alkoor]):
    """Towards the team, and no farther; only where it stops does it touch anything."""

    __slots__ = ("slowed",)

    def __init__(self, slowed: int) -> None:
        self.slowed = slowed

    def run(self, state: Alkoor) -> None:
        if not state.still:
            goal = state.box.places.facing[state.pawn]
            steps = max(1, state.destiny - self.slowed)
            if goal >= state.avatar:
                state.avatar = min(goal, state.avatar + steps)
            else:
                state.avatar = max(goal, state.avatar - steps)
            state.tell(events.AvatarMoved, state.guide, state.avatar, distance_to_team(state))
            if check_caught(state):
                return
            if state.avatar >= CITY:
                trample(state, state.avatar)
        state.stack.append(ASK_WALK)
        state.stack.append(Open(IDLE, 1 << state.guide))


def trample(state: Alkoor, space: int) -> None:
    """A green token is discarded, another one goes to the Vils; Zone cards are discarded."""
    if state.tokens[space] != NOTHING:
        token = see_token(state, space)
        state.tokens[space] = NOTHING
        if colour_of(token) == GREEN_TOKEN:
            state.tokens_out.append(token)
        else:
            state.vils_tokens.append(token)
        state.tell(events.TokenTrampled, state.guide, token)
    slot = state.box.places.slot_at[space]
    if slot not in (NO_SLOT, DOOR_SLOT) and state.slot_count[slot]:
        clear_slot(state, slot)
        state.tell(events.ZoneTrampled, state.guide, slot)


def clear_slot(state: Alkoor, slot: int) -> None:
    """All cards of a slot are seen and leave the game."""
    while len(state.slot_seen[slot]) < state.slot_count[slot]:
        see_card(state, slot)
    state.slot_out[slot] += state.slot_seen[slot]
    state.slot_seen[slot] = ()
    state.slot_count[slot] = 0


# --- the team


class AskWalk(Step[Alkoor]):
    """The Guide chooses how the team goes."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        WALK_OR_RUN[state.guide].ask(state)


class WalkOrRun(Asking):
    """Walking brings a gem, running costs one and adds a die."""

    __slots__ = ()
    rule = "move.choice"
    moment = IDLE

    def answers(self, state: Alkoor, seat: int) -> list[Option]:
        choose = state.choose
        price = state.box.costs.run
        if any(state.board_gems(board) >= price for board in state.boards_of(seat)):
            return [choose.walk, choose.run]
        return [choose.walk]

    def answer(self, state: Alkoor, seat: int, option: Option) -> None:
        state.stack.append(ASK_STOP)
        state.walking = option is state.choose.walk
        state.tell(events.TeamSetsOut, seat, state.walking)
        if state.walking:
            gain_gems(state, state.box.team.walk_gems)
        else:
            state.stack.append(RUN)
            pay_by_guide(state, Cost(state.box.costs.run))


def pay_by_guide(state: Alkoor, cost: Cost) -> None:
    """A payment of a single gem comes from one board, whichever the Guide manages."""
    boards = sum(1 << board for board in state.boards_of(state.guide))
    state.stack.append(PayGems(state.guide, boards, cost.colours, cost.amount))


class Run(Step[Alkoor]):
    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        add_stride(state)


def potential(state: Alkoor) -> int:
    """The Destiny die, dice added, and what hastens a walk."""
    hastened = passive_sum(state, HASTEN) if state.walking else 0
    return state.destiny + sum(state.stride) + hastened


class AskStop(Step[Alkoor]):
    """A team on a Hazard that is still to be played stays; any other moves."""

    __slots__ = ()

    def run(self, state: Alkoor) -> None:
        if state.pawn < state.box.places.spaces and has_hazard(state, state.pawn):
            return
        CHOOSE_STOP[state.guide].ask(state)


class ChooseStop(Asking):
    """Where the team stops."""

    __slots__ = ()
    rule = "move.forced-stop"
    moment = STRIDING

    def answers(self, state: Alkoor, seat: int) -> list[Option]:
        return [state.choose.stop[place] for place in stops(state, potential(state))]

    def again(self, state: Alkoor) -> None:
        state.stack.append(ASK_STOP)

    def answer(self, state: Alkoor, seat: int, option: Option) -> None:
        assert isinstance(option, Stop)
        if state.pawn != option.number:
            state.pawn = option.number
            state.tell(events.TeamMoved, seat, option.number)
            check_caught(state)

    def why_not(self, state: Alkoor, seat: int, option: Option) -> Refusal:
        if isinstance(option, Stop):
            return Refusal(why_not_stop(state, option.number), potential=potential(state))
        return super().why_not(state, seat, option)


def why_not_stop(state: Alkoor, place: int) -> str:
    """Behind the team, behind a Hazard, too far, or within reach but not by the exact count."""
    places = state.box.places
    here, there = places.facing[state.pawn], places.facing[place]
    if places.is_shortcut(place):
        return "ruling.shortcut-place"
    if place == state.pawn:
        return "ruling.must-move"
    if there <= here and here <= places.door:
        return "ruling.forward-only"
    if there > here + potential(state):
        return "move.walk-potential" if state.walking else "move.run-potential"
    if any(has_hazard(state, space) for space in range(here + 1, min(there, places.door + 1))):
        return "move.forced-stop"
    return "ruling.corridor-moves" if here > places.door else "move.exact-empty"


PROGRESSION, ASK_BRAKE, ASK_WALK, ASK_STOP, RUN = (
    Progression(), AskBrake(), AskWalk(), AskStop(), Run(),
)  # fmt: skip
MOVE_AVATAR = [MoveAvatar(seat) for seat in range(3)]
WALK_OR_RUN = [WalkOrRun(seat) for seat in range(3)]
CHOOSE_STOP = [ChooseStop(seat) for seat in range(3)]
