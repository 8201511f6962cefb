"""Our edition: the tables and figures of the rulebook, the boards and the way."""

from __future__ import annotations

import pytest

from antre.games.alkoor.content.effects import (
    GEMS,
    HEAL,
    LOOT,
    RECRUIT,
    VERBS,
    parse_effects,
)
from antre.games.alkoor.content.names import COLOURS, REWARDS, TOKENS, ZONES
from antre.games.alkoor.content.tokens import TOKEN_NAMES, colour_of, kind_of, token_of
from tests.alkoor.editions import CONTENT


@pytest.mark.proves("ruling.vils-power-text")
def test_chance_and_powers() -> None:
    assert [effects[0].verb for effects in CONTENT.chance_bonuses[1:5]] == [
        LOOT,
        HEAL,
        GEMS,
        RECRUIT,
    ]
    assert [effects[0].amount for effects in CONTENT.chance_bonuses] == [1, 2, 3, 4, 1, 1]
    assert CONTENT.chance_bonuses[5] == parse_effects("bad_luck")
    assert [(effects[0].name, effects[0].amount) for effects in CONTENT.powers] == [
        ("vils_hero", 1), ("vils_rooms", 2), ("vils_unforeseen", 3), ("vils_loot", 4),
        ("vils_tokens", 5),
    ]  # fmt: skip


@pytest.mark.proves(
    "tokens.gold-set", "tokens.brown-set", "tokens.gold-favourable", "tokens.brown-side"
)
def test_tokens() -> None:
    assert len(TOKEN_NAMES) == 21
    for number, name in enumerate(TOKEN_NAMES):
        assert token_of(colour_of(number), kind_of(number)) == number
        assert name.endswith(CONTENT.tokens[kind_of(number)].id)
    assert [token.is_golden for token in CONTENT.tokens] == [True] * 4 + [False] * 3
    said = [[token.effect(colour).name for token in CONTENT.tokens] for colour in range(3)]
    assert said[0][:4] == said[1][:4] == ["gems", "chance", "bonus_die", "vision"]
    assert said[0][4:] == ["tap", "unforeseen_or_regain", "peril"]
    assert said[1] == said[2] == [*said[0][:4], "tribute", "forfeit", "peril"]
    assert len(TOKENS) == len(CONTENT.vils.token_values) == 7


@pytest.mark.proves("challenge.meaning")
def test_challenges_and_their_rewards() -> None:
    table = [(item.difficulty, item.gap, REWARDS[item.reward.kind]) for item in CONTENT.challenges]
    assert table == [
        (0, 42, "gems"), (0, 69, "heroes"), (0, 96, "zones"),
        (1, 42, "loot"), (1, 69, "zones"), (1, 96, "doors"),
        (2, 42, "zones"), (2, 69, "zones"), (2, 96, "quests"), (2, 123, "none"),
    ]  # fmt: skip
    zones = [[ZONES[zone] for zone in item.reward.zones] for item in CONTENT.challenges]
    assert [each for each in zones if each] == [
        ["hills"], ["cave", "camp"], ["forest", "river"], ["mount"],
    ]  # fmt: skip
    assert CONTENT.challenges[0].reward.amount == 2
    assert [(level.gems, level.unforeseen) for level in CONTENT.difficulties] == [
        (2, 2), (3, 3), (4, 4),
    ]  # fmt: skip
    spelt = "".join(dict.fromkeys(item.id[0] for item in CONTENT.challenges))
    assert spelt == "pai"


@pytest.mark.parametrize(
    ("seats", "slots", "owners", "hand"),
    [
        (1, [(0, 1, 2), (3, 4, 5)], [0, 0], False),
        (2, [(0, 1, 2), (3, 4, 5)], [0, 1], True),
        (3, [(0, 1), (2, 3), (4, 5)], [0, 1, 2], True),
    ],
)
@pytest.mark.proves(
    "players.solo-boards",
    "players.solo-dice",
    "players.duo-boards",
    "players.duo-dice",
    "players.trio-boards",
    "players.trio-dice",
    "guide.marker",
    "ruling.board-seats",
)
def test_boards_by_the_number_of_players(
    seats: int, slots: list[tuple[int, ...]], owners: list[int], hand: bool
) -> None:
    table = CONTENT.table_for(seats)
    assert [board.slots for board in table.boards] == slots
    assert [board.seat for board in table.boards] == owners
    assert table.has_divine_hand is hand
    assert [table.board_of[slot] for slot in range(6)] == [
        number for number, board in enumerate(slots) for _ in board
    ]
    assert [board.dice for board in table.boards] == ([0, 1, 2] if seats == 3 else [0, 2])


@pytest.mark.proves("ruling.gem-capacity", "ruling.yellow-is-orange", "ruling.vils-team-size")
def test_figures_of_the_rulebook() -> None:
    assert CONTENT.gems.each * len(COLOURS) == 125
    assert (CONTENT.gems.start, CONTENT.gems.places, CONTENT.gems.set_points) == (1, 4, 5)
    costs = CONTENT.costs
    assert (costs.auto_success, costs.reroll, costs.late, costs.replacement) == (4, 2, 1, 1)
    assert (costs.transfer, costs.exchange, costs.brake, costs.run, costs.enrol) == (1, 1, 1, 1, 1)
    team, vils = CONTENT.team, CONTENT.vils
    assert (team.heroes, team.active, team.cap, team.dice, team.walk_gems) == (6, 3, 2, 5, 1)
    assert (vils.heroes, vils.power_gems, vils.countdown) == (6, 4, 3)
    assert sum(vils.token_values) == 12
    assert list(vils.token_values) == sorted(vils.token_values)


def test_the_way() -> None:
    path = CONTENT.path
    assert (path.avatar_start, path.door, path.last) == (-15, 42, 52)
    assert path.zones == (6, 12, 18, 24, 30, 36)
    assert path.grey == (1, 7, 13, 19, 25, 31, 37)
    assert path.red == (5, 11, 17, 23, 29, 35, 41)
    assert path.crossroads == (2, 8, 14, 20, 26, 32, 38)
    assert path.chance_spaces == {4, 16, 28, 40}
    assert path.stops == (44, 46, 48, 50, 52)
    assert [path.stop_of(slot) for slot in (0, 1, 2, 9)] == [44, 44, 46, 52]
    assert path.greens[:2] == ((2, 3), (8, 9, 10))
    saved = [to - start - 1 for start, to in zip(path.crossroads, path.shortcuts, strict=True)]
    assert saved == [2, 3, 2, 3, 4, 3, 3]
    assert [path.skipped(number) for number in range(7)] == [[], [], [], [], [4], [], []]


def test_every_verb_is_on_some_card() -> None:
    assert {effect.name for effect in CONTENT.effects()} == set(VERBS)
