"""Founding workshops beside a new tunnel."""

from __future__ import annotations

import pytest

from antre.games.hall.content.content import WORKSHOPS
from antre.games.hall.rules.landslide import landslide
from antre.games.hall.rules.state import NOTHING, Hall
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
    finish,
    options,
    place,
    refused,
    storage,
    supply,
    tunnel,
    workshop,
)

# Two sites of the Winter side with one space between them.
NEAR, FAR = "O10", "O14"


def beside_a_site(**workshops: int) -> Hall:
    """Seat 0 at C14, beside the site D14, with minerals for a tunnel along it."""
    state = act(blank(portals="C15 W12", sites="D14"))
    supply(state, **workshops)
    storage(state, 0, stone=2)
    return state


@pytest.mark.proves("found.offer", "workshop.none-at-start")
def test_a_new_tunnel_beside_an_empty_site_may_found_any_workshop_there() -> None:
    state = beside_a_site(mint=1, stewardship=2)
    assert state.workshops == (NOTHING,), "a portal founds nothing"
    dig(state, "I2", "stone", "C14 C13")
    assert asked(state) == (0, "found.offer")
    assert options(state) == ["found:mint", "found:stewardship", "none"]
    assert refused(state, "end") == "ruling.dig-order"
    choose(state, "found:stewardship")
    assert state.workshops == (WORKSHOPS.index("stewardship"),)
    assert state.workshop_supply[WORKSHOPS.index("stewardship")] == 1
    assert asked(state)[1] == "turn.step-4"


@pytest.mark.proves("found.offer")
def test_a_site_may_be_left_empty_and_a_corner_is_not_beside() -> None:
    state = beside_a_site(mint=1)
    dig(state, "I2", "stone", "C14 C13")
    choose(state, "none")
    assert state.workshops == (NOTHING,)
    state = act(blank(portals="B15 W12", sites="D14"))
    supply(state, mint=1)
    storage(state, 0, stone=2)
    dig(state, "I2", "stone", "C15 C16")
    assert asked(state)[1] == "turn.step-4"


@pytest.mark.proves("found.shortage")
def test_with_no_workshop_left_nothing_is_founded() -> None:
    state = beside_a_site()
    dig(state, "I2", "stone", "C14 C13")
    assert asked(state)[1] == "turn.step-4"
    state = beside_a_site(mint=1)
    dig(state, "I2", "stone", "C14 C13")
    assert refused(state, "found:cartwright") == "found.shortage"


@pytest.mark.proves("found.shortage")
def test_there_are_more_sites_than_workshops() -> None:
    winter, autumn = CONTENT.boards
    assert len(winter.sites) > CONTENT.workshops_for(5)
    assert len(autumn.sites) > CONTENT.workshops_for(3)


@pytest.mark.proves("found.usable-later", "example.found-charm-weaver")
def test_a_charm_weaver_is_founded_now_and_used_on_a_later_turn() -> None:
    state = beside_a_site(charm_weaver=1)
    storage(state, 0, stone=2, coin=1)
    dig(state, "I2", "stone", "C14 C13")
    choose(state, "found:charm_weaver")
    told = events(state, "found")[0]
    assert (told["workshop"], told["cell"]) == ("charm_weaver", "D14")
    assert state.workshop_supply == (0,) * 11
    assert not options(state, "activate:"), "step 1 of this turn is over"
    assert "activate:D14" in options(act(state))


@pytest.mark.proves("found.several", "ruling.found-several-choice")
def test_a_tunnel_beside_several_sites_founds_on_each_in_any_order() -> None:
    state = act(blank(portals="N11 A12", sites=f"{NEAR} {FAR}"))
    supply(state, mint=1, warehouse=1)
    storage(state, 0, stone=4)
    dig(state, "I3", "stone", "O11 O12 O13")
    assert asked(state) == (0, "found.several")
    assert options(state) == ["site:O10", "site:O14", "done"]
    assert refused(state, "site:D14") == "found.offer"
    choose(state, "site:O14", "found:mint")
    assert asked(state) == (0, "found.offer"), "one site is left: it needs no choice"
    assert options(state) == ["found:warehouse", "none"]
    choose(state, "found:warehouse")
    assert [WORKSHOPS[kind] for kind in state.workshops] == ["warehouse", "mint"]


@pytest.mark.proves("ruling.found-several-choice")
def test_each_site_is_decided_for_itself() -> None:
    state = act(blank(portals="N11 A12", sites=f"{NEAR} {FAR}"))
    supply(state, mint=1)
    storage(state, 0, stone=3)
    dig(state, "I3", "stone", "O11 O12 O13")
    choose(state, "site:O10", "none", "found:mint")
    assert [kind == NOTHING for kind in state.workshops] == [True, False]
    state = act(blank(portals="N11 A12", sites=f"{NEAR} {FAR}"))
    supply(state, mint=1)
    storage(state, 0, stone=3)
    dig(state, "I3", "stone", "O11 O12 O13")
    choose(state, "site:O10", "found:mint")
    assert asked(state)[1] == "turn.step-4", "the supply is empty now"


@pytest.mark.proves("ruling.found-later")
def test_a_site_left_empty_waits_for_another_new_tunnel() -> None:
    state = beside_a_site(mint=1)
    dig(state, "I2", "stone", "C14 C13")
    choose(state, "none")
    tunnel(state, 0, "I2", "B13 B12")
    act(state)
    storage(state, 0, stone=2)
    dig(state, "I2", "stone", "B14 A14")
    assert asked(state)[1] == "turn.step-4", "the new tunnel is not beside the site"
    act(state)
    storage(state, 0, stone=2)
    dig(state, "I2", "stone", "D13 E13")
    assert options(state) == ["found:mint", "none"]


@pytest.mark.proves("ruling.found-later")
def test_a_hall_or_a_landslide_founds_nothing() -> None:
    state = act(blank(portals="C16 W12", sites="D14"))
    supply(state, mint=1)
    tunnel(state, 0, "I3", "C15 C14 C13")
    tunnel(state, 0, "I3", "B15 B14 B13")
    state.stack.clear()
    finish(state)
    choose(state, "hall:wellspring", place("wellspring", "B13 C13 B14 C14 B15 C15", altar="C14"))
    assert asked(state)[1] == "turn.step-4"
    state = act(blank(portals="C15 W12", sites="D14"))
    supply(state, mint=1)
    tunnel(state, 0, "I2", "C16 C17")
    state.stack.clear()
    landslide(state, 0)
    choose(state, "lift:C16", place("I2", "C14 C13"))
    assert state.over


@pytest.mark.proves("found.offer")
def test_a_site_with_a_workshop_is_not_offered_again() -> None:
    state = beside_a_site(mint=1)
    workshop(state, "D14", "warehouse")
    dig(state, "I2", "stone", "C14 C13")
    assert asked(state)[1] == "turn.step-4"


@pytest.mark.proves("workshop.none-at-start", "found.shortage")
def test_workshops_only_ever_move_from_the_supply_to_a_site() -> None:
    whole = None
    for state in game(5, 11):
        founded = [kind for kind in state.workshops if kind != NOTHING]
        count = [state.workshop_supply[kind] + founded.count(kind) for kind in range(11)]
        if whole is None:
            whole = count
            assert not founded
            assert sum(count) == 11
        assert count == whole


def test_the_sites_used_here_are_sites() -> None:
    assert {at("D14"), at(NEAR), at(FAR)} <= set(CONTENT.boards[0].sites)
