"""The table of Maender-Alkoor as a scene: a view drawn for the browser and for pictures."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from antre.core import emblems
from antre.core.drawing import with_icons
from antre.core.scene import Scene
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.state import Alkoor
from antre.games.alkoor.table.art import ground, palette
from antre.games.alkoor.table.boards import facts, lay_goods, lay_others, lay_own
from antre.games.alkoor.table.course import course
from antre.games.alkoor.table.ending import lay_ending
from antre.games.alkoor.table.offer import lay_offer
from antre.games.alkoor.table.sketch import Sketch
from antre.games.alkoor.table.team import lay_team
from antre.games.alkoor.table.trial import lay_trial
from antre.games.alkoor.table.vils import lay_vils
from antre.games.alkoor.table.way import lay_way
from antre.games.alkoor.words.captions import Captions, joined
from antre.games.alkoor.words.standing import say_distance, say_in_short, say_turn

if TYPE_CHECKING:
    from antre.core.words import Words


@lru_cache(maxsize=8)
def definitions(content: Box) -> dict[str, str]:
    """What the faces of all scenes of an edition refer to."""
    courses = [course(content.path, content.places, tall) for tall in (False, True)]
    grounds = {ground.ground_id(each): ground.ground(each) for each in courses}
    own = with_icons(palette.ICONS, palette.DEFINITIONS, ground.DEFINITIONS, grounds)
    return {**emblems.shields(len(content.tables)), **own}


def draw_scene(state: Alkoor, seat: int, words: Words, shape: str) -> Scene:
    """The table as `seat` (or -1, a spectator) sees it."""
    known = state.setup.game.engine.known_breakdown
    parts = [known(state, other, seat) for other in range(state.setup.seats)]
    sketch = Sketch(state, seat, shape, Captions(state.box, words), parts)
    if sketch.tall:
        lay_tall(sketch)
    else:
        lay_wide(sketch)
    scene = sketch.finish(state, title(sketch), definitions(state.box))
    name_aids(scene)
    scene.seats = [sketch.seat_facts(other, facts(sketch, other)) for other in sketch.seats]
    return scene


def name_aids(scene: Scene) -> None:
    """What an aid would change is said with its name, wherever it is chosen."""
    if scene.question is None:
        return
    said = {piece.id: piece.label for zone in scene.zones for piece in zone.pieces}
    for option in scene.question["options"]:
        if (option["piece"] or "").startswith("aid:"):
            option["label"] = said[option["piece"]]


def lay_wide(sketch: Sketch) -> None:
    """The way over the Heroes; while a trial is on it takes the place of the way."""
    if sketch.state.over:
        lay_ending(sketch)
    elif sketch.in_trial:
        lay_trial(sketch, "shared")
    aside = sketch.state.over or sketch.in_trial
    lay_way(sketch, "market" if aside else "shared")
    lay_team(sketch, "market" if sketch.state.over else "shared")
    if sketch.me >= 0:
        lay_own(sketch)
    else:
        lay_goods(sketch)
    lay_vils(sketch)
    lay_others(sketch)
    lay_offer(sketch, "shared")


def lay_tall(sketch: Sketch) -> None:
    """On a narrow page each behind a tab: the way, the trial, Heroes, goods, the Vils."""
    if sketch.state.over:
        lay_ending(sketch)
    lay_way(sketch, "market" if sketch.state.over else "shared")
    if sketch.in_trial:
        lay_trial(sketch, "market")
    lay_team(sketch, "market")
    lay_own(sketch)
    lay_vils(sketch)
    lay_offer(sketch, "market")


def title(sketch: Sketch) -> str:
    """The turn, who guides the team, and how far the Avatar is."""
    state, captions = sketch.state, sketch.captions
    if sketch.tall:
        return say_in_short(state, captions)
    said = say_turn(state, captions)
    if state.over or state.turn == 0:
        return said
    return joined((said, say_distance(state, captions)))
