"""What lies before the team right now: recruits, cards to choose from, answers with a picture."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.scene import Zone
from antre.core.sketch import verb as verb_of
from antre.games.alkoor.content.tokens import TOKEN_NAMES
from antre.games.alkoor.rules.movement import distance_to_team
from antre.games.alkoor.rules.options import (
    Brake,
    ChallengeOption,
    Die,
    Face,
    GreenToken,
    Item,
    QuestOption,
    Reroll,
    Stand,
    Vil,
)
from antre.games.alkoor.rules.state import NOTHING
from antre.games.alkoor.table.aids import option_words
from antre.games.alkoor.table.art import bits, cards, marks
from antre.games.alkoor.table.art.palette import QUEST_ICON
from antre.games.alkoor.table.boards import lay_tray
from antre.games.alkoor.table.sketch import PHONE, Sketch
from antre.games.alkoor.table.team import hero_values, item_face
from antre.games.alkoor.words.captions import joined
from antre.games.alkoor.words.missions import missions

WIDTH = 1000.0
HERO = 104.0
# Verbs that are said with a button: to go on, to do without, to begin something.
BUTTONS = frozenset((
    "walk", "run", "roll", "enrol", "discard", "refuse", "test", "leave", "chance", "portal",
    "treasure", "octogone", "stay", "relic", "loot", "done", "go", "pass", "hush", "use", "draw",
    "regain", "nothing", "trade", "ask", "give",
))  # fmt: skip


def lay_offer(sketch: Sketch, role: str) -> None:
    """Whatever is asked about and lies nowhere else; nothing where there is no such thing."""
    lying = {piece.option for zone in sketch.scene.zones for piece in zone.pieces if piece.option}
    asked = sketch.asked.options if sketch.asked else []
    left = [
        option for option in asked
        if option.text not in lying and verb_of(option.text) not in BUTTONS
    ]  # fmt: skip
    people = recruits(sketch, left)
    plain = [option for option in left if not isinstance(option, Stand | Vil)]
    quests = sketch.state.offered
    plain = [option for option in plain if not isinstance(option, QuestOption)]
    if not (people or plain or quests):
        return
    w = PHONE if sketch.tall else WIDTH
    zone = sketch.zone("offer", role, sketch.captions.say("table-offer"), (w, 100))
    y = lay_people(sketch, zone, people, 6, w)
    y = lay_quests(sketch, zone, y, w)
    y = lay_dice(sketch, zone, plain, y, w)
    dice = {piece.option for piece in zone.pieces}
    y = lay_answers(sketch, zone, [each for each in plain if each.text not in dice], y, w)
    zone.height = y + 4
    lay_tray(sketch, zone)
    # Above the way, so that it is what one sees first.
    sketch.scene.zones.insert(0, sketch.scene.zones.pop())


def recruits(sketch: Sketch, left: list[Option]) -> list[int]:
    """Heroes who wait to be given a slot, and those of the Vils who are asked about."""
    asked = [option.number for option in left if isinstance(option, Stand | Vil)]
    return list(dict.fromkeys((*sketch.state.recruits, *asked)))


def lay_people(sketch: Sketch, zone: Zone, people: list[int], y: float, w: float) -> float:
    across = 2 if sketch.tall else 6
    step = (w - 8) / across
    for place, number in enumerate(people):
        hero = sketch.box.heroes[number]
        face = cards.hero(
            sketch.portrait(number), sketch.captions.hero(number), tuple(hero.attributes),
            tuple(hero.attributes), hero.vitality, hero.vitality, hero.points, False,
            step - 4, HERO,
        )  # fmt: skip
        skills = ", ".join(map(sketch.captions.skill, hero.skills))
        hint = joined((hero_values(sketch, tuple(hero.attributes)), skills,
                       sketch.captions.flavour(hero.id)))  # fmt: skip
        area = (6 + place % across * step, y + place // across * (HERO + 4), step - 4, HERO)
        may = sketch.offered(f"stand:{hero.id}", f"vil:{hero.id}")
        sketch.lay(zone, f"hero:{hero.id}", face, area, sketch.hero_label(number), hint=hint,
                   may=may)  # fmt: skip
    return y + -(-len(people) // across) * (HERO + 4)


def lay_quests(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """Quests of which one is kept for the Vils."""
    offered = sketch.state.offered
    across = 1 if sketch.tall else max(len(offered), 1)
    step = (w - 8) / across
    high = 0.0
    for place, number in enumerate(offered):
        quest = sketch.box.quests[number]
        lines = missions(sketch.state, sketch.captions, quest, True)
        h = 36.0 + 19 * len(lines)
        title = sketch.captions.named("quest", quest.id)
        face = cards.quest(title, lines, 0, step - 4, h, True)
        area = (6 + place % across * step, y + high * (place // across), step - 4, h)
        high = h + 4
        sketch.lay(zone, f"quest:{quest.id}", face, area, title,
                   may=sketch.offered(f"quest:{quest.id}"))  # fmt: skip
    return y + -(-len(offered) // across) * high


def lay_dice(sketch: Sketch, zone: Zone, plain: list[Option], y: float, w: float) -> float:
    """The die of a test of Vitality, and dice added to a move."""
    state, say = sketch.state, sketch.captions.say
    shown = [("vitality", state.vitality_die)] if state.vitality_die else []
    shown += [(f"stride-{number}", face) for number, face in enumerate(state.stride, 1)]
    if not any(isinstance(option, Die | Reroll) for option in plain):
        shown = []
    faces = [option for option in plain if isinstance(option, Face)]
    size = 50.0
    x = 8.0
    for name, face in shown:
        if x + size > w:
            break
        label = say("table-die", face=face)
        if name == "vitality" and state.tested != NOTHING:
            label = joined((sketch.captions.hero(state.tested), label))
        may = sketch.offered(f"die:{name}", f"reroll:{name}")
        sketch.lay(zone, f"die:{name}", bits.die(face, "white", size), (x, y, size, size), label,
                   may=may, rolls=True)  # fmt: skip
        x += size + 6
    for option in faces:
        if x + size > w - 4:
            x, y = 8.0, y + size + 6
        face_label = say("table-die", face=option.number)
        sketch.lay(zone, f"face:{option.number}", bits.die(option.number, "destiny", size),
                   (x, y, size, size), face_label, may=option.text)  # fmt: skip
        x += size + 6
    return y + size + 6 if shown or faces else y


def lay_answers(sketch: Sketch, zone: Zone, left: list[Option], y: float, w: float) -> float:
    across = 1 if sketch.tall else 3 if len(left) < 10 else 4
    step = (w - 8) / across
    h = 56.0
    for place, option in enumerate(left):
        label = option_words(sketch, option)
        face = bits.plaque(label, more(sketch, option), picture(sketch, option), step - 5, h)
        area = (6 + place % across * step, y + place // across * (h + 4), step - 5, h)
        sketch.lay(zone, f"answer:{option.text}", face, area, label, may=option.text)
    return y + -(-len(left) // across) * (h + 4)


def picture(sketch: Sketch, option: Option) -> str:
    """What an answer is about, in a box of 44 by 44."""
    if isinstance(option, Die | Reroll):
        shown = {6: sketch.state.destiny}.get(option.number, 5)
        return bits.die(shown, "destiny", 42)
    if isinstance(option, Item):
        return item_face(sketch, option.item, False, 44, 44)
    if isinstance(option, GreenToken):
        kind = TOKEN_NAMES[option.number].partition("-")[2]
        return bits.token("green", kind, 42)
    if isinstance(option, Brake):
        return marks.avatar(44)
    if isinstance(option, ChallengeOption):
        return bits.sign(QUEST_ICON, 44, "#8a5a12")
    return bits.sign("scales", 44, "#8a5a12")


def more(sketch: Sketch, option: Option) -> str:
    if isinstance(option, ChallengeOption):
        gap = sketch.box.challenges[option.number].gap
        return sketch.captions.say("table-gap-asked", gap=gap)
    if isinstance(option, Brake):
        left = distance_to_team(sketch.state) - max(1, sketch.state.destiny - option.number)
        return sketch.captions.say("table-then-behind", steps=max(left, 0))
    return ""
