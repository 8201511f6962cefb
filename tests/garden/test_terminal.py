"""The Ice Garden drawn in a terminal: who is where, and that it fits."""

from __future__ import annotations

import pytest

from antre.games.garden import GAME
from antre.games.garden.content.names import INFLUENCE, MAKING
from tests.garden.rare import moments
from tests.garden.tables import (
    BARRENS,
    BAY,
    BOX,
    GATE,
    WOOD,
    A,
    B,
    blank,
    busy_game,
    neutral,
    new,
    own,
    put,
    reputations,
    upgrade,
)
from tests.terminal import drawn, line


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_drawings_fit_the_width(width: int, language: str) -> None:
    played = [
        state for number, state in enumerate(busy_game(4, 3, BOX)) if state.over or number % 150 < 1
    ]
    for state in (new(2), *played, *moments()):
        for sheet in GAME.stage.sheets:
            lines = drawn(state, 0, width, sheet, language).splitlines()
            assert max(map(len, lines)) <= width


def test_a_region_shows_its_tile_its_tokens_and_who_has_how_much() -> None:
    state = blank("olaf", "ulrike")
    put(state, A, GATE, 2, "13")
    put(state, B, GATE, 1)
    neutral(state, GATE)
    state.magic[GATE] = 1
    state.towers = 1 << GATE
    state.tiles[GATE] = 6
    points = "-".join(map(str, state.layout.points(6)))
    assert line(drawn(state, A, 80), "Stone Gate").split() == [
        "Stone", "Gate", points, f"+{state.layout.income(6)}", "◆T",
        "0=7★", "2■", "I", "III", "1=1", "1■", "n=1",
    ]  # fmt: skip


def test_cubes_that_vuko_holds_do_not_count() -> None:
    state = blank("olaf", "ulrike")
    put(state, A, BAY, 3)
    state.cubes[BAY] -= 1
    state.held[A] = 1
    state.vuko = BAY
    assert "V      0=2★ 2■ 1v" in line(drawn(state, A, 80), "Whale Bay")


def test_a_wasted_region_has_no_dominator() -> None:
    state = blank("callo", "olaf")
    put(state, A, WOOD, 1, "2")
    state.devastated = 1 << WOOD
    row = line(drawn(state, A, 80), "Antler Wood")
    assert "#      0=3 1■ II" in row
    assert "★" not in row


def test_actions_show_their_cubes_from_the_left_and_what_is_free() -> None:
    state = blank("olaf", "ulrike")
    state.plan[0] = (B, A)
    state.plan[4] = (B,)
    state.viper_plan = [2, 0]
    state.hand = [1, 2]
    drawing = drawn(state, A, 80)
    assert line(drawing, "0 Viper Gorge").split()[3:] == ["[0]", "[0]"]
    spaces, makings = BOX.layouts[2].capacity[INFLUENCE], BOX.layouts[2].capacity[MAKING]
    assert line(drawing, "1 Influence").rstrip().endswith("[1] [0]" + " [ ]" * (spaces - 2))
    assert line(drawing, "5 Making").rstrip().endswith("[1]" + " [ ]" * (makings - 1))
    assert line(drawing, "To place").split()[2:] == ["Ada", "1", "Brokk", "2"]


def test_tracks_show_piles_the_order_and_the_better_name_first() -> None:
    state = blank("olaf", "ulrike")
    state.spaces = [2, 2]
    state.arrivals = state.order = (B, A)
    state.red_ships = 1
    state.dead_snow = 7
    reputations(state, -4, -1)
    drawing = drawn(state, A, 80)
    assert "2/2  3/3[1][0]  4/1" in line(drawing, "Initiative")
    assert "6/3!" in line(drawing, "Initiative")
    assert "Turn order: Brokk → Ada" in drawing
    assert line(drawing, "Reputation").endswith("Brokk −1 > Ada −4")
    assert line(drawing, "Dead Snow").endswith(f"7/{state.layout.limit}")


def test_everybody_is_shown_with_what_they_have() -> None:
    state = blank("olaf", "ulrike")
    own(state, B, population=3, gold=2, m=(1, 0, 2, 0))
    state.vuko_tokens[B] = 1
    state.towers = 1 << BARRENS | 1 << BAY
    goal = f"2/{BOX.factions[2].goal}"
    row = line(drawn(state, A, 80), " 1 Brokk").split()
    assert row == ["1", "Brokk", "0", "3", "2", "1·0·2·0", "20", "1", goal, "Ulrike", "Freihoff"]


def test_a_board_tells_what_units_do_and_wear() -> None:
    state = blank("olaf", "ulrike")
    upgrade(state, A, 1, "speed")
    drawing = drawn(state, A, 120)
    row = line(drawing, "I Ice Warrior").split()
    assert row == ["I", "Ice", "Warrior", "3/3", "Speed,", "Attack", "[Speed]"]
    assert line(drawing, "II Ice Drakkar").rstrip().endswith("[ ] [ ]")
    assert "Enlightened One" not in drawing
    sheet = drawn(state, A, 120, "units")
    assert "Speed 1: moves before the attacks." in line(sheet, "I Ice Warrior")
    assert "takes a resource of the others" in line(sheet, "II Enlightened One")


def test_a_spectator_sees_every_board() -> None:
    drawing = drawn(blank("olaf", "ulrike"), -1, 80)
    assert [f"Units of {name}" in drawing for name in ("Ada", "Brokk")] == [True, True]
