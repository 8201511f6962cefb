"""How large a scene is, compressed: the first one, and those after it, which bring new faces alone.

    python benchmarks/scenes.py [--game hall] [--shape wide]

A game of four greedy bots (fewer where fewer can play), seen by the first seat whenever it is
asked. What the house adds (the story, the lesson, proposals) is not counted. Nothing here depends
on the clock: the same code gives the same figures.
"""

from __future__ import annotations

import argparse
import gzip
import json
import random
from statistics import median, quantiles
from typing import Any

from rich.console import Console
from rich.table import Table

from antre.bots import ask, make
from antre.core.game import find, slugs
from antre.core.setup import Setup
from antre.core.words import HOUSE, Words

PARTS = ("faces", "zones", "question")
MOST = 150  # scenes of a game


def main() -> None:
    parser = argparse.ArgumentParser(description="How large scenes are.")
    parser.add_argument("--game", action="append", choices=slugs())
    parser.add_argument("--shape", choices=("wide", "tall"), default="wide")
    args = parser.parse_args()
    rows = Table("game", "scenes", "first", "with all faces", "later", *PARTS)
    rows.caption = "kB with gzip; of later scenes the median / what 95 of 100 stay below."
    for slug in args.game or slugs():
        told = scenes(slug, args.shape)
        whole, later = [zipped(each) for each, _ in told], [told_now for _, told_now in told[1:]]
        rows.add_row(
            slug, str(len(told)), f"{whole[0]:.1f}", shown(whole[1:]), shown(map(zipped, later)),
            *(shown(zipped(each[part]) for each in later) for part in PARTS),
        )  # fmt: skip
    Console(width=120).print(rows)


def scenes(slug: str, shape: str) -> list[tuple[Any, Any]]:
    """Each scene as it is with all its faces, and as it is sent after the one before it."""
    seats = min(4, find(slug).seats[-1])
    state, rng = Setup.of(find(slug), seats).start(1), random.Random(1)
    words = Words("en", HOUSE, state.setup.game.folder, names=["Ada", "Bo", "Cy", "Di"], me=0)
    bots = [make("greedy", seat) for seat in range(seats)]
    found: list[tuple[Any, Any]] = []
    known: frozenset[str] | None = None
    while not state.over and len(found) < MOST:
        seat = state.waiting[0]
        if seat == 0:
            scene = state.setup.game.stage.scene(state, 0, words, shape)
            found.append((scene.to_json(), scene.to_json(known)))
            known = frozenset(scene.faces)
        state.apply(seat, ask(bots[seat], state, seat, rng))
    return found


def zipped(data: Any) -> float:
    return len(gzip.compress(json.dumps(data, ensure_ascii=False).encode(), 6)) / 1000


def shown(sizes: Any) -> str:
    own = list(sizes)
    return f"{median(own):.1f} / {quantiles(own, n=20, method='inclusive')[-1]:.1f}"


if __name__ == "__main__":
    main()
