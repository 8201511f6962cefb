"""Law: a scripted first game plays through on the real engine, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from itertools import islice

import pytest

from antre.core.game import slugs
from antre.core.journal import Choice, Draw
from antre.core.lesson import CHOOSE, LEARNER, READ, WATCH, Tutorial, tutorial_of
from antre.core.record import Record, Scenario
from antre.core.rule import LANGUAGES
from antre.core.scene import SHAPES
from antre.core.state import State
from antre.core.words import HOUSE, Words
from tests.lessons import played

NARROW, WIDE = "\u202f", "\u00a0"
LONGEST = 60
TUTORIALS = {slug: tutorial for slug in slugs() if (tutorial := tutorial_of(slug))}
every_tutorial = pytest.mark.parametrize("tutorial", TUTORIALS.values(), ids=TUTORIALS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def written(tutorial: Tutorial, state: State) -> list[str]:
    """The record of a game, but for draws that the tutorial leaves to chance."""
    given = tutorial.scenario.draws
    return [
        line
        for line in state.record.entries
        if line[0].isdigit() or line.partition(" ")[0] in given
    ]


def in_sight(state: State, words: Words, shape: str) -> set[str]:
    """Everything a lesson can point at."""
    zones = state.setup.game.stage.scene(state, LEARNER, words, shape).zones
    return {zone.id for zone in zones} | {piece.id for zone in zones for piece in zone.pieces}


@every_tutorial
@every_language
def test_each_lesson_is_told_and_what_it_points_at_is_there(
    tutorial: Tutorial, language: str
) -> None:
    game = tutorial.scenario.setup.game
    names = ["Anna", *tutorial.others]
    words = Words(language, HOUSE, game.folder, names=names, me=LEARNER)
    seen = []
    for beat, state in tutorial.rehearse():
        assert beat.lesson.say(language)
        if beat.kind == CHOOSE:
            assert game.voice.question(state, LEARNER, words)
        if beat.lesson not in seen:
            seen.append(beat.lesson)
            for shape in SHAPES:
                assert beat.lesson.look in in_sight(state, words, shape), beat.lesson.look
    assert seen == tutorial.lessons
    assert not state.over


@every_tutorial
def test_every_option_is_legal_at_its_moment(tutorial: Tutorial) -> None:
    choices = 0
    for beat, state in tutorial.rehearse():
        if beat.kind == READ:
            continue
        choices += 1
        legal = {option.text for option in state.decision(beat.seat).options}
        assert set(beat.allowed(state)) <= legal, beat.lesson.rule
        if beat.kind == CHOOSE:
            assert beat.seat == LEARNER
    assert choices == sum(isinstance(entry, Choice) for entry in state.entries)


@every_tutorial
def test_watched_beats_have_one_option(tutorial: Tutorial) -> None:
    watched = [beat for beat in tutorial.beats if beat.kind == WATCH]
    assert all(len(beat.options) == 1 for beat in watched)


@every_tutorial
def test_chance_gives_what_is_written_whatever_the_seed(tutorial: Tutorial) -> None:
    """What is given comes up, to the last draw, and leads to one record."""
    given = tutorial.scenario
    records = set()
    for seed in range(5):
        other = Scenario(given.setup, seed, given.draws, ())
        state = played(Tutorial(other, tutorial.others, tutorial.lessons))
        records.add(tuple(written(tutorial, state)))
        drawn = Counter(entry.purpose for entry in state.entries if isinstance(entry, Draw))
        assert {
            purpose: len(each) for purpose, each in given.draws.items()
        }.items() <= drawn.items()
    assert len(records) == 1


@every_tutorial
def test_a_game_brought_back_draws_what_is_still_to_come(tutorial: Tutorial) -> None:
    """At many a beat: the record so far, with the chance of the tutorial, leads to the same end."""
    end = written(tutorial, played(tutorial))
    for place in range(0, len(tutorial.beats), 6):
        before = next(islice(tutorial.rehearse(), place, None))[1]
        state = Record(before.setup, before.record.entries).replay(seed=place)
        tutorial.resume(state)
        for beat in tutorial.beats[place:]:
            if beat.kind != READ:
                state.apply(beat.seat, beat.allowed(state)[0])
        assert written(tutorial, state) == end


@every_tutorial
def test_the_place_is_a_matter_of_counting(tutorial: Tutorial) -> None:
    choices = read = 0
    for beat in tutorial.beats:
        assert tutorial.beat(choices, read) is beat
        coming = tutorial.coming(choices, read)
        assert coming[0] is beat
        assert {(each.lesson, each.kind, each.seat) for each in coming} == {
            (beat.lesson, beat.kind, beat.seat)
        }
        choices, read = choices + (beat.kind != READ), read + (beat.kind == READ)
    assert tutorial.beat(choices, read) is None


@every_tutorial
def test_one_idea_at_a_time(tutorial: Tutorial) -> None:
    """Each lesson teaches a rule of the game, and none is taught twice."""
    taught = [lesson.rule for lesson in tutorial.lessons]
    assert set(taught) <= {rule.id for rule in tutorial.scenario.setup.game.rules}
    assert len(set(taught)) == len(taught)


@every_tutorial
def test_the_texts_are_short_and_complete(tutorial: Tutorial) -> None:
    for lesson in tutorial.lessons:
        assert set(lesson.text) == set(LANGUAGES)
        assert bool(lesson.ask) == bool(lesson.choices)
        for language in LANGUAGES:
            assert len(lesson.say(language).split()) <= LONGEST, lesson.rule
            assert lesson.text[language][-1] in ".!"
    french = [lesson.say("fr") for lesson in tutorial.lessons]
    assert not set(french) & {lesson.say("en") for lesson in tutorial.lessons}


@every_tutorial
@every_language
def test_typography(tutorial: Tutorial, language: str) -> None:
    for lesson in tutorial.lessons:
        said = lesson.say(language)
        assert not re.search(r"['\"]|\.\.\.|  ", said), said
        if language == "fr":
            assert not re.search(rf"(?<!{NARROW})[;!?]", said), said
            assert not re.search(rf"(?<!{WIDE}):", said), said
        else:
            assert not re.search(r"\s[;:!?]", said), said
