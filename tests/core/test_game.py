"""What a game is and how it starts: setups, rule books, visibility, frames."""

from __future__ import annotations

import random
from typing import Any

import pytest

import antre
from antre.core.chance import Chance
from antre.core.errors import AntreError, BadEdition, BadSetup, Refusal
from antre.core.game import find, slugs
from antre.core.rule import Chapter, RuleBook
from antre.core.state import State
from antre.core.step import Step
from antre.core.view import Visibility, hidden


class Coin(State):
    """A table with one open and one hidden thing on it."""

    __slots__ = ("face", "owner")

    def __init__(self) -> None:
        self.stack = []
        self.journal = None
        self.chance = Chance(0)
        self.face = 1
        self.owner = 0

    def clone(self) -> Coin:
        return Coin()

    def redraw(self, seat: int, rng: random.Random) -> None:
        self.face = rng.randrange(2)

    def view(self, seat: int) -> dict[str, Any]:
        return VISIBILITY.view(self, seat)

    def dump(self) -> dict[str, Any]:
        return {"face": self.face, "owner": self.owner}

    @property
    def scores(self) -> list[int]:
        return [0, 3, 3]


VISIBILITY: Visibility[Coin] = Visibility(
    Coin, {"face": hidden, "owner": lambda state, seat: state.owner}
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


@pytest.mark.parametrize("slug", ["chess", "", "Nidavellir", "nidavellir.box", None, 7, ["x"], {}])
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
    ("options", "message"),
    [
        ({"drunk": True}, "nidavellir has no option 'drunk'; it has first_game"),
        ({"first_game": 1}, "option 'first_game' is 1; it must be true or false"),
        ({"first_game": "yes"}, "option 'first_game' is 'yes'"),
        ({"first_game": None}, "option 'first_game' is None"),
        (["first_game"], "options are a mapping"),
        ("first_game", "options are a mapping"),
    ],
)
def test_options_out_of_range_are_refused(options: Any, message: str) -> None:
    with pytest.raises(BadSetup) as error:
        antre.new("nidavellir", 2, options=options)
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


def test_a_refusal_is_explained_with_its_values_or_by_the_rule() -> None:
    book = RuleBook([chapter("a.b", "a.c")])
    book["a.c"].refusal = {"en": "You have {ranks}, it takes {needed}."}
    assert book.explain(Refusal("a.b"), "fr") == "Un texte"
    told = book.explain(Refusal("a.c", ranks=2, needed=5), "en")
    assert told == "You have 2, it takes 5."
    assert repr(Refusal("a.c", ranks=2)) == "a.c(ranks=2)"
    assert len({Refusal("a.c", ranks=2), Refusal("a.c", ranks=2), Refusal("a.c")}) == 2


@pytest.mark.parametrize(
    ("table", "unclear"),
    [
        ({"face": hidden}, "owner"),
        ({"face": hidden, "owner": hidden, "ghost": hidden}, "ghost"),
        ({}, "face.*owner"),
    ],
)
def test_a_part_without_visibility_is_an_error(table: dict[str, Any], unclear: str) -> None:
    with pytest.raises(ValueError, match=f"visibility is unclear for .*{unclear}"):
        Visibility(Coin, table)


def test_what_is_hidden_is_none_to_everybody() -> None:
    assert Coin().view(0) == {
        "seat": 0, "over": True, "waiting": [], "rule": None, "question": None, "face": None,
        "owner": 0,
    }  # fmt: skip


def test_all_who_lead_share_the_victory() -> None:
    assert Coin().winners == [1, 2]


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
