"""Why an option is good: in the parts of the judgement, and no more than what is sure."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from antre.coach.reasons import Parts, compare, more_than_others, own_words, sentence
from antre.core.game import find
from antre.core.judge import REST
from antre.core.setup import Setup
from antre.core.words import HOUSE, Words
from antre.games import SHELF
from tests.secrecy import SameDraws


def ticking() -> Callable[[], float]:
    """A clock on which every look at it takes a fifth."""
    ticks = count()
    return lambda: next(ticks) / 5


def words(slug: str, language: str = "en") -> Words:
    return Words(language, HOUSE, find(slug).folder, names=["Ada", "Bo"], me=0)


def test_gains_come_first_then_what_they_cost() -> None:
    told = words("nidavellir")
    parts = {"hunters": 32.2, "smiths": -12.4, "coins": 7.0, "miners": -9.0, "gone": 0.4}
    known = {name: more for name, more in parts.items() if name != "gone"}
    assert sentence(known, None, told) == (
        "It brings 32 for the hunters and 7 in coins, at the cost of 12 for the blacksmiths."
    )
    assert sentence({"hunters": 3.0, "coins": 0.9}, None, told) == "It brings 3 for the hunters."
    assert sentence({"coins": -2.0}, None, told) == "It costs 2 in coins."
    # Which does not say why it should be the best.
    assert sentence({"coins": -2.0}, None, told, best=True) == ""
    both = {"coins": -2.0, "hunters": 3.0}
    assert sentence(both, None, told, best=True) == sentence(both, None, told)
    # A tenth of what matters most does not matter, and what has no words is not told.
    assert "coins" not in sentence({"hunters": 30.0, "coins": 3.0}, None, told)
    assert sentence({REST: 30.0}, None, told) == ""
    assert sentence({"coins": 0.9}, None, told) == ""


def test_a_game_may_say_it_in_its_own_words() -> None:
    said = sentence({"quest": 20.0}, ("reason-home", {}), words("alkoor"))
    assert said == "This brings us home."


def test_what_chance_may_have_brought_is_not_told() -> None:
    sure: list[list[Parts]] = [[{"coins": 5.0 + n % 2}, {"coins": 1.0}] for n in range(8)]
    doubtful: list[list[Parts]] = [[{"coins": 9.0 * (-1) ** n + 1}, {}] for n in range(8)]
    assert more_than_others(sure, 0) == {"coins": 4.5}
    assert more_than_others(sure, 1) == {"coins": -4.5}
    assert more_than_others(doubtful, 0) == {}
    assert more_than_others([[{"coins": 5.0}]], 0) == {}  # beside nothing


@pytest.mark.parametrize("slug", SHELF)
def test_every_game_can_say_why(slug: str) -> None:
    """The first choice of a game with several options: the same is said in both languages."""
    state = Setup.of(find(slug), 2).start(4)
    while len(state.decisions[0].options) < 3:
        state.apply(state.decisions[0].seat, state.decisions[0].options[0])
    asked = state.decisions[0]
    lines = [[option] for option in asked.options[:3]]
    world = state.bare()
    found = compare(world, asked.seat, lines, SameDraws(1), ticking())
    assert len(found) == 3
    for line, parts in zip(lines, found, strict=True):
        said = [sentence(parts, None, words(slug, language)) for language in ("en", "fr")]
        assert bool(said[0]) == bool(said[1])
        reason = own_words(world, asked.seat, line[0])
        assert (reason is None) == (slug != "alkoor")


def test_what_is_really_hidden_does_not_matter() -> None:
    """Two worlds that differ in secrets alone give the same reasons."""
    state = Setup.of(find("fall"), 3).start(9)
    asked = state.decisions[0]
    twin = state.resample(asked.seat, SameDraws(5))
    lines = [[option] for option in asked.options[:3]]
    found = [compare(world, asked.seat, lines, SameDraws(7), ticking()) for world in (state, twin)]
    assert found[0] == found[1]
