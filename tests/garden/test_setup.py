"""Setting up: factions, piles, tiles, Thorn, magic, the first cubes, settings."""

from __future__ import annotations

from typing import Any

import pytest

from antre.core.errors import BadSetup
from antre.core.event import SPECTATOR
from antre.games.garden.content.names import FACES, PIER
from antre.games.garden.rules.state import NOTHING, NOWHERE
from antre.games.garden.rules.vuko import choose_region
from tests.garden.tables import BOX, choose, levels, new, places, play_to, refused, texts

OTHERS = ["olaf", "ulrike", "callo"]


@pytest.mark.proves("setup.random-faction")
def test_factions_are_drawn_or_chosen_and_never_shared() -> None:
    drawn = {new(3, seed).factions for seed in range(30)}
    assert len(drawn) > 10
    assert all(len(set(factions)) == 3 for factions in drawn)
    kept = [new(3, seed, factions=["callo", None, "olaf"]).factions for seed in range(20)]
    assert {factions[::2] for factions in kept} == {(3, 0)}
    assert {factions[1] for factions in kept} == {1, 2}
    with pytest.raises(BadSetup):
        new(2, factions=["olaf", "olaf"])


@pytest.mark.proves(
    "setup.take-pieces", "setup.score-marker", "setup.reputation-marker", "setup.initiative-marker",
    "setup.start-population", "setup.start-gold", "setup.start-m-factor", "setup.bank-limited",
    "setup.dead-snow-zero", "ruling.yin-yang-start", "ruling.magic-words", "ruling.vuko-start",
)  # fmt: skip
def test_what_everybody_starts_with() -> None:
    state = new(4)
    assert state.population == [4] * 4
    assert state.gold == [2] * 4
    assert all(levels(state, seat) == [1, 0, 0, 0] for seat in range(4))
    assert state.bank == [24 - 16, 22 - 8, 16 - 4]
    assert state.supply == [20] * 4
    assert state.figures == [3, 2, 1] * 4
    assert state.reputation == [0] * 4
    assert state.spaces == [0] * 4
    assert list(state.scores) == [0] * 4
    assert state.dead_snow == 0
    assert state.vuko == NOWHERE


@pytest.mark.proves(
    "setup.pile-is-player-order", "setup.same-pile-order", "setup.top-is-first",
    "ruling.first-player", "example.first-round-order", "ruling.vuko-first-round",
    "initiative.first-round-still", "ruling.reputation-total-order",
)  # fmt: skip
def test_the_first_player_lies_on_top_of_both_piles() -> None:
    firsts = set()
    for seed in range(20):
        state = new(4, seed)
        first = state.order[0]
        firsts.add(first)
        assert state.order == tuple((first + place) % 4 for place in range(4))
        # From top to bottom on both tracks; the top of a reputation pile is the worst.
        assert state.arrivals == state.order
        assert state.standing == state.order[::-1]
        before = state.order
        play_to(state, "PlanCube")
        assert state.round == 1
        assert state.order == before
        assert state.spaces == [0] * 4
        assert state.hand == [3] * 4
        assert state.standing[-1] == before[0]
    assert firsts == {0, 1, 2, 3}
    assert new(4, first=[None, None, "first", None]).order == (2, 3, 0, 1)


@pytest.mark.proves(
    "setup.thorn-needs-pier", "setup.thorn-placed-by-pier", "setup.thorn-timing",
    "setup.score-tiles-face-down", "ruling.open-information",
)  # fmt: skip
def test_pier_places_thorn_before_anything_is_turned_up() -> None:
    state = new(3, factions=["olaf", "pier", "callo"])
    assert type(state.question).__name__ == "ChooseThorn"
    assert state.waiting == [state.seat_of[PIER]] == [1]
    assert state.tiles == [0] * 8
    assert state.magic == [0] * 8
    assert refused(state, "thorn:isles") == "setup.closed-regions"
    choose(state, "thorn:gate")
    assert BOX.region_name[state.thorn] == "gate"
    assert sorted(state.tiles) == [0, 1, 2, 3, 4, 5, 6, 7]
    without = new(3, factions=OTHERS)
    assert without.thorn == NOWHERE
    assert type(without.question).__name__ == "FirstCube"
    for seat in (SPECTATOR, 0, 2):
        assert {**state.view(seat), "seat": 1, "question": None} == {
            **state.view(1), "question": None,
        }  # fmt: skip


def test_the_same_tiles_do_not_always_lie_in_the_same_regions() -> None:
    assert len({tuple(new(3, seed, factions=OTHERS).tiles) for seed in range(20)}) > 15


@pytest.mark.proves(
    "example.magic-pool-sizes", "setup.magic-pool", "setup.magic-pool-thorn",
    "setup.magic-one-per-region", "setup.magic-not-on-thorn", "setup.reveal", "setup.remove-blanks",
)  # fmt: skip
@pytest.mark.parametrize(
    ("factions", "pool"),
    [
        (["olaf", "pier", "ulrike", "callo"], 7),
        (["olaf", "pier", "ulrike"], 6),
        (OTHERS, 7),
        (["pier", "olaf"], 5),
        (["olaf", "callo"], 6),
    ],
)
def test_four_skulls_remain_of_the_magic_tokens(factions: list[str], pool: int) -> None:
    lying = set()
    for seed in range(12):
        state = new(len(factions), seed, factions=factions)
        if "pier" in factions:
            choose(state, "thorn:wood")
        draws = [entry for entry in state.record.entries if "magic" in str(entry)]
        assert len(draws) == pool
        assert sum("skull" in str(entry) for entry in draws) == 4
        assert sum(state.magic) == 4
        assert max(state.magic) == 1
        assert "pier" not in factions or state.magic[3] == 0
        assert not any(state.magic[region] for region in range(8) if not state.tiles[region])
        lying.add(tuple(state.magic))
    assert len(lying) > 3


@pytest.mark.proves("setup.order-tokens", "advanced.first-round", "actions.basic-order")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_order_tokens_lie_in_ascending_order(mode: str) -> None:
    state = play_to(new(2, mode=mode), "PlanCube")
    assert state.order_tokens == (1, 2, 3, 4, 5)


@pytest.mark.proves(
    "setup.first-influence", "setup.second-influence", "setup.share-region",
    "setup.second-elsewhere", "setup.neutral-cubes", "setup.closed-regions",
)  # fmt: skip
def test_everybody_places_two_cubes_in_two_regions() -> None:
    state = new(3, factions=OTHERS)
    order = state.order
    asked = []
    for _ in range(3):
        asked.append(state.waiting[0])
        assert len(places(state)) == 7
        assert refused(state, "place:isles") == "setup.closed-regions"
        choose(state, "place:gate")
    for _ in range(3):
        asked.append(state.waiting[0])
        assert "gate" not in places(state)
        assert refused(state, "place:gate") == "setup.second-elsewhere"
        assert sum(state.neutral) == 0
        choose(state, "place:bay")
    assert tuple(asked) == order + order
    assert state.cubes[4::8] == state.cubes[1::8] == [1, 1, 1]
    assert state.neutral == [1, 1, 1, 1, 1, 1, 1, 0]
    two = play_to(new(2, factions=["olaf", "callo"]), "PlanCube")
    assert two.neutral == [0, 1, 1, 1, 1, 1, 1, 0]


@pytest.mark.proves(
    "tiles.optional", "tiles.on-track", "ruling.tile-count-choice", "ruling.tile-track",
    "ruling.tile-slot",
)  # fmt: skip
def test_vuko_tiles_are_drawn_for_the_last_groups_first() -> None:
    for count in range(5):
        for seed in range(12):
            faces = new(2, seed, mode="advanced", vuko_tiles=count).faces
            assert [face == NOTHING for face in faces] == [True] * (4 - count) + [False] * count
            tiles = [BOX.faces[face].tile for face in faces if face != NOTHING]
            assert len(set(tiles)) == count
    assert new(2, mode="basic", vuko_tiles=4).faces == (NOTHING,) * 4
    seen = {face for seed in range(40) for face in new(2, seed, mode="advanced").faces}
    assert seen == {NOTHING, *range(8)}
    assert sum(face != NOTHING for face in new(2, mode="advanced").faces) == 2


@pytest.mark.proves("ruling.tile-count-choice")
def test_vuko_tiles_can_be_chosen_with_face_and_place() -> None:
    chosen: dict[str, Any] = {
        "tile_1": "bears",
        "tile_2": "empty",
        "tile_3": "spears",
        "mode": "advanced",
    }
    state = new(2, vuko_tiles=2, **chosen)
    named = [None if face == NOTHING else FACES[face] for face in state.faces]
    assert named == ["bears", None, "spears", None]
    more = new(2, vuko_tiles=4, **chosen)
    assert more.faces[1] == NOTHING
    assert BOX.faces[more.faces[3]].tile in (0, 2)
    both = new(2, vuko_tiles=0, mode="advanced", tile_2="bears", tile_3="nightwalkers")
    assert both.faces == (NOTHING, FACES.index("bears"), NOTHING, NOTHING)


def test_vuko_enters_the_map_at_the_first_visit() -> None:
    state = play_to(new(2, factions=["olaf", "callo"]), "PlanCube")
    first = state.order[0]
    region = choose_region(state, first)
    assert state.cubes[8 * first + region] == 1
    other = next(r for r in range(8) if state.cubes[8 * first + r] and r != region)
    assert state.tiles[region] < state.tiles[other]
    assert "plan:viper" in texts(state)
