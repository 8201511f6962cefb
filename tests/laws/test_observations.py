"""Law: a learner observes all that a seat may know and nothing else, laid out as it is told."""

from __future__ import annotations

import math
import random
from pathlib import Path

from antre.core.game import Game
from antre.core.observation import Range
from antre.lab.learning_page import fill, house_games
from tests.laws.tables import SELDOM, every_game, every_table, new, stride, variants, viewers
from tests.observing import (
    Seen,
    check_no_secret,
    check_told_by_the_view,
    encoder_of,
    places,
    positions,
)
from tests.toys import pebbles

LEARNING = Path(__file__).parents[2] / "docs" / "learning.md"
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
def test_an_observation_is_what_the_view_tells(slug: str, seats: int) -> None:
    """Written from the state or read from the view, at every decision, and before any chair."""
    rng = random.Random(seats)
    settings = variants(slug, seats)
    for number, state in enumerate(positions(slug, seats, seats, **settings[-1])):
        for viewer in viewers(state):
            check_told_by_the_view(state, viewer)
            if number % SELDOM == 0:
                check_no_secret(state, viewer, rng)


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
    assert len(encoder.blocks) in ((game.seats[-1],) if encoder.seat_at else (0,))
    assert len(ranges) == len(encoder.at) + len(encoder.blocks) * len(encoder.seat_at)
    assert len(places(game)) == len(ranges)


# --- the documentation


def test_the_page_about_learning_is_current() -> None:
    """Write it anew with `python -m antre.lab.learning_page`."""
    page = LEARNING.read_text(encoding="utf-8")
    assert fill(page, house_games()) == page


def test_the_page_would_tell_of_a_new_game() -> None:
    page = LEARNING.read_text(encoding="utf-8")
    games = [*house_games(), pebbles.GAME]
    longer = fill(page, games)
    assert longer.startswith(page.rstrip("\n"))
    assert "## Pebbles: `antre_pebbles_v1`, `antre/pebbles-v1`" in longer
    assert "| 0–2 | `hide:0` … `hide:2` | Hide 0 |" in longer
    assert fill(longer, games) == longer
    stale = longer.replace("`hide:2` | Hide 0", "`hide:9` | Hide 0")
    assert fill(stale, games) == longer
