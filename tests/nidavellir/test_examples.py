"""The worked examples of the rulebook, with their numbers."""

from __future__ import annotations

import pytest

from tests.nidavellir.tables import army, blank, choose, coins, column, open_tavern, options


@pytest.mark.proves("example.first-hero", "hero.trigger-dwarf", "hero.mandatory")
def test_a_first_line_brings_a_first_hero() -> None:
    state = blank(2)
    army(state, 0, blacksmith="b", hunter="h", explorer="e5", miner="m0")
    coins(state, 0, "b5 b2 b3 b4 b0")
    coins(state, 1, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 h")
    choose(state, "take:w3")
    assert state.decisions[0].seat == 0
    assert "recruit:tarah" in options(state)
    choose(state, "recruit:tarah")
    assert column(state, 0, "warrior") == ["w3.1", "tarah"]
    assert state.hero_count[0] == 1
    assert state.decisions[0].seat == 1
