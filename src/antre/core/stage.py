"""How a table looks, in the browser and in a terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from typing_extensions import TypeVar

from antre.core.content import Content
from antre.core.plain import plain_scene
from antre.core.scene import Scene, Walk

if TYPE_CHECKING:
    from rich.console import RenderableType

    from antre.core.state import State
    from antre.core.words import Words

S = TypeVar("S", bound="State", default="State")
C = TypeVar("C", bound=Content, default=Content)


class Stage(Generic[S, C]):
    """What is shown of a game; by itself, the view of a seat in plain boxes and plain text."""

    # What `draw` can draw: the table first, then references.
    sheets: ClassVar[tuple[str, ...]] = ("table",)

    def scene(self, state: S, seat: int, words: Words, shape: str) -> Scene:
        """The table as `seat` (or -1, a spectator) may see it, for a page "wide" or "tall"."""
        return plain_scene(state, seat, words, shape)

    def lights(self, content: C, event: Mapping[str, Any]) -> list[list[str]]:
        """The pieces of the scene an event is about, in groups that light up in turn."""
        return []

    def walk(self, content: C, event: Mapping[str, Any]) -> Walk | None:
        """The way of a figure that an event tells of; it is shown step by step."""
        return None

    def draw(self, state: S, seat: int, words: Words, width: int, sheet: str) -> RenderableType:
        """One of `sheets` as `seat` (or -1, a spectator) may see it, for a terminal."""
        from antre.core.plain_page import plain_page

        return plain_page(state, seat, words)
