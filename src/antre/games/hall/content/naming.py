"""What the numbers of the rules are called, in events and wherever else they leave the engine.

Each type says of a number what it stands for and how to name it in an edition.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from antre.games.hall.content.content import (
    HALLS,
    SLOTS,
    SPELLS,
    TILES,
    WORKSHOPS,
    ZONES,
    HallContent,
)
from antre.games.hall.content.grid import cell_name, cells_of
from antre.games.hall.content.resources import CLANS, TOKENS, named

# Where resources come from that no spell gives.
FROM_BRIBES = -1


def _troll(content: HallContent, card: int) -> str:
    return content.card_name[card]


def _cell(content: HallContent, cell: int) -> str:
    return cell_name(cell)


def _cells(content: HallContent, mask: int) -> list[str]:
    return [cell_name(cell) for cell in cells_of(mask)]


def _clan(content: HallContent, clan: int) -> str:
    return CLANS[clan]


def _clan_if_any(content: HallContent, clan: int) -> str | None:
    return None if clan < 0 else CLANS[clan]


def _slot(content: HallContent, slot: int) -> str:
    return SLOTS[slot]


def _spell(content: HallContent, spell: int) -> str:
    return SPELLS[spell]


def _workshop(content: HallContent, workshop: int) -> str:
    return WORKSHOPS[workshop]


def _great_hall(content: HallContent, hall: int) -> str:
    return HALLS[hall]


def _tunnel(content: HallContent, shape: int) -> str:
    return TILES[shape]


def _zone(content: HallContent, zone: int) -> str:
    return ZONES[zone]


def _resource(content: HallContent, kind: int) -> str:
    return TOKENS[kind]


def _purse(content: HallContent, purse: int) -> dict[str, int]:
    return named(purse)


def _source(content: HallContent, source: int) -> str:
    return "bribes" if source == FROM_BRIBES else SPELLS[source]


def _production(content: HallContent, produced: Sequence[tuple[int, int]]) -> list[Any]:
    return [[place, named(purse)] for place, purse in produced]


def _trades(content: HallContent, trades: Sequence[tuple[int, int]]) -> list[dict[str, Any]]:
    return [{"give": named(given), "gain": TOKENS[kind]} for given, kind in trades]


Troll = Annotated[int, _troll]
Cell = Annotated[int, _cell]
Cells = Annotated[int, _cells]  # a mask
Clan = Annotated[int, _clan]
ClanIfAny = Annotated[int, _clan_if_any]  # below 0 for none
Slot = Annotated[int, _slot]
Spell = Annotated[int, _spell]
Workshop = Annotated[int, _workshop]
GreatHall = Annotated[int, _great_hall]
Tunnel = Annotated[int, _tunnel]  # by its shape
Zone = Annotated[int, _zone]
Resource = Annotated[int, _resource]
Purse = Annotated[int, _purse]
Source = Annotated[int, _source]  # a spell, or FROM_BRIBES
# What the troll of each place produced: places of a pack and purses.
Production = Annotated[Sequence[tuple[int, int]], _production]
# Four resources for one: purses and kinds.
Trades = Annotated[Sequence[tuple[int, int]], _trades]
