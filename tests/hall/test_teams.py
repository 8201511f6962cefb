"""The team game: what partners share on the mountain and in the final score."""

from __future__ import annotations

import pytest

from antre.games.hall.content.content import HALLS
from antre.games.hall.rules.landslide import landslide
from antre.games.hall.rules.networks import lift_section
from antre.games.hall.rules.scoring import breakdown, conclude
from antre.games.hall.rules.state import Hall
from tests.hall.tables import (
    CONTENT,
    act,
    at,
    blank,
    choose,
    dig,
    finish,
    hall,
    mask,
    network,
    options,
    pedestal,
    place,
    refused,
    statue,
    stock,
    storage,
    troll,
    tunnel,
)


def teams(portals: str = "A12 W12 L23 F12") -> Hall:
    """Seats 0 and 3 against 1 and 2."""
    return blank(4, portals=portals, teams=True)


@pytest.mark.proves("ruling.team-networks", "dig.not-adjacent-enemy")
def test_partners_may_connect_and_then_share_one_network() -> None:
    state = act(teams())
    storage(state, 0, stone=4)
    dig(state, "I4", "stone", "B12 C12 D12 E12")
    assert network(state, 0) == network(state, 3) == ["A12", "B12", "C12", "D12", "E12", "F12"]
    storage(state, 3, stone=2)
    dig(act(state, 3), "I2", "stone", "F13 F14")
    assert "F14" in network(state, 0)


@pytest.mark.proves("ruling.team-score", "dig.score")
def test_a_member_digs_for_the_honor_of_the_team() -> None:
    state = act(teams(), 3)
    storage(state, 3, stone=4)
    dig(state, "O4", "stone", "G12 H12 G13 H13")
    assert state.honor == [4, 0]


@pytest.mark.proves("ruling.team-networks")
def test_a_connected_partners_network_is_ones_own_for_everything() -> None:
    state = teams()
    tunnel(state, 0, "I4", "B12 C12 D12 E12")
    tunnel(state, 3, "I3", "F13 F14 F15")
    tunnel(state, 3, "I3", "G13 G14 G15")
    statue(state, "fire", "F15")
    troll(state, 0, 5, "fi1-1", clan_cart=1)
    finish(state, 0)
    assert "move:F15" in options(state)
    assert "hall:wellspring" in options(state)
    choose(state, "hall:wellspring", place("wellspring", "F13 G13 F14 G14 F15 G15", altar="F14"))
    choose(state, "move:F15", "to:F14")
    storage(state, 0, stone=2)
    dig(act(state, 0), "I2", "stone", "H13 H14")
    assert "H14" in network(state, 3)


@pytest.mark.proves("ruling.team-networks")
def test_apart_partners_have_networks_of_their_own() -> None:
    state = teams()
    tunnel(state, 3, "I3", "F13 F14 F15")
    statue(state, "fire", "F15")
    storage(state, 0, cart=3)
    assert refused(finish(state, 0), "move:F15") == "move.own-network"
    assert "move:F15" in options(finish(state, 3))


@pytest.mark.proves("ruling.team-networks", "dig.isolated-leaves")
def test_a_landslide_may_part_partners_again() -> None:
    state = teams()
    tunnel(state, 0, "I2", "B12 C12")
    tunnel(state, 0, "I2", "D12 E12")
    assert network(state, 0) == network(state, 3)
    landslide(state, 3)
    choose(state, "lift:D12", place("I2", "F13 F14"))
    assert network(state, 0) == ["A12", "B12", "C12"]
    assert network(state, 3) == ["F12", "F13", "F14"]


@pytest.mark.proves("ruling.team-networks")
def test_a_group_cut_off_may_join_both_partners() -> None:
    state = teams(portals="A12 W12 L23 G12")
    tunnel(state, 0, "I2", "B12 C12")
    tunnel(state, 0, "I2", "D12 E12")
    tunnel(state, 3, "I2", "F12 F13")
    lift_section(state, mask("B12 C12"))
    assert network(state, 0) == ["A12"]
    storage(state, 0, stone=2)
    dig(act(state, 0), "I2", "stone", "B12 C12")
    assert network(state, 0) == network(state, 3)
    assert "A12" in network(state, 3)


@pytest.mark.proves("dig.not-adjacent-enemy", "ruling.team-networks")
def test_the_other_team_is_kept_away_from() -> None:
    state = act(teams(portals="A12 E12 L23 W12"))
    storage(state, 0, stone=3)
    choose(state, "dig:I3:stone")
    assert refused(state, place("I3", "B12 C12 D12")) == "ruling.enemy-portal"


@pytest.mark.proves("ruling.team-pedestals")
def test_pedestals_lie_in_team_storage_and_are_placed_from_there() -> None:
    state = act(teams(), 3)
    stock(state, 0, moon=1)
    storage(state, 0, stone=2)
    dig(state, "I2", "stone", "F13 F14")
    assert options(state) == ["pedestal:moon:F13", "pedestal:moon:F14", "done"]
    choose(state, "pedestal:moon:F13")
    assert state.stock == [0] * 6
    assert breakdown(state, 0)["pedestal_tokens"] == sum(state.won[3]) > 0


@pytest.mark.proves("ruling.team-score")
def test_a_team_has_one_score_and_each_statue_and_hall_counts_once() -> None:
    state = teams()
    tunnel(state, 0, "I4", "B12 C12 D12 E12")
    tunnel(state, 3, "I3", "F13 F14 F15")
    statue(state, "fire", "F15")
    hall(state, "wellspring", "B13 C13 B14 C14 B15 C15", altar="B14")
    statue(state, "ice", "B14")
    state.honor = [20, 7]
    parts = breakdown(state, 0)
    assert parts == breakdown(state, 3)
    assert parts["digging"] == 20
    assert parts["statues"] == CONTENT.statue_value[state.board.zone[at("F15")]]
    assert parts["halls"] == CONTENT.hall_high[HALLS.index("wellspring")]
    assert state.scores == [state.scores[0], 7, 7, state.scores[0]]
    assert list(conclude(state).winners) == [0, 3]


@pytest.mark.proves("ruling.team-score")
def test_apart_partners_add_up_what_each_network_holds() -> None:
    state = teams()
    tunnel(state, 0, "I2", "B12 C12")
    tunnel(state, 3, "I3", "F13 F14 F15")
    statue(state, "fire", "F15 B12")
    pedestal(state, "fire", "B12")
    value, zone = CONTENT.statue_value, state.board.zone
    both = value[zone[at("F15")]] + 2 * value[zone[at("B12")]]
    assert breakdown(state, 0)["statues"] == breakdown(state, 3)["statues"] == both


@pytest.mark.proves("ruling.team-final")
def test_a_team_forms_its_sets_together_and_once() -> None:
    state = teams()
    storage(state, 0, stone=1)
    troll(state, 0, 1, "st-1", stone=1)
    troll(state, 3, 1, "st-1", stone=1)
    assert [breakdown(state, seat)["sets"] for seat in range(4)] == [1, 0, 0, 1]


@pytest.mark.proves("ruling.team-final")
def test_a_tie_of_teams_goes_to_the_lower_levels_of_both_members() -> None:
    state = teams()
    state.honor = [30, 30]
    assert list(conclude(state).winners) == [0, 1, 2, 3], "shared"
    troll(state, 0, 5, "fi1-1")
    troll(state, 1, 5, "fi3-1")
    assert list(conclude(state).winners) == [0, 3]
    troll(state, 3, 5, "ic3-1")
    assert list(conclude(state).winners) == [1, 2]


@pytest.mark.proves("ruling.team-coronation")
def test_coronation_tokens_add_to_the_score_of_the_team() -> None:
    state = teams()
    state.crowned = (3, 0)
    assert [breakdown(state, seat)["coronation"] for seat in range(4)] == [8, 0, 0, 8]
    state.crowned = (3, 1)
    assert [breakdown(state, seat)["coronation"] for seat in range(4)] == [5, 3, 3, 5]
