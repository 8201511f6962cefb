"""The Hall drawn in a terminal: what a seat may know, where it lies, and that it fits."""

from __future__ import annotations

import random

import pytest

import antre
from antre.games.hall.content.content import SLOTS, SPELLS, WORKSHOPS, HallContent
from antre.games.hall.content.grid import MIDDLE, STRIDE, place
from antre.games.hall.rules.state import Hall
from antre.games.hall.terminal.mountain import BURIED, HEART, PORTAL, RUBBLE, SITE, Mountain
from antre.games.hall.terminal.signs import CLAN_SIGNS
from tests.terminal import drawn


def moments(seats: int, every: int) -> list[Hall]:
    """A random game, looked at now and then, and at its end."""
    state, rng, kept = antre.new("hall", seats=seats, seed=seats), random.Random(seats), []
    while not state.over:
        if rng.randrange(every) == 0:
            kept.append(state.clone())
        asked = rng.choice(state.decisions)
        state.apply(asked.seat, rng.choice(asked.options))
    found = [*kept, state]
    assert all(isinstance(moment, Hall) for moment in found)
    return [moment for moment in found if isinstance(moment, Hall)]


def space(state: Hall, name: str) -> str:
    """The two characters that stand for a space of the map."""
    rows = Mountain(state.board, state.view(-1)).draw().plain.split("\n")
    x = rows[0].index(name[0])
    row = next(row for row in rows[1:] if row[:2].strip() == name[1:])
    return row[x : x + 2]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_drawing_tells_nothing_hidden(seats: int) -> None:
    """Two worlds that a seat cannot tell apart look the same to it."""
    for number, state in enumerate(moments(seats, every=60)):
        for seat in range(-1, seats):
            world = state.resample(seat, random.Random(number))
            assert drawn(state, seat, 80) == drawn(world, seat, 80)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [80, 120])
def test_drawings_fit_the_width(width: int, language: str) -> None:
    for state in moments(5, every=80):
        for sheet in state.setup.game.stage.sheets:
            lines = drawn(state, 0, width, sheet, language).splitlines()
            assert max(map(len, lines)) <= width


def test_the_mountain_shows_every_space_in_its_place() -> None:
    state = antre.new("hall", seats=4, seed=1)
    assert isinstance(state, Hall)
    drawing = Mountain(state.board, state.view(-1)).draw().plain.split("\n")
    assert len(drawing) == 24
    assert drawing[12][3 + 2 * MIDDLE : 5 + 2 * MIDDLE] == HEART * 2
    for cell in range(STRIDE * (STRIDE - 1)):
        x, y = place(cell)
        if x + MIDDLE < STRIDE - 1:
            shown = drawing[y + MIDDLE + 1][3 + 2 * (x + MIDDLE) :][:2].strip()
            there = (state.board.spaces | state.board.heart) >> cell & 1
            assert bool(shown) == bool(there)


def test_signs_of_the_mountain() -> None:
    state = antre.new("hall", seats=4, seed=1)
    assert isinstance(state, Hall)
    assert space(state, "F5") == "4 "
    assert space(state, "K5") == f"{SITE} "
    assert space(state, "H4") == f"{BURIED} "
    assert space(state, "L6") == BURIED + RUBBLE
    assert space(state, "A12") == "· "
    clan = next(clan for clan, cells in state.view(-1)["statues"].items() if "M1" in cells)
    assert space(state, "M1") == f"{CLAN_SIGNS[clan]} "
    state.apply(state.decisions[0].seat, "portal:F5")
    seat = state.portals.index(state.board.starts[4][0])
    assert space(state, "F5") == f"{PORTAL}{seat}"


def test_one_tunnel_has_one_letter() -> None:
    state = moments(3, every=1000)[-1]
    view = state.view(-1)
    plain = [section for section in view["sections"] if section["kind"] != "portal"]
    assert plain
    special = {
        cell for cells in (*view["statues"].values(), *view["pedestals"].values()) for cell in cells
    } | set(view["altars"].values())
    for section in plain:
        letters = {space(state, cell)[0] for cell in section["cells"] if cell not in special}
        assert len(letters) <= 1


def test_the_horde_shows_every_slot() -> None:
    for state in moments(3, every=80):
        shown = drawn(state, 0, 120)
        assert all(f"{slot} " in shown for slot in SLOTS)


def test_the_tokens_of_others_stay_face_down() -> None:
    state = antre.new("hall", seats=4, seed=1)
    assert isinstance(state, Hall)
    state.won = [(2,), (3, 4), (5,), (2, 2)]
    for seat in range(4):
        rows = [line for line in drawn(state, seat, 120).splitlines() if "/10" in line]
        assert len(rows) == 4
        for other, row in enumerate(rows):
            assert ("?" in row) == (other != seat)


def test_the_reference_sheet_names_every_spell_and_workshop() -> None:
    state = moments(2, every=1000)[-1]
    content = state.content
    assert isinstance(content, HallContent)
    for language in ("en", "fr"):
        shown = drawn(state, 0, 160, "spells", language)
        for group, names in (("spell", SPELLS), ("workshop", WORKSHOPS)):
            assert all(content.words[group][name][language] in shown for name in names)
