"""Writes the golden playthroughs anew that no longer go as they are told, on purpose:

    python -m tests.golden.write
    python -m tests.golden.write alkoor_1_won      # these, whether they still go or not

Then read `git diff tests/golden`: every line of it is a change that players will notice.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from tests.golden import campaign
from tests.golden.playthrough import PLAYS, replayed, write


def write_stale(forced: Sequence[str]) -> Iterator[Path]:
    """Bots may have grown wiser: what still goes as it is told is left as it is."""
    for play in PLAYS:
        if play.name in forced or not goes(play.path, partial(replayed, play)):
            yield write(play)
    if campaign.FILE.stem in forced or not goes(campaign.FILE, campaign.replayed):
        yield campaign.write()


def goes(file: Path, play: Callable[[], str]) -> bool:
    """Does a game go as its file tells? An answer that is no longer offered breaks it off."""
    try:
        return play() == file.read_text(encoding="utf-8")
    except Exception:
        return False


if __name__ == "__main__":
    for written in write_stale(sys.argv[1:]):
        sys.stdout.write(f"wrote {written.name}\n")
