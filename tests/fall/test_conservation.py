"""Whole random games: no piece appears or vanishes, and what is derived agrees with what lies."""

from __future__ import annotations

from collections import Counter

import pytest

from antre.games.fall.content.board import FIRST_SITE, SPACES
from antre.games.fall.content.grid import cells_of
from antre.games.fall.rules.covering import coverable
from antre.games.fall.rules.state import NOTHING, Fall
from tests.fall.tables import CONTENT, game

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def champions(state: Fall) -> list[int]:
    lying = [card for packet in state.packets for card in packet]
    chosen = [card for pair in state.starters for card in pair]
    chosen += [card for card in state.rejected if card != NOTHING]
    owned = [card for own in state.champions for card in own]
    offered = [card for card in state.offer if state.owner[card] == NOTHING]
    return sorted([*lying, *chosen, *owned, *(set(offered) - set(state.removed)), *state.removed])


@every_table
@pytest.mark.proves("setup.player-material", "parts.trolls-limited", "ruling.base-limit",
                    "ruling.no-mixed-caverns", "status.lair-closed", "parts.gnome-tokens",
                    "frame.honour-at-any-time")  # fmt: skip
def test_pieces_stay_in_the_game(seats: int) -> None:
    for seed in range(3):
        for state in game(seats, seed):
            for seat in range(seats):
                own = state.trolls[SPACES * seat : SPACES * seat + SPACES]
                pawns = [card for card in state.champions[seat] if state.pawns[card] != NOTHING]
                assert sum(own) - len(pawns) + state.troll_reserve[seat] == CONTENT.trolls
                assert state.troll_reserve[seat] >= 0
                assert state.inhabits[seat] == sum(1 << n for n, count in enumerate(own) if count)
                assert min(own) >= 0
                closed = sum(state.lairs) & ~state.lairs[seat]
                assert not state.inhabits[seat] & closed
                for card in pawns:
                    assert own[state.pawns[card]] > 0
            tokens = [strength for strength in state.gnomes if strength]
            assert Counter([*state.reserve, *tokens, *state.angry]) == Counter(CONTENT.gnome_tokens)
            here = sum(1 << cave for cave in range(FIRST_SITE) if state.gnomes[2 * cave])
            assert here == state.invaded
            assert all(
                not state.gnomes[2 * cave + 1] or state.gnomes[2 * cave]
                for cave in range(FIRST_SITE)
            )


@every_table
def test_cards_stay_in_the_game(seats: int) -> None:
    for seed in range(3):
        for state in game(seats, seed):
            assert champions(state) == list(range(44))
            laid = [one // 128 for own in state.laid for one in own]
            held = [card for hand in state.hands for card in hand]
            assert sorted([*state.deck, *held, *laid, *state.discarded]) == list(range(72))
            gates = [clan for clan in state.row if clan != NOTHING]
            assert sorted([*state.gates, *gates]) == list(range(7))
            assert sorted([*state.halls, *state.halls_left]) == sorted(CONTENT.hall_values)
            assert len(state.discarded) == len(state.discard_seen)


@every_table
@pytest.mark.proves("supplies.maximum", "frame.three-waves", "upkeep.when", "parts.cubes-unlimited",
                    "parts.discs-unlimited", "frame.upkeep-only-if-continuing")  # fmt: skip
def test_numbers_stay_within_bounds(seats: int) -> None:
    waves = set()
    for state in game(seats, 7):
        waves.add(state.wave)
        assert all(0 <= provisions <= CONTENT.most_supplies for provisions in state.provisions)
        assert all(tokens >= 0 for tokens in state.desperation)
        assert 0 <= state.wheel < len(CONTENT.wheel)
        for seat in range(seats):
            assert not state.covered[seat] & ~coverable(state.ancestry[seat], 0)
        for clan, standing in enumerate(state.standing):
            values = [state.votes[7 * seat + clan] for seat in standing]
            assert values == sorted(values, reverse=True)
            assert min(values, default=1) > 0
            assert len(standing) == sum(1 for count in state.votes[clan::7] if count)
        for slot, suitors in enumerate(state.suitors):
            values = [state.influence[seats * slot + seat] for seat in suitors]
            assert values == sorted(values, reverse=True)
    assert waves == {1, 2, 3, 4}


@every_table
def test_trolls_and_gnomes_never_share_a_cavern_but_in_a_march(seats: int) -> None:
    for state in game(seats, 11):
        mixed = [cave for cave in cells_of(state.invaded) if sum(state.trolls[cave::SPACES])]
        if mixed:
            assert type(state.question).__name__ in ("Marching", "RetreatToLair")
