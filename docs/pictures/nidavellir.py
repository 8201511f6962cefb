"""Draws `nidavellir.svg`: a saved table of Nidavellir, as the browser shows it.

Run it from anywhere: `python docs/pictures/nidavellir.py`.
"""

from __future__ import annotations

from pathlib import Path

import antre
from antre.core.picture import scene_svg
from antre.core.record import Record
from antre.core.words import HOUSE, Words

HERE = Path(__file__).parent


def picture() -> str:
    """The table of the saved game, through the eyes of its first seat."""
    record = antre.load(HERE / "nidavellir.record.json")
    assert isinstance(record, Record)
    state = record.replay()
    game = state.setup.game
    words = Words("en", HOUSE, game.folder, names=["You", "Brokk", "Sindri", "Dvalin"], me=0)
    return scene_svg(game.stage.scene(state, 0, words, "wide"))


if __name__ == "__main__":
    (HERE / "nidavellir.svg").write_text(picture(), encoding="utf-8")
