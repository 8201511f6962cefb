"""What learners of Fall observe: all that a seat may know, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from antre.core.fields import slots_of
from antre.core.game import find
from antre.games.fall.content.board import CAVERN_NAMES, SPACE_NAMES, SPACES
from antre.games.fall.content.content import SEATS
from antre.games.fall.content.grid import GRID, cells_of
from antre.games.fall.content.names import CLANS, GNOME
from antre.games.fall.rules.advance import Marching
from antre.games.fall.rules.state import NOTHING, Fall
from antre.games.fall.rules.troll_move import MoveTo
from antre.games.fall.seen.parts import squeezed
from antre.games.fall.seen.questions import ASKED, FRAMES
from antre.lab import aec_env, gym_env
from tests.laws.tables import questions
from tests.observing import Seen, places, positions

GAME = find("fall")
# PettingZoo's check prefers plain arrays to dicts with a mask, and knows no mask after the end.
quiet = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)


def games(seats: int, seed: int, every: int = 1) -> Iterator[Fall]:
    for state in positions("fall", seats, seed, every):
        assert isinstance(state, Fall)
        yield state


@quiet
@pytest.mark.parametrize("seats", [1, 4])
def test_pettingzoo_api(seats: int) -> None:
    api_test(aec_env("fall", seats), num_cycles=60)


def test_pettingzoo_seeds() -> None:
    seed_test(lambda: aec_env("fall", 3), num_cycles=60)


@pytest.mark.parametrize("seats", [1, 3])
def test_gymnasium_check(seats: int) -> None:
    check_env(gym_env("fall", seats), skip_render_check=True)


def test_every_range_is_used_somewhere() -> None:
    """No range is left empty by mistake, only what the observer cannot see of others."""
    secrets = {
        f"seat +{place}: {part}"
        for place in SEATS[:-1]
        for part in ("starters", "kept", "rejected", "picked", "picked_place")
    }
    used: set[str] = set()
    rng = random.Random(1)
    for seats, seed in ((5, 4), (5, 5), (5, 6), (1, 4)):
        for state in games(seats, seed):
            used |= Seen(state, rng.randrange(seats)).used()
    assert places(GAME).keys() - secrets == used


def test_the_moment_of_an_action_is_told() -> None:
    state = next(games(2, 1))
    assert Seen(state, 0)["moment"] == [0.0, 0.0]
    state.extra_weak = True
    assert Seen(state, 0)["moment"] == [1.0, 0.0]
    state.fallen = True
    assert Seen(state, 1)["moment"] == [1.0, 1.0]


def test_every_question_has_its_number_and_its_fields() -> None:
    classes = [cls for cls in questions(GAME) if cls.rule]
    assert {cls.__name__ for cls in classes} == FRAMES.keys()
    assert {cls.rule for cls in classes} == set(ASKED)
    for cls in classes:
        assert FRAMES[cls.__name__] == tuple(slots_of(cls))


@pytest.mark.parametrize("seats", [2, 5])
def test_seats_are_told_from_every_chair(seats: int) -> None:
    for state in games(seats, 7, every=60):
        for me in range(seats):
            seen = Seen(state, me)
            for place in range(seats):
                name, seat = f"seat +{place}: ", (me + place) % seats
                assert seen[name + "honour"] == [squeezed(state.honour(seat), 60)]
                trolls = state.trolls[SPACES * seat : SPACES * seat + SPACES]
                assert seen[name + "trolls"] == [squeezed(count, 3) for count in trolls]
                assert seen[name + "active"] == [float(seat == state.active)]
                cells = [
                    float(state.ancestry[seat].occupied >> cell & 1) for cell in cells_of(GRID)
                ]
                assert seen[name + "occupied"] == cells


def test_gnomes_are_known_to_who_has_looked() -> None:
    state = next(state for state in games(3, 1) if state.invaded)
    cavern = cells_of(state.invaded)[0]
    first = 4 * cavern
    state.gnome_seen[2 * cavern] = 1 << 1
    strength = state.gnomes[2 * cavern]
    assert Seen(state, 1)["gnomes"][first : first + 2] == [1.0, strength / 3]
    assert Seen(state, 0)["gnomes"][first : first + 2] == [1.0, 0.0]
    assert Seen(state, 0)["seat +1: gnomes_seen"][2 * cavern] == 1.0
    assert len(Seen(state, 0)["gnomes"]) == 4 * len(CAVERN_NAMES)


def test_a_hand_is_known_to_who_has_had_it() -> None:
    state = next(state for state in games(3, 1) if all(state.hands))
    state.hand_seen = [0b101, 0b010, 0b100]
    assert sum(Seen(state, 0)["seat +0: hand"]) == len(state.hands[0])
    assert sum(Seen(state, 1)["seat +2: hand"]) == 0
    assert sum(Seen(state, 2)["seat +1: hand"]) == len(state.hands[0])
    assert Seen(state, 2)["seat +1: hand_seen"] == [1.0, 1.0, 0.0, 0.0, 0.0]


def test_gate_cards_and_symbols_are_told() -> None:
    for state in games(4, 3, every=90):
        seen = Seen(state, 0)
        assert sum(seen["gates"]) + sum(seen["row"]) >= len(CLANS)
        cells = list(state.content.cell_names)
        symbols = seen["seat +0: symbols"][GNOME::8]
        assert symbols == [float(state.ancestry[0].gnome >> cell & 1) for cell in cells]


def test_a_question_tells_its_seat_what_it_is_about() -> None:
    state = next(state for state in games(3, 1) if state.turn)
    state.stack = [Marching(0, 5, 0b11, 0b100, 4, True)]
    seen = Seen(state, 0)
    assert seen["subject"].index(1.0) == 5
    assert seen["from"][:3] == [1.0, 1.0, 0.0]
    assert seen["hero"].index(1.0) == 2
    assert seen["left"] == [0.5]
    assert not any(Seen(state, 1)["subject"])
    state.stack = [MoveTo(0, 5, 1, 2, NOTHING)]
    assert Seen(state, 0)["mover"] == [0.0, 0.0, 1.0, 0.0, 0.0]
    assert not any(Seen(state, 0)["hero"])


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_traits_of_a_finished_game(seats: int) -> None:
    *_, state = games(seats, 2)
    assert state.over
    turns = set()
    for seat in range(seats):
        traits = GAME.learner.traits(state, seat)
        labels = [label for group, label in traits if group in ("starter", "champion")]
        assert labels == [state.content.champion_name[one] for one in state.champions[seat]]
        assert len([label for group, label in traits if group == "card"]) == len(state.laid[seat])
        (glyph,) = [label for group, label in traits if group == "lair"]
        lairs = {SPACE_NAMES[site] for site in cells_of(state.lairs[seat])}
        assert lairs == {f"{glyph}1", f"{glyph}2"}
        turns |= {label for group, label in traits if group == "turn"}
    assert len(turns) == seats
