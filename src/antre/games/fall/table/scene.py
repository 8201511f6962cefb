"""The table of Fall as a scene: a view drawn for the browser and for pictures.

Nothing is read here but the view of a seat, its own open question, and what follows from things
that lie open before everybody.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from antre.core import emblems
from antre.core.drawing import with_icons
from antre.core.fields import slots_of
from antre.core.scene import Scene, Where
from antre.games.fall.content.board import CAVERN_NAMES, SPACE_NAMES
from antre.games.fall.content.content import FallContent
from antre.games.fall.content.grid import cells_of
from antre.games.fall.content.names import CLANS, WAVES
from antre.games.fall.rules.final_scoring import count_halls
from antre.games.fall.rules.invasion import targets
from antre.games.fall.rules.mountain import controlled, trolls_at
from antre.games.fall.rules.state import Fall
from antre.games.fall.table.art import cards, figures, ground, palette
from antre.games.fall.table.mountain import lay_mountain
from antre.games.fall.table.outlook import lay_outlook
from antre.games.fall.table.people import lay_people
from antre.games.fall.table.seats import MEANS_WORDS, lay_others, lay_own, means
from antre.games.fall.table.sketch import Captions, Sketch
from antre.games.fall.table.tapestry import Loom, card_in_hand

if TYPE_CHECKING:
    from antre.core.words import Words

# Answers that all give in secret, or that cannot be taken back.
CONFIRMED = ("ChooseStarter", "ChooseLairs")
ICONS = dict.fromkeys((
    *emblems.BEASTS, *palette.CLAN_ICONS.values(), *palette.KIND_ICONS.values(),
    *palette.EFFECT_ICONS.values(), *cards.PORTRAITS, "magic-portal", "hunting-horn", "hand",
    "fist",
))  # fmt: skip


@lru_cache(maxsize=8)
def definitions(content: FallContent) -> dict[str, str]:
    """What the faces of all scenes of an edition refer to."""
    grounds = {ground.ground_id(board): ground.ground(board) for board in content.boards}
    return with_icons(ICONS, emblems.DEFINITIONS, emblems.TONES, palette.DEFINITIONS, grounds)


def places(sketch: Sketch) -> dict[str, Where]:
    """Caverns, lairs and Great Halls by what sentences call them."""
    names = [SPACE_NAMES[space] for space in sketch.layout.spaces]
    kinds = [(name, "cavern" if name in CAVERN_NAMES else "lair") for name in names]
    spaces: dict[str, Where] = {
        sketch.captions.space(name): f"{kind}:{name}" for name, kind in kinds
    }
    halls = range(1, len(sketch.view["halls"]) + 1)
    return spaces | {sketch.captions.say("table-great-hall", number=n): f"hall:{n}" for n in halls}


def draw_scene(state: Fall, seat: int, words: Words, shape: str) -> Scene:
    """The table as `seat` (or -1, a spectator) sees it."""
    game = state.setup.game
    seats = range(state.setup.seats)
    parts = [game.engine.known_breakdown(state, other, seat) for other in seats]
    sketch = Sketch(state, seat, shape, Captions(state.content, words), parts)
    sketch.control = control(state)
    sketch.hall_light = hall_lights(state)
    sketch.plans = plans(sketch, state)
    if sketch.asked:
        sketch.fields = fields(state)
    scene = sketch.scene
    scene.defs = definitions(state.content)
    scene.title = title(sketch)
    lay_mountain(sketch)
    scene.places = places(sketch)
    loom = lay_own(sketch, seat) if seat >= 0 else None
    lay_people(sketch)
    lay_outlook(sketch, state)
    lay_others(sketch)
    scene.seats = [seat_facts(sketch, state, other) for other in seats]
    if sketch.asked:
        scene.question = question(sketch, state, loom)
    return scene


def control(state: Fall) -> dict[str, int]:
    """By space, who controls it."""
    return {
        SPACE_NAMES[space]: seat
        for seat in range(state.setup.seats)
        for space in cells_of(controlled(state, seat))
    }


def hall_lights(state: Fall) -> list[int]:
    """By Great Hall, the one seat that would win it now, gnomes, or nobody."""
    if not state.halls:
        return []
    found = []
    for _, caverns, honour in count_halls(state):
        winners = [seat for seat, worth in enumerate(honour) if worth]
        if len(winners) == 1:
            found.append(winners[0])
        elif not winners and max(caverns) and caverns[-1] == max(caverns):
            found.append(figures.INVADED)
        else:
            found.append(figures.NOBODY)
    return found


def plans(sketch: Sketch, state: Fall) -> dict[int, str]:
    """By place in the row, where the first invader of a known gate card would go."""
    said = sketch.captions
    found = {}
    for slot, clan in enumerate(sketch.view["row"]):
        if clan not in CLANS:
            continue
        aims = cells_of(targets(state, CLANS.index(clan)))
        places = said.words.series([said.space(SPACE_NAMES[aim]) for aim in aims])
        trolls = trolls_at(state, aims[0]) if aims else 0
        count = state.content.waves[min(state.wave, len(WAVES)) - 1].invaders
        found[slot] = said.words.say(
            "table-plan", count=count, ways=len(aims), places=places, trolls=trolls
        )
    return found


def fields(state: Fall) -> dict[str, Any]:
    """The numbers of the frame that asks: it holds nothing the asked one may not know."""
    slots = slots_of(type(state.question))
    return {field: getattr(state.question, field, None) for field in slots}


def title(sketch: Sketch) -> str:
    """The wave, and whose turn it is."""
    view, words = sketch.view, sketch.captions.words
    if view["over"]:
        return sketch.captions.say("table-over")
    wave = sketch.captions.say("table-wave", wave=WAVES[min(view["wave"], len(WAVES)) - 1])
    turns = [words.say("table-turn", **words.who(seat)) for seat in view["waiting"]]
    return " · ".join([wave, *turns] if len(turns) == 1 else [wave])


def seat_facts(sketch: Sketch, state: Fall, seat: int) -> dict[str, Any]:
    """A seat in figures, the parts of its score in the words of the game's voice."""
    say, voice, words = sketch.captions.say, state.setup.game.voice, sketch.captions.words
    return {
        "seat": seat,
        "score": sketch.score(seat),
        "waiting": seat in sketch.view["waiting"],
        "emblem": sketch.scene.face(emblems.emblem(seat, 48)),
        "facts": [
            {
                "face": sketch.scene.face(cards.fact(icon, fill)),
                "text": str(count),
                "label": say(MEANS_WORDS[name], count=count),
            }
            for name, icon, fill, count in means(sketch, seat)[:3]
        ],
        "parts": [
            {"label": voice.part(name, words), "value": value}
            for name, value in sketch.parts[seat].items()
        ],
    }


def question(sketch: Sketch, state: Fall, loom: Loom | None) -> dict[str, Any]:
    """What is asked; the hand of a draft is a tile to be laid on the tapestry."""
    asked, words, voice = sketch.asked, sketch.captions.words, state.setup.game.voice
    assert asked is not None
    lay = card_in_hand(sketch, asked, loom) if loom and "place" in sketch.verbs else None
    places = lay["places"].values() if lay else ()
    said = {place[2]: place[4] for of_card in places for place in of_card}

    def word(text: str) -> str:
        return voice.option(sketch.content, sketch.content.options.parse(text), words)

    text = voice.question(state, sketch.me, words)
    return {
        **sketch.question(
            asked, text, lambda option: said.get(option) or sketch.captions.option(option, word)
        ),
        "confirm": asked.step in CONFIRMED,
        "plan": None,
        "lay": lay,
    }
