"""The laws know one game more than the house."""

from __future__ import annotations

import pytest

from tests.toys import known


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    known(monkeypatch)
