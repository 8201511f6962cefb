"""The neutral heroes of the command zone and the heroes of the five classes."""

from __future__ import annotations

from typing import Any

import pytest

from antre.games.nidavellir.content.names import CLASSES
from antre.games.nidavellir.rules.scoring import FINAL_COUNT
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.moments import hero_due, lines, ranks, recruit
from tests.nidavellir.tables import (
    GAME,
    army,
    ask,
    blank,
    choose,
    coins,
    column,
    events,
    open_tavern,
    options,
    owned,
    refusal,
)

BROTHERS = ["dwerg_ymir", "dwerg_aesir", "dwerg_sigmir", "dwerg_jungir", "dwerg_bergelmir"]


def changes(before: dict[str, Any], after: dict[str, Any]) -> set[str]:
    return {part for part in after if after[part] != before[part]}


def worth(state: Nidavellir, part: str) -> int:
    """One line of the score sheet of seat 0."""
    return GAME.engine.breakdown(state, 0)[part]


@pytest.mark.proves("neutral.default-zone")
@pytest.mark.parametrize("hero", [*BROTHERS, "skaa", "astrid", "grid", "uline", "ylud"])
def test_a_neutral_hero_goes_to_the_command_zone(hero: str) -> None:
    state = blank(2)
    lines(state, 0)
    armies = state.view(-1)["columns"]
    recruit(state, hero)
    view = state.view(-1)
    assert view["command"] == [[hero], []]
    assert view["columns"] == armies
    assert hero not in view["heroes"]


@pytest.mark.proves("neutral.default-zone")
def test_thrud_is_the_neutral_hero_who_goes_elsewhere() -> None:
    state = blank(2)
    lines(state, 0)
    recruit(state, "thrud")
    choose(state, "place:miner")
    assert state.view(-1)["command"] == [[], []]
    assert column(state, 0, "miner")[-1] == "thrud"


@pytest.mark.proves("dwerg.points")
@pytest.mark.parametrize(("brothers", "points"), [(1, 13), (2, 40), (3, 81), (4, 108), (5, 135)])
def test_the_brothers_are_worth_more_together(brothers: int, points: int) -> None:
    for own in (BROTHERS[:brothers], BROTHERS[-brothers:]):
        state = blank(2)
        army(state, 0, command=" ".join(own))
        ask(state, FINAL_COUNT)
        assert list(state.scores) == [14 + points, 14]


@pytest.mark.proves("dwerg.several-players")
def test_several_players_may_own_brothers() -> None:
    state = blank(3)
    lines(state, 1)
    army(state, 0, command="dwerg_ymir dwerg_jungir")
    army(state, 2, command="dwerg_sigmir")
    hero_due(state, 1)
    assert "recruit:dwerg_aesir" in options(state)
    choose(state, "recruit:dwerg_aesir")
    assert [GAME.engine.breakdown(state, seat)["neutral"] for seat in range(3)] == [40, 13, 13]


@pytest.mark.proves("skaa.points")
def test_skaa_adds_seventeen_points() -> None:
    state = blank(2)
    lines(state, 0)
    before = list(state.scores)
    recruit(state, "skaa")
    assert list(state.scores) == [before[0] + 17, before[1]]


@pytest.mark.proves("skaa.no-power")
def test_skaa_does_nothing_else() -> None:
    state = blank(2)
    lines(state, 0)
    before = state.view(-1)
    recruit(state, "skaa")
    assert state.over, "nothing more is asked"
    assert changes(before, state.view(-1)) == {"command", "heroes", "hero_count"}


@pytest.mark.proves("astrid.points")
@pytest.mark.parametrize(
    ("own", "highest"),
    [("b0 b2 b3 b4 b5", 5), ("r25 b0 b2 b3 b4", 25), ("b0 r12 b5 r11 s3", 12)],
)
def test_astrid_adds_the_highest_coin(own: str, highest: int) -> None:
    state = blank(2)
    army(state, 0, command="astrid")
    army(state, 1, warrior="w3")
    coins(state, 0, own)
    coins(state, 1, "b0 b2 b3 b4 r20")
    assert worth(state, "neutral") == highest
    assert state.scores[0] == highest + worth(state, "coins")


@pytest.mark.proves("grid.points")
def test_grid_adds_seven_points() -> None:
    state = blank(2)
    army(state, 0, command="grid")
    ask(state, FINAL_COUNT)
    assert list(state.scores) == [14 + 7, 14]


@pytest.mark.proves("grid.transform")
def test_grid_raises_one_coin_by_seven_at_once() -> None:
    state = blank(2)
    army(state, 0, warrior="w3", hunter="h", blacksmith="b", explorer="e5")
    coins(state, 0, "b5 b2 b3 b4 b0")
    coins(state, 1, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "m0 w4 h")
    choose(state, "take:m0", "recruit:grid")
    assert state.decisions[0].seat == 0, "before the turn of the next player"
    assert options(state) == [
        "transform:goblin", "transform:dragon", "transform:horse", "transform:b4",
    ]  # fmt: skip
    choose(state, "transform:b4")
    assert set(owned(state, 0)) == {"b0", "b2", "b3", "b5", "r11"}
    assert state.decisions[0].seat == 1, "one coin only"


CLASS_HEROES = [
    ("kraal", "warrior", 2, 7),
    ("tarah", "warrior", 1, 14),
    ("aral", "hunter", 2, 0),
    ("dagda", "hunter", 3, 0),
    ("aegur", "blacksmith", 2, 0),
    ("bonfur", "blacksmith", 3, 0),
    ("zoral", "miner", 3, 1),
    ("lokdur", "miner", 1, 3),
    ("hourya", "explorer", 1, 20),
    ("idunn", "explorer", 1, 7),
]


def joins(hero: str) -> tuple[list[int], dict[str, int]]:
    """The ranks and points a hero brings to each class of an army of one line and more."""
    state = blank(2)
    lines(state, 0)
    army(state, 0, explorer="e6 e7 e8 e9")
    hero_due(state)
    ranks_before, points_before = ranks(state, 0), state.view(-1)["points"][0]
    choose(state, f"recruit:{hero}")
    gained = [after - before for after, before in zip(ranks(state, 0), ranks_before, strict=True)]
    points = state.view(-1)["points"][0]
    return gained, {name: points[name] - points_before[name] for name in CLASSES}


@pytest.mark.proves(
    "warrior-hero.column",
    "hunter-hero.column",
    "blacksmith-hero.column",
    "miner-hero.column",
    "explorer-hero.column",
)
@pytest.mark.parametrize(("hero", "name"), [entry[:2] for entry in CLASS_HEROES])
def test_a_hero_of_a_class_joins_the_end_of_its_column(hero: str, name: str) -> None:
    state = blank(2)
    lines(state, 0)
    army(state, 0, explorer="e6 e7 e8 e9")
    before = {other: column(state, 0, other) for other in CLASSES}
    recruit(state, hero)
    assert column(state, 0, name) == [*before.pop(name), hero]
    assert all(column(state, 0, other) == cards for other, cards in before.items())
    assert state.view(-1)["command"] == [[], []]


@pytest.mark.proves("kraal.ranks", "kraal.points", "tarah.ranks", "tarah.points")
@pytest.mark.parametrize(("hero", "name", "own_ranks", "points"), CLASS_HEROES[:2])
def test_warrior_heroes(hero: str, name: str, own_ranks: int, points: int) -> None:
    gained, points_gained = joins(hero)
    assert gained == [own_ranks, 0, 0, 0, 0]
    assert points_gained == {**dict.fromkeys(CLASSES, 0), name: points}
    state = blank(2)
    army(state, 0, warrior=f"w4 {hero}")
    assert worth(state, "warrior") == 4 + points


@pytest.mark.proves("aral.ranks", "dagda.ranks")
@pytest.mark.parametrize(("hero", "own_ranks"), [("aral", 2), ("dagda", 3)])
def test_hunter_heroes(hero: str, own_ranks: int) -> None:
    gained, points = joins(hero)
    assert gained == [0, own_ranks, 0, 0, 0]
    assert not any(points.values())


@pytest.mark.proves("aegur.ranks", "bonfur.ranks")
@pytest.mark.parametrize(("hero", "own_ranks"), [("aegur", 2), ("bonfur", 3)])
def test_blacksmith_heroes(hero: str, own_ranks: int) -> None:
    gained, points = joins(hero)
    assert gained == [0, 0, 0, own_ranks, 0]
    assert not any(points.values())


@pytest.mark.proves("aral.ranks", "aegur.ranks")
@pytest.mark.parametrize("hero", ["aral", "aegur"])
def test_aral_and_aegur_have_no_other_effect(hero: str) -> None:
    state = blank(2)
    lines(state, 0)
    before = state.view(-1)
    recruit(state, hero)
    assert state.over, "nothing more is asked"
    assert changes(before, state.view(-1)) == {"columns", "ranks", "heroes", "hero_count"}


@pytest.mark.proves("zoral.ranks", "zoral.points", "zoral.effect")
def test_zoral_raises_the_sum_by_one_and_the_multiplier_by_three() -> None:
    gained, points = joins("zoral")
    assert gained == [0, 0, 3, 0, 0]
    assert points == {**dict.fromkeys(CLASSES, 0), "miner": 1}
    state = blank(2)
    army(state, 0, miner="m0 m1 m2 zoral")
    assert worth(state, "miner") == (3 + 1) * (3 + 3)


@pytest.mark.proves("lokdur.ranks", "lokdur.points", "lokdur.effect")
def test_lokdur_raises_the_sum_by_three_and_the_multiplier_by_one() -> None:
    gained, points = joins("lokdur")
    assert gained == [0, 0, 1, 0, 0]
    assert points == {**dict.fromkeys(CLASSES, 0), "miner": 3}
    state = blank(2)
    army(state, 0, miner="m0 m1 m2 lokdur")
    assert worth(state, "miner") == (3 + 3) * (3 + 1)


@pytest.mark.proves("hourya.ranks", "hourya.points")
def test_hourya_has_one_rank_and_twenty_points() -> None:
    gained, points = joins("hourya")
    assert gained == [0, 0, 0, 0, 1]
    assert points == {**dict.fromkeys(CLASSES, 0), "explorer": 20}
    state = blank(2)
    army(state, 0, explorer="e5 e6 e7 e8 e9 hourya")
    assert worth(state, "explorer") == 35 + 20


@pytest.mark.proves("hourya.requirement")
def test_hourya_needs_five_explorer_ranks() -> None:
    state = blank(2)
    lines(state, 0)
    army(state, 0, explorer="e6 e7 e8")
    hero_due(state)
    assert "recruit:hourya" not in options(state)
    why = refusal(state, 0, "recruit:hourya")
    assert (why.rule, why.values) == ("hourya.requirement", {"ranks": 4, "needed": 5})
    choose(state, "recruit:skaa")
    lines(state, 0)
    hero_due(state)
    assert "recruit:hourya" in options(state)


@pytest.mark.proves("hourya.thrud-ylud-count")
@pytest.mark.parametrize("explorers", ["e6 e7 e8 thrud", "e6 e7 e8 ylud", "e6 e7 ylud thrud"])
def test_thrud_and_ylud_among_the_explorers_count_for_hourya(explorers: str) -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4 w5", hunter="h h h", miner="m0 m0 m1", blacksmith="b b b")
    army(state, 0, explorer=f"e5 {explorers}")
    hero_due(state)
    assert "recruit:hourya" in options(state)


@pytest.mark.proves("hourya.thrud-ylud-count")
@pytest.mark.parametrize("elsewhere", [{"warrior": "thrud"}, {"warrior": "ylud"}])
def test_elsewhere_they_do_not_count_for_hourya(elsewhere: dict[str, str]) -> None:
    state = blank(2)
    lines(state, 0, 2)
    army(state, 0, explorer="e7 e8", **elsewhere)
    hero_due(state)
    assert refusal(state, 0, "recruit:hourya").rule == "hourya.requirement"


@pytest.mark.proves("idunn.ranks", "idunn.points", "idunn.per-rank")
def test_idunn_adds_seven_points_and_two_for_each_explorer_rank() -> None:
    gained, points = joins("idunn")
    assert gained == [0, 0, 0, 0, 1]
    assert points == {**dict.fromkeys(CLASSES, 0), "explorer": 7}
    for explorers, value in (("idunn", 7 + 2), ("e5 e8 e9 idunn", 22 + 7 + 2 * 4)):
        state = blank(2)
        army(state, 0, explorer=explorers)
        army(state, 1, explorer="e10 e11")
        assert worth(state, "explorer") == value
        assert GAME.engine.breakdown(state, 1)["explorer"] == 21


@pytest.mark.proves("dagda.place-first", "dagda.discard")
def test_dagda_joins_the_hunters_and_then_two_last_dwarves_are_discarded() -> None:
    state = blank(2)
    lines(state, 0)
    army(state, 0, warrior="w8", miner="m2")
    recruit(state, "dagda")
    assert column(state, 0, "hunter") == ["h.1a", "dagda"]
    assert events(state, "discard") == []
    assert options(state) == [
        "discard:warrior", "discard:miner", "discard:blacksmith", "discard:explorer",
    ]  # fmt: skip
    choose(state, "discard:miner")
    assert not state.over, "a second column follows"
    choose(state, "discard:warrior")
    assert state.over
    assert column(state, 0, "warrior") == ["w3.1"]
    assert column(state, 0, "miner") == ["m0.1a"]
    assert state.view(-1)["discarded"] == ["m2.1a", "w8.1"]
    assert ranks(state, 0) == [1, 4, 1, 1, 1]
    assert state.view(-1)["points"][0] == {
        "warrior": 3, "hunter": 0, "miner": 0, "blacksmith": 0, "explorer": 5,
    }  # fmt: skip


@pytest.mark.proves("dagda.different-columns")
def test_dagda_discards_from_two_different_columns() -> None:
    state = blank(2)
    lines(state, 0)
    army(state, 0, warrior="w8 w9")
    recruit(state, "dagda")
    choose(state, "discard:warrior")
    assert options(state) == ["discard:miner", "discard:blacksmith", "discard:explorer"]
    assert refusal(state, 0, "discard:warrior").rule == "dagda.different-columns"


@pytest.mark.proves("bonfur.place-first", "bonfur.discard")
def test_bonfur_joins_the_blacksmiths_and_then_one_last_dwarf_is_discarded() -> None:
    state = blank(2)
    lines(state, 0)
    army(state, 0, hunter="h", explorer="e9")
    recruit(state, "bonfur")
    assert column(state, 0, "blacksmith") == ["b.1a", "bonfur"]
    assert events(state, "discard") == []
    assert options(state) == [
        "discard:warrior", "discard:hunter", "discard:miner", "discard:explorer",
    ]  # fmt: skip
    choose(state, "discard:explorer")
    assert state.over, "one card only"
    assert column(state, 0, "explorer") == ["e5.1"]
    assert state.view(-1)["discarded"] == ["e9.1"]
    assert ranks(state, 0) == [1, 2, 1, 4, 1]


@pytest.mark.proves("dagda.discard", "bonfur.discard")
@pytest.mark.parametrize(("hero", "own"), [("dagda", "hunter"), ("bonfur", "blacksmith")])
def test_the_discards_come_from_other_columns(hero: str, own: str) -> None:
    state = blank(2)
    lines(state, 0)
    recruit(state, hero)
    assert f"discard:{own}" not in options(state)
    assert refusal(state, 0, f"discard:{own}").rule == "ruling.discard-own-column"


@pytest.mark.proves("discard-heroes.never-a-hero")
@pytest.mark.parametrize("hero", ["dagda", "bonfur"])
def test_a_column_that_ends_in_a_hero_gives_nothing_to_discard(hero: str) -> None:
    state = blank(2)
    lines(state, 0, 3)
    army(state, 0, warrior="tarah", miner="ylud")
    recruit(state, hero)
    offered = [option.removeprefix("discard:") for option in options(state)]
    assert set(offered) == {"hunter", "blacksmith", "explorer"} - {
        "hunter" if hero == "dagda" else "blacksmith"
    }
    assert refusal(state, 0, "discard:warrior").rule == "ruling.last-dwarf-card"
    assert refusal(state, 0, "discard:miner").rule == "ruling.ylud-not-discardable"


@pytest.mark.proves("discard-heroes.not-choosable")
@pytest.mark.parametrize(
    ("hero", "dwarves_last", "choosable"),
    [
        ("dagda", {"warrior", "miner"}, True),
        ("dagda", {"warrior"}, False),
        ("dagda", {"warrior", "hunter"}, False),  # Dagda covers the hunters
        ("bonfur", {"explorer"}, True),
        ("bonfur", set(), False),
        ("bonfur", {"blacksmith"}, False),
    ],
)
def test_dagda_and_bonfur_need_enough_dwarves_to_discard(
    hero: str, dwarves_last: set[str], choosable: bool
) -> None:
    covers = {
        "warrior": "tarah", "hunter": "aral", "miner": "lokdur", "blacksmith": "aegur",
        "explorer": "idunn",
    }  # fmt: skip
    state = blank(2)
    lines(state, 0, 6)
    army(state, 0, **{name: cover for name, cover in covers.items() if name not in dwarves_last})
    hero_due(state)
    assert (f"recruit:{hero}" in options(state)) == choosable
    why = state.why(0, f"recruit:{hero}")
    assert (why is None) == choosable
    if why is not None:
        assert why.rule == "discard-heroes.not-choosable"


@pytest.mark.proves("discard-heroes.no-new-hero")
def test_lost_cards_must_be_made_up_for_before_the_next_hero() -> None:
    state = blank(2)
    lines(state, 0)
    army(state, 0, hunter="h", miner="m0", explorer="e6")
    recruit(state, "bonfur")
    choose(state, "discard:warrior")
    assert state.over, "no line left, one hero"
    for tavern, taken in (("goblin", "w4"), ("dragon", "w6")):
        coins(state, 0, "b5 b4 b3 b2 b0")
        coins(state, 1, "b2 b3 b4 b5 b0")
        open_tavern(state, tavern, f"{taken} h h")
        choose(state, f"take:{taken}")
        asked = state.decisions[0]
        if tavern == "goblin":
            assert asked.seat == 1, "the lost warrior is made up for, no more"
            choose(state, "take:h")
        else:
            assert (asked.seat, asked.rule) == (0, "hero.mandatory")


@pytest.mark.proves("discard-heroes.condition-reminder")
@pytest.mark.parametrize(("hero", "next_hero"), [("aegur", True), ("bonfur", False)])
def test_lines_are_counted_without_the_discarded_card(hero: str, next_hero: bool) -> None:
    state = blank(2)
    lines(state, 0)
    army(state, 0, warrior="w4", hunter="h", miner="m0", explorer="e6")
    recruit(state, hero)
    if hero == "bonfur":
        choose(state, "discard:miner")
    assert state.over != next_hero
    if next_hero:
        assert state.decisions[0].rule == "hero.mandatory"


@pytest.mark.proves("discard-heroes.condition-reminder")
def test_a_discard_that_breaks_no_line_leaves_the_next_hero_due() -> None:
    state = blank(2)
    lines(state, 0)
    army(state, 0, warrior="w4 w5", hunter="h", miner="m0", explorer="e6")
    recruit(state, "bonfur")
    choose(state, "discard:warrior")
    assert state.decisions[0].rule == "hero.mandatory"
