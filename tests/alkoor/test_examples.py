"""The examples of the rulebook, and those that follow from its rules, with their numbers."""

from __future__ import annotations

import pytest

from antre.games.alkoor.rules import scoring
from antre.games.alkoor.rules.deaths import TO_TEAM, die
from antre.games.alkoor.rules.progression import AskStop, AvatarMoves, MoveAvatar
from antre.games.alkoor.rules.resolution import RESOLVE
from antre.games.alkoor.rules.revelation import difficulty
from antre.games.alkoor.rules.state import ACCOMPLISHED
from antre.games.alkoor.rules.turn import BEGIN_TURN
from tests.alkoor.tables import (
    BOX,
    HEROES,
    TOKENS,
    act,
    all_gems,
    asked,
    at_rest,
    blank,
    choose,
    draws,
    effect,
    events_of,
    gems,
    gems_on,
    hold,
    in_abyss,
    new,
    pouch,
    room,
    skip,
    team,
    texts,
    trial,
    wear,
    zone_on,
)

# --- before the game


@pytest.mark.proves("example.replacement-prices", "teams.replace", "teams.replace-cost",
                    "ruling.enrol-payer", "ruling.discarded-recruits")  # fmt: skip
def test_three_replacements_cost_one_two_and_three_gems() -> None:
    state = new(2)
    before, first = sum(state.gems), state.recruits
    for price in (1, 2, 3):
        choose(state, f"stand:{BOX.heroes[state.recruits[0]].id}")
        skip(state, "ReplaceBy", "PayGem")
        before -= price
        assert sum(state.gems) == before
    assert before == 4
    assert len(state.recruits) == 6
    assert len(set(first) - set(state.recruits)) <= 3 == len(state.hero_discard)


@pytest.mark.proves("example.succession", "teams.succession", "teams.shift-left",
                    "teams.leader-slot", "ruling.shift-keeps")  # fmt: skip
def test_when_the_leader_dies_all_move_up() -> None:
    state = blank(2)
    wear(state, 4, "LT01")
    state.wounds[3] = 2
    die(state, HEROES["H02"], TO_TEAM)
    state.run()
    assert team(state) == ["H03", "H10", "H13", "H17", "H28"]
    assert (state.wounds[2], len(state.worn[2])) == (2, 1)
    assert state.board_of(2) == 0
    assert len(state.team) == 5


@pytest.mark.proves("example.challenge-first", "challenge.easy", "challenge.meaning",
                    "challenge.first-game-advice")  # fmt: skip
def test_a_first_game_with_pepere() -> None:
    state = new(1)
    assert BOX.challenges[state.challenge].id == "pepere"
    assert (difficulty(state).gems, difficulty(state).unforeseen) == (2, 2)
    assert BOX.challenges[state.challenge].gap == 42


@pytest.mark.proves("challenge.normal", "challenge.hard")
@pytest.mark.parametrize(("name", "count"), [("aise", 3), ("infernal", 4)])
def test_harder_challenges(name: str, count: int) -> None:
    state = blank(1, challenge=name)
    state.challenge = [challenge.id for challenge in BOX.challenges].index(name)
    assert (difficulty(state).gems, difficulty(state).unforeseen) == (count, count)


# --- blessing


@pytest.mark.proves("example.blessing-choices", "blessing.optional", "blessing.kinds",
                    "blessing.one", "blessing.own-board", "blessing.shield-loot",
                    "blessing.dilemma-use")  # fmt: skip
def test_four_choices_of_a_blessing_and_one_of_them_is_used() -> None:
    state = blank(2, heroes=["H57", "H02", "H03", "H20", "H21", "H25"])
    wear(state, 2, "LT35")
    state.wounds[1] = 2
    hold(state, 1, "N01")
    gems(state, 1, red=1, blue=1)
    state.attended = 1
    act(state, BEGIN_TURN)
    blessings = {text for text in texts(state, 0) if not text.startswith(("trade", "ask"))}
    assert blessings == {"go", "skill:LT35", "skill:H57-sacrifice", "dilemma:1-N01"}
    choose(state, "skill:LT35")
    assert state.wounds[1] == 0
    assert not {"skill:H57-sacrifice", "dilemma:1-N01"} & set(texts(state, 0))


@pytest.mark.proves("example.blessing-mikau", "blessing.sacrifice-skill", "blessing.skill-payment",
                    "gems.optional-skill")  # fmt: skip
def test_mikau_sacrifices_an_evil_teammate_who_is_won() -> None:
    state = blank(2, heroes=["H57", "H02", "H03", "H20", "H21", "H25"], quest="Q-light")
    gems(state, 1, red=1, blue=1)
    gems(state, 2, red=1)
    act(state, BEGIN_TURN)
    choose(state, "skill:H57-sacrifice")
    assert gems_on(state, 1) == {}
    assert gems_on(state, 2) == {"red": 1}
    assert "hero:1" not in texts(state)
    choose(state, "hero:2")
    assert pouch(state) == ["H02"]
    assert scoring.dead_mission(state, BOX.quests[state.quest], state.pouch) == 10


# --- progression


@pytest.mark.proves("example.progression-six", "avatar.brake", "avatar.minimum",
                    "avatar.brake-team-unaffected", "move.walk-gem", "move.walk-potential",
                    "move.optional-stop", "gems.guide-pays-brake", "destiny.moves-avatar",
                    "destiny.moves-team", "destiny.order", "destiny.roll")  # fmt: skip
def test_a_six_is_braked_and_the_team_stops_on_the_red_token() -> None:
    state = blank(2)
    all_gems(state, 1, 1)
    state.tokens[5] = TOKENS["red-purse"]
    zone_on(state, 1, "ZF2")
    draws(state, destiny="6", gem="red")
    act(state, BEGIN_TURN)
    skip(state, "Bless")
    assert asked(state) == "MoveAvatar"
    assert "brake:5" in texts(state)
    choose(state, "brake:5")
    assert state.avatar == -14
    choose(state, "place:1")
    assert sum(state.gems) == 1
    assert state.walking
    assert [text for text in texts(state) if text.startswith("stop")] == [
        "stop:4", "stop:5", "stop:6", "stop:shortcut-1",
    ]  # fmt: skip
    choose(state, "stop:5")
    assert asked(state) == "KeepToken"
    assert events_of(state, "token_revealed")[0]["token"] == "red-purse"


@pytest.mark.proves("example.progression-six", "destiny.six-no-substitute", "individual.hero",
                    "destiny.designates")  # fmt: skip
def test_a_six_designates_the_sixth_hero_and_replaces_nothing() -> None:
    state = blank(2)
    state.destiny = 6
    gems(state, 2, blue=2)
    draws(state, die="5 5 5 5 5")
    trial(state, "ZF4")
    assert state.dice_hero == [HEROES["H28"]] * 5
    assert not any(text.startswith("substitute") for seat in state.waiting
                   for text in texts(state, seat))  # fmt: skip


@pytest.mark.proves("example.derived-brake-limit", "avatar.distance")
def test_the_avatar_always_moves_one_space() -> None:
    state = blank(2)
    all_gems(state, 1)
    state.destiny = 4
    brakes = MoveAvatar(0).answers(state, 0)
    assert [option.text for option in brakes] == ["brake:0", "brake:1", "brake:2", "brake:3"]
    act(state, AvatarMoves(3))
    assert state.avatar == -14


# --- chance


@pytest.mark.proves("example.chance-two", "chance.cumulate", "chance.bonus2", "chance.bonus1",
                    "chance.two-ways", "chance.roll-placed", "destiny.chance-reroll",
                    "ruling.chance-order")  # fmt: skip
def test_a_two_brings_loot_and_an_unforeseen() -> None:
    state = blank(2)
    draws(state, destiny="2", loot="LT01 LT02", unforeseen="N07")
    effect(state, "chance")
    choose(state, "roll", "use")
    assert state.destiny == 2
    choose(state, "wear:1", "stow:2")
    assert state.worn[0]
    assert state.stored[1]
    choose(state, "place:2")
    assert len(state.dilemmas[1]) == 1
    assert at_rest(state)


@pytest.mark.proves("example.chance-five", "chance.bonus5-reveal", "chance.bonus5-discard",
                    "chance.bonus4", "chance.bonus3")  # fmt: skip
def test_a_five_brings_all_bonuses() -> None:
    state = blank(2)
    state.wounds = [1, 1, 1, 1, 0, 0]
    draws(state, destiny="5", hero="H01", loot="LT01 LT02", unforeseen="K01",
          gem="red red red red")  # fmt: skip
    effect(state, "chance")
    choose(state, "roll")
    assert asked(state) == "Recruit"
    choose(state, "discard")
    skip(state, "PlaceGem")
    assert sum(state.gems) == 4
    choose(state, "hero:1", "hero:2", "hero:3")
    assert state.wounds == [0, 0, 0, 1, 0, 0]
    choose(state, "use", "stow:1", "stow:1")
    assert at_rest(state)
    assert len(state.unforeseen_discard) == 1


@pytest.mark.proves("example.chance-loaded-die", "chance.loaded-die", "chance.six",
                    "destiny.guide-only", "ruling.destiny-changers")  # fmt: skip
def test_a_loaded_die_turns_bad_luck_into_five_bonuses() -> None:
    state = blank(2)
    hold(state, 1, "N12")
    draws(state, destiny="6", hero="H01")
    effect(state, "chance")
    choose(state, "roll", "dilemma:1-N12")
    assert state.destiny == 5
    assert asked(state) == "Recruit"
    held_by_another = blank(2)
    hold(held_by_another, 2, "N12")
    draws(held_by_another, destiny="6 6", die="3")
    effect(held_by_another, "chance")
    choose(held_by_another, "roll")
    assert not events_of(held_by_another, "hero_found")


@pytest.mark.proves("example.chance-token-reroll", "chance.token-as-reroll", "tokens.chance",
                    "tokens.held-any-time", "tokens.used-vils")  # fmt: skip
def test_a_chance_token_rerolls_an_unwelcome_destiny() -> None:
    state = blank(2)
    hold(state, 1, "grey-chance")
    draws(state, destiny="6 1", unforeseen="K01")
    act(state, BEGIN_TURN)
    skip(state, "Bless")
    assert state.destiny == 6
    choose(state, "token:1-grey-chance", "roll")
    assert state.destiny == 1
    assert state.vils_tokens == [TOKENS["grey-chance"]]
    moved = events_of(state, "avatar_moved")[-1]
    assert (moved["to"], moved["distance"]) == (-14, 14)


# --- portals


@pytest.mark.proves("example.portal-chain", "portal.pair", "portal.octuple", "portal.mid-move",
                    "portal.city-ends", "move.portal-free", "move.room-step", "end.accomplished",
                    "ruling.corridor-moves")  # fmt: skip
def test_three_steps_lead_through_two_portals_to_the_city() -> None:
    state = blank(2)
    room(state, 1, "S6")
    room(state, 9, "S5")
    room(state, 10, "S10")
    in_abyss(state, "44")
    state.portal = state.relic_used = True
    state.rooms_done = 1 << 9
    state.destiny = 3
    state.avatar = -15
    act(state, AskStop(), RESOLVE)
    assert "stop:city" in texts(state)
    state.destiny = 2
    assert "stop:city" not in texts(state)
    state.destiny = 3
    choose(state, "stop:city")
    assert state.over
    assert state.ending == ACCOMPLISHED
    assert state.outcome is not None
    assert state.outcome.winners == (0, 1)
