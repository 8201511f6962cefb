"""The trial at hand: a small map of its objectives, its Heroes and dice, and what aids change."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.scene import Zone
from antre.games.alkoor.content.names import COLOURS
from antre.games.alkoor.content.trials import CLEAR, INDIVIDUAL, VITALITY_STEP
from antre.games.alkoor.judgement.chances import chance_with, success_chance, total_with
from antre.games.alkoor.rules.heroes import attribute, slot_of
from antre.games.alkoor.rules.objectives import objective, points, stars, target, total
from antre.games.alkoor.rules.options import Assign, Substitute
from antre.games.alkoor.rules.state import NOTHING
from antre.games.alkoor.rules.trial import AssignDice
from antre.games.alkoor.table.art import bits, cards, theatre
from antre.games.alkoor.table.art.palette import CREATURE_ICON, CRITTER_ICON
from antre.games.alkoor.table.sketch import PHONE, Sketch, joined
from antre.games.alkoor.table.team import dice_of

WIDTH, HEIGHT = 880.0, 450.0


def lay_trial(sketch: Sketch, role: str) -> None:
    title = sketch.captions.say("table-trial")
    if sketch.tall:
        zone = sketch.zone("trial", role, title, (PHONE, 100))
        zone.height = lay_stage(sketch, zone, PHONE)
    else:
        zone = sketch.zone("trial", role, title, (WIDTH, HEIGHT))
        zone.roam = True
        zone.height = max(lay_stage(sketch, zone, WIDTH), HEIGHT)
    size = (zone.width, zone.height)
    sketch.lay(zone, "felt", theatre.felt(*size), (0, 0, *size))
    zone.pieces.insert(0, zone.pieces.pop())


def lay_stage(sketch: Sketch, zone: Zone, w: float) -> float:
    name = sketch.captions.hazard(sketch.state.trial)
    sketch.lay(zone, "trial-name", theatre.headline(name, w - 24, 38), (12, 10, w - 24, 38), name)
    if sketch.tall:
        y = lay_objective(sketch, zone, 12, 52, w - 24, 84)
        y = lay_map(sketch, zone, 10, y + 4, w - 20, 150)
        left, room = 10.0, w - 20
    else:
        lay_objective(sketch, zone, 316, 50, w - 380, 66)
        lay_map(sketch, zone, 14, 50, 290, 214)
        left, room, y = 316.0, w - 330, 122.0
    if objective(sketch.state).kind != VITALITY_STEP:
        y = lay_actors(sketch, zone, left, y, room)
    y = max(y, 274.0 if not sketch.tall else 0)
    y = lay_monsters(sketch, zone, y, w)
    return lay_aids(sketch, zone, y, w) + 16


# --- what is asked


def percent(share: float) -> str:
    """Whole per cents, but never certainty where there is none."""
    whole = round(100 * share)
    if whole == 100 and share < 1:
        whole = 99
    if whole == 0 and share > 0:
        whole = 1
    return f"{whole}\u202f%"


def lay_objective(sketch: Sketch, zone: Zone, x: float, y: float, w: float, h: float) -> float:
    state, say = sketch.state, sketch.captions.say
    asked = objective(state)
    if asked.kind == VITALITY_STEP:
        said, chance, more = say("objective-vitality_step"), "", ""
    else:
        key = "table-stars-asked" if asked.kind == INDIVIDUAL else "table-points-asked"
        attribute_name = say(f"attribute-{COLOURS[asked.colour]}")
        said = say(key, attribute=attribute_name, least=target(state))
        share = (
            None if state.dice and len(state.dice) >= dice_due(sketch) else success_chance(state)
        )
        chance = percent(share) if share is not None else ""
        more = say("table-chance") if chance else ""
    label = joined((said, f"{more} {chance}".strip()))
    sketch.lay(zone, "objective", theatre.objective(said, chance, more, w, h), (x, y, w, h), label)
    return y + h


def dice_due(sketch: Sketch) -> int:
    state = sketch.state
    one = objective(state).kind == INDIVIDUAL
    return sketch.box.team.dice if one else len(state.team)


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


# --- who plays


def lay_actors(sketch: Sketch, zone: Zone, x: float, y: float, w: float) -> float:
    """Heroes over their dice, and what these add up to."""
    asked = objective(sketch.state)
    if asked.kind == INDIVIDUAL:
        hero = sketch.concerned()
        slots = [] if hero == NOTHING else [slot_of(sketch.state, hero)]
    else:
        slots = list(range(len(sketch.state.team)))
    high = 74.0 if sketch.tall else 84.0
    for place, slot in enumerate(slots):
        step = w / max(len(slots), 1)
        wide = min(step, 104.0)
        area = (x + place * step + (step - wide) / 2, y, wide, high)
        lay_actor(sketch, zone, slot, asked.colour, area)
    y += high + 4 if slots else 0
    y = lay_dice(sketch, zone, x, y, w)
    if not sketch.state.dice:
        return y + 6
    got, least = total(sketch.state), target(sketch.state)
    key = "table-stars-got" if asked.kind == INDIVIDUAL else "table-points-got"
    said = sketch.captions.say(key, got=got, least=least)
    sketch.lay(zone, "tally", theatre.tally(got, least, said, w, 34), (x, y, w, 34), said)
    return y + 42


def lay_actor(
    sketch: Sketch, zone: Zone, slot: int, colour: int, area: tuple[float, float, float, float]
) -> None:
    number = sketch.state.team[slot]
    value = attribute(sketch.state, slot, colour)
    printed = sketch.box.heroes[number].attributes[colour]
    name = sketch.captions.hero(number)
    short = cards.shortened(name, area[2], 13.5)
    face = theatre.actor(sketch.portrait(number), short, COLOURS[colour], value, printed, *area[2:])
    sketch.lay(zone, f"actor:{slot + 1}", face, area, joined((name, str(value))))


def lay_dice(sketch: Sketch, zone: Zone, x: float, y: float, w: float) -> float:
    state = sketch.state
    one = objective(state).kind == INDIVIDUAL
    waiting = pending(sketch)
    if not state.dice and not waiting:
        return y
    size = 44.0
    count = len(state.dice) + len(waiting) if one else max(len(state.team), 1)
    step = w / count
    for number, (rolled, value) in enumerate(zip(state.dice, state.dice_attribute, strict=True)):
        place = number
        if not one:
            hero = state.dice_hero[number]
            place = slot_of(state, hero) if hero in state.team else number
        left = x + place * step + (step - size) / 2
        kind = dice_of(sketch, state.dice_board[number])
        answers = (f"{verb}:{number + 1}" for verb in ("die", "reroll", "substitute"))
        may = sketch.offered(*answers)
        label = sketch.captions.say("table-die", face=rolled)
        sketch.lay(zone, f"die:{number + 1}", bits.die(rolled, kind, size), (left, y, size, size),
                   label, may=may)  # fmt: skip
        got = (stars if one else points)(rolled, value)
        face = theatre.counted(got, one, step, 28)
        area = (x + place * step, y + size, step, 28)
        sketch.lay(zone, f"counted:{number + 1}", face, area, str(got))
    for place, rolled in waiting:
        left = x + place * step + (step - size) / 2
        face = bits.die(rolled, "destiny", size)
        sketch.lay(zone, f"rolled:{place + 1}", face, (left, y, size, size),
                   sketch.captions.say("table-die", face=rolled), dim=True)  # fmt: skip
    return y + size + 32


def pending(sketch: Sketch) -> list[tuple[int, int]]:
    """Dice of a board that are to be given out, by slot."""
    asked = sketch.state.question if not sketch.state.over else None
    if not isinstance(asked, AssignDice):
        return []
    return list(zip(sketch.state.slots_of(asked.board), asked.dice, strict=True))


# --- what stands in the way, and what helps


def lay_monsters(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    found = sketch.state.monsters
    if not found:
        return y
    across = 2 if sketch.tall else 4
    step = (w - 24) / across
    for place, (card, hero) in enumerate(found):
        monster = sketch.box.monsters[card]
        said = sketch.captions.unforeseen(card)
        label = joined((said, sketch.captions.hero(hero) if hero != NOTHING else None))
        icon = CRITTER_ICON if monster.is_critter else CREATURE_ICON
        area = (12 + place % across * step, y + place // across * 42, step - 4, 38)
        sketch.lay(zone, f"monster:{card}:{place}", cards.held(icon, said, step - 4, 38), area,
                   label, hint=sketch.captions.flavour(monster.id))  # fmt: skip
    return y + -(-len(found) // across) * 42 + 4


def lay_aids(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """Answers that change the odds, each with by how much."""
    if sketch.asked is None:
        return y
    helps = [(option, said) for option in sketch.asked.options if (said := worth(sketch, option))]
    across = 1 if sketch.tall else 3
    step = (w - 24) / across
    for place, (option, said) in enumerate(helps):
        area = (12 + place % across * step, y + place // across * 54, step - 6, 50)
        label = option_words(sketch, option)
        face = (
            theatre.order(option.dice, said, step - 6, 50)
            if isinstance(option, Assign)
            else bits.plaque(label, said, "", step - 6, 50)
        )
        sketch.lay(zone, f"aid:{option.text}", face, area, joined((label, said)), may=option.text)
    return y + -(-len(helps) // across) * 54


def option_words(sketch: Sketch, option: Option) -> str:
    voice = sketch.state.setup.game.voice
    return voice.option(sketch.content, option, sketch.captions.words)


def worth(sketch: Sketch, option: Option) -> str:
    """What an answer brings: points of an order of dice, or a better chance."""
    state, say = sketch.state, sketch.captions.say
    asked = state.question
    if isinstance(option, Assign) and isinstance(asked, AssignDice):
        values = [attribute(state, s, objective(state).colour) for s in state.slots_of(asked.board)]
        return say("table-points-of", points=sum(map(points, option.dice, values)))
    if isinstance(option, Substitute):
        key = "table-stars-got" if objective(state).kind == INDIVIDUAL else "table-points-got"
        return say(key, got=total_with(state, option.number, state.destiny), least=target(state))
    after = chance_with(state, option)
    if after is None:
        return ""
    before = success_chance(state) or 0.0
    gain = round(100 * after) - round(100 * before)
    sign = f"+{gain}" if gain >= 0 else f"−{-gain}"
    return say("table-better", now=percent(after), gain=sign)
