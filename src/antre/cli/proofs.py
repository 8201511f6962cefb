"""Which tests name which rules of which game, read from the test files without running them.

A test names the rules it proves by `@pytest.mark.proves("hero.mandatory", ...)`, on a function, on
a class, on a parameter or as the `pytestmark` of a file. A proof is one of a single game: the one
whose folder the test lies in (`tests/nidavellir/`), or the one that the mark names
(`proves("goal.winner", game="hall")`). A test that lies elsewhere and names no game proves what no
two games share.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from antre.core.game import Game

# For each rule id, the tests that name it.
Proofs = dict[str, list[str]]


class Mark(NamedTuple):
    """A rule named by a test; the game is "" where the mark does not say."""

    rule: str
    test: str
    game: str


def find_proofs(root: Path, games: Sequence[Game]) -> dict[str, Proofs] | None:
    """For each game, its rules that tests name; None where there is no test folder."""
    folder = root / "tests"
    if not (root / "pyproject.toml").is_file() or not folder.is_dir():
        return None
    proofs: dict[str, Proofs] = {game.slug: {} for game in games}
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(root)
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for mark in marks(tree, place.as_posix()):
            game = mark.game or game_of(place, mark.rule, games)
            if game in proofs:
                proofs[game].setdefault(mark.rule, []).append(mark.test)
    return proofs


def game_of(place: Path, rule: str, games: Sequence[Game]) -> str:
    """The game that a test is about by its place, or by a rule that is its own; "" if unclear."""
    for game in games:
        if game.slug in place.parts[:-1]:
            return game.slug
    owners = [game.slug for game in games if rule in {known.id for known in game.rules}]
    return owners[0] if len(owners) == 1 else ""


def marks(node: ast.AST, label: str) -> Iterator[Mark]:
    """Every mark in a tree; it belongs to the function or class it stands on."""
    for child in ast.iter_child_nodes(node):
        inner = label
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{label}::{child.name}"
        if isinstance(child, ast.Call) and _is_mark(child):
            game = "".join(text for word in child.keywords for text in _texts([word.value]))
            for rule in _texts(child.args):
                yield Mark(rule, label, game)
        yield from marks(child, inner)


def _is_mark(node: ast.Call) -> bool:
    return isinstance(node.func, ast.Attribute) and node.func.attr == "proves"


def _texts(nodes: Sequence[ast.expr]) -> list[str]:
    values = [node.value for node in nodes if isinstance(node, ast.Constant)]
    return [value for value in values if isinstance(value, str)]
