"""How the Hall of the Mountain King is played: its content, its flow, and how it is won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from antre.core.edition import Sheet
from antre.core.engine import Engine
from antre.core.errors import BadSetup
from antre.core.outcome import Outcome, Sides, alone
from antre.core.view import Visibility
from antre.games.hall.content.content import HallContent
from antre.games.hall.content.draws import draw_name, draws_by_name
from antre.games.hall.rules import scoring
from antre.games.hall.rules.events import EVENTS
from antre.games.hall.rules.setup import SET_UP
from antre.games.hall.rules.state import Hall

# Whoever can recruit or dig must. All seats but one lack a troll until the end is in sight, so
# with 52 tiles and five recruits each they last for 32 rounds of three or 19 rounds of five
# players, and two rounds follow.
MOST_TURNS = 105
# A spell and what it asks, two workshops with four uses each, recruiting or digging, a pedestal,
# workshops to found, a hall, the end of the turn.
QUESTIONS_A_TURN = 40
# What else is asked hands tokens over or moves something with them. Trolls produce 106 for a seat
# at most, the other thousand come from spells, workshops, treasures, starting trolls and bribes;
# a trade takes three of them for good, with twelve answers if all are paid by hand.
MOST_TOKENS = 1_500
ANSWERS_A_TOKEN = 4
FIRST_SEATS_OF_TEAMS = (0, 2)


class HallEngine(Engine[Hall, HallContent]):
    state = Hall
    first = SET_UP
    events = EVENTS
    longest = MOST_TURNS * QUESTIONS_A_TURN + MOST_TOKENS * ANSWERS_A_TOKEN

    def __init__(self, visibility: Visibility[Hall]) -> None:
        self.visibility = visibility

    def compile(self, sheet: Sheet) -> HallContent:
        return HallContent(sheet)

    def sides(self, seats: int, settings: Mapping[str, Any]) -> Sides:
        """Partners of the team game sit across from each other in the order of play."""
        return ((0, 3), (1, 2)) if settings["teams"] else alone(seats)

    def may_begin(self, seats: int, settings: Mapping[str, Any]) -> Sequence[int]:
        """Anybody; in teams, the left one of either team."""
        return FIRST_SEATS_OF_TEAMS if settings["teams"] else range(seats)

    def draw_name(self, content: HallContent, purpose: str, outcome: int) -> str:
        return draw_name(content, purpose, outcome)

    def parse_draw(self, content: HallContent, purpose: str, text: str) -> tuple[int, ...]:
        known = draws_by_name(content, purpose)
        if text not in known:
            raise BadSetup(f"{text!r} is not drawn for {purpose!r}; it can be {', '.join(known)}")
        return (known[text],)

    def breakdown(self, state: Hall, seat: int) -> dict[str, int]:
        return scoring.breakdown(state, seat)

    def known_breakdown(self, state: Hall, seat: int, viewer: int) -> dict[str, int]:
        return scoring.known_breakdown(state, seat, viewer)

    def conclude(self, state: Hall) -> Outcome:
        return scoring.conclude(state)
