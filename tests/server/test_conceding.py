"""Giving a game up, and letting it rest: who must agree, what happens then, and what is kept."""

from __future__ import annotations

from pathlib import Path

import antre
from antre.core.record import Record
from tests.server.den import Den, Guest, open_den
from tests.waiting import eventually

BIDS = ("bid:b4", "bid:b3", "bid:b2")


def company(den: Den, *chairs: str) -> tuple[list[Guest], str]:
    """A game that has begun: its people in order, of whom the first has laid the table."""
    names = ["Anna", "Bruno", "Clara"][: 1 + chairs.count("open")]
    guests = [den.guest(name) for name in names]
    table = guests[0].lay("me", *chairs)
    for guest in guests[1:]:
        guest.do(table, "join", invite=guests[0].invite(table))
    guests[0].do(table, "start")
    return guests, table


def test_between_two_the_other_has_won_and_that_is_kept(tmp_path: Path) -> None:
    with open_den(tmp_path) as den:
        (anna, bruno), table = company(den, "open")
        anna.decide(table, 0, *BIDS)
        assert [chair["last"] for chair in bruno.look(table)["chairs"]] == [False, True]
        seen = bruno.do(table, "concede", seat=1)
        cookie = anna.cookie
        assert (seen["status"], seen["waiting"]) == ("over", [])
        told = den.back(cookie).seat(table, 0)
        assert (told["over"], told["asked"], told["outcome"]["winners"]) == (True, None, [0])
        scene = anna.ok("GET", f"/api/tables/{table}/scene?seat=1")["scene"]
        assert scene["question"] is None
        assert not any(seat["waiting"] for seat in scene["seats"])
        path = f"/api/tables/{table}"
        bruno.refused(409, "given-up", "POST", f"{path}/decide", seat=1, options=[*BIDS])
        bruno.refused(409, "given-up", "POST", f"{path}/undo", seat=1)
        record = antre.load(anna.request("GET", f"{path}/record").text)
        assert isinstance(record, Record)
        assert record.result is None  # the rules did not end it
        record.replay()
    with open_den(tmp_path) as den:
        anna = den.back(cookie)
        seen = anna.look(table)
        assert (seen["status"], seen["stopped"]) == ("over", None)
        assert seen["outcome"]["winners"] == [0]
        assert seen["outcome"]["utilities"] == [1.0, 0.0]
        assert seen["outcome"]["said"] == "Anna wins."
        assert anna.ok("GET", "/api/me")["tables"][0]["status"] == "over"
        assert anna.ok("GET", f"/api/tables/{table}/verify")["kind"] == "breaks-off"
        assert anna.do(table, "rematch", start=False)["table"] != table


def test_among_three_a_bot_plays_on_for_good(den: Den) -> None:
    (anna, bruno, clara), table = company(den, "open", "open")
    seen = clara.do(table, "concede", seat=2)
    assert (seen["status"], seen["chairs"][2]["conceded"]) == ("playing", True)
    clara.refused(409, "conceded", "POST", f"/api/tables/{table}/return", seat=2)
    eventually(lambda: anna.look(table)["waiting"] == [0, 1], "the bot answers")
    anna.refused(403, "not-yours", "POST", f"/api/tables/{table}/concede", seat=1)
    clara.do(table, "concede", seat=2)
    seen = bruno.do(table, "concede", seat=1)
    assert (seen["status"], seen["outcome"]["winners"]) == ("over", [0])


def test_whoever_plays_alone_loses_to_all_the_bots(den: Den) -> None:
    (anna,), table = company(den, "bot:easy", "bot:easy")
    seen = anna.do(table, "concede", seat=0)
    assert (seen["status"], seen["outcome"]["winners"]) == ("over", [1, 2])


def test_a_pause_begins_when_all_agree_and_ends_when_one_wants_it(tmp_path: Path) -> None:
    with open_den(tmp_path) as den:
        (anna, bruno, clara), table = company(den, "open", "open", "bot:easy")
        eventually(lambda: anna.look(table)["waiting"] == [0, 1, 2], "the bot has bid")
        clara.do(table, "leave")  # who is away is not asked
        eventually(lambda: anna.look(table)["waiting"] == [0, 1], "the stand-in has bid")
        assert anna.do(table, "pause", seat=0)["pause"] == {"seat": 0, "to_agree": [1], "on": False}
        anna.decide(table, 0, *BIDS)
        path = f"/api/tables/{table}"
        anna.refused(409, "no-pause", "POST", f"{path}/agree-pause", seat=0, agrees=True)
        assert bruno.do(table, "agree-pause", seat=1, agrees=True)["pause"]["on"]
        bruno.refused(409, "paused", "POST", f"{path}/decide", seat=1, options=[*BIDS])
        bruno.refused(409, "paused", "POST", f"{path}/undo", seat=1)
        cookie = bruno.cookie
    with open_den(tmp_path) as den:
        bruno = den.back(cookie)
        assert bruno.look(table)["pause"]["on"]
        assert bruno.do(table, "agree-pause", seat=1, agrees=False)["pause"] is None
        bruno.decide(table, 1, *BIDS)
        stranger = den.guest("Stranger")
        stranger.refused(403, "not-yours", "POST", f"/api/tables/{table}/pause", seat=1)


def test_a_pause_does_not_wait_for_who_gets_up(den: Den) -> None:
    (anna, bruno, clara), table = company(den, "open", "open")
    anna.do(table, "pause", seat=0)
    assert clara.do(table, "leave")["pause"] == {"seat": 0, "to_agree": [1], "on": False}
    assert bruno.do(table, "leave")["pause"] == {"seat": 0, "to_agree": [], "on": True}
    bruno.do(table, "return", seat=1)
    assert bruno.do(table, "agree-pause", seat=1, agrees=False)["pause"] is None
    # Who gives up is not waited for either, and with who has asked goes the question.
    clara.do(table, "return", seat=2)
    anna.do(table, "pause", seat=0)
    bruno.do(table, "agree-pause", seat=1, agrees=True)
    assert clara.do(table, "concede", seat=2)["pause"]["on"]
    anna.do(table, "agree-pause", seat=0, agrees=False)
    bruno.do(table, "pause", seat=1)
    assert bruno.do(table, "leave")["pause"] is None


def test_alone_with_bots_a_game_rests_at_once(den: Den) -> None:
    (anna,), table = company(den, "bot:easy")
    assert anna.do(table, "pause", seat=0)["pause"]["on"]
    live = den.live(table)
    assert live._bot_seats() == []
    anna.do(table, "agree-pause", seat=0, agrees=False)
    eventually(lambda: anna.look(table)["waiting"] == [0], "the bot goes on")
