"""The drawn table shows a seat what it may know, and fits where it is drawn."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import antre
from antre.cli.arguments import words_for
from antre.cli.sitting import worth
from antre.core.state import State


def drawn(state: State, seat: int, width: int, sheet: str, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, emoji=False, markup=False)
    words = words_for(language, state.setup.game, me=seat)
    console.print(state.setup.game.stage.draw(state, seat, words, width, sheet))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def moments(seats: int, every: int) -> list[State]:
    """A random game, looked at now and then, and at its end."""
    state, rng, kept = antre.new("nidavellir", seats=seats, seed=seats), random.Random(seats), []
    while not state.over:
        if rng.randrange(every) == 0:
            kept.append(state.clone())
        asked = rng.choice(state.decisions)
        state.apply(asked.seat, rng.choice(asked.options))
    return [*kept, state]


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_drawing_and_its_hints_tell_nothing_hidden(seats: int) -> None:
    """Two worlds that a seat cannot tell apart look the same to it, and so do its options."""
    for number, state in enumerate(moments(seats, every=30)):
        for seat in range(-1, seats):
            world = state.resample(seat, random.Random(number))
            assert drawn(state, seat, 80, "table") == drawn(world, seat, 80, "table")
        for asked in state.decisions:
            world = state.resample(asked.seat, random.Random(number))
            for option in [] if state.question.secret else asked.options:
                assert worth(state, asked.seat, option) == worth(world, asked.seat, option)


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_drawings_fit_the_width(width: int, language: str) -> None:
    for state in moments(5, every=20):
        for sheet in state.setup.game.stage.sheets:
            lines = drawn(state, 0, width, sheet, language).splitlines()
            assert max(map(len, lines)) <= width


def test_complete_lines_carry_a_star_each() -> None:
    for state in moments(3, every=8):
        for seat in range(3):
            lines = min(state.view(seat)["ranks"][seat].values())
            assert drawn(state, seat, 80, "table").count("★") == lines


def test_the_current_tavern_is_lit() -> None:
    names = {"goblin": "Laughing Goblin", "dragon": "Dancing Dragon", "horse": "Shining Horse"}
    for state in moments(4, every=8):
        lit = state.view(0)["tavern"]
        for tavern, name in names.items():
            assert (f"▸ {name} ◂" in drawn(state, 0, 80, "table")) == (tavern == lit)


def test_missing_royal_coins_leave_gaps() -> None:
    gaps = 0
    for state in moments(3, every=20):
        drawing = drawn(state, 0, 80, "table").splitlines()
        rack = next(line for line in drawing if line.startswith("Treasury")).split()[1:]
        treasury = state.view(0)["treasury"]
        assert rack == [
            {0: "·", 1: value, 2: f"{value}²", 3: f"{value}³"}[count]
            for value, count in treasury.items()
        ]
        gaps += rack.count("·")
    assert gaps
