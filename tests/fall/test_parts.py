"""What lies on the table: boards, planks, and the pieces of which there is one."""

from __future__ import annotations

import pytest

from antre.games.fall.content.names import CLANS
from tests.fall.tables import BLUE, game, new, votes


@pytest.mark.proves("parts.clan-planks")
def test_every_clan_has_a_plank_that_shows_what_it_gives_to_each() -> None:
    state = new()
    assert [list(plank) for plank in state.view(0)["votes"]] == [list(CLANS)] * 4
    votes(state, "ice", (BLUE, 2))
    assert [plank["ice"] for plank in state.view(0)["votes"]] == [0, 2, 0, 0]


@pytest.mark.proves("parts.player-board")
def test_a_player_board_has_supplies_and_desperation_of_its_own() -> None:
    view = new(3).view(0)
    assert len(view["provisions"]) == len(view["desperation"]) == 3


@pytest.mark.proves("parts.claw-scratches")
def test_what_is_covered_can_still_be_read() -> None:
    """Whoever looks at a covered symbol sees that it is covered, and what it is."""
    covered = 0
    for state in game(3, 4):
        view = state.view(-1)
        for seat in range(3):
            before = view["ancestry"][seat]
            covered += len(view["covered"][seat])
            cubes = state.covered[seat]
            state.covered[seat] = 0
            assert state.view(-1)["ancestry"][seat] == before
            state.covered[seat] = cubes
    assert covered


@pytest.mark.proves("parts.unique-pieces")
def test_there_is_one_wheel_pawn_one_rally_token_and_one_hammer() -> None:
    for state in game(4, 2):
        view = state.view(-1)
        assert set(view["wheel"]) == {"space", "effect"}
        assert view["rally"] in CLANS
        assert view["first"] in range(4)
