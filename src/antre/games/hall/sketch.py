"""A scene of the Hall in the making: what is drawn from, and how a piece is laid down."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Unpack

from antre.core import sketch as core
from antre.core.drawing import group
from antre.core.game import Parts
from antre.core.scene import Area, Piece, Zone
from antre.games.hall.box import Box
from antre.games.hall.captions import Captions
from antre.games.hall.grid import SIDE, STRIDE, cell_name
from antre.games.hall.relief import Lie
from antre.games.hall.resources import CLANS, named
from antre.games.hall.state import Hall

NUMBERS = {cell_name(cell): cell for cell in range(STRIDE * SIDE)}


class Sketch(core.Sketch[Box, Captions]):
    """One view of the Hall on its way to become a scene."""

    def __init__(
        self, state: Hall, seat: int, shape: str, captions: Captions, parts: Parts
    ) -> None:
        super().__init__(state, seat, shape, captions, parts)
        self.board = state.board
        self.lie = Lie(state.board)
        # The numbers of the frame that asks the viewer.
        self.fields: Mapping[str, Any] = {}
        # Where each statue that was moved stood at first, by where it stands now.
        self.homes: Mapping[str, str] = {}
        # How many carts it takes to move the chosen statue to a space.
        self.carts: Mapping[str, int] = {}

    def purse(self, seat: int) -> int:
        """The number of the purse a seat pays from."""
        number: int = self.view["purses"][seat]
        return number

    def clan(self, card: str) -> str:
        """The clan of a card; "start" for a starting troll."""
        number = card_number(self.box, card)
        return CLANS[self.box.card_clan[number]] if self.box.card_level[number] else "start"

    def level(self, card: str) -> int:
        return self.box.card_level[card_number(self.box, card)]

    def symbols(self, card: str) -> tuple[str, ...]:
        """What a card produces, symbol by symbol; a cart of its clan is "fire_cart" and so on."""
        return symbols_of(self.box, card, self.clan(card))


class Part:
    """A part of a zone with its own corner and scale: the same drawing serves both page shapes."""

    __slots__ = ("scale", "sketch", "x", "y", "zone")

    def __init__(
        self, sketch: Sketch, zone: Zone, x: float = 0, y: float = 0, scale: float = 1
    ) -> None:
        self.sketch = sketch
        self.zone = zone
        self.x = x
        self.y = y
        self.scale = scale

    def lay(
        self, id: str, drawn: str, box: Area, label: str = "", **look: Unpack[core.Look]
    ) -> Piece:
        scale = self.scale
        x, y, w, h = (side * scale for side in box)
        face = drawn if scale == 1 else group(drawn, scale=scale)
        return self.sketch.lay(self.zone, id, face, (self.x + x, self.y + y, w, h), label, **look)


@cache
def _numbers(box: Box) -> dict[str, int]:
    return {name: number for number, name in enumerate(box.card_name)}


def card_number(box: Box, name: str) -> int:
    return _numbers(box)[name]


@cache
def symbols_of(box: Box, card: str, clan: str) -> tuple[str, ...]:
    full = named(box.card_full[card_number(box, card)])
    return tuple(token_name(kind, clan) for kind, count in full.items() for _ in range(count))


def token_name(kind: str, clan: str) -> str:
    """What a resource on a troll looks like: carts of a clan have its mark."""
    return f"{clan}_cart" if kind == "clan_cart" else kind
