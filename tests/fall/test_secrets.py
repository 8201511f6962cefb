"""Two worlds a seat cannot tell apart give the same world when imagined anew."""

from __future__ import annotations

import random

import pytest

from tests.fall.tables import game, gnome, new, play_to, position


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.proves("ruling.hidden-information", "ruling.reserve-mixed")
def test_what_is_imagined_does_not_depend_on_what_is_hidden(seats: int) -> None:
    for number, state in enumerate(game(seats, seats)):
        if number % 9:
            continue
        for seat in range(-1, seats):
            other = state.resample(seat, random.Random(number))
            one = state.resample(seat, random.Random(5))
            assert one.fingerprint() == other.resample(seat, random.Random(5)).fingerprint()
            assert one.view(seat) == state.view(seat)


def test_unseen_gnomes_are_any_of_those_left() -> None:
    state = position()
    gnome(state, "ice-1", 3)
    rng = random.Random(1)
    seen = {state.resample(0, rng).gnomes[2 * 4] for _ in range(40)}
    assert seen == {1, 2, 3}
    state.gnome_seen[2 * 4] = 1
    assert {state.resample(0, rng).gnomes[2 * 4] for _ in range(20)} == {3}
    assert len({state.resample(1, rng).gnomes[2 * 4] for _ in range(20)}) > 1


def test_a_hand_one_has_passed_on_is_known_and_others_are_not() -> None:
    state = play_to(new(), "SecondPick")
    rng = random.Random(2)
    worlds = [state.resample(0, rng) for _ in range(10)]
    assert {world.hands[1] for world in worlds} == {state.hands[1]}
    assert len({world.hands[2] for world in worlds}) > 1
