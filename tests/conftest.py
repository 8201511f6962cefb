"""Every test that proves rules names them: `@pytest.mark.proves("hero.mandatory", ...)`."""

from __future__ import annotations

import pytest

import antre

RULE_IDS = {rule.id for game in antre.all_games() for rule in game.rules}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        for marker in item.iter_markers("proves"):
            unknown = [rule for rule in marker.args if rule not in RULE_IDS]
            if unknown:
                raise pytest.UsageError(f"{item.nodeid} proves rules that do not exist: {unknown}")
