"""The table of options: text, number and option convert both ways, and nothing else passes."""

from __future__ import annotations

from typing import Any

import pytest

from antre.core.errors import MalformedOption
from antre.core.option import Option, OptionTable


@pytest.fixture
def table() -> OptionTable:
    return OptionTable([Option("take:axe"), Option("take:bow"), Option("pass")])


def test_options_are_numbered_in_order(table: OptionTable) -> None:
    assert [option.index for option in table] == [0, 1, 2]
    assert len(table) == 3


def test_three_faces_convert_both_ways(table: OptionTable) -> None:
    for option in table:
        assert table.parse(option) is option
        assert table.parse(option.text) is option
        assert table.parse(option.index) is option
        assert str(option) == option.text


def test_no_text_stands_for_two_options() -> None:
    with pytest.raises(ValueError, match="share the text 'pass'"):
        OptionTable([Option("pass"), Option("pass")])


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("take:spear", "'take' options are take:axe, take:bow"),
        ("fly:high", "options start with take, pass"),
        ("", "options start with take, pass"),
        ("PASS", "'PASS' is not an option of this game"),
        (" pass", "is not an option of this game"),
        (3, "option number 3 is out of range: this game has 0 to 2"),
        (-1, "option number -1 is out of range"),
        (10**30, "is out of range"),
        (True, "not bool"),
        (None, "not NoneType"),
        (1.0, "not float"),
        (["pass"], "not list"),
        (b"pass", "not bytes"),
    ],
)
def test_what_is_not_an_option_is_told_apart(table: OptionTable, given: Any, message: str) -> None:
    with pytest.raises(MalformedOption) as error:
        table.parse(given)
    assert message in str(error.value)


def test_an_option_of_another_table_does_not_pass(table: OptionTable) -> None:
    (stranger,) = OptionTable([Option("take:axe")])
    with pytest.raises(MalformedOption, match="belongs to another game or edition"):
        table.parse(stranger)
    with pytest.raises(MalformedOption, match="belongs to another game or edition"):
        table.parse(Option("take:axe"))
