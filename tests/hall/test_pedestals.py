"""Pedestals on the anchors of new tunnels, and the tokens they bring."""

from __future__ import annotations

import pytest

from antre.games.hall.content.content import TILES, ZONES
from antre.games.hall.rules.scoring import breakdown
from antre.games.hall.rules.state import Hall
from tests.hall.playing import game
from tests.hall.tables import (
    CONTENT,
    act,
    asked,
    at,
    blank,
    choose,
    dig,
    events,
    hall,
    mask,
    options,
    pedestal,
    place,
    refusal,
    refused,
    statue,
    stock,
    storage,
    token,
    tunnel,
    zone_of,
)


def dug(shape: str, cells: str, *texts: str, **pedestals: int) -> Hall:
    """Seat 0 digs a tunnel from A12 with these pedestals in storage."""
    state = act(blank())
    stock(state, 0, **pedestals)
    storage(state, 0, stone=5)
    dig(state, shape, "stone", cells)
    choose(state, *texts)
    return state


@pytest.mark.proves("pedestal.offer", "pedestal.token", "ruling.pedestal-zone")
def test_a_pedestal_may_be_added_to_the_anchor_of_the_new_tunnel() -> None:
    state = dug("I2", "B12 C12", fire=1)
    assert asked(state) == (0, "pedestal.offer")
    assert options(state) == ["pedestal:fire:B12", "pedestal:fire:C12", "done"]
    value = state.tokens[3 * ZONES.index(zone_of("C12"))]
    choose(state, "pedestal:fire:C12")
    assert (state.stock[0], state.pedestals[0]) == (0, mask("C12"))
    assert state.won[0] == (value,)
    assert state.tokens[3 * ZONES.index(zone_of("C12"))] == 0
    told = events(state, "set_pedestal")[0]
    assert (told["clan"], told["cell"], told["zone"]) == ("fire", "C12", zone_of("C12"))


@pytest.mark.proves("pedestal.offer")
def test_nobody_must_add_a_pedestal_and_nobody_without_one_is_asked() -> None:
    state = dug("I2", "B12 C12", "done", fire=1)
    assert (state.stock[0], state.pedestals) == (1, (0, 0, 0))
    assert asked(dug("I2", "B12 C12"))[1] == "turn.step-4"
    state = dug("I2", "B12 C12", fire=1)
    assert refused(state, "pedestal:ice:B12") == "pedestal.offer"
    assert refused(state, "end") == "ruling.dig-order"


@pytest.mark.proves("pedestal.anchor-def", "pedestal.size-5")
def test_every_tile_but_the_longest_has_an_anchor() -> None:
    anchored = {name: CONTENT.shapes[kind].anchored for kind, name in enumerate(TILES)}
    assert anchored == {name: name != "I5" for name in TILES}
    assert asked(dug("I5", "B12 C12 D12 E12 F12", fire=1))[1] == "turn.step-4"


@pytest.mark.proves("pedestal.anchor-def")
def test_an_anchor_lies_where_the_tile_can_be_turned_to_have_it() -> None:
    state = dug("I4", "B12 C12 D12 E12", fire=1)
    assert options(state) == ["pedestal:fire:B12", "pedestal:fire:E12", "done"], "at either end"
    state = dug("T4", "B12 C12 D12 C13", fire=1)
    assert options(state) == ["pedestal:fire:C13", "done"], "at the foot of the T"
    assert refused(state, "pedestal:fire:C12") == "pedestal.only-now"


@pytest.mark.proves("pedestal.zones", "ruling.grey-names")
def test_five_zones_lie_around_the_heart_from_outside_to_inside() -> None:
    assert ZONES == ("dark_grey", "grey", "brown", "orange", "yellow")
    for board in CONTENT.boards:
        row = [board.zone[cell] for cell in range(at("A12"), at("K12")) if board.zone[cell] >= 0]
        assert row == sorted(row)
        assert row[0] == 0
        assert row[-1] == 4
        assert sum(board.zones) == board.spaces
    assert set(CONTENT.words["zone"]) == set(ZONES)


@pytest.mark.proves("pedestal.zone-limit", "pedestal.other-clan", "example.pedestal-grey")
def test_a_zone_holds_one_pedestal_of_each_clan_whoever_set_it() -> None:
    assert zone_of("U14") == zone_of("C11") == zone_of("C13") == "grey"
    state = act(blank(portals="C12 W12"))
    tunnel(state, 1, "I2", "V12 U12")
    tunnel(state, 1, "I2", "U13 U14")
    pedestal(state, "ice", "U14")
    stock(state, 0, fire=1, ice=1, moon=1)
    storage(state, 0, stone=2)
    dig(state, "I2", "stone", "C11 C10")
    assert zone_of("C10") == "grey"
    why = refusal(state, "pedestal:ice:C11")
    assert (why.rule, why.values) == ("pedestal.zone-limit", {"what": "ice", "where": "grey"})
    assert set(options(state)) == {
        "pedestal:fire:C11", "pedestal:fire:C10", "pedestal:moon:C11", "pedestal:moon:C10", "done",
    }  # fmt: skip


@pytest.mark.proves("pedestal.other-clan")
def test_another_zone_may_still_take_the_clan() -> None:
    state = act(blank())
    pedestal(state, "ice", "V12")
    stock(state, 0, ice=1)
    storage(state, 0, stone=2)
    dig(state, "I2", "stone", "B12 C12")
    assert (zone_of("B12"), zone_of("C12")) == ("dark_grey", "brown")
    assert options(state) == ["pedestal:ice:C12", "done"]


@pytest.mark.proves("pedestal.track-zones")
def test_the_track_has_a_space_for_each_zone_and_clan() -> None:
    state = blank()
    assert len(state.tokens) == 15
    assert sorted(state.tokens) == sorted(CONTENT.token_values)
    track = state.view(-1)["tokens"]
    assert list(track) == list(ZONES)
    assert all(list(row) == ["fire", "ice", "moon"] for row in track.values())


@pytest.mark.proves("pedestal.token", "example.pedestal-yellow", "pedestal.double")
def test_an_anchor_in_the_yellow_zone_where_the_moon_token_is_gone() -> None:
    assert {zone_of(name) for name in ("H12", "I12", "J12", "I13")} >= {"yellow"}
    state = act(blank(portals="G12 W12"))
    token(state, "yellow", "moon", 0)
    token(state, "yellow", "fire", 3)
    stock(state, 0, fire=1, moon=1)
    storage(state, 0, iron=4)
    dig(state, "T4", "iron", "H12 I12 J12 I13")
    assert options(state) == ["pedestal:fire:I13", "done"]
    assert refused(state, "pedestal:moon:I13") == "pedestal.token-gone"
    choose(state, "pedestal:fire:I13")
    assert state.won[0] == (3,)
    statue(state, "fire", "I13")
    assert breakdown(state, 0)["statues"] == 20


@pytest.mark.proves("pedestal.token-gone", "ruling.pedestal-illegal", "hall.zone-still-blocked")
def test_without_its_token_a_pedestal_cannot_be_placed_at_all() -> None:
    state = act(blank())
    for clan in ("fire", "ice", "moon"):
        token(state, "dark_grey", clan, 0)
        token(state, "brown", clan, 0)
    stock(state, 0, fire=1, ice=1, moon=1)
    storage(state, 0, stone=2)
    dig(state, "I2", "stone", "B12 C12")
    assert asked(state)[1] == "turn.step-4", "there is nothing to offer"
    assert state.stock[:3] == [1, 1, 1]


@pytest.mark.proves("pedestal.token-hidden", "ruling.pedestal-token-visibility")
def test_a_token_is_known_to_its_owner_alone() -> None:
    state = dug("I2", "B12 C12", "pedestal:fire:B12", fire=1)
    (value,) = state.won[0]
    assert state.view(0)["won"] == [[value], []]
    assert state.view(1)["won"] == state.view(-1)["won"] == [["?"], []]
    assert [event["value"] for event in state.log(0) if event["kind"] == "token"] == [value]
    assert not [event for event in state.log(1) if event["kind"] == "token"]
    assert all("value" not in event for event in events(state, "set_pedestal"))
    assert breakdown(state, 0)["pedestal_tokens"] == value


@pytest.mark.proves("pedestal.only-now")
def test_an_older_tunnel_takes_no_pedestal_any_more() -> None:
    state = dug("I2", "B12 C12", "done", fire=1)
    act(state)
    storage(state, 0, stone=2)
    dig(state, "I2", "stone", "D12 E12")
    assert options(state) == ["pedestal:fire:D12", "pedestal:fire:E12", "done"]
    assert refused(state, "pedestal:fire:B12") == "pedestal.only-now"


@pytest.mark.proves("pedestal.fixed")
@pytest.mark.parametrize("seed", [5, 6])
def test_a_pedestal_stays_where_it_is_until_a_hall_covers_it(seed: int) -> None:
    standing: tuple[int, ...] = (0, 0, 0)
    seen = 0
    for state in game(4, seed):
        halls = [
            part
            for part, kind in zip(state.sections, state.section_kinds, strict=True)
            if len(TILES) <= kind < len(CONTENT.shapes)
        ]
        for before, now in zip(standing, state.pedestals, strict=True):
            assert not before & ~now & ~sum(halls)
        standing = state.pedestals
        seen = max(seen, sum(mask.bit_count() for mask in standing))
    assert seen > 1


@pytest.mark.proves("pedestal.zone-check")
def test_everybody_sees_where_pedestals_stand() -> None:
    state = dug("I2", "B12 C12", "pedestal:fire:C12", fire=1)
    for viewer in (0, 1, -1):
        assert state.view(viewer)["pedestals"]["fire"] == ["C12"]
    assert events(state, "set_pedestal")[0]["zone"] == "brown"


@pytest.mark.proves("ruling.pedestal-one-per-dig")
def test_one_tunnel_takes_one_pedestal() -> None:
    state = dug("I2", "B12 C12", "pedestal:fire:C12", fire=2, ice=1)
    assert asked(state)[1] == "turn.step-4"
    assert state.stock[:3] == [1, 1, 0]


@pytest.mark.proves("ruling.pedestal-under-statue", "pedestal.double")
def test_a_pedestal_may_come_under_a_statue_just_unearthed() -> None:
    state = act(blank())
    statue(state, "fire", "B12")
    stock(state, 0, fire=1)
    storage(state, 0, stone=2)
    dig(state, "I2", "stone", "B12 C12")
    assert breakdown(state, 0)["statues"] == CONTENT.statue_value[0]
    choose(state, "pedestal:fire:B12")
    assert breakdown(state, 0)["statues"] == 2 * CONTENT.statue_value[0]


@pytest.mark.proves("ruling.pedestal-mismatch")
def test_a_statue_on_the_pedestal_of_another_clan_scores_its_base_value() -> None:
    state = blank()
    tunnel(state, 0, "I2", "B12 C12")
    pedestal(state, "ice", "B12")
    statue(state, "fire", "B12")
    assert breakdown(state, 0)["statues"] == CONTENT.statue_value[0]


@pytest.mark.proves("ruling.pedestal-unplaced")
def test_pedestals_in_storage_score_nothing_and_pay_for_nothing() -> None:
    state = act(blank())
    stock(state, 0, fire=6, ice=6, moon=6)
    assert sum(breakdown(state, 0).values()) == 0
    assert "trade" not in options(state)
    assert not options(state, "dig:")


@pytest.mark.proves("hall.zone-still-blocked", "hall.token-kept", "hall.pedestal-removed")
def test_a_hall_removes_a_pedestal_but_its_zone_stays_closed() -> None:
    state = dug("O4", "B12 C12 B13 C13", "pedestal:fire:B12", fire=2)
    won = state.won[0]
    tunnel(state, 0, "I2", "B14 C14")
    choose(state, "hall:wellspring", place("wellspring", "B12 C12 B13 C13 B14 C14", altar="C13"))
    assert state.pedestals == (0, 0, 0)
    assert state.won[0] == won
    act(state)
    storage(state, 0, stone=2)
    dig(state, "I2", "stone", "B11 B10")
    assert (zone_of("B11"), zone_of("B10")) == ("dark_grey", "dark_grey")
    assert asked(state)[1] == "turn.step-4"


@pytest.mark.proves("hall.altar-not-pedestal")
def test_an_altar_is_no_pedestal() -> None:
    state = blank()
    hall(state, "wellspring", "B12 C12 D12 B13 C13 D13", altar="C12")
    assert state.pedestals == (0, 0, 0)
    assert not [value for value in state.tokens if value == 0]
