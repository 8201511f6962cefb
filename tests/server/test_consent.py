"""Taking back what others have seen: all agree, the same draws come again, and nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from antre.server.table_storage import read_table
from tests.server.company import Company, sit_together
from tests.server.den import Den, open_den
from tests.toys.shelf import ladder

__all__ = ["ladder"]
pytestmark = pytest.mark.usefixtures("ladder")


@pytest.fixture
def three(den: Den) -> Company:
    return sit_together(den, "Anna", "Bruno", "Cleo")


def test_all_who_saw_something_agree_and_the_same_draw_comes_again(
    den: Den, three: Company
) -> None:
    anna, bruno, cleo = three.people
    three.decide("rest", "climb", "rest", "climb")
    before = three.rungs()
    assert not three.scene(0)["can_undo"]
    assert three.scene(0)["can_ask_back"]
    assert not three.scene(-1)["can_ask_back"]
    anna.do(three.table, "ask-back", seat=0)
    assert bruno.look(three.table)["asked_back"] == {"seat": 0, "to_agree": [1, 2]}
    bruno.do(three.table, "agree-back", seat=1, agrees=True)
    assert cleo.look(three.table)["asked_back"] == {"seat": 0, "to_agree": [2]}
    assert three.rungs() == before, "not before all have agreed"
    cleo.do(three.table, "agree-back", seat=2, agrees=True)
    seen = anna.look(three.table)
    assert (seen["asked_back"], seen["waiting"]) == (None, [0])
    assert three.rungs() != before or before[0] == 1
    # The draw has its number: it is no new throw.
    three.decide("climb")
    assert three.rungs() == before
    three.decide(*["climb"] * 5)
    verdict = anna.ok("GET", f"{three.path}/verify")
    assert (verdict["kind"], verdict["draws"]) == ("as-dealt", 7)
    record = anna.ok("GET", f"{three.path}/record")
    assert sum(line[0].isdigit() for line in record["entries"]) == 9


def test_one_refusal_or_a_decision_ends_the_question(three: Company) -> None:
    anna, bruno, cleo = three.people
    three.decide("climb", "climb")
    anna.do(three.table, "ask-back", seat=0)
    cleo.do(three.table, "agree-back", seat=2, agrees=True)
    bruno.do(three.table, "agree-back", seat=1, agrees=False)
    assert anna.look(three.table)["asked_back"] is None
    bruno.refused(409, "nobody-asks", "POST", f"{three.path}/agree-back", seat=1, agrees=True)
    anna.do(three.table, "ask-back", seat=0)
    anna.refused(409, "nobody-asks", "POST", f"{three.path}/agree-back", seat=0, agrees=True)
    three.decide("rest")
    assert anna.look(three.table)["asked_back"] is None
    bruno.do(three.table, "ask-back", seat=1)
    bruno.do(three.table, "agree-back", seat=1, agrees=False)
    assert anna.look(three.table)["asked_back"] is None


def test_who_gets_up_is_not_waited_for(three: Company) -> None:
    anna, bruno, cleo = three.people
    three.decide("climb", "climb")
    anna.do(three.table, "ask-back", seat=0)
    bruno.do(three.table, "agree-back", seat=1, agrees=True)
    cleo.do(three.table, "leave")
    seen = anna.look(three.table)
    assert (seen["asked_back"], seen["waiting"]) == (None, [0])
    # With whoever has asked goes the question.
    three.decide("climb")
    anna.do(three.table, "ask-back", seat=0)
    anna.do(three.table, "leave")
    seen = bruno.look(three.table)
    assert (seen["asked_back"], seen["waiting"]) == (None, [1])


def test_nobody_asks_or_agrees_for_somebody_else(den: Den, three: Company) -> None:
    three.decide("climb", "climb")
    stranger = den.guest("Dora")
    bruno = three.people[1]
    for guest in (stranger, bruno):
        guest.refused(403, "not-yours", "POST", f"{three.path}/ask-back", seat=0)
    three.people[0].do(three.table, "ask-back", seat=0)
    for seat in (-1, 2):
        bruno.refused(403, "not-yours", "POST", f"{three.path}/agree-back", seat=seat, agrees=True)
    three.people[2].refused(409, "undo", "POST", f"{three.path}/ask-back", seat=2)


def test_who_shares_the_table_with_nobody_takes_back_at_once(den: Den) -> None:
    anna = den.guest("Anna")
    table = anna.lay("me", "hot:Léa", game="ladder", settings={"way": "together"}, start=True)
    anna.decide(table, 0, "climb")
    anna.decide(table, 1, "climb")
    anna.do(table, "ask-back", seat=0)
    assert anna.look(table)["waiting"] == [0]
    anna.refused(409, "undo", "POST", f"/api/tables/{table}/ask-back", seat=0)


def test_rivals_take_back_only_where_the_host_allows_it(den: Den) -> None:
    for allowed in (None, True):
        two = sit_together(den, "Anna", "Bruno", settings={"way": "highest"}, take_back=allowed)
        anna, bruno = two.people
        two.decide("climb")
        assert anna.look(two.table)["take_back"] is bool(allowed)
        assert two.scene(0)["can_ask_back"] is bool(allowed)
        if allowed:
            anna.do(two.table, "ask-back", seat=0)
            bruno.do(two.table, "agree-back", seat=1, agrees=True)
            assert anna.look(two.table)["waiting"] == [0]
        else:
            anna.refused(409, "no-take-back", "POST", f"{two.path}/ask-back", seat=0)


def test_a_house_that_is_opened_again_remembers_who_asked_and_what_was_taken_back(
    tmp_path: Path,
) -> None:
    with open_den(tmp_path) as den:
        three = sit_together(den, "Anna", "Bruno", "Cleo")
        three.decide("climb", "climb", "rest", "climb")
        three.people[0].do(three.table, "ask-back", seat=0)
        three.people[1].do(three.table, "agree-back", seat=1, agrees=True)
        rungs = three.rungs()
        cookies = [guest.cookie for guest in three.people]
    with open_den(tmp_path) as den:
        again = Company(three.table, tuple(den.back(cookie) for cookie in cookies))
        assert again.people[0].look(three.table)["asked_back"] == {"seat": 0, "to_agree": [2]}
        again.people[2].do(three.table, "agree-back", seat=2, agrees=True)
        assert again.people[0].look(three.table)["waiting"] == [0]
        again.decide("climb")
        assert again.rungs() == rungs
    with open_den(tmp_path) as den:
        again = Company(three.table, tuple(den.back(cookie) for cookie in cookies))
        assert again.people[0].look(three.table)["status"] == "playing"
        assert again.rungs() == rungs
        again.decide(*["rest"] * 5)
        assert again.people[0].ok("GET", f"{three.path}/verify")["kind"] == "as-dealt"
        record = again.people[0].ok("GET", f"{three.path}/record")
        stored = den.run(den.house.storage.read(read_table(three.table)))
        assert json.loads(stored.record()) == record
