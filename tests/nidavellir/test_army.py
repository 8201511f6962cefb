"""Placing dwarves in the army, and the heroes that complete lines bring."""

from __future__ import annotations

import pytest

from antre.games.nidavellir.content.names import BLACKSMITH, CLASSES
from antre.games.nidavellir.rules.distinctions import Award
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.playing import asked, story
from tests.nidavellir.tables import (
    army,
    ask,
    blank,
    choose,
    coins,
    column,
    open_tavern,
    options,
    refusal,
)

ONE_EACH = {"warrior": "w3", "hunter": "h", "miner": "m0", "blacksmith": "b", "explorer": "e5"}


def facing(cards: str, command: str = "", **columns: str) -> Nidavellir:
    """Seat 0 with this army is first to take one of these cards; seat 1 comes after."""
    state = blank(2)
    state.gems = [5, 4]
    army(state, 0, **columns, command=command)
    coins(state, 0, "b5 b2 b3 b4 b0")
    coins(state, 1, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", cards)
    return state


def without(missing: str) -> dict[str, str]:
    return {name: cards for name, cards in ONE_EACH.items() if name != missing}


@pytest.mark.proves("place.immediate", "place.new-column")
@pytest.mark.parametrize(
    ("card", "class_name"),
    [("w4", "warrior"), ("h", "hunter"), ("m1", "miner"), ("b", "blacksmith"), ("e6", "explorer")],
)
def test_a_dwarf_starts_the_column_of_its_class_at_once(card: str, class_name: str) -> None:
    state = facing(f"{card} w8 e9")
    choose(state, f"take:{card}")
    assert asked(state)[0] == 1
    placed = state.view(1)["columns"][0]
    assert [name.partition(".")[0] for name in placed.pop(class_name)] == [card]
    assert not any(placed.values())


@pytest.mark.proves("place.existing-column")
def test_a_dwarf_joins_the_end_of_its_column() -> None:
    state = facing("w3 h e9", warrior="w9 w4", explorer="e5")
    choose(state, "take:w3")
    assert column(state, 0, "warrior") == ["w9.1", "w4.1", "w3.1"]
    assert column(state, 0, "explorer") == ["e5.1"]
    assert state.view(0)["ranks"][0]["warrior"] == 3


@pytest.mark.proves("place.ranks-visible")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_all_ranks_of_all_cards_stay_in_sight(viewer: int) -> None:
    """The cards that come after Kraal hide none of his two ranks."""
    state = facing("w3 h e9", **without("warrior"))
    choose(state, "take:w3", "recruit:kraal", "take:h")
    open_tavern(state, "dragon", "w4 w8 e8")
    choose(state, "take:w4")
    view = state.view(viewer)
    assert view["columns"][0]["warrior"] == ["w3.1", "kraal", "w4.1"]
    assert view["ranks"][0]["warrior"] == 4
    assert view["points"][0]["warrior"] == 14


@pytest.mark.proves("hero.trigger-dwarf", "hero.immediate")
@pytest.mark.parametrize(
    ("card", "missing"),
    [("w4", "warrior"), ("h", "hunter"), ("m1", "miner"), ("b", "blacksmith"), ("e6", "explorer")],
)
def test_the_dwarf_that_completes_a_line_brings_a_hero_at_once(card: str, missing: str) -> None:
    state = facing(f"{card} w8 e9", **without(missing))
    choose(state, f"take:{card}")
    assert asked(state) == (0, "hero.mandatory")
    choose(state, "recruit:skaa")
    assert asked(state) == (1, "turn.take-card")


@pytest.mark.proves("hero.trigger-dwarf")
def test_a_dwarf_that_completes_nothing_brings_nobody() -> None:
    state = facing("w4 w8 e9", **without("hunter"))
    choose(state, "take:w4")
    assert asked(state) == (1, "turn.take-card")


@pytest.mark.proves("hero.mandatory")
def test_recruiting_cannot_be_declined() -> None:
    state = facing("w4 w8 e9", **without("warrior"))
    choose(state, "take:w4")
    assert {text.partition(":")[0] for text in options(state)} == {"recruit"}
    for other in ("take:w8", "stay"):
        why = refusal(state, 0, other)
        assert why.rule == "hero.mandatory"


@pytest.mark.proves("hero.available-only")
def test_any_hero_of_the_display_may_be_chosen_and_no_other() -> None:
    state = facing("b w8 e9", **{**without("blacksmith"), "explorer": "e5 e6 e7 e8 e10"})
    army(state, 1, warrior="tarah kraal", command="uline")
    choose(state, "take:b")
    free = [f"recruit:{hero}" for hero in state.view(0)["heroes"]]
    assert len(free) == 18
    assert sorted(options(state)) == sorted(free)
    why = refusal(state, 0, "recruit:tarah")
    assert why.rule == "hero.available-only"


@pytest.mark.proves("hero.available-only")
def test_a_recruited_hero_is_gone_for_the_others() -> None:
    state = facing("b w8 e9", **without("blacksmith"))
    army(state, 1, **without("explorer"))
    choose(state, "take:b", "recruit:skaa", "take:e9")
    assert asked(state) == (1, "hero.mandatory")
    assert "recruit:skaa" not in options(state)
    assert "skaa" not in state.view(1)["heroes"]


@pytest.mark.proves("hero.condition")
@pytest.mark.parametrize(
    ("heroes", "lines", "due"),
    [("", 1, True), ("skaa", 1, False), ("skaa", 2, True), ("skaa astrid", 2, False),
     ("skaa astrid", 3, True)],
)  # fmt: skip
def test_a_hero_is_due_when_lines_reach_heroes_plus_one(heroes: str, lines: int, due: bool) -> None:
    """The card taken completes the last of the lines."""
    state = facing(
        "e10 w9 h",
        command=heroes,
        warrior=" ".join(["w3", "w4", "w5"][:lines]),
        hunter=" ".join(["h"] * lines),
        miner=" ".join(["m0", "m0", "m1"][:lines]),
        blacksmith=" ".join(["b"] * lines),
        explorer=" ".join(["e5", "e6"][: lines - 1]),
    )
    choose(state, "take:e10")
    assert asked(state) == ((0, "hero.mandatory") if due else (1, "turn.take-card"))


@pytest.mark.proves("hero.count-all")
@pytest.mark.parametrize(
    ("hero", "then"),
    [("tarah", []), ("lokdur", []), ("skaa", []), ("dwerg_ymir", []), ("ylud", []), ("uline", []),
     ("thrud", ["place:warrior"]), ("bonfur", ["discard:warrior"])],
)  # fmt: skip
def test_every_hero_counts_whatever_the_class_and_the_place(hero: str, then: list[str]) -> None:
    state = facing("w4 w8 e9", **without("warrior"), warrior="")
    choose(state, "take:w4", f"recruit:{hero}", *then)
    assert state.view(1)["hero_count"] == [1, 0]
    assert asked(state) == (1, "turn.take-card")


@pytest.mark.proves("hero.count-all", "hero.condition")
@pytest.mark.parametrize(("hero", "warrior"), [("tarah", ""), ("skaa", "w9")])
def test_a_second_line_brings_a_second_hero_wherever_the_first_one_lies(
    hero: str, warrior: str
) -> None:
    state = facing("w4 w8 h", **{**without("warrior"), "explorer": "e5 e6"})
    choose(state, "take:w4", f"recruit:{hero}", "take:w8")
    army(state, 0, miner="m0", blacksmith="b", warrior=warrior)
    open_tavern(state, "dragon", "h e7 e8")
    choose(state, "take:h")
    assert asked(state) == (0, "hero.mandatory")


@pytest.mark.proves("hero.line-by-ranks")
def test_a_card_of_two_ranks_stands_in_two_lines() -> None:
    two = {"hunter": "h h", "miner": "m0 m1", "blacksmith": "b b"}
    state = facing("e10 w9 h", **two, warrior="kraal", explorer="e5")
    choose(state, "take:e10")
    assert asked(state) == (0, "hero.mandatory")


@pytest.mark.proves("hero.line-by-ranks")
def test_the_shortest_column_counts_the_lines() -> None:
    state = facing("e10 w9 h", hunter="h h h h", miner="m0 m1", blacksmith="b b b", warrior="w3")
    choose(state, "take:e10", "recruit:skaa")
    assert asked(state) == (1, "turn.take-card")


@pytest.mark.proves("hero.class-column")
@pytest.mark.parametrize(
    ("hero", "class_name"),
    [("kraal", "warrior"), ("tarah", "warrior"), ("aral", "hunter"), ("dagda", "hunter"),
     ("zoral", "miner"), ("lokdur", "miner"), ("aegur", "blacksmith"), ("bonfur", "blacksmith"),
     ("hourya", "explorer"), ("idunn", "explorer")],
)  # fmt: skip
def test_a_hero_of_a_class_joins_its_column(hero: str, class_name: str) -> None:
    state = facing("w4 w8 h", **{**without("warrior"), "explorer": "e5 e6 e7 e9 e10"})
    choose(state, "take:w4", f"recruit:{hero}")
    view = state.view(1)
    places = [name for name in CLASSES if hero in view["columns"][0][name]]
    assert places == [class_name]
    assert view["columns"][0][class_name][-1] == hero
    assert view["command"][0] == []


@pytest.mark.proves("hero.chain")
def test_a_hero_who_completes_a_line_brings_another() -> None:
    two = {"hunter": "h h", "miner": "m0 m1", "blacksmith": "b b", "explorer": "e5 e6"}
    state = facing("w4 w8 h", **two)
    choose(state, "take:w4", "recruit:tarah")
    assert asked(state) == (0, "hero.mandatory")
    choose(state, "recruit:skaa")
    assert asked(state) == (1, "turn.take-card")


@pytest.mark.proves("hero.chain")
def test_a_hero_who_completes_no_line_brings_nobody() -> None:
    two = {"hunter": "h h", "miner": "m0 m1", "blacksmith": "b b", "explorer": "e5 e6"}
    state = facing("w4 w8 h", **two)
    choose(state, "take:w4", "recruit:lokdur")
    assert asked(state) == (1, "turn.take-card")


@pytest.mark.proves("hero.several-lines", "hero.one-after-another")
def test_one_hero_may_complete_two_lines() -> None:
    three = {"warrior": "w3 w5 w6", "hunter": "h h h", "miner": "m0 m1 m2", "explorer": "e5 e6 e7"}
    state = facing("b w8 h", **three)
    choose(state, "take:b", "recruit:aegur")
    assert asked(state) == (0, "hero.mandatory")
    choose(state, "recruit:skaa")
    assert state.view(0)["command"][0] == ["skaa"]
    assert asked(state) == (0, "hero.mandatory")
    assert "recruit:skaa" not in options(state)
    choose(state, "recruit:astrid")
    assert asked(state) == (1, "turn.take-card")
    assert [event["hero"] for event in story(state, "recruit")] == ["aegur", "skaa", "astrid"]


@pytest.mark.proves("hero.several-lines-armorer")
def test_the_special_blacksmith_may_complete_two_lines() -> None:
    state = blank(2)
    three = {"warrior": "w3 w5 w6", "hunter": "h h h", "miner": "m0 m1 m2", "explorer": "e5 e6 e7"}
    army(state, 0, **three, blacksmith="b", command="uline")
    ask(state, Award(BLACKSMITH))
    for hero in ("skaa", "astrid"):
        assert asked(state) == (0, "hero.mandatory")
        choose(state, f"recruit:{hero}")
    assert state.over
    assert state.view(0)["ranks"][0]["blacksmith"] == 3


@pytest.mark.proves("hero.neutral-zone")
@pytest.mark.parametrize("hero", ["skaa", "astrid", "grid", "uline", "ylud", "dwerg_sigmir"])
def test_a_neutral_hero_goes_to_the_command_zone(hero: str) -> None:
    state = facing("w4 w8 h", **without("warrior"))
    choose(state, "take:w4")
    before = state.view(1)["ranks"]
    choose(state, f"recruit:{hero}")
    view = state.view(1)
    assert view["command"] == [[hero], []]
    assert view["ranks"] == before


@pytest.mark.proves("hero.neutral-override")
def test_the_power_of_thrud_puts_her_in_the_army() -> None:
    state = facing("w4 w8 h", **without("warrior"))
    choose(state, "take:w4", "recruit:thrud")
    assert asked(state) == (0, "thrud.place")
    choose(state, "place:miner")
    view = state.view(1)
    assert view["command"][0] == []
    assert view["columns"][0]["miner"][-1] == "thrud"


@pytest.mark.proves("hero.neutral-in-army-triggers")
@pytest.mark.parametrize(("place", "due"), [("explorer", True), ("hunter", False)])
def test_a_neutral_hero_placed_in_the_army_may_bring_another(place: str, due: bool) -> None:
    two = {"warrior": "w3", "hunter": "h h", "miner": "m0 m1", "blacksmith": "b b"}
    state = facing("e10 w8 h", **{**two, "warrior": "w3 w5"})
    choose(state, "take:e10", "recruit:thrud", f"place:{place}")
    assert asked(state) == ((0, "hero.mandatory") if due else (1, "turn.take-card"))
