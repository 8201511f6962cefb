"""Law: whatever is wrong with an edition file is told by line and field, and nothing crashes.

Owners type their own cards into a copy of the file; each field of our own one is spoilt here in
every way a slip of the hand might.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypeVar

import pytest

from antre.core.edition import PART, Sheet, read_text
from antre.core.errors import BadEdition
from antre.core.game import Game
from tests.laws.tables import GAMES, by_game, has

T = TypeVar("T")
every_game = by_game([game for game in GAMES if has(game, "edition.toml")])

FIELD = re.compile(r"^([a-z_]+) = .*[^\[{,]$")
LONG_TEXT = '"""'
# Of a long file some entries of a kind stand for all, and some places to cut it.
ENOUGH_ENTRIES, ENOUGH_CUTS = 3, 80
WRONG = ["1979-05-27", "{ }", "-1", '""']


def lines_of(game: Game) -> list[str]:
    return read_text(game.folder / "edition.toml").splitlines()


def problems(game: Game, lines: list[str]) -> list[str]:
    """What is wrong with an edition; empty if nothing is. Any other error is a bug."""
    try:
        sheet = Sheet("\n".join(lines) + "\n")
        game.engine.compile(sheet)
        sheet.finish()
    except BadEdition as error:
        return error.problems
    return []


def fields(lines: list[str], turn: int | None = None) -> list[tuple[int, int, str]]:
    """Where each field begins and where the next line is, and its name; no lists over lines.

    Of fields alike some stand for all, or of those the one whose turn it is.
    """
    alike: dict[tuple[str, str], list[tuple[int, int, str]]] = {}
    for place, line in enumerate(lines):
        if match := FIELD.match(line):
            table = lines[header_above(lines, place)]
            found = (place, end_of(lines, place), match[1])
            alike.setdefault((table, match[1]), []).append(found)
    groups = [some(group, ENOUGH_ENTRIES) for group in alike.values()]
    if turn is not None:
        return [group[turn % len(group)] for group in groups]
    return [field for group in groups for field in group]


def some(things: Sequence[T], enough: int) -> Sequence[T]:
    """All of them, or if they are many, some from first to last."""
    return things[:: -(-len(things) // enough)]


def tables(lines: list[str]) -> list[tuple[int, int]]:
    """Where each table begins and ends."""
    headers = [place for place, line in enumerate(lines) if line.startswith("[")]
    alike: dict[str, list[tuple[int, int]]] = {}
    for found in zip(headers, [*headers[1:], len(lines)], strict=True):
        alike.setdefault(lines[found[0]], []).append(found)
    return [table for group in alike.values() for table in some(group, ENOUGH_ENTRIES)]


def end_of(lines: list[str], place: int) -> int:
    """The line after a field; a text in three quotes goes on to those that close it."""
    if not lines[place].endswith(f"= {LONG_TEXT}"):
        return place + 1
    return lines.index(LONG_TEXT, place) + 1


def header_above(lines: list[str], place: int) -> int:
    return max(number for number in range(place) if lines[number].startswith("["))


def where(lines: list[str], place: int) -> str:
    """How problems name a line: by its file as well, where an edition lies in several."""
    for number in range(place, -1, -1):
        if part := PART.match(lines[number] + "\n"):
            return f"{part[1]}, line {place - number}"
    return f"line {place + 1}"


def names(found: list[str], line: str, field: str) -> bool:
    """Does one problem name this line and this field?"""
    return any(
        problem.startswith(f"{line},") and f"field {field!r}" in problem for problem in found
    )


@every_game
def test_our_own_edition_is_sound(game: Game) -> None:
    assert problems(game, lines_of(game)) == []
    assert game.edition().sources


@every_game
@pytest.mark.parametrize("value", WRONG)
def test_a_wrong_value_is_named_by_line(game: Game, value: str) -> None:
    """Each value in a field of each kind, not always in the first one."""
    lines = lines_of(game)
    for place, end, field in fields(lines, WRONG.index(value)):
        spoilt = [*lines[:place], f"{field} = {value}", *lines[end:]]
        assert names(problems(game, spoilt), where(lines, place), field), (place + 1, field, value)


@every_game
def test_a_missing_field_is_named_by_its_table(game: Game) -> None:
    lines = lines_of(game)
    for place, end, field in fields(lines):
        found = problems(game, lines[:place] + lines[end:])
        header = where(lines, header_above(lines, place))
        assert names(found, header, field), (place + 1, field)


@every_game
def test_an_unknown_field_is_named_by_line(game: Game) -> None:
    lines = lines_of(game)
    for place, _ in tables(lines):
        found = problems(game, [*lines[: place + 1], "colour = 1", *lines[place + 1 :]])
        assert names(found, where(lines, place + 1), "colour"), place


@every_game
def test_a_table_written_twice_is_noticed(game: Game) -> None:
    """A second entry of the same id, or for single tables, of the same name."""
    lines = lines_of(game)
    for first, end in tables(lines):
        found = problems(game, [*lines, *lines[first:end]])
        assert any("twice" in problem or "not TOML" in problem for problem in found), lines[first]


@every_game
def test_a_lost_or_misspelt_table_is_noticed(game: Game) -> None:
    lines = lines_of(game)
    for first, end in tables(lines):
        assert any("missing" in problem for problem in problems(game, lines[:first] + lines[end:]))
        misspelt = lines[first].replace("]", "x]", 1)
        found = problems(game, [*lines[:first], misspelt, *lines[first + 1 :]])
        assert any("is not known" in problem for problem in found), lines[first]


@every_game
def test_a_file_cut_anywhere_is_noticed(game: Game) -> None:
    lines = lines_of(game)
    last = max(place for place, line in enumerate(lines) if line.strip())
    for end in some(range(last), ENOUGH_CUTS):
        assert problems(game, lines[:end]), end
