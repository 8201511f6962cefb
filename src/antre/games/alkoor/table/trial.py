"""The trial at hand as theatre: what is asked, a small map, and what stands in the way."""

from __future__ import annotations

from antre.core.scene import Zone
from antre.games.alkoor.content.names import COLOURS
from antre.games.alkoor.content.trials import CLEAR, INDIVIDUAL, VITALITY_STEP
from antre.games.alkoor.rules.chances import success_chance
from antre.games.alkoor.rules.objectives import objective, target
from antre.games.alkoor.rules.state import NOTHING
from antre.games.alkoor.table.aids import lay_aids, percent
from antre.games.alkoor.table.art import cards, theatre
from antre.games.alkoor.table.art.palette import CREATURE_ICON, CRITTER_ICON
from antre.games.alkoor.table.dice import lay_actors
from antre.games.alkoor.table.sketch import PHONE, Sketch, colour_names
from antre.games.alkoor.words.captions import joined

WIDTH, HEIGHT = 880.0, 420.0
# The map beside the stage, and the stage itself.
MAP, STAGE = 290.0, 316.0
# Where a page lays the buttons that bring a map closer.
TOOLS = 66.0


def lay_trial(sketch: Sketch, role: str) -> None:
    title = sketch.captions.say("table-trial")
    if sketch.tall:
        zone = sketch.zone("trial", role, title, (PHONE, 100))
        zone.height = lay_tall(sketch, zone, PHONE)
    else:
        zone = sketch.zone("trial", role, title, (WIDTH, HEIGHT))
        zone.roam = True
        zone.height = max(lay_wide(sketch, zone, WIDTH), HEIGHT)
    size = (zone.width, zone.height)
    sketch.lay(zone, "felt", theatre.felt(*size), (0, 0, *size))
    zone.pieces.insert(0, zone.pieces.pop())


def lay_wide(sketch: Sketch, zone: Zone, w: float) -> float:
    """The map at the left with what is to be won and lost; the stage at the right; aids below."""
    lay_name(sketch, zone, w)
    low = lay_map(sketch, zone, 14, 50, MAP, 168)
    low = lay_outcomes(sketch, zone, 14, low + 4, MAP)
    lay_asked(sketch, zone, STAGE, 50, w - STAGE - TOOLS, 66)
    y = lay_monsters(sketch, zone, STAGE, 122, w - STAGE - TOOLS, 2)
    y = lay_play(sketch, zone, STAGE, y, w - STAGE - TOOLS)
    return lay_aids(sketch, zone, max(y, low) + 6, w) + 14


def lay_tall(sketch: Sketch, zone: Zone, w: float) -> float:
    """What is asked and what can be done first."""
    lay_name(sketch, zone, w)
    y = lay_asked(sketch, zone, 12, 52, w - 24, 84) + 6
    y = lay_monsters(sketch, zone, 12, y, w - 24, 1)
    y = lay_play(sketch, zone, 12, y, w - 24)
    y = lay_aids(sketch, zone, y, w)
    y = lay_map(sketch, zone, 12, y + 4, w - 24, 168)
    return lay_outcomes(sketch, zone, 12, y + 4, w - 24) + 16


def lay_name(sketch: Sketch, zone: Zone, w: float) -> None:
    name = sketch.captions.hazard(sketch.state.trial)
    sketch.lay(zone, "trial-name", theatre.headline(name, w - 24, 38), (12, 10, w - 24, 38), name)


def lay_play(sketch: Sketch, zone: Zone, x: float, y: float, w: float) -> float:
    if sketch.verdict or objective(sketch.state).kind == VITALITY_STEP:
        return y
    return lay_actors(sketch, zone, x, y, w)


# --- what is asked


def lay_asked(sketch: Sketch, zone: Zone, x: float, y: float, w: float, h: float) -> float:
    """The objective with its chance of success, or how it has ended."""
    state, say = sketch.state, sketch.captions.say
    asked, ended = objective(state), sketch.verdict
    chance = more = ""
    if ended:
        said = say(ended)
    elif asked.kind == VITALITY_STEP:
        said = say("objective-vitality_step")
    else:
        key = "table-stars-asked" if asked.kind == INDIVIDUAL else "table-points-asked"
        name = say(f"attribute-{COLOURS[asked.colour]}")
        said = say(key, attribute=name, least=target(state))
        share = None if has_rolled(sketch) else success_chance(state)
        if share is not None:
            chance, more = percent(share), say("table-chance")
    label = joined((said, f"{more} {chance}".strip()))
    face = theatre.objective(said, chance, more, ended, w, h)
    sketch.lay(zone, "objective", face, (x, y, w, h), label, about="guide-trial")
    return y + h


def has_rolled(sketch: Sketch) -> bool:
    """Do all dice of the objective lie there?"""
    state = sketch.state
    one = objective(state).kind == INDIVIDUAL
    due = sketch.box.team.dice if one else len(state.team)
    return bool(state.dice) and len(state.dice) >= due


# --- the small map


def lay_map(sketch: Sketch, zone: Zone, x: float, y: float, w: float, h: float) -> float:
    state, say = sketch.state, sketch.captions.say
    trial = sketch.box.hazards[state.trial].trial
    assert trial is not None
    sketch.lay(zone, "arrows", theatre.arrows(trial.objectives, w, h), (x, y, w, h),
               say("table-arrows"))  # fmt: skip
    lay_ends(sketch, zone, x, y, w, h)
    size = theatre.NODE
    points_of = theatre.node_points(trial.objectives, w, h)
    for number, (asked, (a, b)) in enumerate(zip(trial.objectives, points_of, strict=True)):
        now = number == state.trial_node
        least = target(state) if now and asked.kind != VITALITY_STEP else asked.target
        face = theatre.node(asked.kind, asked.colour, least, now, False, size)
        label = say(NODE_WORDS[asked.kind])
        if asked.kind != VITALITY_STEP:
            label = joined((label, f"{say(f'attribute-{COLOURS[asked.colour]}')} {least}"))
        area = (x + a - size / 2, y + b - size / 2, size, size)
        sketch.lay(zone, f"node:{number + 1}", face, area, label)
    return y + h


def lay_ends(sketch: Sketch, zone: Zone, x: float, y: float, w: float, h: float) -> None:
    """What a trial that is won or lost brings."""
    hazard, say = sketch.box.hazards[sketch.state.trial], sketch.captions.say
    size = theatre.END
    for end, (a, b) in theatre.end_points(w, h).items():
        clear = end == CLEAR
        effects = hazard.clear if clear else hazard.dark
        label = say("table-if-won" if clear else "table-if-lost")
        area = (x + a - size / 2, y + b - size / 2, size, size)
        sketch.lay(zone, "clear" if clear else "dark", theatre.end(clear, size), area, label,
                   hint=sketch.captions.effects(effects) or None)  # fmt: skip


NODE_WORDS = ("objective-individual", "objective-collective", "objective-vitality_step")


def lay_outcomes(sketch: Sketch, zone: Zone, x: float, y: float, w: float) -> float:
    """In words what the ends of the map bring."""
    hazard, say = sketch.box.hazards[sketch.state.trial], sketch.captions.say
    for id, key, effects in (
        ("won", "table-won", hazard.clear), ("lost", "table-lost-trial", hazard.dark),
    ):  # fmt: skip
        said = say(key, effect=sketch.captions.effects(effects) or say("effect-none"))
        face, h = theatre.outcome(id == "won", said, w)
        sketch.lay(zone, f"outcome:{id}", face, (x, y, w, h), said)
        y += h + 4
    return y


# --- what stands in the way


def lay_monsters(sketch: Sketch, zone: Zone, x: float, y: float, w: float, across: int) -> float:
    found = sketch.state.monsters
    if not found:
        return y
    step = w / across
    for place, (card, hero) in enumerate(found):
        monster = sketch.box.monsters[card]
        said = sketch.captions.unforeseen(card)
        label = joined((said, sketch.captions.hero(hero) if hero != NOTHING else None))
        hint = joined((sketch.captions.monster_hint(card), sketch.captions.flavour(monster.id)))
        icon = CRITTER_ICON if monster.is_critter else CREATURE_ICON
        one = objective(sketch.state).kind == INDIVIDUAL
        more = monster.plus_stars if one else monster.plus_points
        face = cards.monster(icon, said, more, one, colour_names(monster.colours), step - 4, 38)
        area = (x + place % across * step, y + place // across * 42, step - 4, 38)
        sketch.lay(zone, f"monster:{card}:{place}", face, area, label, hint=hint)
    return y + -(-len(found) // across) * 42 + 2
