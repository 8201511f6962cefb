"""What learners of the Hall observe: all that a seat may know, and nothing else."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from antre.core.game import Setup, find
from antre.core.observation import Range
from antre.core.step import Question
from antre.games.hall.box import HALLS, TILES, WORKSHOPS, Box
from antre.games.hall.digging import PlaceTunnel
from antre.games.hall.grid import cell_name, cells_of
from antre.games.hall.halls import PlaceHall
from antre.games.hall.observe import (
    ASKED,
    FRAMES,
    MOST_SEATS,
    layout,
    observe,
    seat_parts,
    size,
    squeezed,
    table_parts,
)
from antre.games.hall.resources import purse_of
from antre.games.hall.state import Hall
from antre.games.hall.trading import TradeGive
from antre.games.hall.turn import ACT

GAME = find("hall")
BOX = GAME.edition()
assert isinstance(BOX, Box)
TABLE, SEAT = len(table_parts(BOX)), len(seat_parts(BOX))
LEARNING = Path(__file__).parents[2] / "docs" / "learning.md"
PLACES = {part.name: slice(part.first, part.first + part.size) for part in layout(BOX)}
SPACES = list(cells_of(BOX.boards[0].spaces | BOX.boards[1].spaces))


def positions(seats: int, seed: int, **options: bool) -> Iterator[Hall]:
    """A game played at random: the same state at each of its questions, and at the end."""
    rng = random.Random(seed)
    state = Setup.of(GAME, seats, options).start(seed, journal=False)
    assert isinstance(state, Hall)
    while not state.over:
        yield state
        seat = rng.choice(list(state.question.seats(state)))
        state.play(seat, rng.choice(state.question.options(state, seat)))
    yield state


def some(seats: int, seed: int, every: int, **options: bool) -> Iterator[Hall]:
    for number, state in enumerate(positions(seats, seed, **options)):
        if number % every == 0 or state.over:
            yield state


def seen(state: Hall, seat: int) -> list[float]:
    return observe(state.box, state.view(seat))


def part(numbers: list[float], name: str) -> list[float]:
    return numbers[PLACES[name]]


def question_classes() -> list[type[Question[Any, Any]]]:
    """Every question that the modules of the game define."""
    found = {}
    for module in pkgutil.iter_modules([str(GAME.folder)], "antre.games.hall."):
        for _, thing in inspect.getmembers(importlib.import_module(module.name), inspect.isclass):
            if issubclass(thing, Question) and thing.__module__ == module.name:
                found[thing.__name__] = thing
    return list(found.values())


@pytest.mark.parametrize("seats", [2, 4])
def test_resampling_leaves_the_observation(seats: int) -> None:
    rng = random.Random(seats)
    for state in some(seats, seats, every=7):
        seat = rng.randrange(seats)
        assert seen(state.resample(seat, rng), seat) == seen(state, seat)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"winter": True}), (3, {}), (4, {"teams": True}), (5, {"choose_workshops": True})],
)
def test_always_as_many_numbers_between_0_and_1(seats: int, options: dict[str, bool]) -> None:
    for state in some(seats, seats, every=9, **options):
        for seat in range(-1, seats):
            numbers = seen(state, seat)
            assert len(numbers) == size(BOX)
            assert 0 <= min(numbers) <= max(numbers) <= 1


def test_every_number_is_used_somewhere() -> None:
    """No range is left empty by mistake, only what the observer cannot see or never is."""
    others = range(1, MOST_SEATS)
    secrets = {f"seat +{place}: hand" for place in others}
    no_partners = {f"seat +{place}: partner" for place in (0, 2, 4)}
    used: set[str] = set()
    for seats, options in ((4, {"teams": True}), (5, {"choose_workshops": True})):
        for seed in range(4):
            for state in positions(seats, seed, **options):
                numbers = seen(state, 0 if state.over else state.question.actor(state))
                used |= {name for name, place in PLACES.items() if any(numbers[place])}
    assert used == PLACES.keys() - secrets - no_partners


def test_ranges_follow_one_another() -> None:
    ranges = layout(BOX)
    assert [part.first for part in ranges] == [
        sum(part.size for part in ranges[:number]) for number in range(len(ranges))
    ]
    assert len(ranges) == TABLE + MOST_SEATS * SEAT
    assert len(PLACES) == len(ranges)


def test_every_question_has_its_number_and_its_fields() -> None:
    classes = question_classes()
    assert {cls.__name__ for cls in classes} == FRAMES.keys()
    assert {cls.rule for cls in classes} == set(ASKED)
    for cls in classes:
        slots = [
            name for base in reversed(cls.__mro__) for name in base.__dict__.get("__slots__", ())
        ]
        assert FRAMES[cls.__name__] == tuple(slots)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_observer_comes_first(seats: int) -> None:
    """One public fact after another, told from every chair."""
    block = layout(BOX)[TABLE + SEAT].first - layout(BOX)[TABLE].first
    for state in some(seats, 7, every=40):
        for me in range(seats):
            numbers = seen(state, me)
            for place in range(MOST_SEATS):
                name, seat = f"seat +{place}: ", (me + place) % seats
                if place >= seats:
                    first = PLACES[name + "present"].start
                    assert not any(numbers[first : first + block])
                    continue
                assert part(numbers, name + "present") == [1.0]
                assert part(numbers, name + "honor") == [squeezed(state.honor[seat], 40)]
                network = [float(state.network[seat] >> cell & 1) for cell in SPACES]
                assert part(numbers, name + "network") == network


def test_the_mountain_is_told_space_by_space() -> None:
    for state in some(3, 5, every=30):
        numbers = seen(state, 0)
        assert part(numbers, "rubble") == [float(state.rubble >> cell & 1) for cell in SPACES]
        assert part(numbers, "buried") == [float(state.buried >> cell & 1) for cell in SPACES]
        statues = [float(mask >> cell & 1) for mask in state.statues for cell in SPACES]
        assert part(numbers, "statues") == statues
        tunnels = sum(part(numbers, "tunnels"))
        assert tunnels == sum(mask.bit_count() for mask in state.sections)


def test_supplies_are_shares_of_the_box() -> None:
    for state in some(4, 2, every=30):
        numbers = seen(state, 1)
        shares = [n / of for n, of in zip(state.tiles, BOX.tile_copies, strict=True)]
        assert part(numbers, "tiles") == shares
        halls = [float(altar < 0) for altar in state.altars]
        assert part(numbers, "halls") == halls
        assert sum(part(numbers, "unseen")) == sum(map(len, state.decks))
        assert part(numbers, "grimoire").count(1.0) == len(state.grimoire)


def test_tokens_are_known_to_their_owner_alone() -> None:
    state = next(positions(3, 1))
    state.won = [(5, 4), (3,), ()]
    value = sum(BOX.token_values)
    assert part(seen(state, 0), "seat +0: tokens_known") == [9 / value]
    assert part(seen(state, 2), "seat +1: tokens_known") == [0.0]
    assert part(seen(state, 2), "seat +1: tokens") == [2 / 15]


def test_a_hand_is_known_to_its_owner_alone() -> None:
    state = next(state for state in positions(2, 1) if any(state.hand))
    assert sum(part(seen(state, 0), "seat +0: hand")) == len(state.hand[0])
    assert sum(part(seen(state, 0), "seat +1: hand")) == 0


def test_a_question_tells_its_seat_what_it_is_about() -> None:
    state = next(state for state in positions(2, 1) if state.round)
    state.stack = [PlaceTunnel(0, TILES.index("T4"), 1)]
    assert part(seen(state, 0), "in_hand").index(1.0) == TILES.index("T4")
    assert part(seen(state, 0), "step").index(1.0) == list(FRAMES).index("PlaceTunnel")
    assert not any(part(seen(state, 1), "in_hand"))
    assert not any(part(seen(state, 1), "step"))
    state.stack = [PlaceHall(0, HALLS.index("great_forge"))]
    wanted = len(TILES) + HALLS.index("great_forge")
    assert part(seen(state, 0), "in_hand").index(1.0) == wanted
    state.stack = [TradeGive(0, purse_of({"iron": 1, "coin": 2}))]
    assert part(seen(state, 0), "left") == [1 / 5]
    state.stack = [ACT[0]]
    assert part(seen(state, 0), "left") == [0.0]


def test_a_workshop_on_the_board_is_told_by_its_site() -> None:
    state = next(positions(4, 1))
    sites = sorted({site for board in BOX.boards for site in board.sites})
    state.workshops = (WORKSHOPS.index("mint"), *state.workshops[1:])
    here = sites.index(state.board.sites[0]) * len(WORKSHOPS) + WORKSHOPS.index("mint")
    assert part(seen(state, 0), "built").index(1.0) == here
    assert sum(part(seen(state, 0), "built")) == 1
    assert cell_name(state.board.sites[0]) in state.view(0)["workshops"]


def test_the_documentation_tells_every_range() -> None:
    text = LEARNING.read_text(encoding="utf-8")
    ranges = layout(BOX)
    for part in ranges[:TABLE]:
        assert f"| {numbers_of(part)} | {part.name} | {part.meaning} |\n" in text
    for part in ranges[TABLE : TABLE + SEAT]:
        name = part.name.partition(": ")[2]
        assert f"| {numbers_of(part)} | {name} | {part.meaning} |\n" in text
    assert f"{size(BOX):,} numbers from 0 to 1" in text


def test_the_documentation_tells_every_option() -> None:
    text = LEARNING.read_text(encoding="utf-8")
    spans: dict[str, list[int]] = {}
    for option in BOX.options:
        spans.setdefault(option.text.partition(":")[0], []).append(option.index)
    for verb, numbers in spans.items():
        first, last = numbers[0], numbers[-1]
        where = str(first) if first == last else f"{first}–{last}"
        assert f"| {where} | `{verb}" in text
    assert f"{len(BOX.options):,} in all" in text


def numbers_of(part: Range) -> str:
    last = part.first + part.size - 1
    return str(last) if part.size == 1 else f"{part.first}–{last}"
