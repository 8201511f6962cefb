"""A module as the compiler likes it best, from the module as people like it best.

The sources stay plain Python; what is compiled is a copy in which is written out what Python would
find out when it runs. Nothing here changes what a module does:

- A name in capitals never changes, so it is `Final`, and a number or a text stands for itself.
- A state has no metaclass: its `clone` and `order_bags` stand in its body, made by `core.fields`.
- Nor has a frame: what `ABC` remembers of who is an instance of whom would be one memory for all
  compiled classes, and whoever asks from plain Python would be told the answer for another class.
  What is a base for others alone says so itself.
- `__slots__` and the annotations of a state are kept as plain attributes; a compiled class has
  neither of its own.
- The front doors take anything, as they do in Python, and say themselves what is wrong with it; a
  compiled function refuses what its types do not allow before it is even asked.
- Fractions are added up by Python: since 3.12 it does that more exactly than what the compiler
  makes of `sum` and a generator.
- What is told to nobody is not even prepared: `state.tell(...)` asks first whether there is a
  journal.
- Classes can be copied and pickled, and derived from by games that are not compiled.

Lines stay where they are, so that what goes wrong is told with the right line.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from types import ModuleType
from typing import Any, NamedTuple

CAPITALS = re.compile(r"[A-Z][A-Z0-9_]*")
# By class, the methods that answer for what somebody else hands in.
FRONT_DOORS = {
    "State": ("apply", "check", "decision", "why"),
    "OptionTable": ("parse",),
}
BY_PYTHON = ("NamedTuple", "Protocol", "TypedDict", "AntreError", "Exception")
TYPE_VARIABLES = ("TypeVar", "ParamSpec")
FUTURE = "from __future__ import annotations\n\n"
WANTED = (
    "from __future__ import annotations; from typing import TYPE_CHECKING, Any, ClassVar, Final\n"
    "if TYPE_CHECKING: from mypy_extensions import mypyc_attr\n"
)
# Such a class can be made without its `__init__` too, as it is when it is copied.
DERIVABLE = "@mypyc_attr(allow_interpreted_subclasses=True)"


# What `__slots__` is called in a compiled class; `core.fields.slots_of` knows both.
KEPT = "__slotted__"


class Edit(NamedTuple):
    """What stands in place of some characters of a source."""

    start: int
    end: int
    text: str


class Source:
    """A module being rewritten: its text, its tree, and the module itself, to look into."""

    def __init__(self, text: str, module: ModuleType) -> None:
        self.text = text
        self.module = module
        self.tree = ast.parse(text)
        self._lines = [0]
        for line in text.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self._encoded = [line.encode() for line in text.splitlines()]

    @property
    def is_kernel(self) -> bool:
        return self.module.__name__.startswith("antre.core.")

    @property
    def judges(self) -> bool:
        """Are there fractions? Rules reckon in whole numbers."""
        return bool({"bots", "judgement"} & set(self.module.__name__.split(".")))

    def rewritten(self) -> str:
        edits = [
            *self._constants(), *self._sums(), *self._told(), *self._classes(),
            *self._front_doors(),
        ]  # fmt: skip
        text = self.text
        for edit in sorted(edits, reverse=True):
            text = text[: edit.start] + edit.text + text[edit.end :]
        return text.replace(FUTURE, WANTED, 1)

    def place(self, line: int, column: int) -> int:
        """Where in the text a place of the tree is, whose columns count bytes."""
        before = self._encoded[line - 1][:column]
        return self._lines[line - 1] + len(before.decode())

    def start(self, node: Any) -> int:
        return self.place(node.lineno, node.col_offset)

    def end(self, node: Any) -> int:
        return self.place(node.end_lineno, node.end_col_offset)

    def part(self, node: Any) -> str:
        return self.text[self.start(node) : self.end(node)]

    # --- constants

    def _constants(self) -> Iterator[Edit]:
        times = Counter(
            node.id
            for node in ast.walk(self.tree)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
        )
        for node in self.tree.body:
            names = [name for target in targets_of(node) for name in names_of(target)]
            if names and all(CAPITALS.fullmatch(name) and times[name] == 1 for name in names):
                yield from self._final(node, names)

    def _final(self, node: Any, names: list[str]) -> Iterator[Edit]:
        values = [getattr(self.module, name) for name in names]
        if all(type(value) in (bool, int, float, str) for value in values):
            told = [f"{name}: Final = {value!r}" for name, value in zip(names, values, strict=True)]
            padding = "\n" * (node.end_lineno - node.lineno)
            yield Edit(self.start(node), self.end(node), "; ".join(told) + padding)
        elif isinstance(node, ast.AnnAssign):
            kind = self.part(node.annotation)
            yield Edit(self.start(node.annotation), self.end(node.annotation), f"Final[{kind}]")
        elif isinstance(node.targets[0], ast.Name) and not makes_type_variable(node.value):
            place = self.end(node.targets[0])
            yield Edit(place, place, f": {final_type(values[0])}" if final_type(values[0]) else "")

    # --- sums

    def _sums(self) -> Iterator[Edit]:
        for line in self.tree.body if self.judges else ():
            for node in ast.walk(line) if not targets_of(line) else ():
                given = summed(node)
                if isinstance(given, ast.GeneratorExp):
                    # Alone as it is, it has the parentheses of the call.
                    start, end = self.start(given) + 1, self.end(given) - 1
                    yield from (Edit(start, start, "["), Edit(end, end, "]"))

    # --- what is told

    def _told(self) -> Iterator[Edit]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                called = node.value.func
                if isinstance(called, ast.Attribute) and called.attr == "tell":
                    place = self.start(node)
                    teller = self.part(called.value)
                    yield Edit(place, place, f"if {teller}.journal is not None: ")

    # --- classes

    def _classes(self) -> Iterator[Edit]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ClassDef):
                yield from self._bases(node)
                yield from self._slots(node)
                if node in self.tree.body:
                    yield from self._declared(node)

    def _bases(self, node: ast.ClassDef) -> Iterator[Edit]:
        for place, base in enumerate(node.bases, 1):
            if ast.unparse(base) == "ABC":
                after = node.bases[place:]
                end = self.start(after[0]) if after else self.end(base)
                yield Edit(self.start(base), end, "")

    def _slots(self, node: ast.ClassDef) -> Iterator[Edit]:
        for line in node.body:
            if isinstance(line, ast.Assign) and names_of(line.targets[0]) == ["__slots__"]:
                kept = f"{KEPT}: ClassVar[tuple[str, ...]]"
                yield Edit(self.start(line.targets[0]), self.end(line.targets[0]), kept)

    def _declared(self, node: ast.ClassDef) -> Iterator[Edit]:
        made = getattr(self.module, node.name)
        if not is_plain(node):
            # One of the two empty lines above a class has room for it.
            above = self._lines[node.lineno - 2]
            yield Edit(above, above, DERIVABLE)
        if missing := sorted(getattr(made, "__abstractmethods__", ())):
            place = self.end(node.body[0])
            kept = f"__abstractmethods__: ClassVar[frozenset[str]] = frozenset({missing!r})"
            yield Edit(place, place, f"; {kept}")
        if [word.arg for word in node.keywords] == ["metaclass"]:
            place = self.place(node.lineno, 0)
            yield Edit(place, self._lines[node.lineno], f"class {node.name}:\n")
        if hasattr(made, "order_bags"):
            place = self.end(node.body[-1])
            yield Edit(place, place, "\n" + "\n".join(state_lines(made)))

    def _front_doors(self) -> Iterator[Edit]:
        if not self.is_kernel:
            return
        for node in self.tree.body:
            doors = FRONT_DOORS.get(getattr(node, "name", ""), ())
            for method in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(method, ast.FunctionDef) and method.name in doors:
                    for given in method.args.args[1:]:
                        yield Edit(self.start(given.annotation), self.end(given.annotation), "Any")


def targets_of(node: ast.stmt) -> list[ast.expr]:
    if isinstance(node, ast.Assign) and len(node.targets) == 1:
        return node.targets
    if isinstance(node, ast.AnnAssign) and node.value is not None:
        return [node.target]
    return []


def names_of(target: ast.expr) -> list[str]:
    if isinstance(target, ast.Name):
        return [target.id]
    if isinstance(target, ast.Tuple) and all(isinstance(each, ast.Name) for each in target.elts):
        return [name for each in target.elts for name in names_of(each)]
    return []


def final_type(value: object) -> str:
    """How a constant is declared. A tuple has to be a sequence: one of a known length is kept in
    pieces, of which the compiler may take the first for not being there."""
    if not isinstance(value, tuple):
        return "Final"
    kinds = {type(each) for each in value}
    if len(kinds) == 1 and kinds <= {int, float, str}:
        return f"Final[tuple[{kinds.pop().__name__}, ...]]"
    return ""


def summed(node: ast.AST) -> ast.expr | None:
    """What a call of `sum` adds up."""
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "sum":
        return node.args[0]
    return None


def makes_type_variable(value: ast.expr) -> bool:
    return (
        isinstance(value, ast.Call)
        and isinstance(value.func, ast.Name)
        and value.func.id in TYPE_VARIABLES
    )


def is_plain(node: ast.ClassDef) -> bool:
    """A class that the compiler leaves to Python."""
    bases = [ast.unparse(base) for base in node.bases]
    return bool(node.decorator_list) or any(base in BY_PYTHON for base in bases)


def state_lines(state: Any) -> Iterator[str]:
    """What a state has by its metaclass, written out."""
    from antre.core.fields import clone_source, order_bags_source

    slots = tuple(vars(state)["__slots__"])
    yield f"    {KEPT}: ClassVar[tuple[str, ...]] = {slots!r}"
    if "kernel" in vars(state):
        return
    notes = {field: note for field, note in state.__annotations__.items() if field in slots}
    yield f"    __annotations__: ClassVar[dict[str, str]] = {notes!r}"
    name = state.__name__
    for source, result in (
        (clone_source(state, f"{name}.__new__({name})"), name),
        (order_bags_source(state), "None"),
    ):
        head, *body = source.splitlines()
        yield f"    {head[:-1]} -> {result}:"
        yield from (f"    {line}" for line in body)
