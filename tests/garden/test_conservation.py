"""Whole random games: no piece appears or vanishes, and what is derived agrees with what lies."""

from __future__ import annotations

import pytest

from antre.games.garden import GAME
from antre.games.garden.content.names import ENDS, FACES, LEVELS, REGIONS, SPY, UPGRADES
from antre.games.garden.content.units import MOST_SLOTS
from antre.games.garden.rules.state import NOTHING, NOWHERE, Garden
from tests.garden.tables import EXAMPLES, busy_game, game

TABLES = [
    (seats, mode, tiles)
    for seats in (2, 3, 4)
    for mode, tiles in (("basic", 0), *(("advanced", number) for number in range(5)))
]


def check_pieces(state: Garden) -> None:
    seats = range(state.setup.seats)
    for seat in seats:
        lying = state.cubes[REGIONS * seat : REGIONS * seat + REGIONS]
        elsewhere = state.held[seat] + state.viper[seat] + state.captured[seat]
        assert sum(lying) + elsewhere + state.supply[seat] == state.box.cubes
        assert min(*lying, state.supply[seat], state.held[seat]) >= 0
        for unit, card in enumerate(state.box.factions[state.factions[seat]].units):
            kind = LEVELS * seat + unit
            standing = state.units[REGIONS * kind : REGIONS * kind + REGIONS]
            fallen = sum(place // REGIONS == kind for place in state.laid_down)
            assert sum(standing) + fallen + state.figures[kind] == card.figures
            assert min(standing) >= 0
    for kind, own in enumerate((state.population, state.gold, state.m_factor)):
        assert sum(own) + state.bank[kind] == state.box.bank[kind]
        assert min(*own, state.bank[kind]) >= 0
    if state.round:
        assert sum(state.magic) + state.magic_down + state.absorbed == state.box.skulls


def check_upgrades(state: Garden) -> None:
    for kind in range(len(UPGRADES)):
        worn = state.slots.count(kind) + state.spies.count(kind)
        assert state.stock[kind] + worn == state.box.stock[kind]
        for seat, faction in enumerate(state.factions):
            for unit, card in enumerate(state.box.factions[faction].units):
                number = LEVELS * seat + unit
                slots = state.slots[MOST_SLOTS * number : MOST_SLOTS * number + MOST_SLOTS]
                spies = state.spies.count(kind) if card.deed == SPY else 0
                power = card.printed[kind] + slots.count(kind) + spies
                assert state.powers[kind][number] == power
                assert power <= 1 or unit == LEVELS - 1
                assert all(slot == NOTHING for slot in slots[card.slots :])


def check_map(state: Garden) -> None:
    closed = [region for region in range(REGIONS) if region not in state.layout.regions]
    for region in closed:
        assert not any(state.cubes[region::REGIONS])
        assert not any(state.units[region::REGIONS])
        assert not state.neutral[region]
        assert not state.magic[region]
    assert state.vuko not in closed
    assert state.thorn not in closed
    assert state.devastated.bit_count() <= 2
    assert not (state.thorn != NOWHERE and state.devastated >> state.thorn & 1)
    assert state.vuko != NOWHERE or not any(state.held)
    assert max(state.darkness) <= 2


def check_tracks(state: Garden) -> None:
    values = [state.reputation[seat] for seat in state.standing]
    assert values == sorted(values, reverse=True)
    assert sorted(state.standing) == sorted(state.order) == list(range(state.setup.seats))
    assert all(-9 <= value <= 0 for value in state.reputation)
    assert max(state.spaces) <= state.box.track.last
    assert state.dead_snow <= state.layout.limit
    for cubes, spaces in zip(state.plan, state.layout.capacity, strict=True):
        assert len(cubes) <= spaces
    planned = [sum(cubes.count(seat) for cubes in state.plan) + state.hand[seat]
               for seat in range(state.setup.seats)]  # fmt: skip
    assert max(planned) <= state.box.action_cubes


@pytest.mark.parametrize(("seats", "mode", "tiles"), TABLES)
@pytest.mark.proves("setup.take-pieces", "ruling.cube-supply", "ruling.spent-to-bank",
                    "setup.bank-limited", "ruling.reputation-range")  # fmt: skip
def test_whole_games_lose_nothing_and_end(seats: int, mode: str, tiles: int) -> None:
    for seed in range(2):
        for state in game(seats, seed, mode=mode, vuko_tiles=tiles):
            check_pieces(state)
            check_upgrades(state)
            check_map(state)
            check_tracks(state)
        assert ENDS[state.ended] != "not yet"
        assert state.outcome is not None
        assert len(state.outcome.winners) == 1


def test_every_face_has_its_games() -> None:
    for face in FACES:
        for state in game(3, 2, mode="advanced", vuko_tiles=0, tile_1=face):
            check_pieces(state)
        assert state.over


# In random games hardly anybody is ever summoned. Where tokens abound, the snow stays away and
# players are busy, all that goals are made of happens.
PLENTY = {
    "dead_snow = 18": "dead_snow = 99",
    "dead_snow = 24": "dead_snow = 99",
    "dead_snow = 30": "dead_snow = 99",
    "population = 4\ngold = 2\nm_factor = 1": "population = 9\ngold = 9\nm_factor = 9",
    "population = 24\ngold = 22\nm_factor = 16": "population = 60\ngold = 60\nm_factor = 60",
}
SELDOM = {
    "absorbs", "captures", "darkness", "devastates", "fallen_leave", "kills", "loots",
    "magic_moves", "pipes", "recruits", "sends_magic", "spy_heads", "thorn_reveals", "tower_built",
    "vuko_destroys",
}  # fmt: skip


def test_busy_games_lose_nothing_either() -> None:
    text = EXAMPLES.text
    for old, new in PLENTY.items():
        assert old in text
        text = text.replace(old, new)
    met = set()
    for seed in range(12):
        for state in busy_game(3 + seed % 2, seed, GAME.read_edition(text)):
            check_pieces(state)
            check_upgrades(state)
            check_map(state)
            check_tracks(state)
        assert state.over
        met |= {event["kind"] for event in state.log(NOWHERE)}
    assert met >= SELDOM
