"""Which effects may stand where: on an outcome, as a Blessing, for a die, while worn, and so on."""

from __future__ import annotations

from antre.core.edition import Entry
from antre.games.alkoor.content.effects import (
    ADVANCE,
    BAD_LUCK,
    BEARER,
    BOARD,
    BONUS_MOVE,
    BOOST,
    CHANCE_BONUS,
    CHOSEN,
    EXCHANGE,
    FORESEE,
    FORFEIT,
    FREE_SKILL,
    GEMS,
    HEAL,
    HEAL_ALL,
    LAST_STAND,
    LOOT,
    LOWER,
    MATES,
    MERCY,
    NEW_BLOOD,
    OTHERS,
    PASS_OBJECTIVE,
    PASSIVE,
    PERIL,
    PORTAL_TOKEN,
    QUEST_RELIC,
    RECLAIM,
    RECRUIT,
    RELIC,
    RELIC_TOKEN,
    REMOVE_TOKENS,
    REPEL,
    REROLL,
    REROLL_DESTINY,
    RESCUE_DEAD,
    RETREAT,
    REVEAL,
    SACRIFICE,
    SELL,
    SET_DIE,
    STILLNESS,
    SWAP,
    TAP,
    TARGETS,
    TEAM,
    THEFT,
    TRIBUTE,
    UNFORESEEN,
    UNFORESEEN_OR_REGAIN,
    VERBS,
    VILS_HERO,
    VILS_LOOT,
    VILS_ROOMS,
    VILS_TOKENS,
    VILS_UNFORESEEN,
    VISION,
    WARD,
    WIN_DEAD,
    Effect,
)
from antre.games.alkoor.content.names import SKILL_KINDS, TIMINGS

# What can happen at any time: to gems, cards, pawns and Heroes.
DEEDS = (
    GEMS, LOOT, RELIC, HEAL, HEAL_ALL, ADVANCE, RETREAT, PERIL, TRIBUTE, THEFT, REVEAL, VISION,
    REPEL, RECRUIT, TAP, RECLAIM, SACRIFICE, SWAP, EXCHANGE, SELL, RESCUE_DEAD, REMOVE_TOKENS,
)  # fmt: skip
BLESSINGS = (*DEEDS, FORESEE, NEW_BLOOD)


class Context:
    """A place for effects: the verbs that may stand there, and whom they may be about."""

    __slots__ = ("targets", "verbs")

    def __init__(self, verbs: tuple[int, ...], targets: tuple[int, ...] = (TEAM,)) -> None:
        self.verbs = verbs
        self.targets = targets

    def check(self, entry: Entry, field: str, effects: tuple[Effect, ...]) -> None:
        """Note what does not belong here."""
        for effect in effects:
            if effect.verb not in self.verbs:
                allowed = ", ".join(VERBS[verb] for verb in self.verbs)
                entry.problem(field, f"{effect.name!r} cannot stand here; what can is {allowed}")
            elif effect.target not in self.targets:
                allowed = ", ".join(TARGETS[target] for target in self.targets)
                whom = TARGETS[effect.target]
                entry.problem(field, f"`{effect.name} of {whom}` cannot stand here, only {allowed}")

    def both(self, other: Context) -> Context:
        """What may stand in this place and in another."""
        verbs = tuple(verb for verb in self.verbs if verb in other.verbs)
        return Context(verbs, tuple(target for target in self.targets if target in other.targets))


OUTCOME = Context(DEEDS)
ROOM_WON = Context((*DEEDS, QUEST_RELIC, RELIC_TOKEN, PORTAL_TOKEN))
OFFER = Context(DEEDS, (TEAM, BOARD))
TOKEN = Context(
    (*DEEDS, CHANCE_BONUS, BONUS_MOVE, UNFORESEEN, UNFORESEEN_OR_REGAIN, FORFEIT), (TEAM, CHOSEN)
)
CHANCE_TABLE = Context((*DEEDS, UNFORESEEN, BAD_LUCK))
POWER = Context((VILS_HERO, VILS_ROOMS, VILS_UNFORESEEN, VILS_LOOT, VILS_TOKENS))
WORN = Context(PASSIVE)

WITH_BEARER = (TEAM, BOARD, BEARER, OTHERS, MATES)
BY_SKILL = dict(
    zip(
        SKILL_KINDS,
        (
            Context((LOWER,)),
            Context(BLESSINGS, WITH_BEARER),
            Context(DEEDS, WITH_BEARER),
            Context((HEAL, HEAL_ALL), WITH_BEARER),
            Context((WARD, LAST_STAND), (TEAM, BOARD, BEARER)),
            Context((REROLL, SET_DIE), (TEAM, BOARD)),
        ),
        strict=True,
    )
)
BY_TIMING = dict(
    zip(
        TIMINGS,
        (
            Context(BLESSINGS, (TEAM, BOARD)),
            Context((LOWER, PASS_OBJECTIVE, FREE_SKILL, BOOST), (TEAM, BOARD)),
            Context((LOWER, FREE_SKILL, SET_DIE, REROLL, REROLL_DESTINY), (TEAM, BOARD)),
            Context(DEEDS, (TEAM, BOARD)),
            Context((WARD, WIN_DEAD), (TEAM, BOARD)),
            Context((MERCY, STILLNESS)),
        ),
        strict=True,
    )
)


def of_skill(kind: int) -> Context:
    return BY_SKILL[SKILL_KINDS[kind]]


def of_timing(timing: int) -> Context:
    """What a Dilemma may do that can be played at all of these moments (bits)."""
    found = Context(tuple(range(len(VERBS))), tuple(range(len(TARGETS))))
    for bit, name in enumerate(TIMINGS):
        if timing >> bit & 1:
            found = found.both(BY_TIMING[name])
    return found
