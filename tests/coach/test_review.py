"""A review is made from one set of numbers, ends as the game did, and knows no more than a seat."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count

import pytest

import antre
from antre.coach.driving import doubtful, review
from antre.coach.past import Past
from antre.coach.review import Review
from antre.coach.rolling import sober
from antre.coach.second_look import look_again
from antre.coach.survey import Glance, survey
from antre.coach.telling import tell_turn, why
from antre.core.errors import BadRecord
from antre.core.game import find
from antre.core.setup import Setup
from antre.core.words import HOUSE, Words
from tests.bots.play import play
from tests.secrecy import SameDraws, differ


@pytest.fixture(scope="module")
def game() -> antre.State:
    return play(["easy", "greedy", "greedy"], 4)


@pytest.fixture(scope="module")
def found(game: antre.State) -> Review:
    return review(game.record, [0], looks=3, seconds=0.05)


def ticking() -> Callable[[], float]:
    """A clock on which every look at it takes a hundredth."""
    ticks = count()
    return lambda: next(ticks) / 100


def test_the_curve_begins_open_and_ends_as_the_game_did(game: antre.State, found: Review) -> None:
    assert game.outcome is not None
    assert found.curve[0].choice == 0
    assert min(found.curve[0].chances) > 0
    assert found.curve[-1].choice == found.choices == game.record.choices
    assert found.curve[-1].chances == list(game.outcome.utilities)
    for moment in found.curve:
        assert sum(moment.chances) == pytest.approx(1)


def test_curve_accounts_and_turning_points_never_disagree(found: Review) -> None:
    chances = {moment.choice: moment.chances for moment in found.curve}
    for seat, own in enumerate(found.accounts):
        assert (own.start, own.end) == (chances[0][seat], chances[found.choices][seat])
        parts = own.luck + own.own + own.others + own.counted
        assert own.end - own.start == pytest.approx(parts)
        judged = [each for each in found.judged if each.seat == seat]
        assert (own.judged, own.cost) == (len(judged), sum(each.cost for each in judged))
    assert found.turns
    for turn in found.turns:
        change = chances[turn.last][turn.seat] - chances[turn.first][turn.seat]
        assert turn.change == pytest.approx(change)
    # Cards are drawn for everybody: somebody is lucky.
    assert max(abs(own.luck) for own in found.accounts) > 0.01


def test_choices_are_judged_for_those_who_asked(game: antre.State, found: Review) -> None:
    past = Past(game.record)
    assert len(found.judged) == 3
    for judged in found.judged:
        taken = past.choices[judged.choice]
        assert (judged.seat, judged.option) == (0, taken.option.text) == (taken.seat, judged.option)
        offered = [option.text for option in taken.state.decision(0).options]
        assert judged.better in offered
        assert (judged.cost > 0) == (judged.better != judged.option)


def test_a_review_is_plain_data(found: Review) -> None:
    assert Review.from_json(json.loads(json.dumps(found.to_json()))).to_json() == found.to_json()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_told_in_words(game: antre.State, found: Review, language: str) -> None:
    words = Words(language, HOUSE, game.setup.game.folder, names=["Ada", "Bo", "Cy"], me=0)
    for turn in found.turns:
        assert "%" in tell_turn(game.setup, found, turn, words)
    for judged in found.judged:
        assert why(game.setup, judged, words)


def test_who_play_together_have_one_chance() -> None:
    game = play(["greedy", "greedy"], 1, "alkoor")
    assert game.outcome is not None
    past = Past(game.record)
    [chance] = survey(past, len(past.stretches) // 2, 0).chances
    assert 0 < chance < 1
    assert past.result == [game.outcome.utilities[0]]


@pytest.mark.parametrize("slug", ["nidavellir", "fall"])
def test_a_choice_is_judged_by_what_its_seat_could_know(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same moment with other secrets, and hidden parts imagined alike, is judged alike."""
    past = Past(play(["greedy"] * 3, 3, slug).record)
    monkeypatch.setattr("antre.coach.second_look.random.Random", lambda seed: SameDraws(7))
    moments = 0
    for choice, taken in enumerate(past.choices):
        twin = taken.state.resample(taken.seat, SameDraws(choice))
        if moments < 2 and differ(taken.state, twin) and len(past.choices) - choice < 200:
            real = look_again(past, choice, 0.1, 0, ticking())
            past.choices[choice] = taken._replace(state=twin)
            assert look_again(past, choice, 0.1, 0, ticking()) == real
            moments += 1
    assert moments == 2


def test_an_unfinished_game_is_not_reviewed() -> None:
    with pytest.raises(BadRecord, match="not over"):
        antre.review(antre.new("nidavellir", seats=2, seed=1))


def test_each_seat_has_its_most_doubtful_choices_looked_at() -> None:
    glances = [Glance(place, place % 2, 1 + place % 5, place / 10, 0.0) for place in range(20)]
    assert doubtful(glances, [0], 2) == [18, 16]
    assert doubtful(glances, [0, 1], 4) == [18, 16, 19, 17]
    assert 10 not in doubtful(glances, [0], 20)  # one option is no choice


@pytest.mark.parametrize("slug", ["nidavellir", "fall", "alkoor"])
def test_people_are_told_a_sober_chance(slug: str) -> None:
    """Nearer to what is fair, never on its other side, and in the same order."""
    setup = Setup.of(find(slug), 3)
    fair = 1 / max(2, len(setup.sides))
    told = [sober(each / 100, setup) for each in range(101)]
    assert told == sorted(told)
    assert (told[0], told[-1]) == (0, 1)
    assert sober(fair, setup) == pytest.approx(fair)
    for percent in range(1, 100):
        share, said = percent / 100, told[percent]
        assert min(share, fair) <= said <= max(share, fair) or said == pytest.approx(share)


def test_the_more_a_search_exaggerates_the_less_is_told() -> None:
    lost = {slug: sober(0.01, Setup.of(find(slug), 4)) for slug in ("nidavellir", "fall")}
    assert 0.01 < lost["nidavellir"] < lost["fall"] < 0.25
