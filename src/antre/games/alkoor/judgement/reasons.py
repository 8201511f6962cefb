"""Why a bot chooses what it does, in one sentence: what changes most for the team."""

from __future__ import annotations

from typing import Any, NamedTuple

from antre.core.option import Option
from antre.games.alkoor.judgement.defaults import play_on
from antre.games.alkoor.judgement.points import promised
from antre.games.alkoor.judgement.standing import standing
from antre.games.alkoor.judgement.strength import strength_of
from antre.games.alkoor.judgement.way import Way
from antre.games.alkoor.rules.chances import chance_with, success_chance
from antre.games.alkoor.rules.options import Stop
from antre.games.alkoor.rules.state import GOING, Alkoor

# How many Epic Points a hundredth of the Quest's chance is worth, and what goes without saying.
POINTS_FOR_CHANCE = 3.0
LITTLE = 2.0


class Figures(NamedTuple):
    """What a position promises: the Quest in hundredths, and points."""

    quest: float
    points: float


def figures(state: Alkoor) -> Figures:
    strength = strength_of(state)
    way = Way(state, strength, *standing(state))
    return Figures(100 * way.found, promised(state, strength, way))


def reason(state: Alkoor, seat: int, option: Option) -> tuple[str, dict[str, Any]]:
    """The key of a sentence, and its values."""
    # As the table tells it, so that both say the same.
    then, now = chance_with(state, option), success_chance(state)
    if then is not None and now is not None and then > now:
        return "reason-trial", {"before": round(100 * now), "after": round(100 * then)}
    before, world = figures(state), state.bare()
    if isinstance(option, Stop):
        world.stack.clear()
        world.pawn = state.box.places.facing[option.number]
    else:
        play_on(world, seat, option)
    if world.ending != GOING:
        return "reason-home", {}
    after = figures(world)
    quest = round(after.quest) - round(before.quest)
    points = round(after.points - before.points)
    if max(POINTS_FOR_CHANCE * quest, points) < LITTLE:
        return "reason-least", {}
    if POINTS_FOR_CHANCE * quest >= points:
        return "reason-quest", {"before": round(before.quest), "after": round(after.quest)}
    return "reason-points", {"points": points}
