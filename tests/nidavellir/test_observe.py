"""What learners of Nidavellir observe: all that a seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from antre.core.game import find
from antre.core.setup import Setup
from antre.games.nidavellir.rules.coins import AddCoin, Transform
from antre.games.nidavellir.rules.places import COINS_OF, COLUMNS_OF
from antre.games.nidavellir.rules.state import Nidavellir
from antre.games.nidavellir.seen.encoder import ASKED, encoder
from tests.laws.tables import questions
from tests.nidavellir.tables import CONTENT, GAME
from tests.observing import Seen, places, positions

LEARNING = Path(__file__).parents[2] / "docs" / "learning.md"


def games(seats: int, seed: int, **settings: bool) -> Iterator[Nidavellir]:
    for state in positions("nidavellir", seats, seed, **settings):
        assert isinstance(state, Nidavellir)
        yield state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_numbers_are_between_0_and_1(seats: int) -> None:
    for first_game in (False, True):
        for state in games(seats, seats, first_game=first_game):
            for seat in range(-1, seats):
                numbers = Seen(state, seat).numbers
                assert -1e-9 <= min(numbers) <= max(numbers) <= 1 + 1e-9


def test_every_number_is_used_somewhere() -> None:
    """No range is left empty by mistake: each is written in some position of some game."""
    used: set[str] = set()
    for seats in (3, 5):
        for seed in range(10):
            for state in games(seats, seed):
                actor = 0 if state.over else state.question.actor(state)
                for seat in range(seats) if state.over else (actor, (actor + 2) % seats):
                    used |= Seen(state, seat).used()
    assert used == places(GAME).keys()


def test_every_question_has_its_number() -> None:
    rules = {cls.rule for cls in questions(find("nidavellir")) if isinstance(cls.rule, str)}
    moments_of_ylud = {"ylud.age1-place", "ylud.age2-from-zone", "ylud.age2-move"}
    assert rules | moments_of_ylud == set(ASKED)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_seats_are_told_from_every_chair(seats: int) -> None:
    """One public fact after another."""
    for state in games(seats, 7):
        for me in range(seats):
            seen = Seen(state, me)
            for place in range(seats):
                name, seat = f"seat +{place}: ", (me + place) % seats
                assert seen[name + "gem"] == [state.gems[seat] / CONTENT.special_gem]
                assert seen[name + "distinctions"] == [
                    float(holder == seat) for holder in state.distinctions
                ]
                owned = seen[name + "owned"]
                mine = set(state.coins[COINS_OF[seat]])
                assert [coin for coin, share in enumerate(owned) if share] == sorted(mine)


def test_bids_are_observed_by_who_laid_them() -> None:
    state = next(games(3, 1))
    state.apply(1, "bid:b5")
    slots = Seen(state, 1)["seat +0: slots"]
    assert slots == [1.0, 1.0, 5 / 25, 0.0, *[0.0] * 8]
    assert Seen(state, 0)["seat +1: slots"] == [0.0] * 12
    state.apply(1, "bid:b0")
    state.apply(1, "bid:b3")
    assert Seen(state, 1)["seat +0: slots"][4:8] == [1.0, 1.0, 0.0, 1.0]
    assert Seen(state, 0)["seat +1: slots"] == [1.0, 0.0, 0.0, 0.0] * 3
    names = [CONTENT.coin_name[c] for c, n in enumerate(Seen(state, 1)["seat +0: unlaid"]) if n]
    assert names == ["b2", "b4"]
    assert not any(Seen(state, 0)["seat +1: unlaid"])


def test_cards_are_counted_by_kind() -> None:
    kinds = len(CONTENT.kind_name)
    for state in games(4, 2):
        seen = Seen(state, 0)
        for place, tavern in enumerate(state.taverns):
            counts = seen["taverns"][kinds * place : kinds * (place + 1)]
            expected = [sum(CONTENT.kind[card] == kind for card in tavern) for kind in range(kinds)]
            assert counts == pytest.approx([count / 4 for count in expected])
        left = [state.treasury[value] for value, coin in enumerate(CONTENT.royal) if coin >= 0]
        whole = [CONTENT.treasury[value] for value, coin in enumerate(CONTENT.royal) if coin >= 0]
        shares = [count / of for count, of in zip(left, whole, strict=True)]
        assert seen["treasury"] == pytest.approx(shares)
        heroes = [float(hero in state.heroes) for hero in CONTENT.heroes]
        assert seen["heroes"] == heroes


def test_armies_are_told() -> None:
    for state in games(2, 5):
        seen = Seen(state, 1)
        for place, seat in enumerate((1, 0)):
            cards = [c for column in state.columns[COLUMNS_OF[seat]] for c in column]
            owned = [float(hero in [*cards, *state.command[seat]]) for hero in CONTENT.heroes]
            assert seen[f"seat +{place}: heroes"] == owned
            ranks = state.ranks[COLUMNS_OF[seat]]
            told = seen[f"seat +{place}: ranks"]
            assert [bool(share) for share in told] == [bool(count) for count in ranks]
            last = [column[-1:] for column in state.columns[COLUMNS_OF[seat]]]
            dwarf = [float(bool(c) and c[0] <= CONTENT.blacksmith_special) for c in last]
            assert seen[f"seat +{place}: last_dwarf"] == dwarf


def test_a_question_tells_what_it_is_about() -> None:
    state = Setup.of(GAME, 2).start(1)
    assert isinstance(state, Nidavellir)
    state.stack.append(Transform(0, 5))
    assert Seen(state, 0)["bonus"] == [0.2]
    assert Seen(state, 1)["bonus"] == [0.0]
    state.stack[-1] = AddCoin(0, 3)
    assert Seen(state, 0)["added"].index(1.0) == 3
    assert sum(Seen(state, 1)["added"]) == 0


def test_the_documentation_tells_where_the_next_seat_begins() -> None:
    text = LEARNING.read_text(encoding="utf-8")
    assert f"next seat's block begins at {encoder(CONTENT).blocks[1]}," in text
