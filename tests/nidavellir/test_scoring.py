"""The final count: five classes, neutral heroes, coins, and who wins."""

from __future__ import annotations

import pytest

from antre.core.reason import Reason
from antre.core.words import HOUSE, Words
from antre.games.nidavellir.rules.rounds import END_OF_ROUND
from antre.games.nidavellir.rules.scoring import FINAL_COUNT
from antre.games.nidavellir.rules.state import Nidavellir
from tests.nidavellir.moments import end_age
from tests.nidavellir.playing import finished
from tests.nidavellir.tables import (
    GAME,
    army,
    ask,
    blank,
    coins,
    events,
    open_tavern,
    options,
    winners,
)

# For 1, 2, 3, … ranks, as printed.
HUNTER_TABLE = [
    1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225, 256, 289, 324, 361, 400, 441,
]  # fmt: skip
BLACKSMITH_TABLE = [
    3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 88, 102, 117, 133, 150, 168, 187, 207, 228, 250, 273,
    297, 322, 348, 375,
]  # fmt: skip

SHARED = {
    "en": "Nobody has more than 25 points of bravery: those who tie at the top share the victory.",
    "fr": (
        "Nul n’a plus de 25 points de bravoure\u00a0: à égalité en tête, la victoire est partagée."
    ),
}


def worth(state: Nidavellir, seat: int, part: str) -> int:
    """One line of the score sheet."""
    return GAME.engine.breakdown(state, seat)[part]


@pytest.mark.proves("scoring.when")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_game_ends_with_the_last_round_of_the_second_age(seats: int) -> None:
    state = finished(seats, seed=1)
    story = [event for event in state.log(-1) if event["kind"] in ("enter", "end")]
    rounds = 4 if seats < 4 else 3
    assert [event.get("age", "end") for event in story] == [1] * rounds + [2] * rounds + ["end"]
    assert story[-1]["scores"] == list(state.scores)
    assert story[-1]["winners"] == winners(state)
    assert state.view(-1)["decks"] == [[], []]


@pytest.mark.proves("scoring.when")
def test_the_game_goes_on_while_the_second_deck_lasts() -> None:
    state = blank(2, age=2)
    ask(state, END_OF_ROUND)
    assert state.view(-1)["round"] == 2
    assert state.decisions[0].rule == "bids.one-per-tavern"
    assert events(state, "end") == []


@pytest.mark.proves("scoring.when", "scoring.no-second-evaluation")
def test_the_last_tavern_of_the_second_age_leads_to_the_count_alone() -> None:
    state = blank(2, END_OF_ROUND, age=2)
    state.decks[1].clear()
    army(state, 0, warrior="w3 w4", hunter="h", miner="m1", explorer="e5")
    for seat in range(2):
        coins(state, seat, "b5 b4 b3 b2 b0")
    open_tavern(state, "horse", "h h e7")
    for _ in range(2):
        assert not state.over
        state.apply(state.decisions[0].seat, options(state)[0])
    assert state.over
    assert len(events(state, "end")) == 1
    assert events(state, "distinction") == []
    assert set(state.view(-1)["distinctions"].values()) == {-1}
    assert state.view(-1)["gems"].count(6) == 0


@pytest.mark.proves("scoring.classes")
def test_all_five_classes_count() -> None:
    state = blank(2)
    army(
        state, 0, warrior="w3 w9", hunter="h h h", miner="m1 m2", blacksmith="b b",
        explorer="e5 e8",
    )  # fmt: skip
    army(state, 1, warrior="w4 w5 w6")
    ask(state, FINAL_COUNT)
    coins_worth = 0 + 2 + 3 + 4 + 5
    assert state.scores[0] == 12 + 9 + 6 + 7 + 13 + coins_worth
    assert state.scores[1] == 15 + 5 + coins_worth


@pytest.mark.proves("scoring.neutral-heroes")
def test_neutral_heroes_of_the_command_zone_count() -> None:
    state = blank(3)
    army(state, 0, command="skaa grid")
    army(state, 1, command="uline")
    ask(state, FINAL_COUNT)
    assert list(state.scores) == [14 + 17 + 7, 14 + 9, 14]


@pytest.mark.proves("scoring.coins")
def test_all_own_coins_count_wherever_they_lie() -> None:
    state = blank(3)
    coins(state, 0, "b0 b2 b3 b4 r25", placed=0)
    coins(state, 1, "r12 s3 b2 r5 r20", placed=3)
    ask(state, FINAL_COUNT)
    assert list(state.scores) == [34, 42, 14]


@pytest.mark.proves(
    "scoring.warrior-bonus", "scoring.warrior-bonus-twice", "class.warrior-majority"
)
def test_the_most_warriors_add_the_highest_coin_which_still_counts_as_a_coin() -> None:
    state = blank(3)
    army(state, 0, warrior="w9")
    army(state, 1, warrior="w3 w4")
    coins(state, 0, "b0 b2 b3 b4 r20", placed=0)
    coins(state, 1, "b0 b2 b3 r11 r8", placed=0)
    ask(state, FINAL_COUNT)
    assert list(state.scores) == [9 + 29, 7 + 11 + 24, 14]


@pytest.mark.proves("scoring.warrior-bonus-tie", "class.warrior-majority-tie")
def test_all_with_the_most_warriors_add_their_own_highest_coin() -> None:
    state = blank(4)
    army(state, 0, warrior="w3 w9")
    army(state, 1, warrior="w4")
    army(state, 3, warrior="w5 w6")
    coins(state, 0, "b0 b2 b3 b4 r12", placed=0)
    coins(state, 3, "b0 b2 b3 b4 r8", placed=0)
    ask(state, FINAL_COUNT)
    assert list(state.scores) == [12 + 12 + 21, 4 + 14, 14, 11 + 8 + 17]


@pytest.mark.proves("scoring.majority-by-ranks")
@pytest.mark.parametrize(
    ("fewer_ranks", "more_ranks"),
    [("w9 w8", "w3 w4 w5"), ("w9", "kraal"), ("w3 w4", "kraal w5"), ("tarah w9", "kraal w3")],
)
def test_the_majority_counts_ranks_not_points_nor_cards(fewer_ranks: str, more_ranks: str) -> None:
    state = blank(2)
    army(state, 0, warrior=fewer_ranks)
    army(state, 1, warrior=more_ranks)
    assert worth(state, 0, "warrior_bonus") == 0
    assert worth(state, 1, "warrior_bonus") == 5


@pytest.mark.proves("scoring.winner")
def test_the_highest_value_wins() -> None:
    state = blank(3)
    army(state, 0, explorer="e5")
    army(state, 1, explorer="e7")
    army(state, 2, explorer="e6")
    ask(state, FINAL_COUNT)
    assert winners(state) == [1]
    assert events(state, "end")[0]["winners"] == [1]


@pytest.mark.proves("scoring.shared-victory")
def test_equal_highest_values_share_the_victory() -> None:
    state = blank(4)
    state.gems = [5, 2, 3, 4]
    army(state, 1, explorer="e5 e6")
    army(state, 2, explorer="e10")
    army(state, 3, explorer="e11")
    ask(state, FINAL_COUNT)
    assert winners(state) == [1, 3]
    assert events(state, "end")[0]["winners"] == [1, 3]


@pytest.mark.proves("scoring.shared-victory")
@pytest.mark.parametrize(("rivals", "shared"), [("e11", True), ("e10", False)])
def test_a_shared_victory_is_told_as_one(rivals: str, shared: bool) -> None:
    state = blank(3)
    army(state, 0, explorer="e5 e6")
    army(state, 2, explorer=rivals)
    ask(state, FINAL_COUNT)
    rule = "scoring.shared-victory" if shared else "goal.winner"
    assert state.outcome is not None
    assert state.outcome.reason == Reason(rule, points=state.scores[0])
    (end,) = events(state, "end")
    for language, sentence in SHARED.items():
        words = Words(language, HOUSE, GAME.folder, names=["Ada", "Brokk", "Sindri"])
        told = GAME.voice.tell(state.setup, end, words)
        assert told.endswith(sentence) == shared, told
        assert ("Sindri" in told) == shared


@pytest.mark.proves("class.warrior-sum")
@pytest.mark.parametrize(
    ("cards", "value"), [("", 0), ("w3", 3), ("w6 w6 w9", 21), ("tarah w4 kraal", 25)]
)
def test_warriors_add_up_their_points(cards: str, value: int) -> None:
    state = blank(2)
    army(state, 0, warrior=cards)
    assert worth(state, 0, "warrior") == value


@pytest.mark.proves("class.hunter-square", "class.hunter-scale", "class.hunter-table")
@pytest.mark.parametrize(("ranks", "value"), list(enumerate(HUNTER_TABLE, start=1)))
def test_hunters_are_worth_the_square_of_their_ranks(ranks: int, value: int) -> None:
    heroes = "dagda aral" if ranks > 16 else ""
    dwarves = ["h"] * (ranks - 5 if heroes else ranks)
    state = blank(2)
    army(state, 0, hunter=" ".join([heroes, *dwarves]))
    assert worth(state, 0, "hunter") == ranks**2 == value


@pytest.mark.proves("class.miner-product")
@pytest.mark.parametrize(
    ("cards", "value"),
    [("", 0), ("m0 m0 m0", 0), ("m2", 2), ("m0 m1 m2", 9), ("m2 m2 m1 m0 m0", 25)],
)
def test_miners_multiply_points_by_ranks(cards: str, value: int) -> None:
    state = blank(2)
    army(state, 0, miner=cards)
    assert worth(state, 0, "miner") == value


@pytest.mark.proves("class.blacksmith-series", "class.blacksmith-scale", "class.blacksmith-table")
@pytest.mark.parametrize(("ranks", "value"), list(enumerate(BLACKSMITH_TABLE, start=1)))
def test_blacksmiths_are_worth_the_printed_series(ranks: int, value: int) -> None:
    heroes = "aegur bonfur" if ranks > 20 else ""
    dwarves = ["b"] * (ranks - 5 if heroes else ranks)
    state = blank(2)
    army(state, 0, blacksmith=" ".join([heroes, *dwarves]))
    assert worth(state, 0, "blacksmith") == sum(range(3, 3 + ranks)) == value


@pytest.mark.proves("class.explorer-sum")
@pytest.mark.parametrize(
    ("cards", "value"), [("", 0), ("e5", 5), ("e5 e11 e7", 23), ("e8 hourya e12", 40)]
)
def test_explorers_add_up_their_points(cards: str, value: int) -> None:
    state = blank(2)
    army(state, 0, explorer=cards)
    assert worth(state, 0, "explorer") == value


@pytest.mark.proves("scoring.no-second-evaluation")
def test_ylud_and_thrud_come_before_the_count_and_nothing_else() -> None:
    state = blank(2)
    army(state, 0, command="ylud", warrior="w3 w4 thrud", hunter="h", blacksmith="b", explorer="e5")
    end_age(state, 2)
    told = len(state.log(-1))
    state.apply(0, "place:warrior")
    state.apply(0, "place:hunter")
    kinds = [event["kind"] for event in state.log(-1)[told:]]
    assert kinds == ["place", "thrud_bumped", "place", "thrud_leaves", "end"]
