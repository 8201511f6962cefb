"""How the table of Nidavellir is shown, in the browser and in a terminal.

Drawing is imported when somebody looks: games played by bots and learners start without it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from antre.core.stage import Stage
from antre.games.nidavellir.content.edition import NidavellirContent
from antre.games.nidavellir.rules.state import Nidavellir
from antre.games.nidavellir.table.lights import lights

if TYPE_CHECKING:
    from rich.console import RenderableType

    from antre.core.scene import Scene
    from antre.core.words import Words


class NidavellirStage(Stage[Nidavellir, NidavellirContent]):
    sheets = ("table", "heroes")

    def lights(self, content: NidavellirContent, event: Mapping[str, Any]) -> list[list[str]]:
        return lights(event)

    def scene(self, state: Nidavellir, seat: int, words: Words, shape: str) -> Scene:
        from antre.games.nidavellir.table import scene

        return scene.draw_scene(state, seat, words, shape)

    def draw(
        self, state: Nidavellir, seat: int, words: Words, width: int, sheet: str
    ) -> RenderableType:
        from antre.games.nidavellir.terminal import page

        return page.draw(state, seat, words, width, sheet)
