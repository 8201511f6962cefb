"""How a table looks: zones with named pieces, each with its face, its place and what it offers.

A game turns a view into a scene; the browser and the picture files draw scenes and know no game.
A piece keeps its id wherever it lies, so that it can be seen to move.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, TypedDict

ROLES = ("shared", "own", "other", "market", "aside")
SHAPES = ("wide", "tall")
# Left, top, width, height.
Area = tuple[float, float, float, float]
# What is left out of a zone's data, and of a piece's, where it is false or not there.
OF_MAPS = ("follows", "roam")
OPTIONAL = ("about", "dim", "grip", "hint", "lit", "option", "rolls", "why")


class Walk(TypedDict):
    """A figure that goes from piece to piece of the scene, as an event tells.

    `figure` is the piece that lends its face; `by` are the pieces it comes by, from where it starts
    to where it arrives; one that `stays` is seen there until the new scene is drawn.
    """

    figure: str
    by: list[str]
    stays: bool


class Piece:
    """Something on the table: a face in a box, and what choosing it means."""

    __slots__ = (
        "about", "dim", "face", "grip", "h", "hint", "id", "label", "lit", "option", "rolls",
        "w", "why", "x", "y",
    )  # fmt: skip

    def __init__(
        self,
        id: str,
        face: str,
        area: Area,
        label: str,
        *,
        hint: str | None = None,
        about: str | None = None,
        option: str | None = None,
        why: str | None = None,
        lit: bool = False,
        dim: bool = False,
        grip: bool = False,
        rolls: bool = False,
    ) -> None:
        self.id = id
        self.face = face
        self.x, self.y, self.w, self.h = (round(number, 1) for number in area)
        self.label = label
        self.hint = hint
        self.about = about  # a rule, a chapter or a guide that a touch opens
        self.option = option
        self.why = why
        self.lit = lit
        self.dim = dim
        self.grip = (
            grip  # can be picked up: its option is chosen, and the next says where it may go
        )
        self.rolls = rolls  # a die: it tumbles to where it comes to lie

    def to_json(self) -> dict[str, Any]:
        """The piece as plain data; what is false or not there is left out."""
        whole = {name: getattr(self, name) for name in self.__slots__}
        return {name: value for name, value in whole.items() if name not in OPTIONAL or value}


class Zone:
    """A part of the table with its own coordinates; the page decides where it stands."""

    __slots__ = (
        "follows",
        "height",
        "id",
        "lit",
        "pieces",
        "roam",
        "role",
        "seat",
        "title",
        "width",
    )

    def __init__(
        self, id: str, role: str, title: str, width: float, height: float, seat: int | None = None
    ) -> None:
        assert role in ROLES
        self.id = id
        self.role = role
        self.title = title
        self.width = width
        self.height = height
        self.seat = seat
        self.lit = False
        self.roam = False  # a map larger than its frame: it is moved and brought closer there
        self.follows = ""  # a figure on it that stays in sight wherever it goes
        self.pieces: list[Piece] = []

    def to_json(self) -> dict[str, Any]:
        """The zone as plain data; what belongs to maps alone is left out where it is not there."""
        whole = {name: getattr(self, name) for name in self.__slots__}
        told = {name: value for name, value in whole.items() if name not in OF_MAPS or value}
        return {**told, "pieces": [piece.to_json() for piece in self.pieces]}


class Scene:
    """A view of one seat, drawn."""

    __slots__ = (
        "defs",
        "faces",
        "game",
        "language",
        "question",
        "seat",
        "seats",
        "shape",
        "title",
        "zones",
    )

    def __init__(self, game: str, seat: int, shape: str, language: str, title: str) -> None:
        assert shape in SHAPES
        self.game = game
        self.seat = seat
        self.shape = shape
        self.language = language
        self.title = title
        self.seats: list[dict[str, Any]] = []
        self.question: dict[str, Any] | None = None
        self.zones: list[Zone] = []
        self.faces: dict[str, str] = {}
        # What faces refer to by url(#id), by that id: the same in every scene of a game.
        self.defs: Mapping[str, str] = {}

    def face(self, drawing: str) -> str:
        """The id under which a drawing is shared by all pieces that look the same."""
        id = face_id(drawing)
        self.faces[id] = drawing
        return id

    def to_json(self, defs: bool = True) -> dict[str, Any]:
        """The scene as plain data; without `defs` for who has drawn this game before."""
        whole = {name: getattr(self, name) for name in self.__slots__}
        whole["defs"] = "".join(self.defs.values()) if defs else None
        return {**whole, "zones": [zone.to_json() for zone in self.zones]}


@lru_cache(maxsize=8192)
def face_id(drawing: str) -> str:
    return "f" + hashlib.sha256(drawing.encode()).hexdigest()[:8]
