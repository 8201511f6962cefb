"""A game over HTTP: answers, refusals, taking back, the end, and once more."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Mapping
from typing import Any

import pytest

import antre
from antre.core.content import Content
from antre.core.game import find
from antre.core.record import Record
from antre.core.words import Words
from antre.server.identity import Identity
from antre.server.streams import Listener
from tests.server.den import Den, Guest, Json, play


def options(guest: Guest, table: str, seat: int) -> list[str]:
    asked = guest.seat(table, seat)["asked"]
    return [] if asked is None else [option["option"] for option in asked["options"]]


@pytest.mark.parametrize("seats", [2, 5])
def test_a_whole_game_of_one_screen(anna: Guest, seats: int) -> None:
    table = anna.lay("me", *(f"hot:Player {seat}" for seat in range(1, seats)), start=True)
    play(anna, table, seed=seats)
    seen = anna.look(table)
    assert seen["status"] == "over"
    assert len(seen["scores"]) == seats
    assert seen["outcome"]["winners"]
    record = antre.load(anna.request("GET", f"/api/tables/{table}/record").text)
    assert isinstance(record, Record)
    assert list(record.replay().scores) == seen["scores"]


def test_three_people_and_a_bot_play_to_the_end(den: Den) -> None:
    guests = [den.guest(name) for name in ("Anna", "Bruno", "Clara")]
    host = guests[0]
    table = host.lay("me", "open", "open", "bot:normal")
    invite = host.invite(table)
    for guest in guests[1:]:
        guest.do(table, "join", invite=invite)
    host.do(table, "start")
    rng = random.Random(3)
    while host.look(table)["status"] == "playing":
        for seat, guest in enumerate(guests):
            guest.answer(table, seat, rng)
    assert all(guest.look(table)["status"] == "over" for guest in guests)


def test_labels_and_log_speak_the_language_of_the_seat(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "start")
    english, french = anna.seat(table, 0), bruno.seat(table, 1)
    assert english["asked"]["options"][0]["label"] != french["asked"]["options"][0]["label"]
    assert english["log"][0]["text"] != french["log"][0]["text"]
    spoken = anna.ok("GET", f"/api/tables/{table}/seat/0?language=fr")
    assert "Bruno" in json.dumps(spoken["log"])


def test_what_an_event_lights_up_reaches_the_page(
    den: Den, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the game: pieces in groups that light up one after the other."""
    lights = {"bid": [["coin:0:1"]], "reveal": [["bid:0:goblin", "bid:1:goblin"], ["bid:0:horse"]]}

    def shining(content: Content, event: Mapping[str, Any]) -> list[list[str]]:
        return lights.get(event["kind"], [])

    monkeypatch.setattr(find("nidavellir").stage, "lights", shining)
    table = anna.lay("me", "hot:Léa", start=True)
    live, listener = den.live(table), Listener(0, "en", Identity("g", "", "en"))
    live.listeners[0, "en"] = [listener]
    for seat in (0, 1):
        anna.decide(table, seat, "bid:b4", "bid:b3", "bid:b2")
    log = anna.seat(table, 0)["log"]
    for lines in (heard(listener), log):
        shone = {line["kind"]: line["lights"] for line in lines if "lights" in line}
        assert shone == lights
        assert any("lights" not in line for line in lines)


def test_a_remark_of_the_narrator_is_the_same_for_all_at_the_table(
    den: Den, anna: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes by what everybody knows: secret bids do not count."""

    def remark(content: Content, event: Mapping[str, Any], place: int, words: Words) -> str:
        return f"{words.language} {place}" if event["kind"] in ("bid", "reveal") else ""

    monkeypatch.setattr(find("nidavellir").voice, "aside", remark)
    table = anna.lay("me", "hot:Léa", start=True)
    live = den.live(table)
    listeners = [Listener(seat, "fr", Identity("g", "", "fr")) for seat in (-1, 0, 1)]
    for listener in listeners:
        live.listeners[listener.seat, "fr"] = [listener]
    for seat in (0, 1):
        anna.decide(table, seat, "bid:b4", "bid:b3", "bid:b2")
    watcher, mine, theirs = (
        [(line["kind"], line["aside"]) for line in heard(listener) if "aside" in line]
        for listener in listeners
    )
    assert mine == theirs
    assert mine[3:] == watcher, "what is revealed has the same place for who saw no bid"
    assert len({remark for _, remark in mine[:3]}) == 1
    log = anna.seat(table, 0)["log"]
    told = [(line["kind"], line["aside"]) for line in log if "aside" in line]
    assert told == [(kind, remark.replace("fr", "en")) for kind, remark in mine]
    assert len(log) > len(told)


def heard(listener: Listener) -> list[Json]:
    """The events that have come to a listener."""
    return [
        event
        for message in b"".join(listener._pending).split(b"\n\n")[:-1]
        for event in json.loads(message.partition(b"data: ")[2])["events"]
    ]


def test_several_answers_are_taken_together_or_not_at_all(anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    error = anna.refused(
        409, "refused", "POST", f"/api/tables/{table}/decide",
        seat=0, options=["bid:b4", "bid:b4", "bid:b2"], number=0,
    )  # fmt: skip
    assert error["rule"] == "bids.one-per-tavern"
    assert "bid:b4" not in error["allowed"]
    assert "bid:b2" in error["allowed"]
    assert "bid:b4" in options(anna, table, 0)
    anna.decide(table, 0, "bid:b4", "bid:b3", "bid:b2", number=0)
    assert anna.look(table)["waiting"] == [1]
    assert anna.seat(table, 0)["view"]["coins"][0]["slots"] == ["b4", "b3", "b2"]


def test_a_late_answer_is_stale(anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    anna.decide(table, 0, "bid:b4", number=0)
    path = f"/api/tables/{table}/decide"
    anna.refused(409, "stale", "POST", path, seat=0, options=["bid:b3"], number=0)
    anna.decide(table, 0, "bid:b3", "bid:b2", number=1)
    anna.refused(409, "not-asked", "POST", path, seat=0, options=["bid:b0"], number=3)
    anna.refused(400, "malformed", "POST", path, seat=1, options=["fly:away"])


def test_of_many_answers_at_once_one_counts(den: Den, anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    body = {"seat": 0, "options": ["bid:b4"], "number": 0}

    async def rush() -> list[int]:
        path = f"/api/tables/{table}/decide"
        sent = [anna.client.post(path, json=body) for _ in range(20)]
        return [reply.status_code for reply in await asyncio.gather(*sent)]

    assert sorted(den.run(rush())) == [200] + [409] * 19
    assert anna.seat(table, 0)["asked"]["number"] == 1


def test_only_the_owner_answers(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "start")
    bodies: dict[str, Json] = {
        "decide": {"options": ["bid:b4"]}, "undo": {}, "why": {"option": "bid:b4"},
    }  # fmt: skip
    for what, body in bodies.items():
        path = f"/api/tables/{table}/{what}"
        assert bruno.refused(403, "not-yours", "POST", path, seat=0, **body)["allowed"] == [1]
        bruno.refused(403, "not-yours", "POST", path, seat=-1, **body)


def test_nothing_is_decided_before_the_start(anna: Guest) -> None:
    table = anna.lay("me", "open")
    for what, body in {"decide": {"options": ["bid:b4"]}, "undo": {}}.items():
        anna.refused(409, "not-started", "POST", f"/api/tables/{table}/{what}", seat=0, **body)
    assert anna.seat(table, 0)["view"] is None
    anna.refused(403, "not-over", "GET", f"/api/tables/{table}/record")


def test_an_answer_goes_back_as_it_came(anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    before = anna.seat(table, 0)
    anna.decide(table, 0, "bid:b0")
    anna.decide(table, 0, "bid:b2", "bid:b3")
    assert anna.seat(table, 0)["can_undo"]
    anna.do(table, "undo", seat=0)
    assert anna.seat(table, 0)["asked"]["number"] == 1
    anna.do(table, "undo", seat=0)
    after = anna.seat(table, 0)
    assert {**after, "version": 0} == {**before, "version": 0}
    anna.refused(409, "undo", "POST", f"/api/tables/{table}/undo", seat=0)


def test_nothing_goes_back_past_a_reveal(anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    anna.decide(table, 0, "bid:b0", "bid:b2", "bid:b3")
    anna.decide(table, 1, "bid:b0", "bid:b2", "bid:b3")
    for seat in (0, 1):
        anna.refused(409, "undo", "POST", f"/api/tables/{table}/undo", seat=seat)


def test_the_end_is_not_taken_back(anna: Guest) -> None:
    """Once it is over everybody sees everything: the last choice stands."""
    table = anna.lay("me", "hot:Léa", start=True)
    play(anna, table, seed=1)
    for seat in (0, 1):
        assert not anna.seat(table, seat)["can_undo"]
        anna.refused(409, "undo", "POST", f"/api/tables/{table}/undo", seat=seat)


def test_one_may_take_back_while_others_have_bid_since(anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", "hot:Max", start=True)
    anna.decide(table, 0, "bid:b0", "bid:b2", "bid:b3")
    anna.decide(table, 1, "bid:b5")
    anna.do(table, "undo", seat=0)
    assert anna.look(table)["waiting"] == [0, 1, 2]
    log = anna.seat(table, 1)["log"]
    assert [line["kind"] for line in log][-1] == "bid"
    assert anna.seat(table, 1)["view"]["coins"][1]["slots"] == ["b5", None, None]


def test_why_answers_with_the_rule(anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    anna.decide(table, 0, "bid:b4")
    path = f"/api/tables/{table}/why"
    reply = anna.ok("POST", path, seat=0, option="bid:b4")
    assert reply["rule"] == "bids.one-per-tavern"
    french = anna.ok("POST", f"{path}?language=fr", seat=0, option="bid:b4")
    assert french["text"] != reply["text"]
    anna.refused(409, "possible", "POST", path, seat=0, option="bid:b2")
    anna.refused(400, "malformed", "POST", path, seat=0, option="nonsense")


def test_the_record_is_closed_until_the_end(anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    play(anna, table, seed=1, most=5)
    anna.refused(403, "not-over", "GET", f"/api/tables/{table}/record")


def test_once_over_every_seat_is_open_to_all(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    play(anna, table, seed=2)
    for seat in (-1, 0, 1):
        assert bruno.seat(table, seat)["over"]
    assert bruno.request("GET", f"/api/tables/{table}/record").status_code == 200


def test_a_rematch_brings_the_same_people_to_one_new_table(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "open")
    bruno.do(table, "join", invite=anna.invite(table))
    anna.do(table, "start")
    anna.refused(409, "not-over", "POST", f"/api/tables/{table}/rematch")
    rng = random.Random(5)
    while anna.look(table)["status"] == "playing":
        anna.answer(table, 0, rng)
        bruno.answer(table, 1, rng)
    again = bruno.do(table, "rematch")["table"]
    assert anna.do(table, "rematch")["table"] == again
    assert anna.look(table)["next"] == again
    seen = anna.look(again)
    assert (seen["status"], seen["you"]) == ("lobby", [0])
    assert bruno.do(again, "start")["status"] == "playing"


def test_the_end_is_told_to_each_in_their_words(anna: Guest, bruno: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    assert anna.look(table)["outcome"] is None
    play(anna, table, seed=2)
    mine, theirs = anna.look(table), bruno.look(table)
    outcome = mine["outcome"]
    assert outcome["kind"] == "rivals"
    best = max(mine["scores"])
    assert outcome["winners"] == [seat for seat in (0, 1) if mine["scores"][seat] == best]
    assert [utility > 0 for utility in outcome["utilities"]] == [
        seat in outcome["winners"] for seat in (0, 1)
    ]
    assert outcome["margins"] == [
        points - other for points, other in zip(mine["scores"], mine["scores"][::-1], strict=True)
    ]
    assert outcome["reason"]["rule"] in {rule.id for rule in find("nidavellir").rules}
    winner = ("Anna", "Léa")[outcome["winners"][0]]
    assert winner in theirs["outcome"]["said"]
    french = anna.ok("GET", f"/api/tables/{table}?language=fr")["outcome"]
    assert french["said"] != outcome["said"]
    assert anna.seat(table, 0)["outcome"] == outcome
    assert [sum(part["value"] for part in parts) for parts in mine["parts"]] == mine["scores"]


def test_a_rematch_with_bots_begins_at_once(anna: Guest) -> None:
    table = anna.lay("me", "hot:Léa", start=True)
    play(anna, table, seed=3)
    again = anna.do(table, "rematch")["table"]
    assert anna.look(again)["status"] == "playing"
    assert anna.look(again)["waiting"] == [0, 1]
