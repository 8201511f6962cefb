"""How Maender-Alkoor looks, in the browser and in a terminal.

Drawing is imported when somebody looks: games played by bots and learners start without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antre.core.stage import Stage
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.table.lights import lights, walk

if TYPE_CHECKING:
    from rich.console import RenderableType

    from antre.core.scene import Scene, Walk
    from antre.core.words import Words


class AlkoorStage(Stage[Alkoor, Box]):
    sheets = ("table", "heroes")

    def scene(self, state: Alkoor, seat: int, words: Words, shape: str) -> Scene:
        from antre.games.alkoor.table import scene

        return scene.draw_scene(state, seat, words, shape)

    def lights(self, content: Box, event: Mapping[str, Any]) -> list[list[str]]:
        return lights(event)

    def walk(self, content: Box, event: Mapping[str, Any]) -> Walk | None:
        return walk(event)

    def draw(
        self, state: Alkoor, seat: int, words: Words, width: int, sheet: str
    ) -> RenderableType:
        from antre.games.alkoor.terminal import page

        return page.draw(state, seat, words, width, sheet)
