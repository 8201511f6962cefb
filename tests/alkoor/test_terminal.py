"""Maender-Alkoor drawn in a terminal: where everybody is, what is asked, and that it fits."""

from __future__ import annotations

import pytest

from antre.games.alkoor import GAME
from antre.games.alkoor.rules.chances import success_chance
from tests.alkoor.rare import moments
from tests.alkoor.tables import blank, game, gems, hold, in_abyss, room, trial, wear, win
from tests.terminal import drawn, line


@pytest.mark.parametrize("language", ["en", "fr"])
def test_drawings_fit_the_width(language: str) -> None:
    played = [s.clone() for n, s in enumerate(game(3, 3)) if s.over or n % 40 < 1]
    for state in (*played, *moments()):
        for sheet in GAME.stage.sheets:
            lines = drawn(state, 0, 80, sheet, language).splitlines()
            assert max(map(len, lines)) <= 80


def test_the_way_shows_the_team_and_what_is_behind_it() -> None:
    state = blank()
    state.pawn, state.avatar = 7, 3
    drawing = drawn(state, 0, 80)
    assert "The Avatar is 4 steps behind you" in drawing
    assert "7@" in line(drawing, "River")
    assert "3V" in line(drawing, "Forest")


def test_a_room_shows_its_step_once_it_is_known() -> None:
    state = blank()
    room(state, 1, "S1")
    in_abyss(state, "room-1")
    known = line(drawn(state, 0, 80), "Rooms")
    assert "1\u00a0Royal\u00a0Crypt\u00a0I@  2\u00a0?  3\u00a0?" in known


def test_a_trial_shows_what_is_asked_and_how_likely_it_is() -> None:
    state = blank()
    gems(state, 1, violet=4)
    trial(state, "ZF4")
    share = success_chance(state)
    assert share
    assert f"chance of success {100 * share:.0f}\u202f%" in line(drawn(state, 0, 120), "Trial")


def test_boards_and_heroes_show_what_they_have() -> None:
    state = blank(2)
    gems(state, 2, green=3)
    hold(state, 2, "N04", "green-purse")
    wear(state, 1, "LT01")
    win(state, "H45")
    drawing = drawn(state, 0, 120)
    assert line(drawing, "Brokk · board 2").split("  ")[-1].count(",") == 1
    assert "R0 O0 V0 G3 B0" in line(drawing, "Brokk · board 2")
    hero = GAME.edition().words["hero"]["H02"]["en"]
    item = GAME.edition().words["loot"]["LT01"]["en"]
    assert item in line(drawing, f"1*  {hero}")
    sheet = drawn(state, 0, 120, "heroes")
    assert item in sheet
    assert "gold" in sheet
