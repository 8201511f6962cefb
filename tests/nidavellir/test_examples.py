"""The worked examples of the rulebook, with their numbers."""

from __future__ import annotations

import pytest

from antre.core.chance import Chance
from antre.core.step import NOBODY
from antre.games.nidavellir.content.names import HUNTER
from antre.games.nidavellir.rules.distinctions import Award
from antre.games.nidavellir.rules.heroes import MUSTER, RECRUIT
from antre.games.nidavellir.rules.places import COLUMNS_OF
from antre.games.nidavellir.rules.rounds import END_OF_ROUND
from antre.games.nidavellir.rules.state import Nidavellir
from antre.games.nidavellir.rules.taverns import TAVERN_RESOLUTION
from tests.nidavellir.tables import (
    CONTENT,
    GAME,
    army,
    ask,
    blank,
    card,
    choose,
    coins,
    column,
    events,
    names,
    open_tavern,
    options,
    owned,
    pouch,
)


def lay(state: Nidavellir, *hands: str) -> None:
    """The five coins of each seat in turn: three bids, then the pouch."""
    for seat, text in enumerate(hands):
        coins(state, seat, text)


def play_out(state: Nidavellir) -> list[int]:
    """Answer every question with its first option; the seats that were asked, in order."""
    asked = []
    while not state.over:
        decision = state.decisions[0]
        asked.append(decision.seat)
        state.apply(decision.seat, decision.options[0])
    return asked


def ranks(state: Nidavellir, seat: int) -> list[int]:
    return state.ranks[COLUMNS_OF[seat]]


def end_of_age(state: Nidavellir) -> None:
    """The last tavern of the age is resolved."""
    state.decks[state.age - 1].clear()
    ask(state, END_OF_ROUND)


def parts(state: Nidavellir, seat: int) -> dict[str, int]:
    return GAME.engine.breakdown(state, seat)


@pytest.mark.proves("example.reveal-order")
def test_a_tie_is_played_by_gems_and_ends_in_a_swap() -> None:
    state = blank(3)
    state.gems = [1, 3, 5]
    lay(state, "b2 b3 b4 b5 b0", "b3 b2 b4 b5 b0", "b2 b3 b4 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    valeriane, serge, cecile = range(3)
    assert play_out(state) == [serge, cecile, valeriane]
    assert state.gems == [5, 3, 1]


@pytest.mark.proves("example.first-hero", "hero.trigger-dwarf", "hero.mandatory")
def test_a_first_line_brings_a_first_hero() -> None:
    state = blank(2)
    army(state, 0, blacksmith="b", hunter="h", explorer="e5", miner="m0")
    lay(state, "b5 b2 b3 b4 b0", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 h")
    choose(state, "take:w3")
    assert state.decisions[0].seat == 0
    assert "recruit:tarah" in options(state)
    choose(state, "recruit:tarah")
    assert column(state, 0, "warrior") == ["w3.1", "tarah"]
    assert ranks(state, 0) == [2, 1, 1, 1, 1]
    assert state.hero_count[0] == 1
    assert state.decisions[0].seat == 1


@pytest.mark.proves("example.second-hero")
def test_a_second_line_brings_a_second_hero() -> None:
    state = blank(2)
    army(
        state, 0, warrior="w3 tarah", hunter="h", miner="m0 m1", blacksmith="b b",
        explorer="e5 e6",
    )  # fmt: skip
    lay(state, "b5 b2 b3 b4 b0", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "h w4 w5")
    choose(state, "take:h", "recruit:idunn")
    assert column(state, 0, "explorer") == ["e5.1", "e6.1", "idunn"]
    assert state.hero_count[0] == 2
    assert state.decisions[0].seat == 1


@pytest.mark.proves("example.aegur-chain")
def test_aegur_completes_two_lines_at_once() -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4 w5", hunter="h h h", miner="m0 m0 m1", explorer="e5 e6 e7")
    lay(state, "b5 b2 b3 b4 b0", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "b w6 w7")
    choose(state, "take:b")
    assert state.lines(0) == 1
    choose(state, "recruit:aegur")
    assert state.lines(0) == 3
    choose(state, "recruit:skaa", "recruit:astrid")
    assert state.hero_count[0] == 3
    assert state.decisions[0].seat == 1


@pytest.mark.proves("example.gem6-tie")
def test_gem_six_takes_no_part_in_a_trade() -> None:
    state = blank(3)
    state.gems = [3, 5, 6]
    lay(state, *["b4 b2 b3 b5 b0"] * 3)
    open_tavern(state, "goblin", "w3 w4 w5")
    assert play_out(state) == [2, 1, 0]
    assert state.gems == [5, 3, 6]


@pytest.mark.proves("example.two-groups-order", "example.two-groups-gems")
def test_two_groups_tie_in_one_tavern() -> None:
    state = blank(5)
    jean_marie, anne, valeriane, serge, cecile = range(5)
    state.gems = [2, 1, 5, 3, 4]
    for seat in range(5):
        coins(state, seat, "b3 b2 b0 b4 b5" if seat in (serge, anne) else "b0 b2 b3 b4 b5")
    open_tavern(state, "goblin", "w3 w4 w5 w6 w7")
    assert play_out(state) == [serge, anne, valeriane, cecile, jean_marie]
    assert state.gems == [5, 3, 2, 1, 4]


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("aral", "h", 0),
        ("aral", "h h", NOBODY),
        ("aral", "h h h", 1),
        ("dagda", "h h", 0),
        ("dagda", "h h h", NOBODY),
        ("dagda", "aral h h", 1),
    ],
)
@pytest.mark.proves("example.rank-pictograms")
def test_majorities_count_rank_symbols(mine: str, theirs: str, winner: int) -> None:
    state = blank(2)
    army(state, 0, hunter=mine)
    army(state, 1, hunter=theirs)
    ask(state, Award(HUNTER))
    assert state.distinctions[HUNTER] == winner


@pytest.mark.proves("example.warrior-majority")
def test_the_highest_coin_joins_the_warriors_and_stays_in_the_total() -> None:
    state = blank(3)
    army(state, 0, warrior="w3 w4 w5")
    army(state, 1, warrior="w8 w9")
    coins(state, 0, "b0 b2 b3 b4 r20")
    assert parts(state, 0)["warrior"] + parts(state, 0)["warrior_bonus"] == 12 + 20
    assert parts(state, 0)["coins"] == 29
    assert parts(state, 1)["warrior_bonus"] == 0


@pytest.mark.proves("example.final-204")
def test_serge_ends_with_204_points() -> None:
    state = blank(4)
    army(
        state, 0, warrior="w4 w6 w7 w8 w9 tarah", hunter="h h h", miner="m1 m1 m2",
        blacksmith="b b b b", explorer="e9 e10 e11 idunn", command="skaa",
    )  # fmt: skip
    army(state, 1, warrior="w9 w8 w7 w6 w5")
    coins(state, 0, "b0 b2 b3 r10 r20")
    assert state.lines(0) == state.hero_count[0] == 3
    assert parts(state, 0) == {
        "warrior": 48, "warrior_bonus": 20, "hunter": 9, "miner": 12, "blacksmith": 18,
        "explorer": 45, "neutral": 17, "coins": 35, "gem": 0,
    }  # fmt: skip
    assert state.scores[0] == 204


@pytest.mark.proves("example.dwerg-two")
def test_two_brothers_bring_40_points() -> None:
    state = blank(2)
    army(state, 0, command="dwerg_sigmir dwerg_bergelmir")
    army(state, 1, command="dwerg_ymir")
    assert parts(state, 0)["neutral"] == 40


@pytest.mark.proves("example.dwerg-three")
def test_three_lines_and_three_brothers_bring_81_points() -> None:
    state = blank(2)
    army(
        state, 0, warrior="w3 w4 w5", hunter="h h h", miner="m0 m0 m1", blacksmith="b b b",
        explorer="e5 e6", command="dwerg_ymir dwerg_aesir",
    )  # fmt: skip
    lay(state, "b5 b2 b3 b4 b0", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "e7 w6 w7")
    choose(state, "take:e7", "recruit:dwerg_jungir")
    assert sum(ranks(state, 0)) == 15
    assert parts(state, 0)["neutral"] == 81


@pytest.mark.proves("example.astrid-25")
def test_astrid_is_worth_the_coin_25() -> None:
    state = blank(2)
    army(state, 0, command="astrid")
    coins(state, 0, "b0 r25 b3 b4 b5")
    assert parts(state, 0)["neutral"] == 25


@pytest.mark.proves("example.ylud-move")
def test_ylud_may_move_at_the_end_of_the_second_age() -> None:
    state = blank(2)
    army(state, 0, command="ylud")
    end_of_age(state)
    choose(state, "place:hunter")
    assert column(state, 0, "hunter") == ["ylud"]
    state.age, state.stack = 2, []
    end_of_age(state)
    choose(state, "place:explorer")
    assert column(state, 0, "hunter") == []
    assert column(state, 0, "explorer") == ["ylud"]
    assert parts(state, 0)["explorer"] == 11


@pytest.mark.parametrize(
    ("back", "explorers", "warriors"),
    [("explorer", ["e5.1", "e6.1", "thrud"], []), ("warrior", ["e5.1", "e6.1"], ["thrud"])],
)
@pytest.mark.proves("example.thrud-bump")
def test_an_explorer_sends_thrud_to_a_column_of_choice(
    back: str, explorers: list[str], warriors: list[str]
) -> None:
    state = blank(2)
    army(state, 0, explorer="e5 thrud")
    lay(state, "b5 b2 b3 b4 b0", "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "e6 w6 w7")
    choose(state, "take:e6")
    assert column(state, 0, "explorer") == ["e5.1", "e6.1"]
    choose(state, f"place:{back}")
    assert column(state, 0, "explorer") == explorers
    assert column(state, 0, "warrior") == warriors
    assert state.decisions[0].seat == 1


@pytest.mark.proves("example.thrud-end")
def test_thrud_leaves_for_the_command_zone_at_the_end() -> None:
    state = blank(2, age=2)
    army(state, 1, miner="m1 thrud")
    end_of_age(state)
    assert state.over
    assert column(state, 1, "miner") == ["m1.1a"]
    assert names(state.command[1]) == ["thrud"]
    assert ranks(state, 1) == [0, 0, 1, 0, 0]


@pytest.mark.parametrize(
    ("hero", "value"),
    [
        pytest.param("zoral", (4 + 1) * (3 + 3), marks=pytest.mark.proves("example.zoral")),
        pytest.param("lokdur", (4 + 3) * (3 + 1), marks=pytest.mark.proves("example.lokdur")),
    ],
)
def test_a_hero_raises_sum_and_factor_of_the_miners(hero: str, value: int) -> None:
    state = blank(2)
    army(state, 0, miner="m0 m2 m2")
    assert parts(state, 0)["miner"] == 4 * 3
    ask(state, RECRUIT[0])
    choose(state, f"recruit:{hero}")
    assert parts(state, 0)["miner"] == value


@pytest.mark.parametrize(
    ("count", "blacksmiths", "hunters"), [(1, 3, 1), (5, 25, 25), (10, 75, 100), (21, 273, 441)]
)
@pytest.mark.proves("example.scales")
def test_the_scales_of_blacksmiths_and_hunters(count: int, blacksmiths: int, hunters: int) -> None:
    state = blank(2)
    heroes = count == 21
    army(
        state, 0,
        blacksmith="b " * (count - 2 * heroes) + "aegur" * heroes,
        hunter="h " * (count - 5 * heroes) + "aral dagda" * heroes,
    )  # fmt: skip
    assert parts(state, 0)["blacksmith"] == blacksmiths
    assert parts(state, 0)["hunter"] == hunters


# The examples below are not printed; they follow from the rules.


@pytest.mark.proves("example.derived-trade-basic")
def test_a_trade_of_four_and_five_brings_a_nine() -> None:
    state = blank(4)
    lay(state, "b0 b2 b3 b4 b5", *["b5 b2 b3 b4 b0"] * 3)
    before = state.treasury[:]
    open_tavern(state, "goblin", "w3 w4 w5 w6")
    play_out(state)
    assert pouch(state, 0) == ["b4", "r9"]
    before[9] -= 1
    assert state.treasury == before


@pytest.mark.proves("example.derived-trade-royal")
def test_a_traded_royal_coin_returns_to_the_treasury() -> None:
    state = blank(4)
    lay(state, "b0 b4 b3 b2 r9", *["b5 b2 b3 b4 b0"] * 3)
    assert (state.treasury[9], state.treasury[11]) == (2, 3)
    open_tavern(state, "goblin", "w3 w4 w5 w6")
    play_out(state)
    assert pouch(state, 0) == ["b2", "r11"]
    assert (state.treasury[9], state.treasury[11]) == (3, 2)


@pytest.mark.proves("example.derived-trade-missing-higher")
def test_a_missing_seven_gives_an_eight() -> None:
    state = blank(3)
    lay(state, "b0 b2 b5 b3 b4", "b5 b2 b3 r7 b0", "b5 b2 b3 b4 b0")
    assert state.treasury[7] == 0
    open_tavern(state, "goblin", "w3 w4 w5")
    play_out(state)
    assert pouch(state, 0) == ["b3", "r8"]


@pytest.mark.parametrize(
    ("mine", "theirs", "offering", "gained"),
    [
        pytest.param(
            "r25", "b5", "o5", "r24", marks=pytest.mark.proves("example.derived-transform-25")
        ),
        pytest.param(
            "r24", "r25", "o3", "r23", marks=pytest.mark.proves("example.derived-transform-24")
        ),
        pytest.param(
            "r24", "b5", "o3", "r25", marks=pytest.mark.proves("example.derived-transform-24-free")
        ),
    ],
)
def test_transforming_the_highest_coins(mine: str, theirs: str, offering: str, gained: str) -> None:
    state = blank(4)
    lay(state, f"b5 b2 b3 {mine} b0", f"b4 b2 b3 {theirs} b0", *["b3 b2 b5 b4 b0"] * 2)
    open_tavern(state, "goblin", f"w3 w4 w5 {offering}")
    choose(state, f"take:{offering}", f"transform:{mine}")
    assert sorted(pouch(state, 0)) == ["b0", gained]
    assert state.treasury[CONTENT.coin_value[CONTENT.coin_name.index(mine)]] == 1
    assert state.treasury[CONTENT.coin_value[CONTENT.coin_name.index(gained)]] == 0


@pytest.mark.proves("example.derived-transform-current")
def test_transforming_the_bid_changes_neither_order_nor_ties() -> None:
    state = blank(3)
    state.gems = [5, 2, 4]
    lay(state, "b3 b2 b4 b5 b0", "b3 b2 b4 b5 b0", "b2 b3 b4 b5 b0")
    open_tavern(state, "goblin", "o3 w3 w4")
    choose(state, "take:o3", "transform:goblin")
    assert CONTENT.coin_name[state.coins[0]] == "r6"
    assert play_out(state) == [1, 2]
    assert state.gems == [2, 5, 4]


@pytest.mark.parametrize(
    ("gems", "traded"),
    [
        pytest.param([3, 5, 2, 4], [4, 2, 5, 3], marks=pytest.mark.proves("example.derived-tie-4")),
        pytest.param(
            [3, 5, 1, 2, 4], [3, 1, 5, 4, 2], marks=pytest.mark.proves("example.derived-tie-5")
        ),
        pytest.param(
            [6, 5, 1, 2, 4],
            [6, 1, 5, 4, 2],
            marks=pytest.mark.proves("example.derived-tie-5-with-six"),
        ),
    ],
)
def test_everybody_ties(gems: list[int], traded: list[int]) -> None:
    state = blank(len(gems))
    state.gems = gems[:]
    lay(state, *["b4 b2 b3 b5 b0"] * len(gems))
    open_tavern(state, "goblin", "w3 w4 w5 w6 w7"[: 3 * len(gems)])
    play_out(state)
    assert state.gems == traded


@pytest.mark.proves("example.derived-bonfur-breaks-line")
def test_bonfur_breaks_a_line() -> None:
    state = blank(2)
    army(
        state, 0, warrior="w3 w4 w5", hunter="h h h", miner="m0 m0 m1 m1", blacksmith="b b b",
        explorer="e5 e6 e7", command="skaa",
    )  # fmt: skip
    ask(state, MUSTER[0])
    choose(state, "recruit:bonfur", "discard:warrior")
    assert state.lines(0) == 2
    assert state.hero_count[0] == 2
    assert state.over


@pytest.mark.parametrize(("hunters", "bonfur"), [("h h h aral", False), ("h h h h h", True)])
@pytest.mark.proves("example.derived-dagda-unchoosable")
def test_dagda_finds_only_one_column_to_discard_from(hunters: str, bonfur: bool) -> None:
    state = blank(2)
    army(
        state, 0, warrior="w3 w4 w5 w6 tarah", hunter=hunters, miner="m0 m0 zoral",
        blacksmith="b b b b b", explorer="e5 e6 e7 e8 idunn",
    )  # fmt: skip
    ask(state, MUSTER[0])
    assert "recruit:dagda" not in options(state)
    assert ("recruit:bonfur" in options(state)) is bonfur


@pytest.mark.parametrize(("thrud", "choosable"), [("explorer", True), ("warrior", False)])
@pytest.mark.proves("example.derived-hourya")
def test_thrud_counts_for_hourya_in_the_explorer_column(thrud: str, choosable: bool) -> None:
    state = blank(2)
    army(
        state, 0, warrior="w3 w4", hunter="h h", miner="m0 m0", blacksmith="b b",
        explorer="e5 e6 e7 e8",
    )  # fmt: skip
    army(state, 0, **{thrud: "thrud"})
    ask(state, MUSTER[0])
    assert ("recruit:hourya" in options(state)) is choosable


@pytest.mark.proves("example.derived-idunn")
def test_idunn_counts_every_explorer_rank() -> None:
    state = blank(2)
    army(state, 0, explorer="e5 e8 e9 idunn")
    assert parts(state, 0)["explorer"] == 37


@pytest.mark.proves("example.derived-miners")
def test_miners_multiply_sum_and_ranks() -> None:
    state = blank(2)
    army(state, 0, miner="m0 m1 m2 zoral")
    assert parts(state, 0)["miner"] == 24


@pytest.mark.proves("example.derived-warrior-tie")
def test_tied_warriors_both_add_their_highest_coin() -> None:
    state = blank(3)
    army(state, 0, warrior="w3 w9")
    army(state, 1, warrior="kraal")
    army(state, 2, warrior="w9")
    coins(state, 0, "b0 b2 r12 b4 b5")
    coins(state, 1, "b0 b2 b3 b4 r8")
    values = [
        parts(state, seat)["warrior"] + parts(state, seat)["warrior_bonus"] for seat in (0, 1)
    ]
    assert values == [24, 15]


@pytest.mark.proves("example.derived-thrud-majority")
def test_thrud_counts_at_the_evaluation_but_not_at_the_end() -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4 thrud")
    army(state, 1, warrior="w5 w6")
    first, second = state.clone(), state
    end_of_age(first)
    assert first.distinctions[0] == 0
    assert first.decisions[0].step == "Transform"
    second.age = 2
    end_of_age(second)
    assert [parts(second, seat)["warrior_bonus"] for seat in (0, 1)] == [5, 5]


@pytest.mark.proves("example.derived-pioneer-none")
def test_nobody_leads_the_explorers() -> None:
    state = blank(2)
    army(state, 0, explorer="e5")
    army(state, 1, explorer="e11")
    state.chance = Chance(1, {"unclaimed": [(card("o5"),)]})
    end_of_age(state)
    assert names(state.discarded) == ["o5.2a"]
    assert events(state, "unclaimed") == [{"kind": "unclaimed", "seat": -1, "card": "o5.2a"}]
    assert events(state, "transform") == []
    assert (state.age, state.decisions[0].step) == (2, "Bids")


@pytest.mark.proves("example.derived-uline-tie")
def test_uline_ties_after_the_reveal() -> None:
    state = blank(3)
    state.gems = [3, 4, 5]
    army(state, 0, command="uline")
    coins(state, 0, "b0 b2 b3 b4 b5", placed=0)
    coins(state, 1, "b5 b2 b3 b4 b0")
    coins(state, 2, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    choose(state, "bid:b4")
    assert play_out(state) == [1, 2, 0]
    assert state.gems == [5, 4, 3]


@pytest.mark.proves("example.derived-ylud-miner")
def test_ylud_as_a_miner() -> None:
    state = blank(2, age=2)
    army(state, 0, miner="m1 m2 ylud")
    end_of_age(state)
    choose(state, "stay")
    assert state.over
    assert parts(state, 0)["miner"] == 12


def ylud_over_thrud() -> Nidavellir:
    """The end of Age 2: four heroes, four lines, the hunters one rank short of the fifth."""
    state = blank(2, age=2)
    army(
        state, 0, warrior="w3 w4 w5 w6 w7", hunter="h h h h", miner="m0 m0 m1 m1 ylud thrud",
        blacksmith="b b b b b", explorer="e5 e6 e7 e8 e9", command="skaa astrid",
    )  # fmt: skip
    end_of_age(state)
    assert (ranks(state, 0), state.lines(0), state.hero_count[0]) == ([5, 4, 6, 5, 5], 4, 4)
    return state


@pytest.mark.proves("example.derived-ylud-bumps-thrud")
def test_ylud_bumps_thrud_into_a_fifth_line() -> None:
    state = ylud_over_thrud()
    choose(state, "place:miner", "place:hunter")
    assert ranks(state, 0) == [5, 5, 5, 5, 5]
    choose(state, "recruit:grid", "transform:b5")
    assert state.over
    assert state.hero_count[0] == 5
    assert names(state.command[0]) == ["skaa", "astrid", "grid", "thrud"]
    assert ranks(state, 0) == [5, 4, 5, 5, 5]


@pytest.mark.proves("example.derived-ylud-bumps-thrud")
def test_ylud_stays_and_no_hero_is_due() -> None:
    state = ylud_over_thrud()
    choose(state, "stay")
    assert state.over
    assert state.hero_count[0] == 4


@pytest.mark.proves("example.derived-uline-trade")
def test_uline_bids_the_coin_she_has_just_gained() -> None:
    state = blank(2)
    army(state, 0, command="uline")
    coins(state, 0, "b0 b2 b3 b4 r9", placed=0)
    coins(state, 1, "b5 b2 b3 b4 b0")
    state.taverns = [(card("w3"), card("w4"), card("w5")), (card("w6"), card("w7"), card("w8")), ()]
    returned = state.treasury[9]
    state.stack += TAVERN_RESOLUTION[3:]
    state.run()
    choose(state, "bid:b0", "take:w3", "take:w4")
    choose(state, "add:b4", "add:r9")
    assert owned(state, 0) == ["b0", "b2", "b3", "b4", "r13"]
    assert state.treasury[9] == returned + 1
    assert options(state) == ["bid:b2", "bid:b3", "bid:b4", "bid:r13"]
