"""What the components of any edition must be like, tried on ours and on spoilt ones."""

from __future__ import annotations

from itertools import combinations

import pytest

from antre.core.errors import BadEdition
from antre.games.garden import GAME
from antre.games.garden.content.layout import is_connected
from antre.games.garden.content.names import FACES
from tests.garden.tables import BOX

TEXT = BOX.text
every_layout = pytest.mark.parametrize("seats", [2, 3, 4])


@every_layout
@pytest.mark.proves("ruling.redistribution-targets", "movement.closed-regions")
def test_the_map_stays_one_when_any_two_regions_are_devastated(seats: int) -> None:
    layout = BOX.layouts[seats]
    assert len(layout.regions) == seats + 4
    for lost in combinations(layout.regions, 2):
        left = layout.open & ~sum(1 << region for region in lost)
        assert is_connected(left, layout.beside)
        assert all(layout.beside[region] & left for region in layout.regions)
    for region in range(8):
        assert all(layout.beside[other] >> region & 1 for other in layout.near[region])
        assert len(layout.near[region]) >= 3 or region not in layout.regions


@every_layout
@pytest.mark.proves("setup.score-tile-set", "ruling.missing-values")
def test_each_number_of_players_has_its_set_of_tiles(seats: int) -> None:
    layout = BOX.layouts[seats]
    tiles = [layout.points(order) for order in layout.in_order]
    assert len(tiles) == len(layout.regions)
    assert tiles == sorted(tiles)
    sums = [sum(points[place] for points in tiles if place < len(points)) for place in range(3)]
    assert sums[0] + sums[1] == {2: 21, 3: 32, 4: 37}[seats]
    assert sum(sums) == {2: 21, 3: 37, 4: 43}[seats]


@pytest.mark.proves("example.dead-snow-limits", "planning.red-spaces-two-players")
def test_limits_and_spaces_follow_the_number_of_players() -> None:
    assert [BOX.layouts[seats].limit for seats in (2, 3, 4)] == [18, 24, 30]
    assert BOX.layouts[2].capacity == (3, 2, 2, 1, 2)
    assert BOX.layouts[3].capacity == BOX.layouts[4].capacity == (4, 4, 3, 2, 5)


@pytest.mark.proves(
    "ruling.red-ship-places", "ruling.cubes-per-ship", "ruling.reputation-range",
    "setup.bank-limited", "ruling.m-board", "ruling.harasim-level",
)  # fmt: skip
def test_tracks_and_pieces() -> None:
    track = BOX.track
    assert track.red == (2, 5, 8, 9)
    assert track.ship == (1, 2, 3, 1, 2, 3, 1, 2, 1, 2)
    assert BOX.cubes_by_ship == (3, 4, 5)
    assert BOX.lowest == -9
    assert BOX.bank == (24, 22, 16)
    assert [row.keys() for row in BOX.shift] == [{1}, {0, 2}, {1, 3}, {2}]
    assert BOX.factions[2].units[0].name == "harasim"
    assert [unit.figures for faction in BOX.factions for unit in faction.units] == [3, 2, 1] * 4


@pytest.mark.proves("ruling.tile-faces", "tiles.two-faces", "ruling.line-count")
def test_eight_faces_are_four_tiles_each_with_one_arrow() -> None:
    assert len(BOX.faces) == len(FACES) == 8
    for tile in range(4):
        assert sorted(face.permanent for face in BOX.faces if face.tile == tile) == [False, True]
    assert not BOX.faces[FACES.index("spears")].permanent


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('adjacent = "bay wood moor"', 'adjacent = "bay wood"', "does not name"),
        ('adjacent = "bay wood moor"', 'adjacent = "bay wood mire"', "is no other region"),
        ('adjacent = "bay fjord barrens"', 'adjacent = "bay fjord"', "neighbours"),
        ("players = [4]", "players = [3, 4]", "tiles expected"),
        ("points = [5, 1]", "points = [1, 5]", "none greater"),
        ("points = [5, 1]", "points = [5, 1, 1]", "no more numbers than players"),
        ('id = "9"\ngroup = 4\nship = 1\nred = 1', 'id = "9"\ngroup = 4\nship = 1\nred = 0', "red"),
        ("tokens = 5\nprice = 1", "tokens = 6\nprice = 1", "upgrade tokens"),
        ('special = "piper"', 'special = "pillage"', "another faction"),
        ('deed = "tower"', 'deed = "none"', "tower for exactly one unit"),
        ('printed = "speed attack"', 'printed = "attack attack"', "twice"),
        ('tile = "a"\nduration = "limited"', 'tile = "a"\nduration = "permanent"', "tile a needs"),
        ("skulls = 4", "skulls = 2", "magic tokens"),
        ("cubes = [3, 4, 5]", "cubes = [3, 4, 6]", "none with more cubes"),
        ("population = 24", "population = 15", "enough for every player"),
    ],
)
def test_what_is_wrong_in_an_edition_is_told(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(BadEdition) as error:
        GAME.read_edition(TEXT.replace(old, new, 1))
    assert said in str(error.value)


def test_a_map_that_falls_apart_is_refused() -> None:
    """A ring of eight regions hangs together, but not without two of them."""
    spoilt = TEXT
    names = BOX.region_name
    for place, name in enumerate(names):
        near = f'adjacent = "{names[place - 1]} {names[(place + 1) % 8]}"'
        start = spoilt.index(f'id = "{name}"')
        end = spoilt.index("players", start)
        old = spoilt[spoilt.index("adjacent", start) : end].strip()
        spoilt = spoilt[:start] + spoilt[start:].replace(old, near, 1)
    with pytest.raises(BadEdition) as error:
        GAME.read_edition(spoilt)
    assert "falls apart" in str(error.value)
