"""Preparation of a game, and what earlier games have earned."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from antre.core.errors import BadSetup
from antre.games.alkoor import GAME
from antre.games.alkoor.rules.scoring import beats_challenge
from antre.games.alkoor.rules.state import ACCOMPLISHED, NOTHING, Alkoor
from tests.alkoor.tables import (
    BOX,
    QUESTS,
    asked,
    blank,
    choose,
    events_of,
    new,
    score,
    skip,
    team,
    texts,
)

every_table = pytest.mark.parametrize("seats", [1, 2, 3])
ALL = {challenge.id: 5 for challenge in BOX.challenges}


@every_table
@pytest.mark.proves("goal.players", "setup.zone-cards", "setup.door-card", "setup.room-cards",
                    "setup.draw-piles", "setup.treasure", "setup.team-pawn", "setup.avatar-pawn",
                    "setup.portal-and-relic-tokens", "teams.vils-six", "ruling.vils-team-size",
                    "setup.random-face-down", "setup.shared-area")  # fmt: skip
def test_the_board_is_laid_out(seats: int) -> None:
    state = new(seats)
    assert state.slot_count == [1] * 7
    assert state.rooms == [NOTHING] * 10
    assert (state.pawn, state.avatar) == (0, -15)
    assert (state.portal, state.relic_used, state.treasure) == (False, False, NOTHING)
    assert len(state.loot_pile) == 56
    assert len(state.relic_pile) == 9
    assert len(state.unforeseen_pile) == 69
    assert state.vils_unseen == 6
    view = state.view(-1)
    assert view["hero_pile"] == 63 - 6 - 6
    assert view["treasures"] == 6


@pytest.mark.proves("quests.vils-draw", "quests.team-opposite", "quests.team-face-up")
def test_the_team_has_the_opposed_quest() -> None:
    for seed in range(8):
        state = new(2, seed)
        vils = BOX.quests[state.vils_quest]
        assert vils.opposed == state.quest
        assert BOX.quests[state.quest].opposed == state.vils_quest
        assert state.view(-1)["quest"] == BOX.quests[state.quest].id
    assert {BOX.quests[new(1, seed).vils_quest].id for seed in range(40)} > {"Q-dwarf", "Q-elf"}


@pytest.mark.proves("teams.own-six", "teams.own-placement", "ruling.enrol-arrange",
                    "teams.leader-slot", "setup.order")  # fmt: skip
def test_heroes_are_placed_in_any_order() -> None:
    state = new(2)
    drawn = [BOX.heroes[hero].id for hero in state.recruits]
    assert len(drawn) == 6
    choose(state, "done")
    order = [drawn[3], drawn[0], drawn[5], drawn[1], drawn[2]]
    choose(state, *(f"stand:{name}" for name in order))
    assert team(state) == [*order, drawn[4]]
    kinds = [event["kind"] for event in state.log(-1)]
    steps = ["quests_settled", "team_drawn", "team_stands", "challenge_set", "turn_begins"]
    assert [kind for kind in kinds if kind in steps] == steps


@pytest.mark.proves("challenge.pick", "challenge.after-enrolment", "ruling.all-ticked")
def test_the_challenge_may_be_chosen_once_the_team_stands() -> None:
    state = new(2, challenge="later", earned={"infernal": 5})
    skip(state, "ReplaceRecruit", "StandHero")
    assert len(state.team) == 6
    assert asked(state) == "ChooseChallenge"
    assert len(texts(state)) == 10
    choose(state, "challenge:infernal")
    assert BOX.challenges[state.challenge].id == "infernal"


# --- rewards


@pytest.mark.proves("campaign.pepere", "ruling.reward-timing")
def test_gems_that_were_earned() -> None:
    state = new(2, earned={"pepere": 2})
    skip(state, "PlaceGem")
    assert sum(state.gems) == 14
    assert asked(state) == "ReplaceRecruit"


@pytest.mark.proves("campaign.petillant", "ruling.extra-heroes")
def test_heroes_that_were_earned() -> None:
    state = new(2, earned={"petillant": 3})
    assert len(state.recruits) == 9
    for _ in range(3):
        assert asked(state) == "LetGo"
        choose(state, texts(state)[0])
    assert asked(state) == "ReplaceRecruit"
    assert len(state.hero_discard) == 3
    assert sum(state.gems) == 10


@pytest.mark.proves("campaign.aise", "campaign.aise-cursed")
def test_loot_that_was_earned_is_never_cursed() -> None:
    for seed in range(6):
        state = new(2, seed, earned={"aise": 5})
        skip(state, "ReplaceRecruit", "StandHero")
        gained = events_of(state, "items_gained")[0]["items"]
        cursed = [item for item in state.loot_discard if BOX.equipment[item].cursed]
        assert len(gained) + len(cursed) == 5
        assert not {"LT51", "LT52", "LT53", "LT54", "LT55", "LT56"} & set(gained)


@pytest.mark.proves("campaign.penible", "campaign.avance", "campaign.ardu", "campaign.intense",
                    "campaign.infect", "campaign.five-ticks", "campaign.carry")  # fmt: skip
def test_cards_that_were_earned_lie_on_their_slots() -> None:
    def counts(**earned: int) -> list[int]:
        return new(2, earned=earned).slot_count

    assert counts(intense=1) == [2, 2, 1, 1, 1, 1, 1]
    assert counts(avance=2) == [1, 1, 3, 3, 1, 1, 1]
    assert counts(penible=3) == [1, 1, 1, 1, 4, 1, 1]
    assert counts(infect=4) == [1, 1, 1, 1, 1, 5, 1]
    assert counts(ardu=5) == [1, 1, 1, 1, 1, 1, 6]
    with pytest.raises(BadSetup):
        counts(ardu=6)


@pytest.mark.proves("campaign.infame", "campaign.infame-timing", "ruling.infame-choice")
def test_one_of_several_quests_is_kept() -> None:
    state = new(2, earned={"infame": 5})
    offered = [BOX.quests[quest].id for quest in state.offered]
    assert len(offered) == 6
    skip(state, "ReplaceRecruit", "StandHero")
    assert texts(state) == [f"quest:{name}" for name in offered]
    choose(state, f"quest:{offered[2]}")
    assert state.vils_quest == QUESTS[offered[2]]
    assert state.quest == BOX.quests[state.vils_quest].opposed
    assert len(state.quests) == 10


@pytest.mark.proves("ruling.rewards-optional")
def test_rewards_that_nobody_names_are_not_given() -> None:
    assert new(2).slot_count == [1] * 7
    assert sum(new(2, earned={"pepere": 0}).gems) == 10


@pytest.mark.proves("campaign.infernal", "goal.ultimate", "campaign.five-ticks",
                    "ruling.all-ticked", "goal.secondary")  # fmt: skip
def test_a_tick_for_a_beaten_challenge() -> None:
    state = blank(2, earned=ALL)
    state.challenge = 9
    state.stack.clear()
    state.ending = ACCOMPLISHED
    score(state, 123)
    assert beats_challenge(state)
    assert GAME.engine.earned(state) == {"earned": ALL}
    first = blank(2)
    first.challenge = 9
    first.ending = ACCOMPLISHED
    score(first, 123)
    assert GAME.engine.earned(first) == {"earned": {"infernal": 1}}


def settings() -> Iterator[Alkoor]:
    for challenge in BOX.challenges:
        yield new(1, challenge=challenge.id)


@pytest.mark.proves("challenge.meaning")
def test_every_challenge_can_be_played() -> None:
    names = []
    for state in settings():
        skip(state, "ReplaceRecruit", "StandHero")
        names.append(state.view(0)["challenge"])
    assert names == [challenge.id for challenge in BOX.challenges]
