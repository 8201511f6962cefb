"""Whole games as data: records, clones, views, and their words in both languages."""

from __future__ import annotations

import inspect
import json
import random

import pytest

from antre.core.fields import slots_of
from antre.core.game import find
from antre.core.rule import LANGUAGES
from antre.core.setup import read_record
from antre.core.step import SeatQuestion
from antre.core.words import HOUSE, Words
from antre.games.garden import GAME
from antre.games.garden.content.names import FACTIONS
from antre.games.garden.seen.questions import FRAMES
from tests.garden.rare import moments
from tests.garden.tables import BAY, BOX, MOOR, WOOD, A, B, blank, game, new, put, upgrade
from tests.laws.tables import modules_of

every_table = pytest.mark.parametrize(
    ("seats", "mode"), [(2, "advanced"), (3, "basic"), (4, "advanced")]
)


def words(language: str, me: int = 0) -> Words:
    return Words(language, HOUSE, GAME.folder, names=["Ada", "Brokk", "Sindri", "Dvalin"], me=me)


@every_table
def test_a_record_replays_to_the_same_table(seats: int, mode: str) -> None:
    for seed in range(2):
        *_, state = game(seats, seed, mode=mode)
        data = json.loads(json.dumps(state.record.to_json()))
        replayed = read_record(data).replay()
        assert replayed.fingerprint() == state.fingerprint()
        assert replayed.outcome == state.outcome
        assert replayed.log(0) == state.log(0)


@every_table
def test_what_is_played_on_a_clone_stays_there(seats: int, mode: str) -> None:
    rng = random.Random(seats)
    for number, state in enumerate(game(seats, 9, mode=mode)):
        if number % 9 or state.over:
            continue
        before = state.fingerprint()
        for option in state.next_options()[1]:
            other = state.bare()
            other.play(other.next_options()[0], option)
            for _ in range(20):
                if other.over:
                    break
                seat, options = other.next_options()
                other.play(seat, rng.choice(options))
        assert state.fingerprint() == before


@every_table
def test_every_decision_is_a_real_one(seats: int, mode: str) -> None:
    """Nothing is asked that has but one answer, and no option is offered twice."""
    for state in game(seats, 4, mode=mode):
        if not state.over:
            options = state.next_options()[1]
            assert len(options) > 1
            assert len(set(options)) == len(options)


def test_a_view_calls_things_by_their_names() -> None:
    state = blank("olaf", "ulrike")
    put(state, A, BAY, 2, "13")
    upgrade(state, A, 2, "speed")
    state.devastated = 1 << WOOD
    state.vuko = MOOR
    view = state.view(B)
    assert view["factions"] == ["olaf", "ulrike"]
    assert view["cubes"] == [{"bay": 2}, {}]
    assert view["units"][A] == {"ice-warrior": {"bay": 1}, "ice-drakkar": {},
                                "ice-colossus": {"bay": 1}}  # fmt: skip
    assert view["slots"][A]["ice-drakkar"] == ["speed", None]
    assert "harasim" not in view["slots"][B]
    assert view["devastated"] == ["wood"]
    assert view["vuko"] == "moor"
    assert view["thorn"] is None
    json.dumps(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_words_of_its_own(language: str) -> None:
    told = words(language)
    said = [GAME.voice.option(BOX, option, told) for option in BOX.options]
    assert all(said)
    assert len(set(said)) == len(said)


@every_table
def test_whole_games_are_told(seats: int, mode: str) -> None:
    told = [words(language, me) for language in LANGUAGES for me in (-1, 0)]
    for state in game(seats, 6, mode=mode, vuko_tiles=4):
        if not state.over:
            seat = state.waiting[0]
            assert all(GAME.voice.question(state, seat, each) for each in told)
    for each in told:
        for event in state.log(each.me):
            assert GAME.voice.tell(state.setup, event, each).strip()


def test_rare_moments_are_told() -> None:
    kinds = set()
    for state in moments():
        kinds |= {event["kind"] for event in state.log(-1)}
        for language in LANGUAGES:
            told = words(language)
            assert GAME.voice.question(state, state.waiting[0], told)
            assert all(GAME.voice.tell(state.setup, event, told) for event in state.log(-1))
    assert kinds >= {"devastates", "magic_moves"}


def test_what_chance_gives_has_names() -> None:
    state = new(3, factions=["olaf", None, None], mode="advanced")
    drawn = {str(entry) for entry in state.record.to_json()["entries"]}
    assert any(name in entry for name in FACTIONS[1:] for entry in drawn)


def test_learners_are_told_every_question_by_name() -> None:
    found = {
        thing.__name__: slots_of(thing)
        for module in modules_of(find("garden"))
        for _, thing in inspect.getmembers(module, inspect.isclass)
        if issubclass(thing, SeatQuestion) and thing.__module__ == module.__name__
    }
    assert found.keys() == FRAMES.keys()
    assert {name: len(slots) for name, slots in found.items()} == {
        name: len(("seat", *fields)) for name, fields in FRAMES.items()
    }


@every_table
def test_learners_see_as_many_numbers_within_bounds(seats: int, mode: str) -> None:
    encoder = GAME.learner.encoder(BOX)
    for number, state in enumerate(game(seats, 8, mode=mode, vuko_tiles=4)):
        if number % 5 == 0 or state.over:
            for seat in range(-1, seats):
                numbers = encoder.encode(state.view(seat))
                assert len(numbers) == encoder.size
                assert -1 <= min(numbers) <= max(numbers) <= 1
    for state in moments():
        asked = state.waiting[0]
        assert encoder.encode(state.view(asked)) != encoder.encode(state.view(-1))
