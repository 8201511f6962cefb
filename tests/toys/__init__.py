"""Games small enough to be read at a glance, for tests of the kernel and of the laws."""

from __future__ import annotations

import pytest

from antre.core import game


def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Toys are found by their slug, as if another package had brought them along."""
    monkeypatch.setitem(game._shelf(), "pebbles", "tests.toys.pebbles:GAME")
