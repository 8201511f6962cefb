"""The table of the Ice Garden as a scene: a view drawn for the browser and for pictures."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from antre.core import emblems
from antre.core.drawing import with_icons
from antre.core.scene import Scene
from antre.games.garden.content.content import Box
from antre.games.garden.rules.state import Garden
from antre.games.garden.table.art import ground, palette
from antre.games.garden.table.boards import PHONE, facts, lay_others, lay_own, lay_slate
from antre.games.garden.table.chart import HEIGHT, WIDTH
from antre.games.garden.table.land import lay_map
from antre.games.garden.table.loom import Loom, cube_in_hand, lay_loom
from antre.games.garden.table.outlook import lay_outlook
from antre.games.garden.table.sketch import Captions, Sketch
from antre.games.garden.table.tracks import (
    initiative_height,
    lay_initiative,
    lay_races,
    lay_reputation,
)

if TYPE_CHECKING:
    from antre.core.words import Words

# A wide picture: the map, beside it the loom, points and reputation, under it initiative.
SIDE = 398.0
CELL, PHONE_CELL = 42.0, 40.0
BREADTH = WIDTH + 12 + SIDE
ABREAST, PHONE_ABREAST = 10, 5  # spaces of initiative side by side


@lru_cache(maxsize=8)
def definitions(content: Box) -> dict[str, str]:
    """What the faces of all scenes of an edition refer to."""
    grounds = {ground.ground_id(each): ground.ground(each) for each in content.layouts.values()}
    own = with_icons(palette.ICONS, palette.DEFINITIONS, ground.LANDS, grounds)
    return {**emblems.shields(len(content.factions)), **own}


def draw_scene(state: Garden, seat: int, words: Words, shape: str) -> Scene:
    """The table as `seat` (or -1, a spectator) sees it."""
    known = state.setup.game.engine.known_breakdown
    parts = [known(state, other, seat) for other in range(state.setup.seats)]
    sketch = Sketch(state, seat, shape, Captions(state.box, words), parts)
    scene = sketch.scene
    scene.defs = definitions(state.box)
    scene.title = title(sketch)
    loom = lay_tall(sketch) if sketch.tall else lay_wide(sketch)
    if seat >= 0:
        lay_own(sketch)
    lay_outlook(sketch)
    lay_others(sketch)
    scene.seats = [sketch.seat_facts(other, facts(sketch, other)) for other in sketch.seats]
    if sketch.asked:
        scene.question = question(sketch, loom)
    return scene


def lay_wide(sketch: Sketch) -> Loom:
    zone = sketch.zone("map", "shared", sketch.captions.say("table-map"), (BREADTH, HEIGHT))
    zone.roam = True
    lay_map(sketch, zone)
    x = WIDTH + 12
    loom = Loom(x, 0, SIDE, CELL)
    lay_loom(sketch, zone, loom)
    y = lay_races(sketch, zone, x, loom.bottom + 2, SIDE)
    low = max(lay_reputation(sketch, zone, x, y, SIDE), HEIGHT) + 4
    lay_initiative(sketch, zone, 6, low, BREADTH - 12, ABREAST)
    zone.height = low + initiative_height(sketch, ABREAST)
    lay_slate(sketch, zone, "shelf:map")
    return loom


def lay_tall(sketch: Sketch) -> Loom:
    """On a narrow page: the map, the actions, and the tracks, each behind a tab."""
    say = sketch.captions.say
    zone = sketch.zone("map", "shared", say("table-map"), (WIDTH, HEIGHT))
    zone.roam = True
    lay_map(sketch, zone)
    loom = Loom(4, 4, PHONE - 8, PHONE_CELL)
    zone = sketch.zone("actions", "market", say("table-actions"), (PHONE, loom.bottom + 4))
    lay_loom(sketch, zone, loom)
    lay_slate(sketch, zone, "shelf:actions")
    zone = sketch.zone("tracks", "market", say("table-tracks"), (PHONE, 100))
    lay_initiative(sketch, zone, 6, 8, PHONE - 12, PHONE_ABREAST)
    y = lay_races(sketch, zone, 6, 14 + initiative_height(sketch, PHONE_ABREAST), PHONE - 12)
    zone.height = lay_reputation(sketch, zone, 6, y + 6, PHONE - 12)
    lay_slate(sketch, zone, "shelf:tracks")
    return loom


def title(sketch: Sketch) -> str:
    """The round, and whose turn it is."""
    state, captions = sketch.state, sketch.captions
    if state.over:
        return captions.say("table-over")
    said = captions.say("table-round", round=state.round) if state.round else captions.say(
        "table-setup"
    )  # fmt: skip
    turns = [captions.who("table-turn", seat) for seat in sketch.view["waiting"]]
    return " · ".join([said, *turns] if len(turns) == 1 else [said])


def question(sketch: Sketch, loom: Loom) -> dict[str, Any]:
    """What is asked; while actions are planned, the next cube is in the hand."""
    asked, words, state = sketch.asked, sketch.captions.words, sketch.state
    assert asked is not None
    voice, parse = state.setup.game.voice, sketch.content.options.parse
    text = voice.question(state, sketch.me, words)
    lay = None
    if "plan" in sketch.verbs:
        lay = cube_in_hand(sketch, loom, "actions" if sketch.tall else "map")
    return {
        **sketch.question(
            asked, text, lambda said: voice.option(sketch.content, parse(said), words)
        ),
        "confirm": False,
        "lay": lay,
    }
