"""Tables drawn for tests: every phase of a game, seen through many eyes."""

from __future__ import annotations

import importlib
import random
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from antre.core.event import SPECTATOR
from antre.core.rule import LANGUAGES
from antre.core.scene import SHAPES, Piece, Scene
from antre.core.state import State
from antre.core.words import HOUSE, Words
from tests.laws.tables import MANY_OPTIONS, decisions, new, questions, the

NAMES = ["Ada", "Brokk", "Sindri", "Dvalin", "Andvari"]
OVER = "over"
# So many random games are played to come by all phases; of a long game only as many as it takes.
TRIES = 120


def scene(state: State, seat: int, language: str = "en", shape: str = "wide") -> Scene:
    game = state.setup.game
    words = Words(language, HOUSE, game.folder, names=NAMES, me=seat)
    return game.stage.scene(state, seat, words, shape)


def pieces(drawn: Scene) -> dict[str, Piece]:
    return {piece.id: piece for zone in drawn.zones for piece in zone.pieces}


def face_of(drawn: Scene, piece: str) -> str:
    return drawn.faces[pieces(drawn)[piece].face]


def zone_of(drawn: Scene, piece: str) -> str:
    return next(zone.id for zone in drawn.zones for each in zone.pieces if each.id == piece)


# --- moments of play


def phase(state: State) -> str:
    return OVER if state.over else type(state.question).__name__


def phases(slug: str) -> set[str]:
    return {OVER, *(question.__name__ for question in questions(the(slug)))}


@cache
def moments(slug: str) -> tuple[State, ...]:
    """States in every phase: of each one at every number of seats, as random games come by it.

    What they hardly ever come by, `tests/<game>/rare.py` builds.
    """
    rare = rare_moments(slug)
    met: dict[tuple[str, int], State] = {}
    wanted = phases(slug) - {phase(state) for state in rare}
    seats = the(slug).seats
    for number in range(TRIES):
        seed, chair = divmod(number, len(seats))
        state = new(slug, seats[chair], seed)
        for now in decisions(state, random.Random(seed)):
            if (phase(now), seats[chair]) not in met:
                met[phase(now), seats[chair]] = now.clone()
        if is_long(state) and wanted <= {name for name, _ in met}:
            break
    return (*met.values(), *rare)


def rare_moments(slug: str) -> list[State]:
    name = f"tests.{slug}.rare"
    if not (Path(__file__).parent / slug / "rare.py").is_file():
        return []
    found: list[State] = importlib.import_module(name).moments()
    return found


def is_long(state: State) -> bool:
    return len(state.setup.options) > MANY_OPTIONS


@cache
def views(slug: str) -> tuple[tuple[State, Scene], ...]:
    """Every phase in both shapes, through every pair of eyes and in each language.

    Of a long game: as who is asked, the next one and a spectator see it, in one of the languages.
    """
    return tuple(
        (state, scene(state, seat, language, shape))
        for number, state in enumerate(moments(slug))
        for seat in eyes(state)
        for shape in SHAPES
        for language in ([LANGUAGES[number % len(LANGUAGES)]] if is_long(state) else LANGUAGES)
    )


def eyes(state: State) -> list[int]:
    seats = state.setup.seats
    if not is_long(state):
        return list(range(SPECTATOR, seats))
    asked = 0 if state.over else state.decisions[0].seat
    return [asked, (asked + 1) % seats, SPECTATOR]


# --- drawings


@cache
def all_faces(slug: str, shape: str) -> frozenset[str]:
    return frozenset(
        face for _, drawn in views(slug) if drawn.shape == shape for face in drawn.faces.values()
    )


def parse(drawn: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')


def parts(drawn: str) -> list[ElementTree.Element]:
    return list(parse(drawn).iter())[1:]
