"""The end of a wave: gnomes entrench themselves, then invade by one gate card after the other."""

from __future__ import annotations

from antre.core.step import Step
from antre.games.fall.content.grid import cells_of
from antre.games.fall.rules import events
from antre.games.fall.rules.invasion import Invaders
from antre.games.fall.rules.mountain import add_gnome, has_one_gnome
from antre.games.fall.rules.state import NOBODY, NOTHING, OPEN, TABLE, Fall


class Entrench(Step[Fall]):
    """A second gnome wherever there is one, from Moss on, until the reserve is empty."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        for cavern in cells_of(state.invaded):
            if has_one_gnome(state, cavern) and state.reserve:
                state.tell(events.Entrench, TABLE, cavern)
                add_gnome(state, cavern)


class Invasions(Step[Fall]):
    """One invasion for each gate card of the row, from left to right."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        state.stack += [Invasion(slot) for slot in reversed(range(len(state.row)))]


class Invasion(Step[Fall]):
    """The card is turned over; the gnomes rally and invade."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, state: Fall) -> None:
        slot = self.slot
        if state.row[slot] == NOTHING:
            state.row[slot] = state.deal(state.gates, 1, "gate")[0]
        state.row_seen[slot] = OPEN
        state.seal()
        clan = state.row[slot]
        due = state.content.waves[state.wave - 1].invaders
        invaders = min(due, len(state.reserve))
        state.tell(events.Invasion, TABLE, slot + 1, clan, invaders)
        state.rally = clan
        state.fallen = False
        state.stack.append(Invaders(clan, invaders, NOBODY))


ENTRENCH = Entrench()
INVASIONS = Invasions()
