"""Gems: drawn, placed, paid, moved; and what the Vils make of theirs."""

from __future__ import annotations

import pytest

from antre.games.alkoor.rules.bank import draw_gems
from antre.games.alkoor.rules.debts import owe
from antre.games.alkoor.rules.gems import gain_gems
from antre.games.alkoor.rules.turn import BEGIN_TURN
from antre.games.alkoor.rules.vils import draw_for_vils, new_phase
from tests.alkoor.tables import (
    BOX,
    act,
    all_gems,
    asked,
    at_rest,
    blank,
    choose,
    draws,
    effect,
    gems,
    gems_on,
    hold,
    new,
    pile,
    room,
    skip,
    team,
    texts,
    vils_gems,
    win,
)


@pytest.mark.proves("setup.starting-gems", "players.solo-boards", "players.duo-boards",
                    "players.trio-boards", "ruling.yellow-is-orange", "ruling.gem-draw",
                    "ruling.board-seats")  # fmt: skip
@pytest.mark.parametrize(("seats", "boards"), [(1, 2), (2, 2), (3, 3)])
def test_one_gem_of_each_colour_on_every_board(seats: int, boards: int) -> None:
    state = new(seats)
    assert state.gems == [1] * (5 * boards)
    assert state.vils_gems == [1] * 5
    assert state.bank == [25 - 1 - boards] * 5
    slots = [state.board_of(slot) for slot in range(6)]
    assert slots == ([0, 0, 1, 1, 2, 2] if seats == 3 else [0, 0, 0, 1, 1, 1])
    assert [state.seat_of(board) for board in range(boards)] == [0, 0, 1, 2][seats > 1 :][:boards]


@pytest.mark.proves("gems.gain", "move.walk-gem-place", "gems.colour-full", "ruling.gem-capacity",
                    "ruling.gem-placement")  # fmt: skip
def test_a_gem_goes_where_its_colour_has_room() -> None:
    state = blank(2)
    gems(state, 1, red=4)
    gems(state, 2, red=3, blue=4)
    draws(state, gem="red red blue orange")
    gain_gems(state, 4)
    state.run()
    assert gems_on(state, 2) == {"red": 4, "blue": 4}
    assert state.bank[0] == 25 - 8
    assert gems_on(state, 1) == {"red": 4, "blue": 1}
    assert asked(state) == "PlaceGem"
    choose(state, "place:2")
    assert gems_on(state, 2) == {"red": 4, "orange": 1, "blue": 4}


@pytest.mark.proves("ruling.bank-empty")
def test_an_empty_bank_gives_what_it_has() -> None:
    state = blank(2)
    state.bank = [1, 0, 0, 0, 1]
    assert sorted(draw_gems(state, 5)) == [0, 4]
    assert draw_gems(state, 2) == []


@pytest.mark.proves("gems.mandatory", "ruling.cost-colour", "ruling.paid-gems",
                    "ruling.decision-owner")  # fmt: skip
def test_a_team_payment_takes_gems_from_any_board() -> None:
    state = blank(2)
    state.guide = 1
    gems(state, 1, red=1, blue=1)
    gems(state, 2, green=1)
    owe(state, 2)
    state.run()
    assert state.waiting == [1]
    choose(state, "pay:1-red", "pay:2-green")
    assert gems_on(state, 1) == {"blue": 1}
    assert state.bank == [25, 25, 25, 25, 24]
    assert state.vils_gems == [0] * 5


@pytest.mark.proves("gems.cannot-pay-heroes", "ruling.cannot-pay-detail", "ruling.death-equipment")
def test_heroes_pay_when_nothing_else_is_left() -> None:
    state = blank(2)
    gems(state, 1, red=1)
    win(state, "K01")
    owe(state, 6, to_vils=True)
    state.run()
    # A gem and the three points of the monster: two are missing.
    assert asked(state) == "GiveHero"
    assert state.vils_gems == [1, 0, 0, 0, 0]
    choose(state, "hero:1")
    assert team(state) == ["H03", "H10", "H13", "H17", "H28"]
    assert at_rest(state)
    assert pile(state) == []
    assert state.pouch == []


@pytest.mark.proves("ruling.last-hero")
def test_a_team_without_heroes_is_lost() -> None:
    state = blank(2, heroes=["H02"])
    owe(state, 3)
    state.run()
    choose(state, "hero:1")
    assert state.over
    assert state.outcome is not None
    assert state.outcome.reason.rule == "ruling.last-hero"


@pytest.mark.proves("gems.optional", "guide.solo-independent", "gems.guide-pays-run",
                    "ruling.solo-guide-board", "move.run-cost", "move.run-potential",
                    "move.choice")  # fmt: skip
def test_running_is_paid_by_the_guide_alone() -> None:
    state = blank(2)
    gems(state, 2, red=1)
    draws(state, destiny="2", gem="red")
    act(state, BEGIN_TURN)
    skip(state, "Bless")
    assert state.walking
    rich = blank(2)
    gems(rich, 1, red=1)
    draws(rich, destiny="1", die="5")
    act(rich, BEGIN_TURN)
    skip(rich, "Bless")
    choose(rich, "run")
    assert sum(rich.gems) == 0
    assert rich.stride == (5,)
    assert "stop:6" in texts(rich)


@pytest.mark.proves("gems.optional-transfer", "gems.no-free-move", "gems.optional-exchange",
                    "ruling.transfer")  # fmt: skip
def test_moving_a_gem_costs_another() -> None:
    state = blank(2)
    gems(state, 1, red=1, blue=1)
    act(state, BEGIN_TURN)
    choose(state, "trade", "give:1-2-red")
    assert gems_on(state, 1) == {}
    assert gems_on(state, 2) == {"red": 1}
    swap = blank(2)
    gems(swap, 1, red=1, green=1)
    gems(swap, 2, blue=1)
    act(swap, BEGIN_TURN)
    choose(swap, "trade", "give:1-2-red", "give:2-1-blue", "pay:1-green")
    assert gems_on(swap, 1) == {"blue": 1}
    assert gems_on(swap, 2) == {"red": 1}


@pytest.mark.proves("gems.optional-transfer", "gems.optional-exchange")
def test_dilemmas_are_moved_alike() -> None:
    state = blank(2)
    gems(state, 1, red=1)
    hold(state, 1, "N07")
    hold(state, 2, "N08", "N08", "N09")
    act(state, BEGIN_TURN)
    choose(state, "trade", "give:1-2-N07", "give:2-1-N08")
    assert sum(state.gems) == 0
    assert [BOX.dilemma(card).id for card in state.dilemmas[0]] == ["N08"]
    assert [BOX.dilemma(card).id for card in state.dilemmas[1]] == ["N07", "N08", "N09"]


# --- the Vils


@pytest.mark.proves("vils.power-violet", "vils.power-green", "vils.power-red", "vils.pile",
                    "ruling.power-order", "ruling.vils-power-text",
                    "ruling.aid-card")  # fmt: skip
def test_powers_bring_the_vils_face_down_cards() -> None:
    state = blank(2)
    vils_gems(state, red=3, violet=3, green=3)
    draws(state, gem="green violet red")
    draw_for_vils(state, 3)
    assert state.vils_down == [1, 3, 4]
    struck = [event["colour"] for event in state.log(-1) if event["kind"] == "vils_power"]
    assert struck == ["red", "violet", "green"]


@pytest.mark.proves("vils.power-orange", "ruling.power-orange-order", "ruling.any-reveal-checks",
                    "ruling.power-orange-current")  # fmt: skip
def test_the_orange_power_reveals_the_nearest_rooms() -> None:
    state = blank(2, quest="Q-elf")
    room(state, 2, "S3")
    draws(state, room="S4 S1")
    effect(state, "vils_rooms 2")
    assert state.rooms_up == 0b111
    assert state.notch == 1


@pytest.mark.proves("vils.power-blue", "vils.power-blue-priority", "ruling.power-blue-tokens",
                    "ruling.power-blue-spaces")  # fmt: skip
def test_the_blue_power_moves_five_tokens_to_the_corridor() -> None:
    state = blank(2)
    for space in (1, 5, 7, 11, 13, 17):
        state.tokens[space] = 21
    state.tokens[46] = 22
    state.pawn = 5
    effect(state, "vils_tokens 5")
    path = BOX.path
    assert [space for space in range(path.door) if state.tokens[space] >= 0] == [5]
    lying = [space for space in path.corridor if state.tokens[space] >= 0]
    assert lying == sorted([*path.stops, path.door + 1])


@pytest.mark.proves("tokens.gem-tax-vils", "tokens.gem-tax-vils-power", "gems.mandatory-tax",
                    "ruling.gem-tax-partial", "ruling.surplus-phase")  # fmt: skip
def test_the_gem_tax_is_placed_as_a_whole() -> None:
    state = blank(2)
    gems(state, 1, red=4, blue=1)
    vils_gems(state, blue=3)
    new_phase(state)
    effect(state, "tribute 5")
    assert state.vils_gems == [0] * 5
    assert state.fired == 0b10001
    assert state.vils_down[0] == 1


@pytest.mark.proves("tokens.gem-tax-dah")
def test_gems_are_taken_from_the_vils() -> None:
    state = blank(2)
    vils_gems(state, red=2, blue=1)
    effect(state, "tap 2")
    choose(state, "take:red", "take:blue", "place:1", "place:2")
    assert gems_on(state, 1) == {"red": 1}
    assert gems_on(state, 2) == {"blue": 1}
    assert state.vils_gems == [1, 0, 0, 0, 0]


@pytest.mark.proves("gems.optional-enrol", "chance.bonus5-replace", "chance.bonus5-enrol",
                    "ruling.chance-slot")  # fmt: skip
def test_a_hero_found_takes_the_place_of_another_for_five_gems() -> None:
    state = blank(2, heroes=["H02", "H03", "H10", "H13", "H17"])
    all_gems(state, 2, 1)
    all_gems(state, 1, 1)
    state.gems[0] = 0
    draws(state, hero="H28")
    effect(state, "recruit")
    assert texts(state) == ["discard", "enrol", "hero:4", "hero:5"]
    choose(state, "hero:4")
    assert gems_on(state, 2) == {}
    assert team(state) == ["H02", "H03", "H10", "H28", "H17"]
    assert [BOX.heroes[hero].id for hero in state.hero_discard] == ["H13"]
    draws(state, hero="H36")
    effect(state, "recruit")
    choose(state, "enrol")
    assert team(state)[-1] == "H36"


@pytest.mark.proves("ruling.no-effect-play")
def test_what_changes_nothing_is_not_offered() -> None:
    state = blank(2, heroes=["H15", "H02", "H03", "H26", "H13", "H17"])
    gems(state, 1, red=2)
    hold(state, 1, "N02", "N04")
    act(state, BEGIN_TURN)
    offered = set(texts(state))
    assert not offered & {"skill:H15-heal1", "dilemma:1-N02", "dilemma:1-N04"}
    state.wounds[0] = 1
    vils_gems(state, red=1)
    # A wound blocks the Hero's own skill.
    assert set(texts(state)) & {"skill:H15-heal1", "dilemma:1-N02", "dilemma:1-N04"} == {
        "dilemma:1-N02", "dilemma:1-N04",
    }  # fmt: skip
