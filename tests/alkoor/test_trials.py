"""Trials: dice, aids before and after the roll, and the way along the arrows."""

from __future__ import annotations

import random
from itertools import product

import pytest

from antre.games.alkoor.content.trials import parse_trial
from antre.games.alkoor.rules import objectives
from antre.games.alkoor.rules.heroes import attribute
from antre.games.alkoor.rules.state import NOTHING
from antre.games.alkoor.rules.trial import orders
from tests.alkoor.tables import (
    BOX,
    HAZARDS,
    HEROES,
    all_gems,
    asked,
    at_rest,
    blank,
    choose,
    draws,
    events_of,
    gems,
    gems_on,
    hold,
    pile,
    pouch,
    skip,
    texts,
    trial,
    wear,
)

# Chance in per cent to reach so many stars, by attribute.
STARS = {
    1: [53, 36, 18, 12, 3, 2], 2: [70, 52, 34, 19, 9, 4], 3: [82, 68, 50, 32, 18, 8],
    4: [91, 81, 66, 48, 30, 15], 5: [97, 88, 82, 64, 47, 28],
}  # fmt: skip


@pytest.mark.proves("trial.count", "individual.target", "individual.total")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_exact_chances_of_an_individual_objective(value: int) -> None:
    rolls = [
        sum(objectives.stars(die, value) for die in dice) for dice in product(range(1, 7), repeat=5)
    ]
    found = [100 * sum(total >= stars for total in rolls) / len(rolls) for stars in range(1, 7)]
    assert [round(chance) for chance in found] == STARS[value]


@pytest.mark.proves("collective.target", "trial.count")
def test_mean_of_a_die_of_a_collective_objective() -> None:
    """Of a die against each attribute: what is below, one more for a hit, one less for a 6."""
    means = [sum(objectives.points(die, value) for die in range(1, 7)) for value in range(1, 6)]
    assert means == [1, 3, 6, 10, 15]


@pytest.mark.proves("collective.target", "ruling.assignment-free")
@pytest.mark.parametrize(
    ("boards", "mean", "chances"),
    [(2, 10.8, {7: 81, 8: 75, 10: 60, 12: 44}), (3, 9.3, {7: 71, 8: 64, 10: 48, 12: 32})],
)
def test_chances_of_a_collective_objective(
    boards: int, mean: float, chances: dict[int, int]
) -> None:
    """Six random Heroes and the best assignment on each board, within a point or two."""
    rng, size, totals = random.Random(1), 6 // boards, []
    for _ in range(4000):
        colour = rng.randrange(5)
        values = [BOX.heroes[hero].attributes[colour] for hero in rng.sample(range(63), 6)]
        total = 0
        for board in range(boards):
            own = values[board * size : board * size + size]
            dice = tuple(sorted(rng.randint(1, 6) for _ in own))
            total += max(sum(map(objectives.points, order, own)) for order in orders(dice))
        totals.append(total)
    assert abs(sum(totals) / len(totals) - mean) < 0.2
    for target, chance in chances.items():
        found = 100 * sum(total >= target for total in totals) / len(totals)
        assert abs(found - chance) < 2.5


@pytest.mark.proves("ruling.dice-count", "collective.all", "collective.dice", "players.solo-dice",
                    "players.duo-dice", "players.trio-dice", "ruling.assignment-solo",
                    "trial.colour")  # fmt: skip
@pytest.mark.parametrize(("seats", "boards"), [(1, [3, 2]), (2, [3, 2]), (3, [2, 2, 1])])
def test_one_die_for_each_hero_by_board(seats: int, boards: list[int]) -> None:
    state = blank(seats, heroes=["H02", "H03", "H10", "H13", "H17"])
    state.destiny = 6
    draws(state, die="1 2 3 4 5")
    trial(state, "ZF2")
    while asked(state) == "AssignDice":
        assert state.waiting == [state.seat_of(state.question.board)]  # type: ignore[attr-defined]
        choose(state, texts(state)[-1])
    rolled = [event["dice"] for event in events_of(state, "dice_rolled")]
    assert [len(dice) for dice in rolled] == boards
    assert orders((1, 2, 2)) == [(1, 2, 2), (2, 1, 2), (2, 2, 1)]


@pytest.mark.proves("individual.vacant", "ruling.individual-same-hero")
def test_the_guide_chooses_where_the_slot_is_vacant() -> None:
    state = blank(2, heroes=["H02", "H03"])
    state.destiny = 5
    draws(state, die="1 1 1 1 1", gem="red red red red red")
    trial(state, "ZF4")
    assert texts(state) == ["hero:1", "hero:2"]
    choose(state, "hero:2")
    skip(state, "PlaceGem")
    assert events_of(state, "dice_rolled")[0]["dice"] == [1] * 5
    assert pouch(state) == ["ZF4"]


@pytest.mark.proves("ruling.designation-moment")
def test_the_hero_concerned_is_settled_with_the_first_aid() -> None:
    state = blank(2, heroes=["H58", "H17", "H02", "H03", "H10", "H13"])
    gems(state, 1, violet=4, red=4, orange=2)
    state.destiny = 1
    draws(state, destiny="2")
    trial(state, "ZF4")
    assert "skill:H58-minor" in texts(state)
    assert "skill:H17-minor" not in texts(state)
    choose(state, "reroll:destiny")
    assert objectives.concerned(state) == HEROES["H17"]
    assert "skill:H17-minor" in texts(state)
    choose(state, "skill:H17-minor")
    state.destiny = 4
    assert objectives.concerned(state) == HEROES["H17"]


@pytest.mark.proves("before.hazard-skill", "before.hazard-skill-individual",
                    "gems.optional-skill")  # fmt: skip
def test_hazard_skills_before_the_roll() -> None:
    state = blank(2, heroes=["H48", "H02", "H03", "H23", "H13", "H17"])
    gems(state, 1, green=4)
    gems(state, 2, green=4)
    trial(state, "ZF2")
    assert state.waiting == [0, 1]
    assert "skill:H23-sweep" in texts(state, 1)
    choose(state, "skill:H48-minor")
    assert gems_on(state, 1) == {"green": 3}
    assert objectives.target(state) == 5
    choose(state, "skill:H23-sweep")
    assert objectives.target(state) == 3
    assert gems_on(state, 2) == {"green": 2}


@pytest.mark.proves("before.hazard-skill-individual")
def test_a_sweep_of_another_hero_leaves_an_individual_objective_alone() -> None:
    state = blank(2, heroes=["H23", "H02"])
    state.trial = HAZARDS["ZR4"]
    state.destiny = 2
    state.sweeps = ((HEROES["H23"], 2, 1),)
    assert objectives.target(state) == 2
    state.destiny = 1
    assert objectives.target(state) == 1


@pytest.mark.proves("before.auto-success-collective", "before.auto-success-individual")
def test_who_may_pass_an_objective_with_gems() -> None:
    state = blank(2)
    gems(state, 2, green=4)
    trial(state, "ZF2")
    assert state.waiting == [1]
    assert "master:2" in texts(state)
    single = blank(2)
    gems(single, 2, violet=4)
    draws(single, die="6 6 6 6 6")
    single.destiny = 6
    trial(single, "ZF4")
    assert "master:2" in texts(single)
    other = blank(2)
    gems(other, 2, violet=4)
    draws(other, die="6 6 6 6 6")
    trial(other, "ZF4")
    assert not events_of(other, "mastered")


@pytest.mark.proves("before.unforeseen", "reveal.dilemma-targeted", "aids.dilemmas",
                    "ruling.dilemma-used")  # fmt: skip
def test_dilemmas_that_help_in_a_trial() -> None:
    state = blank(2)
    hold(state, 1, "N08", "N09", "N11")
    hold(state, 2, "N07", "N08", "N09")
    state.destiny = 1
    trial(state, "ZF4")
    assert {text for text in texts(state, 0) if "dilemma" in text} == {
        "dilemma:1-N08", "dilemma:1-N09", "dilemma:1-N11",
    }  # fmt: skip
    assert {text for text in texts(state, 1) if "dilemma" in text} == {"dilemma:2-N07"}
    choose(state, "dilemma:1-N11")
    assert attribute(state, 0, 2) == 2
    choose(state, "dilemma:1-N09")
    assert pouch(state) == ["ZF4"]
    assert len(state.unforeseen_discard) == 2


@pytest.mark.proves("before.unforeseen", "aids.skill-once")
def test_a_skill_on_the_house() -> None:
    state = blank(2, heroes=["H48", "H02", "H03", "H10", "H13", "H17"])
    hold(state, 1, "N10")
    wear(state, 2, "LT36")
    trial(state, "ZF2")
    choose(state, "dilemma:1-N10")
    assert texts(state) == ["skill:H48-minor", "skill:LT36"]
    choose(state, "skill:LT36")
    assert objectives.target(state) == 5


@pytest.mark.proves("before.vitality-step")
def test_a_step_may_be_a_test_of_vitality(monkeypatch: pytest.MonkeyPatch) -> None:
    hazard = BOX.hazards[HAZARDS["ZF4"]]
    monkeypatch.setattr(hazard, "trial", parse_trial("a: V > b; b: I violet 1 > clear / dark"))
    state = blank(2)
    draws(state, die="6 1 1 1 1 1", gem="red red red red red")
    trial(state, "ZF4")
    skip(state, "PlaceGem")
    # The Hero who died is won with the trial.
    assert pouch(state) == ["H02", "ZF4"]


@pytest.mark.proves("trial.arrows", "success.next", "missed.next", "trial.outcome-sides")
def test_arrows_lead_on() -> None:
    state = blank(2)
    draws(state, die="6 6 6 6 6 5 3 2 4 4 3", gem="red red red red red red")
    trial(state, "ZF5")
    skip(state, "Window", "PayGem", "AssignDice", "PlaceGem")
    begun = [event["objective"] for event in events_of(state, "objective_begins")]
    assert begun == ["individual", "collective"]


# --- after the roll


@pytest.mark.proves("aids.when", "aids.paid-reroll", "ruling.paid-reroll-scope", "ruling.aids-loop",
                    "ruling.die-of-board")  # fmt: skip
def test_aids_follow_each_other_until_the_objective_is_reached() -> None:
    state = blank(2)
    all_gems(state, 1, 2)
    all_gems(state, 2, 2)
    state.destiny = 6
    draws(state, die="5 5 5 5 5 5 3 5 3")
    trial(state, "ZF2")
    choose(state, "pass")
    assert state.waiting == [0, 1]
    assert "reroll:1" in texts(state, 0)
    assert "reroll:4" not in texts(state, 0)
    choose(state, "reroll:2", "reroll:5")
    assert not {"reroll:1", "reroll:3"} & set(texts(state, 0))
    assert "reroll:2" in texts(state, 0)
    assert state.gems[4] == state.gems[9] == 0


@pytest.mark.proves("missed.gems", "ruling.die-gem-gain", "ruling.die-gem-loss")
def test_gains_come_before_losses() -> None:
    state = blank(2)
    draws(state, die="6 6 6 1 1 6", gem="red red red")
    state.destiny = 6
    trial(state, "ZF4")
    assert sum(state.gems) == 0
    poor = blank(2)
    poor.destiny = 5
    draws(poor, die="6 6 6 5 6", gem="red")
    gems(poor, 1, green=1)
    trial(poor, "ZF4")
    skip(poor, "Window", "PlaceGem")
    assert sum(poor.gems) == 0
    assert len(poor.team) == 6


@pytest.mark.proves("ruling.after-roll-success", "success.defence-collective")
def test_a_six_of_a_won_defence_objective_may_still_be_changed() -> None:
    state = blank(2)
    hold(state, 1, "N12")
    state.trial = HAZARDS["ZF6"]
    state.destiny = 6
    draws(state, die="5 4 6 2 2 3", gem="red red red red red red")
    trial(state, "ZF6")
    choose(state, "assign:5-4-6", "assign:2-2-3")
    assert objectives.is_reached(state)
    assert texts(state) == ["dilemma:1-N12", "pass", "hush"]
    choose(state, "dilemma:1-N12")
    skip(state, "Window", "PlaceGem", "PayGem")
    assert state.wounds == [0] * 6


@pytest.mark.proves("success.defence-collective", "missed.defence", "success.defence")
def test_a_six_wounds_the_hero_of_its_column() -> None:
    state = blank(2)
    state.destiny = 6
    draws(state, die="5 4 6 6 2 3", gem="red red red red red red")
    trial(state, "ZF6")
    choose(state, "assign:6-4-5", "assign:2-3-6")
    skip(state, "Window", "PlaceGem", "PayGem")
    assert state.wounds == [4, 0, 0, 0, 0, 3]


@pytest.mark.proves("ruling.attribute-at-roll", "ruling.no-effect-play")
def test_attributes_are_fixed_when_dice_are_rolled() -> None:
    state = blank(2)
    gems(state, 1, blue=2)
    state.destiny = 6
    draws(state, die="5 5 5 5 5 5")
    trial(state, "ZF2")
    before = objectives.total(state)
    state.wounds = [1] * 6
    assert objectives.total(state) == before


@pytest.mark.proves("aids.tokens", "ruling.die-of-board")
def test_once_more_with_feeling_and_the_lucky_coin() -> None:
    state = blank(2)
    hold(state, 1, "N13")
    wear(state, 4, "LT44")
    gems(state, 2, red=1)
    state.destiny = 6
    draws(state, die="6 6 6 5 5 5 1 1 2")
    trial(state, "ZM6")
    choose(state, "dilemma:1-N13", "die:1", "die:2")
    assert state.dice[:3] == [1, 1, 6]
    choose(state, "skill:LT44", "die:5")
    assert state.dice[3:] == [5, 2, 5]
    assert gems_on(state, 2) == {}


@pytest.mark.proves("individual.dice", "gems.optional-auto-success")
def test_nothing_is_left_of_a_trial() -> None:
    state = blank(2)
    state.destiny = 6
    draws(state, die="6 6 6 6 6")
    trial(state, "ZF4")
    skip(state, "Window", "PayGem", "GiveHero")
    assert at_rest(state)
    assert pile(state) == ["ZF4"]
    assert (state.trial, state.dice, state.monsters) == (NOTHING, [], ())
