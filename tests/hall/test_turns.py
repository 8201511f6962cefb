"""A turn and its four steps, and who plays when."""

from __future__ import annotations

import pytest

from antre.games.hall.rules.scoring import conclude
from antre.games.hall.rules.state import Hall
from tests.hall.moments import (
    ROW,
    TEN,
    at_workshop,
    first_turn,
    grimoire,
    pack,
    take_turn,
    turn,
)  # fmt: skip
from tests.hall.tables import (
    GAME,
    asked,
    blank,
    choose,
    dig,
    events,
    finish,
    network,
    options,
    place,
    refusal,
    refused,
    statue,
    storage,
    stored,
    tunnel,
)  # fmt: skip


def ready() -> Hall:
    """Seat 0 may do everything: a spell, a workshop, a recruit, a dig, a hall, statues."""
    state = at_workshop("stone_mill", 0, stone=6, rune=2, cart=2)
    tunnel(state, 0, "I4", "B12 C12 D12 E12")
    tunnel(state, 0, "I4", "B13 C13 D13 E13")
    statue(state, "fire", "B12")
    grimoire(state, "iron_vein")
    return state


# --- whose turn it is


@pytest.mark.proves("general.turn-order", "ruling.round-definition")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_begins_and_play_goes_clockwise(seats: int, first: int) -> None:
    state = first_turn(seats, first)
    played = [take_turn(state) for _ in range(2 * seats)]
    assert played == [(first + place) % seats for place in range(seats)] * 2
    assert [event["round"] for event in events(state, "round")] == [1, 2, 3]


# --- the steps


@pytest.mark.proves("turn.order", "turn.step-1")
def test_step_1_is_over_when_a_tunnel_is_dug_or_a_troll_recruited() -> None:
    state = ready()
    assert {"cast:iron_vein", "activate:K5"} <= set(options(state))
    dig(state, "I2", "stone", "A13 A14")
    assert options(state, "cast") == options(state, "activate") == []
    assert refused(state, "cast:iron_vein") == "turn.order"
    assert refused(state, "activate:K5") == "turn.order"


@pytest.mark.proves("turn.order")
def test_halls_and_statues_wait_for_step_2() -> None:
    state = ready()
    assert options(state, "hall") == options(state, "move") == []
    assert refused(state, "hall:treasure_hall") == "turn.order"
    assert refused(state, "move:B12") == "turn.order"


@pytest.mark.proves("turn.order", "turn.step-3")
def test_no_hall_once_a_statue_was_moved() -> None:
    state = ready()
    finish(state)
    assert "hall:treasure_hall" in options(state)
    choose(state, "move:B12", "to:C12")
    assert options(state, "hall") == []
    assert refused(state, "hall:treasure_hall") == "turn.order"


@pytest.mark.proves("turn.step-1", "turn.step-1-order")
@pytest.mark.parametrize("spell_first", [True, False])
def test_a_spell_and_a_workshop_in_either_order(spell_first: bool) -> None:
    state = ready()
    first, second = ["cast:iron_vein"], ["activate:K5", "swap:stone>iron"]
    for answers in (first, second) if spell_first else (second, first):
        choose(state, *answers)
    assert stored(state, 0) == {"stone": 5, "iron": 3, "rune": 1, "cart": 2}
    assert refused(state, "cast:iron_vein") == "spell.limit"
    assert refused(state, "activate:K5") == "workshop.limit"


@pytest.mark.proves("turn.step-1", "turn.step-3", "turn.step-4")
def test_all_but_step_2_can_be_left_out() -> None:
    state = ready()
    before = state.statues
    choose(state, "recruit:1a", "join:5", "end")
    assert state.over
    assert state.statues == before


@pytest.mark.proves("turn.step-2", "step2.must-choose")
def test_one_recruit_or_one_dig_and_no_more() -> None:
    state = ready()
    choose(state, "recruit:1a", "join:5")
    assert refused(state, "recruit:1b") == refused(state, "dig:I2:stone") == "turn.order"
    state = ready()
    dig(state, "I2", "stone", "A13 A14")
    assert options(state, "recruit") == options(state, "dig") == []
    assert refused(state, "recruit:1b") == refused(state, "skip") == "turn.order"


@pytest.mark.proves("turn.step-2", "step2.must-choose")
def test_step_2_cannot_be_skipped_while_anything_is_possible() -> None:
    state = ready()
    assert "skip" not in options(state)
    assert "end" not in options(state)
    assert refused(state, "skip") == "step2.must-choose"
    assert refused(state, "end") == "step2.must-choose"


@pytest.mark.proves("turn.order", "step2.must-choose")
def test_a_turn_is_not_ended_before_step_2_is_skipped() -> None:
    """Nothing can be done, so nothing must: the end of a turn just belongs to a later step."""
    state = turn(pack=TEN)
    assert options(state) == ["skip"]
    assert refused(state, "end") == "turn.order"
    choose(state, "skip", "end")


@pytest.mark.proves("turn.step-3")
def test_one_hall_a_turn() -> None:
    state = finish(ready())
    choose(state, "hall:wellspring", place("wellspring", "B12 C12 D12 B13 C13 D13", "C12"))
    assert options(state, "hall") == []
    assert refused(state, "hall:treasure_hall") == "hall.limit"
    assert "move:B12" in options(state)


@pytest.mark.proves("turn.step-4")
def test_statues_move_as_often_as_there_are_carts() -> None:
    state = finish(ready())
    choose(state, "move:B12", "to:C12", "move:C12", "to:D12")
    assert stored(state, 0) == {"stone": 6, "rune": 2}
    assert options(state, "move") == []


# --- recruit or dig


@pytest.mark.proves("step2.full-pack", "ruling.dig-forced")
def test_a_full_pack_must_dig() -> None:
    state = turn(pack=TEN, stone=2)
    assert options(state, "recruit") == []
    assert "skip" not in options(state)
    assert options(state, "dig") == ["dig:I2:stone"]
    why = refusal(state, "recruit:1a")
    assert (why.rule, why.values) == ("step2.full-pack", {"need": 10, "have": 10})


@pytest.mark.proves("ruling.dig-forced", "step2.skip")
def test_the_minerals_may_be_traded_away_first() -> None:
    state = turn(pack=TEN, stone=2, coin=2)
    choose(state, "trade", "give:stone", "give:coin", "give:coin", "give:stone", "gain:rune")
    assert "skip" in options(state)


@pytest.mark.proves("step2.no-minerals")
@pytest.mark.parametrize("amounts", [{}, {"stone": 1, "iron": 1, "heartstone": 1}, {"coin": 9}])
def test_without_minerals_one_must_recruit(amounts: dict[str, int]) -> None:
    state = turn(4, ROW, **amounts)
    assert options(state, "dig") == []
    assert {"recruit:1a", "recruit:1e"} <= set(options(state))
    assert refused(state, "skip") == "step2.must-choose"


@pytest.mark.proves("step2.skip", "ruling.dig-possible")
@pytest.mark.parametrize("amounts", [{"coin": 5}, {"stone": 1, "iron": 1}])
def test_who_can_do_neither_skips_and_goes_on(amounts: dict[str, int]) -> None:
    state = turn(pack=TEN, **amounts)
    assert options(state, "skip") == ["skip"]
    assert options(state, "dig") == options(state, "recruit") == []
    choose(state, "skip")
    assert asked(state) == (0, "turn.step-4")


@pytest.mark.proves("step2.skip", "ruling.dig-possible")
def test_minerals_alone_do_not_make_a_dig() -> None:
    """All around the portal lies rubble, and there is no hammer."""
    state = turn(pack=TEN, stone=5, coin=2)
    state.rubble |= state.board.spaces
    assert [text for text in options(state) if text != "trade"] == ["skip"]
    assert refused(state, "dig:I2:stone") == "ruling.dig-possible"
    storage(state, 0, stone=5, hammer=2)
    assert options(state, "dig") != []


# --- networks and scores, in general


@pytest.mark.proves("general.network", "general.network-members")
def test_a_network_grows_with_tunnels_and_halls() -> None:
    state = turn(stone=4)
    assert network(state, 0) == ["A12"]
    dig(state, "I4", "stone", "B12 C12 D12 E12")
    assert network(state, 0) == ["A12", "B12", "C12", "D12", "E12"]
    tunnel(state, 0, "I4", "B13 C13 D13 E13")
    before = set(network(state, 0))
    choose(state, "hall:wellspring", place("wellspring", "B12 C12 D12 B13 C13 D13", "C12"))
    assert set(network(state, 0)) == before


@pytest.mark.proves("general.adjacent", "general.no-diagonal")
def test_only_a_shared_side_makes_neighbours() -> None:
    """B13 touches the portal on A12 at a corner only."""
    state = turn(stone=2)
    choose(state, "dig:I2:stone")
    assert place("I2", "B12 C12") in options(state)
    assert refused(state, place("I2", "B13 C13")) == "dig.touch-own"


@pytest.mark.proves("general.pack")
def test_a_pack_makes_the_resources_of_its_player() -> None:
    state = turn()
    assert pack(state, 0)[:4] == ROW.split()
    choose(state, "recruit:1a", "join:6")
    assert stored(state, 0) == {}
    assert sum(event["kind"] == "cascade" for event in state.log(0)) == 1


@pytest.mark.proves("general.score-sum", "general.winner")
def test_honor_of_play_and_end_are_added_and_the_highest_sum_wins() -> None:
    state = blank(2)
    state.honor = [7, 5]
    storage(state, 0, stone=3)
    storage(state, 1, stone=9, iron=3)
    assert list(state.scores) == [8, 9]
    assert list(conclude(state).winners) == [1]
    for seat in range(2):
        parts = GAME.engine.breakdown(state, seat)
        assert (parts["digging"], sum(parts.values())) == (state.honor[seat], state.scores[seat])


@pytest.mark.proves("ruling.spell-this-turn")
def test_what_bends_a_rule_for_this_turn_is_gone_with_the_turn() -> None:
    state = first_turn(2, first=0)
    grimoire(state, "earth_ritual")
    storage(state, 0, rune=1)
    choose(state, "cast:earth_ritual")
    assert state.view(0)["powers"] == ["earth_ritual"]
    take_turn(state)
    assert state.view(0)["powers"] == []


@pytest.mark.proves("spell.limit", "workshop.limit")
def test_each_turn_has_its_own_spell_and_workshop() -> None:
    state = first_turn(2)
    grimoire(state, "iron_vein")
    storage(state, 0, rune=1)
    storage(state, 1, rune=1)
    choose(state, "cast:iron_vein")
    state.used = (0,)
    take_turn(state)
    assert "cast:iron_vein" in options(state)
    assert state.view(1)["used"] == []


@pytest.mark.proves("ruling.termination")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_when_tunnels_run_out_all_must_recruit_and_the_game_ends(seats: int) -> None:
    state = first_turn(seats)
    state.tiles = (0,) * 9
    for _ in range(8 * seats):
        take_turn(state)
    assert state.over
