"""Toys put on the shelf of the house for as long as a test lasts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from antre.core import game
from antre.core.content import Content
from antre.core.game import Game
from tests.toys.ladder import GAME, Ladder


@contextmanager
def on_the_shelf() -> Iterator[Game[Ladder, Content]]:
    """The toy game Ladder, found by its name."""
    shelf = game._shelf()
    shelf["ladder"] = "tests.toys.ladder:GAME"
    yield GAME
    del shelf["ladder"]


@pytest.fixture
def ladder() -> Iterator[Game[Ladder, Content]]:
    with on_the_shelf() as game:
        yield game


@pytest.fixture(scope="module")
def ladder_for_all() -> Iterator[None]:
    """The same for all tests of a file."""
    with on_the_shelf():
        yield
