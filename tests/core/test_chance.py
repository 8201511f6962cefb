"""Chance: the same draws on every machine, fair, and scripted where a scenario says so."""

from __future__ import annotations

import itertools

import pytest

from antre.core.chance import Chance, SameAgain, scramble
from antre.core.errors import BadSetup

# The first numbers of SplitMix64 from the state 1234567, as its author's C program prints them.
PUBLISHED = [
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
]


def at(state: int) -> Chance:
    chance = Chance(0)
    chance.seed = state
    return chance


def splitmix64(state: int) -> tuple[int, int]:
    """The next state and the next number, by the book."""
    state = (state + 0x9E3779B97F4A7C15) % 2**64
    number = state
    number = ((number ^ (number >> 30)) * 0xBF58476D1CE4E5B9) % 2**64
    number = ((number ^ (number >> 27)) * 0x94D049BB133111EB) % 2**64
    return state, number ^ (number >> 31)


def test_single_draws_follow_the_published_numbers() -> None:
    chance = at(1234567)
    size = 1 << 16
    drawn = [chance.deal(list(range(size)), 1, "test")[0] for _ in PUBLISHED]
    assert drawn == [number % size for number in PUBLISHED]


def test_a_handful_is_drawn_from_one_number_after_the_other() -> None:
    """Four draws a number, the last card of the bag filling each gap."""
    bag = list(range(50))
    expected, rest, state, number = [], list(range(50)), 99, 0
    for draw in range(10):
        if draw % 4 == 0:
            state, number = splitmix64(state)
        number, place = divmod(number, len(rest))
        expected.append(rest[place])
        rest[place] = rest[-1]
        rest.pop()
    chance = at(99)
    assert chance.deal(bag, 10, "test") == expected
    assert bag == rest
    assert chance.seed == state


def test_neighbouring_seeds_lie_far_apart() -> None:
    seeds = [Chance(seed).seed for seed in range(1000)]
    assert len(set(seeds)) == 1000
    bits = [(one ^ other).bit_count() for one, other in itertools.pairwise(seeds)]
    assert 30 < sum(bits) / len(bits) < 34


def test_scramble_loses_nothing() -> None:
    assert len({scramble(number) for number in range(10_000)}) == 10_000


@pytest.mark.parametrize("seed", [-1, 0, 2**64, 2**200])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    assert sorted(Chance(seed).deal([1, 2, 3], 3, "test")) == [1, 2, 3]


@pytest.mark.parametrize("count", [1, 3, 6])
def test_draws_are_fair(count: int) -> None:
    """Each of six outcomes at each place of a hand about equally often."""
    chance = Chance(7)
    games = 6000
    hands = [chance.deal([0, 1, 2, 3, 4, 5], count, "test") for _ in range(games)]
    for place in range(count):
        for outcome in range(6):
            found = sum(hand[place] == outcome for hand in hands)
            # Five standard deviations around a sixth.
            assert abs(found - games / 6) < 5 * (games * 5 / 36) ** 0.5


def test_a_bag_gives_each_thing_once() -> None:
    bag = list(range(100, 130))
    drawn = Chance(1).deal(bag, 30, "test")
    assert sorted(drawn) == list(range(100, 130))
    assert bag == []


def test_a_clone_draws_the_same_and_on_its_own() -> None:
    chance = Chance(5)
    clone = chance.clone()
    first = chance.deal(list(range(90)), 20, "test")
    assert clone.deal(list(range(90)), 20, "test") == first
    assert chance.deal(list(range(90)), 20, "test") != first


def test_a_script_is_followed_and_then_chance_takes_over() -> None:
    chance = Chance(3, {"card": [(4,), (2,)]})
    bag = [1, 2, 3, 4, 5]
    assert chance.deal(bag, 2, "card") == [4, 2]
    assert sorted(bag) == [1, 3, 5]
    assert sorted(chance.deal(bag, 3, "card")) == [1, 3, 5]


def test_a_question_mark_leaves_one_draw_to_chance() -> None:
    """An empty entry is what "?" becomes; what chance gives there depends on the seed alone."""
    found = set()
    for seed in range(40):
        chance = Chance(seed, {"card": [(1,), (), (2,)]})
        drawn = chance.deal([1, 2, 3, 4, 5, 6, 7, 8], 3, "card")
        if 2 not in drawn[:2]:
            assert drawn[0] == 1
            assert drawn[2] == 2
            found.add(drawn[1])
            break
    assert found <= {3, 4, 5, 6, 7, 8}
    assert found


def test_the_first_acceptable_outcome_in_the_bag_is_given() -> None:
    chance = Chance(3, {"card": [(7, 8), (7, 8), (7, 8)]})
    bag = [5, 8, 7]
    assert chance.deal(bag, 2, "card") == [7, 8]
    with pytest.raises(BadSetup, match="draw 3 for 'card'"):
        chance.deal(bag, 1, "card")


def test_purposes_are_scripted_apart() -> None:
    chance = Chance(3, {"gem": [(2,)], "card": [(9,)]})
    assert chance.deal([9, 10], 1, "card") == [9]
    assert chance.deal([1, 2, 3], 1, "gem") == [2]


def test_an_impossible_draw_is_named() -> None:
    chance = Chance(3, {"card": [(1,), (6,)]})
    with pytest.raises(BadSetup, match="draw 2 for 'card' asks for an outcome not in the bag"):
        chance.deal([1, 2, 3], 2, "card")


def test_a_clone_follows_the_script_on_its_own() -> None:
    chance = Chance(3, {"card": [(1,), (2,), (3,)]})
    chance.deal([1, 2, 3], 1, "card")
    clone = chance.clone()
    assert clone.deal([2, 3], 2, "card") == [2, 3]
    assert chance.deal([2, 3], 1, "card") == [2]


def test_a_script_leaves_the_bag_as_chance_would() -> None:
    """What is replayed goes on as the real game does: the order of a bag is part of chance."""
    real, replayed = list(range(20)), list(range(20))
    drawn = Chance(11).deal(real, 8, "card")
    script = {"card": [(outcome,) for outcome in drawn]}
    assert Chance(0, script).deal(replayed, 8, "card") == drawn
    assert replayed == real


def test_draws_of_another_game_come_again_where_they_can() -> None:
    chance = SameAgain(1, {"cards": [(3,), (9,), (5,)]})
    bag = [1, 2, 3, 5]
    other = chance.clone()
    assert chance.deal(bag, 1, "cards") == [3]
    [free] = chance.deal(bag, 1, "cards")  # there is no 9 here
    assert free in (1, 2, 5)
    if free != 5:
        assert chance.deal(bag, 1, "cards") == [5]
    assert other.deal([3, 4], 1, "cards") == [3]
