"""What goals ask for, after the special abilities: towers, devastated regions, magic for Thorn."""

from __future__ import annotations

from antre.games.garden.content.names import CALLO, DEVASTATE, PIER, SEND, TOWER, ULRIKE
from antre.games.garden.rules import events
from antre.games.garden.rules.abilities import stands
from antre.games.garden.rules.devastation import devastate
from antre.games.garden.rules.state import Garden


def pursue_goal(state: Garden, seat: int, region: int) -> None:
    """None of it can be refused."""
    faction = state.factions[seat]
    if faction == ULRIKE:
        if stands(state, seat, state.box.deed_unit[TOWER], region):
            build_tower(state, seat, region)
    elif faction == PIER:
        if stands(state, seat, state.box.deed_unit[SEND], region):
            send_magic(state, seat, region)
    elif faction == CALLO and is_doomed(state, seat, region):
        devastate(state, seat, region)


def build_tower(state: Garden, seat: int, region: int) -> None:
    """One to a region, as long as there are any."""
    if not state.towers >> region & 1 and state.towers.bit_count() < state.box.towers:
        state.towers |= 1 << region
        state.tell(events.TowerBuilt, seat, region, state.towers.bit_count())


def send_magic(state: Garden, seat: int, region: int) -> None:
    """The magic token goes to Thorn, face down; none is sent from Thorn's own region."""
    count = state.magic[region]
    if count and region != state.thorn:
        state.magic[region] = 0
        state.magic_down += count
        state.tell(events.SendsMagic, seat, region)


def is_doomed(state: Garden, seat: int, region: int) -> bool:
    """Two Darkness markers and a Faun, and no Thorn."""
    return (
        state.darkness[region] >= state.box.darkness
        and region != state.thorn
        and stands(state, seat, state.box.deed_unit[DEVASTATE], region)
    )
