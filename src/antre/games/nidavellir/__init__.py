"""Nidavellir: bid coins in three taverns, raise an army of dwarves, recruit heroes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antre.core.chance import Chance
from antre.core.edition import Sheet
from antre.core.errors import BadSetup
from antre.core.game import Game, Setup, Variant
from antre.core.journal import Journal
from antre.core.option import Option
from antre.games.nidavellir import evaluate, scoring, telling
from antre.games.nidavellir.box import DISTINCTIONS, Box
from antre.games.nidavellir.lights import lights
from antre.games.nidavellir.observe import Encoder, encoder
from antre.games.nidavellir.setup import DEAL_GEMS
from antre.games.nidavellir.state import Nidavellir

if TYPE_CHECKING:
    from rich.console import RenderableType

    from antre.core.scene import Scene
    from antre.core.words import Words

CARD_PURPOSES = ("age1", "pioneer", "unclaimed", "age2")


class NidavellirGame(Game[Nidavellir, Box]):
    slug = "nidavellir"
    title = {"en": "Nidavellir", "fr": "Nidavellir"}
    seats = range(2, 6)
    variants = (
        Variant(
            "first_game",
            False,
            "variant.first-game-heroes",
            {
                "en": "First game: without Thrud, Ylud and Uline",
                "fr": "Première partie\u00a0: sans Thrud, Ylud ni Uline",
            },
        ),
    )
    version = "1"
    folder = Path(__file__).parent
    sheets = ("table", "heroes")
    horizon = 2

    def compile(self, sheet: Sheet) -> Box:
        return Box(sheet)

    def begin(self, setup: Setup, chance: Chance, journal: Journal | None) -> Nidavellir:
        state = Nidavellir(setup, chance, journal)
        state.stack.append(DEAL_GEMS)
        return state

    def outcome_text(self, content: Box, purpose: str, outcome: int) -> str:
        return str(outcome) if purpose == "gem" else content.card_name[outcome]

    def parse_outcome(self, content: Box, purpose: str, text: str) -> tuple[int, ...]:
        if purpose == "gem":
            if text.isdecimal():
                return (int(text),)
            raise BadSetup(f"a gem is a number, not {text!r}")
        if purpose not in CARD_PURPOSES:
            purposes = ", ".join(("gem", *CARD_PURPOSES))
            raise BadSetup(f"nothing is drawn for {purpose!r}; draws are for {purposes}")
        cards = content.cards_of(text)
        if not cards:
            raise BadSetup(f"there is no card {text!r}; kinds are {', '.join(content.kind_name)}")
        return cards

    def evaluate(self, state: Nidavellir, seat: int) -> float:
        return evaluate.evaluate(state, seat)

    def pace(self, state: Nidavellir) -> int:
        """Rounds, in which everybody bids and picks."""
        rounds = state.box.players[state.setup.seats - 2].rounds
        return (state.age - 1) * rounds + state.round

    def encoder(self, content: Box) -> Encoder:
        return encoder(content)

    def breakdown(self, state: Nidavellir, seat: int) -> dict[str, int]:
        return scoring.breakdown(state, seat)

    def traits(self, state: Nidavellir, seat: int) -> list[tuple[str, str]]:
        mine = state.columns[5 * seat : 5 * seat + 5] + [state.command[seat]]
        heroes = [name for name, hero in state.box.hero_id.items() if any(hero in z for z in mine)]
        won = [DISTINCTIONS[k] for k, holder in enumerate(state.distinctions) if holder == seat]
        return [("hero", name) for name in heroes] + [("distinction", name) for name in won]

    def say_question(self, state: Nidavellir, seat: int, words: Words) -> str:
        return telling.say_question(state, seat, words)

    def say_option(self, content: Box, option: Option, words: Words) -> str:
        return telling.say_option(content, option, words)

    def say_event(self, content: Box, event: Mapping[str, Any], words: Words) -> str:
        return telling.say_event(content, event, words)

    def lights(self, content: Box, event: Mapping[str, Any]) -> list[list[str]]:
        return lights(event)

    def draw(
        self, state: Nidavellir, seat: int, words: Words, width: int, sheet: str
    ) -> RenderableType:
        from antre.games.nidavellir import terminal

        return terminal.draw(state, seat, words, width, sheet)

    def scene(self, state: Nidavellir, seat: int, words: Words, shape: str) -> Scene:
        from antre.games.nidavellir import table

        return table.draw_scene(state, seat, words, shape)


GAME = NidavellirGame()
