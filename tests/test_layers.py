"""The house rules: who may import whom, clean code, sound types, and no rule without a test."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import antre
from antre.cli.proofs import find_proofs
from antre.core.game import Game
from antre.core.words import HOUSE
from tests.imports import ROOMS, cycles, forbidden, graph

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
CHECKED = ("src", "tests", "examples", "benchmarks", "compiling", "hatch_build.py")
OURS = [game for game in antre.all_games() if game.folder.is_relative_to(HOUSE / "games")]
every_game = pytest.mark.parametrize("game", OURS, ids=lambda game: game.slug)


def run(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# --- imports


def test_imports_point_one_way() -> None:
    run(str(BIN / "lint-imports"))


@every_game
def test_the_rooms_of_a_game_know_what_they_may(game: Game) -> None:
    assert not forbidden("antre", f"antre.games.{game.slug}")


@every_game
def test_no_import_of_a_game_leads_back_to_itself(game: Game) -> None:
    assert not cycles("antre", f"antre.games.{game.slug}")


def test_no_import_of_the_kernel_leads_back_to_itself() -> None:
    assert not cycles("antre", "antre.core")


@every_game
def test_games_do_not_know_each_other(game: Game) -> None:
    own, found = f"antre.games.{game.slug}", graph("antre")
    for module in found.find_descendants(own) | {own}:
        for imported in found.find_modules_directly_imported_by(module):
            assert not imported.startswith("antre.games.") or f"{imported}.".startswith(f"{own}.")


def test_contracts_inside_a_game_can_be_broken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A made-up game with a mistake of each kind."""
    files = {
        "content/cards.py": "",
        "rules/flow.py": "from shed.games.toy.content import cards\nimport shed.core.scene",
        "rules/scoring.py": "def score():\n    from shed.games.toy.table import scene",
        "rules/turn.py": "from shed.games.toy.rules import round",
        "rules/round.py": "def run():\n    import shed.games.toy.rules.turn",
        "rules/types.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n"
        "    from shed.games.toy.words import say",
        "table/scene.py": "import shed.games.toy",
        "words/say.py": "from shed.games.toy.rules import flow",
    }
    for room in ("", "games", "games/toy", "core", *(f"games/toy/{room}" for room in ROOMS)):
        (tmp_path / "shed" / room).mkdir(parents=True, exist_ok=True)
        (tmp_path / "shed" / room / "__init__.py").touch()
    (tmp_path / "shed/core/scene.py").touch()
    for name, text in files.items():
        (tmp_path / "shed/games/toy" / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    toy = "shed.games.toy"
    assert forbidden("shed", toy) == [
        f"{toy}.rules.flow imports shed.core.scene",
        f"{toy}.rules.scoring imports {toy}.table.scene",
        f"{toy}.table.scene imports {toy}",
    ]
    assert cycles("shed", toy) == [[f"{toy}.rules.round", f"{toy}.rules.turn"]]


# --- the code


def test_the_code_is_clean() -> None:
    run(str(BIN / "ruff"), "check", *CHECKED)


def test_the_code_is_formatted() -> None:
    run(str(BIN / "ruff"), "format", "--check", *CHECKED)


@pytest.mark.slow
def test_the_types_are_sound() -> None:
    run(str(BIN / "mypy"))


def test_nobody_but_the_kernel_gives_a_state_its_chance() -> None:
    """Each place that did was an obligation to keep secrets; `timeline` keeps them all."""
    allowed = {HOUSE / "core" / name for name in ("state.py", "timeline.py")}
    wrong = [
        f"{path.relative_to(HOUSE)}:{node.lineno}"
        for path in sorted(HOUSE.rglob("*.py"))
        if path not in allowed
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Attribute) and target.attr == "chance"
    ]
    assert not wrong


# --- the rules


@every_game
def test_every_rule_is_proven_by_a_test_or_is_about_cardboard(game: Game) -> None:
    proofs = find_proofs(ROOT, antre.all_games())
    assert proofs is not None
    proven = proofs[game.slug]
    unproven = [rule.id for rule in game.rules if rule.id not in proven and not rule.cardboard]
    assert not unproven, f"{len(unproven)} rules no test names: {', '.join(unproven)}"
