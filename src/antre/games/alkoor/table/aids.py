"""Answers that help in a trial, each with what it would change."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.rule import with_minus
from antre.core.scene import Zone
from antre.games.alkoor.content.trials import INDIVIDUAL
from antre.games.alkoor.rules.chances import chance_with, success_chance, total_with
from antre.games.alkoor.rules.heroes import attribute
from antre.games.alkoor.rules.objectives import objective, points, total
from antre.games.alkoor.rules.options import (
    Assign,
    PlayDilemma,
    Reroll,
    Substitute,
    UseSkill,
)
from antre.games.alkoor.rules.trial import AssignDice
from antre.games.alkoor.table.art import bits, theatre
from antre.games.alkoor.table.sketch import Sketch
from antre.games.alkoor.table.team import dice_of
from antre.games.alkoor.words.captions import joined


def percent(share: float) -> str:
    """Whole per cents, but never certainty where there is none."""
    whole = round(100 * share)
    if whole == 100 and share < 1:
        whole = 99
    if whole == 0 and share > 0:
        whole = 1
    return f"{whole}\u202f%"


def lay_aids(sketch: Sketch, zone: Zone, y: float, w: float) -> float:
    """Answers that change the odds, each with by how much; orders of dice, the best one first."""
    if sketch.asked is None:
        return y
    helps = [(option, said) for option in sketch.asked.options if (said := worth(sketch, option))]
    helps.sort(key=lambda each: -points_with(sketch, each[0]))
    across = 1 if sketch.tall else 3
    step = (w - 24) / across
    for place, (option, (gain, now)) in enumerate(helps):
        area = (12 + place % across * step, y + place // across * 54, step - 6, 50)
        label = option_words(sketch, option)
        face = (
            theatre.order(option.dice, now, step - 6, 50)
            if isinstance(option, Assign)
            else theatre.aid(
                in_short(sketch, option), gain, now, picture(sketch, option), step - 6, 50
            )
        )
        label = joined((label, f"{gain} → {now}" if gain else now))
        sketch.lay(zone, f"aid:{option.text}", face, area, label, may=option.text)
    return y + -(-len(helps) // across) * 54


def in_short(sketch: Sketch, option: Option) -> str:
    """What helps and what it costs; what it does is seen beside it."""
    captions = sketch.captions
    if isinstance(option, PlayDilemma):
        return captions.unforeseen(option.dilemma)
    if isinstance(option, Substitute):
        return captions.say("table-in-place-of", die=option.number + 1)
    if not isinstance(option, UseSkill):
        return option_words(sketch, option)
    skill = sketch.box.skills[option.number]
    whose = captions.hero(skill.hero) if skill.hero >= 0 else captions.item(skill.equipment)
    return f"{captions.skill(option.number)} · {whose} · {captions.cost(skill.cost)}"


def option_words(sketch: Sketch, option: Option) -> str:
    voice = sketch.state.setup.game.voice
    return voice.option(sketch.content, option, sketch.captions.words)


def picture(sketch: Sketch, option: Option) -> str:
    """The die that is changed, and what takes its place."""
    state = sketch.state
    if not isinstance(option, Reroll | Substitute) or option.number >= len(state.dice):
        return ""
    old = bits.die(state.dice[option.number], dice_of(sketch, state.dice_board[option.number]), 30)
    face = state.destiny if isinstance(option, Substitute) else 0
    return theatre.changed(old, face)


def points_with(sketch: Sketch, option: Option) -> int:
    """Stars or points once dice are given out or one of them is replaced; else nothing."""
    if isinstance(option, Substitute):
        return total_with(sketch.state, option.number, sketch.state.destiny)
    return order_points(sketch, option)


def order_points(sketch: Sketch, option: Option) -> int:
    """What an order of dice brings; nothing for any other answer."""
    state = sketch.state
    asked = state.question
    if not (isinstance(option, Assign) and isinstance(asked, AssignDice)):
        return 0
    values = [attribute(state, s, objective(state).colour) for s in state.slots_of(asked.board)]
    return sum(map(points, option.dice, values))


def worth(sketch: Sketch, option: Option) -> tuple[str, str] | None:
    """What an answer brings: by how much the chance grows, and what it is then."""
    state, say = sketch.state, sketch.captions.say
    if isinstance(option, Assign):
        got = order_points(sketch, option)
        return "", say("table-points-of", points=got, told=with_minus(got))
    if isinstance(option, Substitute):
        key = "stars" if objective(state).kind == INDIVIDUAL else "points"
        now = total_with(state, option.number, state.destiny)
        said = say(f"table-{key}-of", **{key: now, "told": with_minus(now)})
        return signed(now - total(state)), said
    after = chance_with(state, option)
    if after is None:
        return None
    before = success_chance(state) or 0.0
    return f"{signed(round(100 * after) - round(100 * before))}\u202f%", percent(after)


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"−{-number}"
