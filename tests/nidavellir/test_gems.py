"""Gem trades at the end of a tavern, and the gem that is never traded."""

from __future__ import annotations

import pytest

from antre.games.nidavellir.content.names import MINER
from antre.games.nidavellir.rules.distinctions import Award
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.playing import asked, bid_all, game, start
from tests.nidavellir.tables import army, ask, blank, choose, coins, open_tavern, options

BASE = ("b0", "b2", "b3", "b4", "b5")


def lay(state: Nidavellir, tavern: str, bids: str) -> None:
    """Everybody bids in turn ("b4 b3 b3") and the tavern, full of warriors, is opened."""
    slot = ("goblin", "dragon", "horse").index(tavern)
    for seat, bid in enumerate(bids.split()):
        rest = [name for name in BASE if name != bid]
        coins(state, seat, " ".join([*rest[:slot], bid, *rest[slot:]]))
    open_tavern(state, tavern, " ".join(f"w{3 + n}" for n in range(max(3, state.setup.seats))))


def after(gems: list[int], bids: str) -> list[int]:
    """The gems of all seats once a tavern with these bids is resolved."""
    state = blank(len(gems))
    state.gems = list(gems)
    lay(state, "goblin", bids)
    finish(state)
    return list(state.view(-1)["gems"])


def finish(state: Nidavellir) -> None:
    while not state.over:
        choose(state, options(state)[0])


def with_six(gems: list[int], owner: int) -> Nidavellir:
    """A table where the miner distinction has just given gem 6 to one seat."""
    state = blank(len(gems))
    state.gems = list(gems)
    army(state, owner, miner="m0")
    ask(state, Award(MINER))
    return state


@pytest.mark.proves("gems.when", "gems.order-protected")
def test_gems_are_traded_after_the_last_turn_and_before_the_next_reveal() -> None:
    """All three tie twice: the gems of the first trade decide the second tavern."""
    state = start(3, gems="5 4 3", age1="w3 w4 w5 e5 e6 e7 h m0 b")
    bid_all(state, *["b5 b4 b3"] * 3)
    for seat in (0, 1, 2):
        assert asked(state)[0] == seat
        assert state.view(0)["gems"] == [5, 4, 3]
        choose(state, options(state)[0])
    assert state.view(0)["tavern"] == "dragon"
    assert state.view(0)["gems"] == [3, 4, 5]
    assert state.view(0)["order"] == [2, 1, 0]


@pytest.mark.proves("gems.order-protected")
def test_a_trade_does_not_disturb_the_order_of_play() -> None:
    state = blank(4)
    state.gems = [5, 2, 4, 3]
    lay(state, "goblin", "b4 b4 b2 b2")
    order = []
    while not state.over:
        order.append(asked(state)[0])
        choose(state, options(state)[0])
    assert order == [0, 1, 2, 3]
    assert state.view(0)["gems"] == [2, 5, 3, 4]


@pytest.mark.proves("gems.who", "gems.no-tie")
@pytest.mark.parametrize(
    ("bids", "gems"),
    [
        ("b5 b4 b3 b2", [2, 3, 4, 5]),
        ("b5 b5 b3 b2", [3, 2, 4, 5]),
        ("b5 b4 b3 b5", [5, 3, 4, 2]),
        ("b0 b4 b4 b5", [2, 4, 3, 5]),
    ],
)
def test_those_who_tied_trade_and_the_others_keep_their_gem(bids: str, gems: list[int]) -> None:
    assert after([2, 3, 4, 5], bids) == gems


@pytest.mark.proves("gems.per-value")
@pytest.mark.parametrize(
    ("bids", "gems"),
    [
        ("b5 b5 b2 b2 b0", [2, 1, 4, 3, 5]),
        ("b5 b2 b5 b2 b2", [3, 5, 1, 4, 2]),
        ("b3 b0 b0 b3 b0", [4, 5, 3, 1, 2]),
    ],
)
def test_each_tied_value_makes_its_own_trade(bids: str, gems: list[int]) -> None:
    assert after([1, 2, 3, 4, 5], bids) == gems


@pytest.mark.proves("gems.replace", "reveal.tie-by-gem")
def test_the_new_owner_has_the_gem_at_once_and_for_good() -> None:
    state = blank(2)
    state.gems = [5, 4]
    lay(state, "goblin", "b3 b3")
    finish(state)
    for viewer in (0, 1, -1):
        assert state.view(viewer)["gems"] == [4, 5]
    lay(state, "dragon", "b3 b3")
    assert asked(state)[0] == 1


@pytest.mark.proves("gems.tie-2")
@pytest.mark.parametrize(("before", "traded"), [([4, 5], [5, 4]), ([5, 4], [4, 5])])
def test_two_swap(before: list[int], traded: list[int]) -> None:
    assert after(before, "b3 b3") == traded


@pytest.mark.proves("gems.tie-3-ends", "gems.tie-3-median")
@pytest.mark.parametrize(
    ("before", "traded"),
    [([3, 4, 5], [5, 4, 3]), ([4, 3, 5], [4, 5, 3]), ([5, 3, 4], [3, 5, 4])],
)
def test_of_three_the_ends_swap(before: list[int], traded: list[int]) -> None:
    assert after(before, "b3 b3 b3") == traded


@pytest.mark.proves("gems.tie-4-ends", "gems.tie-4-middle")
@pytest.mark.parametrize(
    ("before", "traded"), [([2, 3, 4, 5], [5, 4, 3, 2]), ([4, 5, 2, 3], [3, 2, 5, 4])]
)
def test_of_four_the_ends_and_the_middle_swap(before: list[int], traded: list[int]) -> None:
    assert after(before, "b3 b3 b3 b3") == traded


@pytest.mark.proves("gems.tie-4-ends", "gems.tie-4-middle", "gems.per-value")
def test_four_of_five_trade_around_the_fifth() -> None:
    assert after([1, 5, 3, 2, 4], "b3 b3 b0 b3 b3") == [5, 1, 3, 4, 2]


@pytest.mark.proves("gems.tie-5-pairs", "gems.tie-5-median")
@pytest.mark.parametrize(
    ("before", "traded"),
    [([1, 2, 3, 4, 5], [5, 4, 3, 2, 1]), ([3, 1, 4, 5, 2], [3, 5, 2, 1, 4])],
)
def test_of_five_two_pairs_swap(before: list[int], traded: list[int]) -> None:
    assert after(before, "b3 b3 b3 b3 b3") == traded


@pytest.mark.proves("gems.six-source")
def test_gem_six_comes_from_the_miner_distinction() -> None:
    assert with_six([4, 5], owner=0).view(1)["gems"] == [6, 5]
    assert with_six([4, 5], owner=1).view(1)["gems"] == [4, 6]


@pytest.mark.proves("gems.six-source", "gems.six-never-traded")
def test_nobody_else_ever_has_gem_six() -> None:
    awarded = 0
    for seed in (1, 2, 3):
        for state in game(3, seed):
            view = state.view(-1)
            winner = view["distinctions"]["crown_jeweler"]
            assert [seat for seat, gem in enumerate(view["gems"]) if gem == 6] == (
                [winner] if winner >= 0 else []
            )
        awarded += winner >= 0
    assert awarded


@pytest.mark.proves("gems.six-never-traded", "gems.six-owner-skipped")
@pytest.mark.parametrize(
    ("gems", "owner", "bids", "traded"),
    [
        ([4, 5], 0, "b3 b3", [6, 5]),
        ([3, 4, 5], 0, "b3 b3 b3", [6, 5, 4]),
        ([2, 3, 4, 5], 2, "b3 b3 b3 b3", [5, 3, 6, 2]),
        ([1, 2, 3, 4, 5], 4, "b3 b3 b3 b3 b3", [4, 3, 2, 1, 6]),
        ([2, 3, 4, 5], 1, "b4 b3 b4 b3", [4, 6, 2, 5]),
    ],
)
def test_those_tied_with_gem_six_trade_among_themselves(
    gems: list[int], owner: int, bids: str, traded: list[int]
) -> None:
    state = with_six(gems, owner)
    lay(state, "goblin", bids)
    finish(state)
    assert state.view(-1)["gems"] == traded
