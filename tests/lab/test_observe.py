"""What learners of Nidavellir observe: all that a seat may know, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from antre.core.game import Setup, find
from antre.core.observation import Range
from antre.core.step import Question
from antre.games.nidavellir.box import Box
from antre.games.nidavellir.coins import AddCoin, Transform
from antre.games.nidavellir.observe import (
    ASKED,
    MOST_SEATS,
    layout,
    observe,
    seat_parts,
    size,
    table_parts,
)
from antre.games.nidavellir.state import Nidavellir

GAME = find("nidavellir")
BOX = GAME.edition()
assert isinstance(BOX, Box)
TABLE, SEAT = len(table_parts(BOX)), len(seat_parts(BOX))
PLACES = {part.name: slice(part.first, part.first + part.size) for part in layout(BOX)}
LEARNING = Path(__file__).parents[2] / "docs" / "learning.md"


def positions(seats: int, seed: int, **options: bool) -> Iterator[Nidavellir]:
    """A game played at random: the same state at each of its questions, and at the end."""
    rng = random.Random(seed)
    state = Setup.of(GAME, seats, options).start(seed, journal=False)
    assert isinstance(state, Nidavellir)
    while not state.over:
        yield state
        seat = rng.choice(state.question.seats(state))
        state.play(seat, rng.choice(state.question.options(state, seat)))
    yield state


def seen(state: Nidavellir, seat: int) -> list[float]:
    return observe(state.box, state.view(seat))


def part(numbers: list[float], name: str) -> list[float]:
    return numbers[PLACES[name]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(3))
def test_resampling_leaves_the_observation(seats: int, seed: int) -> None:
    rng = random.Random(seed)
    for state in positions(seats, seed):
        seat = rng.randrange(seats)
        assert seen(state.resample(seat, rng), seat) == seen(state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_always_as_many_numbers_between_0_and_1(seats: int) -> None:
    for first_game in (False, True):
        for state in positions(seats, seats, first_game=first_game):
            for seat in range(-1, seats):
                numbers = seen(state, seat)
                assert len(numbers) == size(BOX)
                assert -1e-9 <= min(numbers) <= max(numbers) <= 1 + 1e-9


def test_every_number_is_used_somewhere() -> None:
    """No range is left empty by mistake: each is written in some position of some game."""
    used: set[str] = set()
    for seats in (3, 5):
        for seed in range(10):
            for state in positions(seats, seed):
                actor = 0 if state.over else state.question.actor(state)
                for seat in range(seats) if state.over else (actor, (actor + 2) % seats):
                    numbers = seen(state, seat)
                    used |= {name for name, place in PLACES.items() if any(numbers[place])}
    assert used == set(PLACES)


def test_ranges_follow_one_another() -> None:
    ranges = layout(BOX)
    assert [part.first for part in ranges] == [
        sum(part.size for part in ranges[:number]) for number in range(len(ranges))
    ]
    assert len(ranges) == TABLE + MOST_SEATS * SEAT
    assert len(PLACES) == len(ranges)


def test_every_question_has_its_number() -> None:
    def below(cls: type) -> Iterator[type]:
        for sub in cls.__subclasses__():
            yield sub
            yield from below(sub)

    rules = {
        cls.rule
        for cls in below(Question)
        if cls.__module__.startswith("antre.games.nidavellir") and isinstance(cls.rule, str)
    }
    moments_of_ylud = {"ylud.age1-place", "ylud.age2-from-zone", "ylud.age2-move"}
    assert rules | moments_of_ylud == set(ASKED)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_observer_comes_first(seats: int) -> None:
    """One public fact after another, told from every chair."""
    block = layout(BOX)[TABLE + SEAT].first - layout(BOX)[TABLE].first
    for state in positions(seats, 7):
        for me in range(seats):
            numbers = seen(state, me)
            for place in range(MOST_SEATS):
                name, seat = f"seat +{place}: ", (me + place) % seats
                if place >= seats:
                    first = PLACES[name + "present"].start
                    assert not any(numbers[first : first + block])
                    continue
                assert part(numbers, name + "present") == [1.0]
                assert part(numbers, name + "gem") == [state.gems[seat] / BOX.special_gem]
                assert part(numbers, name + "distinctions") == [
                    float(holder == seat) for holder in state.distinctions
                ]
                owned = part(numbers, name + "owned")
                mine = set(state.coins[5 * seat : 5 * seat + 5])
                assert [coin for coin, share in enumerate(owned) if share] == sorted(mine)


def test_bids_are_observed_by_who_laid_them() -> None:
    state = next(positions(3, 1))
    state.apply(1, "bid:b5")
    slots = part(seen(state, 1), "seat +0: slots")
    assert slots == [1.0, 1.0, 5 / 25, 0.0, *[0.0] * 8]
    assert part(seen(state, 0), "seat +1: slots") == [0.0] * 12
    state.apply(1, "bid:b0")
    state.apply(1, "bid:b3")
    assert part(seen(state, 1), "seat +0: slots")[4:8] == [1.0, 1.0, 0.0, 1.0]
    assert part(seen(state, 0), "seat +1: slots") == [1.0, 0.0, 0.0, 0.0] * 3
    names = [BOX.coin_name[c] for c, n in enumerate(part(seen(state, 1), "seat +0: unlaid")) if n]
    assert names == ["b2", "b4"]
    assert not any(part(seen(state, 0), "seat +1: unlaid"))


def test_cards_are_counted_by_kind() -> None:
    kinds = len(BOX.kind_name)
    for state in positions(4, 2):
        numbers = seen(state, 0)
        for place, tavern in enumerate(state.taverns):
            counts = part(numbers, "taverns")[kinds * place : kinds * (place + 1)]
            expected = [sum(BOX.kind[card] == kind for card in tavern) for kind in range(kinds)]
            assert counts == pytest.approx([count / 4 for count in expected])
        left = [state.treasury[value] for value, coin in enumerate(BOX.royal) if coin >= 0]
        whole = [BOX.treasury[value] for value, coin in enumerate(BOX.royal) if coin >= 0]
        shares = [count / of for count, of in zip(left, whole, strict=True)]
        assert part(numbers, "treasury") == pytest.approx(shares)
        heroes = [float(hero in state.heroes) for hero in BOX.heroes]
        assert part(numbers, "heroes") == heroes


def test_armies_are_told() -> None:
    for state in positions(2, 5):
        numbers = seen(state, 1)
        for place, seat in enumerate((1, 0)):
            cards = [c for column in state.columns[5 * seat : 5 * seat + 5] for c in column]
            owned = [float(hero in [*cards, *state.command[seat]]) for hero in BOX.heroes]
            assert part(numbers, f"seat +{place}: heroes") == owned
            ranks = state.ranks[5 * seat : 5 * seat + 5]
            told = part(numbers, f"seat +{place}: ranks")
            assert [bool(share) for share in told] == [bool(count) for count in ranks]
            last = [column[-1:] for column in state.columns[5 * seat : 5 * seat + 5]]
            dwarf = [float(bool(c) and c[0] <= BOX.blacksmith_special) for c in last]
            assert part(numbers, f"seat +{place}: last_dwarf") == dwarf


def markdown(part: Range) -> str:
    numbers = f"{part.first}–{part.first + part.size - 1}" if part.size > 1 else str(part.first)
    return f"| {numbers} | {part.name.removeprefix('seat +0: ')} | {part.meaning} |"


def test_the_documentation_tells_every_range() -> None:
    text = LEARNING.read_text(encoding="utf-8")
    head = "| numbers | name | meaning |\n|---|---|---|\n"
    ranges = layout(BOX)
    for parts in (ranges[:TABLE], ranges[TABLE : TABLE + SEAT]):
        assert head + "\n".join(map(markdown, parts)) + "\n\n" in text
    block = ranges[TABLE + SEAT].first - ranges[TABLE].first
    assert f"{size(BOX)} numbers from 0 to 1" in text
    assert f"five blocks of {block} numbers" in text
    assert f"next seat's block begins at {ranges[TABLE + SEAT].first}," in text


def test_the_documentation_tells_every_option() -> None:
    text = LEARNING.read_text(encoding="utf-8")
    spans: dict[str, list[int]] = {}
    for option in BOX.options:
        spans.setdefault(option.text.partition(":")[0], []).append(option.index)
    for verb, numbers in spans.items():
        first, last = numbers[0], numbers[-1]
        where = str(first) if first == last else f"{first}–{last}"
        assert f"| {where} | `{verb}" in text
    assert f"{len(BOX.options)} in all" in text


def test_a_question_tells_what_it_is_about() -> None:
    state = Setup.of(GAME, 2).start(1)
    assert isinstance(state, Nidavellir)
    state.stack.append(Transform(0, 5))
    assert part(seen(state, 0), "bonus") == [0.2]
    assert part(seen(state, 1), "bonus") == [0.0]
    state.stack[-1] = AddCoin(0, 3)
    assert part(seen(state, 0), "added").index(1.0) == 3
    assert sum(part(seen(state, 1), "added")) == 0
