"""A finished game looked at again, at the command line."""

from __future__ import annotations

import json
from pathlib import Path

from antre.coach import Review
from tests.bots.play import play
from tests.cli.conftest import Run


def test_a_review_is_shown_and_written(run: Run) -> None:
    Path("game.json").write_text(play(["easy", "greedy"], 2).record.dumps(), encoding="utf-8")
    result = run(
        "review", "game.json", "--seat", "0", "--looks", "1", "--json", "review.json",
        "--language", "fr",
    )  # fmt: skip
    assert result.code == 0
    assert "Chances de gagner" in result.out
    assert "100 %" in result.out
    found = Review.from_json(json.loads(Path("review.json").read_text(encoding="utf-8")))
    assert [each.seat for each in found.judged] == [0]
