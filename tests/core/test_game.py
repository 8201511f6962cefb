"""What a game is and how it starts: setups, rule books, visibility, frames."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import antre
from antre.core.chance import Chance
from antre.core.errors import AntreError, BadEdition, BadSetup
from antre.core.game import find, slugs
from antre.core.journal import Journal
from antre.core.reason import Reason, Refusal
from antre.core.rule import Chapter, RuleBook
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.step import Step
from antre.core.view import Visibility, everybody, hidden, own
from tests.toys import pebbles

SETUP = Setup.of(pebbles.GAME, 3)


class Coin(State):
    """A table with an open, a hidden and an own thing on it."""

    face: int
    hands: list[int]
    owner: int

    def __init__(self, setup: Setup = SETUP, journal: Journal | None = None) -> None:
        super().__init__(setup, Chance(0), journal)
        self.face = 1
        self.hands = [4, 5, 6]
        self.owner = 0

    def redraw(self, seat: int, rng: random.Random) -> None:
        self.face = rng.randrange(2)


VISIBILITY: Visibility[Coin] = Visibility(
    Coin, {"face": hidden, "hands": own, "owner": lambda state, seat: state.owner}
)


class Nap(Step[Any]):
    """A frame with numbers."""

    __slots__ = ("dreams", "hours")

    def __init__(self, hours: int, dreams: tuple[int, ...]) -> None:
        self.hours = hours
        self.dreams = dreams

    def run(self, state: Any) -> None:
        state.owner += self.hours


def chapter(*rules: str) -> Chapter:
    words = {"en": "A text", "fr": "Un texte"}
    return Chapter(
        {
            "id": "one",
            "title": words,
            "rule": [{"id": rule, "title": words, "text": words} for rule in rules],
        }
    )


def test_every_game_can_be_found_again_and_again() -> None:
    for _ in range(2):
        assert [game.slug for game in antre.all_games()] == list(slugs())
    assert "nidavellir" in slugs()
    assert find("nidavellir") is find("nidavellir")


@pytest.mark.parametrize(
    "slug", ["chess", "", "Nidavellir", "nidavellir.content", None, 7, ["x"], {}]
)
def test_an_unknown_game_is_told_with_the_known_ones(slug: Any) -> None:
    with pytest.raises(BadSetup) as error:
        antre.new(slug)
    assert f"there is no game {slug!r}; there are" in str(error.value)
    assert "nidavellir" in str(error.value)


@pytest.mark.parametrize("seats", [1, 6, 0, -2, True, 2.0, "4", [4]])
def test_seats_out_of_range_are_refused(seats: Any) -> None:
    with pytest.raises(BadSetup, match=r"cannot be played by .*: it takes 2 to 5 seats"):
        antre.new("nidavellir", seats)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"drunk": True}, "nidavellir has no setting 'drunk'; its settings are: first_game"),
        ({"first_game": 1}, "setting 'first_game' is 1; allowed: yes (true) or no (false)"),
        ({"first_game": None}, "setting 'first_game' is None"),
        (["first_game"], "settings are a mapping"),
        ("first_game", "settings are a mapping"),
    ],
)
def test_settings_out_of_range_are_refused(settings: Any, message: str) -> None:
    with pytest.raises(BadSetup) as error:
        antre.new("nidavellir", 2, settings=settings)
    assert message in str(error.value)


def test_a_missing_edition_is_named(tmp_path: Any) -> None:
    with pytest.raises(BadEdition, match=r"cannot read .*nowhere\.toml"):
        antre.new("nidavellir", 2, edition=tmp_path / "nowhere.toml")


def test_without_a_seed_chance_is_unpredictable() -> None:
    views = {repr(antre.new("nidavellir", 5).view(0)["taverns"]) for _ in range(5)}
    assert len(views) == 5


def test_a_game_without_a_journal_remembers_nothing() -> None:
    setup = antre.new("nidavellir", 2, seed=1).setup
    state = setup.start(1, journal=False)
    assert state.log(0) == []
    assert state.decisions[0].number == 0


def test_no_rule_is_written_twice() -> None:
    with pytest.raises(AntreError, match=r"rule a\.b is written twice"):
        RuleBook([chapter("a.b", "a.c"), chapter("a.b")])


def test_rules_are_found_by_id() -> None:
    book = RuleBook([chapter("a.b", "ruling.c"), chapter("example.d")])
    assert [rule.id for rule in book] == ["a.b", "ruling.c", "example.d"]
    assert [rule.kind for rule in book] == ["rule", "ruling", "example"]
    assert len(book) == 3
    assert "a.b" in book
    assert "x" not in book
    with pytest.raises(AntreError, match="there is no rule 'x'"):
        _ = book["x"]


def test_guides_stand_beside_the_rules(tmp_path: Path) -> None:
    """They are read with the rules, but they are none: no test must prove them."""
    words = '{ en = "A text", fr = "Un texte" }'
    entry = f"title = {words}\ntext = {words}\n"
    rules = tmp_path / "rules.toml"
    rules.write_text(
        f'[[chapter]]\nid = "one"\ntitle = {words}\n[[chapter.rule]]\nid = "a.b"\n{entry}'
    )
    assert [chapter.id for chapter in RuleBook.load(rules).reference] == ["one"]
    (tmp_path / "guides.toml").write_text(
        f'[[guide]]\nid = "guide-fox"\ntitle = {{ en = "Fox", fr = "Renard" }}\n'
        f'[[guide.part]]\nid = "guide.fox.plan"\n{entry}'
    )
    book = RuleBook.load(rules)
    assert [chapter.id for chapter in book.reference] == ["one", "guide-fox"]
    assert [rule.id for rule in book] == ["a.b"]
    assert "guide.fox.plan" not in book
    assert [part.kind for part in book.guides[0].rules] == ["guide"]
    assert book.title("guide-fox") == {"en": "Fox", "fr": "Renard"}
    assert book.title("one") == book.title("a.b") == {"en": "A text", "fr": "Un texte"}
    assert book.title("guide-hen") is None


def test_a_refusal_is_explained_with_its_values_or_by_the_rule() -> None:
    book = RuleBook([chapter("a.b", "a.c")])
    book["a.c"].refusal = {"en": "You have {ranks}, it takes {needed}."}
    assert book.explain(Refusal("a.b"), "fr") == "Un texte"
    told = book.explain(Refusal("a.c", ranks=2, needed=5), "en")
    assert told == "You have 2, it takes 5."
    assert repr(Refusal("a.c", ranks=2)) == "a.c(ranks=2)"
    assert len({Refusal("a.c", ranks=2), Refusal("a.c", ranks=2), Refusal("a.c")}) == 2


def test_a_reason_is_explained_by_what_the_rule_says_of_the_end() -> None:
    book = RuleBook([chapter("a.b")])
    assert book.explain(Reason("a.b", points=3), "en") == "A text"
    book["a.b"].outcome = {"en": "With {points} points.", "fr": "Avec {points} points."}
    assert book.explain(Reason("a.b", points=3), "fr") == "Avec 3 points."
    assert book.explain(Refusal("a.b"), "fr") == "Un texte"


@pytest.mark.parametrize(
    ("table", "unclear"),
    [
        ({"face": hidden, "hands": own}, "owner"),
        ({"face": hidden, "hands": own, "owner": hidden, "ghost": hidden}, "ghost"),
        ({"hands": everybody}, "face.*owner"),
    ],
)
def test_a_part_without_visibility_is_an_error(table: dict[str, Any], unclear: str) -> None:
    with pytest.raises(ValueError, match=f"visibility is unclear for .*{unclear}"):
        Visibility(Coin, table)


def test_what_is_hidden_is_none_and_what_is_own_is_seen_by_its_seat() -> None:
    assert VISIBILITY.view(Coin(), 1) == {
        "seat": 1, "over": True, "waiting": [], "rule": None, "question": None, "face": None,
        "hands": [None, 5, None], "owner": 0,
    }  # fmt: skip
    assert VISIBILITY.view(Coin(), -1)["hands"] == [None, None, None]


def test_sides_make_the_kind_of_a_set_up() -> None:
    assert (SETUP.kind, SETUP.sides) == ("rivals", ((0,), (1,), (2,)))
    teams = Setup.of(find("hall"), 4, {"teams": True})
    assert (teams.kind, teams.side_of(3), teams.side_of(1)) == ("teams", (0, 3), (1, 2))


def test_a_frame_is_data() -> None:
    nap = Nap(3, (1, 2))
    assert sorted(map(str, nap.dump())) == sorted(["Nap", "3", "(1, 2)"])
    assert repr(nap) == "Nap((1, 2), 3)"


def test_frames_run_until_a_question_or_the_end() -> None:
    state = Coin()
    state.stack = [Nap(1, ()), Nap(2, ())]
    state.run()
    assert state.over
    assert state.owner == 3


def test_equal_tables_with_other_frames_have_other_fingerprints() -> None:
    one, other = Coin(), Coin()
    assert one.fingerprint() == other.fingerprint()
    other.stack = [Nap(1, ())]
    assert one.fingerprint() != other.fingerprint()
