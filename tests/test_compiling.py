"""What is compiled is a copy with more written out: it must still be the same module."""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest
from compiling.build import SOURCES, by_library, modules
from compiling.rewrite import KEPT, Source

from antre.core import option, state
from antre.core.fields import slots_of
from antre.games.nidavellir.rules.state import Nidavellir

HEAD = "from __future__ import annotations\n\n"


@pytest.fixture
def room() -> Iterator[ModuleType]:
    """A module to write in."""
    made = ModuleType("antre.games.room")
    sys.modules[made.__name__] = made
    yield made
    del sys.modules[made.__name__]


def rewritten(room: ModuleType, text: str) -> list[str]:
    """The lines of a module after its first two."""
    exec(compile(HEAD + text, "room", "exec"), vars(room))
    return Source(HEAD + text, room).rewritten().splitlines()[2:]


def test_what_is_written_in_capitals_never_changes(room: ModuleType) -> None:
    lines = rewritten(
        room,
        "ONE, TWO = range(2)\n"
        "BITS = 1 << 4\n"
        "NAMES = ['é', 'b']; LENGTHS: dict[str, int] = {}\n"
        "small = 3\n"
        "TWICE = 1\n"
        "TWICE = 2\n",
    )
    assert lines == [
        "ONE: Final = 0; TWO: Final = 1",
        "BITS: Final = 16",
        "NAMES: Final = ['é', 'b']; LENGTHS: Final[dict[str, int]] = {}",
        "small = 3",
        "TWICE = 1",
        "TWICE = 2",
    ]


def test_a_constant_of_several_lines_keeps_them(room: ModuleType) -> None:
    assert rewritten(room, "SUM = (\n    1\n    + 2\n)\nlast = 1\n") == [
        "SUM: Final = 3", "", "", "", "last = 1",
    ]  # fmt: skip


def test_a_tuple_is_a_sequence_or_stays_as_it_is(room: ModuleType) -> None:
    assert rewritten(room, "WORTH = (1.5, 2.0)\nMIXED = (1, 'a')\n") == [
        "WORTH: Final[tuple[float, ...]] = (1.5, 2.0)",
        "MIXED = (1, 'a')",
    ]


def test_a_type_variable_stays_one(room: ModuleType) -> None:
    text = "from typing import TypeVar\nS = TypeVar('S')\n"
    assert rewritten(room, text) == text.splitlines()


def test_nothing_is_prepared_that_nobody_is_told(room: ModuleType) -> None:
    text = "def run(state):\n    state.tell(print, 1)\n    told = state.tell(print, 2)\n"
    assert rewritten(room, text)[1:] == [
        "    if state.journal is not None: state.tell(print, 1)",
        "    told = state.tell(print, 2)",
    ]


def test_slots_are_kept_under_another_name(room: ModuleType) -> None:
    lines = rewritten(room, "class Frame:\n    __slots__ = ('seat',)\n")
    assert lines[1] == "    __slotted__: ClassVar[tuple[str, ...]] = ('seat',)"
    plain = type("Plain", (), {"__slots__": ("seat",)})
    built = type("Built", (plain,), {KEPT: ("card",)})
    assert slots_of(built) == ["seat", "card"]


def test_a_state_has_its_clone_written_out() -> None:
    module = sys.modules[Nidavellir.__module__]
    source = Source(inspect.getsource(module), module).rewritten()
    tree = ast.parse(source)
    made = next(
        node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Nidavellir"
    )
    methods = {
        node.name: ast.unparse(node) for node in made.body if isinstance(node, ast.FunctionDef)
    }
    assert "new.decks = (self.decks[0][:], self.decks[1][:])" in methods["clone"]
    assert "bag.sort()" in methods["order_bags"]
    assert "allow_interpreted_subclasses=True" in ast.unparse(made.decorator_list[0])


def test_every_module_can_be_written_out_and_keeps_its_names() -> None:
    files = modules(SOURCES / "antre")
    assert len({file.parent for file in files}) > 15
    for file in files:
        name = ".".join(file.relative_to(SOURCES).with_suffix("").parts)
        text = file.read_text(encoding="utf-8")
        source = Source(text, importlib.import_module(name)).rewritten()
        assert names(ast.parse(text)) <= names(ast.parse(source)), name


def names(tree: ast.Module) -> set[str]:
    """The functions, classes and constants of a module."""
    nodes = list(ast.walk(tree))
    made = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    stored = [node for node in nodes if isinstance(node, ast.Name) and node.id.isupper()]
    return made | {node.id for node in stored if isinstance(node.ctx, ast.Store)}


def test_each_game_is_a_library_of_its_own() -> None:
    files = [file.relative_to(SOURCES) for file in modules(SOURCES / "antre")]
    libraries = by_library(files)
    assert libraries.keys() == {
        "antre_kernel", "antre_nidavellir", "antre_hall", "antre_fall", "antre_garden",
        "antre_alkoor",
    }  # fmt: skip
    assert sum(map(len, libraries.values())) == len(files)


def test_a_front_door_takes_anything_and_answers_itself() -> None:
    for module, wanted in (
        (state, "def decision(self, seat: Any) -> Decision:"),
        (option, "def parse(self, given: Any) -> Option:"),
    ):
        assert wanted in Source(inspect.getsource(module), module).rewritten()
