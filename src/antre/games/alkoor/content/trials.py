"""Trials: objectives joined by arrows, one for success and one for failure.

`one(A)`, `both(A, B)` and `either(A, B)` are short for the three usual graphs, with objectives
such as `C red 7` (collective, 7 points) and `I violet 2` (individual, 2 stars). Any other graph
without a ring, of one to four objectives, is written out, first objective first:

    a: C red 6 > b / c; b: I orange 2 > clear / c; c: V > dark

A step `V` is a test of Vitality; it has one arrow.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from antre.games.alkoor.content.effects import BadNotation
from antre.games.alkoor.content.names import COLOURS

OBJECTIVES = ("individual", "collective", "vitality_step")
INDIVIDUAL, COLLECTIVE, VITALITY_STEP = range(3)
LETTERS = "ICV"
MOST_OBJECTIVES = 4
# So many stars or points can be asked for.
MOST_TARGET = {INDIVIDUAL: 6, COLLECTIVE: 20}
# Where arrows end that lead to no other objective.
CLEAR, DARK = -1, -2
ENDS = {"clear": CLEAR, "dark": DARK}

SHORT = re.compile(r"(one|both|either)\((.*)\)")
SIZES = {"one": 1, "both": 2, "either": 2}
TESTED = re.compile(r"([IC]) ([a-z]+) (\d+)")
NODE = re.compile(r"(\w+): ([^>]+) > (\w+)(?: / (\w+))?")


@dataclass(frozen=True, slots=True)
class Objective:
    """What is asked for, and where each arrow leads: another objective by number, CLEAR or DARK."""

    kind: int
    # The attribute tested, -1 for a Vitality step.
    colour: int
    target: int
    on_success: int
    on_failure: int


@dataclass(frozen=True, slots=True)
class Trial:
    """Objectives from the first on; `ahead` has for each the bits of those that may follow it."""

    objectives: tuple[Objective, ...]
    ahead: tuple[int, ...]


def parse_trial(text: str) -> Trial:
    """The trial that a text describes; whatever is wrong with it is told by BadNotation."""
    if short := SHORT.fullmatch(text):
        objectives = _short(short[1], [part.strip() for part in short[2].split(",")])
    else:
        objectives = _written_out([node.strip() for node in text.strip().strip(";").split(";")])
    return make_trial(objectives)


def make_trial(objectives: Sequence[Objective]) -> Trial:
    """A sound graph: no ring, nothing out of reach, no more objectives than four."""
    if not 1 <= len(objectives) <= MOST_OBJECTIVES:
        raise BadNotation(f"{len(objectives)} objectives found, 1 to {MOST_OBJECTIVES} allowed")
    for number, objective in enumerate(objectives):
        _check_target(number, objective)
    ahead = tuple(_ahead(objectives, number, ()) for number in range(len(objectives)))
    everything = (1 << len(objectives)) - 1
    if lost := everything & ~ahead[0] & ~1:
        raise BadNotation(f"no arrow leads to objective {lost.bit_length()}")
    return Trial(tuple(objectives), ahead)


def _ahead(objectives: Sequence[Objective], number: int, behind: tuple[int, ...]) -> int:
    """Bits of the objectives that may come after one; those that led here may not come again."""
    if number in behind:
        raise BadNotation(f"the arrows lead from objective {number + 1} back to itself")
    found = 0
    for follower in (objectives[number].on_success, objectives[number].on_failure):
        if follower >= 0:
            found |= 1 << follower | _ahead(objectives, follower, (*behind, number))
    return found


def _check_target(number: int, objective: Objective) -> None:
    most = MOST_TARGET.get(objective.kind)
    if most is not None and not 1 <= objective.target <= most:
        what = f"objective {number + 1} ({OBJECTIVES[objective.kind]})"
        raise BadNotation(f"{what} asks for {objective.target}, 1 to {most} allowed")


def _short(pattern: str, texts: Sequence[str]) -> list[Objective]:
    if len(texts) != SIZES[pattern]:
        raise BadNotation(f"{pattern}(…) has {SIZES[pattern]} objectives, not {len(texts)}")
    if pattern == "both":
        return [_objective(texts[0], 1, DARK), _objective(texts[1], CLEAR, DARK)]
    if pattern == "either":
        return [_objective(texts[0], CLEAR, 1), _objective(texts[1], CLEAR, DARK)]
    return [_objective(texts[0], CLEAR, DARK)]


def _written_out(nodes: Sequence[str]) -> list[Objective]:
    found = []
    for node in nodes:
        written = NODE.fullmatch(node)
        if written is None:
            raise BadNotation(
                f"{node!r} is no trial; write one(A), both(A, B), either(A, B), or objectives with "
                "their arrows: a: C red 6 > b / dark; b: V > clear"
            )
        found.append(written)
    names = [written[1] for written in found]
    if len(set(names)) < len(names):
        raise BadNotation(f"two objectives have the same name: {', '.join(names)}")
    ends = {**{name: number for number, name in enumerate(names)}, **ENDS}
    return [_node(written, ends) for written in found]


def _node(written: re.Match[str], ends: dict[str, int]) -> Objective:
    _, what, success, failure = written.groups()
    is_step = what == LETTERS[VITALITY_STEP]
    if is_step == (failure is not None):
        raise BadNotation(f"{written[0]!r}: a step V has one arrow, any other objective two")
    for arrow in (success, failure or success):
        if arrow not in ends:
            raise BadNotation(f"{arrow!r} is no objective; arrows lead to {', '.join(ends)}")
    return _objective(what, ends[success], ends[failure or success])


def _objective(text: str, on_success: int, on_failure: int) -> Objective:
    if text == LETTERS[VITALITY_STEP]:
        return Objective(VITALITY_STEP, -1, 0, on_success, on_failure)
    written = TESTED.fullmatch(text)
    if written is None or written[2] not in COLOURS:
        raise BadNotation(
            f"{text!r} is no objective; write I or C, a colour and a number, or V; "
            f"colours are {', '.join(COLOURS)}"
        )
    kind = LETTERS.index(written[1])
    return Objective(kind, COLOURS.index(written[2]), int(written[3]), on_success, on_failure)
