"""The golden playthroughs: whatever changes in a game shows here, line by line."""

from __future__ import annotations

import difflib
import itertools
from pathlib import Path

import pytest

from tests.golden import campaign
from tests.golden.answers import by_bots
from tests.golden.playthrough import PLAYS, Play, Teller, replayed, seed_of
from tests.golden.write import write_stale

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
    compare(play.path, replayed(play))


def test_a_campaign_goes_as_it_always_went() -> None:
    compare(campaign.FILE, campaign.replayed())


def test_only_what_no_longer_goes_is_written_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot has grown wiser: it would play neither game again."""
    kept, stale = (Play("nidavellir", 2, str(tmp_path / name), bot="random") for name in "ab")
    told = Teller(kept, seed_of(kept), by_bots("random", 9)).tell()
    kept.path.write_text(told, encoding="utf-8")
    stale.path.write_text(told.replace("chooses bid", "chooses to bid", 1), encoding="utf-8")
    monkeypatch.setattr("tests.golden.write.PLAYS", [kept, stale])
    monkeypatch.setattr(campaign, "replayed", lambda: campaign.FILE.read_text(encoding="utf-8"))
    assert list(write_stale([])) == [stale.path]
    assert kept.path.read_text(encoding="utf-8") == told
    assert list(write_stale([])) == []
    assert list(write_stale([kept.name])) == [kept.path]
    assert kept.path.read_text(encoding="utf-8") != told


def compare(file: Path, played: str) -> None:
    written = file.read_text(encoding="utf-8")
    difference = difflib.unified_diff(
        written.splitlines(), played.splitlines(), file.name, "played now", lineterm="", n=4
    )
    first_lines = "\n".join(itertools.islice(difference, 60))
    assert written == played, f"{HINT}\n{first_lines}"
