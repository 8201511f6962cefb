"""Two more games on the shelf: the example, and half of it."""

from __future__ import annotations

import pytest

from antre.core import game
from tests.cli.conftest import folder, run  # noqa: F401, fixtures

LANTERN, BARE = "lantern", "bare"
MISSING = "the example is not installed: run `make test`, or `pip install -e examples/lantern`"


@pytest.fixture(autouse=True)
def shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example is found by its entry point; half of it is put beside it."""
    found = game._shelf()
    assert found.get(LANTERN) == "lantern:GAME", MISSING
    monkeypatch.setattr(game, "_shelf", lambda: {**found, BARE: "tests.examples.bare:GAME"})
