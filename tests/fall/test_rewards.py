"""Champion rewards, pawns, stars, immediate abilities, and upkeep."""

from __future__ import annotations

import pytest

from antre.games.fall.content.board import SPACE
from antre.games.fall.content.names import CLANS
from antre.games.fall.rules.actions import take_over
from antre.games.fall.rules.immediate import resolve_immediate, wave_end_honour
from antre.games.fall.rules.rewards import REWARDS
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.tracks import gain_influence, gain_votes
from antre.games.fall.rules.upkeep import UPKEEP
from antre.games.fall.rules.wave_scoring import SCORE_CHAMPIONS
from tests.fall.tables import (
    BLUE,
    CHAMPION,
    CONTENT,
    GREEN,
    PINK,
    YELLOW,
    act,
    at_rest,
    choose,
    give,
    gnome,
    honour_from,
    position,
    put,
    texts,
    trolls,
    vote_count,
    votes,
)


def offering(*names: str, wave: int = 1) -> Fall:
    """A position with just these champions on offer."""
    state = position(wave=wave)
    state.packets[1] += state.offer
    state.offer = tuple(CHAMPION[name] for name in names)
    for packet in state.packets:
        packet[:] = [champion for champion in packet if champion not in state.offer]
    state.influence = [0] * (4 * len(names))
    state.suitors = [()] * len(names)
    return state


@pytest.mark.proves(
    "example.reward-imbolg", "reward.winner-votes", "reward.consolation-choice", "reward.pawn",
    "reward.take-card", "influence.award-at-wave-end", "influence.benefits",
    "reward.consolation-mandatory", "ruling.pawn-no-takeover", "ruling.pawn-always-placeable",
)  # fmt: skip
def test_imbolg_is_won() -> None:
    state = offering("imbolg")
    gain_influence(state, BLUE, 0, 3)
    gain_influence(state, PINK, 0, 6)
    put(state, PINK, "mud-4", 1)
    put(state, PINK, "ice-1", 1)
    put(state, YELLOW, "ice-1", 1)
    act(state, REWARDS)
    assert vote_count(state, PINK, "ice") == 3
    assert state.waiting == [BLUE]
    assert texts(state) == ["consolation:vote", "consolation:honour"]
    other = state.clone()
    choose(state, "consolation:honour")
    assert honour_from(state, BLUE, "consolation") == 2
    assert state.waiting == [PINK]
    assert set(texts(state)) == {"stand:mud-4", "stand:A1", "stand:A2"}
    choose(state, "stand:mud-4")
    assert trolls(state, PINK, "mud-4") == 2
    assert state.champions[PINK] == (CHAMPION["imbolg"],)
    assert at_rest(state)
    choose(other, "consolation:vote")
    assert vote_count(other, BLUE, "ice") == 1
    assert vote_count(state, PINK, "mud") == 0


@pytest.mark.proves("reward.nobody", "ruling.unwanted-tile", "reward.left-to-right",
                    "ruling.row-order", "ruling.reward-discs")  # fmt: skip
def test_a_champion_nobody_wants_leaves() -> None:
    state = offering("kolm", "argha")
    gain_influence(state, GREEN, 1, 1)
    act(state, REWARDS)
    assert at_rest(state)
    assert state.removed == (CHAMPION["kolm"],)
    assert state.champions[GREEN] == (CHAMPION["argha"],)
    assert state.offer == ()
    assert state.influence == []


@pytest.mark.proves("reward.no-ties", "reward.consolation-order")
def test_consolations_go_from_most_to_least() -> None:
    state = offering("argha")
    for seat, power in ((YELLOW, 2), (PINK, 3), (BLUE, 3), (GREEN, 9)):
        gain_influence(state, seat, 0, power)
    act(state, REWARDS)
    order = []
    while not at_rest(state):
        order.append(state.waiting[0])
        choose(state, "consolation:vote")
    assert order == [YELLOW, PINK, BLUE]
    assert state.owner[CHAMPION["argha"]] == GREEN


@pytest.mark.proves("example.model-consolation", "ruling.consolation-lines-beyond-eight",
                    "ruling.consolation-zero")  # fmt: skip
def test_yellow_lines() -> None:
    lines = [CONTENT.lines_passed(CHAMPION["imbolg"], value) for value in (1, 2, 5, 8, 9, 11)]
    assert lines == [0, 1, 2, 4, 4, 5]
    assert [CONTENT.lines_passed(CHAMPION["eira"], value) for value in (8, 11)] == [4, 6]


@pytest.mark.proves("ability.renegade", "ruling.renegade-split", "ruling.renegade-consolation")
def test_votes_of_a_renegade_go_anywhere() -> None:
    state = offering("kolm")
    gain_influence(state, PINK, 0, 5)
    gain_influence(state, BLUE, 0, 1)
    act(state, REWARDS)
    assert texts(state) == [f"vote:{clan}" for clan in CLANS]
    choose(state, "vote:mud", "vote:moon", "consolation:vote", "vote:fire")
    assert vote_count(state, PINK, "mud") == vote_count(state, PINK, "moon") == 1
    assert vote_count(state, BLUE, "fire") == 1
    assert at_rest(state)


@pytest.mark.proves("reward.immediate", "ruling.pawn-before-immediate", "ruling.rhosk")
def test_rhosk_brings_trolls_at_once() -> None:
    state = offering("rhosk", "argha")
    gain_influence(state, PINK, 0, 1)
    gain_influence(state, PINK, 1, 1)
    put(state, PINK, "mud-4", 1)
    act(state, REWARDS)
    choose(state, "vote:mud", "vote:mud", "stand:A1")
    assert set(texts(state)) == {"to:mud-4", "to:A1", "to:A2", "done"}
    assert state.owner[CHAMPION["argha"]] != PINK
    choose(state, "to:mud-4", "to:A2", "to:mud-4")
    assert (trolls(state, PINK, "mud-4"), trolls(state, PINK, "A2")) == (3, 1)
    assert state.owner[CHAMPION["argha"]] == PINK


def test_dagna_canvasses_where_one_has_no_votes() -> None:
    state = position()
    votes(state, "moss", (PINK, 1))
    resolve_immediate(state, PINK, CHAMPION["dagna"])
    assert "vote:moss" not in texts(state)
    choose(state, "vote:ice")
    assert "vote:ice" not in texts(state)
    choose(state, "done")
    assert at_rest(state)


@pytest.mark.proves("ruling.star-place", "reward.star-tiles")
def test_stars_are_put_on_halls_and_caverns() -> None:
    state = position(wave=3)
    gnome(state, "mud-1", 1)
    for name in ("thulgar", "morrow", "hild"):
        give(state, PINK, name)
    resolve_immediate(state, PINK, CHAMPION["thulgar"])
    assert texts(state) == [f"star:hall{hall}" for hall in range(1, 10)]
    choose(state, "star:hall2")
    resolve_immediate(state, PINK, CHAMPION["morrow"])
    choose(state, "star:mud-1")
    resolve_immediate(state, PINK, CHAMPION["hild"])
    assert "star:mud-1" not in texts(state)
    assert len(texts(state)) == 27
    choose(state, "star:ice-1")
    assert state.view(BLUE)["stars"] == {"thulgar": "hall2", "morrow": "mud-1", "hild": "ice-1"}
    assert not any(state.pawns[CHAMPION[name]] >= 0 for name in ("thulgar", "morrow", "hild"))


def test_a_star_without_a_place_does_nothing() -> None:
    state = position(wave=3)
    give(state, PINK, "morrow")
    resolve_immediate(state, PINK, CHAMPION["morrow"])
    assert at_rest(state)


@pytest.mark.proves("ability.wave-end", "ruling.wave-end-count", "ruling.wave-end-order",
                    "ruling.wave-end-new", "ruling.wave-end-three")  # fmt: skip
def test_abilities_at_the_end_of_a_wave() -> None:
    state = position(wave=3)
    for name in ("fenna", "pogga", "surtha", "ebb"):
        give(state, PINK, name)
    put(state, PINK, "moss-1", 3)
    put(state, PINK, "ice-1", 2)
    put(state, YELLOW, "ice-1", 4)
    put(state, PINK, "A1", 6)
    for where in ("mud-1", "mud-2", "mud-3"):
        gnome(state, where, 1)
    worth = [
        wave_end_honour(state, PINK, CHAMPION[name]) for name in ("fenna", "pogga", "surtha", "ebb")
    ]
    assert worth == [2, 2, 1, 4]
    act(state, SCORE_CHAMPIONS)
    assert honour_from(state, PINK, "champions") == 9


def test_vargul_and_the_herald_pay_at_once() -> None:
    state = position()
    votes(state, "moss", (PINK, 1))
    votes(state, "mud", (PINK, 2))
    resolve_immediate(state, PINK, CHAMPION["vargul"])
    resolve_immediate(state, PINK, CHAMPION["herald"])
    assert honour_from(state, PINK, "champions") == 2 + 2


@pytest.mark.proves("ruling.okkag")
def test_okkag_pays_for_a_takeover_where_he_stands() -> None:
    state = position()
    give(state, PINK, "okkag", "mud-1")
    take_over(state, PINK, SPACE["mud-1"])
    take_over(state, PINK, SPACE["mud-2"])
    assert honour_from(state, PINK, "champions") == 2


@pytest.mark.proves("ruling.first-influence-scope")
def test_kolm_doubles_the_first_bonus() -> None:
    state = position()
    give(state, PINK, "kolm")
    gain_influence(state, PINK, 0, 1)
    gain_influence(state, PINK, 0, 1)
    assert state.influence[PINK] == 4


@pytest.mark.proves(
    "upkeep.gates", "upkeep.offer", "upkeep.offer-packet", "upkeep.cubes", "upkeep.desperation",
    "upkeep.hammer", "ability.claws-refresh", "desperation.discard", "ruling.carry-over",
    "setup.gate-row", "setup.gate-rest",
)  # fmt: skip
@pytest.mark.parametrize(("wave", "packet"), [(1, 1), (2, 2)])
def test_upkeep(wave: int, packet: int) -> None:
    state = position(wave=wave)
    state.offer = ()
    state.covered[PINK] = state.ancestry[PINK].advance
    state.claws[CHAMPION["imbolg"]] = 2
    state.desperation[BLUE] = 3
    state.wheel, state.rally, state.boosts[PINK] = 5, 4, 2
    state.angry = (1, 2)
    state.row_seen[0] = 1
    gain_votes(state, PINK, 0, 2)
    put(state, PINK, "moss-1", 2)
    act(state, UPKEEP)
    assert state.wave == wave + 1
    assert state.first == 1
    assert state.covered == [0] * 4
    assert sum(state.claws) == 0
    assert state.desperation == [0] * 4
    assert len(state.offer) == 5
    assert all(CONTENT.champions[champion].packet == packet for champion in state.offer)
    assert state.row == [-1] * 4
    assert state.row_seen == [0] * 4
    assert sorted(state.gates) == list(range(7))
    assert (state.wheel, state.rally, state.boosts[PINK], state.angry) == (5, 4, 2, (1, 2))
    assert trolls(state, PINK, "moss-1") == 2
    assert vote_count(state, PINK, "moss") == 2
