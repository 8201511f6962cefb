"""The troll move of the wheel: trolls of any player leave one cavern for adjacent ones."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion
from antre.games.fall.content.board import SPACE_NAMES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.options import Pawn, Stir, To, Troll
from antre.games.fall.rules.mountain import move_pawn, move_trolls, ordinary, others, pawns_at
from antre.games.fall.rules.state import NOBODY, Fall


def begin_troll_move(state: Fall, seat: int, power: int) -> None:
    state.stack.append(ChooseOrigin(seat, power))


def ways_out(state: Fall, owner: int, space: int) -> int:
    """Where a troll of `owner` can be moved: caverns without gnomes, and its own lairs."""
    open_to = state.board.caverns & ~state.invaded | state.lairs[owner]
    return state.board.near[space] & open_to


def movers(state: Fall, space: int) -> list[Option]:
    """The trolls that can leave a space: an ordinary one of each seat, and every pawn."""
    options: list[Option] = []
    for owner, inhabits in enumerate(state.inhabits):
        if inhabits >> space & 1 and ways_out(state, owner, space):
            if ordinary(state, owner, space):
                options.append(state.content.troll[owner])
            options += [state.content.pawn[champion] for champion in pawns_at(state, owner, space)]
    return options


class ChooseOrigin(SeatQuestion[Fall, Option]):
    """The cavern whose trolls are moved, or none."""

    __slots__ = ("power",)
    rule = "gnome.effect-troll-move"

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def options(self, state: Fall, seat: int) -> list[Option]:
        stir, inhabits = state.content.stir, state.inhabits
        options: list[Option] = [
            stir[space]
            for space in cells_of(others(state, NOBODY))
            if any(
                inhabits[owner] >> space & 1 and ways_out(state, owner, space)
                for owner in range(len(inhabits))
            )
        ]
        return [*options, state.content.none]

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if isinstance(option, Stir):
            go_on_moving(state, MoveTroll(seat, option.space, self.power, False))

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Stir):
            return Refusal(self.rule, where=SPACE_NAMES[option.space])
        return Refusal(self.rule)


class MoveTroll(SeatQuestion[Fall, Option]):
    """The next troll to leave the cavern, as long as power is left."""

    __slots__ = ("left", "moved", "space")
    rule = "gnome.effect-troll-move"

    def __init__(self, seat: int, space: int, left: int, moved: bool) -> None:
        self.seat = seat
        self.space = space
        self.left = left
        self.moved = moved

    def options(self, state: Fall, seat: int) -> list[Option]:
        options = movers(state, self.space)
        return [*options, state.content.done] if self.moved else options

    def apply(self, state: Fall, seat: int, option: Option) -> None:
        if isinstance(option, Troll):
            ask_where(state, self, option.owner, NOBODY)
        elif isinstance(option, Pawn):
            ask_where(state, self, state.owner[option.champion], option.champion)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        return Refusal(self.rule, where=SPACE_NAMES[self.space])


def go_on_moving(state: Fall, moving: MoveTroll) -> None:
    """Ask for the next troll, unless none can move or there is no choice."""
    if not moving.left:
        return
    options = moving.options(state, moving.seat)
    if len(options) > 1:
        state.stack.append(moving)
    elif not moving.moved:
        moving.apply(state, moving.seat, options[0])


def ask_where(state: Fall, moving: MoveTroll, owner: int, champion: int) -> None:
    ways = ways_out(state, owner, moving.space)
    question = MoveTo(moving.seat, moving.space, moving.left, owner, champion)
    if ways & ways - 1:
        state.stack.append(question)
    else:
        question.move(state, ways.bit_length() - 1)


class MoveTo(SeatQuestion[Fall, To]):
    """Where a troll goes; each may go to another cavern."""

    __slots__ = ("champion", "left", "owner", "space")
    rule = "gnome.troll-move-split"

    def __init__(self, seat: int, space: int, left: int, owner: int, champion: int) -> None:
        self.seat = seat
        self.space = space
        self.left = left
        self.owner = owner
        self.champion = champion

    def options(self, state: Fall, seat: int) -> list[Option]:
        to = state.content.to
        return [to[space] for space in cells_of(ways_out(state, self.owner, self.space))]

    def apply(self, state: Fall, seat: int, option: To) -> None:
        self.move(state, option.space)

    def move(self, state: Fall, space: int) -> None:
        if self.champion == NOBODY:
            move_trolls(state, self.owner, self.space, space, 1)
        else:
            move_pawn(state, self.champion, space)
        go_on_moving(state, MoveTroll(self.seat, self.space, self.left - 1, True))

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, To):
            return Refusal(self.rule)
        where = SPACE_NAMES[option.space]
        if sum(state.lairs) & ~state.lairs[self.owner] & 1 << option.space:
            return Refusal("gnome.troll-move-lairs", where=where)
        return Refusal("gnome.effect-troll-move", where=where)
