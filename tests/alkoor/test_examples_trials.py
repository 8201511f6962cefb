"""Examples of trials, dice and wounds, with their numbers."""

from __future__ import annotations

import pytest

from antre.games.alkoor.content.names import COLOURS
from antre.games.alkoor.rules import objectives
from antre.games.alkoor.rules.deaths import TO_VILS
from antre.games.alkoor.rules.heroes import attribute
from antre.games.alkoor.rules.resolution import RESOLVE
from antre.games.alkoor.rules.stakes import verdict
from antre.games.alkoor.rules.turn import BEGIN_TURN
from antre.games.alkoor.rules.vitality import TestVitality
from tests.alkoor.tables import (
    HAZARDS,
    HEROES,
    PLACES,
    act,
    all_gems,
    at_rest,
    blank,
    choose,
    draws,
    effect,
    gems,
    gems_on,
    in_abyss,
    meet,
    pile,
    pouch,
    room,
    skip,
    stow,
    team,
    texts,
    trial,
    vils_gems,
    wear,
)

# --- trials


@pytest.mark.proves("example.perfect-intelligence", "before.auto-success",
                    "before.auto-success-result", "before.auto-success-individual",
                    "gems.optional-auto-success", "ruling.auto-success-clean")  # fmt: skip
def test_four_violet_gems_pass_an_intelligence_objective() -> None:
    state = blank(2)
    gems(state, 1, violet=4)
    gems(state, 2, violet=4)
    state.destiny = 1
    trial(state, "ZF4")
    assert texts(state, 0)[0] == "master:1"
    assert state.waiting == [0]
    choose(state, "master:1")
    assert gems_on(state, 1) == {}
    assert "ZF4" in pouch(state)
    assert not state.dice


@pytest.mark.proves("example.dark-one-gem", "gems.mandatory-dark", "vils.gem-sources",
                    "vils.power-trigger", "gems.mandatory")  # fmt: skip
def test_a_ceded_gem_may_complete_a_set() -> None:
    state = blank(2)
    gems(state, 1, red=1)
    gems(state, 2, blue=1)
    vils_gems(state, red=3)
    effect(state, "tribute 1")
    assert texts(state) == ["pay:1-red", "pay:2-blue"]
    choose(state, "pay:1-red")
    assert state.vils_gems == [0] * 5
    assert state.vils_down == [1, 0, 0]


@pytest.mark.proves("example.room-without-relic", "notrial.room-visited", "notrial.end-turn",
                    "notrial.when")  # fmt: skip
def test_a_room_that_needs_a_relic_cannot_be_tested_without() -> None:
    state = blank(2)
    room(state, 1, "S5")
    in_abyss(state, "room-1")
    act(state, RESOLVE)
    assert at_rest(state)
    assert state.pawn == PLACES["room-1"]
    stow(state, 6, "RL1")
    act(state, RESOLVE)
    assert texts(state) == ["test", "stay"]


@pytest.mark.proves("example.substitution", "aids.substitution", "destiny.substitution",
                    "ruling.substitution-timing")  # fmt: skip
def test_the_guide_puts_the_destiny_die_in_place_of_a_six() -> None:
    state = blank(2)
    state.destiny = 4
    gems(state, 1, green=2)
    draws(state, die="6 5 5 1 1 1")
    trial(state, "ZF2")
    choose(state, "assign:5-5-6")
    assert state.dice == [5, 5, 6, 1, 1, 1]
    choose(state, "substitute:3")
    assert state.dice == [5, 5, 4, 1, 1, 1]
    assert state.destiny == 4
    assert not any(text.startswith("substitute") for text in texts(state))


@pytest.mark.proves("example.reroll-colours", "aids.paid-reroll", "gems.optional-reroll",
                    "aids.paid-reroll-six", "aids.paid-reroll-board",
                    "ruling.six-not-payable")  # fmt: skip
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_reroll_costs_two_gems_of_the_colour_of_the_die(value: int) -> None:
    state = blank(2, heroes=["H02", "H03"])
    all_gems(state, 1, 2)
    all_gems(state, 2, 2)
    draws(state, die=f"{value} 1")
    state.wounds[0] = 4 if value != 4 else 1
    act(state, TestVitality(HEROES["H02"], TO_VILS))
    offered = not at_rest(state) and "reroll:vitality" in texts(state, 0)
    assert offered == (value != 6)
    if offered:
        choose(state, "reroll:vitality")
        left = dict.fromkeys(COLOURS, 2)
        del left[COLOURS[value - 1]]
        assert gems_on(state, 1) == left


@pytest.mark.proves("example.derived-individual", "individual.simple-success",
                    "individual.critical-success", "individual.simple-failure",
                    "individual.critical-failure", "individual.total", "individual.target",
                    "individual.dice", "success.gems")  # fmt: skip
def test_stars_of_five_dice() -> None:
    dice = [1, 2, 3, 5, 6]
    assert [objectives.stars(value, 3) for value in dice] == [1, 1, 2, 0, -1]
    state = blank(2, heroes=["H32", "H02", "H03", "H10", "H13", "H17"])
    gems(state, 1, blue=1)
    meet(state, "K03")
    wear(state, 1, "LT09")
    draws(state, die="1 2 3 5 6", gem="red")
    trial(state, "ZF4")
    assert state.dice_attribute == [3] * 5
    assert (objectives.total(state), objectives.target(state)) == (3, 3)
    choose(state, "place:1", "pay:1-blue")
    assert gems_on(state, 1) == {"red": 1}
    assert pouch(state) == ["K03", "ZF4"]


@pytest.mark.proves("example.derived-collective", "collective.sum", "collective.critical-success",
                    "collective.critical-failure", "collective.simple-failure",
                    "collective.gathered", "collective.categories", "collective.all")  # fmt: skip
def test_points_of_six_dice() -> None:
    pairs = [(4, 4), (2, 2), (5, 3), (4, 5), (6, 1), (3, 3)]
    assert [objectives.points(*pair) for pair in pairs] == [5, 3, 0, 4, -1, 4]
    state = blank(1)
    state.trial = HAZARDS["ZF3"]
    state.dice = [die for die, _ in pairs]
    state.dice_attribute = [value for _, value in pairs]
    assert objectives.total(state) == 15
    assert (objectives.gem_gains(state), objectives.gem_losses(state)) == (3, 1)


@pytest.mark.proves("example.derived-assignment", "collective.dice", "ruling.assignment-free",
                    "trial.assign")  # fmt: skip
def test_it_matters_which_die_is_whose() -> None:
    assert objectives.points(4, 5) + objectives.points(2, 2) == 7
    assert objectives.points(2, 5) + objectives.points(4, 2) == 2


@pytest.mark.proves("example.derived-defence", "success.defence", "success.defence-individual",
                    "wound.causes", "wound.blocks-skills", "wound.caps-attributes",
                    "ruling.marker-value")  # fmt: skip
def test_two_sixes_of_a_won_defence_objective_wound() -> None:
    state = blank(2, heroes=["H57", "H02", "H03", "H10", "H13", "H17"])
    room(state, 1, "S8")
    draws(state, die="6 6 4 4 4", gem="red red red")
    trial(state, "S8")
    skip(state, "PlaceGem", "PayGem", "Window")
    assert state.wounds[0] == 1
    assert {attribute(state, 0, colour) for colour in range(5)} == {1}
    gems(state, 1, red=2)
    state.stack[1:] = []
    act(state, BEGIN_TURN)
    assert not any(text.startswith("skill:H57") for text in texts(state))


@pytest.mark.proves("example.derived-vitality", "vitality.equal", "vitality.lower",
                    "vitality.higher", "vitality.roll")  # fmt: skip
def test_a_vitality_of_four() -> None:
    for rolled, marker in ((1, 1), (2, 2), (3, 3), (4, 0)):
        state = blank(2, heroes=["H03", "H10"])
        draws(state, die=str(rolled))
        act(state, TestVitality(HEROES["H03"], TO_VILS))
        assert state.wounds[0] == marker
        assert len(state.team) == 2
    for rolled in (5, 6):
        state = blank(2, heroes=["H03", "H10"])
        draws(state, die=str(rolled))
        act(state, TestVitality(HEROES["H03"], TO_VILS))
        assert team(state) == ["H10"]
        assert pile(state) == ["H03"]
    assert [verdict(rolled, 4) for rolled in range(1, 7)] == [1, 1, 1, 0, 2, 2]


@pytest.mark.proves("example.derived-late-skill", "aids.hazard-skill-late", "aids.skill-once",
                    "before.hazard-skill", "blessing.skill-once")  # fmt: skip
def test_a_late_skill_costs_a_gem_more() -> None:
    state = blank(2, heroes=["H48", "H02", "H03", "H10", "H13", "H17"])
    gems(state, 1, green=2)
    draws(state, die="6 6 6 6 6 6")
    trial(state, "ZF2")
    assert "skill:H48-minor" in texts(state, 0)
    choose(state, "pass")
    assert "skill:H48-minor" in texts(state, 0)
    choose(state, "skill:H48-minor")
    assert gems_on(state, 1) == {}
    again = blank(2, heroes=["H48", "H02", "H03", "H10", "H13", "H17"])
    gems(again, 1, green=4)
    draws(again, die="6 6 6 6 6 6")
    trial(again, "ZF2")
    choose(again, "skill:H48-minor")
    assert gems_on(again, 1) == {"green": 3}
    skip(again, "Window")
    assert "skill:H48-minor" not in str(again.decisions)
