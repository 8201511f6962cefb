"""Six Heroes under their boards: figures, wounds, skills, Equipment; and the Destiny die."""

from __future__ import annotations

from antre.core.scene import Area, Zone
from antre.games.alkoor.content.names import COLOURS, DICE_COLOURS, FAMILIES, SKILL_KINDS
from antre.games.alkoor.content.trials import INDIVIDUAL
from antre.games.alkoor.rules.heroes import attribute, vitality
from antre.games.alkoor.rules.objectives import objective
from antre.games.alkoor.rules.state import NOTHING, SLOTS
from antre.games.alkoor.table.art import bits, cards
from antre.games.alkoor.table.art.palette import ITEM_ICONS, RELIC_ICON, SKILL_ICONS
from antre.games.alkoor.table.sketch import PHONE, Sketch, colour_names
from antre.games.alkoor.words.captions import joined

WIDTH, CARD_HEIGHT, RAIL = 1000.0, 234.0, 24.0
SKILL, ITEM = 24.0, 26.0


def lay_team(sketch: Sketch, role: str) -> None:
    if sketch.tall:
        lay_tall(sketch, role)
    else:
        lay_wide(sketch, role)


def lay_wide(sketch: Sketch, role: str) -> None:
    size = (WIDTH, RAIL + CARD_HEIGHT + 4)
    zone = sketch.zone("heroes", role, sketch.captions.say("table-heroes"), size)
    boards = sketch.state.boards
    gap = 10.0
    w = (WIDTH - gap * (boards - 1)) / SLOTS
    per = SLOTS // boards
    for slot in range(SLOTS):
        x = slot * w + slot // per * gap
        if slot % per == 0:
            lay_rail(sketch, zone, slot // per, (x + 2, 0, w * per - 4, RAIL - 2))
        lay_slot(sketch, zone, slot, x + 2, RAIL, w - 4)


def lay_tall(sketch: Sketch, role: str) -> None:
    zone = sketch.zone("heroes", role, sketch.captions.say("table-heroes"), (PHONE, 100))
    per = SLOTS // sketch.state.boards
    w = PHONE / 2
    y = 2.0
    for board in range(sketch.state.boards):
        lay_rail(sketch, zone, board, (4, y, PHONE - 8, RAIL + 2))
        y += RAIL + 5
        for place in range(per):
            left = place % 2 == 0
            lay_slot(sketch, zone, board * per + place, 4 if left else w + 2, y, w - 6)
            if not left or place == per - 1:
                y += CARD_HEIGHT + 6
    zone.height = y


def lay_rail(
    sketch: Sketch, zone: Zone, board: int, area: tuple[float, float, float, float]
) -> None:
    said = board_name(sketch, board)
    face = cards.rail(dice_of(sketch, board), said, area[2], area[3])
    sketch.lay(zone, f"rail:{board + 1}", face, area, said)


def board_name(sketch: Sketch, board: int) -> str:
    seat = sketch.state.seat_of(board)
    said = sketch.captions.say("table-board", number=board + 1)
    return f"{sketch.captions.name(seat)} · {said}"


def dice_of(sketch: Sketch, board: int) -> str:
    table = sketch.box.table_for(len(sketch.seats))
    return DICE_COLOURS[table.boards[board].dice]


def lay_slot(sketch: Sketch, zone: Zone, slot: int, x: float, y: float, w: float) -> None:
    if slot < len(sketch.state.team):
        lay_hero(sketch, zone, slot, x, y, w)
    else:
        said = sketch.captions.say("table-vacant")
        face = cards.vacant(slot + 1, said, w, CARD_HEIGHT)
        sketch.lay(zone, f"vacant:{slot + 1}", face, (x, y, w, CARD_HEIGHT), said)
    if sketch.state.destiny == slot + 1:
        lay_destiny(sketch, zone, "destiny", (x + 40, y + 40, 32, 32))


def lay_destiny(sketch: Sketch, zone: Zone, id: str, area: Area) -> None:
    shown = sketch.state.destiny
    label = sketch.captions.say("table-destiny", face=shown)
    may = sketch.offered("die:destiny", "reroll:destiny")
    sketch.lay(zone, id, bits.die(shown, "destiny", area[2]), area, label, may=may, rolls=True)


def lay_hero(sketch: Sketch, zone: Zone, slot: int, x: float, y: float, w: float) -> None:
    state, captions = sketch.state, sketch.captions
    number = state.team[slot]
    hero = sketch.box.heroes[number]
    values = tuple(attribute(state, slot, colour) for colour in range(len(COLOURS)))
    left = vitality(state, slot)
    face = cards.hero(
        sketch.portrait(number), captions.hero(number), values, tuple(hero.attributes), left,
        hero.vitality, hero.points, slot == 0, w, CARD_HEIGHT,
    )  # fmt: skip
    label = joined((
        sketch.hero_label(number), captions.say("table-vitality", left=left, most=hero.vitality),
    ))  # fmt: skip
    hint = joined((hero_values(sketch, values), captions.flavour(hero.id)))
    may = sketch.offered(f"hero:{slot + 1}", f"wear:{slot + 1}")
    lit, dim = in_the_light(sketch, number)
    area = (x, y, w, CARD_HEIGHT)
    sketch.lay(zone, f"hero:{hero.id}", face, area, label, hint=hint, may=may, lit=lit,
               dim=dim)  # fmt: skip
    lay_skills(sketch, zone, number, x + 6, y + 105, w - 12)
    lay_items(sketch, zone, slot, x + 6, y + 158, w - 12)


def in_the_light(sketch: Sketch, hero: int) -> tuple[bool, bool]:
    """Where one Hero is tested, the light falls on that one and leaves the others in the dark."""
    state = sketch.state
    if not sketch.in_trial or sketch.verdict or objective(state).kind != INDIVIDUAL:
        return False, False
    if sketch.concerned() == NOTHING:
        return False, False
    return hero == sketch.concerned(), hero != sketch.concerned()


def hero_values(sketch: Sketch, values: tuple[int, ...]) -> str:
    say = sketch.captions.say
    return ", ".join(
        f"{say(f'attribute-{colour}')} {value}"
        for colour, value in zip(COLOURS, values, strict=True)
    )


def lay_skills(sketch: Sketch, zone: Zone, hero: int, x: float, y: float, w: float) -> None:
    names = sketch.state.choose.skill
    for place, number in enumerate(sketch.box.heroes[hero].skills[:2]):
        skill, option = sketch.box.skills[number], names[number].text
        spent = bool(sketch.state.used >> number & 1)
        said = sketch.captions.skill(number)
        face = cards.chip(
            SKILL_ICONS[SKILL_KINDS[skill.kind]],
            said,
            skill.cost.amount,
            colour_names(skill.cost.colours),
            spent,
            w,
            SKILL,
        )
        label = joined((said, sketch.captions.hero(hero)))
        area = (x, y + place * (SKILL + 2), w, SKILL)
        hint = sketch.captions.skill_hint(number)
        may = sketch.offered(option)
        sketch.lay(zone, option, face, area, label, hint=hint, may=may, dim=spent)


def lay_items(sketch: Sketch, zone: Zone, slot: int, x: float, y: float, w: float) -> None:
    """Equipment in use, then what is stored, two abreast; the last place is the bag."""
    state = sketch.state
    half = w / 2
    worn, stored = state.worn[slot], state.stored[slot]
    room = 5
    shown = [(item, False) for item in worn] + [(item, True) for item in stored]
    for place, (number, in_bag) in enumerate(shown[:room]):
        area = (x + place % 2 * half, y + place // 2 * (ITEM - 1), half - 2, ITEM - 3)
        lay_item(sketch, zone, number, in_bag, area)
    area = (x + half, y + 2 * (ITEM - 1), half - 2, ITEM - 3)
    label = sketch.captions.say("table-bag", count=len(stored))
    hint = ", ".join(map(sketch.captions.item, stored)) or None
    face = cards.bag(len(stored), area[2], area[3])
    may = sketch.offered(f"stow:{slot + 1}")
    sketch.lay(zone, f"bag:{slot + 1}", face, area, label, hint=hint, may=may)


def lay_item(
    sketch: Sketch, zone: Zone, number: int, stored: bool, area: tuple[float, float, float, float]
) -> None:
    item = sketch.box.equipment[number]
    option = sketch.state.choose.skill[item.skill].text if item.skill >= 0 else ""
    sketch.lay(
        zone, f"item:{item.id}", item_face(sketch, number, stored, area[2], area[3]), area,
        sketch.captions.item(number), hint=sketch.captions.item_words(number),
        may=sketch.offered(f"item:{item.id}", option),
    )  # fmt: skip


def item_face(sketch: Sketch, number: int, stored: bool, w: float, h: float) -> str:
    item = sketch.box.equipment[number]
    changes = tuple(
        (colour, change) for colour, change in zip(COLOURS, item.modifiers, strict=True) if change
    )
    if item.is_relic:
        icon = RELIC_ICON
    elif item.skill >= 0:
        icon = SKILL_ICONS[SKILL_KINDS[sketch.box.skills[item.skill].kind]]
    else:
        icon = ITEM_ICONS[FAMILIES[item.family]]
    worth = item.points if item.is_relic else item.gold
    return cards.item(icon, item.is_relic, changes, worth, item.cursed, stored, w, h)
