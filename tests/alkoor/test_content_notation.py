"""Whatever is typed into a field with a notation is understood or told, and nothing crashes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from antre.games.alkoor.content.campaign import Reward, parse_reward
from antre.games.alkoor.content.effects import FORMS, BadNotation, parse_cost, parse_effects
from antre.games.alkoor.content.hazards import parse_offers
from antre.games.alkoor.content.names import REWARD_GEMS, REWARD_ZONES
from antre.games.alkoor.content.trials import parse_trial

PARSERS: list[Callable[[str], object]] = [
    parse_effects, parse_cost, parse_offers, parse_reward, parse_trial,
]  # fmt: skip
WORDS = [
    *(word for form in FORMS for word in form.split()), "none", "any", "free", "red", "or", "own",
    "both(", "one(C red 6)", ")", ",", "a:", "b:", ">", "/", ";", ":", "+", "V", "C", "I", "clear",
    "dark", "not-", "dwarf", "zones", "hills", "3", "times", "0", "99", " ", "",
]  # fmt: skip
typed = st.lists(st.sampled_from(WORDS), max_size=9).map(" ".join) | st.text(max_size=12)


@pytest.mark.parametrize("parse", PARSERS)
@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@example(text=" ")
@example(text="a: V > a")
@example(text="exchange not-x for y")
@given(text=typed)
def test_a_text_says_something_or_is_told_to_say_nothing(
    parse: Callable[[str], object], text: str
) -> None:
    with suppress(BadNotation):
        parse(text)


def read_reward(text: str) -> tuple[int, int, tuple[int, ...]]:
    reward: Reward = parse_reward(text)
    return reward.kind, reward.amount, reward.zones


def test_rewards() -> None:
    assert read_reward("gems 2") == (REWARD_GEMS, 2, ())
    assert read_reward("zones cave camp") == (REWARD_ZONES, 1, (2, 3))
    for wrong in ("gems", "gems 12", "gems 2 2", "zones", "zones moon", "none 1", "glory 3", " "):
        with pytest.raises(BadNotation, match="is no reward; "):
            parse_reward(wrong)


def test_offers() -> None:
    first, second = parse_offers("1 any, 3 times: heal 1; free: sell 1 for 3 of board + gems 1")
    assert (first.cost.amount, first.times, len(first.effects)) == (1, 3, 1)
    assert (second.cost.amount, second.times, len(second.effects)) == (0, 1, 2)
    assert parse_offers("none") == ()
