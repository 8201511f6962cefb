"""The golden playthroughs: whatever changes in a game shows here, line by line."""

from __future__ import annotations

import difflib
import itertools
from pathlib import Path

import pytest

from tests.golden import campaign
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
    assert play.path.exists(), f"{play.path.name} is missing; {HINT}"
    compare(play.path, playthrough(play, seed_of(play)))


def test_a_campaign_goes_as_it_always_went() -> None:
    compare(campaign.FILE, campaign.replayed())


def compare(file: Path, played: str) -> None:
    written = file.read_text(encoding="utf-8")
    difference = difflib.unified_diff(
        written.splitlines(), played.splitlines(), file.name, "played now", lineterm="", n=4
    )
    first_lines = "\n".join(itertools.islice(difference, 60))
    assert written == played, f"{HINT}\n{first_lines}"
