"""Every question, in one sentence that says what is asked and what matters now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from antre.games.garden.content.names import M_LEVELS, REGIONS, TROOPS
from antre.games.garden.rules.mountain import cost
from antre.games.garden.rules.state import Garden
from antre.games.garden.words.sentences import Values, say_region, say_troop

if TYPE_CHECKING:
    from antre.core.words import Words


def say_question(state: Garden, seat: int, words: Words) -> str:
    question = state.question
    values: Values = {
        "population": state.population[seat],
        "gold": state.gold[seat],
        "tokens": state.m_factor[M_LEVELS * seat],
        "hand": state.hand[seat],
        "cost": cost(state),
        "attack": state.box.attack_cost,
        "left": getattr(question, "count", 0),
        "level": getattr(question, "unit", 0) + 1,
    }
    if hasattr(question, "region"):
        values["region"] = _region(state, question.region, words)
    if hasattr(question, "victim"):
        values["victim"] = words.name(question.victim)
    if hasattr(question, "troop"):
        values["troop"] = say_troop(TROOPS[question.troop], words, 2)
    if hasattr(question, "march"):
        from_, to = divmod(question.march, REGIONS)
        values |= {"from": _region(state, from_, words), "to": _region(state, to, words)}
    if hasattr(question, "crossed"):
        values["left"] = state.box.shift_steps - sum(map(abs, question.crossed()))
    return words.say(f"ask-{type(question).__name__}", **values)


def _region(state: Garden, region: int, words: Words) -> str:
    return say_region(state.box, state.box.region_name[region], words)
