"""How the Hall looks, in the browser and in a terminal.

Drawing is imported when somebody looks: games played by bots and learners start without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antre.core.stage import Stage
from antre.games.hall.content.content import HallContent
from antre.games.hall.rules.state import Hall
from antre.games.hall.table.lights import lights

if TYPE_CHECKING:
    from rich.console import RenderableType

    from antre.core.scene import Scene
    from antre.core.words import Words


class HallStage(Stage[Hall, HallContent]):
    sheets = ("table", "spells")

    def scene(self, state: Hall, seat: int, words: Words, shape: str) -> Scene:
        from antre.games.hall.table import scene

        return scene.draw_scene(state, seat, words, shape)

    def lights(self, content: HallContent, event: Mapping[str, Any]) -> list[list[str]]:
        return lights(content, event)

    def draw(self, state: Hall, seat: int, words: Words, width: int, sheet: str) -> RenderableType:
        from antre.games.hall.terminal import page

        return page.draw(state, seat, words, width, sheet)
