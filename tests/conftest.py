"""Marks: which rules a test proves, and which tests take long, a server or a browser.

A test that proves rules names them: `@pytest.mark.proves("hero.mandatory", ...)`. Each must be a
rule of the game whose folder the test lies in, or of the one that the mark names.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from antre.core.game import find, slugs
from antre.core.rule import RuleBook

pytest_plugins = ["tests.toys.shelf"]

ROOT = Path(__file__).parents[1]
# Games in the making are not on the shelf, nor need they have an engine yet, but what is said of
# their rules is proven as well.
BOOKS = {path.parent.name: path for path in (ROOT / "src/antre/games").glob("*/rules.toml")}
RULES = {
    slug: {rule.id for rule in (RuleBook.load(BOOKS[slug]) if slug in BOOKS else find(slug).rules)}
    for slug in sorted({*slugs(), *BOOKS})
}
BY_FOLDER = {
    "bots": pytest.mark.slow,
    "lab": pytest.mark.slow,
    "server": pytest.mark.server,
    "web": pytest.mark.web,
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for folder in folders(item) & BY_FOLDER.keys():
            item.add_marker(BY_FOLDER[folder])
        for marker in item.iter_markers("proves"):
            check_proof(item, marker)


def folders(item: pytest.Item) -> set[str]:
    """The folders of the project that a test lies in."""
    inside = item.path.is_relative_to(ROOT / "tests")
    return set(item.path.relative_to(ROOT / "tests").parts[:-1]) if inside else set()


def check_proof(item: pytest.Item, marker: pytest.Mark) -> None:
    """Stop the run where a mark names no rule, or one of no single game."""
    by_place = next((slug for slug in RULES if slug in folders(item)), None)
    game = marker.kwargs.get("game") or by_place
    for rule in marker.args:
        owners = [slug for slug, rules in RULES.items() if rule in rules and game in (None, slug)]
        if len(owners) != 1:
            where = f"in {game}" if game else "in exactly one game; say which: game=..."
            raise pytest.UsageError(f"{item.nodeid} proves {rule!r}, which is no rule {where}")
