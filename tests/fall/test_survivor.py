"""Survivor: one player against the gnomes."""

from __future__ import annotations

import pytest

from antre.core.outcome import TOGETHER
from antre.core.setup import Setup
from antre.games.fall import GAME
from antre.games.fall.content.names import CLANS
from antre.games.fall.rules.final_scoring import FINAL_SCORING
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.survivor import CHECK_CRITICAL, MARK_CRITICAL, target
from tests.fall.tables import (
    CLAN,
    CONTENT,
    act,
    at_rest,
    choose,
    game,
    gnome,
    new,
    play_to,
    position,
    put,
    texts,
)

RIVALS = {"imbolg", "kolm", "hild"}


def alone(wave: int = 1, **settings: int) -> Fall:
    state = position(1, wave)
    state.setup = Setup.of(GAME, 1, settings)
    return state


@pytest.mark.proves("survivor.goal", "survivor.table")
def test_one_player_sits_at_a_small_table_against_the_game() -> None:
    assert Setup.of(GAME, 1).kind == TOGETHER
    state = new(1)
    assert state.board.name == "narrow"
    assert len(state.offer) == 2
    assert len(state.row) == 3
    assert state.invaded.bit_count() == 3
    assert {CONTENT.champion_name[champion] for champion in state.removed} == RIVALS


@pytest.mark.proves("frame.solo-material")
def test_with_opponents_the_mark_changes_nothing() -> None:
    state = new(2)
    assert not state.removed
    assert all(CONTENT.champions[number].not_in_solo == (name in RIVALS)
               for number, name in enumerate(CONTENT.champion_name))  # fmt: skip
    drawn = {card for seed in range(40) for card in new(2, seed).offer}
    assert {CONTENT.champion_name[card] for card in drawn} & RIVALS


@pytest.mark.proves("survivor.draft")
def test_three_of_four_cards_are_added_and_the_last_is_discarded() -> None:
    state = play_to(new(1), "FirstPick")
    hand = set(state.hands[0])
    assert len(hand) == 4
    for left in (3, 2, 0):
        choose(state, texts(state)[0])
        assert set(state.hands[0]) <= hand
        assert len(state.hands[0]) == left
    assert len(state.laid[0]) == 3
    assert set(state.discarded) < hand
    assert len(state.discarded) == 1


@pytest.mark.proves("survivor.critical")
@pytest.mark.parametrize("count", [2, 3, 6])
def test_gate_cards_mark_as_many_domains_as_was_settled_and_go_back(count: int) -> None:
    state = alone(critical_domains=count)
    gates = sorted(state.gates)
    act(state, MARK_CRITICAL)
    assert len(set(state.critical)) == count
    assert sorted(state.gates) == gates


@pytest.mark.proves("survivor.critical")
def test_domains_are_critical_in_the_first_two_waves() -> None:
    for seed in range(3):
        for state in game(1, seed):
            # Whoever loses nothing comes to see the last wave.
            state.critical = ()
        told = [event["kind"] for event in state.log(0)]
        begun = [kind for kind in told if kind in ("wave_begins", "critical")]
        assert begun == ["wave_begins", "critical", "wave_begins", "critical", "wave_begins"]


@pytest.mark.proves("survivor.hold")
def test_a_critical_domain_without_a_cavern_is_the_end() -> None:
    state = alone()
    state.critical = (CLAN["moss"], CLAN["mud"])
    put(state, 0, "moss-1", 1)
    act(state, CHECK_CRITICAL)
    assert state.over
    assert state.outcome is not None
    assert state.outcome.winners == ()
    assert state.outcome.reason.rule == "survivor.hold"
    assert state.outcome.reason.values == {"lost": "mud"}
    assert state.outcome.margins == (-10.0,)


@pytest.mark.proves("survivor.hold")
def test_holding_them_all_goes_on() -> None:
    state = alone()
    state.critical = tuple(range(len(CLANS)))
    for clan in CLANS:
        put(state, 0, f"{clan}-1", 1)
    act(state, CHECK_CRITICAL)
    assert at_rest(state)
    assert state.critical == ()


@pytest.mark.proves("survivor.gnomes")
def test_gnomes_have_a_head_start_halls_they_win_or_share_and_themselves() -> None:
    state = alone(3, gnomes_start=40)
    state.halls = (12, 12, 12, 8, 4, 4, 8)
    assert target(state) == 40
    gnome(state, "ice-2", 1, 2)
    put(state, 0, "moon-1", 1)
    put(state, 0, "ice-1", 1)
    put(state, 0, "ice-3", 1)
    # Hall 1: the player holds ice-3 and moon-1, the gnomes ice-2; hall 5: two against one.
    assert target(state) == 40 + 2
    gnome(state, "moss-1", 1)
    put(state, 0, "moss-2", 1)
    assert target(state) == 40 + 2 + 1 + 8


@pytest.mark.proves("survivor.winner")
@pytest.mark.parametrize(("more", "won"), [(1, True), (0, False), (-7, False)])
def test_more_honour_than_the_gnomes_wins(more: int, won: bool) -> None:
    state = alone(3, gnomes_start=20)
    state.tally[0] = 20 + more
    state.stack.clear()
    act(state, FINAL_SCORING)
    outcome = state.outcome
    assert outcome is not None
    assert bool(outcome.winners) == won
    assert outcome.reason.rule == "survivor.winner"
    assert outcome.reason.values == {"points": 20 + more, "gnomes": 20}
    assert outcome.margins == (more,)
