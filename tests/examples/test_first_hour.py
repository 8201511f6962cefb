"""The first random game comes before the first event, word or drawing, in less than 120 lines."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

import pytest

from antre.core.game import Game
from antre.core.setup import Setup

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lantern" / "lantern"
SHORT, WHOLE = 120, 800
# What tells the story of a game, and comes later.
STORY = re.compile(r"(?: +else:\n)? +state\.tell\(.*\n|from lantern\.events .*\n| +events = .*\n")
BEGINNING = """

GAME = kit.Game(
    slug="first",
    folder=Path(__file__).parent,
    title={"en": "First", "fr": "Premier"},
    seats=range(2, 5),
    engine=LanternEngine(),
)
"""


def first_version() -> str:
    """The rules of the example without events, and a game made of them alone."""
    rules = STORY.sub("", (EXAMPLE / "rules.py").read_text(encoding="utf-8"))
    imports = "from collections.abc import Mapping, Sequence\n"
    assert imports in rules
    return rules.replace(imports, f"{imports}from pathlib import Path\n") + BEGINNING


def test_it_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = first_version()
    assert "tell" not in text
    assert len(text.splitlines()) < SHORT
    (tmp_path / "first_hour.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import first_hour  # type: ignore[import-not-found]

    game = first_hour.GAME
    assert isinstance(game, Game)
    for seats in game.seats:
        state, rng = Setup.of(game, seats).start(seats), random.Random(seats)
        while not state.over:
            asked = rng.choice(state.decisions)
            state.apply(asked.seat, rng.choice(asked.options))
        assert state.outcome is not None
        assert [event["kind"] for event in state.log(0)] == ["end"]
    del sys.modules["first_hour"]


def test_the_whole_is_small() -> None:
    files = [path for path in EXAMPLE.iterdir() if path.is_file()]
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) < WHOLE
