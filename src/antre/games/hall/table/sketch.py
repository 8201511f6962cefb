"""A scene of the Hall in the making: what is drawn from, and how a piece is laid down."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Unpack

from antre.core import sketch as core
from antre.core.drawing import group
from antre.core.engine import Parts
from antre.core.scene import Area, Piece, Zone
from antre.games.hall.content.content import HallContent
from antre.games.hall.content.grid import SIDE, STRIDE, cell_name
from antre.games.hall.content.resources import CLANS, named
from antre.games.hall.rules.state import Hall
from antre.games.hall.table.art.relief import BoardLayout
from antre.games.hall.words.captions import Captions

NUMBERS = {cell_name(cell): cell for cell in range(STRIDE * SIDE)}


class Sketch(core.Sketch[HallContent, Captions]):
    """One view of the Hall on its way to become a scene."""

    def __init__(
        self, state: Hall, seat: int, shape: str, captions: Captions, parts: Parts
    ) -> None:
        super().__init__(state, seat, shape, captions, parts)
        self.board = state.board
        self.layout = BoardLayout(state.board)
        # The numbers of the frame that asks the viewer.
        self.fields: Mapping[str, Any] = {}
        # Where each statue that was moved stood at first, by where it stands now.
        self.homes: Mapping[str, str] = {}
        # How many carts it takes to move the chosen statue to a space.
        self.carts: Mapping[str, int] = {}

    def team(self, seat: int) -> int:
        """The number of a seat's team, which shares storage, pedestals and honor."""
        number: int = self.view["team_of"][seat]
        return number

    def clan(self, card: str) -> str:
        """The clan of a card; "start" for a starting troll."""
        number = card_number(self.content, card)
        return CLANS[self.content.card_clan[number]] if self.content.card_level[number] else "start"

    def level(self, card: str) -> int:
        return self.content.card_level[card_number(self.content, card)]

    def symbols(self, card: str) -> tuple[str, ...]:
        """What a card produces, symbol by symbol; a cart of its clan is "fire_cart" and so on."""
        return symbols_of(self.content, card, self.clan(card))


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
        self, id: str, drawn: str, area: Area, label: str = "", **look: Unpack[core.PieceLook]
    ) -> Piece:
        scale = self.scale
        x, y, w, h = (side * scale for side in area)
        face = drawn if scale == 1 else group(drawn, scale=scale)
        return self.sketch.lay(self.zone, id, face, (self.x + x, self.y + y, w, h), label, **look)

    def call(self, name: str, area: Area) -> None:
        """What is lit where a sentence speaks of a place by this name."""
        x, y, w, h = (side * self.scale for side in area)
        self.sketch.scene.places[name] = (self.zone.id, self.x + x, self.y + y, w, h)


@cache
def _numbers(content: HallContent) -> dict[str, int]:
    return {name: number for number, name in enumerate(content.card_name)}


def card_number(content: HallContent, name: str) -> int:
    return _numbers(content)[name]


@cache
def symbols_of(content: HallContent, card: str, clan: str) -> tuple[str, ...]:
    full = named(content.card_full[card_number(content, card)])
    return tuple(token_name(kind, clan) for kind, count in full.items() for _ in range(count))


def token_name(kind: str, clan: str) -> str:
    """What a resource on a troll looks like: carts of a clan have its mark."""
    return f"{clan}_cart" if kind == "clan_cart" else kind
