"""Scores of the team and of the Vils, and how a game ends."""

from __future__ import annotations

import pytest

from antre.games.alkoor.rules import scoring
from antre.games.alkoor.rules.ends import end_game
from antre.games.alkoor.rules.piles import lay_face_down
from antre.games.alkoor.rules.state import (
    ACCOMPLISHED,
    CAUGHT,
    LOOT_PILE,
    NO_HEROES,
    SAVED,
    UNFORESEEN_PILE,
    VILS_FINISHED,
    Alkoor,
)
from tests.alkoor.tables import (
    BOX,
    HEROES,
    TOKENS,
    all_gems,
    blank,
    card,
    gems,
    stow,
    turn_up,
    vils_gems,
    wear,
    win,
)


def parts(state: Alkoor) -> dict[str, int]:
    state.ending = ACCOMPLISHED
    return scoring.breakdown(state)


@pytest.mark.proves("score.heroes", "score.relics", "score.pouch", "score.gem-sets",
                    "ruling.gem-sets", "ruling.loot-points", "ruling.treasure-score")  # fmt: skip
def test_points_of_the_team() -> None:
    state = blank(2)
    all_gems(state, 1, 2)
    gems(state, 2, red=4, orange=4, violet=4, green=4)
    wear(state, 1, "RL1")
    stow(state, 2, "RL9", "LT50")
    win(state, "ZM3", "K11", "B01", "H44", "T1")
    found = parts(state)
    assert found["heroes"] == 3 + 5 + 6 + 5 + 6 + 4
    assert found["relics"] == 10 + 8
    assert found["pouch"] == 10 + 5 + 3 + 2 + 15
    assert found["gem_sets"] == 10


@pytest.mark.proves("vscore.side-missions", "vscore.heroes", "vscore.pile", "vscore.gem-sets",
                    "vscore.tokens", "ruling.vils-main", "teams.vils-leader", "score.method",
                    "ruling.dilemma-points", "tokens.vils-slot")  # fmt: skip
def test_points_of_the_vils() -> None:
    state = blank(2, quest="Q-elf")
    state.vils_team = [HEROES[name] for name in ("H01", "H08", "H15", "H44", "H45", "H46")]
    state.vils_pile = [card(name) for name in ("ZF2", "N07", "K01", "RL1", "LT01", "LT11", "H11")]
    vils_gems(state, red=2, orange=1, violet=1, green=1, blue=1)
    state.vils_tokens = [TOKENS["red-purse"]] * 4 + [TOKENS["grey-chance"]] * 2
    found = parts(state)
    # A dwarf leads, three are dwarfs, three dwarf Equipment, and a dead elf.
    assert found["vils_missions"] == -40
    assert found["vils_heroes"] == -(2 + 3 + 4 + 2 + 4 + 3)
    assert found["vils_pile"] == -(4 + 1 + 3 + 10 + 3)
    assert found["vils_tokens"] == -(1 + 1 + 1 + 2 + 1 + 1)
    assert found["vils_gem_sets"] == -5


@pytest.mark.proves("score.side-missions", "quests.missions", "ruling.equipment-count")
def test_gold_counts_where_a_quest_asks_for_it() -> None:
    state = blank(2, quest="Q-gnome")
    quest = BOX.quests[state.quest]
    rich = [46, 47, 48, 49, 45]
    assert scoring.equipment_mission(state, quest, rich) == 0
    assert scoring.equipment_mission(state, quest, [*rich, 21, 23]) == 10


@pytest.mark.proves("teams.vils-leader", "vscore.heroes", "vscore.pile")
def test_face_down_cards_are_turned_up_at_the_end() -> None:
    state = blank(2)
    lay_face_down(state, LOOT_PILE, 4)
    lay_face_down(state, UNFORESEEN_PILE, 3)
    end_game(state, ACCOMPLISHED)
    state.run()
    assert state.over
    assert len(state.vils_team) == 6
    assert len(state.vils_pile) == 7
    assert state.vils_down == [0, 0, 0]
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)
    assert state.outcome.margins[0] == max(0, scoring.gap(state))


@pytest.mark.proves("goal.main", "ruling.negative-gap", "result.failure")
def test_a_quest_succeeds_even_with_a_gap_below_nothing() -> None:
    state = blank(2, heroes=["H01"])
    state.vils_team = [HEROES[name] for name in ("H10", "H14", "H17", "H36", "H48", "H56")]
    state.ending = ACCOMPLISHED
    state.stack.clear()
    assert scoring.gap(state) < 0
    outcome = scoring.conclude(state)
    assert outcome.winners == (0, 1)
    assert outcome.margins == (0.0, 0.0)
    assert outcome.reason.rule == "result.failure"


@pytest.mark.proves("ruling.no-score-on-failure", "end.caught", "end.vils-finish")
@pytest.mark.parametrize("ending", [CAUGHT, VILS_FINISHED, SAVED, NO_HEROES])
def test_nothing_is_counted_after_a_defeat(ending: int) -> None:
    state = blank(3)
    win(state, "ZM3")
    state.relic_used = True
    end_game(state, ending)
    state.run()
    assert state.over
    assert state.scores == [0, 0, 0]
    assert state.outcome is not None
    assert state.outcome.winners == ()
    assert state.outcome.margins == (-1.0, -1.0, -1.0)


# --- the Quest of the Vils


@pytest.mark.proves("vilsquest.step1-no-relic", "ruling.vils-no-relic")
def test_without_their_relic_the_vils_stay_on_the_first_notch() -> None:
    state = blank(2, quest="Q-elf")
    stow(state, 1, "RL1")
    turn_up(state, 1, "S1")
    turn_up(state, 2, "S5")
    turn_up(state, 3, "S10")
    assert state.notch == 1
    assert state.vils_pile == []
    assert state.countdown == -1


@pytest.mark.proves("vilsquest.step2", "vilsquest.no-match", "quests.vils-slide")
def test_the_vils_take_step_after_step() -> None:
    state = blank(2, quest="Q-elf")
    notches = []
    for slot, name in enumerate(("S2", "S1", "S3", "S5", "S10"), 1):
        turn_up(state, slot, name)
        notches.append(state.notch)
    assert notches == [0, 1, 1, 2, 3]
    assert state.countdown == state.turn + 3
