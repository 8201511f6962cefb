"""The scripted first game: it plays through, says what is so, and covers what a beginner needs."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Sequence
from functools import partial

import pytest

from antre.core.errors import AntreError
from antre.core.game import find
from antre.core.journal import Choice
from antre.core.lesson import CHOOSE, LEARNER, READ, WATCH, BadTutorial, Beat, Tutorial, tutorial_of
from antre.core.record import Record, Scenario
from antre.core.rule import LANGUAGES
from antre.core.scene import SHAPES
from antre.core.words import HOUSE, Words
from antre.games.nidavellir.state import NOWHERE, Nidavellir

GAME = find("nidavellir")
NARROW, WIDE = "\u202f", "\u00a0"
LONGEST = 60

TOPICS = {
    "taverns and cards": {"entry.deal", "components.dwarf-anatomy"},
    "secret bids": {"bids.one-per-tavern", "bids.pouch"},
    "order of play": {"reveal.highest-first"},
    "ties and gems": {"reveal.tie-by-gem", "gems.tie-2"},
    "the army": {"place.new-column"},
    "classes": {
        "class.explorer-sum",
        "class.hunter-square",
        "class.blacksmith-series",
        "class.miner-product",
        "class.warrior-majority",
    },
    "lines and heroes": {"hero.trigger-dwarf", "hero.mandatory", "hero.condition"},
    "the trading coin": {"trade.trigger", "trade.take-sum"},
    "royal offerings": {"turn.offering-resolve", "transform.choose-coin"},
    "the end of the age": {
        "evaluation.when",
        "evaluation.strict-majority",
        "evaluation.tie-nobody",
        "distinction.kings-hand-effect",
    },
    "the end": {"scoring.coins", "scoring.winner"},
}


def the_tutorial() -> Tutorial:
    tutorial = tutorial_of("nidavellir")
    assert tutorial is not None
    return tutorial


def played(tutorial: Tutorial, pick: Callable[[Sequence[str]], str] | None = None) -> Nidavellir:
    """The table after the last lesson."""
    beats = tutorial.rehearse(pick) if pick else tutorial.rehearse()
    *_, (_, state) = beats
    assert isinstance(state, Nidavellir)
    return state


def words(language: str) -> Words:
    names = ["Anna", *the_tutorial().others]
    return Words(language, HOUSE, GAME.folder, names=names, me=LEARNER)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_plays_from_start_to_end(language: str) -> None:
    """Each lesson is told, its question and its pieces are there to be seen."""
    told = words(language)
    seen = []
    for beat, state in the_tutorial().rehearse():
        assert beat.lesson.say(language)
        if beat.kind == CHOOSE:
            assert GAME.say_question(state, LEARNER, told)
        if beat.lesson not in seen:
            seen.append(beat.lesson)
            for shape in SHAPES:
                assert beat.lesson.look in pieces(state, told, shape), beat.lesson.look
    assert seen == the_tutorial().lessons
    assert (state.age, state.round, state.over) == (2, 1, False)  # type: ignore[attr-defined]
    assert [asked.seat for asked in state.decisions] == [0, 1, 2]


def pieces(state: object, told: Words, shape: str) -> set[str]:
    """Everything a lesson can point at."""
    assert isinstance(state, Nidavellir)
    scene = GAME.scene(state, LEARNER, told, shape)
    return {zone.id for zone in scene.zones} | {
        piece.id for zone in scene.zones for piece in zone.pieces
    }


def test_every_option_is_legal_at_its_moment() -> None:
    choices = 0
    for beat, state in the_tutorial().rehearse():
        if beat.kind == READ:
            continue
        choices += 1
        legal = {option.text for option in state.asked(beat.seat).options}
        assert set(beat.allowed(state)) <= legal, beat.lesson.rule
        if beat.kind == CHOOSE:
            assert beat.seat == LEARNER
    assert choices == sum(isinstance(entry, Choice) for entry in state.entries)


def test_what_the_learner_picks_never_breaks_the_script() -> None:
    """Every combination of the choices that are left open leads through, to the same honours."""
    wide = [beat.allowed(state) for beat, state in the_tutorial().rehearse() if is_open(beat)]
    assert [len(options) for options in wide] == [11, 4]
    for picks in itertools.product(*wide):
        state = played(the_tutorial(), partial(prefer, picks))
        assert state.distinctions == [0, NOWHERE, 2, NOWHERE, 1], picks
        assert state.hero_count == [1, 0, 0]


def is_open(beat: Beat) -> bool:
    return beat.kind == CHOOSE and len(beat.options) != 1


def prefer(wanted: Sequence[str], options: Sequence[str]) -> str:
    return next((option for option in options if option in wanted), options[0])


def test_chance_gives_what_is_written_whatever_the_seed() -> None:
    tutorial = the_tutorial()
    records = set()
    for seed in range(5):
        given = tutorial.scenario
        other = Scenario(given.setup, seed, given.draws, ())
        state = played(Tutorial(other, tutorial.others, tutorial.lessons))
        # The cards of the free game, Age 2, are the first that are left to chance.
        records.add(tuple(line for line in state.record.entries if not line.startswith("age2")))
        assert len(state.decks[0]) == 0
    assert len(records) == 1


def test_a_game_brought_back_draws_what_is_still_to_come() -> None:
    """At every beat: the record so far, with the chance of the tutorial, leads to the same end."""
    tutorial = the_tutorial()
    end = [line for line in played(tutorial).record.entries if not line.startswith("age2")]
    for place in range(0, len(tutorial.beats), 6):
        before = next(itertools.islice(tutorial.rehearse(), place, None))[1]
        state = Record(before.setup, before.record.entries).replay(seed=place)
        state.chance = tutorial.chance(state, place)
        for beat in tutorial.beats[place:]:
            if beat.kind != READ:
                state.apply(beat.seat, beat.allowed(state)[0])
        assert [line for line in state.record.entries if not line.startswith("age2")] == end


def test_the_place_is_a_matter_of_counting() -> None:
    tutorial = the_tutorial()
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


def test_the_lessons_cover_what_a_beginner_needs() -> None:
    taught = {lesson.rule for lesson in the_tutorial().lessons}
    assert {topic: rules - taught for topic, rules in TOPICS.items() if rules - taught} == {}
    assert taught <= {rule.id for rule in GAME.rules}
    assert len(taught) == len(the_tutorial().lessons), "one idea at a time: no rule twice"
    assert 25 <= len(taught) <= 35
    done = [beat for beat in the_tutorial().beats if beat.kind == CHOOSE]
    assert len(done) >= 12, "the learner does the moves"


# What each lesson claims, and how it can be seen on the table when the lesson is shown.
CLAIMS: dict[str, Callable[[Nidavellir], bool]] = {
    "entry.deal": lambda s: [len(cards) for cards in s.taverns] == [3, 3, 3],
    "components.coins-base": lambda s: coins(s) == [0, 2, 3, 4, 5] and s.placed == [0, 3, 3],
    "bids.one-per-tavern": lambda s: s.placed == [0, 3, 3],
    "reveal.highest-first": lambda s: (s.order, s.revealed) == ((0, 2, 1), (5, 4, 3)),
    "class.explorer-sum": lambda s: max(points(s, "e", s.taverns[0])) == 11,
    "place.new-column": lambda s: s.ranks[4] == 1,
    "reveal.tie-by-gem": lambda s: (
        (s.order, s.revealed, s.gems) == ((1, 0, 2), (4, 4, 2), [4, 5, 3])
    ),
    "class.hunter-square": lambda s: names(s, s.taverns[1]) == ["h.1a", "h.1b"],
    "gems.tie-2": lambda s: s.gems == [5, 4, 3],
    "class.blacksmith-series": lambda s: s.revealed == (5, 3, 2) and s.order[-1] == 0,
    "round.take-back-coins": lambda s: s.round == 2 and coins(s) == [0, 2, 3, 4, 5],
    "class.miner-product": lambda s: s.order[-1] == 0 and names(s, s.taverns[0]) == ["m2.1b"],
    "trade.take-sum": lambda s: coins(s) == [0, 2, 3, 5, 7],
    "hero.trigger-dwarf": lambda s: s.ranks[:5] == [0, 1, 1, 1, 1],
    "class.warrior-majority": lambda s: s.order[0] == 0 and s.revealed[0] == 5,
    "hero.mandatory": lambda s: s.lines(0) == 1 and s.hero_count[0] == 0,
    "hero.condition": lambda s: s.hero_count[0] == 1,
    "turn.offering-resolve": lambda s: names(s, s.taverns[2]) == ["o3.1a"],
    "scoring.coins": lambda s: coins(s) == [0, 2, 3, 5, 10],
    "evaluation.when": lambda s: coins(s)[-1] == 12 and not s.decks[0] and s.ranks[:2] == [3, 2],
    "evaluation.strict-majority": lambda s: s.distinctions[0] == 0,
    "distinction.kings-hand-effect": lambda s: coins(s) == [0, 2, 3, 5, 17],
    "evaluation.tie-nobody": lambda s: s.ranks[1::5] == [3, 0, 3] and s.distinctions[1] == NOWHERE,
    "distinction.jeweler-gem": lambda s: s.gems == [5, 4, 6] and s.distinctions[4] == 1,
    "scoring.no-second-evaluation": lambda s: s.age == 2,
}


def coins(state: Nidavellir) -> list[int]:
    return sorted(state.box.coin_value[coin] for coin in state.coins[:5])


def names(state: Nidavellir, cards: Sequence[int]) -> list[str]:
    return [state.box.card_name[card] for card in cards]


def points(state: Nidavellir, letter: str, cards: Sequence[int]) -> list[int]:
    return [state.box.card_points[c] for c in cards if state.box.card_name[c][0] == letter]


@pytest.mark.parametrize("rule", CLAIMS)
def test_what_a_lesson_says_is_so(rule: str) -> None:
    for beat, state in the_tutorial().rehearse():
        if beat.lesson.rule == rule:
            assert isinstance(state, Nidavellir)
            assert CLAIMS[rule](state)
            return
    raise AssertionError(f"no lesson teaches {rule}")


def test_the_texts_are_short_and_complete() -> None:
    for lesson in the_tutorial().lessons:
        assert set(lesson.text) == set(LANGUAGES)
        assert bool(lesson.ask) == bool(lesson.choices)
        for language in LANGUAGES:
            assert len(lesson.say(language).split()) <= LONGEST, lesson.rule
            assert lesson.text[language][-1] in ".!"
    french = [lesson.say("fr") for lesson in the_tutorial().lessons]
    assert not set(french) & {lesson.say("en") for lesson in the_tutorial().lessons}


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    for lesson in the_tutorial().lessons:
        said = lesson.say(language)
        assert not re.search(r"['\"]|\.\.\.|  ", said), said
        if language == "fr":
            assert not re.search(rf"(?<!{NARROW})[;!?]", said), said
            assert not re.search(rf"(?<!{WIDE}):", said), said
        else:
            assert not re.search(r"\s[;:!?]", said), said


# --- files that cannot be taught

HEAD = 'seats = 2\nseed = 1\nothers = ["Brokk"]\n'
SAID = 'text = { en = "Yes.", fr = "Oui." }\n'
BIDS = 'ask = { en = "Bid.", fr = "Misez." }\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("seats = ", "not TOML"),
        ("seats = 2\nlesson = []\n", "the head: fields are missing: others, seed"),
        (HEAD + "colour = 1\nlesson = []\n", "the head: fields are not known: colour"),
        (HEAD.replace("2", "9") + "lesson = []\n", "cannot be played by 9"),
        (HEAD.replace("2", "3") + "lesson = []\n", "field 'others': 2 names expected"),
        (HEAD + "[[lesson]]\n" + SAID, r"lesson 1 \(\?\): fields are missing: look, rule"),
        (HEAD + '[[lesson]]\nrule = "no"\nlook = "own"\n' + SAID, r"lesson 1 \(no\): .* no such"),
        (
            HEAD + '[[lesson]]\nrule = "goal.winner"\nlook = "own"\ntext = { en = "Yes." }\n',
            "field 'text': write it in en and fr",
        ),
        (
            HEAD + '[[lesson]]\nrule = "goal.winner"\nlook = "own"\nchoose = ["*"]\n' + SAID,
            "write both or neither",
        ),
        (
            HEAD + '[[lesson]]\nrule = "goal.winner"\nlook = "own"\nthen = ["1 fly:away"]\n' + SAID,
            r"lesson 1 \(goal.winner\): 'fly:away' is not an option",
        ),
        (
            HEAD + '[[lesson]]\nrule = "goal.winner"\nlook = "own"\nthen = ["2 bid:b3"]\n' + SAID,
            "field 'then': seats are 0 to 1",
        ),
        (
            HEAD + '[[lesson]]\nrule = "goal.winner"\nlook = "own"\nthen = ["x bid:b3"]\n' + SAID,
            "invalid literal",
        ),
        (HEAD + '[draws]\ngem = ["9"]\n[[lesson]]\n' + SAID, "lesson 1"),
    ],
)
def test_a_mistake_is_named(text: str, message: str) -> None:
    with pytest.raises(AntreError, match=message):
        Tutorial.parse(GAME, text)


def test_a_script_that_cannot_be_played_names_its_lesson() -> None:
    lesson = '[[lesson]]\nrule = "bids.pouch"\nlook = "own"\nchoose = ["take:h"]\n' + SAID + BIDS
    tutorial = Tutorial.parse(GAME, HEAD + lesson)
    with pytest.raises(BadTutorial, match=r"lesson 1 \(bids.pouch\): take:h is refused"):
        list(tutorial.rehearse())


def test_watched_beats_have_one_option() -> None:
    watched = [beat for beat in the_tutorial().beats if beat.kind == WATCH]
    assert {beat.seat for beat in watched} == {0, 1, 2}
    assert all(len(beat.options) == 1 for beat in watched)
