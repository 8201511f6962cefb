"""The table of the Ice Garden as it is drawn: what the laws of scenes do not ask."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from antre.core.drawing import references
from antre.core.scene import SHAPES
from antre.core.words import HOUSE, Words
from antre.games.garden.content.names import FACTIONS, PLACES
from antre.games.garden.rules.dead_snow import advance
from antre.games.garden.rules.initiative import turn_order
from antre.games.garden.rules.ranking import influences
from antre.games.garden.rules.state import Garden
from antre.games.garden.table.art.palette import CUTS
from antre.games.garden.table.chart import CENTRES, WIDTH, border, ways
from antre.games.garden.table.lights import lights
from antre.games.garden.table.loom import resolution
from antre.games.garden.table.sketch import Captions, Sketch
from tests.garden.rare import moments
from tests.garden.tables import (
    BOX,
    GATE,
    WOOD,
    A,
    B,
    blank,
    busy_game,
    new,
    play_to,
    put,
    reputations,
    tile,
)
from tests.scenes import pieces, scene

# What is said with a button: to stop, to do without, or to begin something.
BUTTONS = {"decline", "done", "discard", "rise", "shift", "upgrade"}


def some_states() -> Iterator[Garden]:
    """Every question that is met at all, and others now and then."""
    met = set()
    for seats, seed in ((2, 5), (4, 4)):
        for number, state in enumerate(busy_game(seats, seed, BOX)):
            if not state.over and (number % 9 == 0 or type(state.question) not in met):
                met.add(type(state.question))
                yield state
    yield from moments()


@pytest.mark.parametrize("shape", SHAPES)
def test_whatever_stands_for_a_thing_lies_on_it(shape: str) -> None:
    met = set()
    for state in some_states():
        asked = state.decisions[0]
        question = scene(state, asked.seat, shape=shape).question
        assert question is not None
        for option in question["options"]:
            if option["option"] not in BUTTONS:
                met.add(option["option"].partition(":")[0])
                assert option["piece"], option["option"]
    assert met >= {
        "thorn", "place", "plan", "advance", "move", "march", "harvest", "take", "shift", "buy",
        "summon", "kill", "carry", "ferry", "capture",
    }  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES)
def test_a_cube_in_hand_fits_exactly_on_the_free_pegs(shape: str) -> None:
    state = play_to(new(4), "PlanCube")
    for _ in range(6):
        seat = state.decisions[0].seat
        drawn = scene(state, seat, shape=shape)
        question = drawn.question
        assert question is not None
        lay = question["lay"]
        assert lay["shapes"][0]["piece"] in pieces(drawn)
        offered = {place[2]: place for place in lay["places"][0]}
        assert set(offered) == {option.text for option in state.decision(seat).options}
        for option, (column, row, *_) in offered.items():
            peg = next(piece for piece in pieces(drawn).values() if piece.option == option)
            assert peg.x == pytest.approx(lay["x0"] + column * lay["cell"], abs=0.1)
            assert peg.y == pytest.approx(lay["y0"] + row * lay["cell"], abs=0.1)
        state.apply(seat, state.decision(seat).options[1])


def test_cubes_are_numbered_as_they_are_resolved() -> None:
    """The Gorge in turn order, then each action from the right."""
    state = blank("olaf", "pier", "callo")
    state.order = (2, 0, 1)
    state.viper_plan = [2, 0, 1]
    state.plan[0] = (1, 0, 1)
    state.plan[4] = (2,)
    state.order_tokens = (5, 1, 2, 3, 4)
    sketch = Sketch(state, 0, "wide", Captions(BOX, Words("en", HOUSE)), [{}, {}, {}])
    assert resolution(sketch) == {
        (0, 2): 1, (0, 0): 2, (5, 0): 4, (1, 2): 5, (1, 1): 6, (1, 0): 7,
    }  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES)
def test_a_planned_cube_says_what_it_lets_its_owner_do(shape: str) -> None:
    state = blank("olaf", "pier")
    state.viper_plan[A] = 1
    state.plan = [(A,), (A,), (A,), (A,), (A,)]
    drawn = pieces(scene(state, -1, shape=shape))
    for action in PLACES:
        own = f"plan:viper:{A}" if action == "viper" else f"plan:{action}:0"
        assert drawn[own].hint == drawn[f"sign:{action}"].hint
    assert drawn[f"plan:viper:{A}"].hint == "Take 1 resource, or give 2 of a kind for 1 other."


def test_an_action_says_what_it_costs_now() -> None:
    state = blank("olaf", "pier", mode="advanced")

    def hint(action: str) -> str:
        return pieces(scene(state, -1))[f"sign:{action}"].hint or ""

    assert hint("raven").startswith("Rise 2 in reputation")
    assert "by up to 5 steps" in hint("making")
    assert hint("mountain").startswith("For 2 population")
    tile(state, "whisperers")
    assert hint("mountain").startswith("For 3 population")


def test_what_others_have_is_told_once_on_a_phone() -> None:
    """A wide page has it in short beside the table, and whole behind that."""
    state = blank("olaf", "pier", "callo")
    zones = {shape: scene(state, -1, shape=shape).zones for shape in SHAPES}
    theirs = {
        shape: [zone.role for zone in found if zone.seat == B] for shape, found in zones.items()
    }
    assert theirs == {"wide": ["other", "aside"], "tall": ["aside"]}


def test_what_others_do_lights_up_in_the_card_of_their_seat() -> None:
    lit = set()
    for state in some_states():
        cards = {
            piece.id: zone.seat for zone in scene(state, 0).zones if zone.role == "other"
            for piece in zone.pieces
        }  # fmt: skip
        for event in state.log(-1):
            if event["kind"] in ("takes", "pays", "scores", "shifts_token") and event["seat"]:
                named = [piece for group in lights(event) for piece in group]
                lit |= {(event["kind"], cards[piece]) for piece in named if piece in cards}
    assert {kind for kind, _ in lit} >= {"takes", "pays", "shifts_token"}
    assert {seat for _, seat in lit} == {1, 2, 3}


def test_a_step_of_initiative_says_what_order_it_leads_to() -> None:
    """On a pile of markers, too: who arrives lies on top."""
    names, piles = ["Ada", "Brokk", "Sindri", "Dvalin"], set()
    for state in busy_game(4, 2, BOX):
        if state.over or type(state.question).__name__ != "ChooseSteps":
            continue
        seat = state.decisions[0].seat
        drawn = pieces(scene(state, seat))
        for steps in (1, 2):
            after = state.clone()
            after.spaces[seat] += steps
            after.arrivals = (seat, *(other for other in after.arrivals if other != seat))
            hint = drawn[f"space:{after.spaces[seat] + 1}"].hint or ""
            assert " → ".join(names[other] for other in turn_order(after)) in hint
            piles.add(after.spaces.count(after.spaces[seat]))
    assert max(piles) > 1


def test_a_region_says_who_dominates_it_and_why() -> None:
    state = blank("olaf", "pier")
    put(state, A, GATE, 3)
    put(state, B, GATE, 3)
    put(state, B, WOOD, 2)
    state.neutral[GATE] = 2
    drawn = scene(state, -1)
    label = pieces(drawn)["case:gate"].label
    assert "Ada 3 · Brokk 3 · 2 neutral cubes · Brokk dominates" in label
    assert "around" in label
    face = drawn.faces[pieces(drawn)["region:gate"].face]
    assert "gd-land4" in references(face)
    state.neutral[GATE] = 3
    assert "nobody dominates" in pieces(scene(state, -1))["case:gate"].label


def test_figures_of_the_map_are_those_of_the_state() -> None:
    for state in some_states():
        drawn = pieces(scene(state, -1))
        for region, name in enumerate(BOX.region_name):
            for seat, own in enumerate(influences(state, region)):
                stands = any(
                    id.startswith((f"cubes:{seat}:", f"unit:{seat}:")) and id.endswith(f":{name}")
                    for id in drawn
                )
                assert stands == bool(own)


def test_every_faction_has_a_cut_of_its_own() -> None:
    assert set(CUTS) == set(FACTIONS)
    assert len(set(CUTS.values())) == len(FACTIONS)


def test_ways_of_the_chart_pass_no_third_region() -> None:
    for layout in BOX.layouts.values():
        for one, other in ways(layout):
            x, y = border(one, other)
            assert 0 < x < WIDTH
            for region, (a, b) in enumerate(CENTRES):
                if region not in (one, other):
                    assert abs(x - a) > 90 or abs(y - b) > 90


def test_the_outlook_names_a_winner_for_each_end() -> None:
    state = blank("olaf", "pier")
    state.points[:] = [3, 4, 20, 0]
    state.reputation[:] = [-2, -1]
    state.standing = (1, 0)
    state.vuko_tokens[:] = [0, 2]
    said = pieces(scene(state, -1))
    assert "Ada would win by reputation" in said["outlook:if-snow"].label
    assert "Brokk would win by points" in said["outlook:if-points"].label
    state.captured[1] = BOX.factions[0].goal
    assert "The goal of Ada is fulfilled" in pieces(scene(state, -1))["outlook:if-goal"].label


def test_the_outlook_looks_back_when_the_game_is_over() -> None:
    state = blank("olaf", "pier")
    reputations(state, -2, -1)
    state.vuko_tokens[:] = [0, 2]
    state.dead_snow = state.layout.limit - 1
    advance(state, B)
    said = pieces(scene(state, -1))
    assert said["outlook:won"].label == "Ada wins."
    assert said["outlook:why"].label.endswith("The best reputation is −2.")
    assert not any(id.startswith("outlook:if-") for id in said)
