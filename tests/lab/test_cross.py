"""Who beats whom: each two bots, game by game."""

from __future__ import annotations

import pytest

from antre.core.outcome import against_the_game, by_points
from antre.core.reason import Reason
from antre.lab.cross import CrossTable
from antre.lab.figures import Rate, wilson
from tests.lab.rows import made, row


def test_who_came_ahead_of_whom() -> None:
    rows = [row(("a", "b", "c"), (9, 5, 7)), row(("c", "a", "b"), (8, 7, 6))]
    cross = CrossTable(rows)
    assert cross.rate("a", "b") == Rate(2, 2)
    assert cross.rate("b", "a") == Rate(0, 2)
    assert cross.rate("a", "c") == cross.rate("c", "a") == Rate(1, 2)
    assert cross.rate("c", "b") == Rate(2, 2)


def test_a_tie_that_was_broken_is_a_victory_and_one_that_was_not_is_half() -> None:
    cross = CrossTable([row(("a", "b"), (5, 5), (0,)), row(("a", "b"), (5, 5))])
    assert cross.rate("a", "b") == Rate(1.5, 2)
    assert cross.rate("b", "a") == Rate(0.5, 2)


def test_a_game_counts_once_however_often_a_bot_sits_in_it() -> None:
    cross = CrossTable([row(("a", "b", "b", "b"), (7, 9, 5, 1))])
    assert cross.rate("a", "b").of == 1
    assert cross.rate("a", "b").times == pytest.approx(2 / 3)


def test_partners_do_not_meet() -> None:
    sides = ((0, 2), (1, 3))
    line_up, points = ("a", "b", "b", "a"), (10, 9)
    cross = CrossTable([made(line_up, (1, 2, 9, 7), sides, by_points(sides, points, "points"))])
    assert cross.rate("a", "b") == Rate(0.5, 1)
    alone = made(line_up, (0,) * 4, ((0, 1, 2, 3),), against_the_game(4, 1, True, Reason("x")))
    assert not CrossTable([alone]).met


def test_the_table_tells_intervals_and_is_empty_where_nobody_met() -> None:
    cross = CrossTable([row(("a", "b"), (2, 1)), row(("c", "d"), (2, 1))])
    table = cross.table()
    cells = {
        (line, column.header): list(column.cells)[cross.bots.index(line)]
        for column in table.columns[1:]
        for line in cross.bots
    }
    low, high = wilson(1, 1)
    assert cells["a", "b"] == f"100 ({100 * low:.0f}–{100 * high:.0f})"
    assert cells["a", "c"] == cells["a", "a"] == ""
    assert cross.to_json()[0]["games"] in (0, 1)
