"""How Fall looks, in the browser and in a terminal.

Drawing is imported when somebody looks: games played by bots and learners start without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antre.core.stage import Stage
from antre.games.fall.content.content import FallContent
from antre.games.fall.rules.state import Fall
from antre.games.fall.table.lights import lights, walk

if TYPE_CHECKING:
    from rich.console import RenderableType

    from antre.core.scene import Scene, Walk
    from antre.core.words import Words


class FallStage(Stage[Fall, FallContent]):
    sheets = ("table", "champions")

    def scene(self, state: Fall, seat: int, words: Words, shape: str) -> Scene:
        from antre.games.fall.table import scene

        return scene.draw_scene(state, seat, words, shape)

    def lights(self, content: FallContent, event: Mapping[str, Any]) -> list[list[str]]:
        return lights(content, event)

    def walk(self, content: FallContent, event: Mapping[str, Any]) -> Walk | None:
        return walk(content, event)

    def draw(self, state: Fall, seat: int, words: Words, width: int, sheet: str) -> RenderableType:
        from antre.games.fall.terminal import page

        return page.draw(state, seat, words, width, sheet)
