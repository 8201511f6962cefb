"""Which tests name which rules, read from the test files without running them.

A test names the rules it proves by `@pytest.mark.proves("hero.mandatory", ...)`, on a function, on
a class, on a parameter or as the `pytestmark` of a file.
"""

from __future__ import annotations

import ast
from pathlib import Path

Proofs = dict[str, list[str]]


def find_proofs(root: Path) -> Proofs | None:
    """For each rule id, the tests that name it; None where there is no test folder."""
    folder = root / "tests"
    if not (root / "pyproject.toml").is_file() or not folder.is_dir():
        return None
    proofs: Proofs = {}
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for rule, test in named(tree, path.relative_to(root).as_posix()):
            proofs.setdefault(rule, []).append(test)
    return proofs


def named(node: ast.AST, label: str) -> list[tuple[str, str]]:
    """Every (rule id, test) in a tree; a mark belongs to the function or class it stands on."""
    found = []
    for child in ast.iter_child_nodes(node):
        inner = label
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = f"{label}::{child.name}"
        if is_mark(child):
            found += [(rule, label) for rule in texts(child)]
        found += named(child, inner)
    return found


def is_mark(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "proves"
    )


def texts(node: ast.AST) -> list[str]:
    assert isinstance(node, ast.Call)
    values = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
    return [value for value in values if isinstance(value, str)]
