"""The way of the Avatar, and how it is held off."""

from __future__ import annotations

import pytest

from antre.games.alkoor.content.tokens import TOKEN_NAMES
from antre.games.alkoor.rules.movement import FALL_BACK
from antre.games.alkoor.rules.progression import (
    ASK_BRAKE,
    AvatarMoves,
    MoveAvatar,
)
from antre.games.alkoor.rules.state import CAUGHT, UNSEEN
from antre.games.alkoor.rules.turn import END_TURN
from tests.alkoor.tables import (
    HAZARDS,
    TOKENS,
    act,
    all_gems,
    blank,
    choose,
    effect,
    gems,
    hold,
    in_abyss,
    pile,
    pouch,
    wear,
    zone_on,
)


@pytest.mark.proves("avatar.own-path", "avatar.follow", "avatar.no-shortcuts", "avatar.first")
def test_the_avatar_follows_along_the_way() -> None:
    state = blank(2)
    state.pawn = 20
    state.avatar = -2
    state.destiny = 5
    act(state, AvatarMoves(0))
    assert state.avatar == 3


@pytest.mark.proves("avatar.catch", "end.caught", "ruling.avatar-caught", "end.rip")
def test_the_avatar_catches_the_team_it_reaches() -> None:
    state = blank(2)
    state.pawn = 4
    state.avatar = 1
    state.destiny = 6
    act(state, AvatarMoves(0))
    assert state.over
    assert (state.ending, state.avatar) == (CAUGHT, 4)
    assert state.outcome is not None
    assert state.outcome.reason.rule == "end.caught"
    at_home = blank(2)
    at_home.avatar = -2
    at_home.destiny = 2
    act(at_home, AvatarMoves(0))
    assert at_home.ending == CAUGHT


@pytest.mark.proves("ruling.avatar-caught")
def test_a_team_that_falls_back_into_the_avatar_is_caught() -> None:
    state = blank(2)
    state.pawn = 9
    state.avatar = 7
    state.retreat = 5
    act(state, FALL_BACK)
    assert state.over
    assert state.ending == CAUGHT


@pytest.mark.proves("ruling.avatar-rooms", "ruling.avatar-direction", "avatar.no-portals")
def test_a_team_in_a_room_is_caught_from_the_corridor() -> None:
    state = blank(2)
    in_abyss(state, "room-3")
    state.avatar = 50
    state.destiny = 2
    act(state, AvatarMoves(0))
    assert state.avatar == 48
    state.stack[1:] = []
    act(state, AvatarMoves(0))
    assert state.over
    assert state.avatar == 46


@pytest.mark.proves("avatar.green-token", "avatar.vils-token", "avatar.zone-card",
                    "tokens.vils-slot", "ruling.avatar-tokens-zone")  # fmt: skip
def test_the_avatar_acts_where_it_stops() -> None:
    state = blank(2)
    state.pawn = 40
    state.avatar = 0
    state.tokens[1] = TOKENS["grey-purse"]
    state.tokens[2] = TOKENS["green-purse"]
    state.tokens[5] = UNSEEN + 1
    zone_on(state, 1, "ZF1", "ZF2")
    for step in (2, 3, 1):
        state.destiny = step
        act(state, AvatarMoves(0))
        state.stack[1:] = []
    assert state.tokens[1] == TOKENS["grey-purse"]
    assert state.tokens_out == [TOKENS["green-purse"]]
    assert [TOKEN_NAMES[token].partition("-")[0] for token in state.vils_tokens] == ["red"]
    assert state.slot_count[0] == 0
    assert sorted(state.slot_out[0]) == [HAZARDS["ZF1"], HAZARDS["ZF2"]]
    assert (pile(state), pouch(state)) == ([], [])


@pytest.mark.proves("avatar.ring", "ruling.brake-when")
def test_the_ring_forbids_braking() -> None:
    state = blank(2)
    all_gems(state, 1)
    state.destiny = 4
    assert len(MoveAvatar(0).answers(state, 0)) == 4
    wear(state, 5, "LT51")
    assert [option.text for option in MoveAvatar(0).answers(state, 0)] == ["brake:0"]


@pytest.mark.proves("ruling.solo-guide-board")
def test_alone_a_player_brakes_with_both_boards() -> None:
    state = blank(1)
    gems(state, 1, red=1)
    gems(state, 2, blue=1)
    state.destiny = 4
    act(state, ASK_BRAKE)
    choose(state, "brake:2")
    assert state.avatar == -13
    assert sum(state.gems) <= 1


@pytest.mark.proves("avatar.minimum", "ruling.any-moment")
def test_stillness_holds_the_avatar_for_a_turn() -> None:
    state = blank(2)
    state.pawn = 4
    state.avatar = 2
    state.destiny = 3
    hold(state, 2, "N22")
    act(state, ASK_BRAKE)
    assert state.waiting == [1]
    choose(state, "dilemma:2-N22")
    assert state.avatar == 2
    assert not state.over
    safe = blank(2)
    safe.destiny = 3
    hold(safe, 2, "N22")
    act(safe, ASK_BRAKE)
    assert not any(event["kind"] == "stillness" for event in safe.log(-1))
    assert safe.avatar == -12


@pytest.mark.proves("ruling.effect-moves")
def test_repelling_the_avatar() -> None:
    state = blank(2)
    state.avatar = -14
    effect(state, "repel 3")
    assert state.avatar == -15
    in_abyss(state, "44")
    state.avatar = 49
    effect(state, "repel 2")
    assert state.avatar == 51
    effect(state, "repel 2")
    assert state.avatar == 52


@pytest.mark.proves("end-turn.pass", "end-turn.solo", "guide.rotation", "guide.solo", "guide.first",
                    "guide.marker")  # fmt: skip
@pytest.mark.parametrize(("seats", "guides"), [(1, [0, 0, 0]), (2, [1, 0, 1]), (3, [1, 2, 0])])
def test_the_guide_passes_on(seats: int, guides: list[int]) -> None:
    state = blank(seats)
    assert state.guide == 0
    for guide in guides:
        state.stack[:] = [END_TURN]
        state.stack.pop().run(state)
        assert state.guide == guide
