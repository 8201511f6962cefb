"""The scripted first game: it plays through, says what is so, and covers what a beginner needs."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

import pytest

from antre.core.errors import AntreError
from antre.core.game import find
from antre.core.journal import Draw
from antre.core.lesson import CHOOSE, WATCH, BadTutorial, Tutorial
from antre.core.step import NOBODY
from antre.games.nidavellir.rules.state import Nidavellir
from tests.lessons import open_choices, played, the_tutorial, when_taught

GAME = find("nidavellir")
TUTORIAL = the_tutorial("nidavellir")

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


def test_it_ends_with_the_second_age() -> None:
    state = played(TUTORIAL)
    assert isinstance(state, Nidavellir)
    assert (state.age, state.round, state.over) == (2, 1, False)
    assert [asked.seat for asked in state.decisions] == [0, 1, 2]


def test_what_the_learner_picks_never_breaks_the_script() -> None:
    """Every combination of the choices that are left open leads through, to the same honours."""
    wide = open_choices(TUTORIAL)
    assert [len(options) for options in wide] == [11, 4]
    for picks in itertools.product(*wide):
        state = played(TUTORIAL, picks)
        assert isinstance(state, Nidavellir)
        assert state.distinctions == [0, NOBODY, 2, NOBODY, 1], picks
        assert state.hero_count == [1, 0, 0]


def test_the_cards_of_the_second_age_are_the_first_that_are_left_to_chance() -> None:
    state = played(TUTORIAL)
    assert isinstance(state, Nidavellir)
    drawn = {entry.purpose for entry in state.entries if isinstance(entry, Draw)}
    assert drawn - TUTORIAL.scenario.draws.keys() == {"age2"}
    assert len(state.decks[0]) == 0


def test_the_lessons_cover_what_a_beginner_needs() -> None:
    taught = {lesson.rule for lesson in TUTORIAL.lessons}
    assert {topic: rules - taught for topic, rules in TOPICS.items() if rules - taught} == {}
    assert 25 <= len(taught) <= 35
    done = [beat for beat in TUTORIAL.beats if beat.kind == CHOOSE]
    assert len(done) >= 12, "the learner does the moves"
    assert {beat.seat for beat in TUTORIAL.beats if beat.kind == WATCH} == {0, 1, 2}


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
    "evaluation.tie-nobody": lambda s: s.ranks[1::5] == [3, 0, 3] and s.distinctions[1] == NOBODY,
    "distinction.jeweler-gem": lambda s: s.gems == [5, 4, 6] and s.distinctions[4] == 1,
    "scoring.no-second-evaluation": lambda s: s.age == 2,
}


def coins(state: Nidavellir) -> list[int]:
    return sorted(state.content.coin_value[coin] for coin in state.coins[:5])


def names(state: Nidavellir, cards: Sequence[int]) -> list[str]:
    return [state.content.card_name[card] for card in cards]


def points(state: Nidavellir, letter: str, cards: Sequence[int]) -> list[int]:
    return [state.content.card_points[c] for c in cards if state.content.card_name[c][0] == letter]


@pytest.mark.parametrize("rule", CLAIMS)
def test_what_a_lesson_says_is_so(rule: str) -> None:
    state = when_taught(TUTORIAL, rule)
    assert isinstance(state, Nidavellir)
    assert CLAIMS[rule](state)


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
        (
            HEAD + '[[lesson]]\nrule = "goal.winner"\nlook = "own"\nfurther = "guide-elf"\n' + SAID,
            r"lesson 1 \(goal.winner\): field 'further': there is no such rule, chapter or guide",
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
