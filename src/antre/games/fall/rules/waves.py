"""Three waves, each an ancestry phase, a battle and an end; upkeep between them."""

from __future__ import annotations

from antre.core.step import Step
from antre.games.fall.rules import events
from antre.games.fall.rules.draft import DEAL
from antre.games.fall.rules.final_scoring import FINAL_SCORING
from antre.games.fall.rules.rewards import REWARDS
from antre.games.fall.rules.state import TABLE, Fall
from antre.games.fall.rules.supplies import SET_SUPPLIES
from antre.games.fall.rules.survivor import CHECK_CRITICAL, MARK_CRITICAL
from antre.games.fall.rules.turn import BATTLE
from antre.games.fall.rules.upkeep import UPKEEP
from antre.games.fall.rules.wave_end import ENTRENCH, INVASIONS
from antre.games.fall.rules.wave_scoring import SCORE_CHAMPIONS, SCORE_DOMAINS

LAST_WAVE = 3


class Wave(Step[Fall]):
    """The phases of a wave, the last one at the bottom."""

    __slots__ = ()

    def run(self, state: Fall) -> None:
        state.tell(events.WaveBegins, TABLE, state.wave)
        alone = state.setup.seats == 1
        if state.wave < LAST_WAVE:
            state.stack += (WAVE, UPKEEP)
            if alone:
                state.stack.append(CHECK_CRITICAL)
            state.stack.append(SCORE_DOMAINS)
        else:
            state.stack.append(FINAL_SCORING)
        state.stack += (
            SCORE_CHAMPIONS, REWARDS, INVASIONS, ENTRENCH, BATTLE, SET_SUPPLIES, DEAL,
        )  # fmt: skip
        if alone and state.wave < LAST_WAVE:
            state.stack.append(MARK_CRITICAL)


WAVE = Wave()
