"""A seeded game told step by step as text, in the spirit of OpenSpiel's playthroughs.

The text names questions, options, choices, draws, events with their audience, and a hash of what
each seat and the spectator (-1) see. It holds no name of a class and no fingerprint, so work on
the engine that leaves the game alone leaves the text alone.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from pathlib import Path

from antre.core.event import Event
from antre.core.journal import Choice
from antre.core.option import Option
from antre.core.state import State, canonical
from antre.core.timeline import write_entry
from antre.core.words import HOUSE
from tests.laws.tables import OURS, setup, viewers

FOLDER = Path(__file__).parent
# The games of the house; those of other packages bring their own.
TABLES = [
    (game.slug, seats)
    for game in OURS
    if game.folder.is_relative_to(HOUSE / "games")
    for seats in game.seats
]
LONG_LIST = 60

# Found by search: games in which random play meets many rules.
SEEDS = {
    ("fall", 1): 1232,
    ("fall", 2): 44,
    ("fall", 3): 19,
    ("fall", 4): 46,
    ("fall", 5): 52,
    ("hall", 2): 30,
    ("hall", 3): 17,
    ("hall", 4): 21,
    ("hall", 5): 30,
    ("nidavellir", 2): 551,
    ("nidavellir", 3): 336,
    ("nidavellir", 4): 85,
    ("nidavellir", 5): 97,
}


def path(slug: str, seats: int) -> Path:
    return FOLDER / f"{slug}_{seats}.txt"


def seed_of(slug: str, seats: int) -> int:
    return SEEDS.get((slug, seats), 1)


class Teller:
    """Plays a game and writes down what happens."""

    def __init__(self, slug: str, seats: int, seed: int) -> None:
        self.state = setup(slug, seats).start(seed)
        # Only `random()` is promised to stay the same in every version of Python.
        self.rng = random.Random(seed)
        self.lines = [f"{slug}, {seats} seats, seed {seed}", ""]
        self.told_entries = 0
        self.told_events = 0

    def tell(self) -> str:
        self._tell_news()
        number = 0
        while not self.state.over:
            self._tell_step(number)
            number += 1
        self._tell_end()
        return "\n".join(self.lines) + "\n"

    def _tell_step(self, number: int) -> None:
        waiting = self.state.decisions
        asked = waiting[int(self.rng.random() * len(waiting))]
        option = asked.options[int(self.rng.random() * len(asked.options))]
        self.lines.append(f"[{number}] seat {asked.seat}, {asked.rule}")
        self.lines.append(f"  offered {offered(asked.options)}")
        self.lines.append(f"  chooses {option.text}")
        self.state.apply(asked.seat, option)
        self._tell_news()

    def _tell_news(self) -> None:
        journal = self.state.journal
        assert journal is not None
        for entry in journal.entries[self.told_entries :]:
            if not isinstance(entry, Choice):
                self.lines.append(f"  draw {write_entry(self.state.setup, entry)}")
        fresh = journal.events[self.told_events :]
        self.lines += [f"  event {told(event, self.state)}" for event in fresh]
        self.told_entries, self.told_events = len(journal.entries), len(journal.events)
        seen = [f"{seat}:{view_hash(self.state, seat)}" for seat in viewers(self.state)]
        self.lines += ["  views " + " ".join(seen), ""]

    def _tell_end(self) -> None:
        state = self.state
        assert state.outcome is not None
        self.lines.append(f"scores {list(state.scores)}, winners {list(state.outcome.winners)}")
        for seat in range(state.setup.seats):
            parts = state.setup.game.engine.breakdown(state, seat)
            told_parts = ", ".join(f"{name} {value}" for name, value in parts.items())
            self.lines.append(f"seat {seat}: {told_parts}")


def offered(options: list[Option]) -> str:
    """The texts of all options; of very many, how many of each verb, and a hash of the texts."""
    texts = " ".join(option.text for option in options)
    if len(options) <= LONG_LIST:
        return texts
    verbs = Counter(option.text.partition(":")[0] for option in options)
    counts = " ".join(f"{verb}×{count}" for verb, count in verbs.items())
    return f"{counts} {hashlib.sha256(texts.encode()).hexdigest()[:8]}"


def told(event: Event, state: State) -> str:
    audience = "" if event.audience is None else f" (only {list(event.audience)})"
    return canonical(event.to_json(state.setup.content)).decode() + audience


def view_hash(state: State, seat: int) -> str:
    """A hash of what a seat sees, without the name of the frame that asks."""
    view = state.view(seat)
    if view["question"] is not None:
        view = {**view, "question": view["question"][1:]}
    return hashlib.sha256(canonical(view)).hexdigest()[:8]


def playthrough(slug: str, seats: int) -> str:
    return Teller(slug, seats, seed_of(slug, seats)).tell()


def write_all() -> list[Path]:
    """Write the playthrough of every table."""
    for slug, seats in TABLES:
        path(slug, seats).write_text(playthrough(slug, seats), encoding="utf-8")
    return [path(slug, seats) for slug, seats in TABLES]
