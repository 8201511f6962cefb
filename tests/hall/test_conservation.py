"""Whole random games: nothing on the table is lost or made from nothing."""

from __future__ import annotations

import pytest

from antre.games.hall.content.resources import count
from antre.games.hall.rules.pack import JoinPack, Welcome
from antre.games.hall.rules.state import NOTHING, Hall
from tests.hall.playing import TABLES, game
from tests.hall.tables import CONTENT

every_table = pytest.mark.parametrize(("seats", "variants"), TABLES)


def trolls(state: Hall) -> list[int]:
    """Every recruitable troll, one on its way from the horde to a pack included."""
    waiting = [frame.card for frame in state.stack if isinstance(frame, JoinPack | Welcome)]
    lying = [card for pile in (*state.decks, *state.bottoms) for card in pile]
    standing = [
        card for card in (*state.horde, *state.pack) if card not in (NOTHING, *CONTENT.starters)
    ]
    return sorted(waiting + lying + standing)


def pedestals(state: Hall) -> int:
    """All that are in the bag, in the horde, in storage or on the mountain."""
    horde = sum(clan != NOTHING for clan in state.horde_pedestals)
    standing = sum(mask.bit_count() for mask in state.pedestals)
    return len(state.bag) + horde + sum(state.stock) + standing


@every_table
def test_trolls_spells_and_workshops_stay_in_the_game(
    seats: int, variants: dict[str, bool]
) -> None:
    everyone = sorted(card for deck in CONTENT.decks for card in deck)
    founded = 0
    for state in game(seats, 3, **variants):
        assert trolls(state) == everyone
        spells = [*state.spells, *state.spells_bottom, *state.grimoire]
        assert sorted(spells) == list(range(17))
        assert all(0 <= runes <= 3 for runes in state.runes)
        founded = sum(workshop != NOTHING for workshop in state.workshops)
        assert founded + sum(state.workshop_supply) == 2 * seats + 1
    assert founded


@every_table
def test_pedestals_leave_the_game_under_halls_alone(seats: int, variants: dict[str, bool]) -> None:
    halls = 0
    left = 18
    for state in game(seats, 4, **variants):
        excavated = sum(altar != NOTHING for altar in state.altars)
        assert pedestals(state) == left or excavated > halls
        halls, left = excavated, pedestals(state)
        tokens = sum(value > 0 for value in state.tokens)
        assert tokens + sum(len(won) for won in state.won) == 15


@every_table
def test_no_troll_holds_more_than_its_symbols(seats: int, variants: dict[str, bool]) -> None:
    for state in game(seats, 5, **variants):
        for card, lying in zip(state.pack, state.held, strict=True):
            full = 0 if card == NOTHING else CONTENT.card_full[card]
            assert all(count(lying, kind) <= count(full, kind) for kind in range(8))
        for storage in state.storage:
            assert storage >= 0
            assert count(storage, 7) == 0
            assert all(count(storage, kind) < 100 for kind in range(7))


@every_table
def test_tiles_are_in_the_supply_or_in_the_mountain(seats: int, variants: dict[str, bool]) -> None:
    for state in game(seats, 6, **variants):
        for number, left in enumerate(state.tiles):
            assert left + state.section_kinds.count(number) <= CONTENT.tile_copies[number]
        covered = sum(mask.bit_count() for mask in state.sections)
        union = 0
        for mask in state.sections:
            union |= mask
        assert covered == union.bit_count()
        assert not union & ~state.board.ground
