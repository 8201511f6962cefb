"""Law: what a game tells bots, learners and statistics about a position is sound."""

from __future__ import annotations

import math
import random
from functools import cache

from antre.core.judge import REST
from antre.core.rule import LANGUAGES
from antre.core.words import HOUSE, Words
from antre.games import SHELF
from tests.laws.tables import decisions, every_table, new, now_and_then, the


@cache
def spoken(slug: str) -> list[Words]:
    """The words of a game in each language."""
    names = ["Ada", "Brokk", "Sindri", "Dvalin", "Andvari"]
    return [Words(language, HOUSE, the(slug).folder, names=names) for language in LANGUAGES]


@every_table
def test_the_parts_of_a_score_add_up(slug: str, seats: int) -> None:
    for seed in range(3):
        for state in decisions(new(slug, seats, seed), random.Random(seed)):
            game = state.setup.game
            parts = [game.engine.breakdown(state, seat) for seat in range(seats)]
            assert [sum(part.values()) for part in parts] == list(state.scores)
            assert all(part.keys() == parts[0].keys() for part in parts)


@every_table
def test_a_position_is_worth_a_number(slug: str, seats: int) -> None:
    for _, state in now_and_then(new(slug, seats, 1), random.Random(1)):
        before = state.fingerprint()
        for seat in range(seats):
            assert math.isfinite(state.setup.game.judge.evaluate(state, seat))
        moments = [state.setup.game.voice.moment(state, words) for words in spoken(slug)]
        assert all(moments) or slug not in SHELF
        assert state.fingerprint() == before


@every_table
def test_the_parts_of_a_judgement_add_up_and_have_words(slug: str, seats: int) -> None:
    judge = the(slug).judge
    for _, state in now_and_then(new(slug, seats, 2), random.Random(2)):
        for seat in range(seats):
            parts = judge.parts(state, seat)
            worth = judge.evaluate(state, seat)
            assert math.isclose(sum(parts.values()), worth, rel_tol=1e-9, abs_tol=1e-6)
            for words in spoken(slug):
                assert all(words.has(f"worth-{part}") for part in parts.keys() - {REST})


@every_table
def test_traits_are_pairs_of_words(slug: str, seats: int) -> None:
    for seed in range(3):
        *_, state = decisions(new(slug, seats, seed), random.Random(seed))
        for seat in range(seats):
            traits = state.setup.game.learner.traits(state, seat)
            assert len(set(traits)) == len(traits)
            assert all(group and label for group, label in traits)
            for words in spoken(slug):
                game = state.setup.game
                told = [game.voice.trait(state.setup.content, *trait, words) for trait in traits]
                assert all(each is None or all(each) for each in told)
