"""Every question, in one sentence that says what is asked and what matters now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from antre.games.fall.content.board import SPACE_NAMES
from antre.games.fall.content.names import ACTIONS, CLANS, WAVES
from antre.games.fall.rules.ancestry import power_of
from antre.games.fall.rules.state import NOBODY, Fall
from antre.games.fall.rules.turn import ACTED, FRESH, ONE_MORE, ONE_WEAK
from antre.games.fall.words.sentences import (
    Values,
    say_cell,
    say_champion,
    say_champion_clan,
    say_clan,
    say_kind,
    say_space,
)

if TYPE_CHECKING:
    from antre.core.words import Words

STAGES = {FRESH: "fresh", ONE_WEAK: "one-weak", ONE_MORE: "one-more", ACTED: "acted"}


def say_question(state: Fall, seat: int, words: Words) -> str:
    question = state.question
    values: Values = {
        "provisions": state.provisions[seat],
        "tokens": state.desperation[seat],
        "reserve": state.troll_reserve[seat],
        "wave": WAVES[min(state.wave, len(WAVES)) - 1],
        "angry": len(state.angry),
        "rally": say_clan(state.content, CLANS[state.rally], words),
    }
    for field, say in QUESTION_VALUES.items():
        if hasattr(question, field):
            values[field] = say(state, getattr(question, field), words)
    if hasattr(question, "chosen"):
        values["power"] = power_of(state.ancestry[seat], question.chosen)
    if hasattr(question, "owner"):
        values |= words.who(question.owner)
    if hasattr(question, "slot"):
        values |= _influence(state, seat, question.slot, words)
    return words.say(f"ask-{type(question).__name__}", **values)


def _influence(state: Fall, seat: int, slot: int, words: Words) -> Values:
    """What a champion lost to another leaves to choose from."""
    champion = state.offer[slot]
    influence = state.influence[state.setup.seats * slot + seat]
    clan = say_champion_clan(state.content, state.content.champion_name[champion], words)
    return {"lines": state.content.lines_passed(champion, influence), "clan": clan}


def _number(state: Fall, number: int, words: Words) -> int:
    return number


def _yes_or_no(state: Fall, value: bool, words: Words) -> str:
    return "yes" if value else "no"


def _space(state: Fall, space: int, words: Words) -> str:
    return say_space(state.content, SPACE_NAMES[space], words)


def _champion(state: Fall, champion: int, words: Words) -> str:
    if champion == NOBODY:
        return "none"
    return say_champion(state.content, state.content.champion_name[champion], words)


def _action(state: Fall, kind: int, words: Words) -> str:
    return say_kind(ACTIONS[kind], words)


def _clan(state: Fall, clan: int, words: Words) -> str:
    return say_clan(state.content, CLANS[clan], words)


def _cell(state: Fall, cell: int, words: Words) -> str:
    return say_cell(state.content, state.content.cell_names[cell], words)


# What the numbers of a frame mean to the one who is asked.
QUESTION_VALUES: dict[str, Callable[[Fall, Any, Words], Any]] = {
    "at_wave_end": _yes_or_no,
    "cavern": _space,
    "cell": _cell,
    "champion": _champion,
    "clan": _clan,
    "kind": _action,
    "left": _number,
    "looks": _number,
    "power": _number,
    "space": _space,
    "stage": lambda state, stage, words: STAGES[stage],
}
