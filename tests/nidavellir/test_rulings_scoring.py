"""Rulings on the troop evaluation, the Pioneer and the final count."""

from __future__ import annotations

import random

import pytest

from antre.core.chance import Chance
from antre.core.errors import Refused
from antre.core.step import NOBODY
from antre.games.nidavellir.content.names import (
    BLACKSMITH,
    CLASSES,
    DISTINCTIONS,
    EXPLORER,
    WARRIOR,
)
from antre.games.nidavellir.rules.distinctions import Award
from antre.games.nidavellir.rules.rounds import END_OF_ROUND
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.tables import (
    CONTENT,
    GAME,
    army,
    ask,
    blank,
    card,
    choose,
    column,
    events,
    names,
    new,
    open_tavern,
    options,
    owned,
)
from tests.nidavellir.tables import coins as lay


def evaluate(state: Nidavellir) -> None:
    """The last tavern of the first age is resolved."""
    state.decks[0].clear()
    ask(state, END_OF_ROUND)


def draw(state: Nidavellir, purpose: str, *drawn: str) -> None:
    """What chance gives next, by the cards' own names."""
    state.chance = Chance(1, {purpose: [(card(name),) for name in drawn]})


def parts(state: Nidavellir, seat: int = 0) -> dict[str, int]:
    return GAME.engine.breakdown(state, seat)


@pytest.mark.parametrize(
    ("warriors", "winner"),
    [
        (("w3 w4", "w5", "w6"), 0),
        (("w3", "w5 w6", "w7 w8"), NOBODY),
        (("w3", "w5", "w6"), NOBODY),
        (("", "", ""), NOBODY),
        (("", "", "w3"), 2),
    ],
)
@pytest.mark.proves("ruling.strict-majority-meaning")
def test_a_strict_majority_is_more_than_every_other(warriors: tuple[str], winner: int) -> None:
    state = blank(3)
    for seat, text in enumerate(warriors):
        army(state, seat, warrior=text)
    ask(state, Award(WARRIOR))
    assert state.distinctions[WARRIOR] == winner


@pytest.mark.parametrize(("hero", "pioneer"), [("idunn", 0), ("skaa", NOBODY)])
@pytest.mark.proves("ruling.sequential-majorities")
def test_a_hero_of_the_armorer_changes_the_explorer_majority(hero: str, pioneer: int) -> None:
    state = blank(2)
    army(
        state, 0, warrior="w3 w4", hunter="h h", miner="m0 m0", blacksmith="b", explorer="e5 e6",
        command="astrid",
    )  # fmt: skip
    army(state, 1, warrior="w5 w6", hunter="h h", miner="m1 m1", explorer="e7 e8")
    evaluate(state)
    choose(state, f"recruit:{hero}")
    assert state.distinctions == [NOBODY, NOBODY, NOBODY, 0, pioneer]


@pytest.mark.proves("ruling.several-distinctions")
def test_one_player_may_win_all_distinctions() -> None:
    state = blank(3)
    army(
        state, 1, warrior="w3", hunter="h", miner="m0", blacksmith="b", explorer="e5",
        command="skaa",
    )  # fmt: skip
    draw(state, "pioneer", "w3.2", "w4.2", "w5.2")
    evaluate(state)
    choose(state, "transform:b5", "keep:w5")
    assert state.distinctions == [1] * 5
    assert owned(state, 1) == ["b2", "b3", "b4", "s3", "r10"]
    assert state.gems[1] == 6
    assert column(state, 1, "blacksmith") == ["b.1a", "b.special"]
    assert column(state, 1, "warrior") == ["w3.1", "w5.2"]


@pytest.mark.proves("ruling.unclaimed-distinctions")
def test_unclaimed_distinctions_leave_with_coin_gem_and_card() -> None:
    state = blank(3)
    gems, treasury = state.gems[:], state.treasury[:]
    evaluate(state)
    assert (state.age, state.decisions[0].step) == (2, "Bids")
    assert [event["seat"] for event in events(state, "distinction")] == [NOBODY] * 5
    assert state.view(0)["distinctions"] == dict.fromkeys(DISTINCTIONS, NOBODY)
    assert (state.gems, state.treasury) == (gems, treasury)
    assert not any("s3" in owned(state, seat) for seat in range(3))
    piles = [*state.columns, *state.decks, *state.taverns]
    assert not any(CONTENT.blacksmith_special in pile for pile in piles)
    assert len(state.discarded) == 1


def pioneer(*drawn: str) -> Nidavellir:
    """Seat 0 leads the explorers and has drawn these cards."""
    state = blank(3)
    army(state, 0, explorer="e5")
    draw(state, "pioneer", *drawn)
    ask(state, Award(EXPLORER))
    return state


@pytest.mark.proves("ruling.pioneer-privacy")
def test_only_the_pioneer_sees_the_three_cards() -> None:
    one, other = pioneer("w3.2", "w4.2", "w5.2"), pioneer("w3.2", "h.2a", "o5.2a")
    assert one.view(0)["offer"] == ["w3.2", "w4.2", "w5.2"]
    for viewer in (-1, 1, 2):
        assert one.view(viewer)["offer"] == ["?", "?", "?"]
        assert one.view(viewer) == other.view(viewer)
        assert one.log(viewer) == other.log(viewer)
    for state in (one, other):
        choose(state, "keep:w3")
    for viewer in (-1, 1, 2):
        *_, kept, end = one.log(viewer)
        assert kept == {"kind": "keep", "seat": 0, "card": "w3.2"}
        assert end["kind"] == "end"
        assert one.view(viewer) == other.view(viewer)
        assert one.log(viewer) == other.log(viewer)


@pytest.mark.proves("ruling.pioneer-privacy")
def test_the_cards_not_kept_go_back_into_the_deck() -> None:
    state = pioneer("w3.2", "w4.2", "w5.2")
    choose(state, "keep:w3")
    assert {card("w4.2"), card("w5.2")} <= set(state.decks[1])
    assert len(state.decks[1]) == 36
    assert state.offer == ()


@pytest.mark.proves("ruling.pioneer-privacy")
def test_an_imagined_world_hides_what_the_pioneer_drew() -> None:
    state = pioneer("w3.2", "w4.2", "w5.2")
    worlds = [state.resample(1, random.Random(seed)) for seed in range(20)]
    assert len({world.offer for world in worlds}) > 10
    assert {state.resample(0, random.Random(seed)).offer for seed in range(20)} == {state.offer}


@pytest.mark.proves("ruling.pioneer-mandatory")
def test_the_pioneer_keeps_exactly_one() -> None:
    state = pioneer("w3.2", "h.2a", "o5.2a")
    assert options(state) == ["keep:w3", "keep:h", "keep:o5"]
    with pytest.raises(Refused, match=r"distinction\.pioneer-keep"):
        state.apply(0, "stay")
    choose(state, "keep:h")
    assert state.over
    assert column(state, 0, "hunter") == ["h.2a"]
    assert names(state.discarded) == []


@pytest.mark.proves("ruling.pioneer-mandatory")
def test_a_kept_offering_is_resolved_and_discarded() -> None:
    state = pioneer("w3.2", "h.2a", "o5.2a")
    choose(state, "keep:o5", "transform:b5")
    assert owned(state, 0) == ["b0", "b2", "b3", "b4", "r10"]
    assert names(state.discarded) == ["o5.2a"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("kept", ["w3", "o5", None])
@pytest.mark.proves("ruling.pioneer-deck-count")
def test_the_second_deck_comes_out_even(seats: int, kept: str | None) -> None:
    state = blank(seats)
    assert len(state.decks[1]) == (46 if seats == 5 else 37)
    if kept:
        army(state, 0, explorer="e5")
        draw(state, "pioneer", "w3.2", "h.2a", "o5.2a")
    evaluate(state)
    if kept:
        choose(state, f"keep:{kept}")
    if kept == "o5":
        choose(state, "transform:b5")
    assert (state.age, state.decisions[0].step) == (2, "Bids")
    entered = sum(len(inside) for inside in state.taverns)
    assert len(state.decks[1]) + entered == (45 if seats == 5 else 36)
    assert entered == 3 * max(seats, 3)


@pytest.mark.proves("ruling.warrior-zero")
def test_nobody_gets_the_warrior_bonus_without_a_warrior() -> None:
    state = blank(3)
    assert [parts(state, seat)["warrior_bonus"] for seat in range(3)] == [0, 0, 0]
    army(state, 1, warrior="w3")
    assert [parts(state, seat)["warrior_bonus"] for seat in range(3)] == [0, 5, 0]


@pytest.mark.proves("ruling.warrior-zero")
def test_a_lone_thrud_among_the_warriors_brings_no_bonus() -> None:
    state = blank(2, age=2)
    army(state, 0, warrior="thrud")
    state.decks[1].clear()
    ask(state, END_OF_ROUND)
    assert [parts(state, seat)["warrior_bonus"] for seat in range(2)] == [0, 0]


@pytest.mark.proves("ruling.scale-overflow")
def test_the_scales_go_on_beyond_the_print() -> None:
    state = blank(5)
    army(state, 0, hunter="h " * 16 + "aral dagda ylud")
    army(state, 1, blacksmith="b " * 20 + "b.special aegur bonfur")
    assert (state.ranks[1], parts(state, 0)["hunter"]) == (22, 484)
    assert (state.ranks[5 + BLACKSMITH], parts(state, 1)["blacksmith"]) == (27, 432)


@pytest.mark.parametrize("name", CLASSES)
@pytest.mark.proves("ruling.live-score")
def test_thrud_scores_13_and_no_rank_before_the_end(name: str) -> None:
    state = blank(2)
    army(state, 1, warrior="w3")
    army(state, 0, **{name: "thrud"})
    assert parts(state) == dict.fromkeys(parts(state), 0) | {"neutral": 13, "coins": 14}
    assert state.scores[0] == 27


@pytest.mark.proves("ruling.live-score")
def test_thrud_scores_13_while_she_is_in_hand() -> None:
    state = blank(2)
    army(state, 0, warrior="w3 thrud")
    lay(state, 0, "b5 b2 b3 b4 b0")
    lay(state, 1, "b4 b2 b3 b5 b0")
    open_tavern(state, "goblin", "w4 h h")
    choose(state, "take:w4")
    assert state.decisions[0].step == "PlaceThrud"
    assert parts(state)["neutral"] == 13


@pytest.mark.parametrize(
    ("columns", "part", "value"),
    [
        ({"explorer": "ylud"}, "explorer", 11),
        ({"warrior": "ylud"}, "warrior", 7),
        ({"miner": "m1 ylud"}, "miner", 4),
        ({"hunter": "h ylud"}, "hunter", 4),
        ({"blacksmith": "b ylud"}, "blacksmith", 7),
        ({"command": "ylud"}, "neutral", 0),
    ],
)
@pytest.mark.proves("ruling.live-score")
def test_ylud_scores_by_her_column_before_the_end(
    columns: dict[str, str], part: str, value: int
) -> None:
    state = blank(2)
    army(state, 0, **columns)
    army(state, 1, warrior="w3 w4")
    before = state.fingerprint()
    assert parts(state)[part] == value
    assert state.scores[0] == 14 + value
    assert state.fingerprint() == before


@pytest.mark.proves("ruling.live-score")
def test_a_running_score_uses_only_what_everybody_sees() -> None:
    state = new(3)
    for coin in ("b5", "b4", "b3"):
        state.apply(0, f"bid:{coin}")
    for viewer in (1, 2):
        for seed in range(5):
            assert state.resample(viewer, random.Random(seed)).scores == state.scores
