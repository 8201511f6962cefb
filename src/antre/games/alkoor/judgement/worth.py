"""What single things are worth, in Epic Points: gems, held cards, tokens, effects of cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from antre.games.alkoor.content import effects as verbs
from antre.games.alkoor.content.effects import Effect
from antre.games.alkoor.content.names import GREEN_TOKEN, HAZARD_SKILL
from antre.games.alkoor.content.tokens import colour_of, kind_of
from antre.games.alkoor.rules.box import Box
from antre.games.alkoor.rules.state import COLOURS, SLOTS, UNSEEN, Alkoor

# The first gem of a colour on a board, the second and so on: two reroll a die, four pass an
# objective.
GEM_WORTH = (1.5, 1.3, 0.9, 1.1)
LATER_GEM = 0.5
# More if a Hero of the board has a use for it in trials.
SKILLED = 0.5
GEMS = (0.0, 1.5, 2.8, 3.7, 4.8)
GEM = 1.2

# Of an effect, for each time it happens.
EFFECTS = {
    verbs.GEMS: GEM, verbs.LOOT: 2.2, verbs.RELIC: 7.0, verbs.HEAL: 2.0, verbs.ADVANCE: 0.8,
    verbs.RETREAT: -1.0, verbs.PERIL: -4.0, verbs.TRIBUTE: -1.8, verbs.THEFT: -2.5,
    verbs.REVEAL: 1.5, verbs.VISION: 1.0, verbs.REPEL: 1.0, verbs.RECRUIT: 3.0, verbs.TAP: 1.6,
    verbs.RECLAIM: 2.0, verbs.SACRIFICE: 1.0, verbs.SWAP: 0.5, verbs.WARD: 2.5, verbs.LOWER: 1.1,
    verbs.PASS_OBJECTIVE: 4.0, verbs.FREE_SKILL: 2.0, verbs.BOOST: 2.5, verbs.FORESEE: 2.0,
    verbs.REROLL_DESTINY: 1.5, verbs.SET_DIE: 2.5, verbs.REROLL: 1.6, verbs.NEW_BLOOD: 2.5,
    verbs.HEAL_ALL: 3.0, verbs.WIN_DEAD: 3.5, verbs.MERCY: 3.5, verbs.STILLNESS: 3.5,
    verbs.LAST_STAND: 2.0, verbs.RESCUE_DEAD: 6.0, verbs.REMOVE_TOKENS: 1.5,
    verbs.CHANCE_BONUS: 5.0, verbs.BONUS_MOVE: 3.5, verbs.UNFORESEEN: 1.5,
    verbs.UNFORESEEN_OR_REGAIN: 1.5, verbs.FORFEIT: -2.0, verbs.BAD_LUCK: -4.0,
}  # fmt: skip


def effects_worth(effects: Sequence[Effect]) -> float:
    return sum(EFFECTS.get(effect.verb, 0.0) * effect.amount for effect in effects)


def dilemma_worth(state: Alkoor, card: int) -> float:
    return effects_worth(state.box.dilemma(card).effects)


def token_worth(state: Alkoor, token: int) -> float:
    """What a token brings whoever stops on it; of one that nobody has seen, on average."""
    if token >= UNSEEN:
        colour = token - UNSEEN
        kinds = state.token_bags[colour]
        if not kinds:
            return 0.0
        return sum(kind_worth(state, colour, kind) for kind in kinds) / len(kinds)
    return kind_worth(state, colour_of(token), kind_of(token))


def kind_worth(state: Alkoor, colour: int, kind: int) -> float:
    """One of the Vils scores for them once it is used."""
    effect = state.box.tokens[kind].effect(colour)
    worth = EFFECTS.get(effect.verb, 0.0) * effect.amount
    if effect.verb == verbs.PERIL and effect.target == verbs.CHOSEN:
        worth = 0.5
    return worth if colour == GREEN_TOKEN else worth - 1.5


@lru_cache(maxsize=1 << 8)
def asked_by(box: Box, hero: int) -> tuple[tuple[int, int], ...]:
    """What the skill of a Hero for trials costs: gems, and each colour they may have."""
    skills = [box.skills[number] for number in box.heroes[hero].skills]
    return tuple(
        (colour, skill.cost.amount)
        for skill in skills
        if skill.kind == HAZARD_SKILL
        for colour in COLOURS
        if skill.cost.colours >> colour & 1
    )


def asked(state: Alkoor) -> list[int]:
    """By pool, how many gems the Heroes of the board have a use for."""
    found, box, wounds = [0] * len(state.gems), state.box, state.wounds
    size = SLOTS // state.boards
    for slot, hero in enumerate(state.team):
        if not wounds[slot]:
            first = 5 * (slot // size)
            for colour, count in asked_by(box, hero):
                found[first + colour] += count
    return found


def gems_worth(state: Alkoor) -> float:
    """All gems of the team; sets are counted elsewhere."""
    worth = 0.0
    for count, useful in zip(state.gems, asked(state), strict=True):
        worth += GEMS[count] if count < 5 else 4.8 + LATER_GEM * (count - 4)
        worth += SKILLED * (count if count < useful else useful)
    return worth


def gem_worth(state: Alkoor, pool: int, more: int = 0) -> float:
    """What the last gem of a pool is worth, or one more."""
    count = state.gems[pool] - 1 + more
    worth = GEM_WORTH[count] if count < len(GEM_WORTH) else LATER_GEM
    if count < asked(state)[pool]:
        worth += SKILLED
    first = pool - pool % 5
    others = [state.gems[first + colour] for colour in COLOURS if first + colour != pool]
    if min(others) > count:
        worth += 0.8 * state.box.gems.set_points
    return worth
