"""A house for each test that wants one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.den import Den, Guest, open_den


@pytest.fixture
def den(tmp_path: Path) -> Iterator[Den]:
    with open_den(tmp_path) as den:
        yield den


@pytest.fixture
def anna(den: Den) -> Guest:
    return den.guest("Anna")


@pytest.fixture
def bruno(den: Den) -> Guest:
    return den.guest("Bruno", "fr")
