"""Survivor: one player against the gnomes."""

from __future__ import annotations

import pytest

from antre.core.outcome import TOGETHER
from antre.core.setup import Setup
from antre.games.fall import GAME
from antre.games.fall.content.names import CLANS
from antre.games.fall.rules.final_scoring import FINAL_SCORING
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.survivor import CHECK_CRITICAL, gnomes_honour
from tests.fall.tables import CLAN, act, at_rest, game, gnome, new, position, put


def alone(wave: int = 1) -> Fall:
    return position(1, wave)


@pytest.mark.proves("frame.solo-separate", "frame.solo-material")
def test_one_player_is_all_together_against_the_game() -> None:
    setup = Setup.of(GAME, 1)
    assert setup.kind == TOGETHER
    state = new(1)
    assert state.board.name == "narrow"
    assert len(state.offer) == 2
    assert state.invaded.bit_count() == 3
    left_out = {state.content.champion_name[champion] for champion in state.removed}
    assert left_out == {"imbolg", "kolm", "hild"}


def test_critical_domains_are_marked_in_two_waves_of_three() -> None:
    marked: dict[int, set[int]] = {}
    for seed in range(40):
        for state in game(1, seed):
            marked.setdefault(state.wave, set()).add(len(state.critical))
    assert marked[1] <= {0, 3}
    assert 3 in marked[1]


def test_a_critical_domain_without_a_cavern_is_the_end() -> None:
    state = alone()
    state.critical = (CLAN["moss"], CLAN["mud"])
    put(state, 0, "moss-1", 1)
    act(state, CHECK_CRITICAL)
    assert state.over
    assert state.outcome is not None
    assert state.outcome.winners == ()
    assert state.outcome.reason.values == {"lost": "mud"}
    assert state.outcome.margins == (-10.0,)


def test_holding_them_all_goes_on() -> None:
    state = alone()
    state.critical = tuple(range(len(CLANS)))
    for clan in CLANS:
        put(state, 0, f"{clan}-1", 1)
    act(state, CHECK_CRITICAL)
    assert at_rest(state)
    assert state.critical == ()


def test_gnomes_score_halls_they_win_or_share_and_themselves() -> None:
    state = alone(3)
    state.halls = (12, 12, 12, 8, 4, 4, 8)
    gnome(state, "ice-2", 1, 2)
    put(state, 0, "moon-1", 1)
    put(state, 0, "ice-1", 1)
    put(state, 0, "ice-3", 1)
    # Hall 1: the player holds ice-3 and moon-1, the gnomes ice-2; hall 5: two against one.
    assert gnomes_honour(state) == 2
    gnome(state, "moss-1", 1)
    put(state, 0, "moss-2", 1)
    assert gnomes_honour(state) == 2 + 1 + 8


@pytest.mark.parametrize(("honour", "won"), [(200, True), (3, False)])
def test_more_honour_than_the_gnomes_wins(honour: int, won: bool) -> None:
    state = alone(3)
    state.tally[0] = honour
    state.stack.clear()
    act(state, FINAL_SCORING)
    outcome = state.outcome
    assert outcome is not None
    assert bool(outcome.winners) == won
    gap = outcome.reason.values["points"] - outcome.reason.values["gnomes"]
    assert outcome.margins == (gap,)
