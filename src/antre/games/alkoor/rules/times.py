"""Moments of a game, and what can be used at which of them."""

from __future__ import annotations

from antre.games.alkoor.content.names import (
    AFTER_ROLL,
    ANY_TIME,
    AT_BLESSING,
    AT_WOUND,
    BEFORE_ROLL,
    DICE_SKILL,
    DIVINE,
    HAZARD_SKILL,
    HEALING,
    OPPORTUNITY,
    SHIELD,
    TRIAL_WON,
)

# No roll is pending; before an objective; after its roll, missed or reached; a Vitality test that
# went badly; Defence losses to come; the Destiny die was rolled; the pawn is about to move; a Hero
# is about to go to the Vils; dark outcomes are about to apply; a trial is won; a debt cannot be
# paid; the Blessing; the Avatar is about to move.
(
    IDLE, BEFORE, MISSED, REACHED, TESTED, WOUND, DESTINY, STRIDING, DYING, LOST, WON, SHORT,
    BLESSING, AVATAR,
) = (1 << bit for bit in range(14))  # fmt: skip

# Dilemmas by the timing printed on them; what changes the Destiny die can be played at any time.
TIMES = {
    AT_BLESSING: BLESSING,
    BEFORE_ROLL: BEFORE,
    AFTER_ROLL: MISSED | REACHED | TESTED | STRIDING | DESTINY | AVATAR | IDLE,
    TRIAL_WON: WON,
    AT_WOUND: TESTED | WOUND | DYING,
    ANY_TIME: LOST | AVATAR,
}
# Skills by kind.
SKILL_TIMES = {
    HAZARD_SKILL: BEFORE | MISSED, DIVINE: BLESSING, OPPORTUNITY: WON, HEALING: 0,
    SHIELD: TESTED | WOUND, DICE_SKILL: MISSED | TESTED,
}  # fmt: skip
SKILL_WAITS = {
    HAZARD_SKILL: 0, DIVINE: 0, OPPORTUNITY: 0, HEALING: IDLE | BEFORE | BLESSING, SHIELD: 0,
    DICE_SKILL: STRIDING,
}  # fmt: skip
