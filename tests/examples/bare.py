"""Half a game: the engine of Lanterns and nothing else. No words, no rules.toml, no drawing."""

from __future__ import annotations

from pathlib import Path

from lantern.rules import LanternEngine

from antre.core.game import Game

GAME = Game(
    slug="bare",
    folder=Path(__file__).parent / "nothing",
    title={"en": "Bare", "fr": "Nu"},
    seats=range(2, 5),
    engine=LanternEngine(),
)
