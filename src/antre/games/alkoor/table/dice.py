"""Who plays in a trial: Heroes over their dice, what each die counts, and the sum."""

from __future__ import annotations

from antre.core.rule import with_minus
from antre.core.scene import Zone
from antre.games.alkoor.content.names import COLOURS
from antre.games.alkoor.content.trials import INDIVIDUAL
from antre.games.alkoor.rules.heroes import attribute, slot_of
from antre.games.alkoor.rules.objectives import objective, points, stars, target, total
from antre.games.alkoor.rules.state import NOTHING
from antre.games.alkoor.rules.trial import AssignDice
from antre.games.alkoor.table.art import bits, theatre
from antre.games.alkoor.table.sketch import Sketch
from antre.games.alkoor.table.team import dice_of
from antre.games.alkoor.words.captions import joined

DIE, ONE = 44.0, 150.0


def lay_actors(sketch: Sketch, zone: Zone, x: float, y: float, w: float) -> float:
    """Heroes with their dice, and what these add up to."""
    asked = objective(sketch.state)
    if asked.kind == INDIVIDUAL:
        y = lay_one(sketch, zone, x, y, w)
    else:
        y = lay_all(sketch, zone, x, y, w)
    if not sketch.state.dice:
        return y
    got, least = total(sketch.state), target(sketch.state)
    key = "table-stars-got" if asked.kind == INDIVIDUAL else "table-points-got"
    said = sketch.captions.say(key, count=got, got=with_minus(got), least=least)
    sketch.lay(zone, "tally", theatre.tally(got, least, said, w, 34), (x, y, w, 34), said)
    return y + 42


def lay_one(sketch: Sketch, zone: Zone, x: float, y: float, w: float) -> float:
    """The Hero whom an individual objective concerns, as large as life, beside five dice."""
    hero = sketch.concerned()
    if hero == NOTHING:
        return y
    slot = slot_of(sketch.state, hero)
    size = min(ONE, w * 0.36)
    lay_actor(sketch, zone, slot, objective(sketch.state).colour, (x, y, size, size + 22))
    room = w - size - 14
    lay_dice(sketch, zone, x + size + 14, y + size / 2 - 36, room)
    return y + size + 28


def lay_all(sketch: Sketch, zone: Zone, x: float, y: float, w: float) -> float:
    """All Heroes, each over the die it gets."""
    count = max(len(sketch.state.team), 1)
    step = w / count
    wide = min(step, 100.0)
    high = wide - 18 + 34
    for slot in range(len(sketch.state.team)):
        area = (x + slot * step + (step - wide) / 2, y, wide, high)
        lay_actor(sketch, zone, slot, objective(sketch.state).colour, area)
    return lay_dice(sketch, zone, x, y + high + 4, w)


def lay_actor(
    sketch: Sketch, zone: Zone, slot: int, colour: int, area: tuple[float, float, float, float]
) -> None:
    number = sketch.state.team[slot]
    value = attribute(sketch.state, slot, colour)
    printed = sketch.box.heroes[number].attributes[colour]
    name = sketch.captions.hero(number)
    face = theatre.actor(sketch.portrait(number), name, COLOURS[colour], value, printed, *area[2:])
    sketch.lay(zone, f"actor:{slot + 1}", face, area, joined((name, str(value))))


def lay_dice(sketch: Sketch, zone: Zone, x: float, y: float, w: float) -> float:
    """Dice under the Heroes they are for, each with what it counts."""
    state = sketch.state
    one = objective(state).kind == INDIVIDUAL
    waiting = pending(sketch)
    if not state.dice and not waiting:
        return y
    step = w / (len(state.dice) if one else max(len(state.team), 1))
    size = min(DIE, step - 4)
    ids = dice_ids(
        [*zip(state.dice_board, state.dice, strict=True), *((b, d) for b, _, d in waiting)]
    )
    for number, (rolled, value) in enumerate(zip(state.dice, state.dice_attribute, strict=True)):
        place = number
        if not one:
            hero = state.dice_hero[number]
            place = slot_of(state, hero) if hero in state.team else number
        answers = (f"{verb}:{number + 1}" for verb in ("die", "reroll", "substitute"))
        area = (x + place * step + (step - size) / 2, y, size, size)
        lay_die(sketch, zone, ids[number], state.dice_board[number], rolled, area,
                sketch.offered(*answers))  # fmt: skip
        got = (stars if one else points)(rolled, value)
        face = theatre.counted(got, one, step, 28)
        area = (x + place * step, y + size, step, 28)
        sketch.lay(zone, f"counted:{number + 1}", face, area, str(got))
    for id, (board, place, rolled) in zip(ids[len(state.dice) :], waiting, strict=True):
        area = (x + place * step + (step - size) / 2, y, size, size)
        lay_die(sketch, zone, id, board, rolled, area, None)
    return y + size + 32


def dice_ids(dice: list[tuple[int, int]]) -> list[str]:
    """By board and face, so that a die that is given out is seen to go to its Hero."""
    return [
        f"die:{board + 1}-{face}-{dice[: number + 1].count((board, face))}"
        for number, (board, face) in enumerate(dice)
    ]


def lay_die(
    sketch: Sketch, zone: Zone, id: str, board: int, rolled: int,
    area: tuple[float, float, float, float], may: str | None,
) -> None:  # fmt: skip
    face = bits.die(rolled, dice_of(sketch, board), area[2])
    label = sketch.captions.say("table-die", face=rolled)
    sketch.lay(zone, id, face, area, label, may=may, rolls=True)


def pending(sketch: Sketch) -> list[tuple[int, int, int]]:
    """Dice of a board that are to be given out: the board, a slot, what is rolled."""
    asked = sketch.state.question if not sketch.state.over else None
    if not isinstance(asked, AssignDice):
        return []
    slots = sketch.state.slots_of(asked.board)
    return [(asked.board, slot, die) for slot, die in zip(slots, asked.dice, strict=True)]
