"""Toys put on the shelf of the house for as long as a test lasts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from antre.core import game
from antre.core.content import Content
from antre.core.game import Game
from tests.toys.ladder import GAME, Ladder


@pytest.fixture
def ladder() -> Iterator[Game[Ladder, Content]]:
    """The toy game Ladder, found by its name."""
    shelf = game._shelf()
    shelf["ladder"] = "tests.toys.ladder:GAME"
    yield GAME
    del shelf["ladder"]
