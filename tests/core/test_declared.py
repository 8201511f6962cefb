"""What is made from declarations: copies of rows, what needs no visibility, private events."""

from __future__ import annotations

import random

import pytest

from antre.core.chance import Chance
from antre.core.event import SPECTATOR, Event
from antre.core.fields import Bag, Declared, Fixed
from antre.core.setup import Setup
from antre.core.state import State
from antre.core.view import Visibility, everybody
from tests.toys import pebbles


class Shelf(State):
    decks: tuple[Bag, Bag]
    rows: list[list[int]]
    pairs: tuple[tuple[int, int], ...]
    book: Fixed[list[str]]

    def __init__(self) -> None:
        super().__init__(Setup.of(pebbles.GAME, 2), Chance(1), None)
        self.decks = ([3, 1, 2], [5, 4])
        self.rows = [[1], [2, 3]]
        self.pairs = ((1, 2),)
        self.book = ["a page"]

    def redraw(self, seat: int, rng: random.Random) -> None:
        """Nothing is hidden."""


class Whisper(Event, private=True):
    """Told to its seat."""

    word: str


class Shout(Event):
    """Told to all."""

    word: str


def test_rows_are_copied_and_what_never_changes_is_shared() -> None:
    shelf = Shelf()
    twin = shelf.clone()
    twin.decks[0].append(9)
    twin.decks[1].clear()
    twin.rows[1].append(9)
    assert shelf.decks == ([3, 1, 2], [5, 4])
    assert shelf.rows == [[1], [2, 3]]
    assert twin.pairs is shelf.pairs
    assert twin.book is shelf.book


def test_a_bag_has_no_order_wherever_it_stands() -> None:
    shelf, twin = Shelf(), Shelf()
    twin.decks[0].reverse()
    assert shelf.dump() == twin.dump()
    assert "book" not in shelf.dump()
    twin.rows[1].reverse()
    assert shelf.dump() != twin.dump()


def test_a_tuple_of_lists_without_a_length_cannot_be_copied() -> None:
    with pytest.raises(TypeError, match=r"Loose\.rows: no way is known to copy"):
        Declared("Loose", (State,), {"__annotations__": {"rows": tuple[list[int], ...]}})


def test_what_is_fixed_needs_no_visibility_and_a_view_may_tell_more() -> None:
    table = dict.fromkeys(("decks", "rows", "pairs"), everybody)
    told = Visibility(Shelf, table, more={"page": lambda shelf, seat: shelf.book[0]})
    seen = told.view(Shelf(), 0)
    assert (seen["page"], seen["pairs"]) == ("a page", [[1, 2]])
    assert "book" not in seen
    with pytest.raises(ValueError, match=r"unclear for \['page'\]"):
        Visibility(Shelf, {**table, "page": everybody})
    with pytest.raises(ValueError, match=r"unclear for \['pairs'\]"):
        Visibility(Shelf, {"decks": everybody, "rows": everybody})


def test_a_private_event_is_for_its_own_seat() -> None:
    whisper, shout = Whisper(2, "psst"), Shout(2, "hey")
    assert whisper.audience == (2,)
    assert [seat for seat in (SPECTATOR, 0, 1, 2) if whisper.seen_by(seat)] == [2]
    assert all(shout.seen_by(seat) for seat in (SPECTATOR, 0, 1, 2))
    assert whisper.to_json(None) == {"kind": "whisper", "seat": 2, "word": "psst"}
