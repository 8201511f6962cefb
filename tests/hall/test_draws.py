"""What chance gives is written and read in words, and a finished game tells its traits."""

from __future__ import annotations

import random

import pytest

import antre
from antre.core.errors import BadSetup
from antre.core.game import find
from antre.games.hall.content.content import HALLS, SPELLS, WORKSHOPS, HallContent
from antre.games.hall.content.draws import PURPOSES, draws_by_name
from antre.games.hall.rules.state import Hall

GAME = find("hall")
CONTENT = GAME.edition()
assert isinstance(CONTENT, HallContent)


def finished(seats: int, seed: int) -> Hall:
    state, rng = antre.new("hall", seats=seats, seed=seed), random.Random(seed)
    while not state.over:
        asked = rng.choice(state.decisions)
        state.apply(asked.seat, rng.choice(asked.options))
    assert isinstance(state, Hall)
    return state


@pytest.mark.parametrize("purpose", PURPOSES)
def test_every_outcome_is_read_as_it_is_written(purpose: str) -> None:
    known = draws_by_name(CONTENT, purpose)
    assert known
    for text, outcome in known.items():
        assert GAME.engine.draw_name(CONTENT, purpose, outcome) == text
        assert GAME.engine.parse_draw(CONTENT, purpose, text) == (outcome,)


def test_games_draw_for_these_purposes_and_no_others() -> None:
    drawn = {
        entry.purpose
        for seed in range(3)
        for entry in finished(5, seed).entries
        if hasattr(entry, "purpose")
    }
    assert drawn == PURPOSES.keys()


def test_wrong_draws_are_named() -> None:
    with pytest.raises(BadSetup, match="nothing is drawn for 'weather'; draws are for first"):
        GAME.engine.parse_draw(CONTENT, "weather", "rain")
    with pytest.raises(BadSetup, match="'fi2-1' is not drawn for 'troll1'; it can be fi1-1"):
        GAME.engine.parse_draw(CONTENT, "troll1", "fi2-1")


def test_chance_can_be_scripted() -> None:
    draws = {"first": ["2"], "troll3": ["mu3-1"], "spell": ["echo", "alloy"], "token": ["5"]}
    state = antre.new("hall", seats=4, seed=1, draws=draws)
    assert isinstance(state, Hall)
    assert state.first == 2
    assert state.view(0)["horde"][9] == "mu3-1"
    assert state.view(0)["grimoire"][:2] == ["echo", "alloy"]
    assert state.tokens[0] == 5


@pytest.mark.parametrize("seats", [2, 5])
def test_traits_tell_what_a_seat_did(seats: int) -> None:
    state = finished(seats, 3)
    turns = set()
    for seat in range(seats):
        traits = GAME.learner.traits(state, seat)
        groups = {group: {label for of, label in traits if of == group} for group, _ in traits}
        assert len(groups["troll"]) == sum(card >= 0 for card in state.pack[10 * seat :][:10])
        assert groups.get("spell", set()) <= set(SPELLS)
        assert groups.get("workshop", set()) <= set(WORKSHOPS)
        assert groups.get("hall", set()) <= set(HALLS)
        deeds = len(groups.get("spell", ())) + len(groups.get("workshop", ()))
        assert deeds == state.ever_used[seat].bit_count()
        assert groups["start"] == {state.view(seat)["portals"][seat]}
        turns |= groups["turn"]
        assert ("turn", "first") in traits or seat != state.first
    assert len(turns) == seats
