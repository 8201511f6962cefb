"""The golden playthroughs: whatever changes in a game shows here, line by line."""

from __future__ import annotations

import difflib
import itertools

from tests.golden.playthrough import TABLES, path, playthrough
from tests.laws.tables import by_table

HINT = "if this is meant, run `python -m tests.golden.write` and read `git diff tests/golden`"


@by_table(TABLES)
def test_the_game_goes_as_it_always_went(slug: str, seats: int) -> None:
    file = path(slug, seats)
    assert file.exists(), f"{file.name} is missing; {HINT}"
    written, played = file.read_text(encoding="utf-8"), playthrough(slug, seats)
    difference = difflib.unified_diff(
        written.splitlines(), played.splitlines(), file.name, "played now", lineterm="", n=4
    )
    first_lines = "\n".join(itertools.islice(difference, 60))
    assert written == played, f"{HINT}\n{first_lines}"
