"""What a game draws in a terminal, as text."""

from __future__ import annotations

import io

from rich.console import Console

from antre.core.state import State
from tests.test_words import words


def drawn(state: State, seat: int, width: int, sheet: str = "table", language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, emoji=False, markup=False)
    game = state.setup.game
    console.print(game.stage.draw(state, seat, words(language, game, seat), width, sheet))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def line(drawing: str, head: str) -> str:
    """The row that begins so."""
    return next(row for row in drawing.splitlines() if row.startswith(head))
