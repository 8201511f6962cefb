"""How The Lord of the Ice Garden is played: content, state, flow and the end."""

from __future__ import annotations

from antre.core.edition import Sheet
from antre.core.engine import Engine
from antre.core.outcome import Outcome
from antre.core.view import Visibility
from antre.games.garden.content.content import Box
from antre.games.garden.content.draws import draw_of, draw_text
from antre.games.garden.rules import ending
from antre.games.garden.rules.events import EVENTS
from antre.games.garden.rules.setup import SET_UP
from antre.games.garden.rules.state import Garden


class GardenEngine(Engine[Garden, Box]):
    state = Garden
    first = SET_UP
    events = EVENTS

    def __init__(self, visibility: Visibility[Garden]) -> None:
        self.visibility = visibility
        super().__init__()

    def compile(self, sheet: Sheet) -> Box:
        return Box(sheet)

    def draw_name(self, content: Box, purpose: str, outcome: int) -> str:
        return draw_text(content, purpose, outcome)

    def parse_draw(self, content: Box, purpose: str, text: str) -> tuple[int, ...]:
        return (draw_of(content, purpose, text),)

    def breakdown(self, state: Garden, seat: int) -> dict[str, int]:
        return ending.breakdown(state, seat)

    def conclude(self, state: Garden) -> Outcome:
        return ending.conclude(state)
