"""Examples of the Vils, of scores and of Challenges, with their numbers."""

from __future__ import annotations

import pytest

from antre.games.alkoor.rules import scoring
from antre.games.alkoor.rules.debts import owe
from antre.games.alkoor.rules.enrolment import ticks
from antre.games.alkoor.rules.resolution import RESOLVE
from antre.games.alkoor.rules.state import ACCOMPLISHED, NOTHING, VILS_FINISHED
from antre.games.alkoor.rules.turn import BEGIN_TURN, END_TURN
from antre.games.alkoor.rules.vils import draw_for_vils, new_phase
from tests.alkoor.tables import (
    BOX,
    HAZARDS,
    QUESTS,
    act,
    at_rest,
    blank,
    choose,
    draws,
    events_of,
    gems,
    new,
    pile,
    pouch,
    score,
    skip,
    stow,
    texts,
    turn_up,
    vils_gems,
    win,
)

# --- the Vils


@pytest.mark.proves("example.derived-vils-surplus", "vils.surplus", "reveal.vils-power",
                    "ruling.surplus-phase", "vils.power-red")  # fmt: skip
def test_a_surplus_of_red_gems_is_discarded_with_the_set() -> None:
    state = blank(2)
    vils_gems(state, red=3)
    new_phase(state)
    draws(state, gem="red red blue")
    draw_for_vils(state, 3)
    assert state.vils_gems == [0, 0, 0, 0, 1]
    assert state.bank[0] == 25
    assert state.vils_down == [1, 0, 0]
    draws(state, gem="red")
    draw_for_vils(state, 1)
    assert state.vils_gems[0] == 0
    assert state.bank[0] == 25
    new_phase(state)
    draws(state, gem="red")
    draw_for_vils(state, 1)
    assert state.vils_gems[0] == 1


@pytest.mark.proves("example.derived-unpayable", "gems.cannot-pay", "ruling.cannot-pay-detail",
                    "gems.mandatory-revelation")  # fmt: skip
def test_a_won_zone_covers_a_missing_gem() -> None:
    state = blank(2)
    gems(state, 1, red=1)
    win(state, "ZF2")
    owe(state, 2)
    state.run()
    choose(state, "card:ZF2")
    assert sum(state.gems) == 0
    assert state.pouch == []
    assert at_rest(state)


@pytest.mark.proves("example.vils-notch-one", "vilsquest.step1", "vilsquest.step1-relic",
                    "quests.vils-slide", "reveal.room-check")  # fmt: skip
def test_the_royal_crypt_brings_the_dwarfs_their_reliquary() -> None:
    state = blank(2, quest="Q-elf")
    turn_up(state, 3, "S1")
    assert state.notch == 1
    assert pile(state) == ["RL1"]


@pytest.mark.proves("example.derived-catch-up", "vilsquest.out-of-order", "vilsquest.step2",
                    "vilsquest.step3", "ruling.vils-catch-up")  # fmt: skip
def test_rooms_that_came_too_early_count_later() -> None:
    state = blank(2, quest="Q-elf")
    turn_up(state, 1, "S5")
    turn_up(state, 2, "S10")
    assert state.notch == 0
    assert state.countdown == NOTHING
    turn_up(state, 3, "S1")
    assert state.notch == 3
    assert state.countdown == state.turn + 3


@pytest.mark.proves("example.derived-countdown", "vilsquest.countdown", "end.vils-finish",
                    "ruling.countdown")  # fmt: skip
def test_three_more_turns_after_the_third_notch() -> None:
    state = blank(2, quest="Q-elf")
    state.turn = 12
    for slot, name in enumerate(("S1", "S5", "S10"), 1):
        turn_up(state, slot, name)
    for turn in (12, 13, 14):
        state.turn = turn
        state.stack[:] = [END_TURN]
        step = state.stack.pop()
        step.run(state)
        assert not state.ending
        assert state.stack == [BEGIN_TURN]
    state.turn = 15
    state.stack[:] = [END_TURN]
    state.run()
    assert state.over
    assert state.ending == VILS_FINISHED
    assert state.outcome is not None
    assert state.outcome.reason.rule == "end.vils-finish"


# --- scoring


@pytest.mark.proves("example.leader-fit", "ruling.leader-alive", "quests.missions")
def test_a_good_leader_fits_a_beneficent_quest() -> None:
    quest = BOX.quests[QUESTS["Q-light"]]
    state = blank(2, heroes=["H14", "H02"], quest="Q-light")
    assert scoring.leader_mission(state, quest, state.team) == 10
    assert scoring.leader_mission(state, quest, state.team[::-1]) == 0


def mission_points(state_quest: str, heroes: list[str], items: list[str], dead: str) -> int:
    state = blank(2, heroes=heroes, quest=state_quest)
    state.ending = ACCOMPLISHED
    stow(state, 1, *items)
    win(state, dead)
    parts = scoring.team_points(state)
    return parts["main"] + parts["missions"]


@pytest.mark.proves("example.quest-dwarfs", "score.main-mission", "score.side-missions",
                    "ruling.thwarted")  # fmt: skip
def test_honour_of_the_dwarfs() -> None:
    dwarfs = ["H01", "H02", "H08", "H03"]
    assert mission_points("Q-dwarf", dwarfs, ["LT01", "LT11", "LT17"], "H10") == 60
    assert mission_points("Q-dwarf", dwarfs[1:], ["LT01", "LT11"], "H10") == 40


@pytest.mark.proves("example.quest-elves", "ruling.equipment-count", "ruling.dead-won-mission")
def test_splendour_of_the_elves() -> None:
    elf_loot = ["LT05", "LT06", "LT09", "LT10"]
    assert mission_points("Q-elf", ["H10", "H11", "H03"], elf_loot, "H02") == 60


@pytest.mark.proves("example.derived-gap", "result.success", "result.failure", "score.method",
                    "end.accomplished")  # fmt: skip
def test_the_gap_is_compared_with_the_challenge() -> None:
    state = blank(2)
    state.ending = ACCOMPLISHED
    state.stack.clear()
    for vils, rule in ((89, "result.success"), (90, "result.failure")):
        score(state, 131, vils)
        outcome = scoring.conclude(state)
        assert outcome.reason.rule == rule
        assert outcome.winners == (0, 1)
        assert scoring.beats_challenge(state) == (rule == "result.success")


@pytest.mark.proves("example.challenge-aise", "campaign.carry", "campaign.aise",
                    "challenge.reward-condition", "goal.reward-carries-over",
                    "challenge.rewards-stack", "ruling.reward-timing")  # fmt: skip
def test_a_beaten_challenge_gives_a_loot_in_later_games() -> None:
    state = blank(2)
    state.challenge = 3
    state.ending = ACCOMPLISHED
    state.stack.clear()
    score(state, 131, 89)
    engine = state.setup.game.engine
    earned = engine.earned(state)
    assert earned == {"earned": {"aise": 1}}
    later = new(2, **earned)
    assert ticks(later, BOX.challenges[3].reward.kind) == 1
    skip(later, "ReplaceRecruit", "StandHero")
    assert len(events_of(later, "items_gained")[0]["items"]) == 1
    score(state, 131, 90)
    assert engine.earned(state) == {"earned": {}}


@pytest.mark.proves("example.derived-multi-zone", "campaign.penible", "campaign.multi-slot",
                    "reveal.several-cards", "challenge.before-flip",
                    "challenge.when-difficulty-applies", "ruling.unforeseen-order")  # fmt: skip
def test_three_cards_on_a_slot_are_read_and_one_is_played() -> None:
    state = blank(2, challenge="aise", earned={"penible": 2})
    state.challenge = 3
    state.pawn = 30
    gems(state, 1, green=4)
    assert state.slot_count[4] == 3
    draws(state, unforeseen="K01 K02 K03", gem="red red blue", hazard="ZC6 ZC1 ZC2")
    act(state, RESOLVE)
    assert len(state.monsters) == 3
    assert sum(state.vils_gems) == 3
    assert texts(state) == ["card:ZC1", "card:ZC2", "card:ZC6"]
    choose(state, "card:ZC1")
    assert sorted(state.slot_out[4]) == [HAZARDS["ZC2"], HAZARDS["ZC6"]]
    skip(state, "BuyAtHaven")
    assert pouch(state) == ["ZC1"]
    assert state.slot_count[4] == 0
