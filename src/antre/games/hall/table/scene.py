"""The table of the Hall as a scene: a view drawn for the browser and for pictures.

Nothing is read here but the view of a seat, its own open question, and scores as far as everybody
can count them. `mountain` draws the mountain, `market` what can be had, `seats` what belongs to a
seat.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from antre.core import emblems
from antre.core.drawing import with_icons
from antre.core.fields import slots_of
from antre.core.scene import Scene
from antre.core.state import Decision
from antre.games.hall.content.content import HallContent
from antre.games.hall.content.grid import cell_name, cells_of
from antre.games.hall.rules.events import Move
from antre.games.hall.rules.scoring import known_breakdown
from antre.games.hall.rules.state import Hall
from antre.games.hall.rules.statues import MoveTo, reach
from antre.games.hall.table.art import relief, shelves, tokens, trolls, tunnels, wares
from antre.games.hall.table.market import lay_market
from antre.games.hall.table.mountain import lay_mountain
from antre.games.hall.table.option_labels import called
from antre.games.hall.table.seats import lay_others, lay_own, on_trolls
from antre.games.hall.table.sketch import Sketch
from antre.games.hall.table.tile_in_hand import lay_plan
from antre.games.hall.words.captions import Captions
from antre.games.hall.words.sentences import say_question

if TYPE_CHECKING:
    from antre.core.words import Words

# Answers that cannot be taken back, or that end what one may have forgotten.
CONFIRMED = ("DraftRow", "PlacePortal", "PlacePortalOfTwo")
ICONS = dict.fromkeys((
    *emblems.BEASTS, *tokens.SYMBOLS.values(), *tokens.CLAN_SYMBOLS.values(),
    *tunnels.HALL_SYMBOLS.values(), *tunnels.WORKSHOP_SYMBOLS.values(),
    *wares.SPELL_SYMBOLS.values(), "star-altar", "throne-king", "troll", "crown",
))  # fmt: skip


@lru_cache(maxsize=8)
def definitions(content: HallContent) -> dict[str, str]:
    """What the faces of all scenes of an edition refer to."""
    grounds = {relief.ground_id(board): relief.ground(board) for board in content.boards}
    return with_icons(
        ICONS, emblems.DEFINITIONS, tokens.DEFINITIONS, tunnels.DEFINITIONS, relief.DEFINITIONS,
        shelves.DEFINITIONS, trolls.DEFINITIONS, wares.DEFINITIONS, grounds,
    )  # fmt: skip


def draw_scene(state: Hall, seat: int, words: Words, shape: str) -> Scene:
    """The table as `seat` (or -1, a spectator) sees it."""
    parts = [known_breakdown(state, other, seat) for other in range(state.setup.seats)]
    sketch = Sketch(state, seat, shape, Captions(state.content, words), parts)
    sketch.homes = homes(state)
    if sketch.asked:
        sketch.fields = fields(state)
        sketch.carts = carts(state, seat)
    scene = sketch.scene
    scene.defs = definitions(state.content)
    scene.title = title(sketch)
    lay_mountain(sketch)
    if seat >= 0:
        lay_own(sketch, seat)
    lay_market(sketch)
    lay_others(sketch)
    scene.seats = [sketch.seat_facts(other, facts(sketch, other)) for other in sketch.seats]
    if sketch.asked:
        scene.question = question(sketch, sketch.asked, say_question(state, seat, words))
    return scene


def fields(state: Hall) -> dict[str, Any]:
    """The numbers of the frame that asks: it holds nothing the asked one may not know."""
    _, *values = state.question.dump()
    return dict(zip(slots_of(type(state.question)), values, strict=True))


def homes(state: Hall) -> dict[str, str]:
    """Where the statues that were moved stood at first, by where they stand now."""
    found: dict[str, str] = {}
    for event in state.journal.events if state.journal is not None else ():
        if isinstance(event, Move):
            left, reached = cell_name(event.from_), cell_name(event.to)
            found[reached] = found.pop(left, left)
    return found


def carts(state: Hall, seat: int) -> dict[str, int]:
    """For each space the chosen statue can go to, the carts that takes; spells take none."""
    if type(state.question) is not MoveTo:
        return {}
    steps = enumerate(reach(state, seat, state.question.cell), 1)
    return {cell_name(cell): count for count, spaces in steps for cell in cells_of(spaces)}


def title(sketch: Sketch) -> str:
    """The round, and whose turn it is."""
    view, say = sketch.view, sketch.captions.say
    if view["over"]:
        return say("over")
    if not view["round"]:
        return say("setting-up")
    last = view["last_round"]
    moment = say("round-left", round=view["round"], last=last) if last else say(
        "round", round=view["round"]
    )  # fmt: skip
    words = sketch.captions.words
    turns = [words.say("turn-of", **words.who(seat)) for seat in view["waiting"]]
    return " · ".join([moment, *turns])


def facts(sketch: Sketch, seat: int) -> list[tuple[str, int, str]]:
    """Trolls, minerals and carts."""
    view, say = sketch.view, sketch.captions.say
    trolls = sum(card is not None for card in view["pack"][seat])
    have = on_trolls([*view["held"][seat], view["storage"][sketch.team(seat)]])
    minerals = have["stone"] + have["iron"] + have["heartstone"]
    return [
        (tokens.clan_mark("mud", 32), trolls, say("label-pack", count=trolls)),
        (tokens.token("iron", 32), minerals, say("label-minerals", count=minerals)),
        (tokens.token("cart", 32), have["cart"], say("label-carts", count=have["cart"])),
    ]


def question(sketch: Sketch, asked: Decision, text: str) -> dict[str, Any]:
    """What is asked, with the tile in hand; options with a piece are called as the piece is."""
    lay = lay_plan(sketch, asked) if "lay" in sketch.verbs else None
    places = lay["places"].values() if lay else ()
    said = {place[2]: place[4] for of_turn in places for place in of_turn}
    return {
        **sketch.question(asked, text, lambda option: said.get(option) or called(sketch, option)),
        "confirm": asked.step in CONFIRMED,
        "plan": None,
        "lay": lay,
    }
