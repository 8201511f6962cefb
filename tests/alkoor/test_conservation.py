"""Whole random games: no piece appears or vanishes, and nothing is known that nobody has seen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from antre.games.alkoor.content.tokens import colour_of, kind_of
from antre.games.alkoor.rules.options import HERO, KIND, LOOT, RELIC, TREASURE, UNFORESEEN, ZONE
from antre.games.alkoor.rules.state import NOTHING, SLOTS, UNSEEN, Alkoor
from tests.alkoor.tables import BOX, game

every_table = pytest.mark.parametrize("seats", [1, 2, 3])
# Gems that were drawn, taken or given and do not lie anywhere yet.
FLYING = {
    "colours": ("PlaceGems",), "rest": ("PlaceGem",), "taken": ("TakeGems", "TakeGem"),
    "to": ("PayGems", "PayGem"),
}  # fmt: skip
EARNED = {challenge.id: 2 for challenge in BOX.challenges}


def frames(state: Alkoor, field: str, *names: str) -> list[Any]:
    """What lies in the frames to come."""
    return [getattr(step, field) for step in state.stack if type(step).__name__ in names]


def of_kind(cards: list[int], kind: int) -> list[int]:
    return [card % KIND for card in cards if card // KIND == kind]


def won(state: Alkoor, kind: int) -> list[int]:
    return of_kind(state.pouch, kind) + of_kind(state.vils_pile, kind)


def on_top(state: Alkoor, pile: int) -> list[int]:
    return [state.top[pile]] if state.top[pile] != NOTHING else []


@every_table
@pytest.mark.proves("ruling.gem-draw", "ruling.gem-capacity", "ruling.paid-gems")
def test_gems_stay_in_the_game(seats: int) -> None:
    for seed in range(4):
        for state in game(seats, seed, challenge="infame", earned=EARNED if seed % 2 else {}):
            flying = Counter(frames(state, "colour", "PlaceGem"))
            for field, names in FLYING.items():
                for colours in frames(state, field, *names):
                    flying.update(colours or ())
            for colour in range(5):
                lying = sum(state.gems[colour::5]) + state.vils_gems[colour] + state.bank[colour]
                assert lying + flying[colour] == BOX.gems.each
            assert max(state.gems) <= BOX.gems.places
            assert min(*state.gems, *state.vils_gems, *state.bank) >= 0
            assert max(state.vils_gems) < BOX.vils.power_gems


@every_table
@pytest.mark.proves("setup.draw-piles", "vils.pile")
def test_cards_stay_in_the_game(seats: int) -> None:
    for seed in range(4):
        for state in game(seats, seed, challenge="infame", earned=EARNED if seed % 2 else {}):
            heroes = [
                *state.hero_pile, *state.hero_discard, *state.team, *state.killed,
                *state.vils_team, *won(state, HERO), *state.recruits, *on_top(state, 0),
                *frames(state, "hero", "Recruit", "LoseHero", "KilledTo"),
            ]  # fmt: skip
            if state.dying == NOTHING:
                claimed = frames(state, "hero", "LoseHero")
                heroes = [hero for hero in heroes if hero not in claimed]
                heroes += claimed
            assert sorted(heroes) == list(range(len(BOX.heroes)))
            worn = [item for row in (*state.worn, *state.stored) for item in row]
            items = [
                *state.loot_pile, *state.loot_discard, *state.relic_pile, *worn,
                *won(state, LOOT), *won(state, RELIC), *on_top(state, 1), *on_top(state, 2),
                *frames(state, "item", "GiveItem", "PlaceItem", "CurseHero"),
            ]  # fmt: skip
            if not state.over:
                assert sorted(items) == list(range(len(BOX.equipment)))


@every_table
@pytest.mark.proves("ruling.unforeseen-order", "ruling.piles-exhausted")
def test_unforeseen_and_hazards_stay_in_the_game(seats: int) -> None:
    for seed in range(4):
        for state in game(seats, seed, challenge="infame", earned=EARNED if seed % 2 else {}):
            if state.over:
                continue
            regained = frames(state, "cards", "Regain", "RegainCard")
            unforeseen = [
                *state.unforeseen_pile, *state.unforeseen_discard, *won(state, UNFORESEEN),
                *(card for card, _ in state.monsters),
                *(card for row in state.dilemmas for card in row), *on_top(state, 3),
                *frames(state, "card", "SufferUnforeseen", "KeepDilemma", "TakeDilemma",
                        "WinMonster"),
                *(card for cards in regained for card in cards),
            ]  # fmt: skip
            assert sorted(unforeseen) == sorted(BOX.unforeseen_deck)
            zones = [
                *won(state, ZONE), *(card for out in state.slot_out for card in out),
                *(card for bag in state.slot_bags for card in bag),
                *(card for seen in state.slot_seen for card in seen),
                *([state.hazard] if state.hazard != NOTHING else []),
                *([state.door] if state.door != NOTHING else []),
            ]  # fmt: skip
            assert sorted(zones) == list(range(BOX.first_room))
            rooms = [room for room in state.rooms if room != NOTHING]
            assert sorted([*rooms, *state.rooms_left]) == list(range(len(BOX.rooms)))
            assert sorted([*state.treasures, *won(state, TREASURE)]) == list(range(6))
            left = [*state.quests, *state.offered]
            assert len(left) + 2 * (state.quest != NOTHING) == len(BOX.quests)


@every_table
@pytest.mark.proves("tokens.used-green", "tokens.used-vils", "tokens.gold-set")
def test_tokens_stay_in_the_game(seats: int) -> None:
    for seed in range(4):
        for state in game(seats, seed, green_tokens="chosen" if seed % 2 else "quick"):
            if state.turn == 0 or state.over:
                continue
            known = [token for token in state.tokens if 0 <= token < UNSEEN]
            known += [token for row in state.held for token in row]
            known += state.tokens_out + state.vils_tokens
            known += frames(state, "token", "KeepToken")
            unseen = Counter(token - UNSEEN for token in state.tokens if token >= UNSEEN)
            for colour in range(3):
                kinds = [kind_of(token) for token in known if colour_of(token) == colour]
                assert sorted([*kinds, *state.token_bags[colour]]) == list(range(7))
                assert unseen[colour] == len(state.token_bags[colour])


@every_table
@pytest.mark.proves("ruling.token-slots", "equipment.active", "turn.stages")
def test_numbers_stay_within_bounds(seats: int) -> None:
    for seed in range(3):
        for state in game(seats, seed, challenge="infernal"):
            places = SLOTS // state.boards
            assert all(len(row) <= places for row in (*state.held, *state.dilemmas))
            assert len(state.team) == len(state.wounds) == len(state.worn) == len(state.stored)
            assert len(state.team) <= SLOTS
            assert all(len(row) <= BOX.team.active for row in state.worn)
            assert all(0 <= marker <= 4 for marker in state.wounds)
            assert 0 <= state.notch <= 3
            assert BOX.path.avatar_start <= state.avatar <= BOX.path.last
            assert len(state.dice) == len(state.dice_attribute) == len(state.dice_board)
            assert all(1 <= value <= 5 for value in state.dice_attribute)
    assert state.over
    assert state.outcome is not None
