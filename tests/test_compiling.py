"""What is compiled is a copy with more written out: it must still be the same module."""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
from collections.abc import Iterator
from types import ModuleType

import pytest
from compiling.build import AS_IT_IS, SOURCES, by_library, hurried, modules
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


def test_a_judgement_adds_up_as_python_does() -> None:
    made = ModuleType("antre.games.room.judgement")
    text = (
        "COUNTED = sum(each for each in (1, 2))\n"
        "def add(parts):\n"
        "    return sum(part * 0.1 for part in parts) + sum((n for n in parts), 1)\n"
    )
    assert rewritten(made, text) == [
        "COUNTED: Final = 3",
        "def add(parts):",
        "    return sum([part * 0.1 for part in parts]) + sum(([n for n in parts]), 1)",
    ]


def test_rules_count_as_the_compiler_does_it_best(room: ModuleType) -> None:
    text = "def count(cards):\n    return sum(card > 0 for card in cards)\n"
    assert rewritten(room, text) == text.splitlines()


def test_no_class_has_a_memory_in_common_with_others(room: ModuleType) -> None:
    lines = rewritten(
        room,
        "from abc import ABC, abstractmethod\n"
        "class Frame(ABC, list):\n"
        "    'What all have.'\n"
        "    @abstractmethod\n"
        "    def run(self): ...\n"
        "class Alone(ABC):\n"
        "    'There is nothing to it.'\n",
    )
    assert [line for line in lines if line.startswith("class")] == [
        "class Frame(list):",
        "class Alone():",
    ]
    bases = [line for line in lines if "__abstractmethods__" in line]
    missing = "__abstractmethods__: ClassVar[frozenset[str]] = frozenset(['run'])"
    assert bases == [f"    'What all have.'; {missing}"]


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


def test_no_loop_changes_what_it_runs_over() -> None:
    """Python looks at it once, what is compiled anew in each round."""
    changing = "def dig(digs):\n    for _ in range(digs):\n        digs -= 1\n"
    assert changed_loops(ast.parse(changing)) == [2]
    assert not changed_loops(ast.parse(changing.replace("digs -= 1", "left = digs")))
    for file in modules(SOURCES / "antre"):
        assert not changed_loops(ast.parse(file.read_text(encoding="utf-8"))), file


def test_nothing_waits_to_be_worked_out_once() -> None:
    """What is compiled would work it out each time: it knows no `cached_property`."""
    for file in modules(SOURCES / "antre"):
        assert "cached_property" not in file.read_text(encoding="utf-8"), file


def changed_loops(tree: ast.Module) -> list[int]:
    """The lines of loops that store a name which they run over."""
    return [
        loop.lineno
        for loop in ast.walk(tree)
        if isinstance(loop, ast.For)
        and run_over(loop.iter) & {name.id for part in loop.body for name in stored(part)}
    ]


def run_over(looped: ast.expr) -> set[str]:
    """The names a loop runs over, by themselves or as far as `range`, `enumerate` and so on go."""
    given = looped.args if isinstance(looped, ast.Call) else [looped]
    return {each.id for each in given if isinstance(each, ast.Name)}


def stored(tree: ast.AST) -> list[ast.Name]:
    nodes = ast.walk(tree)
    return [
        node for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]


def names(tree: ast.Module) -> set[str]:
    """The functions, classes and constants of a module."""
    nodes = list(ast.walk(tree))
    made = {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    return made | {name.id for name in stored(tree) if name.id.isupper()}


def test_each_game_is_a_library_of_its_own() -> None:
    files = [file.relative_to(SOURCES) for file in modules(SOURCES / "antre")]
    libraries = by_library(files)
    assert libraries.keys() == {
        "antre_kernel", "antre_nidavellir", "antre_hall", "antre_fall", "antre_garden",
        "antre_alkoor",
    }  # fmt: skip
    assert sum(map(len, libraries.values())) == len(files)


def test_no_time_is_lost_on_what_runs_once() -> None:
    name = "CPyDef_antre___games___hall___rules___state"
    lines = f"char {name}_____top_level__(void) {{\nchar {name}___lay(void) {{\n"
    assert hurried(lines) == f"{AS_IT_IS}AS_IT_IS {lines}"


def test_what_needs_numpy_stays_plain() -> None:
    """It is not there where the package is built."""
    for file in modules(SOURCES / "antre"):
        assert "import numpy" not in file.read_text(encoding="utf-8"), file


def test_a_front_door_takes_anything_and_answers_itself() -> None:
    for module, wanted in (
        (state, "def decision(self, seat: Any) -> Decision:"),
        (option, "def parse(self, given: Any) -> Option:"),
    ):
        assert wanted in Source(inspect.getsource(module), module).rewritten()
