"""Law: a learner observes all that a seat may know and nothing else, laid out as it is told."""

from __future__ import annotations

import math
import random
from pathlib import Path

from antre.core.game import Game
from antre.core.observation import Range
from tests.laws.tables import every_game, every_table, new, stride, variants, viewers
from tests.observing import Seen, encoder_of, places, positions

LEARNING = Path(__file__).parents[2] / "docs" / "learning.md"
HEAD = "| numbers | name | meaning |\n|---|---|---|\n"
FIGURES = ("no", "one", "two", "three", "four", "five", "six")
NEARLY = 1e-9


def step(slug: str, seats: int) -> int:
    return stride(new(slug, seats, 0))


@every_table
def test_resampling_leaves_the_observation(slug: str, seats: int) -> None:
    every = step(slug, seats)
    for seed in range(3 if every == 1 else 1):
        rng = random.Random(seed)
        for state in positions(slug, seats, seed, every):
            seat = rng.randrange(seats)
            assert Seen(state.resample(seat, rng), seat).numbers == Seen(state, seat).numbers


@every_table
def test_always_as_many_numbers_from_minus_1_to_1(slug: str, seats: int) -> None:
    settings = variants(slug, seats)
    for options in (settings[0], settings[-1]):
        for state in positions(slug, seats, seats, step(slug, seats), **options):
            for viewer in viewers(state):
                numbers = Seen(state, viewer).numbers
                assert len(numbers) == encoder_of(state.setup.game).size
                assert math.isfinite(sum(numbers))
                assert -1 - NEARLY <= min(numbers) <= max(numbers) <= 1 + NEARLY


@every_table
def test_the_observer_comes_first_and_nobody_sits_on_empty_seats(slug: str, seats: int) -> None:
    for state in positions(slug, seats, 7, step(slug, seats)):
        encoder = encoder_of(state.setup.game)
        waiting = state.view(-1)["waiting"]
        for me in range(seats):
            seen = Seen(state, me)
            for place, first in enumerate(encoder.blocks):
                if place >= seats:
                    assert not any(seen.numbers[first : first + block_of(encoder.ranges)])
                    continue
                assert seen[f"seat +{place}: present"] == [1.0]
                assert seen[f"seat +{place}: waiting"] == [float((me + place) % seats in waiting)]


def block_of(ranges: list[Range]) -> int:
    """How many numbers there are of each seat."""
    return sum(part.size for part in ranges if part.name.startswith("seat +0: "))


@every_game
def test_ranges_follow_one_another(game: Game) -> None:
    encoder = encoder_of(game)
    ranges = encoder.ranges
    assert [part.first for part in ranges] == [
        sum(part.size for part in ranges[:number]) for number in range(len(ranges))
    ]
    assert len(encoder.blocks) == game.seats[-1]
    assert len(ranges) == len(encoder.at) + len(encoder.blocks) * len(encoder.seat_at)
    assert len(places(game)) == len(ranges)


# --- the documentation


def line(part: Range) -> str:
    last = part.first + part.size - 1
    numbers = str(last) if part.size == 1 else f"{part.first}–{last}"
    return f"| {numbers} | {part.name.removeprefix('seat +0: ')} | {part.meaning} |\n"


@every_game
def test_the_documentation_tells_every_range(game: Game) -> None:
    text = LEARNING.read_text(encoding="utf-8") + "\n"
    encoder = encoder_of(game)
    table, seat = len(encoder.at), len(encoder.seat_at)
    for ranges in (encoder.ranges[:table], encoder.ranges[table : table + seat]):
        assert HEAD + "".join(map(line, ranges)) + "\n" in text
    assert f"{encoder.size:,} numbers from 0 to 1" in text
    blocks = FIGURES[len(encoder.blocks)]
    assert f"{blocks} blocks of {block_of(encoder.ranges)} numbers" in text


@every_game
def test_the_documentation_tells_every_option(game: Game) -> None:
    text = LEARNING.read_text(encoding="utf-8")
    options = game.edition().options
    spans: dict[str, list[int]] = {}
    for option in options:
        spans.setdefault(option.text.partition(":")[0], []).append(option.index)
    for verb, numbers in spans.items():
        first, last = numbers[0], numbers[-1]
        where = str(first) if first == last else f"{first}–{last}"
        assert f"| {where} | `{verb}" in text
    assert f"{len(options):,} in all" in text
