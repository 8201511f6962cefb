"""The order of things: phases, steps, and what happens where nobody is asked."""

from __future__ import annotations

from itertools import pairwise

import pytest

from antre.core.journal import Draw
from antre.games.fall.content.board import SPACE
from antre.games.fall.content.names import CLANS
from antre.games.fall.rules.actions import begin_action
from antre.games.fall.rules.breach import BREACH
from antre.games.fall.rules.invasion import Invaders, targets
from antre.games.fall.rules.mountain import add_gnome, clear_gnomes, controlled
from antre.games.fall.rules.state import NOBODY
from antre.games.fall.rules.tracks import gain
from antre.games.fall.rules.wave_end import INVASIONS
from antre.games.fall.rules.wave_scoring import SCORE_DOMAINS
from antre.games.fall.rules.wheel import turn_wheel
from tests.fall.tables import (
    BLUE,
    CHAMPION,
    CLAN,
    PINK,
    YELLOW,
    act,
    at_rest,
    beside_wheel,
    choose,
    events_of,
    game,
    give,
    gnome,
    new,
    position,
    put,
    texts,
    trolls,
    vote_count,
    votes,
)

PHASES = {
    "card_placed": 0, "supplies": 1, "turn_begins": 2, "entrench": 3, "invasion": 4,
    "champion_won": 5, "domain": 6, "hall_counts": 6, "gate_row": 7,
}  # fmt: skip


@pytest.mark.proves("frame.wave-phases", "waveend.when", "waveend.steps", "upkeep.next-wave",
                    "frame.three-waves")  # fmt: skip
@pytest.mark.parametrize("seats", [2, 4])
def test_phases_follow_one_another(seats: int) -> None:
    *_, state = game(seats, 2)
    log = state.log(NOBODY)
    starts = [place for place, event in enumerate(log) if event["kind"] == "wave_begins"]
    assert [log[place]["wave"] for place in starts] == ["I", "II", "III"]
    for first, after in pairwise([*starts, len(log)]):
        phases = [PHASES[event["kind"]] for event in log[first:after] if event["kind"] in PHASES]
        assert phases == sorted(phases)
        assert {0, 1, 2, 4, 6} <= set(phases)


@pytest.mark.proves("invasion.one-per-card", "invasion.left-to-right", "ruling.row-order")
def test_gate_cards_are_resolved_from_left_to_right() -> None:
    state = position()
    votes(state, "moss", (PINK, 1))
    state.gates = [0, 3, 6]
    state.row = [5, 2, 1, 4]
    act(state, INVASIONS)
    while not at_rest(state):
        choose(state, texts(state)[0])
    resolved = events_of(state, "invasion")
    assert [event["clan"] for event in resolved] == [CLANS[clan] for clan in (5, 2, 1, 4)]
    assert [event["slot"] for event in resolved] == [1, 2, 3, 4]


@pytest.mark.proves("ruling.takeover-end-of-wave", "fallen.removed")
def test_invasions_at_the_end_of_a_wave_give_no_takeovers() -> None:
    state = position()
    put(state, PINK, "moss-1", 1)
    put(state, YELLOW, "moss-1", 1)
    state.gates.remove(0)
    state.row[0] = 0
    state.row, state.row_seen = state.row[:1], state.row_seen[:1]
    state.reserve = state.reserve[:1]
    act(state, INVASIONS)
    (fallen,) = events_of(state, "troll_falls")
    winner = PINK if fallen["seat"] == YELLOW else YELLOW
    assert controlled(state, winner) >> SPACE["moss-1"] & 1
    assert vote_count(state, winner, "moss") == 0
    assert trolls(state, int(str(fallen["seat"])), "moss-1") == 0


@pytest.mark.proves("ruling.breach-takeover", "ruling.breach-random", "breach.is-invasion",
                    "ruling.fallen-random-champion")  # fmt: skip
def test_control_won_by_a_breach_in_ones_own_action_is_a_takeover() -> None:
    taken = 0
    for seed in range(12):
        state = position()
        state.chance.seed = seed
        put(state, PINK, "moss-1", 1)
        put(state, YELLOW, "moss-1", 1)
        state.reserve = state.reserve[:1]
        begin_action(state, PINK)
        act(state, BREACH[PINK])
        choose(state, "rally:moss")
        assert at_rest(state)
        (fallen,) = events_of(state, "troll_falls")
        assert vote_count(state, PINK, "moss") == (fallen["seat"] == YELLOW)
        taken += fallen["seat"] == YELLOW
        drawn = [entry for entry in state.entries if isinstance(entry, Draw)]
        assert drawn[-1].purpose == "fallen"
    assert 0 < taken < 12


@pytest.mark.proves("ruling.fallen-several-champions")
def test_the_owner_of_two_champions_says_which_falls() -> None:
    state = position()
    give(state, PINK, "firragh", "moss-1")
    give(state, PINK, "okkag", "moss-1")
    act(state, Invaders(CLAN["moss"], 1, BLUE))
    assert state.waiting == [PINK]
    assert set(texts(state)) == {"pawn:firragh", "pawn:okkag"}


@pytest.mark.proves("ruling.no-target")
def test_an_invader_without_a_way_goes_back() -> None:
    state = position()
    for space in range(28):
        state.gnomes[2 * space] = 1
    state.invaded = state.board.caverns
    tokens = len(state.reserve)
    assert targets(state, 0) == 0
    act(state, Invaders(0, 2, BLUE))
    assert at_rest(state)
    assert len(state.reserve) == tokens
    assert len(events_of(state, "invader_lost")) == 2


@pytest.mark.proves("ruling.staged-invaders", "ruling.scout-disc-return")
def test_waiting_invaders_are_not_on_the_board() -> None:
    state = position()
    votes(state, "mud", (PINK, 1))
    act(state, Invaders(CLAN["mud"], 2, NOBODY))
    assert state.waiting == [PINK]
    assert state.invaded == 0
    assert state.gnomes == [0] * len(state.gnomes)


@pytest.mark.proves("ruling.angry-public")
def test_gnomes_beside_the_wheel_lie_open() -> None:
    state = position()
    beside_wheel(state, 3, 1)
    assert all(state.view(seat)["angry"] == [1, 3] for seat in (-1, PINK, YELLOW))


@pytest.mark.proves("ruling.inner-effects-not-raised", "ruling.scout-time", "gnome.effect")
def test_the_bolster_of_the_wheel_has_the_power_of_the_move() -> None:
    state = position()
    give(state, PINK, "waelwulf", "A1")
    give(state, PINK, "ormok")
    state.provisions[PINK], state.desperation[PINK] = 5, 5
    begin_action(state, PINK)
    turn_wheel(state, PINK, 1)
    state.run()
    assert texts(state)[0] == "gate:1"
    choose(state, "none")
    choose(state, "bolster:A1")
    assert texts(state) == ["add:0", "add:1"]


@pytest.mark.proves("ruling.takeover-order")
def test_several_takeovers_of_one_action_are_all_paid() -> None:
    state = position()
    for where in ("moss-1", "ice-1"):
        put(state, PINK, where, 1)
        put(state, YELLOW, where, 1)
    begin_action(state, PINK)
    for where in ("moss-1", "ice-1"):
        put(state, PINK, where, 1)
    state.run()
    assert vote_count(state, PINK, "moss") == vote_count(state, PINK, "ice") == 1
    assert [event["cavern"] for event in events_of(state, "takeover")] == ["moss-1", "ice-1"]


@pytest.mark.proves("ruling.score-floor", "score12.order")
def test_honour_is_not_clamped_and_domains_are_told_from_moss_on() -> None:
    state = position()
    gain(state, PINK, 0, -4)
    assert state.honour(PINK) == -4
    act(state, SCORE_DOMAINS)
    assert [event["clan"] for event in events_of(state, "domain")] == list(CLANS)


@pytest.mark.proves("score3.votes-order", "ruling.claws-after-three", "upkeep.when")
def test_clans_are_counted_from_top_to_bottom_and_no_upkeep_follows() -> None:
    *_, state = game(3, 4)
    assert [event["clan"] for event in events_of(state, "clan_counts")] == list(CLANS)
    assert len(events_of(state, "gate_row")) == 3
    assert state.log(NOBODY)[-1]["kind"] == "end"


@pytest.mark.proves("status.lair-is-cavern", "symbol.advance")
def test_a_lair_is_a_cavern_for_moves() -> None:
    state = position()
    put(state, PINK, "A1", 1)
    assert state.board.near[SPACE["A1"]] >> SPACE["moss-1"] & 1
    assert state.board.near[SPACE["moss-1"]] >> SPACE["A1"] & 1


@pytest.mark.proves(
    "ability.marks", "ability.passive", "fallen.plan", "parts.desperation-unlimited",
    "setup.desperation-supply",
)  # fmt: skip
def test_what_the_cards_say_is_in_the_edition() -> None:
    content = new().content
    clawed = {card.name for card in content.champions if card.claws}
    assert clawed == {
        "skelda",
        "brugga",
        "ormok",
        "imbolg",
        "crym",
        "vulka",
    }
    assert content.champions[CHAMPION["imbolg"]].claws == 2
    assert sum(card.is_renegade for card in content.champions) == 9
    assert [wave.first_fallen for wave in content.waves] == [3, 4, 5]
    assert content.fallen == 2
    # Tokens are no limit: five players could hold more than the twelve of the box.
    assert 5 * (content.most_supplies - min(wave.supplies for wave in content.waves)) > 12


@pytest.mark.proves("ruling.chance-points")
def test_nothing_else_is_drawn() -> None:
    purposes = set()
    for seats in (1, 2, 5):
        for seed in range(6):
            *_, state = game(seats, seed)
            purposes |= {entry.purpose for entry in state.entries if isinstance(entry, Draw)}
    # A troll of a shared cavern seldom falls where choices are random.
    assert purposes | {"fallen"} == {
        "first", "hall", "vote_tile", "champion", "starter", "gate", "entrance", "gnome",
        "ancestry", "fallen", "critical",
    }  # fmt: skip


@pytest.mark.proves("ruling.decision-points")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_nobody_is_asked_where_there_is_nothing_to_choose(seats: int) -> None:
    for seed in range(3):
        for state in game(seats, 20 + seed):
            for asked in state.decisions:
                assert len(asked.options) > 1, asked


def test_a_gnome_that_leaves_is_forgotten() -> None:
    state = position()
    gnome(state, "mud-4", 1)
    state.gnome_seen[2 * SPACE["mud-4"]] = 1 << BLUE
    clear_gnomes(state, SPACE["mud-4"])
    add_gnome(state, SPACE["mud-4"])
    assert state.view(BLUE)["gnomes"]["mud-4"] == ["?"]
