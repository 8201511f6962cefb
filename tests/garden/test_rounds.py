"""The start of a round, the initiative phase, planning, and the order of actions."""

from __future__ import annotations

import pytest

from antre.games.garden.content.names import FACES, MAKING
from antre.games.garden.rules.actions import ACTIONS
from antre.games.garden.rules.initiative import INITIATIVE, NEW_ORDER, action_order, activate_tiles
from antre.games.garden.rules.planning import PLANNING
from antre.games.garden.rules.rounds import PHASES, ROUND, ROUND_START
from antre.games.garden.rules.state import NOTHING, Garden
from tests.garden.tables import (
    BAY,
    BOX,
    GATE,
    WOOD,
    A,
    B,
    C,
    D,
    act,
    at_rest,
    blank,
    choose,
    events_of,
    game,
    new,
    own,
    places,
    play_to,
    put,
    refused,
    texts,
)

FOUR = ("olaf", "pier", "ulrike", "callo")


def on_map(*factions: str) -> Garden:
    """A table at which everybody has two cubes on the map."""
    state = blank(*factions)
    for seat in range(len(factions)):
        put(state, seat, GATE, 2)
    return state


# --- round start


@pytest.mark.proves("round.phases")
def test_the_phases_of_a_round_come_in_their_order() -> None:
    named = [type(phase).__name__ for phase in reversed(PHASES)]
    assert named == [
        "RoundStart", "Initiative", "Planning", "Actions", "Activation", "Vuko", "Domination",
        "RoundEnd",
    ]  # fmt: skip
    state = on_map("olaf", "callo")
    act(state, ROUND)
    assert state.round == 3
    assert type(state.question).__name__ == "ChooseSteps"


@pytest.mark.proves(
    "example.top-up", "round.min-influence", "round.top-up-cubes", "round.top-up-population",
    "ruling.top-up-where", "ruling.top-up-once", "ruling.units-no-substitute",
    "ruling.top-up-population",
)  # fmt: skip
def test_who_has_one_cube_is_topped_up() -> None:
    state = blank("olaf", "pier", "callo")
    put(state, A, BAY, 1, "12")
    put(state, B, BAY, 2)
    put(state, C, WOOD, 3)
    state.devastated = 1 << WOOD
    state.order = (B, C, A)
    act(state, ROUND_START)
    # Callo's cubes are locked in a devastated region: both are missing, but population comes once.
    assert state.waiting == [C]
    assert places(state) == {"skerries", "bay", "fjord", "gate", "moor", "barrens"}
    assert refused(state, "place:wood") == "devastation.no-actions"
    assert refused(state, "place:isles") == "setup.closed-regions"
    choose(state, "place:gate", "place:gate")
    assert state.waiting == [A]
    choose(state, "place:moor")
    assert at_rest(state)
    assert state.population == [2, 0, 2]
    assert state.bank[0] == 20


@pytest.mark.proves("round.no-top-up", "ruling.top-up-count")
def test_cubes_held_by_vuko_count_and_others_do_not() -> None:
    state = blank("olaf", "pier")
    put(state, A, BAY, 2)
    state.cubes[8 * A + BAY] -= 1
    state.held[A] = 1
    state.vuko = BAY
    put(state, B, GATE, 1)
    state.viper[B] += 3
    state.captured[B] += 3
    act(state, ROUND_START)
    assert state.waiting == [B]
    choose(state, "place:moor")
    assert state.population == [0, 2]
    assert at_rest(state)


@pytest.mark.proves("ruling.top-up-once", "ruling.cube-supply", "ruling.empty-bank")
def test_an_empty_supply_or_bank_gives_what_is_left() -> None:
    state = blank("olaf", "pier")
    put(state, B, GATE, 2)
    state.supply[A] = 1
    own(state, B, population=23)
    act(state, ROUND_START)
    choose(state, "place:moor")
    assert at_rest(state)
    assert state.population[A] == 1
    assert state.bank[0] == 0


# --- initiative


@pytest.mark.proves(
    "initiative.must-advance", "initiative.one-or-two", "initiative.in-order", "ruling.helmet-step"
)
def test_everybody_moves_one_or_two_in_the_old_order() -> None:
    state = on_map(*FOUR)
    state.order = (C, A, D, B)
    act(state, INITIATIVE)
    for seat in (C, A, D, B):
        assert state.waiting == [seat]
        assert texts(state) == ["advance:1", "advance:2"]
        choose(state, "advance:2" if seat == D else "advance:1")
    assert state.spaces == [1, 1, 1, 2]


@pytest.mark.proves("example.pile-swap", "ruling.initiative-pile", "initiative.cube-count")
def test_who_arrives_later_lies_on_top() -> None:
    state = on_map(*FOUR)
    act(state, INITIATIVE)
    choose(state, *["advance:1"] * 4)
    assert state.arrivals == state.order == (D, C, B, A)
    assert state.hand == [4] * 4


@pytest.mark.proves("example.order-mixed", "initiative.order-by-ship",
                    "initiative.order-rightmost", "initiative.order-pile")  # fmt: skip
def test_turn_order_by_ship_then_right_then_pile() -> None:
    state = on_map(*FOUR)
    state.round = 6
    state.spaces = [7, 8, 6, 8]
    state.arrivals = (D, B, A, C)
    act(state, NEW_ORDER)
    assert state.order == (D, B, C, A)
    assert state.hand == [4, 3, 3, 3]


@pytest.mark.proves("example.double-once", "initiative.double-once-per-group",
                    "ruling.double-move-group")  # fmt: skip
def test_two_helmets_once_in_each_group() -> None:
    state = on_map("olaf", "callo")
    act(state, INITIATIVE)
    choose(state, "advance:2", "advance:1")
    act(state, INITIATIVE)
    # The marker on space 3 has used the double move of its group and goes to 4 by itself.
    asked = {state.waiting[0]}
    choose(state, "advance:1")
    assert asked == {B}
    assert state.spaces == [3, 2]
    act(state, INITIATIVE)
    while not at_rest(state):
        choose(state, "advance:2" if state.waiting == [A] else "advance:1")
    assert state.spaces[A] == 5


@pytest.mark.proves("ruling.track-end")
def test_nobody_overshoots_the_track() -> None:
    state = on_map("olaf", "callo")
    state.spaces = [8, 7]
    act(state, INITIATIVE)
    assert state.waiting == [B]
    choose(state, "advance:2")
    assert state.spaces == [9, 9]


@pytest.mark.proves("ruling.red-ship-by-anyone", "example.both-red-ships", "domination.no-scoring")
def test_a_red_ship_counts_once_for_whoever_is_first() -> None:
    state = on_map("olaf", "callo")
    scored = []
    for spaces in ([1, 1], [1, 3], [2, 4], [4, 5], [5, 7], [6, 9], [8, 9]):
        state.spaces = spaces
        act(state, NEW_ORDER)
        scored.append(state.scorings)
    assert scored == [0, 1, 0, 1, 0, 2, 0]
    assert state.red_ships == 4


# --- planning


def plans(state: Garden) -> list[str]:
    act(state, PLANNING)
    return texts(state)


@pytest.mark.proves("planning.turn-order", "ruling.planning-round-robin",
                    "ruling.planning-several-cubes", "planning.actions-0-5")  # fmt: skip
def test_cubes_are_placed_one_by_one_round_and_round() -> None:
    state = on_map("olaf", "pier", "callo")
    state.order = (B, C, A)
    state.hand = [1, 3, 2]
    assert plans(state) == [
        "plan:viper", "plan:influence", "plan:movement", "plan:mountain", "plan:raven",
        "plan:making",
    ]  # fmt: skip
    asked = []
    while not at_rest(state):
        asked.append(state.waiting[0])
        choose(state, "plan:influence" if state.waiting != [A] else "plan:making")
        if len(state.plan[0]) == 4:
            break
    assert asked == [B, C, A, B, C]
    assert state.plan[0] == (B, C, B, C)
    assert state.plan[4] == (A,)
    choose(state, "plan:raven")
    assert at_rest(state)


@pytest.mark.proves("planning.leftmost", "ruling.planning-must-place", "ruling.viper-capacity")
def test_spaces_fill_from_the_left_and_nobody_passes() -> None:
    state = on_map("olaf", "pier", "callo")
    state.hand = [5, 5, 0]
    act(state, PLANNING)
    for _ in range(4):
        choose(state, "plan:influence")
    assert state.plan[0] == (A, B, A, B)
    assert refused(state, "plan:influence") == "planning.leftmost"
    assert refused(state, "done") == "ruling.planning-must-place"
    while not at_rest(state):
        choose(state, "plan:viper")
    assert state.viper_plan == [3, 3, 0]
    assert state.hand == [0, 0, 0]


@pytest.mark.proves("planning.viper-with-influence", "planning.viper-cube-permanent",
                    "ruling.viper-cube-source")  # fmt: skip
def test_the_viper_gorge_takes_an_influence_cube_of_the_supply() -> None:
    state = on_map("olaf", "pier")
    state.supply = [1, 5]
    state.hand = [2, 1]
    act(state, PLANNING)
    choose(state, "plan:viper")
    assert state.supply == [0, 5]
    assert state.viper == [1, 0]
    choose(state, "plan:influence")
    assert "plan:viper" not in texts(state)
    assert refused(state, "plan:viper") == "ruling.viper-cube-source"


@pytest.mark.proves("planning.red-spaces-two-players", "ruling.planning-must-place")
def test_two_players_lack_the_red_spaces_and_may_run_out_of_places() -> None:
    state = on_map("olaf", "pier")
    state.plan = [(B,) * spaces for spaces in BOX.layouts[2].capacity]
    state.plan[MAKING] = state.plan[MAKING][1:]
    state.hand = [2, 2]
    act(state, PLANNING)
    assert refused(state, "plan:influence") == "planning.red-spaces-two-players"
    choose(state, "plan:making")
    # The Viper Gorge is all that is left: nothing is asked any more.
    assert at_rest(state)
    assert state.viper_plan == [1, 2]
    state.supply = [0, 0]
    state.viper_plan = [0, 0]
    state.hand = [2, 2]
    act(state, PLANNING)
    assert at_rest(state)
    assert state.viper_plan == [0, 0]


# --- the order of actions


@pytest.mark.proves("example.right-to-left", "actions.right-to-left", "ruling.cubes-come-back")
def test_the_last_cube_placed_acts_first() -> None:
    state = on_map("olaf", "pier")
    own(state, A, population=4)
    own(state, B, population=4)
    state.plan[0] = (A, B, A)
    act(state, ACTIONS)
    left = []
    for seat in (A, B, A):
        assert state.waiting == [seat]
        left.append(len(state.plan[0]))
        choose(state, "decline")
    assert left == [2, 1, 0]
    assert at_rest(state)


@pytest.mark.proves("actions.ascending", "actions.optional", "actions.basic-order",
                    "activation.always")  # fmt: skip
def test_actions_come_in_ascending_order_and_can_be_declined() -> None:
    state = on_map("olaf", "pier")
    own(state, A, population=9, gold=9, m=(3, 0, 0, 0))
    state.vuko_tokens[A] = 1
    state.plan = [(A,)] * 5
    state.viper_plan[A] = 1
    act(state, ACTIONS)
    asked = []
    while not at_rest(state):
        asked.append(type(state.question).__name__)
        choose(state, "decline")
    assert asked == [
        "ChooseBenefit", "PlaceInfluence", "FirstStep", "ChooseMarch", "ChooseShadow", "Make",
    ]  # fmt: skip
    assert state.population[A] == 9
    assert len(events_of(state, "declines")) == 6


@pytest.mark.proves(
    "example.order-tokens-three-players", "advanced.order-who", "advanced.order-where",
    "ruling.order-tokens-left", "ruling.order-token-choice", "actions.advanced-order",
)  # fmt: skip
def test_order_tokens_are_placed_anew() -> None:
    state = blank("olaf", "pier", "callo", mode="advanced")
    act(state, NEW_ORDER)
    assert state.waiting == [A]
    assert len(texts(state)) == 25
    choose(state, "order:1:making")
    assert refused(state, "order:2:making") == "advanced.order-where"
    assert refused(state, "order:1:raven") == "ruling.order-token-choice"
    choose(state, "order:3:influence", "order:5:movement")
    assert state.order_tokens == (3, 5, 2, 4, 1)
    assert [BOX.plan[action + 1].text for action in action_order(state)] == [
        "plan:making", "plan:mountain", "plan:influence", "plan:raven", "plan:movement",
    ]  # fmt: skip
    own(state, A, population=9, m=(1, 0, 0, 0))
    put(state, A, GATE, 1)
    state.plan[0] = state.plan[4] = (A,)
    state.viper_plan[A] = 1
    act(state, ACTIONS)
    asked = []
    while not at_rest(state):
        asked.append(type(state.question).__name__)
        choose(state, "decline")
    assert asked == ["ChooseBenefit", "Make", "PlaceInfluence"]


@pytest.mark.proves("advanced.order-when", "actions.basic-order")
def test_tokens_move_from_the_second_round_on_and_only_in_the_advanced_mode() -> None:
    for mode, rounds in (("basic", set()), ("advanced", {2})):
        asked = set()
        for state in game(2, 3, mode=mode):
            if not state.over and type(state.question).__name__ == "PlaceToken":
                asked.add(state.round)
            if state.round == 3:
                break
        assert asked == rounds


# --- Vuko tiles on the track


@pytest.mark.proves("tiles.activate", "tiles.limited-ends", "tiles.permanent-stays",
                    "ruling.tile-timing")  # fmt: skip
def test_tiles_work_under_the_foremost_marker_and_some_for_ever() -> None:
    state = blank("olaf", "callo", mode="advanced")
    names = ("nightwalkers", "snake", "spears", "whisperers")
    state.faces = tuple(FACES.index(name) for name in names)
    held = []
    for spaces in ([0, 0], [2, 0], [2, 3], [4, 6], [7, 6], [8, 6], [8, 9]):
        state.spaces = spaces
        activate_tiles(state)
        held.append({name for name in FACES if state.active >> FACES.index(name) & 1})
    assert held[:2] == [{"nightwalkers"}] * 2
    assert held[2] == {"snake"}
    assert held[3:5] == [{"snake", "spears"}] * 2
    assert held[5:] == [{"snake", "whisperers"}] * 2
    first = new(2, mode="advanced", vuko_tiles=0, tile_1="bears")
    play_to(first, "PlanCube")
    assert first.active == 1 << FACES.index("bears")
    assert NOTHING in first.faces
