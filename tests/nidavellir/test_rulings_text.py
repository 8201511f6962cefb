"""Rulings where the printed text is garbled or has a gap."""

from __future__ import annotations

from collections import Counter

import pytest

from antre.core.chance import Chance
from antre.core.errors import Refused
from antre.games.nidavellir.rules.heroes import RECRUIT
from antre.games.nidavellir.rules.rounds import END_OF_ROUND
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.tables import (
    CONTENT,
    GAME,
    army,
    ask,
    blank,
    choose,
    coins,
    events,
    names,
    new,
    open_tavern,
    options,
    owned,
    pouch,
)

WARRIORS = [3, 4, 5, 6, 6, 7, 8, 9]
MINERS = [0, 0, 1, 1, 2, 2]
EXPLORERS = [5, 6, 7, 8, 9, 10, 11]


def deck(state: Nidavellir, age: int) -> list[str]:
    """The kinds of all cards of an age in a new game, taverns included."""
    cards = state.decks[age - 1] + [c for inside in state.taverns for c in inside if age == 1]
    return sorted(CONTENT.kind_name[CONTENT.kind[number]] for number in cards)


def kinds(
    warriors: list[int], hunters: int, miners: list[int], smiths: int, rest: str
) -> list[str]:
    return sorted(
        [f"w{points}" for points in warriors]
        + ["h"] * hunters
        + [f"m{points}" for points in miners]
        + ["b"] * smiths
        + rest.split()
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.proves("ruling.base-coin-zero")
def test_everybody_starts_with_0_2_3_4_5(seats: int) -> None:
    state = new(seats)
    for seat in range(seats):
        assert owned(state, seat) == ["b0", "b2", "b3", "b4", "b5"]
        assert GAME.engine.breakdown(state, seat)["coins"] == 14


@pytest.mark.parametrize("hero", CONTENT.hero_id)
@pytest.mark.proves("ruling.rib-is-grid")
def test_grid_alone_of_all_heroes_transforms_a_coin(hero: str) -> None:
    state = blank(2)
    army(state, 0, warrior="w3", miner="m0", explorer="e5 e6 e7 e8 e9")
    coins(state, 0, "b0 b3 b4 b5 b2")
    ask(state, RECRUIT[0])
    choose(state, f"recruit:{hero}")
    transforms = not state.over and state.decisions[0].step == "Transform"
    assert transforms is (hero == "grid")
    if transforms:
        choose(state, "transform:b2")
        assert pouch(state, 0) == ["b5", "r9"]


@pytest.mark.proves("ruling.five-distinctions")
def test_five_distinctions_one_for_each_class() -> None:
    state = blank(2)
    army(
        state, 0, warrior="w3", hunter="h", miner="m0", blacksmith="b", explorer="e5",
        command="skaa",
    )  # fmt: skip
    state.chance = Chance(1, {"pioneer": [CONTENT.cards_of(name) for name in ("w3", "w4", "w5")]})
    state.decks[0].clear()
    ask(state, END_OF_ROUND)
    choose(state, "transform:b2", "keep:w4")
    told = [event["distinction"] for event in events(state, "distinction")]
    assert len(told) == len(set(told)) == 5
    assert state.view(1)["distinctions"] == dict.fromkeys(told, 0)


@pytest.mark.parametrize(("seats", "first", "second"), [(4, 1, 2), (5, 2, 3)])
@pytest.mark.proves("ruling.five-mark-offerings")
def test_offerings_are_added_at_five_players_too(seats: int, first: int, second: int) -> None:
    state = new(seats)
    assert Counter(deck(state, 1))["o3"] == first
    assert Counter(deck(state, 2))["o5"] == second
    assert len(deck(state, 1)) == (45 if seats == 5 else 36)
    assert len(deck(state, 2)) == (46 if seats == 5 else 37)


@pytest.mark.proves("ruling.card-table")
def test_the_cards_of_both_ages_at_two_to_four_players() -> None:
    explorers = " ".join(f"e{points}" for points in EXPLORERS)
    for seats in (2, 3, 4):
        state = new(seats)
        assert deck(state, 1) == kinds(WARRIORS, 6, MINERS, 8, f"{explorers} o3")
        assert deck(state, 2) == kinds(WARRIORS, 6, MINERS, 8, f"{explorers} o5 o5")


@pytest.mark.proves("ruling.card-table")
def test_the_cards_of_both_ages_at_five_players() -> None:
    explorers = " ".join(f"e{points}" for points in [*EXPLORERS, 12])
    state = new(5)
    first, second = deck(state, 1), deck(state, 2)
    assert first == kinds([*WARRIORS, 10], 8, [*MINERS, 0, 1], 10, f"{explorers} o3 o3")
    assert second == kinds([*WARRIORS, 10], 8, [*MINERS, 0, 1], 10, f"{explorers} o5 o5 o5")
    totals = Counter(kind[0] for kind in first + second)
    assert totals == {"w": 18, "h": 16, "m": 16, "b": 20, "e": 16, "o": 5}


def tied_tavern() -> Nidavellir:
    """Two of three players have bid 4, with gems 3 and 5; the third plays first."""
    state = blank(3)
    state.gems = [3, 4, 5]
    coins(state, 0, "b4 b2 b3 b5 b0")
    coins(state, 1, "b5 b2 b3 b4 b0")
    coins(state, 2, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 w5")
    return state


@pytest.mark.proves("ruling.missing-tie-section")
def test_a_tie_is_settled_by_gems_at_the_reveal_and_paid_at_the_end() -> None:
    state = tied_tavern()
    for seat in (1, 2, 0):
        assert [asked.seat for asked in state.decisions] == [seat]
        assert state.decisions[0].step == "TakeCard"
        assert state.gems == [3, 4, 5]
        choose(state, options(state)[0])
    assert state.over
    assert state.gems == [5, 4, 3]


@pytest.mark.proves("ruling.gem-markers")
def test_everybody_sees_that_a_gem_trade_is_pending() -> None:
    state = tied_tavern()
    for viewer in (-1, 0, 1, 2):
        view = state.view(viewer)
        assert (view["order"], view["revealed"]) == ([1, 2, 0], [5, 4, 4])
    choose(state, "take:w3", "take:w4", "take:w5")
    assert state.view(-1)["revealed"] == []


@pytest.mark.proves("ruling.name-variants")
def test_names_are_spelled_in_one_way() -> None:
    words = CONTENT.words
    assert words["ylud"]["name"]["fr"] == "Ylud"
    assert words["aral"]["epithet"]["fr"] == "Serres d’Aigle"
    assert words["hourya"]["epithet"]["fr"] == "L’Insaisissable"
    assert {words[CONTENT.card_name[hero]]["epithet"]["fr"] for hero in CONTENT.dwerg} == {
        "Frère Dwerg"
    }


@pytest.mark.parametrize(
    "slip", ["Yluu", "Dweg", "DwerG", "Agle", "Fringuant", "nsaissable", "Céline"]
)
@pytest.mark.proves("ruling.name-variants")
def test_no_text_repeats_a_misprint(slip: str) -> None:
    texts = [*GAME.folder.glob("*.toml"), *GAME.folder.glob("*.ftl")]
    assert {path.name for path in texts} >= {"edition.toml", "rules.toml"}
    assert [path.name for path in texts if slip in path.read_text(encoding="utf-8")] == []


@pytest.mark.proves("ruling.hero-not-optional")
def test_whoever_is_entitled_to_a_hero_must_recruit() -> None:
    state = blank(2)
    army(state, 0, hunter="h", miner="m0", blacksmith="b", explorer="e5")
    coins(state, 0, "b5 b2 b3 b4 b0")
    coins(state, 1, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 h")
    choose(state, "take:w3")
    assert {text.partition(":")[0] for text in options(state)} == {"recruit"}
    with pytest.raises(Refused, match=r"hero\.mandatory"):
        state.apply(0, "stay")
    assert [asked.seat for asked in state.decisions] == [0]
    assert names(state.command[0]) == []


@pytest.mark.proves("ruling.hero-not-optional")
def test_whoever_is_not_entitled_to_a_hero_is_not_asked() -> None:
    state = blank(2)
    army(state, 0, hunter="h", miner="m0", blacksmith="b")
    coins(state, 0, "b5 b2 b3 b4 b0")
    coins(state, 1, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w3 w4 h")
    choose(state, "take:w3")
    assert [asked.seat for asked in state.decisions] == [1]
