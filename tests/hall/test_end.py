"""Coronation tokens, the last rounds, and the end."""

from __future__ import annotations

import pytest

from antre.games.hall.rules.state import Hall
from tests.hall.moments import NINE, TEN, first_turn, pack, take_turn, troop, turn
from tests.hall.tables import GAME, asked, choose, events, options, storage


def nearly_done(seats: int, *ready: int, first: int = 0) -> Hall:
    """These seats have nine trolls, and it is the first turn of a round."""
    state = first_turn(seats, first)
    for seat in ready:
        troop(state, seat, NINE)
    return state


def crowns(state: Hall) -> list[tuple[int, int]]:
    return [(event["seat"], event["value"]) for event in events(state, "crown")]


def turns_taken(state: Hall) -> list[int]:
    seats = [event["seat"] for event in events(state, "end_turn")]
    return [seats.count(seat) for seat in range(state.setup.seats)]


def play_out(state: Hall) -> None:
    while not state.over:
        take_turn(state)


@pytest.mark.proves("end.first-token", "end.second-token", "setup.coronation-stack")
def test_the_first_tenth_troll_earns_5_the_second_3() -> None:
    state = nearly_done(4, 1, 2)
    take_turn(state)
    assert crowns(state) == []
    take_turn(state)
    assert crowns(state) == [(1, 5)]
    take_turn(state)
    assert crowns(state) == [(1, 5), (2, 3)]
    assert [GAME.engine.breakdown(state, seat)["coronation"] for seat in range(4)] == [0, 5, 3, 0]


@pytest.mark.proves("ruling.sets-optimal", "final.sets-trade")
def test_the_last_trades_are_made_and_shown() -> None:
    state = first_turn(3)
    state.round = state.last_round = 7
    storage(state, 0, stone=6, iron=2, hammer=2, rune=2)
    while not state.over:
        take_turn(state)
        if len(events(state, "end_turn")) == 1:
            storage(state, 0, stone=6, iron=2, hammer=2, rune=2)
            state.held = [0] * len(state.held)
    told = {event["seat"]: event for event in events(state, "final_sets")}
    assert told.keys() == {0, 1, 2}
    assert (told[0]["members"], told[0]["sets"]) == ([0], 3)
    assert told[0]["trades"] == [{"give": {"iron": 2, "hammer": 2}, "gain": "rune"}]
    for seat, event in told.items():
        assert event["sets"] == GAME.engine.breakdown(state, seat)["sets"]


@pytest.mark.proves("ruling.sets-optimal", "ruling.team-final")
def test_partners_trade_together_in_the_end() -> None:
    state = first_turn(4, teams=True)
    state.round = state.last_round = 7
    while not state.over:
        take_turn(state)
    assert [event["members"] for event in events(state, "final_sets")] == [[0, 3], [1, 2]]


@pytest.mark.proves("ruling.tenth-third")
def test_a_third_pyramid_earns_nothing() -> None:
    state = nearly_done(3, 0, 1, 2)
    for _ in range(3):
        take_turn(state)
    assert crowns(state) == [(0, 5), (1, 3)]
    assert GAME.engine.breakdown(state, 2)["coronation"] == 0
    assert state.last_round == 3


@pytest.mark.proves("end.first-token")
def test_the_first_token_does_not_end_the_game() -> None:
    state = nearly_done(3, 0)
    take_turn(state)
    assert (crowns(state), state.last_round) == ([(0, 5)], 0)


@pytest.mark.proves("end.trigger", "end.finish-round", "end.two-more-turns", "end.stop")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_round_is_completed_and_two_more_follow(seats: int) -> None:
    """Both tokens go in the first turns of a round: everybody still has the same turns."""
    state = nearly_done(seats, 0, 1)
    take_turn(state)
    take_turn(state)
    assert (state.round, state.last_round) == (1, 3)
    play_out(state)
    assert turns_taken(state) == [3] * seats
    kinds = [event["kind"] for event in state.log(-1)]
    assert kinds[-2 - seats :] == ["end_turn", *["final_sets"] * seats, "end"]


@pytest.mark.proves("end.last-seat", "end.finish-round")
@pytest.mark.parametrize("first", [0, 2])
def test_the_round_ends_with_the_player_to_the_right_of_the_first(first: int) -> None:
    """The last one to play takes the second token: that very turn ends the round."""
    last = (first + 3) % 4
    state = nearly_done(4, (first + 1) % 4, last, first=first)
    for _ in range(3):
        take_turn(state)
    assert state.last_round == 0
    assert take_turn(state) == last
    assert (state.round, state.last_round, asked(state)[0]) == (2, 3, first)
    play_out(state)
    assert turns_taken(state) == [3] * 4


@pytest.mark.proves("end.two-players", "setup.coronation-two")
@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_players_the_first_pyramid_is_worth_3_and_brings_the_end(seat: int) -> None:
    state = nearly_done(2, seat)
    for _ in range(2):
        take_turn(state)
    assert (crowns(state), state.last_round) == ([(seat, 3)], 3)
    troop(state, 1 - seat, NINE)
    play_out(state)
    assert crowns(state) == [(seat, 3)]
    assert turns_taken(state) == [3, 3]
    assert GAME.engine.breakdown(state, seat)["coronation"] == 3


@pytest.mark.proves("end.two-more-turns")
def test_in_a_whole_game_of_recruits_all_take_eight_turns() -> None:
    state = first_turn(4)
    play_out(state)
    assert crowns(state) == [(0, 5), (1, 3)]
    assert turns_taken(state) == [8] * 4


@pytest.mark.proves("end.trade-still-open")
def test_trades_stay_open_in_the_last_turns() -> None:
    state = nearly_done(3, 0, 1)
    for _ in range(3):
        take_turn(state)
    while not state.over:
        storage(state, asked(state)[0], coin=4)
        assert "trade" in options(state)
        take_turn(state)
    assert state.round == state.last_round == 3


@pytest.mark.proves("ruling.tenth-token-timing")
def test_the_token_is_taken_before_the_cascade() -> None:
    state = turn(pack=NINE)
    choose(state, "recruit:1a")
    kinds = [event["kind"] for event in state.log(0)]
    assert kinds[kinds.index("join") :][:3] == ["join", "crown", "cascade"]


@pytest.mark.proves("pack.maximum")
def test_ten_trolls_are_a_whole_pack() -> None:
    state = turn(pack=NINE)
    choose(state, "recruit:1a")
    assert "-" not in pack(state, 0)
    assert options(turn(pack=TEN), "recruit") == []
