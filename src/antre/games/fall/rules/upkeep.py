"""Upkeep after waves I and II: gate cards, champions, cubes, tokens, hammer."""

from __future__ import annotations

from antre.core.step import Step
from antre.games.fall.rules import events
from antre.games.fall.rules.preparing import lay_gate_row, reveal_offer
from antre.games.fall.rules.state import Fall


class Upkeep(Step[Fall]):
    """The table is made ready for the next wave; trolls, gnomes and the wheel stay as they are."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        seats = state.setup.seats
        state.wave += 1
        lay_gate_row(state)
        reveal_offer(state, state.content.waves[state.wave - 1].packet)
        state.covered = [0] * seats
        state.claws = [0] * len(state.claws)
        state.desperation = [0] * seats
        state.first = (state.first + 1) % seats
        state.tell(events.FirstPlayer, state.first)


UPKEEP = Upkeep()
