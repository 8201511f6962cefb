"""Why something one holds cannot be used now: the rule that stands in the way."""

from __future__ import annotations

from antre.core.option import Option
from antre.core.reason import Refusal
from antre.games.alkoor.content.heroes import Skill
from antre.games.alkoor.rules.gems import can_pay
from antre.games.alkoor.rules.heroes import is_hampered
from antre.games.alkoor.rules.objectives import SIX
from antre.games.alkoor.rules.options import (
    DESTINY_DIE,
    Master,
    PlayDilemma,
    PlayToken,
    Reroll,
    Substitute,
    Trade,
    UseSkill,
)
from antre.games.alkoor.rules.state import NOTHING, Alkoor


def why_not_use(state: Alkoor, seat: int, option: Option) -> Refusal | None:
    """The reason for whatever can be used besides answering; None for any other option."""
    if isinstance(option, UseSkill):
        return Refusal(why_not_skill(state, seat, state.box.skills[option.number]))
    if isinstance(option, PlayDilemma):
        own = option.board in state.boards_of(seat)
        held = own and option.dilemma in state.dilemmas[option.board]
        return Refusal("ruling.no-effect-play" if held else "ruling.dilemma-used")
    if isinstance(option, PlayToken):
        held = option.board in state.boards_of(seat) and option.token in state.held[option.board]
        return Refusal("ruling.any-moment" if held else "tokens.gold-or-hold")
    if isinstance(option, Reroll):
        return Refusal(why_not_reroll(state, seat, option.number))
    if isinstance(option, Substitute):
        six = state.destiny == SIX
        return Refusal("destiny.six-no-substitute" if six else "aids.substitution")
    if isinstance(option, Master):
        return Refusal("before.auto-success")
    return Refusal("ruling.transfer") if isinstance(option, Trade) else None


def why_not_skill(state: Alkoor, seat: int, skill: Skill) -> str:
    slot = slot_with(state, skill)
    if slot == NOTHING or state.seat_of(state.board_of(slot)) != seat:
        return "blessing.own-board"
    if state.used >> skill.number & 1:
        return "aids.skill-once"
    if skill.hero >= 0 and state.wounds[slot]:
        return "wound.blocks-skills"
    if skill.hero < 0 and is_hampered(state, state.team[slot]):
        return "before.critters-equipment"
    if not can_pay(state, state.board_of(slot), skill.cost):
        return "gems.optional-skill"
    return "ruling.no-effect-play"


def slot_with(state: Alkoor, skill: Skill) -> int:
    """Where a skill is to be seen; NOTHING if nowhere."""
    for slot, hero in enumerate(state.team):
        if hero == skill.hero or skill.equipment in state.worn[slot]:
            return slot
    return NOTHING


def why_not_reroll(state: Alkoor, seat: int, die: int) -> str:
    if die == DESTINY_DIE:
        if seat != state.guide:
            return "destiny.guide-only"
        return "aids.paid-reroll-six" if state.destiny == SIX else "gems.guide-pays-destiny"
    if die < len(state.dice) and state.dice[die] == SIX:
        return "aids.paid-reroll-six"
    return "aids.paid-reroll"
