"""Invaders: each takes the way of least resistance, one after the other.

An invader enters by a gate of the domain and crosses invaded caverns until it comes to one that is
not: that with the fewest trolls, of these the nearest. If several are alike, somebody decides for
it: in a breach the active player, at the end of a wave whoever has most votes of the clan.
"""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.core.step import SeatQuestion, Step
from antre.games.fall.content.board import SPACE_NAMES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.options import Invade
from antre.games.fall.rules import events
from antre.games.fall.rules.fallen import let_fall
from antre.games.fall.rules.mountain import add_gnome, others, trolls_at
from antre.games.fall.rules.state import NOBODY, TABLE, Fall
from antre.games.fall.rules.tracks import leader

MANY = 1 << 30


class Invaders(Step[Fall]):
    """So many invaders are still to come; `seat` decides for them in a breach, else NOBODY."""

    __slots__ = ("clan", "left", "seat")

    def __init__(self, clan: int, left: int, seat: int) -> None:
        self.clan = clan
        self.left = left
        self.seat = seat

    def run(self, state: Fall) -> None:
        clan, seat = self.clan, self.seat
        if not self.left:
            return
        if self.left > 1:
            state.stack.append(Invaders(clan, self.left - 1, seat))
        found = targets(state, clan)
        if not found:
            state.tell(events.InvaderLost, TABLE)
        elif found & found - 1:
            decider = leader(state, clan) if seat == NOBODY else seat
            state.stack.append(ChooseTarget(decider, clan, seat == NOBODY))
        else:
            invade(state, clan, found.bit_length() - 1, seat != NOBODY)


def targets(state: Fall, clan: int) -> int:
    """The caverns an invader may go to: equally easy, equally near."""
    board, invaded = state.board, state.invaded
    held = others(state, NOBODY)
    reached = frontier = board.entrances[clan]
    best, fewest = 0, MANY
    while frontier:
        if free := frontier & ~invaded:
            if empty := free & ~held:
                return empty
            nearest = fewest
            for cavern in cells_of(free):
                trolls = trolls_at(state, cavern)
                if trolls < fewest:
                    best, fewest = 1 << cavern, trolls
                elif trolls == fewest < nearest:
                    best |= 1 << cavern
        frontier = board.spread(frontier & invaded) & board.caverns & ~reached
        reached |= frontier
    return best


class ChooseTarget(SeatQuestion[Fall, Invade]):
    """One of several caverns that are alike to an invader."""

    __slots__ = ("at_wave_end", "clan")
    rule = "invasion.decider"

    def __init__(self, seat: int, clan: int, at_wave_end: bool) -> None:
        self.seat = seat
        self.clan = clan
        self.at_wave_end = at_wave_end

    def options(self, state: Fall, seat: int) -> list[Option]:
        return [state.content.invade[cavern] for cavern in cells_of(targets(state, self.clan))]

    def apply(self, state: Fall, seat: int, option: Invade) -> None:
        invade(state, self.clan, option.space, not self.at_wave_end)

    def why_not(self, state: Fall, seat: int, option: Option) -> Refusal:
        if not isinstance(option, Invade):
            return Refusal(self.rule if self.at_wave_end else "breach.active-decides")
        where = SPACE_NAMES[option.space]
        if state.invaded >> option.space & 1:
            return Refusal("invasion.never-stops-invaded", where=where)
        reached = reach(state, self.clan)
        if not reached >> option.space & 1:
            return Refusal("invasion.cross-invaded", where=where)
        aim = cells_of(targets(state, self.clan))[0]
        easier = trolls_at(state, option.space) > trolls_at(state, aim)
        return Refusal("invasion.easiest" if easier else "invasion.nearest", where=where)


def reach(state: Fall, clan: int) -> int:
    """All caverns an invader of a domain could come to, invaded ones included."""
    board = state.board
    entrances = board.entrances[clan]
    crossed = board.flood(entrances & state.invaded, state.invaded)
    return (entrances | board.spread(crossed)) & board.caverns


def invade(state: Fall, clan: int, cavern: int, breach: bool) -> None:
    """An empty cavern is invaded; trolls kill the invader, and one of them falls."""
    trolls = trolls_at(state, cavern)
    told = state.journal is not None
    path = way_to(state, clan, cavern) if told else []
    if trolls:
        instead = cells_of(reach(state, clan) & ~state.invaded & ~(1 << cavern)) if told else []
        held = [trolls_at(state, other) for other in instead]
        state.tell(events.InvaderDies, TABLE, cavern, path, trolls, list(instead), held)
        let_fall(state, cavern, breach)
    else:
        state.tell(events.InvaderEnters, TABLE, cavern, path)
        add_gnome(state, cavern)


def way_to(state: Fall, clan: int, cavern: int) -> list[int]:
    """The caverns an invader crosses on a shortest way to its aim, the aim included."""
    board, invaded = state.board, state.invaded
    layers = [board.entrances[clan]]
    while not layers[-1] >> cavern & 1:
        layers.append(board.spread(layers[-1] & invaded) & board.caverns)
    path = [cavern]
    for layer in reversed(layers[:-1]):
        path.append(cells_of(layer & invaded & board.near[path[-1]])[0])
    return path[::-1]
