"""The cards of both decks, at every number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from antre.games.nidavellir.content.names import CLASSES
from tests.nidavellir.tables import GAME, army, blank, new

SAME_CARDS = [2, 3, 4]


def deck(seats: int, age: int) -> list[str]:
    """Every card of an age as a new game deals it, by kind: `w6`, `h`, `o3`."""
    view = new(seats).view(-1)
    cards: list[str] = view["decks"][age - 1]
    if age == 1:
        cards = cards + [card for tavern in view["taverns"].values() for card in tavern]
    assert all(card.partition(".")[2].startswith(str(age)) for card in cards)
    return [card.partition(".")[0] for card in cards]


def printed(seats: int, age: int, letter: str) -> list[int]:
    """The points on the cards of a class, in order."""
    return sorted(int(kind[1:]) for kind in deck(seats, age) if kind[0] == letter)


@pytest.mark.proves("cards.base-5p-split")
@pytest.mark.parametrize("age", [1, 2])
def test_two_three_and_four_players_share_their_cards_and_five_add_some(age: int) -> None:
    base = Counter(deck(2, age))
    assert Counter(deck(3, age)) == Counter(deck(4, age)) == base
    added = Counter(deck(5, age))
    added.subtract(base)
    offering = "o3" if age == 1 else "o5"
    assert +added == Counter(["w10", "h", "h", "m0", "m1", "b", "b", "e12", offering])
    assert -added == Counter()


@pytest.mark.proves("cards.warriors")
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_warriors(seats: int, age: int) -> None:
    added = [10] if seats == 5 else []
    assert printed(seats, age, "w") == [3, 4, 5, 6, 6, 7, 8, 9, *added]


@pytest.mark.proves("cards.miners")
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_miners(seats: int, age: int) -> None:
    assert printed(seats, age, "m") == (
        [0, 0, 0, 1, 1, 1, 2, 2] if seats == 5 else [0, 0, 1, 1, 2, 2]
    )


@pytest.mark.proves("cards.explorers")
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_explorers(seats: int, age: int) -> None:
    added = [12] if seats == 5 else []
    assert printed(seats, age, "e") == [5, 6, 7, 8, 9, 10, 11, *added]


@pytest.mark.proves("cards.hunters", "cards.blacksmiths")
@pytest.mark.parametrize("age", [1, 2])
@pytest.mark.parametrize(
    ("seats", "hunters", "blacksmiths"), [(2, 6, 8), (3, 6, 8), (4, 6, 8), (5, 8, 10)]
)
def test_hunters_and_blacksmiths(seats: int, hunters: int, blacksmiths: int, age: int) -> None:
    cards = Counter(deck(seats, age))
    assert cards["h"] == hunters
    assert cards["b"] == blacksmiths


@pytest.mark.proves("cards.hunters", "cards.blacksmiths")
def test_hunters_and_blacksmiths_show_no_points() -> None:
    state = blank(5)
    army(state, 0, hunter="h " * 16, blacksmith="b " * 20)
    assert state.view(-1)["points"][0] == dict.fromkeys(CLASSES, 0)


@pytest.mark.proves("cards.warriors", "cards.miners", "cards.explorers")
def test_the_points_of_a_card_are_those_that_count() -> None:
    state = blank(5)
    army(state, 0, warrior="w3 w4 w5 w6 w6 w7 w8 w9 w10", explorer="e5 e6 e7 e8 e9 e10 e11 e12")
    army(state, 0, miner="m0 m0 m0 m1 m1 m1 m2 m2")
    parts = GAME.engine.breakdown(state, 0)
    assert (parts["warrior"], parts["miner"], parts["explorer"]) == (58, 7 * 8, 68)


@pytest.mark.proves("cards.offerings")
@pytest.mark.parametrize(
    ("seats", "age", "bonuses"),
    [
        *((seats, 1, [3]) for seats in SAME_CARDS),
        *((seats, 2, [5, 5]) for seats in SAME_CARDS),
        (5, 1, [3, 3]),
        (5, 2, [5, 5, 5]),
    ],
)
def test_royal_offerings(seats: int, age: int, bonuses: list[int]) -> None:
    assert printed(seats, age, "o") == bonuses
