"""Landslides, and the groups of tunnels they cut off."""

from __future__ import annotations

import pytest

from antre.games.hall.content.grid import beside
from antre.games.hall.rules.landslide import landslide
from antre.games.hall.rules.networks import built, isolated, lift_section, recompute
from antre.games.hall.rules.scoring import breakdown
from antre.games.hall.rules.state import Hall
from tests.hall.playing import TABLES, game
from tests.hall.tables import (
    act,
    at,
    blank,
    bury,
    choose,
    dig,
    events,
    finish,
    hall,
    mask,
    network,
    options,
    pedestal,
    place,
    refused,
    rubble,
    spaces,
    statue,
    stock,
    storage,
    stored,
    supply,
    tunnel,
)


def chain(portals: str = "A12 W12", sites: str = "") -> Hall:
    """Seat 0 with three tiles in a row: B12 to G12."""
    state = blank(portals=portals, sites=sites)
    for cells in ("B12 C12", "D12 E12", "F12 G12"):
        tunnel(state, 0, "I2", cells)
    return state


def cut(state: Hall) -> None:
    """A landslide takes the middle tile to the side of the first one."""
    landslide(state, 0)
    choose(state, "lift:D12", place("I2", "B13 C13"))


@pytest.mark.proves("dig.isolated-leaves")
def test_tunnels_without_a_path_to_the_portal_leave_the_network() -> None:
    state = chain()
    cut(state)
    assert network(state, 0) == ["A12", "B12", "C12", "B13", "C13"]
    assert spaces(isolated(state)) == ["F12", "G12"]
    assert spaces(built(state)) == ["A12", "B12", "C12", "F12", "G12", "W12", "B13", "C13"]


@pytest.mark.proves("dig.isolated-rejoin", "ruling.isolated-adjacency")
def test_anybody_may_connect_to_a_group_that_is_cut_off() -> None:
    state = chain(portals="A12 I12")
    cut(state)
    storage(state, 1, iron=2)
    dig(act(state, 1), "I2", "iron", "H12 H13")
    assert network(state, 1) == ["F12", "G12", "H12", "I12", "H13"]
    assert not isolated(state)
    storage(state, 0, iron=2)
    choose(act(state, 0), "dig:I2:iron")
    assert refused(state, place("I2", "D12 E12")) == "dig.not-adjacent-enemy"


@pytest.mark.proves("dig.isolated-rejoin")
def test_its_former_owner_may_connect_again() -> None:
    state = chain(portals="A12 I12")
    cut(state)
    storage(state, 0, iron=2)
    dig(act(state), "I2", "iron", "D12 E12")
    assert mask("F12 G12") & state.network[0]
    storage(state, 1, iron=2)
    choose(act(state, 1), "dig:I2:iron")
    assert refused(state, place("I2", "H12 H13")) == "dig.not-adjacent-enemy"


@pytest.mark.proves("ruling.isolated-adjacency")
def test_a_group_beside_an_opponent_is_the_opponents_already() -> None:
    state = chain(portals="A12 H12")
    lift_section(state, mask("D12 E12"))
    assert network(state, 1) == ["F12", "G12", "H12"]
    storage(state, 0, iron=2)
    choose(act(state), "dig:I2:iron")
    assert refused(state, place("I2", "D12 E12")) == "dig.not-adjacent-enemy"


@pytest.mark.proves("ruling.isolated-adjacency", "dig.not-adjacent-enemy", "ruling.isolation-when")
@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_networks_are_what_a_path_leads_to_and_never_touch(
    seats: int, variants: dict[str, bool]
) -> None:
    for state in game(seats, 3, **variants):
        if min(state.portals) < 0:
            continue
        before = state.network[:]
        recompute(state)
        assert state.network == before
        for seat, own in enumerate(state.network):
            for other, theirs in enumerate(state.network):
                if state.team_of[seat] != state.team_of[other]:
                    assert not beside(own) & theirs
        assert not beside(isolated(state)) & (built(state) & ~isolated(state))


@pytest.mark.proves("ruling.isolation-when")
def test_a_dig_or_a_hall_never_cuts_a_network() -> None:
    for seed in (1, 2):
        known = 0
        for state in game(4, seed):
            lifting = state.stack and type(state.stack[-1]).__name__ in ("LiftTile", "PlaceAgain")
            if lifting:
                break
            assert not isolated(state)
            known += 1
        assert known > 50


@pytest.mark.proves("ruling.isolated-status", "dig.buried-statue-def")
def test_what_is_cut_off_is_buried_and_scores_nobody() -> None:
    state = chain()
    statue(state, "fire", "G12")
    pedestal(state, "fire", "G12")
    state.won[0] = (4,)
    hall(state, "wellspring", "G11 H11 I11 G10 H10 I10", altar="H10")
    storage(state, 0, cart=1)
    assert "move:G12" in options(finish(state))
    whole = breakdown(state, 0)
    assert whole["statues"] > 0
    state.stack.clear()
    cut(state)
    assert refused(finish(state), "move:G12") == "move.own-network"
    parts = [breakdown(state, seat) for seat in (0, 1)]
    assert [part["statues"] for part in parts] == [0, 0]
    assert [part["halls"] for part in parts] == [0, 0]
    assert parts[0]["pedestal_tokens"] == 4
    assert state.pedestals[0] == mask("G12")
    assert "hall:wellspring" not in options(state)


@pytest.mark.proves("ruling.isolated-ownership", "ruling.isolated-status")
def test_whoever_connects_owns_statues_pedestals_and_halls() -> None:
    state = chain(portals="A12 I13")
    statue(state, "fire", "G12")
    pedestal(state, "fire", "G12")
    hall(state, "feast_hall", "F9 G9 H9 F10 G10 H10 F11 G11 H11", altar="G10")
    cut(state)
    storage(state, 1, iron=2, cart=1)
    dig(act(state, 1), "I2", "iron", "H12 H13")
    parts = [breakdown(state, seat) for seat in (0, 1)]
    assert [part["halls"] for part in parts] == [0, state.content.hall_low[5]]
    doubled = 2 * state.content.statue_value[state.board.zone[at("G12")]]
    assert [part["statues"] for part in parts] == [0, doubled]
    assert "move:G12" in options(state)


@pytest.mark.proves("spell.effect")
def test_a_landslide_lifts_only_whole_tiles_without_statue_and_pedestal() -> None:
    state = chain(portals="A12 I12")
    statue(state, "ice", "E12")
    pedestal(state, "moon", "G12")
    tunnel(state, 0, "O4", "B13 C13 B14 C14")
    tunnel(state, 0, "I3", "D13 D14 D15")
    hall(state, "wellspring", "D15 D16 D17 E15 E16 E17", altar="E16")
    tunnel(state, 1, "I2", "I13 I14")
    landslide(state, 0)
    assert options(state) == ["lift:B12", "lift:B13", "none"]
    for text in ("lift:D12", "lift:F12", "lift:D13", "lift:I13", "lift:A12", "lift:C12"):
        assert refused(state, text) == "spell.effect"
    choose(state, "none")
    assert spaces(isolated(state)) == []


@pytest.mark.proves("spell.effect")
def test_a_lifted_tile_is_laid_again_as_a_legal_dig_for_hammers_alone() -> None:
    state = blank(portals="C12 I12", sites="D14")
    tunnel(state, 0, "I2", "B12 A12")
    supply(state, mint=1)
    stock(state, 0, fire=1)
    bury(state, "D13", coin=2)
    rubble(state, "C13")
    statue(state, "moon", "C13")
    storage(state, 0, stone=2)
    landslide(state, 0)
    choose(state, "lift:A12")
    assert refused(state, place("I2", "C13 D13")) == "dig.rubble-forbidden"
    assert refused(state, place("I2", "F8 G8")) == "dig.touch-own"
    assert refused(state, place("I2", "H12 H13")) == "ruling.enemy-portal"
    storage(state, 0, stone=2, hammer=1)
    tiles = state.tiles
    choose(state, place("I2", "C13 D13"))
    assert state.over, "neither pedestal nor workshop is offered"
    assert stored(state, 0) == {"stone": 2, "coin": 2}
    assert (state.honor, state.tiles) == ([0, 0], tiles)
    assert events(state, "unearth")[0]["clan"] == "moon"
    assert network(state, 0) == ["C12", "C13", "D13"]


@pytest.mark.proves("spell.effect")
def test_a_tile_can_always_be_laid_where_it_was() -> None:
    state = chain()
    landslide(state, 0)
    choose(state, "lift:D12", place("I2", "D12 E12"))
    assert network(state, 0) == ["A12", "B12", "C12", "D12", "E12", "F12", "G12"]


@pytest.mark.proves("spell.effect")
def test_a_landslide_without_a_tile_to_lift_does_nothing() -> None:
    state = blank()
    landslide(state, 0)
    assert state.over
