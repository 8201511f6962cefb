"""A scene of the Hall in the making: what is drawn from, and how a piece is laid down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from antre.core.drawing import group
from antre.core.scene import Piece, Scene, Zone
from antre.games.hall.board import Board
from antre.games.hall.box import Box
from antre.games.hall.captions import Captions
from antre.games.hall.grid import SIDE, STRIDE, cell_name
from antre.games.hall.relief import Lie
from antre.games.hall.resources import CLANS, named

if TYPE_CHECKING:
    from antre.core.words import Words

Parts = Sequence[dict[str, int]]
NUMBERS = {cell_name(cell): cell for cell in range(STRIDE * SIDE)}


class Asking:
    """What is asked of the viewer now: the frame's name, its own numbers, and the options."""

    __slots__ = ("fields", "name", "options", "verbs")

    def __init__(self, name: str, fields: Mapping[str, Any], options: Sequence[str]) -> None:
        self.name = name
        self.fields = fields
        self.options = frozenset(options)
        self.verbs = frozenset(text.partition(":")[0] for text in options)


class Sketch:
    """One view on its way to become a scene; zones are added to it one by one."""

    def __init__(
        self,
        box: Box,
        board: Board,
        view: dict[str, Any],
        parts: Parts,
        asking: Asking,
        words: Words,
        scene: Scene,
    ) -> None:
        self.box = box
        self.board = board
        self.view = view
        self.parts = parts
        self.asking = asking
        self.captions = Captions(box, words)
        self.scene = scene
        self.lie = Lie(board)
        # Where each statue that was moved stood at first, by where it stands now.
        self.homes: Mapping[str, str] = {}
        # How many carts it takes to move the chosen statue to a space.
        self.carts: Mapping[str, int] = {}

    @property
    def tall(self) -> bool:
        return self.scene.shape == "tall"

    @property
    def seats(self) -> range:
        return range(len(self.parts))

    @property
    def me(self) -> int:
        seat: int = self.view["seat"]
        return seat

    def zone(
        self, id: str, role: str, title: str, size: tuple[float, float], seat: int | None = None
    ) -> Zone:
        zone = Zone(id, role, title, *size, seat=seat)
        self.scene.zones.append(zone)
        return zone

    def lay(
        self,
        zone: Zone,
        id: str,
        drawn: str,
        box: tuple[float, float, float, float],
        label: str = "",
        *,
        hint: str | None = None,
        may: str | None = None,
        lit: bool = False,
        dim: bool = False,
    ) -> Piece:
        """Put a piece down; `may` is the option it stands for, offered or refused now."""
        option = may if may in self.asking.options else None
        refused = option is None and may and may.partition(":")[0] in self.asking.verbs
        why = may if refused else None
        piece = Piece(
            id,
            self.scene.face(drawn),
            box,
            label[:1].upper() + label[1:],
            hint=hint,
            option=option,
            why=why,
            lit=lit,
            dim=dim or why is not None,
        )
        zone.pieces.append(piece)
        return piece

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

    def score(self, seat: int) -> int:
        return sum(self.parts[seat].values())


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
        self,
        id: str,
        drawn: str,
        box: tuple[float, float, float, float],
        label: str = "",
        *,
        hint: str | None = None,
        may: str | None = None,
        lit: bool = False,
        dim: bool = False,
    ) -> Piece:
        scale = self.scale
        x, y, w, h = (side * scale for side in box)
        face = drawn if scale == 1 else group(drawn, scale=scale)
        placed = (self.x + x, self.y + y, w, h)
        return self.sketch.lay(
            self.zone, id, face, placed, label, hint=hint, may=may, lit=lit, dim=dim
        )


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
