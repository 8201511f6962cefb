"""Answers that help in a trial, each with what it would change."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.scene import Zone
from antre.games.alkoor.content.trials import INDIVIDUAL
from antre.games.alkoor.judgement.chances import chance_with, success_chance, total_with
from antre.games.alkoor.rules.heroes import attribute
from antre.games.alkoor.rules.objectives import objective, points, target
from antre.games.alkoor.rules.options import Assign, Substitute
from antre.games.alkoor.rules.trial import AssignDice
from antre.games.alkoor.table.art import bits, theatre
from antre.games.alkoor.table.sketch import Sketch
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
