"""Time to think, by a clock that the tests turn: what it does, and what it survives."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from antre.server.hours import MISSED, Hours
from tests.server.conftest import new_database
from tests.server.den import Den, Guest, open_den
from tests.waiting import eventually

BIDS = ("bid:b4", "bid:b3", "bid:b2")
Json = dict[str, Any]
MOVE = {"kind": "move", "seconds": 60}


class Turned:
    """The clock on the wall; nobody waits for it."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at

    def turn(self, seconds: float) -> None:
        self.at += seconds


@pytest.fixture
def wall() -> Turned:
    return Turned()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    return "" if request.param == "sqlite" else new_database(request.getfixturevalue("postgres"))


def two(den: Den, clock: Json | None) -> tuple[Guest, Guest, str]:
    """A game of two that has begun; the host has chosen the clock in the lobby."""
    anna, bruno = den.guest("Anna"), den.guest("Bruno")
    table = anna.lay("me", "open")
    bruno.refused(403, "host", "POST", f"/api/tables/{table}/clock", clock=clock)
    anna.do(table, "clock", clock=clock)
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "start")
    anna.refused(409, "started", "POST", f"/api/tables/{table}/clock", clock=None)
    return anna, bruno, table


def left(guest: Guest, table: str) -> list[float | None]:
    found: list[float | None] = guest.look(table)["clock"]["left"]
    return found


def stands_in(guest: Guest, table: str, seat: int) -> bool:
    found: bool = guest.look(table)["chairs"][seat]["stand_in"]
    return found


def test_where_nobody_chose_one_nothing_is_counted(den: Den) -> None:
    anna, _, table = two(den, None)
    assert anna.look(table)["clock"] is None
    anna.decide(table, 0, *BIDS)
    bodies = den.run(den.house.storage.read(lambda c: list(c.exec_driver_sql(STORED).scalars())))
    assert bodies
    assert not any('"at"' in str(body) for body in bodies)


STORED = "SELECT body FROM entries"


def test_time_for_a_move_runs_while_one_is_waited_for(tmp_path: Path, wall: Turned) -> None:
    with open_den(tmp_path, clock=wall) as den:
        anna, bruno, table = two(den, {**MOVE, "then": "bot"})
        wall.turn(20)
        assert left(anna, table) == [40.0, 40.0]
        anna.decide(table, 0, "bid:b4")
        assert left(anna, table) == [40.0, 40.0]  # the move goes on
        anna.decide(table, 0, "bid:b3", "bid:b2")
        assert anna.look(table)["clock"]["running"] == [1]
        wall.turn(30)
        assert left(anna, table) == [60.0, 10.0]
        # Taking back is no way to more time.
        anna.do(table, "undo", seat=0)
        assert left(anna, table) == [40.0, 10.0]
        wall.turn(15)
        eventually(lambda: stands_in(anna, table, 1), "a bot plays on for Bruno")
        assert not stands_in(anna, table, 0)
        bruno.do(table, "return", seat=1)


def test_time_for_the_whole_game_grows_with_each_move(tmp_path: Path, wall: Turned) -> None:
    game = {"kind": "game", "seconds": 100, "increment": 10, "then": "bot"}
    with open_den(tmp_path, clock=wall) as den:
        anna, bruno, table = two(den, game)
        wall.turn(30)
        anna.decide(table, 0, *BIDS)
        wall.turn(5)
        assert left(anna, table) == [80.0, 65.0]
        wall.turn(70)
        eventually(lambda: stands_in(anna, table, 1), "a bot plays on for Bruno")
        bruno.refused(409, "no-time", "POST", f"/api/tables/{table}/return", seat=1)


@pytest.mark.parametrize("clock", [{**MOVE, "then": "nothing"}, {**MOVE, "kind": "reminder"}])
def test_there_are_clocks_without_consequences(tmp_path: Path, wall: Turned, clock: Json) -> None:
    with open_den(tmp_path, clock=wall) as den:
        anna, bruno, table = two(den, clock)
        bruno.look(table)
        wall.turn(500)
        assert left(anna, table) == [-440.0, -440.0]
        assert den.live(table).out_of_time() == []
        anna.refused(409, "present", "POST", f"/api/tables/{table}/replace", seat=1)
        bruno.decide(table, 1, *BIDS)


def test_the_others_may_vote_when_time_is_up(tmp_path: Path, wall: Turned) -> None:
    with open_den(tmp_path, clock=wall) as den:
        anna, bruno, table = two(den, {**MOVE, "then": "vote"})
        bruno.look(table)  # who is there cannot be voted out before
        path = f"/api/tables/{table}/replace"
        anna.refused(409, "present", "POST", path, seat=1)
        anna.decide(table, 0, *BIDS)
        wall.turn(61)
        assert anna.do(table, "replace", seat=1)["chairs"][1]["stand_in"]


def test_while_the_house_is_closed_or_the_game_rests_no_time_passes(
    tmp_path: Path, wall: Turned, database: str
) -> None:
    days = {"kind": "move", "seconds": 3 * 86_400, "then": "bot"}
    with open_den(tmp_path, clock=wall, database=database) as den:
        anna, bruno, table = two(den, days)
        anna.decide(table, 0, *BIDS)
        wall.turn(86_400)
        anna.do(table, "pause", seat=0)
        bruno.do(table, "agree-pause", seat=1, agrees=True)
        wall.turn(10 * 86_400)
        assert left(anna, table)[1] == 2 * 86_400
        bruno.do(table, "agree-pause", seat=1, agrees=False)
        wall.turn(3_600)
        cookies = anna.cookie, bruno.cookie
    wall.turn(20 * 86_400)
    with open_den(tmp_path, clock=wall, database=database) as den:
        anna = den.back(cookies[0])
        assert left(anna, table) == [3 * 86_400, 2 * 86_400 - 3_600]
        wall.turn(2 * 86_400)
        eventually(lambda: stands_in(anna, table, 1), "a bot plays on for Bruno")


def test_time_runs_at_tables_that_nobody_has_opened_since(tmp_path: Path, wall: Turned) -> None:
    with open_den(tmp_path, clock=wall) as den:
        _, _, table = two(den, {**MOVE, "then": "bot"})
    with open_den(tmp_path, clock=wall) as den:
        eventually(lambda: table in den.house.live, "the table is looked after")
        wall.turn(61)
        live = den.house.live[table]
        eventually(lambda: all(chair.stand_in for chair in live.table.chairs), "bots play on")


def test_two_processes_count_alike(tmp_path: Path, wall: Turned, postgres: str) -> None:
    url = new_database(postgres)
    with (
        open_den(tmp_path / "one", clock=wall, database=url) as one,
        open_den(tmp_path / "two", clock=wall, database=url) as other,
    ):
        anna, _, table = two(one, {**MOVE, "then": "bot"})
        far = other.back(anna.cookie)
        wall.turn(10)
        assert left(far, table) == left(anna, table) == [50.0, 50.0]
        far.decide(table, 0, *BIDS)
        wall.turn(5)
        eventually(lambda: left(anna, table) == [60.0, 45.0], "what the other stored is heard")
        wall.turn(46)
        eventually(lambda: stands_in(anna, table, 1) and stands_in(far, table, 1), "both know")
        entries = one.run(one.house.storage.read(lambda c: list(c.exec_driver_sql(STORED))))
        assert sum("replace" in str(entry) for entry in entries) == 1


def test_what_is_no_clock_is_refused(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "open")
    path = f"/api/tables/{table}/clock"
    wrong: list[Json] = [
        {"kind": "egg", "seconds": 60},
        {"kind": "move", "seconds": 0},
        {"kind": "move", "seconds": 10**9},
        {"kind": "move", "seconds": 60, "then": "explode"},
        {"kind": "game", "seconds": 60, "increment": -5},
    ]
    for clock in wrong:
        anna.refused(400, "malformed", "POST", path, clock=clock)
    assert anna.look(table)["clock"] is None


def test_hours_leave_out_when_the_house_was_closed() -> None:
    hours = Hours([(100.0, 200.0), (300.0, 310.0)])
    assert hours.between(0.0, 50.0) == 50.0
    assert hours.between(150.0, 250.0) == 50.0
    assert hours.between(0.0, 400.0) == 290.0
    assert MISSED > 0
