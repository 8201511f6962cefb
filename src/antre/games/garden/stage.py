"""How the Ice Garden looks, in the browser and in a terminal.

Drawing is imported when somebody looks: games played by bots and learners start without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antre.core.stage import Stage
from antre.games.garden.content.content import Box
from antre.games.garden.rules.state import Garden
from antre.games.garden.table.lights import lights, walk

if TYPE_CHECKING:
    from rich.console import RenderableType

    from antre.core.scene import Scene, Walk
    from antre.core.words import Words


class GardenStage(Stage[Garden, Box]):
    sheets = ("table", "units")

    def scene(self, state: Garden, seat: int, words: Words, shape: str) -> Scene:
        from antre.games.garden.table import scene

        return scene.draw_scene(state, seat, words, shape)

    def lights(self, content: Box, event: Mapping[str, Any]) -> list[list[str]]:
        return lights(event)

    def walk(self, content: Box, event: Mapping[str, Any]) -> Walk | None:
        return walk(event)

    def draw(
        self, state: Garden, seat: int, words: Words, width: int, sheet: str
    ) -> RenderableType:
        from antre.games.garden.terminal import page

        return page.draw(state, seat, words, width, sheet)
