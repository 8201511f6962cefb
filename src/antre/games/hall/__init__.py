"""In the Hall of the Mountain King: recruit trolls, dig tunnels, bring statues to the heart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antre.core.chance import Chance
from antre.core.edition import Sheet
from antre.core.errors import BadSetup
from antre.core.game import Game, Setup, Variant
from antre.core.journal import Journal
from antre.core.option import Option
from antre.games.hall import evaluate, scoring, telling
from antre.games.hall.box import HALLS, SPELLS, WORKSHOPS, Box
from antre.games.hall.grid import cell_name
from antre.games.hall.instinct import foresee
from antre.games.hall.lights import lights
from antre.games.hall.observe import Encoder, encoder
from antre.games.hall.outcomes import outcome_text, outcomes_of
from antre.games.hall.outlook import turns_begun
from antre.games.hall.setup import SET_UP
from antre.games.hall.state import Hall
from antre.games.hall.turn import turn_order

if TYPE_CHECKING:
    from rich.console import RenderableType

    from antre.core.scene import Scene
    from antre.core.words import Words

TURNS = ("first", "second", "third", "fourth", "fifth")


class HallGame(Game[Hall, Box]):
    slug = "hall"
    title = {
        "en": "In the Hall of the Mountain King",
        "fr": "Dans l’antre du roi de la montagne",
    }
    seats = range(2, 6)
    variants = (
        Variant(
            "winter",
            False,
            "setup.side-two",
            {
                "en": "Two players: on the Winter side, not on Autumn",
                "fr": "À deux\u00a0: sur la face Hiver plutôt que sur la face Automne",
            },
            seats=(2,),
        ),
        Variant(
            "teams",
            False,
            "ruling.team-players",
            {
                "en": "Four players: two teams of two",
                "fr": "À quatre\u00a0: deux équipes de deux",
            },
            seats=(4,),
        ),
        Variant(
            "choose_workshops",
            False,
            "setup.workshop-choice-option",
            {
                "en": "Choose the workshops instead of drawing them",
                "fr": "Choisir les Ateliers au lieu de les piocher",
            },
        ),
        Variant(
            "no_duplicates",
            False,
            "setup.workshop-nodup-option",
            {
                "en": "No two workshops of one kind",
                "fr": "Jamais deux Ateliers de la même sorte",
            },
        ),
    )
    version = "1"
    folder = Path(__file__).parent
    sheets = ("table", "spells")
    horizon = 1
    solo = True

    def compile(self, sheet: Sheet) -> Box:
        return Box(sheet)

    def begin(self, setup: Setup, chance: Chance, journal: Journal | None) -> Hall:
        state = Hall(setup, chance, journal)
        state.stack.append(SET_UP)
        return state

    def outcome_text(self, content: Box, purpose: str, outcome: int) -> str:
        return outcome_text(content, purpose, outcome)

    def parse_outcome(self, content: Box, purpose: str, text: str) -> tuple[int, ...]:
        known = outcomes_of(content, purpose)
        if text not in known:
            raise BadSetup(f"{text!r} is not drawn for {purpose!r}; it can be {', '.join(known)}")
        return (known[text],)

    def evaluate(self, state: Hall, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def foresee(self, state: Hall, seat: int, options: Sequence[Option]) -> list[float]:
        return foresee(state, seat, options)

    def pace(self, state: Hall) -> int:
        """Turns of all players."""
        return turns_begun(state)

    def encoder(self, content: Box) -> Encoder:
        return encoder(content)

    def breakdown(self, state: Hall, seat: int) -> dict[str, int]:
        return scoring.breakdown(state, seat)

    def traits(self, state: Hall, seat: int) -> list[tuple[str, str]]:
        pack = [card for card in state.pack[10 * seat : 10 * seat + 10] if card >= 0]
        deeds = state.deeds[seat]
        altars = zip(HALLS, state.altars, strict=True)
        return [
            *(("troll", state.box.card_name[card]) for card in pack),
            *(("spell", name) for place, name in enumerate(SPELLS) if deeds >> place & 1),
            *(
                ("workshop", name)
                for place, name in enumerate(WORKSHOPS, len(SPELLS))
                if deeds >> place & 1
            ),
            *(
                ("hall", name)
                for name, altar in altars
                if altar >= 0 and state.network[seat] >> altar & 1
            ),
            ("start", cell_name(state.portals[seat])),
            ("turn", TURNS[turn_order(state).index(seat)]),
        ]

    def say_question(self, state: Hall, seat: int, words: Words) -> str:
        return telling.say_question(state, seat, words)

    def say_option(self, content: Box, option: Option, words: Words) -> str:
        return telling.say_option(content, option, words)

    def say_event(self, content: Box, event: Mapping[str, Any], words: Words) -> str:
        return telling.say_event(content, event, words)

    def lights(self, content: Box, event: Mapping[str, Any]) -> list[list[str]]:
        return lights(content, event)

    def draw(self, state: Hall, seat: int, words: Words, width: int, sheet: str) -> RenderableType:
        from antre.games.hall import terminal

        return terminal.draw(state, seat, words, width, sheet)

    def scene(self, state: Hall, seat: int, words: Words, shape: str) -> Scene:
        from antre.games.hall import table

        return table.draw_scene(state, seat, words, shape)


GAME = HallGame()
