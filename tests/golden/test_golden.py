"""The golden playthroughs: whatever changes in a game shows here, line by line."""

from __future__ import annotations

import difflib
import itertools

import pytest

from tests.golden.playthrough import PLAYS, Play, playthrough, seed_of

HINT = "if this is meant, run `python -m tests.golden.write` and read `git diff tests/golden`"


SMALLEST = {play.slug: play for play in reversed(PLAYS)}


@pytest.mark.parametrize(
    "play",
    [
        pytest.param(play, marks=[pytest.mark.slow] * (play != SMALLEST[play.slug]), id=play.name)
        for play in PLAYS
    ],
)
def test_the_game_goes_as_it_always_went(play: Play) -> None:
    file = play.path
    assert file.exists(), f"{file.name} is missing; {HINT}"
    written, played = file.read_text(encoding="utf-8"), playthrough(play, seed_of(play))
    difference = difflib.unified_diff(
        written.splitlines(), played.splitlines(), file.name, "played now", lineterm="", n=4
    )
    first_lines = "\n".join(itertools.islice(difference, 60))
    assert written == played, f"{HINT}\n{first_lines}"
