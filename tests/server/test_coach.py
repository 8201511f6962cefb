"""Advice: for whoever plays alone with bots, about their own question, and for nobody else."""

from __future__ import annotations

import pytest

from antre.bots.mcts import Mcts
from antre.bots.search import Advice
from antre.core.game import find
from antre.core.setup import Setup
from antre.server import bot_workers
from antre.server.thinker import in_order
from tests.server.den import Den, Guest
from tests.server.test_learn import go_on, lesson


def test_the_best_options_are_named_with_what_they_promise(anna: Guest) -> None:
    table = anna.lay("me", "bot:easy", start=True)
    opinions = anna.do(table, "advice", seat=0)["opinions"]
    offered = {each["option"] for each in anna.seat(table, 0)["asked"]["options"]}
    assert 1 < len(opinions) <= 3
    for opinion in opinions:
        assert opinion["option"] in offered
        assert opinion["then"][0] in offered - {opinion["option"]}  # the coins laid after it
        assert 0 <= opinion["prospect"] <= 1
        assert opinion["why"] == "" or opinion["why"].startswith("It ")


def test_a_network_may_be_the_one_who_advises(anna: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "adviser", lambda setup, seconds: "net:8")
    table = anna.lay("me", "bot:easy", start=True)
    offered = {each["option"] for each in anna.seat(table, 0)["asked"]["options"]}
    opinions = anna.do(table, "advice", seat=0)["opinions"]
    assert opinions
    for opinion in opinions:
        assert opinion["option"] in offered
        assert 0 <= opinion["prospect"] <= 1


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "adviser", lambda setup, seconds: "mcts:400")


@pytest.mark.usefixtures("hasty")
def test_between_people_where_the_host_has_allowed_it(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open", advice=True)
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "start")
    assert bruno.look(table)["advice"]
    assert anna.do(table, "advice", seat=0)["opinions"]
    assert bruno.do(table, "advice", seat=1)["opinions"]
    bruno.refused(403, "not-yours", "POST", f"/api/tables/{table}/advice", seat=0)
    assert anna.do(table, "what-if", seat=0, options=[])["asked"]
    strict = anna.lay("me", "hot:Léa", start=True)
    assert not anna.look(strict)["advice"]
    assert anna.look(anna.lay("me", "bot:easy"))["advice"]


@pytest.mark.usefixtures("hasty")
def test_in_a_lesson_what_it_allows(anna: Guest) -> None:
    """A lesson that leaves a choice: its options alone are advised."""
    table = anna.ok("POST", "/api/learn/nidavellir")["table"]
    path = f"/api/tables/{table}/advice"
    anna.refused(409, "lesson-read", "POST", path, seat=0)
    now = lesson(anna, table)
    while now is not None and len(now["options"] or ()) < 2:
        now = go_on(anna, table)
    assert now is not None
    opinions = anna.do(table, "advice", seat=0)["opinions"]
    assert opinions
    assert {each["option"] for each in opinions} <= set(now["options"])
    assert opinions == sorted(opinions, key=lambda each: -each["prospect"])


def test_not_between_people_nor_for_others(den: Den, anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "start")
    path = f"/api/tables/{table}/advice"
    anna.refused(403, "no-advice", "POST", path, seat=0)
    bruno.refused(403, "not-yours", "POST", path, seat=0)
    shared = anna.lay("me", "hot:Léa", start=True)
    anna.refused(403, "no-advice", "POST", f"/api/tables/{shared}/advice", seat=0)
    alone = anna.lay("me", "bot:easy", start=True)
    bruno.refused(403, "not-yours", "POST", f"/api/tables/{alone}/advice", seat=0)
    anna.refused(403, "not-yours", "POST", f"/api/tables/{alone}/advice", seat=1)


def test_advice_begins_with_what_the_bot_would_choose() -> None:
    world = Setup.of(find("nidavellir"), 3).start(5)
    advice = Mcts(iterations=60, seed=1).consider(world, 0)
    assert advice[0].option == Mcts(iterations=60, seed=1).choose(world, 0)


def test_what_is_named_later_promises_no_more() -> None:
    """An option that was hardly tried may look better by chance than the one a bot would take."""
    options = Setup.of(find("nidavellir"), 3).start(5).decision(0).options[:4]
    promised = zip(options, (0.3, 0.1, 0.2, 0.4), strict=True)
    told = in_order([Advice(option, [], prospect) for option, prospect in promised])
    assert [each.prospect for each in told] == [0.3, 0.3, 0.2, 0.1]
    assert [options.index(each.option) for each in told] == [0, 3, 2, 1]
    assert in_order([]) == []
