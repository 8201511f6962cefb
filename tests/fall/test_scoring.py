"""Domains in waves I and II; Great Halls, Elders and votes in wave III; the winner."""

from __future__ import annotations

import pytest

from antre.games.fall.content.board import SPACE
from antre.games.fall.rules.final_scoring import (
    FINAL_SCORING,
    count_halls,
    count_votes,
    elders_of,
    hall_honour,
)
from antre.games.fall.rules.state import Fall
from antre.games.fall.rules.wave_scoring import SCORE_DOMAINS
from tests.fall.tables import (
    BLUE,
    CHAMPION,
    CLAN,
    CONTENT,
    GREEN,
    PINK,
    YELLOW,
    act,
    give,
    gnome,
    honour_from,
    position,
    put,
    votes,
    weave,
)


@pytest.mark.proves(
    "example.domain-blue", "example.domain-yellow", "score12.first-cavern",
    "score12.further-caverns", "score12.invaded-penalty", "score12.no-penalty",
    "score12.tied-cavern", "score12.per-domain", "score12.same", "ruling.lair-no-domain",
    "ruling.gnomes-control",
)  # fmt: skip
@pytest.mark.parametrize("wave", [1, 2])
def test_the_hammer_domain(wave: int) -> None:
    state = position(wave=wave)
    put(state, BLUE, "hammer-1", 2)
    put(state, PINK, "hammer-1", 1)
    put(state, YELLOW, "hammer-2", 1)
    put(state, YELLOW, "hammer-3", 1)
    gnome(state, "hammer-4", 1)
    put(state, GREEN, "moss-1", 1)
    put(state, PINK, "moss-1", 1)
    act(state, SCORE_DOMAINS)
    assert [state.honour(seat) for seat in (BLUE, YELLOW, PINK, GREEN)] == [5, 7, 0, 0]


@pytest.mark.proves("example.hall-gnomes", "score3.hall-gnomes", "score3.hall-gnomes-win",
                    "example.hall-majority", "score3.hall-majority", "example.hall-three-way",
                    "score3.hall-tie", "ruling.hall-share", "ruling.hall-nobody")  # fmt: skip
def test_what_a_hall_pays() -> None:
    assert hall_honour(4, [1, 0, 2], []) == [0, 0]
    assert hall_honour(12, [2, 1, 0], []) == [12, 0]
    assert hall_honour(8, [1, 1, 0, 1], []) == [2, 2, 0]
    assert hall_honour(8, [0, 0, 0], []) == [0, 0]


def hall_one(state: Fall) -> list[int]:
    return count_halls(state)[0][2]


@pytest.mark.proves("example.model-stars", "ruling.hild", "score3.hall-separate",
                    "score3.hall-caverns-not-trolls", "setup.hall-value-meaning")  # fmt: skip
def test_stars_change_the_halls() -> None:
    def table() -> Fall:
        state = position(wave=3)
        state.halls = (12, *state.halls[1:])
        put(state, PINK, "moss-3", 1)
        put(state, YELLOW, "ice-3", 5)
        return state

    def star(state: Fall, seat: int, name: str, place: int) -> None:
        give(state, seat, name)
        state.stars += ((CHAMPION[name], place),)

    assert hall_one(table()) == [6, 0, 6, 0]
    state = table()
    star(state, PINK, "thulgar", 0)
    assert hall_one(state) == [12, 0, 0, 0]
    state = table()
    star(state, PINK, "eira", 0)
    assert hall_one(state) == [8, 0, 8, 0]
    state = table()
    star(state, YELLOW, "stannic", 0)
    assert hall_one(state) == [0, 0, 12, 0]
    star(state, PINK, "thulgar", 0)
    assert hall_one(state) == [12, 0, 0, 0]
    state = table()
    gnome(state, "moss-4", 1)
    gnome(state, "ice-4", 1)
    assert hall_one(state) == [0, 0, 0, 0]
    star(state, PINK, "morrow", SPACE["ice-4"])
    assert hall_one(state) == [4, 0, 4, 0]
    state = table()
    put(state, PINK, "ice-4", 1)
    put(state, YELLOW, "ice-4", 1)
    assert hall_one(state) == [6, 0, 6, 0]
    star(state, PINK, "hild", SPACE["ice-4"])
    assert hall_one(state) == [12, 0, 0, 0]
    state = table()
    star(state, PINK, "hild", SPACE["ice-4"])
    assert hall_one(state) == [12, 0, 0, 0]


@pytest.mark.proves("example.elders-seven", "score3.elders", "ruling.elders-outside-table")
def test_elders() -> None:
    state = position()
    worth = []
    for count in range(12):
        rows = [
            " ".join("E" if 6 * row + column < count else "." for column in range(6))
            for row in (0, 1)
        ]
        state.ancestry[PINK] = weave(*rows)
        worth.append(elders_of(state, PINK)[1])
    assert worth == [0, 0, 1, 3, 5, 8, 12, 17, 23, 30, 30, 30]


@pytest.mark.proves(
    "example.votes-moss", "score3.votes-places", "score3.votes-no-ties", "score3.votes-minimum",
    "score3.votes-unclaimed", "setup.vote-tiles", "ruling.votes-few-players",
)  # fmt: skip
def test_votes() -> None:
    state = position()
    nine = CONTENT.vote_tiles.index((9, 5, 3))
    state.tiles = (nine, *(tile for tile in range(7) if tile != nine))
    votes(state, "moss", (YELLOW, 2), (PINK, 2), (BLUE, 3))
    assert count_votes(state, CLAN["moss"]) == [3, 9, 5, 0]
    votes(state, "ice", (GREEN, 1))
    first = CONTENT.vote_tiles[state.tiles[1]][0]
    assert count_votes(state, CLAN["ice"]) == [0, 0, 0, first]
    assert count_votes(state, CLAN["mud"]) == [0, 0, 0, 0]


@pytest.mark.proves("score3.order", "end.when", "frame.honour", "frame.winner", "end.winner",
                    "end.tie-break", "end.shared")  # fmt: skip
def test_the_end() -> None:
    state = position(wave=3)
    state.ancestry = [weave(". ."), weave("E E"), weave(". ."), weave(". .")]
    votes(state, "mud", (PINK, 1), (GREEN, 1))
    before = [dict(state.setup.game.engine.breakdown(state, seat)) for seat in range(4)]
    scores = list(state.scores)
    state.stack.clear()
    act(state, FINAL_SCORING)
    assert state.over
    assert [state.honour(seat) for seat in range(4)] == scores == list(state.scores)
    assert [dict(state.setup.game.engine.breakdown(state, seat)) for seat in range(4)] == before
    assert honour_from(state, BLUE, "elders") == 1
    assert state.outcome is not None
    assert list(state.outcome.winners) == [PINK]
    assert state.outcome.reason.rule == "end.winner"
    state.tally = [0] * len(state.tally)
    assert state.outcome.reason.rule == "end.shared"
    assert list(state.outcome.winners) == [PINK, GREEN]
    votes(state, "fire", (GREEN, 1))
    assert list(state.outcome.winners) == [GREEN]
    assert state.outcome.reason.rule == "end.tie-break"
