"""The table of Nidavellir as a scene: what is drawn, where it lies and what it says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from antre.core.drawing import icons
from antre.core.scene import SHAPES
from antre.core.words import HOUSE
from antre.games.nidavellir.rules.state import Nidavellir
from antre.games.nidavellir.table.art import gems
from tests.nidavellir.moments import hero_due, lines, recruit
from tests.nidavellir.playing import bid, bid_all, start
from tests.nidavellir.tables import army, blank, coins, new, open_tavern, winners
from tests.scenes import moments, phase, pieces, scene, views, zone_of


def at(step: str) -> Nidavellir:
    """A table in this phase."""
    state = next(state for state in moments("nidavellir") if phase(state) == step)
    assert isinstance(state, Nidavellir)
    return state


def question(state: Nidavellir, seat: int) -> dict[str, Any]:
    """What a seat is asked on its page."""
    asked = scene(state, seat).question
    assert asked is not None
    return asked


def test_every_option_has_a_piece() -> None:
    for _, drawn in views("nidavellir"):
        for each in drawn.question["options"] if drawn.question else ():
            assert each["piece"] is not None, each


def test_secret_bids_differ_for_nobody_else() -> None:
    first, second = new(3), new(3)
    bid(first, 1, "b5 b4 b0")
    bid(second, 1, "b0 b2 b3")
    for seat in (-1, 0, 2):
        assert scene(first, seat).to_json() == scene(second, seat).to_json()
    assert scene(first, 1).to_json() != scene(second, 1).to_json()


# Asking.


def test_bids_are_planned_and_the_plan_can_be_carried_out() -> None:
    state = new(4)
    plan = question(state, 2)["plan"]
    assert plan["slots"] == ["slot:2:goblin", "slot:2:dragon", "slot:2:horse"]
    assert [each["option"] for each in plan["pieces"]] == [
        "bid:b0", "bid:b2", "bid:b3", "bid:b4", "bid:b5",
    ]  # fmt: skip
    drawn = pieces(scene(state, 2))
    assert {each["piece"] for each in plan["pieces"]} | set(plan["slots"]) <= drawn.keys()
    for _, each in zip(plan["slots"], reversed(plan["pieces"]), strict=False):
        state.apply(2, each["option"])
    assert state.placed[2] == 3


def test_a_plan_covers_the_slots_still_empty() -> None:
    state = new(4)
    bid(state, 0, "b3")
    drawn = scene(state, 0)
    plan = question(state, 0)["plan"]
    assert plan["slots"] == ["slot:0:dragon", "slot:0:horse"]
    assert [each["option"][4:] for each in plan["pieces"]] == ["b0", "b2", "b4", "b5"]
    laid, slot = pieces(drawn)["coin:0:b3:1"], pieces(drawn)["slot:0:goblin"]
    assert slot.x <= laid.x <= slot.x + slot.w - laid.w


def test_equal_coins_are_all_in_the_plan() -> None:
    state = new(4)
    coins(state, 0, "b0 r7 r7 b4 b5", placed=0)
    plan = question(state, 0)["plan"]
    ids = [each["piece"] for each in plan["pieces"] if each["option"] == "bid:r7"]
    assert ids == ["coin:0:r7:1", "coin:0:r7:2"]


@pytest.mark.parametrize("step", ["RecruitHero", "KeepCard"])
def test_what_cannot_be_taken_back_is_confirmed(step: str) -> None:
    state = at(step)
    assert question(state, state.decisions[0].seat)["confirm"]


def test_what_is_soon_forgotten_needs_no_confirmation() -> None:
    state = at("TakeCard")
    assert not question(state, state.decisions[0].seat)["confirm"]


def test_a_refused_hero_is_dim_and_names_the_refused_option() -> None:
    state = blank(2)
    lines(state, 0)
    hero_due(state)
    drawn = pieces(scene(state, 0))
    assert (drawn["hero:hourya"].dim, drawn["hero:hourya"].why) == (True, "recruit:hourya")
    assert (drawn["hero:skaa"].dim, drawn["hero:skaa"].option) == (False, "recruit:skaa")
    assert pieces(scene(state, 1))["hero:hourya"].why is None


def test_the_trading_coin_is_dim_while_a_coin_is_raised() -> None:
    state = blank(2)
    lines(state, 0)
    coins(state, 0, "b0 b2 b3 b4 b5", placed=0)
    recruit(state, "grid")
    drawn = pieces(scene(state, 0))
    assert drawn["coin:0:b0:1"].why == "transform:b0"
    assert drawn["coin:0:b5:1"].option == "transform:b5"


# Pieces that can be followed.


def test_a_card_keeps_its_id_from_the_tavern_to_the_army() -> None:
    state = start(2, "4 5", "w9.1 h.1a m2.1a")
    bid_all(state, "b5 b0 b2", "b4 b0 b2")
    assert zone_of(scene(state, 0), "card:w9.1") == "taverns"
    state.apply(0, "take:w9")
    assert zone_of(scene(state, 0), "card:w9.1") == "own"
    assert zone_of(scene(state, 1), "card:w9.1") == "army:0"


def test_a_coin_keeps_its_id_from_the_hand_to_the_slot() -> None:
    state = new(2)
    before = pieces(scene(state, 0))["coin:0:b4:1"]
    bid(state, 0, "b4")
    after = pieces(scene(state, 0))["coin:0:b4:1"]
    assert (before.x, before.y) != (after.x, after.y)
    assert before.face == after.face


def test_bids_lie_face_down_until_they_are_turned_over_together() -> None:
    state = new(3)
    bid_all(state, "b5 b4 b0", "b4 b3 b2", "")
    hidden = [pieces(scene(state, -1))[f"bid:{seat}:goblin"] for seat in range(3)]
    bid(state, 2, "b3 b0 b2")
    shown = [pieces(scene(state, -1))[f"bid:{seat}:goblin"] for seat in range(3)]
    assert hidden[0].face == hidden[1].face != hidden[2].face
    assert len({piece.face for piece in shown}) == 3
    later = [pieces(scene(state, -1))[f"bid:{seat}:dragon"] for seat in range(3)]
    assert len({piece.face for piece in later}) == 1


def test_once_revealed_the_bids_stand_in_the_order_of_play() -> None:
    state = start(3, "3 4 5")
    bid_all(state, "b3 b4 b0", "b5 b3 b2", "b4 b2 b0")
    for shape in SHAPES:
        drawn = pieces(scene(state, 0, shape=shape))
        row = sorted(range(3), key=lambda seat: drawn[f"bid:{seat}:goblin"].x)
        assert row == list(state.order) == [1, 2, 0]
        assert [drawn[f"bidder:{seat}:goblin"].lit for seat in row] == [True, False, False]


def test_gems_change_places_under_their_own_names() -> None:
    state = start(2, "4 5")
    own, other = zone_of(scene(state, 0), "gem:4"), zone_of(scene(state, 0), "gem:5")
    state.gems = [5, 4]
    assert (zone_of(scene(state, 0), "gem:5"), zone_of(scene(state, 0), "gem:4")) == (own, other)


def test_thrud_waits_in_sight_while_she_is_in_hand() -> None:
    state = blank(2)
    lines(state, 0)
    recruit(state, "thrud")
    assert state.view(1)["thrud"] == "hand"
    for shape in SHAPES:
        assert zone_of(scene(state, 0, shape=shape), "hero:thrud") == "own"
        assert zone_of(scene(state, 1, shape=shape), "hero:thrud") == "army:0"


def test_a_golden_thread_runs_through_each_complete_line() -> None:
    state = blank(2)
    army(
        state,
        0,
        warrior="w3 w4 w5",
        hunter="h h",
        miner="m0 m1",
        blacksmith="b b",
        explorer="e5 e6",
    )
    threads = [id for id in pieces(scene(state, 0)) if id.startswith("line:0")]
    assert threads == ["line:0:1", "line:0:2"]


def test_only_the_pioneer_sees_the_cards() -> None:
    state = at("KeepCard")
    owner = state.decisions[0].seat
    for seat in range(-1, state.setup.seats):
        drawn = pieces(scene(state, seat))
        backs = [id for id in drawn if id.startswith("offer:")]
        kept = [piece for piece in drawn.values() if (piece.option or "").startswith("keep:")]
        assert (len(backs), len(kept)) == ((0, 3) if seat == owner else (3, 0))


def test_the_ranking_is_drawn_at_the_end() -> None:
    state = at("over")
    drawn = scene(state, 0)
    rows = [piece for piece in drawn.zones[0].pieces if piece.id.startswith("result:")]
    ranked = [int(piece.id[7:]) for piece in sorted(rows, key=lambda piece: piece.y)]
    assert [state.scores[seat] for seat in ranked] == sorted(state.scores, reverse=True)
    assert [int(piece.id[7:]) for piece in rows if piece.lit] == winners(state)


def test_the_current_tavern_alone_is_lit() -> None:
    state = blank(2)
    coins(state, 0, "b2 b5 b3 b4 b0")
    coins(state, 1, "b3 b4 b2 b5 b0")
    open_tavern(state, "dragon", "w3 h e5")
    drawn = pieces(scene(state, 0))
    looks = [drawn[f"tavern:{name}"].face for name in ("goblin", "dragon", "horse")]
    assert [("nv-window)" in scene(state, 0).faces[face]) for face in looks] == [False, True, False]


# Drawing.


@pytest.mark.parametrize("value", range(1, 7))
def test_a_gem_has_as_many_facets_as_its_value(value: int) -> None:
    assert len(gems.cut(value)) == value


def test_the_icons_are_credited_in_the_notice() -> None:
    notice = (Path(__file__).parents[2] / "NOTICE").read_text(encoding="utf-8")
    credited = json.loads((HOUSE / "core" / "icons.json").read_text(encoding="utf-8"))
    told = " ".join(notice.split())
    for name, entry in credited.items():
        line = re.search(rf"{entry['author']}: ([^.]*)\.", told)
        assert line, entry["author"]
        assert name in line[1].split(", ")
    assert credited.keys() == icons().keys()
