"""How Maender-Alkoor is played: content, state, flow and the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antre.core.edition import Sheet
from antre.core.engine import Engine
from antre.core.outcome import Outcome, Sides
from antre.core.view import Visibility
from antre.games.alkoor.rules import (
    aids,
    dice_cards,
    dilemmas,
    scoring,
    skills,
    takings,
    targets,
    trade,
)
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.draws import draw_of, draw_text
from antre.games.alkoor.rules.events import EVENTS
from antre.games.alkoor.rules.setup import SET_UP
from antre.games.alkoor.rules.state import Alkoor

# What can be done with cards, and when, these announce by being there.
ANNOUNCING = (aids, dice_cards, dilemmas, skills, takings, targets, trade)
# A Challenge can be ticked so often.
MOST_TICKS = 5


class AlkoorEngine(Engine[Alkoor, Box]):
    state = Alkoor
    first = SET_UP
    events = EVENTS
    longest = 20_000

    def __init__(self, visibility: Visibility[Alkoor]) -> None:
        self.visibility = visibility

    def compile(self, sheet: Sheet) -> Box:
        return Box(sheet)

    def sides(self, seats: int, settings: Mapping[str, Any]) -> Sides:
        """All against the Vils."""
        return (tuple(range(seats)),)

    def draw_name(self, content: Box, purpose: str, outcome: int) -> str:
        return draw_text(content, purpose, outcome)

    def parse_draw(self, content: Box, purpose: str, text: str) -> tuple[int, ...]:
        return (draw_of(content, purpose, text),)

    def breakdown(self, state: Alkoor, seat: int) -> dict[str, int]:
        return scoring.breakdown(state)

    def conclude(self, state: Alkoor) -> Outcome:
        return scoring.conclude(state)

    def earned(self, state: Alkoor) -> dict[str, Any]:
        """A box of the Challenge is ticked if it was beaten, as long as it has an empty one."""
        ticks = dict(state.setup.settings["earned"])
        if scoring.beats_challenge(state):
            name = state.box.challenges[state.challenge].id
            ticks[name] = min(MOST_TICKS, ticks.get(name, 0) + 1)
        return {"earned": ticks}
