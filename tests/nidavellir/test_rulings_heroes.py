"""Rulings on lines, recruiting, and the discards of Dagda and Bonfur."""

from __future__ import annotations

import random

import pytest

from antre.core.setup import Setup
from antre.games.nidavellir.content.names import CLASSES
from antre.games.nidavellir.rules.heroes import MUSTER, RECRUIT
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.tables import (
    CONTENT,
    GAME,
    army,
    ask,
    blank,
    choose,
    coins,
    column,
    names,
    new,
    open_tavern,
    options,
)

TWO_LINES = {
    "warrior": "w3 w4", "hunter": "h h", "miner": "m0 m0", "blacksmith": "b b", "explorer": "e5 e6",
}  # fmt: skip


def tavern(state: Nidavellir, cards: str) -> None:
    """Two players in the first tavern, seat 0 ahead."""
    coins(state, 0, "b5 b2 b3 b4 b0")
    coins(state, 1, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", cards)


def after(hero: str, **columns: str) -> Nidavellir:
    """Seat 0 with this army has just recruited a hero, who was due; no other test follows."""
    state = blank(2)
    army(state, 0, **columns)
    ask(state, RECRUIT[0])
    choose(state, f"recruit:{hero}")
    return state


def refusal(state: Nidavellir, text: str) -> str | None:
    why = state.why(0, text)
    return None if why is None else why.rule


@pytest.mark.proves("ruling.lines-at-least")
def test_two_lines_more_than_heroes_bring_two_heroes() -> None:
    state = blank(2)
    army(state, 0, **TWO_LINES)
    ask(state, MUSTER[0])
    choose(state, "recruit:skaa", "recruit:astrid")
    assert state.over
    assert state.hero_count[0] == 2


@pytest.mark.proves("ruling.live-test")
def test_heroes_due_are_not_saved_up() -> None:
    state = blank(2)
    army(state, 0, **TWO_LINES)
    ask(state, MUSTER[0])
    choose(state, "recruit:dagda", "discard:warrior", "discard:miner")
    assert state.lines(0) == 1
    assert state.over


@pytest.mark.proves("ruling.live-test")
def test_a_lost_rank_counts_against_the_next_placement() -> None:
    state = blank(2)
    army(state, 0, **TWO_LINES)
    ask(state, MUSTER[0])
    choose(state, "recruit:dagda", "discard:warrior", "discard:miner")
    tavern(state, "w5 w6 m1")
    choose(state, "take:w5")
    assert state.decisions[0].seat == 1
    assert state.hero_count[0] == 1


@pytest.mark.proves("ruling.full-resolution-before-next")
def test_the_next_hero_waits_for_the_effect_of_the_one_before() -> None:
    state = blank(2)
    army(state, 0, **TWO_LINES)
    ask(state, MUSTER[0])
    choose(state, "recruit:grid")
    assert state.decisions[0].step == "Transform"
    choose(state, "transform:b2")
    assert state.decisions[0].step == "RecruitHero"


@pytest.mark.proves("ruling.full-resolution-before-next")
def test_the_next_hero_waits_for_discards_and_thrud() -> None:
    state = blank(2)
    army(
        state, 0, warrior="w3 w4 w5 w6", hunter="h h thrud", miner="m0 m0 m1 m1",
        blacksmith="b b b", explorer="e5 e6 e7",
    )  # fmt: skip
    ask(state, MUSTER[0])
    steps = []
    for text in ("recruit:dagda", "discard:warrior", "discard:miner", "place:hunter"):
        steps.append(state.decisions[0].step)
        choose(state, text)
    assert steps == ["RecruitHero", "DiscardDwarf", "DiscardDwarf", "PlaceThrud"]
    assert state.decisions[0].step == "RecruitHero"
    assert (state.lines(0), state.hero_count[0]) == (3, 2)


@pytest.mark.parametrize(
    ("changed", "lines"),
    [
        ({}, 2),
        ({"warrior": "kraal"}, 2),
        ({"miner": "zoral"}, 2),
        ({"explorer": "e5"}, 1),
        ({"explorer": "e5 thrud"}, 2),
        ({"explorer": "ylud thrud"}, 2),
        ({"explorer": "e5", "command": "ylud skaa astrid"}, 1),
        ({"explorer": ""}, 0),
        ({"hunter": "dagda aral h h h"}, 2),
    ],
)
@pytest.mark.proves("ruling.line-min")
def test_lines_are_the_ranks_of_the_shortest_column(changed: dict[str, str], lines: int) -> None:
    state = blank(2)
    army(state, 0, **{**TWO_LINES, **changed})
    state.hero_count[0] = lines
    ask(state, MUSTER[0])
    assert state.over
    state.hero_count[0] = lines - 1
    ask(state, MUSTER[0])
    assert not state.over


@pytest.mark.proves("ruling.no-choosable-hero")
def test_no_hero_can_be_chosen_and_the_next_placement_tests_again() -> None:
    state = blank(2)
    army(state, 0, warrior="tarah", hunter="aral", miner="zoral", explorer="idunn")
    state.hero_count[0] = 0
    state.heroes = tuple(CONTENT.hero_id[name] for name in ("hourya", "dagda", "bonfur"))
    coins(state, 0, "b5 b4 b3 b2 b0")
    coins(state, 1, "b4 b3 b2 b5 b0")
    open_tavern(state, "goblin", "b w3 w4")
    choose(state, "take:b")
    assert state.decisions[0].seat == 1
    choose(state, "take:w3")
    assert state.hero_count[0] == 0
    open_tavern(state, "dragon", "w5 w6 w7")
    choose(state, "take:w5")
    assert options(state) == ["recruit:dagda", "recruit:bonfur"]


@pytest.mark.proves("ruling.no-choosable-hero")
def test_random_games_never_run_out_of_heroes() -> None:
    for seed in range(16):
        rng = random.Random(seed)
        state = Setup.of(GAME, 2 + seed % 4).start(seed, journal=False)
        assert isinstance(state, Nidavellir)
        while not state.over:
            question = state.question
            seat = question.actor(state)
            if type(question).__name__ == "TakeCard":
                due = [state.lines(other) > count for other, count in enumerate(state.hero_count)]
                assert not any(due)
            state.play(seat, rng.choice(question.options(state, seat)))
        assert len(state.heroes) >= 1


@pytest.mark.proves("ruling.first-game-count")
def test_the_first_game_has_18_heroes() -> None:
    standard, first = new(3), new(3, first_game=True)
    assert len(standard.heroes) == 21
    assert len(first.heroes) == 18
    assert set(names(standard.heroes)) - set(names(first.heroes)) == {"thrud", "ylud", "uline"}


@pytest.mark.proves("ruling.column-order")
def test_the_last_card_is_the_one_placed_last() -> None:
    state = blank(2)
    army(state, 0, warrior="w9", hunter="h", miner="m0", explorer="e5", blacksmith="b")
    state.hero_count[0] = 1
    tavern(state, "w3 w4 w5")
    choose(state, "take:w3", "take:w4")
    assert column(state, 0, "warrior") == ["w9.1", "w3.1"]
    ask(state, RECRUIT[0])
    choose(state, "recruit:bonfur", "discard:warrior")
    assert column(state, 0, "warrior") == ["w9.1"]


@pytest.mark.proves("ruling.column-order")
def test_thrud_is_always_last() -> None:
    state = blank(2)
    army(state, 0, warrior="w9 thrud")
    tavern(state, "w3 w4 w5")
    choose(state, "take:w3", "place:warrior")
    assert column(state, 0, "warrior") == ["w9.1", "w3.1", "thrud"]


@pytest.mark.parametrize(
    ("last", "rule"),
    [
        pytest.param(
            "tarah",
            "ruling.last-dwarf-card",
            marks=pytest.mark.proves("ruling.last-dwarf-card"),
        ),
        pytest.param(
            "ylud",
            "ruling.ylud-not-discardable",
            marks=pytest.mark.proves("ruling.ylud-not-discardable"),
        ),
        pytest.param(
            "thrud",
            "ruling.thrud-blocks-discard",
            marks=pytest.mark.proves("ruling.thrud-blocks-discard"),
        ),
    ],
)
def test_a_hero_at_the_end_shields_the_column(last: str, rule: str) -> None:
    state = after("bonfur", warrior=f"w3 w4 {last}", hunter="h", miner="m0", explorer="e5")
    assert options(state) == ["discard:hunter", "discard:miner", "discard:explorer"]
    assert refusal(state, "discard:warrior") == rule


@pytest.mark.parametrize("last", ["tarah", "ylud", "thrud"])
@pytest.mark.proves(
    "ruling.last-dwarf-card", "ruling.ylud-not-discardable", "ruling.thrud-blocks-discard"
)
def test_a_shielded_column_does_not_make_bonfur_choosable(last: str) -> None:
    state = blank(2)
    army(state, 0, warrior=f"w3 w4 {last}")
    ask(state, RECRUIT[0])
    assert "recruit:bonfur" not in options(state)


@pytest.mark.parametrize(
    ("columns", "dagda", "bonfur"),
    [
        ({}, False, False),
        ({"warrior": "w3"}, False, True),
        ({"warrior": "w3", "miner": "m0"}, True, True),
        ({"warrior": "w3", "miner": "m0 lokdur"}, False, True),
        ({"warrior": "w3", "hunter": "h"}, False, True),
        ({"warrior": "w3", "blacksmith": "b"}, True, True),
        ({"hunter": "h"}, False, True),
        ({"blacksmith": "b"}, False, False),
        ({"hunter": "h", "explorer": "idunn", "blacksmith": "b"}, False, True),
    ],
)
@pytest.mark.proves("ruling.discard-eligibility")
def test_dagda_needs_two_columns_and_bonfur_one(
    columns: dict[str, str], dagda: bool, bonfur: bool
) -> None:
    state = blank(2)
    army(state, 0, **columns)
    ask(state, RECRUIT[0])
    assert ("recruit:dagda" in options(state)) is dagda
    assert ("recruit:bonfur" in options(state)) is bonfur


@pytest.mark.parametrize(("hero", "own"), [("dagda", "hunter"), ("bonfur", "blacksmith")])
@pytest.mark.proves("ruling.discard-own-column")
def test_nobody_discards_from_the_own_column(hero: str, own: str) -> None:
    state = after(hero, **TWO_LINES)
    others = [name for name in CLASSES if name != own]
    assert options(state) == [f"discard:{name}" for name in others]
    assert refusal(state, f"discard:{own}") == "ruling.discard-own-column"


@pytest.mark.parametrize(
    ("hero", "columns"),
    [("dagda", {"hunter": "h", "warrior": "w3"}), ("bonfur", {"blacksmith": "b"})],
)
@pytest.mark.proves("ruling.discard-own-column")
def test_the_own_column_does_not_make_them_choosable(hero: str, columns: dict[str, str]) -> None:
    state = blank(2)
    army(state, 0, **columns)
    ask(state, RECRUIT[0])
    assert refusal(state, f"recruit:{hero}") == "discard-heroes.not-choosable"


@pytest.mark.proves("ruling.special-blacksmith-discardable")
def test_dagda_discards_the_special_blacksmith_with_both_ranks() -> None:
    state = after("dagda", warrior="w3", blacksmith="b b.special")
    assert state.ranks[3] == 3
    choose(state, "discard:blacksmith")
    assert column(state, 0, "blacksmith") == ["b.1a"]
    assert state.ranks[3] == 1
    assert names(state.discarded) == ["b.special"]


@pytest.mark.parametrize(("hunters", "lines", "due"), [("h h", 1, False), ("h h h", 2, True)])
@pytest.mark.proves("ruling.discard-then-test")
def test_lines_are_counted_after_the_discard(hunters: str, lines: int, due: bool) -> None:
    state = blank(2)
    army(state, 0, warrior="w3 w4", hunter=hunters, miner="m0 m0", explorer="e5 e6")
    tavern(state, "b w5 w6")
    choose(state, "take:b", "recruit:bonfur")
    assert state.decisions[0].step == "DiscardDwarf"
    choose(state, "discard:hunter")
    assert state.lines(0) == lines
    assert (state.decisions[0].step == "RecruitHero") is due


@pytest.mark.proves("ruling.emptied-column")
def test_an_emptied_column_is_started_again() -> None:
    state = after("bonfur", warrior="w3", hunter="h", miner="m0", explorer="e5")
    choose(state, "discard:warrior")
    assert column(state, 0, "warrior") == []
    assert (state.ranks[0], state.points[0], state.lines(0)) == (0, 0, 0)
    tavern(state, "w9 w5 w6")
    choose(state, "take:w9")
    assert column(state, 0, "warrior") == ["w9.1"]
    assert (state.ranks[0], state.points[0], state.lines(0)) == (1, 9, 1)


@pytest.mark.proves("ruling.discards-out-of-game")
def test_everybody_sees_the_discards() -> None:
    state = after("dagda", warrior="w3 w4", explorer="e5 e6")
    choose(state, "discard:warrior", "discard:explorer")
    for viewer in (-1, 0, 1):
        assert state.view(viewer)["discarded"] == ["w4.1", "e6.1"]


@pytest.mark.proves("ruling.discards-out-of-game")
def test_nothing_comes_back_from_the_discards() -> None:
    for seed in range(16):
        rng = random.Random(seed)
        state = Setup.of(GAME, 2 + seed % 4).start(seed, journal=False)
        assert isinstance(state, Nidavellir)
        gone: tuple[int, ...] = ()
        while not state.over:
            question = state.question
            seat = question.actor(state)
            state.play(seat, rng.choice(question.options(state, seat)))
            piles = [*state.columns, *state.command, *state.taverns, *state.decks, state.offer]
            assert state.discarded[: len(gone)] == gone
            assert not {card for pile in piles for card in pile}.intersection(state.discarded)
            gone = state.discarded
        assert len(gone) > 0


@pytest.mark.parametrize(
    ("explorers", "choosable"), [("e5 e6 e7 e8", False), ("e5 e6 e7 e8 e9", True)]
)
@pytest.mark.proves("ruling.hourya-before")
def test_hourya_needs_five_ranks_before_her_own(explorers: str, choosable: bool) -> None:
    state = blank(2)
    army(state, 0, explorer=explorers)
    ask(state, RECRUIT[0])
    assert ("recruit:hourya" in options(state)) is choosable
