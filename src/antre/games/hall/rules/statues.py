"""Moving statues through the sections of the own network.

One cart takes a statue to any free space of the section it stands in or of an adjacent one.
Several carts in a row are so many moves, and each but the last ends on a free space on the way.
"""

from __future__ import annotations

from collections.abc import Iterator

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.hall.content.content import LEVITATION
from antre.games.hall.content.grid import beside, cell_name, cells_of
from antre.games.hall.content.options import Move, Plain, To
from antre.games.hall.content.resources import CLANS, STATUE_CLANS
from antre.games.hall.rules import events
from antre.games.hall.rules.purse import UNFINISHED, carts_for, charge_carts
from antre.games.hall.rules.state import NOTHING, Hall


def reach(state: Hall, seat: int, cell: int) -> Iterator[int]:
    """The spaces a statue can be moved to with one cart and no fewer, with two, and so on."""
    fire, ice, moon = state.statues
    free = ~(fire | ice | moon)
    network = state.network[seat]
    sections = [section for section in state.sections if section & network]
    stops = next(section for section in sections if section >> cell & 1)
    yielded = 0
    while True:
        edge = beside(stops)
        near = 0
        for section in sections:
            if section & edge:
                near |= section
                if section & free:
                    stops |= section
        new = near & free & ~yielded
        if not new:
            return
        yield new
        yielded |= new


def clan_at(state: Hall, cell: int) -> int:
    """The clan of the statue on a space, NOTHING if there is none."""
    for clan in STATUE_CLANS:
        if state.statues[clan] >> cell & 1:
            return clan
    return NOTHING


def movable(state: Hall, seat: int, clan: int) -> list[int]:
    """The spaces of the seat's network where a statue of a clan has somewhere to go."""
    unearthed = state.statues[clan] & state.network[seat]
    return [cell for cell in cells_of(unearthed) if next(reach(state, seat, cell), 0)]


def move_options(state: Hall, seat: int) -> list[Option]:
    """The statues the seat can move with the carts at hand."""
    move, network = state.content.move, state.network[seat]
    return [
        move[cell]
        for clan in STATUE_CLANS
        if state.statues[clan] & network and carts_for(state, seat, clan)
        for cell in movable(state, seat, clan)
    ]


def why_not_move(state: Hall, seat: int, option: Move) -> Refusal:
    """What forbids to move a statue that is not offered."""
    clan = clan_at(state, option.cell)
    own = state.network[seat] >> option.cell & 1
    if clan != NOTHING and own and not carts_for(state, seat, clan):
        return Refusal("move.any-number", what=CLANS[clan])
    return why_stuck(state, seat, option.cell)


def why_stuck(state: Hall, seat: int, cell: int) -> Refusal:
    """No statue of the own network stands there, or all spaces around it are taken."""
    clan = clan_at(state, cell)
    if clan != NOTHING and state.network[seat] >> cell & 1:
        return Refusal("move.one-per-space", where=cell_name(cell))
    what = "" if clan == NOTHING else CLANS[clan]
    return Refusal("move.own-network", what=what, where=cell_name(cell))


def begin_move(state: Hall, seat: int, cell: int) -> None:
    """The statue is chosen; where shall it go?"""
    state.stack.append(MoveTo(seat, cell))


class MoveTo(SeatQuestion[Hall, To | Plain]):
    """Move a statue as far as carts of its clan and neutral carts go."""

    __slots__ = ("cell",)
    rule = "turn.step-4"

    def __init__(self, seat: int, cell: int) -> None:
        self.seat = seat
        self.cell = cell

    def moves(self, state: Hall, seat: int) -> int:
        """How many moves in a row the statue can make."""
        return carts_for(state, seat, clan_at(state, self.cell))

    def options(self, state: Hall, seat: int) -> list[Option]:
        to = state.content.to
        moves = range(self.moves(state, seat))
        return [
            to[cell]
            for _, spaces in zip(moves, reach(state, seat, self.cell), strict=False)
            for cell in cells_of(spaces)
        ]

    def apply(self, state: Hall, seat: int, option: To | Plain) -> None:
        assert isinstance(option, To)
        carts = self.distance(state, seat, option.cell)
        state.stack.append(Moved(seat, self.cell, option.cell, carts))
        charge_carts(state, seat, clan_at(state, self.cell), carts)

    def distance(self, state: Hall, seat: int, cell: int) -> int:
        """How many moves it takes to a space; 0 if it cannot be reached."""
        for moves, spaces in enumerate(reach(state, seat, self.cell), 1):
            if spaces >> cell & 1:
                return moves
        return 0

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, To):
            return Refusal(UNFINISHED)
        where = cell_name(option.cell)
        if option.cell in state.board.site_number:
            return Refusal("move.not-through-workshop", where=where)
        if not state.network[seat] >> option.cell & 1:
            return Refusal("ruling.move-network-only", where=where)
        if clan_at(state, option.cell) != NOTHING:
            return Refusal("ruling.move-destination", where=where)
        need, have = self.distance(state, seat, option.cell), self.moves(state, seat)
        what = CLANS[clan_at(state, self.cell)]
        return Refusal("move.to-adjacent", need=need, have=have, what=what, where=where)


class Moved(Step[Hall]):
    """The carts are paid: the statue stands in its new place."""

    __slots__ = ("carts", "cell", "seat", "to")

    def __init__(self, seat: int, cell: int, to: int, carts: int) -> None:
        self.seat = seat
        self.cell = cell
        self.to = to
        self.carts = carts

    def run(self, state: Hall) -> None:
        clan = clan_at(state, self.cell)
        statues = list(state.statues)
        statues[clan] ^= 1 << self.cell | 1 << self.to
        state.statues = tuple(statues)
        state.tell(events.Move, self.seat, clan, self.carts, self.cell, self.to)


def levitate(state: Hall, seat: int) -> None:
    """The spell Levitation: ask for a statue to move without carts, if there is any."""
    if any(movable(state, seat, clan) for clan in STATUE_CLANS):
        state.stack.append(Levitate(seat))


class Levitate(SeatQuestion[Hall, Move | Plain]):
    """Choose the statue to levitate, or none."""

    __slots__ = ()
    rule = "spell.effect"

    def options(self, state: Hall, seat: int) -> list[Option]:
        content = state.content
        cells = [cell for clan in STATUE_CLANS for cell in movable(state, seat, clan)]
        return [*(content.move[cell] for cell in cells), content.none]

    def apply(self, state: Hall, seat: int, option: Move | Plain) -> None:
        if isinstance(option, Move):
            state.stack.append(LevitateTo(seat, option.cell))

    def why_not(self, state: Hall, seat: int, option: Option) -> Refusal:
        if isinstance(option, Move):
            return why_stuck(state, seat, option.cell)
        return Refusal(self.rule)


class LevitateTo(MoveTo):
    """Move the statue as if neutral carts were paid, or leave it."""

    __slots__ = ()
    rule = "spell.effect"

    def moves(self, state: Hall, seat: int) -> int:
        return state.content.spell_amount[LEVITATION]

    def options(self, state: Hall, seat: int) -> list[Option]:
        return [*super().options(state, seat), state.content.none]

    def apply(self, state: Hall, seat: int, option: To | Plain) -> None:
        if isinstance(option, To):
            state.stack.append(Moved(seat, self.cell, option.cell, 0))
