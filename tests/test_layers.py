"""The house rules: who may import whom, clean code, sound types, and no rule without a test."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from antre.core.game import Game, find, slugs

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent


def run(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_imports_point_one_way() -> None:
    run(str(BIN / "lint-imports"))


def test_the_code_is_clean() -> None:
    run(str(BIN / "ruff"), "check", "src", "tests")


def test_the_code_is_formatted() -> None:
    run(str(BIN / "ruff"), "format", "--check", "src", "tests")


def test_the_types_are_sound() -> None:
    run(str(BIN / "mypy"))


def proven_rules() -> Iterator[str]:
    """Every rule id in a `proves(...)` mark under `tests`."""
    for file in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "proves"
            ):
                yield from (arg.value for arg in node.args if isinstance(arg, ast.Constant))


@pytest.mark.parametrize("game", [find(slug) for slug in slugs()], ids=lambda game: game.slug)
def test_every_rule_is_proven_by_a_test_or_is_about_cardboard(game: Game) -> None:
    proven = set(proven_rules())
    unproven = [rule.id for rule in game.rules if rule.id not in proven and not rule.cardboard]
    assert not unproven, f"{len(unproven)} rules no test names: {', '.join(unproven)}"


@pytest.mark.parametrize("game", [find(slug) for slug in slugs()], ids=lambda game: game.slug)
def test_games_do_not_know_each_other(game: Game) -> None:
    for file in sorted(game.folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("antre.games."):
                assert f"{node.module}.".startswith(f"antre.games.{game.slug}."), file
