"""Whatever is played, nothing on the mountain is lost, doubled or out of place."""

from __future__ import annotations

import pytest

from antre.games.hall.content.content import TILES
from antre.games.hall.rules.state import Hall
from tests.hall.playing import TABLES, game
from tests.hall.tables import CONTENT, events


def count_statues(state: Hall) -> list[int]:
    return [bits.bit_count() for bits in state.statues]


@pytest.mark.proves("move.one-per-space", "dig.no-overlap", "ruling.supply-unlimited")
@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_pieces_are_kept_at_every_question(seats: int, variants: dict[str, bool]) -> None:
    statues: list[int] = []
    for state in game(seats, 13, **variants):
        statues = statues or count_statues(state)
        assert count_statues(state) == statues
        fire, ice, moon = state.statues
        assert (fire | ice | moon).bit_count() == sum(statues), "one statue a space"
        built = 0
        for section in state.sections:
            assert not built & section
            built |= section
        assert not built & ~state.board.ground
        assert not built & (state.rubble | state.buried)


@pytest.mark.proves("ruling.supply-unlimited", "pedestal.token", "recruit.pedestals-finite")
@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_tiles_tokens_and_pedestals_go_from_the_supply_and_never_back(
    seats: int, variants: dict[str, bool]
) -> None:
    *_, state = game(seats, 17, **variants)
    dug = events(state, "dig")
    for kind, name in enumerate(TILES):
        used = sum(event["shape"] == name for event in dug)
        assert state.tiles[kind] + used == CONTENT.tile_copies[kind]
    won = [value for values in state.won for value in values]
    assert sorted([*filter(None, state.tokens), *won]) == sorted(CONTENT.token_values)
    waiting = [clan for clan in state.horde_pedestals if clan >= 0]
    left = len(state.bag) + len(waiting) + sum(state.stock)
    assert left + len(events(state, "set_pedestal")) == len(CONTENT.pedestals)
