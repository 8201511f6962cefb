"""The troop evaluation at the end of the first age, and the age that follows."""

from __future__ import annotations

import pytest

from antre.games.nidavellir.content.names import CLASSES, DISTINCTIONS
from antre.games.nidavellir.rules.distinctions import Award
from antre.games.nidavellir.rules.rounds import END_OF_ROUND
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.moments import end_age, will_draw
from tests.nidavellir.playing import finished
from tests.nidavellir.tables import (
    army,
    ask,
    blank,
    choose,
    coins,
    events,
    open_tavern,
    options,
    pouch,
)

# One and two dwarves of each class.
DWARVES = {
    "warrior": ("w9", "w3 w4"),
    "hunter": ("h", "h h"),
    "miner": ("m2", "m0 m0"),
    "blacksmith": ("b", "b b"),
    "explorer": ("e11", "e5 e6"),
}


def won(state: Nidavellir) -> dict[str, int]:
    """Who has which distinction in the command zone, as everybody sees it."""
    return {name: seat for name, seat in state.view(-1)["distinctions"].items() if seat >= 0}


@pytest.mark.proves("evaluation.when")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_evaluation_follows_the_last_round_of_the_first_age(seats: int) -> None:
    story = [
        (event["kind"], event.get("age"))
        for event in finished(seats, seed=1).log(-1)
        if event["kind"] in ("enter", "distinction")
    ]
    rounds = 4 if seats < 4 else 3
    assert story == (
        [("enter", 1)] * rounds + [("distinction", None)] * 5 + [("enter", 2)] * rounds
    )


@pytest.mark.proves("evaluation.when")
def test_no_evaluation_while_the_first_deck_lasts() -> None:
    state = blank()
    army(state, 2, warrior="w3")
    ask(state, END_OF_ROUND)
    assert state.decisions[0].rule == "bids.one-per-tavern"
    assert events(state, "distinction") == []
    assert won(state) == {}


@pytest.mark.proves("evaluation.strict-majority")
@pytest.mark.parametrize("name", CLASSES)
def test_the_most_ranks_of_a_class_win_its_distinction(name: str) -> None:
    one, two = DWARVES[name]
    state = blank(3)
    army(state, 0, **{name: one})
    army(state, 1, **{name: one})
    army(state, 2, **{name: two})
    place = CLASSES.index(name)
    ask(state, Award(place))
    assert won(state) == {DISTINCTIONS[place]: 2}


@pytest.mark.proves("evaluation.tie-nobody", "evaluation.gems-no-tiebreak")
@pytest.mark.parametrize("gems", [[2, 3, 4, 5], [2, 5, 4, 3]])
@pytest.mark.parametrize("name", CLASSES)
def test_nobody_wins_a_tie_whatever_the_gems(name: str, gems: list[int]) -> None:
    one, two = DWARVES[name]
    state = blank(4)
    state.gems = gems
    army(state, 0, **{name: one})
    army(state, 1, **{name: two})
    army(state, 3, **{name: two})
    place = CLASSES.index(name)
    ask(state, Award(place))
    assert won(state) == {}
    assert state.over, "nobody has anything to choose"
    assert events(state, "distinction") == [
        {"kind": "distinction", "seat": -1, "distinction": DISTINCTIONS[place]}
    ]


@pytest.mark.proves("evaluation.order")
def test_warriors_first_explorers_last_each_resolved_before_the_next() -> None:
    state = blank(2)
    army(state, 1, **{name: one for name, (one, _) in DWARVES.items()}, command="skaa")
    end_age(state, 1)
    assert options(state, 1) == ["transform:b2", "transform:b3", "transform:b4", "transform:b5"]
    assert list(won(state)) == ["kings_hand"]
    choose(state, "transform:b2")
    assert state.decisions[0].rule == "distinction.pioneer-keep"
    assert [event["distinction"] for event in events(state, "distinction")] == [
        "kings_hand",
        "hunting_master",
        "crown_jeweler",
        "kings_great_armorer",
        "pioneer_of_the_kingdom",
    ]


@pytest.mark.proves("evaluation.by-ranks")
@pytest.mark.parametrize(
    ("name", "fewer_ranks", "more_ranks"),
    [
        ("warrior", "w8 w9", "w3 w4 w5"),  # more points lose
        ("explorer", "e10 e11", "e5 e6 e7"),
        ("miner", "m1 m2", "zoral"),  # more cards lose
        ("blacksmith", "b b", "bonfur"),
    ],
)
def test_ranks_count_not_points_nor_cards(name: str, fewer_ranks: str, more_ranks: str) -> None:
    state = blank(2)
    army(state, 0, **{name: fewer_ranks})
    army(state, 1, **{name: more_ranks})
    place = CLASSES.index(name)
    ask(state, Award(place))
    assert won(state) == {DISTINCTIONS[place]: 1}


@pytest.mark.proves("evaluation.multi-rank")
@pytest.mark.parametrize(
    ("name", "card", "ranks"),
    [
        ("warrior", "kraal", 2),
        ("hunter", "aral", 2),
        ("blacksmith", "b.special", 2),
        ("miner", "zoral", 3),
        ("hunter", "dagda", 3),
    ],
)
@pytest.mark.parametrize("against", [1, 2, 3, 4])
def test_a_card_of_several_ranks_counts_them_all(
    name: str, card: str, ranks: int, against: int
) -> None:
    dwarves = {"warrior": "w3 w4 w5 w6", "miner": "m0 m0 m1 m1"}.get(name, f"{name[0]} " * 4)
    state = blank(2)
    army(state, 0, **{name: card})
    army(state, 1, **{name: " ".join(dwarves.split()[:against])})
    place = CLASSES.index(name)
    ask(state, Award(place))
    winner = {} if ranks == against else {DISTINCTIONS[place]: 0 if ranks > against else 1}
    assert won(state) == winner


@pytest.mark.proves(
    "distinction.kings-hand-zone",
    "distinction.hunting-master-zone",
    "distinction.jeweler-zone",
    "distinction.armorer-zone",
    "distinction.pioneer-zone",
)
def test_each_winner_puts_the_distinction_in_the_own_command_zone() -> None:
    state = blank(5)
    army(state, 3, warrior="w3")
    army(state, 2, hunter="h")
    army(state, 4, miner="m0")
    army(state, 0, blacksmith="b")
    army(state, 1, explorer="e5")
    end_age(state, 1)
    choose(state, "transform:b5")
    choose(state, options(state)[0])
    assert won(state) == {
        "kings_hand": 3,
        "hunting_master": 2,
        "crown_jeweler": 4,
        "kings_great_armorer": 0,
        "pioneer_of_the_kingdom": 1,
    }


@pytest.mark.proves("age2.start")
def test_the_second_age_starts_with_a_round_from_a_shuffled_deck() -> None:
    entered = set()
    for seed in (1, 2, 3):
        state = blank(4)
        will_draw(state, "unclaimed", ["w3.2"], seed)
        end_age(state, 1)
        view = state.view(-1)
        assert (view["age"], view["round"]) == (2, 1)
        assert view["waiting"] == [0, 1, 2, 3]
        assert view["rule"] == "bids.one-per-tavern"
        cards = [card for tavern in view["taverns"].values() for card in tavern]
        assert len(cards) == 12
        assert all(card.partition(".")[2].startswith("2") for card in cards)
        entered.add(tuple(cards))
    assert len(entered) == 3


@pytest.mark.proves("age2.same-rules")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_second_age_runs_like_the_first(seats: int) -> None:
    ages: dict[int, list[object]] = {1: [], 2: []}
    age = 0
    for event in finished(seats, seed=1).log(-1):
        kind = event["kind"]
        if kind == "enter":
            age = event["age"]
            ages[age].append((event["round"], [len(cards) for cards in event["taverns"]]))
        elif kind == "distinction":
            age = 0
        elif kind in ("bids_in", "reveal") and age:
            ages[age].append((kind, event.get("tavern")))
        elif kind == "take" and age:
            ages[age].append(kind)
    assert ages[1] == ages[2]
    assert ages[2].count("take") == 3 * seats * (4 if seats < 4 else 3)


@pytest.mark.proves("age2.same-rules")
@pytest.mark.parametrize("age", [1, 2])
def test_heroes_trades_and_gems_work_in_both_ages(age: int) -> None:
    state = blank(2, age=age)
    state.gems = [4, 5]
    army(state, 1, warrior="w3", hunter="h", blacksmith="b", explorer="e5")
    for seat in range(2):
        coins(state, seat, "b0 b2 b3 b4 b5")
    open_tavern(state, "goblin", "m0 m1 w4")
    choose(state, "take:m0", "recruit:skaa", "take:m1")
    assert sorted(pouch(state, 1)) == ["b4", "r9"]
    assert sorted(pouch(state, 0)) == ["b4", "r10"], "two players have only one 9"
    assert state.view(-1)["gems"] == [5, 4]
    assert state.view(-1)["discarded"] == ["w4.1"]
