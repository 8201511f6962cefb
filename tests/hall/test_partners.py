"""The team game at the table: seats, portals, turns, and what partners spend together."""

from __future__ import annotations

import random

import pytest

from antre.games.hall.content.resources import CLANS
from antre.games.hall.rules.pedestals import set_pedestal
from antre.games.hall.rules.scoring import known_breakdown
from antre.games.hall.rules.state import Hall
from tests.hall.moments import (
    NINE,
    deal,
    first_turn,
    stocked,
    take_turn,
    to_draft,
    troop,
)  # fmt: skip
from tests.hall.tables import (
    GAME,
    act,
    asked,
    blank,
    choose,
    dig,
    events,
    new,
    options,
    refused,
    spaces,
    stock,
    storage,
    stored,
    troll,
)  # fmt: skip


def team_turn(seat: int = 0) -> Hall:
    state = blank(4, teams=True)
    for other in range(4):
        troop(state, other, "st-1 st-2 st-3 st-4")
    return act(state, seat)


@pytest.mark.proves("team.components", "ruling.team-storage")
def test_two_teams_have_two_storages() -> None:
    state = new(4, teams=True)
    assert len(state.storage) == len(state.honor) == 2
    assert state.view(0)["team_of"] == [0, 1, 1, 0]
    assert len(new(4).storage) == 4


@pytest.mark.proves("ruling.pedestal-token-visibility", "ruling.team-storage")
def test_partners_know_each_others_tokens() -> None:
    """They lie face down in the storage that both share."""
    state = new(4, teams=True)
    state.won = [(5,), (4,), (3,), (2, 3)]
    assert state.view(0)["won"] == [[5], ["?"], ["?"], [2, 3]]
    assert state.view(2)["won"] == [["?"], [4], [3], ["?", "?"]]
    assert state.view(-1)["won"] == [["?"], ["?"], ["?"], ["?", "?"]]
    known = [known_breakdown(state, seat, 3)["pedestal_tokens"] for seat in range(4)]
    assert known == [10, 0, 0, 10]
    worlds = [state.resample(0, random.Random(seed)) for seed in range(20)]
    assert {(*world.won[0], *world.won[3]) for world in worlds} == {(5, 2, 3)}
    assert {world.won[1] for world in worlds} == {(3,), (4,)}


@pytest.mark.proves("pedestal.token")
def test_a_token_is_told_to_the_team_that_takes_it() -> None:
    state = new(4, teams=True)
    set_pedestal(state, 1, CLANS.index("fire"), state.board.statue_spaces[0])
    told = [[event["kind"] for event in state.log(seat)].count("token") for seat in range(-1, 4)]
    assert told == [0, 0, 1, 1, 0]


@pytest.mark.proves("ruling.team-players")
@pytest.mark.parametrize("first", [0, 2])
@pytest.mark.parametrize("choice", [0, 1, 2])
def test_partners_place_their_portals_beside_each_other(first: int, choice: int) -> None:
    state = deal(4, draws={"first": [first]}, teams=True)
    assert state.view(0)["board"] == "winter"
    while asked(state)[1] == "setup-player.portal-space":
        found = options(state)
        choose(state, found[min(choice, len(found) - 1)])
    around = ["T6", "F5", "I22", "T18"]
    assert sorted(around) == sorted(spaces(sum(1 << cell for cell in state.board.starts[4])))
    spots = [around.index(name) for name in state.view(0)["portals"]]
    assert (spots[0] - spots[3]) % 4 in (1, 3)
    assert (spots[1] - spots[2]) % 4 in (1, 3)


@pytest.mark.proves("ruling.team-players")
def test_a_partner_may_not_stand_opposite() -> None:
    state = deal(4, draws={"first": [0]}, teams=True)
    choose(state, "portal:T6", "portal:F5")
    assert asked(state)[0] == 2
    assert options(state) == ["portal:I22"]
    assert refused(state, "portal:T18") == "ruling.team-players"


@pytest.mark.proves("ruling.team-order")
@pytest.mark.parametrize("first", [0, 2])
def test_turns_go_team_1_2_2_1(first: int) -> None:
    state = first_turn(4, first, teams=True)
    seats = [take_turn(state) for _ in range(8)]
    teams = [state.team_of[seat] for seat in seats]
    one, two = state.team_of[first], 1 - state.team_of[first]
    assert teams == [one, two, two, one] * 2
    assert seats[0] == first


@pytest.mark.proves("ruling.team-order")
def test_only_the_left_member_of_a_team_begins() -> None:
    assert {new(4, seed=seed, teams=True).first for seed in range(20)} == {0, 2}


@pytest.mark.proves("ruling.team-storage")
def test_starting_resources_go_to_the_team_and_nobody_gets_a_bonus() -> None:
    state = to_draft(deal(4, draws={"first": [0]}, teams=True))
    while asked(state)[1] == "setup-player.draft-first":
        choose(state, options(state)[0])
    starts = [
        sum(state.content.card_start[card] for card in state.pack[10 * seat : 10 * seat + 4])
        for seat in range(4)
    ]
    assert state.storage == [starts[0] + starts[3], starts[1] + starts[2]]


@pytest.mark.proves("ruling.team-spending")
def test_a_player_spends_from_own_trolls_and_team_storage_alone() -> None:
    state = team_turn()
    storage(state, 0, stone=2)
    troll(state, 0, 1, "st-1", stone=1)
    troll(state, 3, 1, "st-1", stone=1)
    assert options(state, "dig:") == ["dig:I2:stone", "dig:I3:stone", "dig:L3:stone"]
    dig(state, "I3", "stone", "B12 C12 D12")
    assert stored(state, 3) == {}
    assert state.view(0)["held"][3][0] == {"stone": 1}


@pytest.mark.proves("ruling.team-spending", "ruling.team-storage")
def test_what_one_gains_the_other_may_spend() -> None:
    state = team_turn()
    storage(state, 0, coin=4)
    choose(state, "trade", *["give:coin"] * 4, "gain:rune")
    assert stored(state, 3) == {"rune": 1}
    assert stored(state, 1) == {}


@pytest.mark.proves("ruling.team-pedestals")
def test_pedestals_go_to_the_team_and_either_may_place_them() -> None:
    state = team_turn()
    storage(state, 0, coin=2)
    choose(state, "recruit:2a", "join:5")
    assert stocked(state, 0) == stocked(state, 3)
    assert sum(stocked(state, 3).values()) == 1
    assert stocked(state, 1) == {}
    state = team_turn(3)
    stock(state, 0, fire=1)
    storage(state, 3, stone=2)
    dig(state, "I2", "stone", "L22 L21")
    assert asked(state) == (3, "pedestal.offer")


@pytest.mark.proves("ruling.team-coronation")
def test_coronations_go_by_player_and_add_to_the_team() -> None:
    state = first_turn(4, 0, teams=True)
    troop(state, 0, NINE)
    troop(state, 3, NINE)
    for _ in range(4):
        take_turn(state)
    assert [(event["seat"], event["value"]) for event in events(state, "crown")] == [(0, 5), (3, 3)]
    assert [GAME.engine.breakdown(state, seat)["coronation"] for seat in range(4)] == [8, 0, 0, 8]
    assert state.last_round == 3
    while not state.over:
        take_turn(state)
    assert state.round == 3
