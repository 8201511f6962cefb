"""The arena: better bots get better ratings."""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path

import pytest

from antre.core.errors import BadSetup
from antre.core.game import find
from antre.core.outcome import by_points
from antre.core.setup import Setup
from antre.lab.arena import Mixed, ranking, rate, rate_rows
from antre.lab.cross import CrossTable
from antre.lab.standings import Rating, Ratings, Successes, write_ratings
from tests.lab.rows import made, row
from tests.toys.ladder import GAME

SETUP = Setup.of(find("nidavellir"), 3)


def test_greedy_is_rated_above_random() -> None:
    ratings = rate(SETUP, ["random", "greedy"], games=20, seed=3)
    assert isinstance(ratings, Ratings)
    best, worst = ratings
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.low <= best.rating <= best.high
    assert best.low > worst.high
    assert best.games + worst.games == 60
    assert best.wins + worst.wins == pytest.approx(20)
    assert ratings.table().row_count == 2


def test_ratings_do_not_depend_on_workers() -> None:
    bots = ["random", "tests.lab.players:First"]
    assert rate(SETUP, bots, games=4, workers=2) == rate(SETUP, bots, games=4)


def test_equals_are_rated_alike() -> None:
    rows = [row(("a", "b"), (1, 0), (0,)), row(("a", "b"), (0, 1), (1,))] * 20
    first, second = rate_rows(rows)
    assert first.low < second.high


def test_the_more_often_above_the_higher() -> None:
    rows = [row(("a", "b", "c"), (3, 2, 1), (0,))] * 10 + [row(("c", "b", "a"), (3, 2, 1), (0,))]
    assert [entry.bot for entry in rate_rows(rows)] == ["a", "b", "c"]


def test_a_bot_may_sit_on_several_seats() -> None:
    rows = [row(("a", "a", "b"), (3, 1, 2), (0,)), row(("b", "a", "a"), (1, 3, 2), (1,))] * 10
    best, worst = rate_rows(rows)
    assert (best.bot, best.games, worst.bot, worst.games) == ("a", 40, "b", 20)


def test_ranks_follow_victory_then_score() -> None:
    assert ranking(row(("a", "b", "c"), (5, 9, 7), (1,))) == [2, 0, 1]
    assert ranking(row(("a", "b", "c"), (9, 9, 7), (0, 1))) == [0, 0, 2]
    assert ranking(row(("a", "b", "c"), (9, 9, 9), (2,))) == [1, 1, 0]


def test_line_ups_are_mixed_and_even() -> None:
    mixed = Mixed(["random", "greedy", "easy", "normal"], SETUP, seed=1)
    line_ups = [mixed(game) for game in range(400)]
    counts = Counter(bot for line_up in line_ups for bot in line_up)
    assert set(counts.values()) == {300}
    places = Counter((seat, bot) for line_up in line_ups for seat, bot in enumerate(line_up))
    assert len(places) == 12
    assert min(places.values()) > 70


def test_one_bot_alone_cannot_be_rated() -> None:
    with pytest.raises(BadSetup, match="two different bots"):
        rate(SETUP, ["random", "random"], games=2)


def test_no_games_give_no_ratings() -> None:
    assert rate(SETUP, ["random", "greedy"], games=0) == []


def test_line_ups_are_the_same_however_many_games_are_played() -> None:
    one, other = (Mixed(["random", "greedy", "easy"], SETUP, seed=7) for _ in range(2))
    assert [one(game) for game in (5, 0, 5)] == [other(game) for game in (5, 0, 5)]
    assert one(0) != one(1)


def test_an_arena_goes_on(tmp_path: Path) -> None:
    bots, path = ["random", "tests.lab.players:First"], tmp_path / "games.jsonl"
    rate(SETUP, bots, games=3, store=path)
    before = path.read_bytes()
    assert rate(SETUP, bots, games=5, store=path) == rate(SETUP, bots, games=5)
    assert path.read_bytes().startswith(before)


def test_ratings_on_disk(tmp_path: Path) -> None:
    ratings = Ratings(
        [Rating("a", 30.0, 28.5, 31.5, 4, 2.5), Rating("b", 20.0, 18.0, 22.0, 4, 1.5)]
    )
    cross = CrossTable([row(("a", "b"), (2, 1))])
    for name in ("r.csv", "r.json"):
        write_ratings(ratings, cross, tmp_path / name)
    data = json.loads((tmp_path / "r.json").read_text())
    assert [Rating(**entry) for entry in data["standings"]] == ratings
    assert [(met["bot"], met["other"], met["ahead"]) for met in data["meetings"]] == [
        ("a", "b", 1.0),
        ("b", "a", 0.0),
    ]
    with (tmp_path / "r.csv").open(newline="") as file:
        lines = list(csv.DictReader(file))
    assert [(line["bot"], float(line["rating"]), float(line["wins"])) for line in lines] == [
        ("a", 30.0, 2.5),
        ("b", 20.0, 1.5),
    ]


def test_ratings_are_not_written_in_just_any_way(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match=r"\.csv or \.json"):
        write_ratings(Ratings(), CrossTable([]), tmp_path / "r.txt")


def test_teams_are_ranked_as_wholes() -> None:
    sides = ((0, 2), (1, 3))
    line_up, scores = ("a", "b", "a", "b"), (1, 9, 9, 0)
    rows = [made(line_up, scores, sides, by_points(sides, (10, 9), "points"))] * 10
    assert ranking(rows[0]) == [0, 1]
    best, worst = rate_rows(rows)
    assert (best.bot, worst.bot) == ("a", "b")
    assert (best.games, best.wins) == (20, 20)


def test_together_bots_are_told_by_success_and_margin() -> None:
    setup = Setup.of(GAME, 2, {"way": "together", "height": 3})
    found = rate(setup, ["greedy", "tests.lab.players:First"], games=12, seed=3)
    assert isinstance(found, Successes)
    assert {entry.bot: entry.games for entry in found} == {
        "greedy": 6,
        "tests.lab.players:First": 6,
    }
    always_rests = next(entry for entry in found if entry.bot != "greedy")
    assert (always_rests.win_rate.value, always_rests.margin) == (1.0, 0.0)
    assert found.table().row_count == 2


def test_one_bot_alone_may_play_against_the_game(tmp_path: Path) -> None:
    found = rate(Setup.of(GAME, 1, {"height": 9}), ["random"], games=5)
    assert isinstance(found, Successes)
    (entry,) = found
    assert (entry.bot, entry.games, entry.wins) == ("random", 5, 0)
    write_ratings(found, CrossTable([]), tmp_path / "s.json")
    (kept,) = json.loads((tmp_path / "s.json").read_text())["standings"]
    assert kept["margin"] == entry.margin < 0
