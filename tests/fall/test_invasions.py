"""Invaders and fallen trolls, on the examples of the rulebook."""

from __future__ import annotations

import pytest

from antre.core.errors import Refused
from antre.core.journal import Draw
from antre.games.fall.content.board import SPACE
from antre.games.fall.rules.invasion import Invaders
from antre.games.fall.rules.state import NOBODY, Fall
from antre.games.fall.rules.tracks import leader
from antre.games.fall.rules.wave_end import ENTRENCH, Invasion
from tests.fall.tables import (
    BLUE,
    CLAN,
    GREEN,
    PINK,
    YELLOW,
    act,
    at_rest,
    choose,
    events_of,
    give,
    gnome,
    honour_from,
    invaded,
    position,
    put,
    texts,
    trolls,
    votes,
)


def invasion(state: Fall, clan: str) -> None:
    """The first gate card of the row is this clan's, and is resolved."""
    state.gates.remove(CLAN[clan])
    state.row[0] = CLAN[clan]
    act(state, Invasion(0))


@pytest.mark.proves(
    "example.invasion-mud-1", "example.invasion-mud-2", "example.invasion-mud-3",
    "invasion.decider", "invasion.enter-trolls", "invasion.enter-empty", "invasion.cross-invaded",
    "invasion.one-by-one", "invasion.reveal", "invasion.rally", "fallen.first-bonus",
    "ruling.decider-choice-freedom", "invasion.size-grows",
)  # fmt: skip
def test_the_mud_invasion_of_wave_two() -> None:
    state = position(wave=2)
    votes(state, "mud", (BLUE, 1), (PINK, 2))
    put(state, PINK, "mud-1")
    put(state, BLUE, "mud-2")
    put(state, BLUE, "hammer-2")
    put(state, BLUE, "fire-2")
    gnome(state, "mud-3", 2)
    invasion(state, "mud")
    assert events_of(state, "invasion")[0]["invaders"] == 3
    assert state.rally == CLAN["mud"]
    assert state.waiting == [PINK]
    assert set(texts(state)) == {"invade:mud-1", "invade:mud-2"}
    choose(state, "invade:mud-1")
    assert honour_from(state, PINK, "fallen") == 4
    assert trolls(state, PINK, "mud-1") == 0
    assert "mud-1" in invaded(state)
    assert state.waiting == [PINK]
    assert set(texts(state)) == {"invade:hammer-3", "invade:mud-4"}
    choose(state, "invade:mud-4")
    assert at_rest(state)
    assert invaded(state) == {"mud-1", "mud-3", "mud-4"}


@pytest.mark.proves(
    "example.invasions-a", "invasion.easiest", "invasion.search-procedure", "invasion.two-gates",
    "ruling.easy-before-near", "invasion.never-stops-invaded",
)  # fmt: skip
def test_example_a() -> None:
    state = position()
    for where, seat, count in (
        ("mud-1", BLUE, 1), ("fire-1", PINK, 2), ("fire-2", PINK, 1), ("hammer-2", PINK, 1),
        ("hammer-3", PINK, 2), ("hammer-4", PINK, 1), ("fire-4", PINK, 3),
    ):  # fmt: skip
        put(state, seat, where, count)
    gnome(state, "mud-2", 1)
    gnome(state, "mud-3", 1)
    invasion(state, "mud")
    assert at_rest(state)
    assert invaded(state) == {"mud-2", "mud-3", "mud-4"}
    assert trolls(state, BLUE, "mud-1") == 0
    assert honour_from(state, BLUE, "fallen") == 3


@pytest.mark.proves(
    "example.invasions-b1", "example.invasions-b2", "fallen.random-owner", "fallen.owner-chooses",
    "fallen.champion", "fallen.others", "ruling.fallen-champion-scores", "fallen.normal",
    "fallen.random-weight", "ruling.fallen-champion-lair", "fallen.first-per-invasion",
)  # fmt: skip
def test_example_b() -> None:
    seen = set()
    for seed in range(20):
        state = position()
        state.chance.seed = seed
        votes(state, "ice", (GREEN, 3), (PINK, 3))
        put(state, YELLOW, "ice-1", 3)
        put(state, GREEN, "ice-2", 1)
        put(state, PINK, "ice-2", 1)
        give(state, PINK, "okkag", "ice-2")
        invasion(state, "ice")
        assert state.waiting == [GREEN]
        assert set(texts(state)) == {"invade:ice-1", "invade:ice-2"}
        choose(state, "invade:ice-2")
        drawn = [
            entry.outcome
            for entry in state.entries
            if isinstance(entry, Draw) and entry.purpose == "fallen"
        ]
        seen.add(drawn[0])
        if drawn[0] != GREEN:
            continue
        assert honour_from(state, GREEN, "fallen") == 3
        assert state.troll_reserve[GREEN] == 25
        assert state.waiting == [PINK]
        assert set(texts(state)) == {f"troll:{PINK}", "pawn:okkag"}
        choose(state, "pawn:okkag")
        assert honour_from(state, PINK, "fallen") == 2
        assert set(texts(state)) == {"retreat:A1", "retreat:A2"}
        choose(state, "retreat:A2")
        assert trolls(state, PINK, "A2") == 1
        assert trolls(state, PINK, "ice-2") == 1
    assert seen == {GREEN, PINK}


@pytest.mark.proves("example.invasions-c", "ruling.first-fallen-none", "invasion.nearest",
                    "ruling.reach-definition", "ruling.distance-definition")  # fmt: skip
def test_example_c() -> None:
    state = position()
    votes(state, "moon", (BLUE, 1))
    put(state, PINK, "moon-1", 1)
    invasion(state, "moon")
    assert invaded(state) == {"moon-2"}
    assert state.waiting == [BLUE]
    assert set(texts(state)) == {"invade:granite-1", "invade:moon-3"}
    for where, rule in (
        ("moon-1", "invasion.easiest"), ("moon-2", "invasion.never-stops-invaded"),
        ("fire-1", "invasion.cross-invaded"),
    ):  # fmt: skip
        with pytest.raises(Refused) as refused:
            choose(state, f"invade:{where}")
        assert refused.value.refusal.rule == rule
    choose(state, "invade:granite-1")
    assert state.honour(PINK) == 0


@pytest.mark.proves("ruling.easy-before-near", "invasion.easiest")
def test_one_troll_far_away_is_easier_than_two_at_the_gate() -> None:
    state = position()
    put(state, PINK, "ice-1", 2)
    gnome(state, "ice-2", 1)
    put(state, PINK, "ice-3", 2)
    put(state, BLUE, "moon-1", 1)
    act(state, Invaders(CLAN["ice"], 1, PINK))
    assert at_rest(state)
    assert trolls(state, BLUE, "moon-1") == 0
    assert trolls(state, PINK, "ice-1") == 2


@pytest.mark.proves("example.invasions-d")
def test_example_d() -> None:
    state = position()
    votes(state, "hammer", (YELLOW, 1), (BLUE, 2))
    gnome(state, "hammer-1", 1)
    put(state, PINK, "hammer-3", 2)
    put(state, PINK, "mud-3", 2)
    put(state, YELLOW, "mud-1", 1)
    put(state, BLUE, "granite-1", 1)
    invasion(state, "hammer")
    assert "hammer-2" in invaded(state)
    assert state.waiting == [BLUE]
    assert set(texts(state)) == {"invade:granite-1", "invade:mud-1"}
    choose(state, "invade:mud-1")
    assert honour_from(state, YELLOW, "fallen") == 3
    assert trolls(state, YELLOW, "mud-1") == 0


@pytest.mark.proves("example.model-short-reserve", "ruling.gnome-reserve-empty")
def test_a_short_reserve() -> None:
    state = position(wave=2)
    state.reserve[:] = [1, 3]
    put(state, PINK, "moss-1", 5)
    invasion(state, "moss")
    assert at_rest(state)
    assert honour_from(state, PINK, "fallen") == 4 + 2
    assert trolls(state, PINK, "moss-1") == 3
    assert sorted(state.reserve) == [1, 3]


@pytest.mark.proves(
    "invasion.decider-no-ties", "invasion.decider-fallback", "invasion.decider-wrap",
    "ruling.decider-nobody",
)  # fmt: skip
def test_who_decides_for_the_invaders() -> None:
    state = position()
    state.first = YELLOW
    assert leader(state, CLAN["ice"]) == YELLOW
    votes(state, "moss", (GREEN, 1))
    assert leader(state, CLAN["fire"]) == GREEN
    votes(state, "granite", (BLUE, 2), (PINK, 2))
    assert leader(state, CLAN["moon"]) == BLUE
    votes(state, "granite", (PINK, 1))
    assert leader(state, CLAN["granite"]) == PINK


@pytest.mark.proves("fallen.first-per-invasion", "fallen.first-bonus", "fallen.others")
def test_each_gate_card_has_a_first_fallen_of_its_own() -> None:
    state = position(wave=2)
    put(state, PINK, "moss-1", 5)
    put(state, PINK, "fire-1", 5)
    invasion(state, "moss")
    assert honour_from(state, PINK, "fallen") == 4 + 2 + 2
    invasion(state, "fire")
    assert honour_from(state, PINK, "fallen") == 2 * (4 + 2 + 2)


@pytest.mark.proves("waveend.entrench", "waveend.entrench-cap", "ruling.entrench-shortage")
def test_lone_gnomes_are_joined_while_tokens_last() -> None:
    state = position()
    gnome(state, "moss-1", 1)
    gnome(state, "ice-1", 1, 2)
    gnome(state, "fire-1", 1)
    state.reserve[:] = [3]
    act(state, ENTRENCH)
    at = {name: 2 * SPACE[name] for name in ("moss-1", "ice-1", "fire-1")}
    assert state.gnomes[at["moss-1"] : at["moss-1"] + 2] == [1, 3]
    assert state.gnomes[at["ice-1"] : at["ice-1"] + 2] == [1, 2]
    assert state.gnomes[at["fire-1"] : at["fire-1"] + 2] == [1, 0]
    assert state.reserve == []


@pytest.mark.proves("ruling.fallen-abilities", "breach.ability-exception", "ruling.breach-fallen")
def test_champions_that_profit_from_the_fallen() -> None:
    state = position()
    give(state, PINK, "mogdur", "A1")
    give(state, PINK, "mulgra", "A2")
    give(state, PINK, "sigddan", "moss-1")
    invasion(state, "moss")
    choose(state, "retreat:A1")
    assert honour_from(state, PINK, "fallen") == 3
    assert honour_from(state, PINK, "champions") == 1 + 2
    put(state, PINK, "fire-1", 1)
    act(state, Invaders(CLAN["fire"], 1, BLUE))
    assert honour_from(state, PINK, "fallen") == 3
    assert honour_from(state, PINK, "champions") == 3 + 2


@pytest.mark.proves("ruling.invader-hidden", "invasion.strength-ignored", "ruling.easy-count")
def test_invaders_are_seen_by_nobody() -> None:
    state = position()
    votes(state, "moon", (BLUE, 1))
    invasion(state, "moss")
    assert all(state.view(seat)["gnomes"]["moss-1"] == ["?"] for seat in (NOBODY, PINK, BLUE))
