"""The domination phase: who dominates, income, harvest, points."""

from __future__ import annotations

import pytest

from antre.games.garden.content.names import BY_REGIONS_AROUND, BY_REPUTATION, NO_TIE
from antre.games.garden.rules.domination import DOMINATION, REGION
from antre.games.garden.rules.ranking import (
    adjacent_sum,
    dominator,
    influences,
    ranks,
    tie_break,
)
from antre.games.garden.rules.state import NOBODY, Garden
from tests.garden.tables import (
    BARRENS,
    BAY,
    FJORD,
    GATE,
    ISLES,
    MOOR,
    SKERRIES,
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
    levels,
    neutral,
    own,
    put,
    refused,
    reputations,
    shares,
    texts,
    tile,
    upgrade,
)

FOUR = ("olaf", "pier", "ulrike", "callo")


def harvest(state: Garden, *kinds: str) -> None:
    choose(state, *[f"harvest:{kind}" for kind in kinds])


def dominates(state: Garden, region: int) -> int:
    return dominator(state, region, influences(state, region))


@pytest.mark.proves("example.influence-sum", "domination.cube-value", "domination.unit-value",
                    "pier.thorn-influence", "ulrike.tower-influence",
                    "ruling.who-is-ranked")  # fmt: skip
def test_influence_is_cubes_and_levels_and_domination() -> None:
    state = blank("pier", "ulrike")
    upgrade(state, A, 2, "domination")
    put(state, A, BAY, 2, "2")
    assert shares(state, BAY) == [5, 0]
    state.thorn = state.vuko = BAY
    state.towers = 1 << BAY
    state.held[B] = 3
    assert shares(state, BAY) == [5, 0]
    assert ranks(state, BAY, shares(state, BAY)) == (A,)


@pytest.mark.proves("domination.beat-neutral", "domination.most-influence",
                    "ruling.control-is-domination")  # fmt: skip
def test_more_than_the_neutral_nation_and_than_the_others() -> None:
    state = blank("olaf", "pier")
    neutral(state, BAY)
    put(state, A, BAY, 1)
    assert dominates(state, BAY) == NOBODY
    put(state, A, BAY, 1)
    assert dominates(state, BAY) == A
    put(state, B, BAY, 0, "3")
    assert dominates(state, BAY) == B


@pytest.mark.proves("example.neutral-blocks", "ruling.neutral-no-rank", "domination.scoring-values",
                    "domination.harvest-order")  # fmt: skip
def test_without_a_dominator_there_is_harvest_and_score_but_no_magic() -> None:
    state = blank(*FOUR)
    neutral(state, ISLES)
    put(state, A, ISLES, 1)
    state.magic[ISLES] = 1
    state.scorings = 1
    act(state, REGION[ISLES])
    assert len(events_of(state, "undominated")) == 1
    harvest(state, "gold")
    assert state.gold[A] == 1
    assert levels(state, A)[0] == 0
    assert state.vp(A) == 5


@pytest.mark.proves("example.tie-adjacent", "domination.tie-adjacent", "domination.tie-reputation",
                    "ruling.adjacent-sum")  # fmt: skip
def test_ties_are_broken_around_the_region_and_then_by_reputation() -> None:
    state = blank("olaf", "pier", "callo")
    neutral(state, BAY)
    put(state, A, BAY, 3)
    put(state, B, BAY, 3)
    put(state, A, WOOD, 4)
    put(state, B, GATE, 1)
    put(state, B, FJORD, 0, "3")
    put(state, A, MOOR, 9)
    state.devastated = 1 << GATE
    assert [adjacent_sum(state, seat, BAY) for seat in (A, B)] == [4, 5]
    assert dominates(state, BAY) == B
    assert tie_break(state, BAY, influences(state, BAY), B) == BY_REGIONS_AROUND
    put(state, A, SKERRIES, 1)
    reputations(state, -3, -3, 0, order=(A, B, C))
    assert dominates(state, BAY) == A
    assert tie_break(state, BAY, influences(state, BAY), A) == BY_REPUTATION
    reputations(state, -3, -3, 0, order=(B, A, C))
    assert dominates(state, BAY) == B
    put(state, B, BAY, 1)
    assert tie_break(state, BAY, influences(state, BAY), B) == NO_TIE


@pytest.mark.proves("ruling.rank-ties")
def test_lower_ranks_are_settled_in_the_same_way() -> None:
    state = blank(*FOUR)
    put(state, D, BAY, 4)
    for seat in (A, B, C):
        put(state, seat, BAY, 2)
    put(state, B, WOOD, 1)
    reputations(state, -5, -6, -2, 0)
    assert ranks(state, BAY, shares(state, BAY)) == (D, B, C, A)


@pytest.mark.proves(
    "example.harvest-four", "domination.harvest-choice", "domination.harvest-amount",
    "domination.harvest-exclusive", "domination.harvest-none-left", "ruling.harvest-bank",
    "ruling.m-income-level", "domination.harvest-order", "ruling.harvest-forced",
)  # fmt: skip
def test_each_kind_is_harvested_once_from_the_strongest_down() -> None:
    state = blank(*FOUR)
    for seat, count in ((A, 4), (B, 3), (C, 2), (D, 1)):
        put(state, seat, BAY, count)
    act(state, REGION[BAY])
    assert state.waiting == [A]
    assert texts(state) == ["harvest:population", "harvest:gold", "harvest:m_factor"]
    assert refused(state, "decline") == "ruling.harvest-forced"
    choose(state, "harvest:m_factor")
    assert state.waiting == [B]
    assert refused(state, "harvest:m_factor") == "domination.harvest-exclusive"
    choose(state, "harvest:gold")
    # One kind is left: nothing is asked any more.
    assert at_rest(state)
    assert levels(state, A) == [2, 0, 0, 0]
    assert state.gold == [0, 2, 0, 0]
    assert state.population == [0, 0, 2, 0]
    assert state.bank == [22, 20, 14]


@pytest.mark.proves("ruling.empty-bank", "ruling.harvest-forced", "setup.bank-limited")
def test_an_exhausted_bank_gives_less_or_nothing() -> None:
    state = blank("olaf", "pier", "callo")
    put(state, A, SKERRIES, 3)
    put(state, B, SKERRIES, 2)
    put(state, C, SKERRIES, 1)
    own(state, C, population=24, gold=21, m=(16, 0, 0, 0))
    state.magic[SKERRIES] = 1
    act(state, REGION[SKERRIES])
    # Of all kinds one gold is left, and the first one must take it.
    assert at_rest(state)
    assert state.gold[A] == 1
    assert state.gold[B] == 0
    assert levels(state, A)[0] == 0
    assert state.bank == [0, 0, 0]


@pytest.mark.proves("example.double-values", "domination.scoring-double",
                    "domination.scoring-values", "domination.scoring-trigger",
                    "domination.no-scoring", "ruling.missing-values")  # fmt: skip
@pytest.mark.parametrize("scorings", [0, 1, 2])
def test_points_by_rank_once_or_twice(scorings: int) -> None:
    state = blank(*FOUR)
    for seat, count in ((A, 4), (B, 3), (C, 2), (D, 1)):
        put(state, seat, ISLES, count)
    state.scorings = scorings
    act(state, REGION[ISLES])
    harvest(state, "gold", "population")
    assert list(state.scores) == [5 * scorings, 3 * scorings, 2 * scorings, 0]


@pytest.mark.proves("domination.m-factor", "domination.abilities-mandatory",
                    "ruling.domination-steps")  # fmt: skip
def test_the_dominator_has_an_income_of_magic_tokens() -> None:
    state = blank("olaf", "pier", "callo")
    put(state, A, BAY, 2)
    put(state, B, BAY, 1)
    state.magic[BAY] = 1
    state.thorn = GATE
    state.magic[GATE] = 3
    put(state, C, GATE, 1)
    act(state, REGION[BAY], REGION[GATE])
    assert levels(state, A)[0] == 1
    harvest(state, "gold", "population")
    assert levels(state, B)[0] == 0
    # Whoever dominates Thorn's region without being Pier gains from each token there.
    assert levels(state, C)[0] == 3
    assert state.magic[BAY] == 1


@pytest.mark.proves("ruling.region-order", "domination.scoring-trigger")
def test_regions_come_in_the_order_of_their_tiles() -> None:
    state = blank("olaf", "pier")
    state.tiles = [0, 4, 2, 6, 1, 3, 5, 0]
    for region in state.layout.regions:
        put(state, A, region, 1)
    act(state, DOMINATION)
    while not at_rest(state):
        choose(state, texts(state)[0])
    order = [event["region"] for event in events_of(state, "dominates")]
    assert order == ["gate", "fjord", "moor", "bay", "barrens", "wood"]


@pytest.mark.proves("tiles.cyphral", "ruling.cyphral-harvest", "ruling.cyphral-pillage",
                    "tiles.when-applied")  # fmt: skip
def test_cyphral_keeps_m_factor_from_vukos_region() -> None:
    state = blank("ulrike", "pier", "olaf")
    put(state, A, BAY, 2, "2")
    put(state, B, BAY, 2)
    put(state, C, BAY, 1)
    own(state, B, m=(0, 1, 0, 0))
    state.magic[BAY] = 1
    state.vuko = BAY
    tile(state, "cyphral")
    act(state, REGION[BAY])
    # Pillage takes the only thing Pier has, M-factor, all the same.
    assert levels(state, A) == [1, 0, 0, 0]
    assert texts(state) == ["harvest:population", "harvest:gold"]
    assert refused(state, "harvest:m_factor") == "ruling.cyphral-harvest"
    choose(state, "harvest:gold")
    assert at_rest(state)
    assert state.population == [0, 2, 0]
    assert levels(state, C)[0] == 0
    state.vuko = BARRENS
    act(state, REGION[BAY])
    assert levels(state, A)[0] >= 2
