"""Partners propose, point and nod; nobody learns or does anything by it that is not theirs."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from antre.core.option import Option
from antre.server.limits import RATES
from tests.server.company import Company, hear, heard, sit_together
from tests.server.den import Den, Guest, Json, open_den
from tests.toys.ladder import Ladder, LadderJudge, Turn
from tests.toys.shelf import ladder

__all__ = ["ladder"]
pytestmark = pytest.mark.usefixtures("ladder")


@pytest.fixture
def three(den: Den) -> Company:
    return sit_together(den, "Anna", "Bruno", "Cleo")


def propose(three: Company, seat: int, option: str | None, owner: int = 0, number: int = 0) -> Any:
    body = {"seat": seat, "owner": owner, "option": option, "number": number}
    return three.people[seat].ask("POST", f"{three.path}/propose", **body)


def proposals(three: Company, seat: int) -> list[tuple[int, str]]:
    return [(each["seat"], each["option"]) for each in three.scene(seat)["proposals"]]


def test_a_proposal_is_shown_replaced_withdrawn_and_gone_with_its_question(
    den: Den, three: Company
) -> None:
    anna, bruno, _ = three.people
    asked = bruno.ok("GET", f"{three.path}/open?seat=1&owner=0")["question"]
    assert [each["option"] for each in asked["options"]] == ["rest", "climb"]
    ears = {seat: hear(den, three.table, seat) for seat in (-1, 0, 1, 2)}
    assert propose(three, 1, "rest")[0] == 200
    assert propose(three, 1, "climb")[0] == 200
    assert propose(three, 2, "rest")[0] == 200
    for seat in range(3):
        assert proposals(three, seat) == [(1, "climb"), (2, "rest")]
        assert len(heard(den, ears[seat])) == 3
    assert heard(den, ears[-1]) == [], "who only watches has no part in it"
    spectator = anna.ok("GET", f"{three.path}/scene?seat=-1")
    assert spectator["proposals"] == []
    assert propose(three, 2, None)[0] == 200
    assert proposals(three, 0) == [(1, "climb")]
    told = three.scene(0)["proposals"][0]
    assert (told["owner"], told["label"], told["reason"]) == (0, "Climb", "")
    anna.decide(three.table, 0, "climb", number=asked["number"])
    assert proposals(three, 0) == []
    status, late = propose(three, 1, "rest")
    assert (status, late["error"]["kind"]) == (409, "not-asked")


def test_nobody_proposes_for_somebody_else_or_where_it_makes_no_sense(
    den: Den, three: Company
) -> None:
    anna, bruno, cleo = three.people
    stranger, path = den.guest("Dora"), f"{three.path}/propose"
    good: Json = {"seat": 1, "owner": 0, "option": "rest", "number": 0}
    stranger.refused(403, "not-yours", "POST", path, **good)
    stranger.refused(403, "not-yours", "POST", path, **{**good, "seat": -1})
    cleo.refused(403, "not-yours", "POST", path, **good)
    token = bruno.look(three.table)["chairs"][1]["token"]
    bot = Guest(den)
    bot.client.headers["Authorization"] = f"Bearer {token}"
    bot.refused(403, "not-yours", "POST", path, **{**good, "seat": 2})
    bot.ok("POST", path, **good)
    other = sit_together(den, "Eve", "Finn")
    bot.refused(403, "not-seated", "POST", f"{other.path}/propose", **good)
    bruno.refused(403, "not-yours", "POST", f"{other.path}/propose", **good)
    for change, kind in (
        ({"option": "fly"}, "not-offered"),
        ({"number": 7}, "stale"),
        ({"owner": 2}, "not-asked"),
        ({"owner": 1}, "not-asked"),
    ):
        bruno.refused(409, kind, "POST", path, **{**good, **change})
    anna.refused(409, "not-asked", "POST", path, **{**good, "seat": 0})
    bruno.refused(409, "not-asked", "POST", f"{three.path}/consult", seat=1)
    assert den.live(three.table).table.number == 4, "nothing of it is stored"


def test_rivals_have_nothing_to_propose(den: Den) -> None:
    two = sit_together(den, "Anna", "Bruno", settings={"way": "highest"})
    body: Json = {"seat": 1, "owner": 0, "option": "rest", "number": 0}
    bruno = two.people[1]
    bruno.refused(409, "no-partners", "POST", f"{two.path}/propose", **body)
    bruno.refused(409, "no-partners", "GET", f"{two.path}/open?seat=1&owner=0")
    bruno.refused(409, "no-partners", "POST", f"{two.path}/sign", seat=1, sign="good")
    bruno.refused(409, "no-partners", "POST", f"{two.path}/point", seat=1, piece="x")
    assert bruno.look(two.table)["partners"] == []


def test_what_a_partner_cannot_know_is_neither_offered_nor_told(
    three: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 2 cannot tell this world from one in which nobody can climb; seat 1 can."""

    def redraw(state: Ladder, seat: int, rng: random.Random) -> None:
        state.rounds = -1 if seat == 2 else state.rounds

    def options(self: Turn, state: Ladder, seat: int) -> list[Option]:
        every = list(state.setup.options)
        return every[:1] if state.rounds < 0 else every

    monkeypatch.setattr(Ladder, "redraw", redraw)
    monkeypatch.setattr(Turn, "options", options)
    cleo = three.people[2]
    asked = cleo.ok("GET", f"{three.path}/open?seat=2&owner=0")["question"]
    assert [each["option"] for each in asked["options"]] == ["rest"]
    status, refused = propose(three, 2, "climb")
    assert (status, refused["error"]["allowed"]) == (409, ["rest"])
    assert propose(three, 1, "climb")[0] == 200
    assert proposals(three, 0) == proposals(three, 1) == [(1, "climb")]
    assert proposals(three, 2) == []


def test_pointing_and_signs_reach_everybody_and_name_only_what_all_see(
    den: Den, three: Company
) -> None:
    ears = [hear(den, three.table, seat) for seat in (-1, 0, 2)]
    bruno = three.people[1]
    zones = bruno.ok("GET", f"{three.path}/scene?seat=-1")["scene"]["zones"]
    piece = next(piece["id"] for zone in zones for piece in zone["pieces"])
    bruno.do(three.table, "point", seat=1, piece=piece)
    bruno.do(three.table, "sign", seat=1, sign="thanks")
    expected = [
        {"kind": "point", "seat": 1, "piece": piece},
        {"kind": "sign", "seat": 1, "sign": "thanks"},
    ]
    assert all(heard(den, ear) == expected for ear in ears)
    bruno.refused(409, "no-piece", "POST", f"{three.path}/point", seat=1, piece="card:17")
    bruno.refused(400, "malformed", "POST", f"{three.path}/sign", seat=1, sign="<b>")
    bruno.refused(403, "not-yours", "POST", f"{three.path}/sign", seat=0, sign="good")


def test_bots_propose_when_they_are_asked_and_say_why(
    den: Den, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        LadderJudge, "reason", lambda self, state, seat, option: ("seat", {"seat": seat})
    )
    anna = den.guest("Anna")
    table = anna.lay("me", "bot:easy", game="ladder", settings={"way": "together"}, start=True)
    anna.do(table, "consult", seat=0)
    (told,) = anna.ok("GET", f"/api/tables/{table}/scene?seat=0")["proposals"]
    assert (told["seat"], told["owner"], told["reason"]) == (1, 0, "Seat 0")
    anna.decide(table, 0, told["option"])


def test_unasked_one_bot_proposes_and_once_a_question(den: Den) -> None:
    anna = den.guest("Anna")
    bots = ("bot:easy", "bot:easy")
    table = anna.lay("me", *bots, game="ladder", settings={"way": "together"}, start=True)
    path = f"/api/tables/{table}/scene?seat=0"
    for _ in range(2):
        anna.do(table, "consult", seat=0, unasked=True)
        (told,) = anna.ok("GET", path)["proposals"]
        assert (told["seat"], told["owner"]) == (1, 0)
    anna.do(table, "consult", seat=0)
    assert [each["seat"] for each in anna.ok("GET", path)["proposals"]] == [1, 2]


def test_a_flood_is_rationed_by_who_sends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RATES, "sign", (1e-9, 5.0))
    with open_den(tmp_path, limits=True) as den:
        three = sit_together(den, "Anna", "Bruno", "Cleo")
        statuses = [propose(three, 1, "rest")[0] for _ in range(6)]
        assert statuses == [200] * 5 + [429]
        three.people[1].refused(429, "too-often", "POST", f"{three.path}/sign", seat=1, sign="good")
        assert propose(three, 2, "rest")[0] == 200
