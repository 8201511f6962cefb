"""Special abilities and goals of the four factions."""

from __future__ import annotations

import pytest

from antre.games.garden.rules.abilities import use_abilities
from antre.games.garden.rules.domination import DOMINATION, REGION
from antre.games.garden.rules.ending import has_goal, is_over
from antre.games.garden.rules.state import Garden
from tests.garden.tables import (
    BAY,
    FJORD,
    GATE,
    MOOR,
    WOOD,
    A,
    B,
    C,
    D,
    act,
    at_rest,
    blank,
    choose,
    cubes,
    events_of,
    levels,
    neutral,
    own,
    put,
    refused,
    reputations,
    shares,
    texts,
    units,
)

FOUR = ("olaf", "pier", "ulrike", "callo")


def resolve(state: Garden, *regions: int) -> None:
    """Regions from abilities to harvest, where everybody takes what comes first."""
    act(state, *[REGION[region] for region in regions])
    reap(state)


def reap(state: Garden) -> None:
    while type(state.question).__name__ == "ChooseHarvest":
        choose(state, texts(state)[0])


# --- Olaf


@pytest.mark.proves("example.two-drakkars-one-region", "olaf.capture", "olaf.capture-once",
                    "ruling.capture-fate", "ruling.enthral-is-capture", "domination.ability-once",
                    "ruling.may-or-must", "domination.abilities-mandatory")  # fmt: skip
def test_two_drakkars_capture_one_cube() -> None:
    state = blank("olaf", "pier")
    put(state, A, BAY, 0, "22")
    put(state, B, BAY, 3)
    resolve(state, BAY)
    assert cubes(state, B, BAY) == 2
    assert state.captured == [0, 1]
    assert state.supply[B] == 17


@pytest.mark.proves("olaf.capture", "olaf.capture-not-neutral", "ruling.capture-fate",
                    "ruling.vuko-held-cubes")  # fmt: skip
def test_olaf_chooses_whose_free_cube() -> None:
    state = blank(*FOUR)
    put(state, A, BAY, 2, "2")
    neutral(state, BAY)
    put(state, C, BAY, 1)
    put(state, D, BAY, 1)
    state.vuko = BAY
    state.held[B] = 1
    act(state, REGION[BAY])
    assert texts(state) == ["capture:ulrike", "capture:callo"]
    assert refused(state, "capture:pier") == "olaf.capture"
    choose(state, "capture:callo")
    assert state.captured == [0, 0, 0, 1]
    assert state.neutral[BAY] == 1
    reap(state)
    put(state, A, GATE, 0, "2")
    neutral(state, GATE)
    resolve(state, GATE)
    assert sum(state.captured) == 1


@pytest.mark.proves("domination.abilities-mandatory", "olaf.capture")
def test_without_domination_there_is_no_capture() -> None:
    state = blank("olaf", "pier")
    put(state, A, BAY, 0, "2")
    put(state, B, BAY, 3)
    resolve(state, BAY)
    assert sum(state.captured) == 0


@pytest.mark.proves("olaf.goal")
def test_six_captured_cubes_are_olafs_goal() -> None:
    state = blank("olaf", "pier", "callo")
    state.captured = [0, 3, 2]
    assert not has_goal(state, A)
    assert not is_over(state)
    state.captured = [0, 3, 3]
    assert has_goal(state, A)


# --- Pier


@pytest.mark.proves("example.two-musicians-one-region", "pier.piper", "pier.piper-once",
                    "pier.piper-bank", "domination.ability-once")  # fmt: skip
def test_two_musicians_in_one_region_play_once() -> None:
    state = blank("pier", "olaf")
    put(state, A, BAY, 0, "22")
    put(state, B, BAY, 1)
    own(state, B, population=5)
    use_abilities(state, A, BAY)
    assert state.population == [1, 5]
    assert state.bank[0] == 18


@pytest.mark.proves("example.two-musicians-two-regions", "pier.piper-two-regions")
def test_two_musicians_in_two_regions_play_twice() -> None:
    state = blank("pier", "olaf")
    put(state, A, BAY, 0, "2")
    put(state, A, GATE, 0, "2")
    own(state, B, gold=22, m=(16, 0, 0, 0))
    resolve(state, BAY, GATE)
    # Population is all the bank has: one each of the music, and the harvest of two tiles.
    assert len(events_of(state, "pipes")) == 2
    assert state.population[A] == 2 + 2 + 1


@pytest.mark.proves("pier.piper-bank", "ruling.empty-bank")
def test_an_empty_bank_pays_no_piper() -> None:
    state = blank("pier", "olaf")
    put(state, A, BAY, 0, "2")
    own(state, B, population=24)
    use_abilities(state, A, BAY)
    assert state.population == [0, 24]


@pytest.mark.proves(
    "example.thorn-cycle", "domination.thorn-absorbs", "domination.absorbed-removed", "pier.absorb",
    "pier.send-condition", "pier.send-face-down", "pier.send-revealed", "ruling.thorn-timing",
    "domination.thorn-tokens-up", "domination.goal-effects", "ruling.send-automatic",
)  # fmt: skip
def test_thorn_absorbs_and_tokens_are_sent() -> None:
    state = blank("pier", "olaf")
    state.thorn = MOOR
    state.magic[MOOR] = state.magic[BAY] = 1
    put(state, A, MOOR, 1)
    put(state, A, BAY, 0, "2")
    act(state, DOMINATION)
    assert state.absorbed == 1
    assert state.magic[MOOR] == state.magic[BAY] == 0
    assert state.magic_down == 1
    reap(state)
    assert at_rest(state)
    # It gave nobody M-factor, neither where it lay nor where it arrived.
    assert not events_of(state, "magic_income")
    assert state.magic_down == 0
    assert state.magic[MOOR] == 1
    act(state, DOMINATION)
    assert state.absorbed == 2
    reap(state)


@pytest.mark.proves("pier.absorb", "pier.send-condition", "ruling.send-automatic",
                    "pier.send-several")  # fmt: skip
def test_when_nothing_is_absorbed_or_sent() -> None:
    state = blank("pier", "olaf")
    state.thorn = MOOR
    state.magic = [0, 1, 1, 1, 0, 2, 0, 0]
    put(state, A, MOOR, 1, "2")
    put(state, B, MOOR, 4)
    put(state, A, BAY, 0, "2")
    put(state, A, WOOD, 2)
    state.figures[1] += 1
    put(state, A, FJORD, 0, "2")
    act(state, DOMINATION)
    assert state.absorbed == 0
    reap(state)
    # Two tokens were sent, the one without a Musician stayed; those with Thorn gave Olaf M-factor.
    assert state.magic == [0, 0, 0, 1, 0, 4, 0, 0]
    assert [event["count"] for event in events_of(state, "magic_income")] == [1, 2]
    put(state, A, MOOR, 9)
    act(state, DOMINATION)
    assert state.absorbed == 4
    assert has_goal(state, A)


@pytest.mark.proves("pier.goal")
def test_four_absorbed_tokens_are_piers_goal() -> None:
    state = blank("pier", "olaf")
    state.absorbed = 3
    assert not has_goal(state, A)
    state.absorbed = 4
    assert has_goal(state, A)


# --- Ulrike


@pytest.mark.proves(
    "example.two-enlightened-one-region", "ulrike.pillage", "ulrike.pillage-once", "ulrike.tower",
    "ulrike.tower-one-per-region", "ruling.pillage-order", "ulrike.pillage-m-factor",
    "ulrike.pillage-to-level-0", "domination.goal-effects",
)  # fmt: skip
def test_two_enlightened_ones_pillage_each_player_once() -> None:
    state = blank("ulrike", "olaf", "callo")
    put(state, A, BAY, 0, "22")
    put(state, B, BAY, 1)
    put(state, C, BAY, 1)
    own(state, B, population=1, gold=2, m=(0, 0, 2, 0))
    own(state, C, gold=1)
    own(state, A, population=23, m=(14, 0, 0, 0))
    state.order = (C, B, A)
    act(state, REGION[BAY])
    # Callo, first in turn order, has only gold; of Olaf Ulrike may take anything.
    assert state.gold[A] == 1
    assert texts(state) == ["loot:population", "loot:gold", "loot:m_factor:2"]
    assert refused(state, "loot:m_factor:0") == "ulrike.pillage"
    choose(state, "loot:m_factor:2")
    assert levels(state, B) == [0, 0, 1, 0]
    assert levels(state, A) == [15, 0, 0, 0]
    # An empty bank stops no pillage; gold alone is left for the harvest, and Ulrike has taken it.
    assert state.bank == [0, 17, 0]
    assert state.towers == 1 << BAY
    reap(state)
    assert [len(events_of(state, kind)) for kind in ("loots", "tower_built")] == [2, 1]
    act(state, REGION[BAY])
    while not at_rest(state):
        choose(state, texts(state)[0])
    assert state.towers.bit_count() == 1


@pytest.mark.proves("ruling.pillage-present", "ruling.abilities-order")
def test_held_cubes_make_a_player_present_and_the_poor_lose_nothing() -> None:
    state = blank("ulrike", "olaf", "callo", "pier")
    put(state, A, BAY, 0, "2")
    state.vuko = BAY
    state.held[B] = 1
    put(state, C, BAY, 0, "1")
    own(state, B, gold=1)
    own(state, D, gold=5)
    act(state, REGION[BAY])
    reap(state)
    assert [event["victim"] for event in events_of(state, "loots")] == [B]
    assert state.gold[D] == 5


@pytest.mark.proves("ulrike.tower", "ulrike.goal")
def test_a_tower_needs_an_enlightened_one_and_domination() -> None:
    state = blank("ulrike", "olaf")
    put(state, A, BAY, 3)
    put(state, A, GATE, 0, "2")
    put(state, B, GATE, 3)
    resolve(state, BAY, GATE)
    assert state.towers == 0
    state.towers = 0b1111010
    assert not has_goal(state, A)
    put(state, A, FJORD, 0, "2")
    resolve(state, FJORD)
    assert state.towers == 0b1111110
    assert has_goal(state, A)


# --- Callo


@pytest.mark.proves("callo.darkness", "ruling.torment-is-darkness", "ruling.darkness-cap",
                    "callo.two-markers-first", "ruling.darkness-unlimited")  # fmt: skip
def test_the_nightmare_leaves_darkness() -> None:
    state = blank("callo", "olaf")
    put(state, A, BAY, 0, "3")
    for markers in (1, 2, 2):
        resolve(state, BAY)
        assert state.darkness[BAY] == markers
    assert state.devastated == 0
    # Markers stay, and there are as many as it takes in other regions.
    state.units[8 * 2 + BAY] = 0
    for region in (GATE, MOOR, WOOD):
        state.units[8 * 2 + region] = 1
        resolve(state, region, region)
        state.units[8 * 2 + region] = 0
    assert sum(state.darkness) == 8
    state.units[8 * 2 + FJORD] = 1
    put(state, B, FJORD, 9)
    resolve(state, FJORD)
    assert state.darkness[FJORD] == 0


@pytest.mark.proves("ruling.recruitment-effect", "domination.ability-once",
                    "ruling.abilities-order")  # fmt: skip
def test_fauns_recruit_one_cube() -> None:
    state = blank("callo", "olaf")
    put(state, A, BAY, 0, "223")
    use_abilities(state, A, BAY)
    assert cubes(state, A, BAY) == 1
    assert [event["kind"] for event in state.log(-1)[-2:]] == ["darkness", "recruits"]
    state.supply[A] = 0
    use_abilities(state, A, BAY)
    assert cubes(state, A, BAY) == 1


@pytest.mark.proves("callo.thorn-immune", "ruling.darkness-cap", "callo.devastate-by-faun")
def test_thorns_region_is_never_devastated() -> None:
    state = blank("callo", "pier")
    put(state, A, BAY, 3, "23")
    state.thorn = BAY
    resolve(state, BAY)
    assert state.darkness[BAY] == 0
    state.darkness[BAY] = 2
    resolve(state, BAY)
    assert state.devastated == 0


@pytest.mark.proves("callo.goal", "end.goal-finish-round")
def test_two_devastated_regions_are_callos_goal() -> None:
    state = blank("callo", "pier")
    state.devastated = 1 << BAY
    assert not has_goal(state, A)
    assert not is_over(state)
    state.devastated |= 1 << MOOR
    assert has_goal(state, A)
    assert is_over(state)


@pytest.mark.proves("ruling.live-evaluation")
def test_a_captured_cube_is_gone_when_the_harvest_is_ranked() -> None:
    state = blank("olaf", "pier", "ulrike")
    put(state, A, BAY, 1, "2")
    put(state, B, BAY, 2)
    put(state, C, BAY, 2)
    reputations(state, 0, -1, -2)
    act(state, REGION[BAY])
    choose(state, "capture:pier")
    assert shares(state, BAY) == [3, 1, 2]
    choose(state, "harvest:gold")
    # Ulrike comes second now, though Pier had the better reputation.
    assert state.waiting == [C]
    assert units(state, A, BAY) == "2"
