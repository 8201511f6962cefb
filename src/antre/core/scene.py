"""How a table looks: zones with named pieces, each with its face, its place and what it offers.

A game turns a view into a scene; the browser and the picture files draw scenes and know no game.
A piece keeps its id wherever it lies, so that it can be seen to move.
"""

from __future__ import annotations

import hashlib
from collections.abc import Container, Mapping
from functools import lru_cache
from typing import Any, TypedDict

ROLES = ("shared", "own", "other", "market", "aside")
SHAPES = ("wide", "tall")
# Left, top, width, height.
Area = tuple[float, float, float, float]
# A place that has a name: the piece that stands for it, or a zone and an area of it.
Where = str | tuple[str, float, float, float, float]
# What is left out of a zone's data, and of a piece's, where it is false or not there.
OF_SOME = ("finale", "follows", "near", "roam")
OPTIONAL = ("about", "dim", "grip", "grows", "hint", "lit", "option", "rolls", "why")


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
        "about", "dim", "face", "grip", "grows", "h", "hint", "id", "label", "lit", "option",
        "rolls", "w", "why", "x", "y",
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
        grows: int = 0,
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
        self.grows = grows  # a bar that is seen to grow along its longer side, in this turn

    def to_json(self) -> dict[str, Any]:
        """The piece as plain data; what is false or not there is left out."""
        whole = {name: getattr(self, name) for name in self.__slots__}
        return {name: value for name, value in whole.items() if name not in OPTIONAL or value}


class Zone:
    """A part of the table with its own coordinates; the page decides where it stands."""

    __slots__ = (
        "finale",
        "follows",
        "height",
        "id",
        "lit",
        "near",
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
        self.finale = False  # tells how the game ended: then it is what is seen first
        self.follows = ""  # a figure on it that stays in sight wherever it goes
        # Seen together with what all share, where the page has room; else it stands with the others
        # that say the same in one tab, which has this title.
        self.near = ""
        self.pieces: list[Piece] = []

    def to_json(self) -> dict[str, Any]:
        """The zone as plain data; what only some have is left out where it is not there."""
        whole = {name: getattr(self, name) for name in self.__slots__}
        told = {name: value for name, value in whole.items() if name not in OF_SOME or value}
        return {**told, "pieces": [piece.to_json() for piece in self.pieces]}


class Scene:
    """A view of one seat, drawn."""

    __slots__ = (
        "defs",
        "faces",
        "game",
        "language",
        "places",
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
        # What places are called in sentences, and where they are: the same as long as a game lasts.
        self.places: dict[str, Where] = {}

    def face(self, drawing: str) -> str:
        """The id under which a drawing is shared by all pieces that look the same."""
        id = face_id(drawing)
        self.faces[id] = drawing
        return id

    def to_json(self, known: Container[str] | None = None) -> dict[str, Any]:
        """The scene as plain data; for who has drawn it before without what they have had."""
        whole = {name: getattr(self, name) for name in self.__slots__}
        if known is None:
            whole["defs"] = "".join(self.defs.values())
        else:
            whole["defs"] = whole["places"] = None
            whole["faces"] = {id: face for id, face in self.faces.items() if id not in known}
        return {**whole, "zones": [zone.to_json() for zone in self.zones]}


@lru_cache(maxsize=8192)
def face_id(drawing: str) -> str:
    return "f" + hashlib.sha256(drawing.encode()).hexdigest()[:8]
