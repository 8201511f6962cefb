"""What a player may imagine: others' face-down coins and the Pioneer's cards, drawn anew.

The law that an imagined world cannot be told from the real one is kept in `tests/laws`; here it
is made sure that what is hidden is really redrawn, and what is known is really kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from antre.core.state import State
from antre.games.nidavellir.rules.state import Nidavellir
from tests.laws.tables import decisions
from tests.nidavellir.tables import choose, new

DRAWS = 60


def worlds(state: State, seat: int) -> list[Nidavellir]:
    imagined = [state.resample(seat, random.Random(number)) for number in range(DRAWS)]
    assert all(isinstance(world, Nidavellir) for world in imagined)
    return imagined  # type: ignore[return-value]


def random_game_until(seats: int, wanted: Callable[[Nidavellir], bool]) -> Nidavellir:
    """The first position of this kind in random games."""
    for seed in range(200):
        for state in decisions(new(seats, seed), random.Random(seed)):
            assert isinstance(state, Nidavellir)
            if not state.over and wanted(state):
                return state
    raise AssertionError("random games never come there")


def after_bids(seats: int) -> Nidavellir:
    """Everybody has bid b2, b3, b4 but seat 1, who bid b5, b4, b3; the goblin's is revealed."""
    state = new(seats)
    for seat in range(seats):
        for coin in ("b5", "b4", "b3") if seat == 1 else ("b2", "b3", "b4"):
            state.apply(seat, f"bid:{coin}")
    return state


@pytest.mark.proves("ruling.coin-secrecy", "reveal.current-only", "bids.face-down")
@pytest.mark.parametrize("viewer", [-1, 0, 2])
def test_coins_face_down_may_lie_anyhow(viewer: int) -> None:
    state = after_bids(3)
    seen = [world.view(1)["coins"][1] for world in worlds(state, viewer)]
    assert {coins["slots"][0] for coins in seen} == {"b5"}
    assert {coins["slots"][1] for coins in seen} == {"b0", "b2", "b3", "b4"}
    assert {coins["slots"][2] for coins in seen} == {"b0", "b2", "b3", "b4"}
    assert len({tuple(coins["pouch"]) for coins in seen}) == 6
    assert {tuple(coins["owned"]) for coins in seen} == {("b0", "b2", "b3", "b4", "b5")}


@pytest.mark.proves("bids.know-own-coins")
def test_own_coins_lie_as_they_lie() -> None:
    state = after_bids(3)
    for world in worlds(state, 1):
        assert world.view(1)["coins"][1] == state.view(1)["coins"][1]
        assert world.view(0)["coins"][0]["slots"][0] == "b2"


def test_bids_in_the_making_have_not_begun_in_the_worlds_of_others() -> None:
    """How far somebody has come with the bids is nobody else's business."""
    state = new(2)
    state.apply(1, "bid:b5")
    state.apply(1, "bid:b4")
    for world in worlds(state, 0):
        assert world.view(1)["coins"][1]["slots"] == [None, None, None]
        assert len(world.decision(1).options) == 5
        assert world.decision(1).number == 0
    for world in worlds(state, 1):
        assert world.view(1)["coins"][1]["slots"] == ["b5", "b4", None]
        assert world.decision(1).number == 2


@pytest.mark.proves("ruling.pioneer-privacy", "distinction.pioneer-draw")
def test_only_the_pioneer_knows_the_cards_drawn() -> None:
    state = random_game_until(3, lambda state: state.question.rule == "distinction.pioneer-keep")
    pioneer = state.question.actor(state)
    assert {world.offer for world in worlds(state, pioneer)} == {state.offer}
    for other in {-1, 0, 1, 2} - {pioneer}:
        offers = {world.offer for world in worlds(state, other)}
        assert len(offers) > DRAWS // 2
        assert state.view(other)["offer"] == ["?"] * 3
        assert not any(event["kind"] == "pioneer" for event in state.log(other))
        for world in worlds(state, other):
            assert sorted([*world.offer, *world.decks[1]]) == sorted(
                [*state.offer, *state.decks[1]]
            )


def test_the_coming_cards_are_open_in_every_world() -> None:
    state = new(2)
    futures = set()
    for world in worlds(state, 0):
        while world.round == 1:
            asked = world.decisions[0]
            world.apply(asked.seat, asked.options[-1])
        futures.add(tuple(world.taverns))
    assert len(futures) > DRAWS // 2


def test_the_secret_answers_of_others_can_be_forgotten() -> None:
    """A bot that imagines the others' bids starts from an open question."""
    state = new(3)
    choose(state, "bid:b5", "bid:b4", "bid:b3", "bid:b5")
    state.apply(2, "bid:b0")
    world = state.resample(1, random.Random(1))
    world.withdraw_secrets(1)
    assert [asked.seat for asked in world.decisions] == [0, 1, 2]
    assert world.placed == [0, 1, 0]
    assert state.placed == [3, 1, 1]
