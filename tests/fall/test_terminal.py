"""Fall drawn in a terminal: what a seat may know, where it lies, and that it fits."""

from __future__ import annotations

import random

import pytest

from antre.games.fall import GAME
from antre.games.fall.content.board import SPACE
from antre.games.fall.content.cards import QUADRANTS
from antre.games.fall.content.grid import START, STRIDE
from antre.games.fall.content.names import KINDS
from antre.games.fall.rules.state import Fall
from tests.fall.tables import (
    BLUE,
    CONTENT,
    PINK,
    beside_wheel,
    game,
    give,
    gnome,
    new,
    play_to,
    position,
    put,
    votes,
)
from tests.terminal import drawn, line


def moments(seats: int, every: int) -> list[Fall]:
    """A random game, looked at now and then, and at its end."""
    rng = random.Random(seats)
    return [
        state.clone() for state in game(seats, seats) if state.over or rng.randrange(every) == 0
    ]


@pytest.mark.parametrize("seats", [1, 3])
def test_a_drawing_tells_nothing_hidden(seats: int) -> None:
    """Two worlds that a seat cannot tell apart look the same to it."""
    for number, state in enumerate(moments(seats, every=90)):
        for seat in range(-1, seats):
            world = state.resample(seat, random.Random(number))
            assert isinstance(world, Fall)
            assert drawn(state, seat, 80) == drawn(world, seat, 80)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_drawings_fit_the_width(width: int, language: str) -> None:
    for state in moments(5, every=120):
        for sheet in GAME.stage.sheets:
            lines = drawn(state, 0, width, sheet, language).splitlines()
            assert max(map(len, lines)) <= width


def test_the_mountain_shows_who_is_where() -> None:
    state = position(4)
    put(state, PINK, "moss-2", 3)
    put(state, BLUE, "moss-2")
    give(state, BLUE, "firragh", "moss-2")
    put(state, PINK, "A1", 2)
    gnome(state, "moss-1", 2, 3)
    state.gnome_seen[2 * SPACE["moss-1"] + 1] = 1 << PINK
    drawing = drawn(state, PINK, 80)
    assert line(drawing, "Moss").split() == (
        ["Moss", "1∩", "g?3", "2", "0×3", "1×2*", "3", "-", "4", "-"]
    )
    assert line(drawing, "Ada").split() == ["Ada", "A1", "0×2", "A2", "-"]
    assert "g??" in line(drawn(state, BLUE, 80), "Moss")


def test_tracks_show_the_leader_first() -> None:
    state = position(4)
    votes(state, "ice", (BLUE, 2), (PINK, 3))
    state.influence[BLUE] = 4
    state.suitors[0] = (BLUE,)
    drawing = drawn(state, PINK, 80)
    assert any(row.startswith("Ice") and "Ada 3 > Brokk 2" in row for row in drawing.splitlines())
    offered = CONTENT.champion_name[state.offer[0]]
    name = CONTENT.words["champion"][offered]["en"]
    assert line(drawing, name).endswith("Brokk 4")


def test_the_ancestry_is_a_grid_of_symbols_with_covers() -> None:
    """The starting card, and a card over its lower right quadrant."""
    state = play_to(new(2), "FirstPick")
    seat, corner = PINK, START + STRIDE + 1
    card = next(card for card in state.hands[seat] if len(CONTENT.ancestry[card].symbols) < 4)
    state.apply(seat, CONTENT.place[card][corner])
    state.apply(BLUE, state.next_options()[1][0])
    state.covered[seat] = 1 << START
    rows = drawn(state, seat, 80).splitlines()
    head = next(number for number, row in enumerate(rows) if row.startswith("Your ancestry"))
    assert [row.split() for row in rows[head + 1 : head + 3]] == [
        ["e", "f", "g"],
        ["5", "[A]", "B"],
    ]
    found = {cell: KINDS[kind] for cell, kind, _ in CONTENT.ancestry[card].symbols}
    assert rows[head + 3].split()[:2] == ["6", "G"]
    blank = sum(place not in found for place in QUADRANTS)
    assert "".join(rows[head + 3 : head + 5]).count("·") == blank


def test_the_wheel_shows_its_pawn_and_the_table_its_hammer() -> None:
    state = position(2)
    state.wheel = 5
    state.first = BLUE
    beside_wheel(state, 1, 3)
    drawing = drawn(state, PINK, 80)
    assert "‖ Honour [Bolster] Influence" in line(drawing, "Wheel")
    assert "gnomes beside it: 1 3" in drawing
    assert "⚒Brokk" in drawing
    assert "⚒Ada" not in drawing


def test_the_sheet_of_champions_says_where_each_one_is() -> None:
    state = position(2)
    give(state, PINK, "firragh", "moss-2")
    sheet = drawn(state, PINK, 120, "champions")
    assert "Ada, Moss\u00a02" in line(sheet, " Firragh")
    offered = CONTENT.words["champion"][CONTENT.champion_name[state.offer[0]]]["en"]
    assert "on offer" in line(sheet, " " + offered.split()[0])
    assert sum(name["en"].split()[0] in sheet for name in CONTENT.words["champion"].values()) == 44


def test_a_spectator_sees_every_ancestry_and_no_hand() -> None:
    state = play_to(new(3), "FirstPick")
    drawing = drawn(state, -1, 80)
    assert [f"Ancestry of {name}" in drawing for name in ("Ada", "Brokk", "Sindri")] == [True] * 3
    assert "Card " not in drawing
    assert drawn(state, PINK, 80).count("A card (") == 4
