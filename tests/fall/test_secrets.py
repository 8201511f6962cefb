"""What a seat may imagine of what it has not seen, and what it has seen and keeps."""

from __future__ import annotations

import random

import pytest

from tests.fall.tables import gnome, new, play_to, position


@pytest.mark.proves("ruling.reserve-mixed")
def test_unseen_gnomes_are_any_of_those_left() -> None:
    state = position()
    gnome(state, "ice-1", 3)
    rng = random.Random(1)
    seen = {state.resample(0, rng).gnomes[2 * 4] for _ in range(40)}
    assert seen == {1, 2, 3}
    state.gnome_seen[2 * 4] = 1
    assert {state.resample(0, rng).gnomes[2 * 4] for _ in range(20)} == {3}
    assert len({state.resample(1, rng).gnomes[2 * 4] for _ in range(20)}) > 1


@pytest.mark.proves("ruling.hidden-information")
def test_a_hand_one_has_passed_on_is_known_and_others_are_not() -> None:
    state = play_to(new(), "SecondPick")
    rng = random.Random(2)
    worlds = [state.resample(0, rng) for _ in range(10)]
    assert {world.hands[1] for world in worlds} == {state.hands[1]}
    assert len({world.hands[2] for world in worlds}) > 1
