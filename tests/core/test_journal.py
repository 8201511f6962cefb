"""The journal decides what may be taken back and what an imagined world remembers."""

from __future__ import annotations

import pytest

from antre.core.event import TABLE, Event
from antre.core.journal import Choice, Draw, Journal
from antre.core.option import Option

OPTION = Option("x")


class Happening(Event):
    """Something of no matter."""

    number: int


def journal(story: str) -> Journal:
    """`0 1` are open choices of seats 0 and 1, `0s` a secret one, `d` a draw, `|` a seal."""
    new = Journal()
    for word in story.split():
        if word == "|":
            new.seal()
        elif word == "d":
            new.entries.append(Draw("card", 3))
        else:
            new.choose(int(word[0]), OPTION, word.endswith("s"))
    return new


@pytest.mark.parametrize(
    ("story", "seat", "place"),
    [
        ("", 0, None),
        ("0", 0, 0),
        ("0", 1, None),
        ("0 0", 0, 1),
        ("1 0", 0, 1),
        ("0 1", 0, None),
        ("0 |", 0, None),
        ("0 | 0", 0, 1),
        ("0 d", 0, None),
        ("d 0", 0, 1),
        ("0s", 0, 0),
        ("0s 1s", 0, 0),
        ("0s 1s", 1, 1),
        ("0s 1s 2s 1s", 0, 0),
        ("0s 0s 1s", 0, 1),
        ("0s 1s |", 0, None),
        ("0 1s", 0, None),
        ("0s 1", 0, None),
        ("0s 1s d", 0, None),
        ("0 | 1s 0s", 1, 1),
        ("| 1s", 0, None),
    ],
)
def test_what_may_be_taken_back(story: str, seat: int, place: int | None) -> None:
    assert journal(story).undoable(seat) == place


def test_answers_are_counted_by_seat() -> None:
    told = journal("0s 1s 0s d | 1 0")
    assert told.answered == {0: 3, 1: 2}
    assert told.seen_by(1).answered == {0: 3, 1: 2}


def test_how_far_others_have_come_with_an_open_secret_is_not_remembered() -> None:
    told, later = journal("1 d | 0s"), journal("1 d | 0s 1s 2s 1s")
    for each in (told, later):
        seen = each.seen_by(0)
        assert [type(entry) for entry in seen.entries] == [Choice, Draw, Choice]
        assert {seat: count for seat, count in seen.answered.items() if count} == {0: 1, 1: 1}
        assert seen.undoable(0) == 2
    assert journal("0 1s").seen_by(0).undoable(0) is None is journal("0 1s").undoable(0)


def test_a_clone_goes_its_own_way() -> None:
    told = journal("0 1")
    clone = told.clone()
    clone.choose(0, OPTION, secret=False)
    clone.events.append(Happening(0, 1))
    clone.seal()
    assert (len(told.entries), len(told.events), told.sealed) == (2, 0, 0)
    assert told.answered == {0: 1, 1: 1}


def test_a_seat_remembers_its_own_choices_and_the_shape_of_the_rest() -> None:
    told = journal("0s 1s d |")
    told.events = [
        Happening(0, 1),
        Happening(0, 2, audience=(0,)),
        Happening(1, 3, audience=(1,)),
    ]
    seen = told.seen_by(0)
    own, other, draw = seen.entries
    assert isinstance(own, Choice)
    assert isinstance(other, Choice)
    assert isinstance(draw, Draw)
    assert own.option is OPTION
    assert (other.seat, other.option, other.secret) == (1, None, True)
    assert (draw.purpose, draw.outcome) == ("card", -1)
    assert seen.events == told.events[:2]
    assert seen.sealed == 3
    assert seen.redacted


def test_a_spectator_remembers_no_secret() -> None:
    told = journal("0s 1s |")
    told.events = [Happening(0, 2, audience=(0,)), Happening(TABLE, 1)]
    seen = told.seen_by(-1)
    assert all(isinstance(entry, Choice) and entry.option is None for entry in seen.entries)
    assert len(seen.entries) == 2
    assert [event.to_json(None) for event in seen.events] == [
        {"kind": "happening", "seat": -1, "number": 1}
    ]
