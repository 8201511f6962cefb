"""How Fall of the Mountain King is played: content, state, flow and the end."""

from __future__ import annotations

from antre.core.edition import Sheet
from antre.core.engine import Engine
from antre.core.outcome import Outcome
from antre.core.view import Visibility
from antre.games.fall.content.content import FallContent
from antre.games.fall.content.draws import draw_of, draw_text
from antre.games.fall.rules import final_scoring
from antre.games.fall.rules.events import EVENTS
from antre.games.fall.rules.setup import SET_UP
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.survivor import conclude_survivor


class FallEngine(Engine[Fall, FallContent]):
    state = Fall
    first = SET_UP
    events = EVENTS

    def __init__(self, visibility: Visibility[Fall]) -> None:
        self.visibility = visibility

    def compile(self, sheet: Sheet) -> FallContent:
        return FallContent(sheet)

    def draw_name(self, content: FallContent, purpose: str, outcome: int) -> str:
        return draw_text(content, purpose, outcome)

    def parse_draw(self, content: FallContent, purpose: str, text: str) -> tuple[int, ...]:
        return (draw_of(content, purpose, text),)

    def breakdown(self, state: Fall, seat: int) -> dict[str, int]:
        return final_scoring.breakdown(state, seat)

    def conclude(self, state: Fall) -> Outcome:
        if state.setup.seats == 1:
            return conclude_survivor(state)
        return final_scoring.conclude(state)
